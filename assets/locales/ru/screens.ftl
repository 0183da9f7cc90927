# The screens.

back = Назад
menu = Меню
stepper-less = меньше: { $what }
stepper-more = больше: { $what }
stepper-range = Введите целое число от { $least } до { $most }.

home-tagline = Ведёт счёт в ваших карточных играх, подсчитывает каждый бой и ничего не забывает.
home-new = Новая партия
home-new-about = Выбрать игру и игроков
home-faulty = Повреждена строка { $line } ({ $code })
home-unreadable = Не читается строка { $line } ({ $code })
home-unknown-game = Эта версия не знает такой игры; возможно, её знает более новая
home-in-use = { SHOWN_IN() ->
    [tab] Последняя партия открыта в другой вкладке. Откройте её здесь, чтобы наблюдать.
   *[window] Последняя партия открыта в другом окне. Откройте её здесь, чтобы наблюдать.
}
home-folder = Партии хранятся в папке { $folder }
home-no-folder = Сохранять партии негде: { $why }. Записать ничего нельзя.
home-not-kept = Партии не сохраняются: { $why }. Сыгранное сейчас пропадёт, когда вы закроете эту страницу, если его не экспортировать.
home-file = Файл { $file } нельзя показать. { $why }
home-file-no-screens = В этом окне партию такой игры показать нельзя. Из командной строки её можно воспроизвести и экспортировать.
home-cleared = Браузер удалил всё, что здесь хранилось. Партии, которые ещё были в памяти этой страницы, сохранены заново.
home-damaged = Повреждено в хранилище браузера: { $files }. Всё, что удалось прочитать, сохранено заново; остальное цело.
home-never-copied = Эти партии ещё ни разу не экспортировали. Кнопка «Экспортировать всё» — в разделе «Все партии».
home-copied = Последний раз все партии экспортировали { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} назад. Кнопка «Экспортировать всё» — в разделе «Все партии».
home-in-browser = Партии хранятся в этом браузере, только на этом устройстве.
home-in-browser-for-now = Партии хранятся в этом браузере, только на этом устройстве. Браузер может их удалить, если не хватит места или если вы не заходите несколько недель: добавьте Courtyard на домашний экран и экспортируйте партии, которыми дорожите.
home-update-about = Вышла новая версия Courtyard. При обновлении ничего не пропадёт, и его можно отложить.
home-update = Обновить сейчас
home-install = Установить Courtyard
home-install-about = Установите Courtyard, чтобы запускать его как обычное приложение: на весь экран и без сети. Ваши партии останутся на месте.
home-install-sharing = Добавьте Courtyard на домашний экран: приложение займёт весь экран и будет работать без сети, а телефон не удалит ваши партии, если вы неделю не заходите.
home-install-later = Не сейчас

install-title = На домашнем экране
install-share = Нажмите «Поделиться» на панели браузера; кнопка может прятаться за тремя точками.
install-add = Выберите «На экран „Домой“»: этот пункт ниже в списке.
install-done = Нажмите «Добавить». С этого момента открывайте Courtyard с домашнего экрана.
install-games = Партии этого приложения телефон хранит отдельно от партий в браузере. Чтобы перенести партии, экспортируйте их здесь и импортируйте там.

setup-name-of = Имя: { $player }
setup-earlier = Прежние игроки
setup-how-many = Игроки
setup-guided-edition = Обучающая партия идёт по редакции «{ $edition }». Для другой редакции начните новую партию без обучения.
setup-begins = Начинает { $name }
setup-our-rules = { $number ->
    [1] Наши правила
   *[other] Наши правила { $number }
}
setup-evening = Сегодня: { $score }
setup-read = Читать правила
setup-house-rules-about = { $count ->
    [0] Редакция без изменений. Нажмите, чтобы изменить правило.
    [one] Изменено { $count } правило
    [few] Изменены { $count } правила
    [many] Изменено { $count } правил
   *[other] Изменены { $count } правила
}
trial-try = Испытать эти правила
trial-try-about = По ним сыграют боты, и вы увидите, что меняется.
trial-begins = Боты играют…
trial-starter = Первый игрок выигрывает { $before } из 100 партий, а по вашим правилам — { $wins } (от { $from } до { $to }).
trial-found = Ваши правила меняют шансы первого игрока, по крайней мере у этих ботов.
trial-played = Сыграно партий: { $games }.
trial-effect = { $name }: { $before }, по вашим правилам { $after }
trial-stop = Остановить ботов
trial-continue = Пусть боты играют дальше
trial-typical = Просмотреть типичную партию
trial-about = Боты следуют простым приёмам. Люди могут играть иначе.

rule-default = В этой редакции: { $value }.
phase-earlier = { $phase }: раньше

bar-set-up = Подготовка
bar-turn = Ход { $turn } · { $name }
bar-turn-only = Ход { $turn }
bar-won = Победа: { $name }
bar-several-won = Победа: { $names }
clock-player = { $name } { $time }
clock-turn = этот ход { $time }

menu-rules = Правила
menu-actions = Что делает каждое действие
phase-named = Фаза: { $phase }
menu-log = Журнал и заметки
menu-players = Игроки и исправления
menu-turn-around = Повернуть стол
menu-facing = Лицом к лицу
menu-leave = На стартовый экран

table-not-recorded = Не записано: { $why }.

hand-over-turn = Ходит { $name }
hand-over-go-on = Продолжить
hand-over-nothing = За прошлый ход ничего не произошло.
do-set-up = Подготовить стол
do-undo = Отменить
undo-with-phases = { $count ->
    [one] { $action } и фаза, завершённая перед этим
    [few] { $action } и фазы, завершённые перед этим: { $count }
    [many] { $action } и фазы, завершённые перед этим: { $count }
   *[other] { $action } и фазы, завершённые перед этим: { $count }
}
undo-with-actions = { $count ->
    [one] { $action } и предыдущее действие
    [few] { $action } и предыдущие действия: { $count }
    [many] { $action } и предыдущие действия: { $count }
   *[other] { $action } и предыдущие действия: { $count }
}
do-redo = Повторить
do-rematch = Реванш
do-note = Заметка

ask-act-or-end = { $name }, выберите действие или завершите ход.
ask-act-or-go-on = { $name }, выберите действие или идите дальше.
ask-end = { $name }, завершите ход.
ask-go-on = { $name }, перейдите к следующей фазе.

note-hint = Заметка для журнала

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, { $draws } ничья
    [few] { $score }, { $draws } ничьи
    [many] { $score }, { $draws } ничьих
   *[other] { $score }, { $draws } ничьи
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } ничья
    [few] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } ничьи
    [many] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } ничьих
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } ничьи
}

## Settings

settings-title = Настройки
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-high-contrast = Контрастная
settings-suits = Масти
settings-suits-two-colours = Два цвета
settings-suits-four-colours = Четыре цвета
settings-preview-gold = Золото: { $count }
die-shows = На кубике { $pips }
settings-text-size = Текст
settings-text-size-percent = Размер в процентах
settings-language = Язык
settings-language-system = Автоматически
settings-motion = Анимация
settings-motion-full = Полная
settings-motion-reduced = Сокращённая
settings-dice = Кубики
settings-dice-about = Какие кубики предлагать в поединке первыми; другие тоже остаются под рукой.
settings-dice-real = Настоящие
settings-dice-virtual = Бросает приложение
settings-hand-over = При переходе хода
settings-hand-over-about = Сообщение следующему игроку: чей ход и что случилось за прошлый.
settings-hand-over-wait = До нажатия
settings-hand-over-brief = Ненадолго
settings-hand-over-off = Без сообщения
settings-bots = Шаги ботов
settings-bots-about = Когда шаг бота считается сделанным. Шаг, который завершаете вы кубиками или картами, всегда ждёт вас.
settings-bots-confirmed = После «Готово»
settings-bots-after-reading = После времени на чтение
settings-chances = Шансы
settings-chances-about = Шансы в поединке, если игра их рассчитывает. В быстрых поединках и при просмотре партии они видны, если не выбрано «Никогда».
settings-chances-always = Всегда
settings-chances-when-asked = По запросу
settings-chances-never = Никогда
settings-screen = Экран
settings-screen-awake = Не гасить, пока открыта партия
settings-screen-dim = Приглушать после двух минут без касаний
settings-clock = Показывать, сколько думает каждый игрок
settings-buzz = Короткая вибрация при каждой записи
settings-copies = Копии оконченных партий
settings-copies-about = Каждая оконченная партия копируется ещё и в эту папку. Если папка синхронизируется с другими устройствами, партии уцелеют, даже если это устройство потеряется.
settings-copies-field = Папка для копий
settings-copies-choose = Выбрать папку…
settings-copies-use = Использовать эту папку
settings-copies-none = Такой папки нет.
copies-failed = Не удалось скопировать партию в { $folder }: { $why }. Сама партия сохранена.
settings-kept = Настройки хранятся в файле { $file }
settings-not-kept = В системе нет папки для настроек; они действуют, пока окно не закрыто.
settings-in-browser = Настройки хранятся в этом браузере.
settings-set-aside = Настройки не удалось прочитать. Их файл переименован в { $file }, а все настройки сброшены.
settings-in-the-way = Файл { $file } не удаётся ни прочитать, ни переименовать: { $why }. Все настройки сброшены.
settings-not-saved = Настройки не удалось сохранить: { $why }. Они действуют, пока окно не закрыто.
settings-language-missing = Не удалось загрузить этот язык: { $language }. Подключитесь к интернету и выберите его снова.
settings-note-close = Закрыть сообщение

about-title = О программе Courtyard
about-version = Версия { $version } для { $system }
about-commit = Собрано из коммита { $commit }
about-own = Courtyard — свободная программа: на условиях лицензии MIT или Apache 2.0, по вашему выбору, её можно использовать, передавать другим и изменять.
about-inside = Сторонние лицензии
about-inside-about = Courtyard опирается на труд многих людей. Под каждой лицензией перечислено, на что она распространяется.
about-more = { $works } и ещё { $count }

## Keys

keys-title = Сочетания клавиш
keys-everywhere = Везде
keys-table = За столом
keys-actions = Действия
keys-larger-text = Увеличить текст
keys-smaller-text = Уменьшить текст
keys-usual-text = Обычный размер текста
keys-move = Перейти к следующему элементу
keys-press = Нажать выделенный элемент
keys-scroll = Прокрутить страницу

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
# Same as in English.
key-shift = Shift
# Same as in English.
key-escape = Esc
# Same as in English.
key-backspace = Backspace
# Same as in English.
key-tab = Tab
# Same as in English.
key-enter = Enter
key-space = Пробел
key-page-up = Page Up
key-page-down = Page Down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Продолжить: { $players }
   *[other] Продолжить: { $players }, ход { $turn }
}
start-sample = Пример партии
start-sample-of = Пример партии: { $game }
start-running = { $turn ->
    [0] Не подготовлена
   *[other] Ход { $turn }
}
start-won = Победа: { $winner }
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = сегодня, { $time }
start-yesterday = вчера, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Не сохранено: { $why }. Партия продолжается.
    [one] Не сохранено: { $why }. { $count } действие ждёт сохранения.
    [few] Не сохранено: { $why }. { $count } действия ждут сохранения.
    [many] Не сохранено: { $why }. { $count } действий ждут сохранения.
   *[other] Не сохранено: { $why }. { $count } действия ждут сохранения.
}
saving-short = { $count ->
    [0] Не сохранено
    [one] { $count } действие не сохранено
    [few] { $count } действия не сохранены
    [many] { $count } действий не сохранено
   *[other] { $count } действия не сохранены
}
saving-open = Что делать?
saving-title = Не сохранено
saving-about = { $count ->
    [0] Партию не удалось сохранить в файл { $file }: { $why }.
    [one] Не удалось сохранить { $count } действие в файл { $file }: { $why }.
    [few] Не удалось сохранить { $count } действия в файл { $file }: { $why }.
    [many] Не удалось сохранить { $count } действий в файл { $file }: { $why }.
   *[other] Не удалось сохранить { $count } действия в файл { $file }: { $why }.
}
saving-goes-on = Играть можно дальше. Все действия остаются в памяти по порядку, и каждые несколько секунд приложение снова пытается их сохранить.
saving-leaving = Если выйти сейчас, несохранённые действия пропадут.
saving-retry = Попробовать сейчас
saving-elsewhere = Сохранить в другое место
saving-elsewhere-about = Вся партия до этого момента отдельным файлом.
saving-write = Сохранить копию
saving-written = Вся партия до этого момента — в файле { $file }.
saving-not-written = Не удалось записать файл { $file }: { $why }.
saving-copy = Копировать в буфер обмена
saving-copied = Вся партия до этого момента — в буфере обмена. Прежде чем выйти, вставьте её в файл, имя которого кончается на .courtyard.
saving-leave = Выйти без сохранения
saving-leave-sure = Выйти и потерять несохранённое
saving-leave-safe = Выйти
saving-stay = Играть дальше
saving-done = Всё сохранено

## Corrections

corrections-title = Исправления
corrections-about = Если на столе иначе, чем в приложении, прав стол. Внесите исправление здесь: оно попадёт в журнал, и его можно отменить.
corrections-names = Имена игроков исправляются в разделе «Все партии».
corrections-reason = Причина
corrections-reason-hint = Причина (необязательно)
corrections-table = Стол
corrections-is = { $what }: { $value }
corrections-set = Записать сейчас: { $what }

## Looking back

look-title = Просмотр партии
look-leave = Закончить просмотр
look-log = Все действия
look-first = В начало
look-previous = На шаг назад
look-next = На шаг вперёд
look-last = В конец
look-at-beginning = Это начало.
look-at-end = Это пока последнее действие.
look-slider = Действие
look-where = { $n ->
    [0] Перед первым из { $count }
   *[other] { $n } из { $count }
}
look-beginning = Пока ничего не сделано.
look-taken-back = Потом это отменили, так что оно не считается.
look-mark-taken-back = отменено
story-show = Показать историю
story-save-text = Сохранить текстом…
story-save-picture = Сохранить картинкой…
story-share-text = Поделиться текстом
story-share-picture = Поделиться картинкой
story-no-bots = Шансы на победу неизвестны: боты не умеют играть в эту игру.
stories-title = Лидерство и волевые победы
stories-show = Узнать, кто вёл и кто отыгрался
story-curve = Шансы на победу: { $turns }
log-hide = Скрыть журнал
log-show = Показать журнал
log-earlier = Более ранние действия — в разделе «Просмотр партии».

onlooker-play = К столу
onlooker-in-use = { SHOWN_IN() ->
    [tab] Эта партия открыта в другой вкладке. Здесь за ней можно наблюдать; изменения видны сразу.
   *[window] Эта партия открыта в другом окне. Здесь за ней можно наблюдать; изменения видны сразу.
}
onlooker-free = { SHOWN_IN() ->
    [tab] В другой вкладке эта партия больше не открыта.
   *[window] В другом окне эта партия больше не открыта.
}
onlooker-take-over = Продолжить здесь
onlooker-newer = Эта партия сохранена более новой версией Courtyard. Здесь можно посмотреть ту часть, которую понимает эта версия, но нельзя продолжить партию.
onlooker-foreign = Этот файл партии лежит вне папки Courtyard: { $file }. Здесь его можно посмотреть; в него ничего не записывается.
onlooker-take-in = Импортировать
onlooker-damaged = { $entries ->
    [0] Строка { $line } повреждена. { $why }
    [one] Строка { $line } повреждена. { $why } До неё цела { $entries } запись.
    [few] Строка { $line } повреждена. { $why } До неё целы { $entries } записи.
    [many] Строка { $line } повреждена. { $why } До неё цело { $entries } записей.
   *[other] Строка { $line } повреждена. { $why } До неё целы { $entries } записи.
} { $lost ->
    [one] Потеряна { $lost } строка.
    [few] Потеряны { $lost } строки.
    [many] Потеряно { $lost } строк.
   *[other] Потеряны { $lost } строки.
} Файл остался без изменений.
onlooker-lost = Потерянные строки
onlooker-lost-about = { $count ->
    [1] Строка файла
    [one] Строки файла
    [few] Строки файла
    [many] Строки файла
   *[other] Строки файла
}
onlooker-lost-more = { $count ->
    [one] … и ещё { $count } строка.
    [few] … и ещё { $count } строки.
    [many] … и ещё { $count } строк.
   *[other] … и ещё { $count } строки.
}
onlooker-repair = { $entries ->
    [0] Продолжить с начала
   *[other] Продолжить с записи { $entries }
}

## The library

home-all = { $count ->
    [0] Архив, корзина и импорт
   *[other] Все партии ({ $count })
}
library-sessions = Партии
library-archive = Архив
library-bin = Корзина
library-title = { $shelf }: { $count } из { $of }
library-filters = Фильтры
library-more = Поиск и другое
library-filters-on = { $name }: включено { $count }
library-search = Поиск
library-search-hint = Игроки или название
library-listing = { $of ->
    [0] Загрузка партий…
   *[other] Загрузка партий: { $done } из { $of }
}
library-none = Здесь пока ничего нет.
library-none-such = Ничего не подходит. Измените поиск или уберите фильтр.
library-more-of = Ещё: { $session }
library-game-any = Все игры
library-ending-any = Любой
library-ending-won = Победа
library-days-any = Когда угодно
library-days-month = В этом месяце
library-days-year = В этом году
library-days-between = С … по …
library-since = С
library-until = По
library-no-day = «{ $day }» — это не дата. Укажите её так: { $example }.
library-show = Показать { $count } из { $of }
library-file = Файл: { $file }
library-open = Открыть
library-archive-it = В архив
library-put-it-back = Восстановить
library-delete = В корзину
library-erase = Удалить навсегда
library-erase-about = Партия будет удалена, и вернуть её не получится.
library-erase-sure = Точно удалить навсегда
library-name = Название
library-name-hint = Игроки и день
library-rename = Переименовать
library-renamed = Теперь партия называется { $name }.
library-players = Имена игроков
library-players-change = Изменить имена
library-players-changed = Теперь игроков зовут так: { $players }.
library-put-back = Партия восстановлена.
library-archived = Партия отправлена в архив.
library-binned = Партия теперь в корзине. Оттуда её можно восстановить.
library-erased = Партия удалена навсегда.
library-empty = Очистить корзину
library-empty-about = { $count ->
    [one] В корзине { $count } партия.
    [few] В корзине { $count } партии.
    [many] В корзине { $count } партий.
   *[other] В корзине { $count } партии.
}
library-empty-ask = { $count ->
    [1] Удалить её навсегда
    [one] Удалить { $count } партию навсегда
    [few] Удалить { $count } партии навсегда
    [many] Удалить { $count } партий навсегда
   *[other] Удалить { $count } партии навсегда
}
library-empty-sure = { $count ->
    [1] Эта партия будет удалена, и вернуть её не получится.
    [one] Эти партии ({ $count }) будут удалены, и вернуть их не получится.
    [few] Эти { $count } партии будут удалены, и вернуть их не получится.
    [many] Эти { $count } партий будут удалены, и вернуть их не получится.
   *[other] Эти { $count } партии будут удалены, и вернуть их не получится.
}
library-empty-now = { $count ->
    [1] Точно удалить
    [one] Точно удалить все { $count }
    [few] Точно удалить все { $count }
    [many] Точно удалить все { $count }
   *[other] Точно удалить все { $count }
}
library-keep = Оставить всё как есть
library-emptied = { $count ->
    [one] Навсегда удалена { $count } партия.
    [few] Навсегда удалены { $count } партии.
    [many] Навсегда удалено { $count } партий.
   *[other] Навсегда удалены { $count } партии.
}
library-give = Экспорт
library-give-all = Экспортировать всё
library-give-all-about = Все партии и архив в одном файле, без корзины. Импортируйте этот файл на другом устройстве, чтобы всё было и там.
library-give-title = Экспорт
library-form = Формат
library-form-journal = Файл партии
library-form-md = Текст (Markdown)
library-form-html = Веб-страница
library-form-csv = Таблица (CSV)
library-form-story = С историей партии
copies-download = Скачать
copies-share = Поделиться
copies-downloaded = Файл { $file } скачан.
copies-shared = Файл { $file } отправлен.
copies-not-gone = Файл { $file } не отправлен.
library-file-field = Файл
library-choose-place = Выбрать место
library-no-dialog = В этой системе нет окна выбора файлов. Введите путь к файлу.
library-write = Сохранить
library-replace = Заменить файл
library-written = Сохранено в файл { $file }.
library-take = Импортировать партии
library-take-about = Файлы партий Courtyard или zip-файл с ними, например с другого устройства. Файлы можно и просто перетащить в это окно.
library-choose-files = Выбрать файлы
library-take-path = Или введите путь к файлу:
library-take-this = Импортировать этот файл
library-taking = Импорт…
library-taken = Файл { $file } импортирован под именем { $name }.
library-taken-cut-off = Файл { $file } импортирован под именем { $name }. Его последняя строка была неполной и пропущена.
library-known = Файл { $file } здесь уже есть под именем { $name }.
library-not-taken = Файл { $file } не импортирован. { $why }

## Statistics

statistics-title = Статистика
statistics-progress = Партий: { $done } из { $all }
statistics-none = Пока нет партий для подсчёта.
statistics-none-such = Ничего не подходит. Измените или уберите фильтр.
statistics-few = { $count ->
    [one] Пока { $count } партия: цифры станут интересными, когда их будет больше.
    [few] Пока { $count } партии: цифры станут интересными, когда их будет больше.
    [many] Пока { $count } партий: цифры станут интересными, когда их будет больше.
   *[other] Пока { $count } партии: цифры станут интересными, когда их будет больше.
}
statistics-lost = Не удалось подсчитать партии.
choose = Фильтр
choose-everything = Все партии
choose-any-player = Все игроки
choose-player-search = Поиск игрока
choose-player-hint = Часть имени
choose-any-edition = Все редакции
choose-won = Победа игрока
choose-won-by = Победа: { $player }
choose-told = { $what }: { $chosen }
person-open = Результаты: { $name }
people-export = Экспортировать список
person-export = Экспортировать партии
person-side = Победы и поражения со стороны игрока { $name }.
person-strength-title = Сила
person-strength-note = Числа в скобках содержат истинный шанс в 95 случаях из 100.
person-names = Имена
person-join = Другое имя…
person-join-about = Выберите другое имя игрока { $name }. Оба имени будут считаться одним игроком, а в партиях останутся оба.
person-join-none = Других игроков здесь нет.
person-separate = Считать { $name } отдельно
person-rename = Переименовать везде
person-rename-about = Исправляет имя во всех партиях, в том числе в архиве и корзине.
person-new-name = Новое имя
person-rename-onto = Партии игрока { $name } уже есть. Партии обоих будут считаться вместе, и это нельзя отменить.
person-rename-sure = Всё равно переименовать
table-all = Все строки ({ $count })
table-shown = Показаны первые строки: { $shown } из { $count }.

## A guided game, and the end of one

start-guide-of-it = Как играть
start-guide = Как играть: { $game }
lesson-picture = Рисунок: { $title }
lesson-app = Вы играете настоящими картами. Приложение ведёт счёт и говорит, что дальше.
lesson-start = Начать обучающую партию
lesson-start-bot = Начать обучающую партию с ботом
lesson-start-bot-about = Уровень: { $level }; он объясняет свои ходы.
hint-sample = Это пример: пробуйте что угодно, он не учитывается.
hint-turn-around = Стол повёрнут и виден с другой стороны. Нажмите ещё раз, чтобы повернуть его дальше.
hint-facing = { $halves ->
    [yes] Лицом к лицу: каждая половина экрана обращена к своему игроку. Чтобы вернуть обычный вид, выберите этот пункт ещё раз.
   *[no] Лицом к лицу: экран поворачивается к тому, кто действует. Чтобы вернуть обычный вид, выберите этот пункт ещё раз.
}
hint-understood = Понятно
settings-hints = Подсказки
settings-hints-given = Показывать подсказки за столом
ending-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
ending-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
ending-tally = { $what }: { $of }
ending-time = Время

## A guest at a shared table

guest-connecting = Поиск стола…
guest-who = Кто вы?
guest-seat-taken = Уже за столом
guest-seat-away = Место занято, но связи нет
guest-you = Вы — { $player }.
guest-you-watch = Вы наблюдаете.
guest-here = Ещё здесь: { $names }
guest-away = Нет связи: { $names }
guest-look = Наблюдать
guest-television = Для телевизора
guest-television-about = Крупно, чтобы видели все
television-missing = Пока нет за столом: { $names }
television-show-code = Показать QR-код
television-hide-code = Скрыть QR-код
guest-device-name = Имя этого устройства
guest-device-hint = его видят остальные
guest-dark = В этом браузере экран может погаснуть. На iPhone выберите «Экран и яркость → Автоблокировка → Никогда»; на Android в разделе «Экран» задайте самый долгий тайм-аут экрана.
guest-bye-closed = Больше никто не может сесть за этот стол.
guest-again = Подключиться снова
guest-reload = Перезагрузить страницу
guest-unknown-game = Эта страница не знает такой игры: { $game }.
guest-bye-invitation = Это приглашение больше не действует. Отсканируйте QR-код на главном устройстве ещё раз.
guest-bye-version = На главном устройстве другая версия. Перезагрузите страницу; если не поможет, нужно обновить главное устройство.
guest-bye-unclear = Что-то пошло не так. Перезагрузите эту страницу.
guest-bye-full = За этим столом больше нет места для устройств.
guest-bye-sent-away = Это устройство отключили с главного.
guest-bye-elsewhere = Это устройство уже за столом в другой вкладке.
guest-bye-left = Вы вышли из-за стола.
guest-bye-over = Доступ к столу закрыт с главного устройства.
guest-lost = Связь потеряна. Стол мог измениться; пока связи нет, ничего не записывается.
guest-failing = У главного устройства не работает сохранение; пока оно не наладится, ничего не записывается.
guest-waiting = Ждём главное устройство…
guest-your-turn = Ваш ход
guest-others = Ждём: { $players }
guest-bots = Ждём: { $players }. Ход подтверждают на главном устройстве.
guest-phone-away = Телефон не на связи: { $name }.
guest-not-yours = С этого устройства так нельзя. Разрешить это можно на главном.
guest-not-yours-to-undo = Можно отменить только своё последнее действие. Остальное отменяют на главном устройстве.
guest-undid = { $what } ({ $who })
guest-host = главное устройство
guest-refused = Главное устройство этого не разрешило.
guest-refused-old = Другой игрок вас опередил. Посмотрите, что произошло, и нажмите ещё раз, если это ещё нужно.
guest-refused-too-many = Слишком много заметок и исправлений сразу. Подождите немного.
guest-set-up = Стол готовят на главном устройстве.
guest-take = Экспортировать партию

## Inviting phones to the window's session

invite-title = Пригласить телефоны
invite-about-network = Телефоны из той же сети сканируют QR-код и открывают эту партию в браузере. Тогда все играют со своих телефонов. Сесть за стол может любой, у кого есть код, пока вы не закроете доступ.
invite-share = Открыть доступ к столу
invite-how = Отсканируйте этот QR-код телефонами из той же сети или введите адрес. Тогда все игроки увидят эту партию и смогут играть со своих телефонов. Сесть за стол может любой, у кого есть код.
invite-elsewhere = Открыть стол для телефонов может компьютер в той же сети: запустите на нём Courtyard и выберите в меню партии «Пригласить телефоны».
invite-picture = QR-код адреса
invite-address = Если телефоны ничего не находят, попробуйте другой адрес этого компьютера:
invite-there = Подключённые устройства
invite-open = Пускать новых
invite-away = Отключить: { $name }
invite-end = Закрыть доступ
invite-shared =
    { $count ->
        [0] Стол открыт; устройств нет
        [one] Стол открыт; { $count } устройство
        [few] Стол открыт; { $count } устройства
        [many] Стол открыт; { $count } устройств
       *[other] Стол открыт; { $count } устройства
    }
invite-no-page = Страница для телефонов не установлена вместе с программой. Её место — рядом с программой, в папке web; собрать её можно так: { $command }.
invite-no-network = Этот компьютер не подключён к сети: телефонам до него не добраться.
invite-no-port = Телефоны не смогут подключиться к этому компьютеру: { $why }.
invite-unsaved = Сначала должны сохраниться все действия.

## Introducing phones by their codes

invite-about = Каждый, кто подключается, сканирует ваш код и показывает ответ, а вы сканируете этот ответ. Дальше телефоны играют вместе без сервера: нужна только общая сеть Wi-Fi или точка доступа на одном из них.
invite-begin = Показать мой код
invite-offer = Пусть следующий телефон отсканирует этот код камерой. Потом отсканируйте ответ на его экране.
invite-read = Отсканировать ответ
invite-type = Или вставьте ответ сюда:
invite-copy = Копировать адрес из кода
invite-connecting = Подключение к телефону…
invite-connected = Связь установлена. Код ниже — для следующего гостя.
meet-preparing = Подготовка кода…
meet-answer = Покажите ответ главному устройству
meet-answer-about = Когда главное устройство отсканирует ответ, вы подключитесь. Если у него нет камеры, отправьте ответ текстом.
meet-send = Отправить ответ текстом
meet-copy = Копировать ответ
meet-anew = Если на главном устройстве новый код
meet-scan = Отсканировать код стола
meet-scan-about = Этот код — на главном устройстве, в меню партии: «Пригласить телефоны».
meet-type = Или вставьте сюда адрес из кода:
meet-connect = Подключиться
meet-again = Подключиться снова
meet-camera = Наведите камеру на код на другом телефоне.
meet-no-camera = Этой странице камера недоступна. Вставьте код текстом.
meet-bad-code = Это не код Courtyard, или он неполный. Отсканируйте другой телефон ещё раз.
meet-old-code = Это ответ на прежний код. Пусть другой телефон отсканирует код ниже.
meet-no-connection = Телефоны не видят друг друга. Подключите оба к одной сети Wi-Fi, но не к гостевой, или включите точку доступа на одном телефоне и подключите к ней другой. Потом пусть код отсканируют ещё раз.
meet-no-network = Этот телефон не подключён к сети. Подключите его к Wi-Fi или включите на нём точку доступа.

## Printing

print-open = Печать…
print-title = Печать
print-paper = Бумага
print-save = Сохранить как PDF
# Same as in English.
paper-a4 = A4
# Same as in English.
paper-letter = Letter
aid-reference-about = Все правила на одной странице, вместе с вашими домашними правилами.
aid-mat-about = По странице на игрока: места для карт, шкалы и клетки для фишек.
aid-sheet-about = Таблица для результатов вечера.

## The clock

clock-pause = Приостановить часы
clock-go-on = Продолжить партию
clock-paused = Пауза с { $time }
keys-pause = Приостановить часы или продолжить

## Spoken turns

settings-speech = Объявлять ходы
settings-speech-on = Говорить, чей ход и чем кончился поединок
settings-speech-slow = Медленно
settings-speech-usual = Средне
settings-speech-fast = Быстро
settings-speech-voice = Голос системы
settings-speech-try = Послушать
spoken-turn = Ходит { $player }.

## Board Game Stats

ending-push = Добавить в BG Stats
ending-push-about = Открывает эту партию в приложении Board Game Stats.
