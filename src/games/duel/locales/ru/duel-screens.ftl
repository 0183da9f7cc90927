# The screens of Duel.

duel-screen-to-first = Кто начинает?
duel-screen-first = Кто начинает?
duel-screen-seating = Введите имена в порядке ходов: каждый сидит справа от предыдущего.
duel-screen-deal = { $count ->
    [0] Перетасуйте свои колоды и дайте другому снять. На руку ничего не раздают; вся колода — стопка добора.
    [one] Перетасуйте свои колоды, дайте другому снять и возьмите { $count } карту. Остальное — стопка добора.
    [few] Перетасуйте свои колоды, дайте другому снять и возьмите { $count } карты. Остальное — стопка добора.
    [many] Перетасуйте свои колоды, дайте другому снять и возьмите { $count } карт. Остальное — стопка добора.
   *[other] Перетасуйте свои колоды, дайте другому снять и возьмите { $count } карты. Остальное — стопка добора.
}
duel-screen-jokers = { $count ->
    [1] Добавьте в каждую колоду джокера: { $rules }.
    [one] Добавьте в каждую колоду { $count } джокер, непохожий на других: { $rules }.
    [few] Добавьте в каждую колоду { $count } разных на вид джокера: { $rules }.
    [many] Добавьте в каждую колоду { $count } разных на вид джокеров: { $rules }.
   *[other] Добавьте в каждую колоду { $count } разных на вид джокера: { $rules }.
}
duel-screen-first-which = Кто ходит первым? Договоритесь как угодно.
duel-screen-begins = Начинает { $name }

duel-screen-warlord = Полководец { $number }
duel-screen-warlord-of = { $warlord } ({ $name })
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: в стопке добора { $draw }, на руке { $hand }, в сбросе { $discard }.
duel-screen-seat-top = Сверху лежит { $card }.
duel-screen-slot-down = Полководец { $number } лежит лицом вниз и неизвестен.
duel-screen-slot-known = Полководец { $number } лежит лицом вниз: { $card }.
duel-screen-slot-up = Полководец { $number } открыт и использован: { $card }.
duel-screen-seat-out = Вне игры.
duel-screen-seat-attacks = Цель атаки: { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = вне игры
duel-screen-status-pending = карт нет
duel-screen-status-revenge = последний ход
duel-screen-status-won = победа
duel-screen-turns-left = { $count ->
    [0] ходов не осталось
    [one] карт на { $count } ход
    [few] карт на { $count } хода
    [many] карт на { $count } ходов
   *[other] карт на { $count } хода
}

duel-screen-revenge = { $name } выбывает и делает последний ход, не беря карт.
duel-screen-cut-short = Первый круг: карты добираются как обычно, но атаковать может только последний игрок.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Атака без полководца
   *[other] Атака: { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Карта армии лицом вниз. Цель — { $name }.
   *[other] { $warlord } и карта армии лицом вниз. Цель — { $name }.
}

duel-ask-exchange = Какого полководца сбросить?
duel-answer-exchange = Сменить: { $warlord }

duel-ask-ace-by = Кто играет туза?
duel-screen-ace-nobody = Тузом сейчас никого не достать.
duel-ask-ace-on = { $name }: какого полководца убирает туз?
duel-answer-ace = { $warlord ->
    [none] Играет { $name }
   *[other] { $ally ->
        [yes] Союзник → { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Что играет { $name }?
duel-screen-ace-of = { $name } играет туза
duel-ask-ace-warlord = Каким полководцем защищается { $name }? Его открывают.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Туз отбивает атаку, и { $attacker } теряет полководца.
   *[no] Туз отбивает атаку.
}

duel-screen-attacker = Атака
duel-screen-defender = Защита
duel-screen-stronger = сильнее
duel-screen-weaker = слабее
duel-screen-equal = силы равны
duel-screen-pile = { $name }, стопка добора: { $count }
duel-screen-strength = { $name }, сила: { $total }
duel-screen-laid = { $part } { $card }, лицом вверх
duel-screen-laid-down = { $part }, лицом вниз

duel-ask-defend = Чем защищается { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Только армия
       *[other] Без защиты
    }
   *[other] { $army ->
        [yes] { $warlord } и армия
       *[other] { $warlord } без армии
    }
}
duel-screen-worth = { $name }: сила может быть от { $least } до { $most }. Защита, равная атаке, отбивает её.
duel-screen-worth-draw = { $name }: сила может быть от { $least } до { $most }. Атаку отбивает только более сильная защита.
duel-screen-supports = Кто добавляет карту поддержки? Сначала { $attacker }, потом { $defender }.
duel-ask-support = { $count ->
    [1] { $name } добавляет карту поддержки?
    [one] { $name } добавляет карты поддержки?
    [few] { $name } добавляет карты поддержки?
    [many] { $name } добавляет карты поддержки?
   *[other] { $name } добавляет карты поддержки?
}
duel-screen-support-both = Добавляют оба
duel-screen-support-only = Только { $name }
duel-screen-support-none = Никто
duel-answer-support = { $count ->
    [0] { $name } ничего не добавляет
    [one] { $name } добавляет { $count }
    [few] { $name } добавляет { $count }
    [many] { $name } добавляет { $count }
   *[other] { $name } добавляет { $count }
}
duel-screen-name = { $number }/{ $count }: { $part } ({ $name }) — какая это карта?
duel-screen-name-what = { $part } ({ $name })
duel-screen-suits = Указывать масти
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } сильнее, { $attack } : { $defence }, но для урона этого мало.
    [one] { $attacker } сильнее, { $attack } : { $defence }. { $defender } теряет { $cards } карту из стопки добора.
    [few] { $attacker } сильнее, { $attack } : { $defence }. { $defender } теряет { $cards } карты из стопки добора.
    [many] { $attacker } сильнее, { $attack } : { $defence }. { $defender } теряет { $cards } карт из стопки добора.
   *[other] { $attacker } сильнее, { $attack } : { $defence }. { $defender } теряет { $cards } карты из стопки добора.
}
duel-screen-damage = { $rounding ->
    [none] Урон: ({ $attack } − { $defence }) : { $divisor }
    [up] Урон: ({ $attack } − { $defence }) : { $divisor }, с округлением вверх
   *[down] Урон: ({ $attack } − { $defence }) : { $divisor }, с округлением вниз
}
duel-screen-outcome-defender = { $defender } сильнее, { $defence } : { $attack }. Атака отбита.
duel-screen-outcome-tie = У обоих { $attack }: атака отбита.
duel-screen-outcome-draw = У обоих { $attack }: оба теряют только сыгранные карты.
duel-screen-all-there-is = { $count ->
    [0] { $name }: стопка добора уже пуста.
    [one] { $name }: в стопке добора только { $count } карта.
    [few] { $name }: в стопке добора только { $count } карты.
    [many] { $name }: в стопке добора только { $count } карт.
   *[other] { $name }: в стопке добора только { $count } карты.
}
duel-screen-resolve = { $cards ->
    [0] Без туза: дальше
    [one] Без туза: { $cards } карта в сброс
    [few] Без туза: { $cards } карты в сброс
    [many] Без туза: { $cards } карт в сброс
   *[other] Без туза: { $cards } карты в сброс
}
duel-screen-to-table = Назад к столу

duel-screen-waits-draw = { $name }: взять нечего. Есть джокер?
duel-screen-waits-emptied = { $name }: стопка добора опустела. Есть джокер?
duel-screen-joker-for = Джокер: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
duel-screen-fewer = Джокер: меньше карт…
duel-screen-is-out = { $name } выбывает
duel-ask-reinforce = Покажите джокера и перетасуйте сброс. Карты из него идут в стопку добора, её тоже перетасуйте.
duel-ask-reinforce-number = Карты
duel-answer-reinforce = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
duel-ask-concede = { $left ->
    [2] Вы проиграете, и партия закончится.
   *[other] Вы выйдете из игры, остальные продолжат.
}
duel-answer-concede = { $name } сдаётся

duel-screen-lasts = { $turns ->
    [0] В стопке добора нет карт
    [one] { $count } в стопке добора, по { $each } за ход: хватит на { $turns } ход
    [few] { $count } в стопке добора, по { $each } за ход: хватит на { $turns } хода
    [many] { $count } в стопке добора, по { $each } за ход: хватит на { $turns } ходов
   *[other] { $count } в стопке добора, по { $each } за ход: хватит на { $turns } хода
}
duel-screen-has = { $name }: на руке { $hand }, в сбросе { $discard }.
duel-screen-attacks = { $name } может атаковать только одну цель — { $target }.
duel-screen-seen = Известные карты колоды
duel-screen-seen-about = Каждого достоинства — четыре карты. Закрашенная точка — карта, чьё место известно.
duel-screen-seen-rank = { $rank }: известно { $count } из 4
duel-screen-tell = Назвать карту
duel-screen-tell-discard = Сброс
duel-screen-tell-top = Что лежит сверху в сбросе ({ $name })?
duel-screen-tell-below = Что лежит под { $card } ({ $name })?
duel-screen-tell-nothing = Все карты сброса известны.
duel-correct-numbers = Рука и стопка добора ({ $player })
duel-correct-draw = Стопка добора ({ $player })
duel-correct-hand = Рука ({ $player })
duel-correct-slot = Полководец { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] нет
   *[some] { $card ->
        [none] неизвестен
       *[other] { $face_up ->
            [yes] { $card } лицом вверх
           *[no] { $card } лицом вниз
        }
    }
}

duel-screen-quick = Быстрый бой
duel-screen-quick-army = Выберите карты обеих сторон. Для атаки нужна карта армии.
duel-screen-quick-needs = Чтобы отбить атаку, не хватает { $count }.
duel-screen-quick-house = { $count ->
    [one] Домашние правила: изменено { $count }
    [few] Домашние правила: изменены { $count }
    [many] Домашние правила: изменено { $count }
   *[other] Домашние правила: изменены { $count }
}
duel-screen-quick-clear = Убрать карты
duel-screen-keys-digit = Выбрать или назвать карту

duel-screen-figure-cards = Карты
duel-screen-figure-winner = Победители
duel-screen-figure-others = Остальные

## How to play

duel-lesson-aim = Ваши силы
duel-lesson-aim-about = У каждого игрока своя колода. Ваша стопка добора — это ваши силы: если в начале хода взять нечего, вы выбываете. Побеждает тот, кто остался в игре последним.
duel-lesson-warlords = Полководцы
duel-lesson-warlords-about = Короли, дамы и валеты лежат перед вами лицом вниз. Один из них может возглавить атаку или защиту.
duel-lesson-armies = Армии
duel-lesson-armies-about = Карты от 4 до 10 сражаются; сила каждой — число на ней. Двойка или тройка рядом с такой картой делает её сильнее.
duel-lesson-turn = Ваш ход
duel-lesson-turn-about = Возьмите карту и выставьте полководцев. Потом можно атаковать соседа справа. В конце хода ваши полководцы снова готовы к бою.
duel-lesson-battle = Бой
duel-lesson-battle-about = Оба игрока кладут карты лицом вниз и открывают их вместе. Если атака сильнее, защитник теряет карты из стопки добора.
duel-lesson-aces = Тузы
duel-lesson-aces-about = Туз не сражается. Он останавливает атаку или убирает полководца соседа.
