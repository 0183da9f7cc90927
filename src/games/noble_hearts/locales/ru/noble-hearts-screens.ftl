# The screens of Noble Hearts.

noble-hearts-screen-to-first = Кто начинает?
noble-hearts-screen-first = Кто начинает?
noble-hearts-screen-box = { $tracks ->
    [yes] Поставьте открытую коробку посередине, а дворян — на клетки, о которых договорились. Карты обаяния и мастерства лежат по бокам, фишки — в центре.
   *[no] Поставьте открытую коробку посередине, а дворян — на клетки, о которых договорились.
}
noble-hearts-screen-deal = Перетасуйте свои карты действий (их { $deck }) и возьмите { $count }. Остальные — ваша колода, лицом вниз.
noble-hearts-screen-first-which = Договоритесь, кто начинает.
noble-hearts-screen-begins = Начинает { $name }
noble-hearts-screen-areas = Названия зон
noble-hearts-screen-areas-about = Заранее договоритесь, какому рисунку какой номер; можно дать и названия.
noble-hearts-screen-expansion = Мастерство и розы
noble-hearts-screen-specials = Особые карты
noble-hearts-screen-takes = { $name } смотрит особые карты и берёт одну.
noble-hearts-screen-takes-first = Сначала особую карту берёт { $name }.
noble-hearts-screen-taken-all = Оба игрока взяли особые карты. Нажмите на карту, чтобы вернуть её.
noble-hearts-screen-has-taken = { $name }, взятые карты
noble-hearts-screen-put-back = { $name } возвращает { $number }: { $special }
noble-hearts-screen-roses = Розы
noble-hearts-screen-roses-about = Первый игрок держит розы на раскрытой ладони над коробкой, а другой бьёт по ней снизу. Розы, упавшие мимо коробки или туда, где дворянину не встать, выходят из игры.
noble-hearts-screen-roses-stay = Роз осталось
noble-hearts-screen-begin = Начать

noble-hearts-screen-area = зона { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = карта
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Карта { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = любая зона

noble-hearts-screen-acts = Действует { $name }
noble-hearts-screen-goes-on = { $name } сохраняет инициативу и действует снова
noble-hearts-screen-evade = { $name }, защищайтесь!
noble-hearts-screen-chooses = Фишка у шпаги: { $name } берёт особую карту
noble-hearts-screen-declines = { $name } отказывается
noble-hearts-screen-hands-over = Передать: { $name }
noble-hearts-screen-is-hit = { $name } пропускает удар
noble-hearts-screen-known = Введённые раньше карты: одно нажатие вводит все числа.
noble-hearts-screen-block-with = Нажмите на карту для блока:
noble-hearts-screen-blocks = Блок: { $card }
noble-hearts-screen-blocked = блок
noble-hearts-screen-coming = { $fight }, { $area }: отвечает { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: заблокирован

noble-hearts-screen-status-acts = действует
noble-hearts-screen-status-goes-on = действует снова
noble-hearts-screen-status-evades = защищается
noble-hearts-screen-status-chooses = выбирает
noble-hearts-screen-status-won = победа
noble-hearts-screen-seat = { $name }: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }.
noble-hearts-screen-draws = Сейчас берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
noble-hearts-screen-shuffles = Тасует сброс в новую колоду.
noble-hearts-screen-badge = взять { $count }
noble-hearts-screen-top = Сверху лежит { $card }.
noble-hearts-screen-raised = На возвышении.
noble-hearts-screen-special-open = Карта «{ $special }» открыта.
noble-hearts-screen-special-down = Карта «{ $special }» лицом вниз.

noble-hearts-screen-untell = К предыдущему ответу
noble-hearts-screen-ask = { $print ->
    [fight] Сила?
    [area] Зона удара?
    [move] Движение?
   *[redraw] Добор?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Сила карты { $number }?
    [area] Зона удара карты { $number }?
    [move] Движение карты { $number }?
   *[redraw] Добор карты { $number }?
}
noble-hearts-screen-ask-move = Движение? Нужно от { $far }, пока { $sum }.
noble-hearts-screen-ask-redraw-of = Добор карты с силой { $fight }?
noble-hearts-screen-ask-retreat = Сила? Если до { $most }, леди Изабелла сдвинется к сопернику ({ $name }).
noble-hearts-screen-ask-block = Сила? Нужно от { $value }, { $area }.
noble-hearts-screen-one-more = Ещё одна карта
noble-hearts-screen-stated = В какую зону она бьёт?
noble-hearts-ask-stroke = На какой удар вы отвечаете?
noble-hearts-screen-stroke = Удар { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Где оказался дворянин?
noble-hearts-screen-lands-up = На возвышении
noble-hearts-screen-lands-down = На полу
noble-hearts-screen-jump-lower = Прыжок пониже
noble-hearts-screen-jump-lower-about = Прыгните на что-нибудь пониже, но не на пол.
noble-hearts-screen-run = Перемещение
noble-hearts-screen-up = Прыжок вверх
noble-hearts-screen-down = Прыжок вниз
noble-hearts-screen-long = Длинный прыжок
noble-hearts-screen-plain = Обычная атака
noble-hearts-ask-special = Какую карту открыть?
noble-hearts-ask-seat = Если вы не можете или не хотите действовать, сдавайтесь; победит другой игрок.
noble-hearts-screen-concedes = { $name } сдаётся

noble-hearts-screen-pile = Сброс, начиная с верхней карты
noble-hearts-correct-hand = Карты на руке ({ $player })
noble-hearts-correct-raised = { $player } на возвышении
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = лицом вверх
noble-hearts-correct-face-down = лицом вниз
noble-hearts-correct-removed = убрать
noble-hearts-correct-more = Дать особую карту: { $player }
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Инициатива
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Леди Изабелла, в сторону: { $player }
noble-hearts-correct-skill = Мастерство, в сторону: { $player }
noble-hearts-correct-roses = Роз на поле

noble-hearts-screen-keys-digit = Ввести число или выбрать вариант
noble-hearts-screen-keys-ten = Прибавить десять: следующая цифра даст от 10 до 19

noble-hearts-screen-decks = Списки колод
noble-hearts-screen-decks-about = Один раз введите числа с карт настоящей колоды: потом любую карту можно сыграть одним нажатием.
noble-hearts-screen-deck-none = Нет
noble-hearts-screen-deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
noble-hearts-screen-deck-new = Новый список колоды
noble-hearts-screen-deck-unnamed = Колода
noble-hearts-screen-deck-take = Импортировать список
noble-hearts-screen-deck-taken = Файл { $file } импортирован.
noble-hearts-screen-deck-not-taken = Файл { $file } не импортирован. { $why }
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Название колоды
noble-hearts-screen-deck-add = Добавить карту: её четыре числа
noble-hearts-screen-deck-clear = Стереть числа
noble-hearts-screen-deck-card = В колоде: { $card }
noble-hearts-screen-deck-learns = Взять из партии
noble-hearts-screen-deck-learn = Карты: { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Новых карт нет.
    [one] Добавлена { $count } карта.
    [few] Добавлены { $count } карты.
    [many] Добавлено { $count } карт.
   *[other] Добавлены { $count } карты.
}
noble-hearts-screen-deck-give = Экспорт
noble-hearts-screen-deck-remove = Удалить этот список
noble-hearts-screen-deck-remove-ask = Точно удалить

## How to play

noble-hearts-lesson-aim = Цель игры
noble-hearts-lesson-aim-about = Два дворянина сражаются на шпагах за леди Изабеллу. Попадите в соперника раньше, чем он в вас.
noble-hearts-lesson-card = Карта
noble-hearts-lesson-card-about = На ней четыре числа: сила удара, зона тела, движение в клетках и добор — сколько карт вы потом возьмёте.
noble-hearts-lesson-initiative = Инициатива
noble-hearts-lesson-initiative-about = Действует тот, у кого инициатива: атакует, перемещается, прыгает. После большинства действий она переходит к другому игроку.
noble-hearts-lesson-attack = Атака
noble-hearts-lesson-attack-about = Встаньте перед соперником и сыграйте карту: её сила — это сила удара, а её зона — место, куда вы бьёте.
noble-hearts-lesson-evade = Блок
noble-hearts-lesson-evade-about = Ответьте на удар картой той же зоны, не слабее самого удара, или сбросьте карту и отступите. Иначе в вас попали, и вы проиграли.
noble-hearts-lesson-roses = Розы и приёмы
noble-hearts-lesson-roses-about = Если в коробке есть розы, можно ещё и завоевать сердце леди Изабеллы, а особые карты позволяют делать то, что на них написано.
