# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Игрок { $number }
title = { $zero } — { $one }
list-and = { $before } и { $last }
list-or = { $before } или { $last }
list-comma = { $before }, { $next }
list-none = нет
yes = да
no = нет

## Suits and ranks

suit-spades = пик
suit-hearts = червей
suit-diamonds = бубен
suit-clubs = треф
suit-card-spades = карта пик
suit-card-hearts = карта червей
suit-card-diamonds = карта бубен
suit-card-clubs = карта треф
rank-ace = туз
rank-jack = валет
rank-queen = дама
rank-king = король
spoken-card = { $rank } { $suit }

## The log

turn-zero = Подготовка
turn-title = Ход { $turn }: { $player }
did-undo = { $count ->
    [1] Отменено: { $what }
    [one] Отменено { $count } действие, начиная с этого: { $what }
    [few] Отменено { $count } действия, начиная с этого: { $what }
    [many] Отменено { $count } действий, начиная с этого: { $what }
   *[other] Отменено { $count } действия, начиная с этого: { $what }
}
did-redo = { $count ->
    [1] Повторено: { $what }
    [one] Повторено { $count } действие, последнее из них: { $what }
    [few] Повторено { $count } действия, последнее из них: { $what }
    [many] Повторено { $count } действий, последнее из них: { $what }
   *[other] Повторено { $count } действия, последнее из них: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Игра
fact-players = Игроки
fact-edition = Редакция
fact-rules = Домашние правила
fact-started = Начало
fact-ended = Последняя запись
fact-entries = Записи
fact-turns = Ходы
fact-result = Результат
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, из них отменено: { $undone }
}
result-won = { $count ->
    [one] Побеждает { $winner }
    [few] Побеждают { $winner }
    [many] Побеждают { $winner }
   *[other] Побеждают { $winner }
}
result-draw = Ничья
result-open = Не окончена

## Messages that a game can replace by its own

kind-adjust = Исправление
kind-note = Заметка
headline-note = Заметка: { $text }
then-reason = Причина: { $why }
refusal-game-over = Партия окончена.
kind-setup = Подготовка
kind-next-phase = Следующая фаза
kind-end-turn = Завершить ход
kind-concede = Сдаться
kind-concede-about = Побеждает другой игрок.
headline-setup = { $first } начинает
headline-end-turn = { $player } завершает ход
headline-concede = { $player } сдаётся
headline-adjust-hand = Исправление ({ $player }): на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}
event-turn-began = Ход { $turn }: ходит { $player }.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } ничего не берёт: карт не осталось.
        [one] { $player } берёт только { $cards } карту из { $wanted }: больше не осталось.
        [few] { $player } берёт только { $cards } карты из { $wanted }: больше не осталось.
        [many] { $player } берёт только { $cards } карт из { $wanted }: больше не осталось.
       *[other] { $player } берёт только { $cards } карты из { $wanted }: больше не осталось.
    }
   *[equal] { $player } берёт { $cards } { $cards ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }.
}
refusal-not-set-up = Сначала подготовьте стол.
refusal-already-set-up = Стол уже подготовлен.
refusal-hand-too-small = { $needs ->
    [1] Нужна карта на руке, а её нет ({ $player }).
    [one] На руке нужна { $needs } карта, а есть только { $has } ({ $player }).
    [few] На руке нужны { $needs } карты, а есть только { $has } ({ $player }).
    [many] На руке нужно { $needs } карт, а есть только { $has } ({ $player }).
   *[other] На руке нужны { $needs } карты, а есть только { $has } ({ $player }).
}
correct-hand = Карты на руке ({ $player })

## Words of several games

count-share = Доля
count-times = Раз
count-uses = Применения
setup-who-begins = Кто начинает?
table-not-set-up = Стол ещё не подготовлен.
seat-has-won = победа
discard-top = Сверху лежит { $card }.
discard-pile = Сброс
table-over = После хода { $turn }: { $result }
calculator-total = сумма
count-won-games = Выигранные партии
count-turns-shown = Показано ходов: { $shown } из { $all }. Это ходы, до которых дошла хотя бы 1 партия из 20, не больше { $most }.
back-to-table = Назад к столу
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Отменять нечего.
    [one] Можно отменить только { $there } действие, а не { $asked }.
    [few] Можно отменить только { $there } действия, а не { $asked }.
    [many] Можно отменить только { $there } действий, а не { $asked }.
   *[other] Можно отменить только { $there } действия, а не { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Повторять нечего.
    [one] Можно повторить только { $there } действие, а не { $asked }.
    [few] Можно повторить только { $there } действия, а не { $asked }.
    [many] Можно повторить только { $there } действий, а не { $asked }.
   *[other] Можно повторить только { $there } действия, а не { $asked }.
}
refusal-long-note = В заметке не больше { $most } знаков.
unwritable-long-line = Это слишком длинно для записи.
unwritable-journal-full = Файл игры заполнен, больше ничего нельзя записать.
unwritable-no-room-for-notes = Файл игры почти заполнен. Партию можно доиграть, но заметки больше не записываются.
unwritable-needs-bots = В этой партии играет бот. Продолжить её можно только на устройстве, на котором она началась.

## Faults of a journal

fault-unreadable = Не удаётся прочитать: { $why }.
fault-bad-header-not-a-header-empty = Это не файл партии Courtyard: он пуст.
fault-bad-header-not-a-header-endless = Это не файл партии Courtyard: первая строка не заканчивается.
fault-bad-header-not-a-header-not-text = Это не файл партии Courtyard: первая строка — не текст в UTF-8.
fault-bad-header-not-a-header-utf-16 = Это не файл партии Courtyard: это текст в UTF-16. Сохраните его в UTF-8.
fault-bad-header-not-a-header-packed = Это не файл партии Courtyard: это файл { $value }. Распакуйте его и возьмите файлы партий из него.
fault-bad-header-not-a-header-no-version = Это не файл партии Courtyard: в первой строке нет поля «courtyard».
fault-bad-header-not-a-header-json = Это не файл партии Courtyard: { $why }.
fault-bad-header-unknown-version = Файл партии записан в формате версии { $value }, а эта программа понимает версию { $known }. Возможно, его прочитает более новая версия Courtyard.
fault-bad-header-unknown-game = Эта версия не знает игры «{ $value }». Возможно, её знает более новая версия Courtyard.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Число игроков должно быть равно { $min }, а не { $count }.
   *[other] Число игроков должно быть от { $min } до { $max }, а не { $count }.
}
fault-unknown-edition = Неизвестная редакция «{ $edition }». Известные: { $known }.
fault-unknown-rule = Правила «{ $rule }» нет.
fault-bad-rule = Значение правила «{ $rule }» { $why }.
fault-bad-json-too-long = Это не строка JSON: она длиннее { $most } байт.
fault-bad-json-not-text = Это не строка JSON: после байта { $value } идёт не UTF-8.
fault-bad-json-syntax = { $column ->
    [none] Это не строка JSON: { $why }.
   *[other] Это не строка JSON: { $why } (символ { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] Такой записи здесь быть не может: { $why }.
   *[other] Такой записи здесь быть не может: { $why } (символ { $column }).
}
fault-bad-entry-no-count = Такой записи здесь быть не может: поле «{ $value }» должно быть не меньше 1.
fault-bad-entry-not-one-step = Такой записи здесь быть не может: в ней должно быть что-то одно: «do», «undo» или «redo».
fault-bad-entry-out-of-order = Такой записи здесь быть не может: «n» равно { $n }, а следующий номер — { $next }.
fault-bad-crc-wrong = Эту строку или одну из предыдущих изменили: контрольная сумма этой строки — { $written }, а по тексту получается { $computed }.
fault-bad-crc-missing = У строки нет контрольной суммы: её добавили или изменили вручную.
fault-bad-crc-unexpected = Контрольной суммы здесь быть не должно: либо строки этого файла обходятся без сумм, либо сумма стоит не в последнем поле.
fault-cut-off = Последняя строка неполная; записи до неё целы.

## Messages of the JSON parser

json-ends = текст обрывается слишком рано
json-goes-on = после конца идёт что-то ещё
json-field-missing = нет поля «{ $name }»
json-field-twice = поле «{ $name }» встречается дважды
json-field-unknown = полю «{ $name }» здесь не место
json-word-unknown = слово «{ $name }» неизвестно
json-unfit = { $expected ->
    [number] недопустимое значение: нужно число
    [text] недопустимое значение: нужен текст
    [object] недопустимое значение: нужен объект
    [list] недопустимое значение: нужен список
    [flag] недопустимое значение: нужно true или false
   *[other] недопустимое значение
}
json-kind-lacks = для «{ $kind }» нужно поле «{ $field }»
json-not-one-correction = «adjust» задаёт одно значение: { $name }
json-not-a-card = это не карта; она пишется как 10h
json-not-a-seat = такого места нет; счёт идёт с 0
json-word-unfit = «{ $name }» здесь недопустимо
json-other = текст составлен неправильно

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = без ограничений
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = должно быть целым числом от { $least } до { $most }
value-fault-limit = должно быть целым числом не больше { $most } или null (без ограничений)
value-fault-flag = должно быть true или false
value-fault-choice = должно иметь одно из значений: { $words }
value-fault-numbers = должно задавать целое число от { $least } до { $most } для каждого из имён: { $names }
value-fault-list = должно быть списком слов без повторов; допустимы только { $words }
value-fault-phases = должно быть списком из { $shape }
value-fault-not-phases = должно быть списком из { $shape }, а тут { $why }
value-fault-no-phase = должно содержать хотя бы одну фазу
value-fault-reserved = не может содержать фазу «{ $phase }»: это имя занято
value-fault-twice = содержит две фазы «{ $phase }»
value-fault-foreign = содержит действие «{ $kind }», которое нельзя отнести к фазе
value-fault-other = недопустимо: { $why }

## The rules in words

rulebook-house = Вы играете по редакции «{ $edition }» с такими изменениями:
rulebook-house-change = { $rule }: { $value } (в редакции: { $usual })

## Why the system cannot read or write

io-not-found = такого файла или папки нет
io-permission-denied = нет прав доступа
io-storage-full = на диске нет места
io-quota-exceeded = доступное место закончилось
io-file-too-large = файл получился бы слишком большим
io-read-only-filesystem = диск доступен только для чтения
io-already-exists = такой файл уже есть
io-is-a-directory = это папка
io-not-a-directory = это не папка
io-unexpected-eof = файл обрывается раньше времени
io-timed-out = нет ответа
io-unsupported = этот диск или система так не умеет
io-unsupported-in-browsers = здесь это невозможно (браузеры хранят данные только для страниц, открытых по https)
io-not-connected = хранилище больше не подключено
io-invalid-data = файл повреждён, зашифрован или сжат неизвестным способом
io-other = { $why }

## Bots at a table

bot-other-seed = Начальное число игрока { $player } — не то, которое было запечатано перед партией.
bot-other-cards = У игрока { $player } не могло быть этих карт: они не соответствуют запечатанной колоде.
bot-no-game = Боты не могут играть в эту игру за столом: приложение не знает её карт.
bot-no-such-seat = Для бота нет места { $seat }; первое место — 0.
bot-twice = Два бота не могут занять место { $seat }.
bot-no-person = Хотя бы одно место — для человека.
bot-unknown = Нет бота «{ $name }».
bot-no-seed = Карты игрока { $player } находятся на устройстве, где началась партия. Продолжить её можно только там.
bot-turn = { $player } — бот и действует сам.
bot-cards = Приложение знает карты игрока { $player }: изменить или назвать их вручную нельзя.
bot-level = { $level ->
    [easy] Лёгкий
    [normal] Обычный
    [hard] Сложный
   *[expert] Эксперт
}
bot-with-level = { $name } ({ $level })
bot-person = Человек
bot-unnamed = Бот { $number }
bot-seat = { $name } (бот, { $level })
bots-title = Боты
bots-about = Для мест, за которыми нет человека
bots-decks = Карты бота находятся в приложении. Каждому человеку нужна своя колода.
bot-thinks = { $name } думает…
bot-done = Готово
bot-why = Почему?
bot-why-chance = { $action }: побеждает в { $chance } партиях из 100.
bot-why-thumb = Выбрано по простым правилам.
bot-why-blunder = Намеренно выбрано хуже, как иногда на этом уровне.
bot-why-more = Оценено выше: { $action }.
bot-why-same = Оценено так же: { $action }.
bot-why-less = Оценено ниже: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, строка { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = стандартный ввод
cli-directory = Это папка, а не файл партии.
cli-no-odds = Для этой игры шансы не рассчитываются.
cli-no-entry = { $there ->
    [0] Записи { $asked } нет: в файле партии ещё нет записей.
    [one] Записи { $asked } нет: в файле партии { $there } запись.
    [few] Записи { $asked } нет: в файле партии { $there } записи.
    [many] Записи { $asked } нет: в файле партии { $there } записей.
   *[other] Записи { $asked } нет: в файле партии { $there } записи.
}
cli-cannot-write = Не удаётся записать: { $why }.
cli-cannot-print = Не удаётся вывести результат: { $why }.
cli-into-the-library = Это файл одной из сохранённых партий, а в них пишет только само приложение. Выберите для экспорта другое место.
cli-over-a-journal = При экспорте файлы партий никогда не перезаписываются. Выберите другое имя.
cli-check-ok = в порядке
cli-check-seals-closed = Колоды ботов запечатаны до конца партии.
cli-check-seals-respected = У ботов были карты из их запечатанных колод.
cli-legal-yes = можно
cli-sessions-none = В папке { $folder } нет сохранённых партий.
cli-sessions-line = { $started }  { $title }: ход { $turn }. { $result }
cli-session-fault = В этом файле партии ошибка в строке { $line } [{ $code }].

## Exports

export-taken-back = Отменено
export-chart = { $gauge } по ходам
export-chart-has = { $player } — { $value }
export-chart-about = В конце: { $players }. За всю партию { $count ->
    [2] ни у одного из двоих
   *[other] ни у кого
} не было больше { $most }.
export-chart-turn = Ход
export-gauge-of = { $gauge } ({ $player })
export-total = Всего

## The library

library-no-folder = В системе нет папки для данных этого пользователя. Укажите папку параметром --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Эта партия открыта в другой вкладке. Сначала закройте её там.
   *[window] Эта партия открыта в другом окне. Сначала закройте её там.
}
library-damaged = Файл { $file } повреждён в строке { $line } ({ $code }). Он остался без изменений.
library-newer = Файл { $file } записан более новой версией Courtyard. Здесь партию можно посмотреть, но нельзя продолжить.
library-newer-people = Файл { $file } записан более новой версией Courtyard, поэтому имена здесь не меняются.
library-too-large = Файл { $file } слишком велик: файл партии может занимать не больше { $most } МиБ.
library-changed = Файл { $file } тем временем изменили в другом месте. Поэтому он не перезаписан.
library-no-name = Название «{ $name }» не годится: в нём нет ни букв, ни цифр.
player-names-same = { $first } и { $second }: имена должны различаться.
player-names-alike = «{ $first }» и «{ $second }» считаются в статистике одним игроком. Имена можно исправить.
player-name-missing = { $player }: нужно имя.
player-name-long = В имени может быть не больше { $most ->
    [one] { $most } символа
    [few] { $most } символов
    [many] { $most } символов
   *[other] { $most } символов
}.
player-name-letters = Некоторые символы этого имени здесь нельзя показать.
library-trouble = Не получилось: { $why }.
library-set-aside = Последняя строка этой партии была неполной. Она сохранена в файле { $file }, а партия продолжается с предыдущей строки.
library-moved = Во время партии другая программа изменила или заменила файл { $from }. Он оставлен как есть, а вся партия продолжается в файле { $to }.
library-remains = Последняя строка этой партии неполная, а записать что-либо на диск сейчас нельзя. Партия продолжается с предыдущей строки.
library-repaired = { $count ->
    [1] Строка { $line } этой партии была повреждена. Копия повреждённого файла сохранена как { $file }, а партия продолжается с предыдущей строки.
    [one] Эта партия была повреждена начиная со строки { $line }: потеряна { $count } строка. Копия повреждённого файла сохранена как { $file }, а партия продолжается с предыдущей строки.
    [few] Эта партия была повреждена начиная со строки { $line }: потеряны { $count } строки. Копия повреждённого файла сохранена как { $file }, а партия продолжается с предыдущей строки.
    [many] Эта партия была повреждена начиная со строки { $line }: потеряно { $count } строк. Копия повреждённого файла сохранена как { $file }, а партия продолжается с предыдущей строки.
   *[other] Эта партия была повреждена начиная со строки { $line }: потеряны { $count } строки. Копия повреждённого файла сохранена как { $file }, а партия продолжается с предыдущей строки.
}
cli-no-session = Среди сохранённых партий нет «{ $name }». Команда «courtyard sessions --shelf all» показывает все партии.
cli-no-player = В этой партии нет игрока по имени «{ $name }».
cli-rename-shape = Укажите для «{ $name }» одно новое имя без «=»: --player "{ $name }=Maria". Два одинаковых имени можно исправить в окне.
cli-repair-sound = Файл партии не повреждён, чинить нечего.
cli-bin-emptied = { $count ->
    [0] Корзина была пуста.
    [one] Навсегда удалена { $count } партия.
    [few] Навсегда удалены { $count } партии.
    [many] Навсегда удалено { $count } партий.
   *[other] Навсегда удалены { $count } партии.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent } %
percent-below-one = <1 %
percent-above-ninety-nine = >99 %
number-below = <{ $number }
thousands = { $before } { $last }
date = { $day }.{ $month }.{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Все
stats-games = Партии
stats-won-going = { $place ->
    [1] Победы первого
    [2] Победы второго
    [3] Победы третьего
    [4] Победы четвёртого
    [5] Победы пятого
    [6] Победы шестого
    [7] Победы седьмого
   *[8] Победы восьмого
}
stats-drawn = Ничьи
stats-running = Не окончены
stats-player = Игрок
stats-won = Победы
stats-lost = Поражения
stats-unnamed = Без имени
stats-players-note = По очерёдности хода: число побед и число оконченных партий.
stats-meetings = Личные встречи
stats-wins = Победы
stats-last-met = Последняя встреча
people-title = Игроки
people-note = Законченные партии, каждая один раз. Боты и игроки без имени не учитываются.
people-none = Здесь ещё никто не закончил ни одной партии.
person-unknown = Здесь нет законченных партий игрока «{ $name }».
person-also = Другие имена: { $names }.
person-joined = { $name } и { $other } теперь считаются одним игроком. В файлах партий остаются оба имени.
person-met = { $name } и { $other } сидели за одним столом (партий: { $games }), значит, это два игрока.
person-separated = { $name } и { $other } снова считаются двумя игроками.
person-not-joined = { $other } — не другое имя игрока { $name }.
person-renamed = Теперь имя — { $name }. Исправлено партий: { $count }.
person-record = Партий: { $games }. Побед: { $won }, поражений: { $lost }, ничьих: { $drawn }.
person-time = Минут за столом: { $minutes }. Первая партия: { $first }, последняя: { $last }.
person-streak = { $of ->
    [won] Побед подряд сейчас: { $count }.
    [lost] Поражений подряд сейчас: { $count }.
   *[drawn] Ничьих подряд сейчас: { $count }.
}
person-longest = Самые длинные серии: побед { $won }, поражений { $lost }.
person-latest = Последние партии, самая новая в конце
person-rival = Частый соперник: { $name } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
})
person-nemesis = Самый неудобный соперник: { $name } (побед: { $won } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
})
person-victim = Любимая жертва: { $name } (побед: { $won } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
})
person-conceded = Закончились сдачей: побед { $won }, поражений { $lost }.
person-strength = { $game }: { $name } обыгрывает среднего соперника в { $mean } партиях из 100 (от { $low } до { $high }).
person-too-few = { $game }: слишком мало партий, чтобы судить.
person-beats = { $game }: { $name } против { $other }: побед { $mean } из 100 (от { $low } до { $high }).
person-ahead-note = Победа — место выше другого игрока, за столом любого размера.
person-by-start = Место в порядке хода
person-start = { $place } из { $players }
person-by-year = Год
person-by-month = Месяц
person-mean-length = Средняя длительность в минутах: { $minutes }.
person-last-met = Последняя общая партия: { $last }.
mark-won = В
mark-lost = П
mark-drawn = Н
stats-meetings-note = Оконченные партии, в которых играли оба.
stats-length = Длина оконченных партий
stats-shortest = Самая короткая
stats-median = Медиана
stats-mean = Среднее
stats-longest = Самая длинная
stats-actions = Действия
stats-minutes = Минуты
stats-length-note = Отменённые действия не считаются, но потраченное на них время — да. Время на паузе и перерывы дольше получаса не учитываются.
stats-dice = Кубики
stats-dice-virtual = Кубики приложения
stats-dice-real = Настоящие кубики
stats-chi-squared = Хи-квадрат
stats-p-value = p-значение
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = слишком мало бросков, чтобы судить; нужно хотя бы { $least }.
stats-dice-usual = у честных кубиков такой или больший разброс бывает примерно в { $percent ->
    [one] { $percent } случае
    [few] { $percent } случаях
    [many] { $percent } случаях
   *[other] { $percent } случаях
} из 100. Это нормально.
stats-dice-unusual = у честных кубиков такой или больший разброс бывает примерно в { $percent ->
    [one] { $percent } случае
    [few] { $percent } случаях
    [many] { $percent } случаях
   *[other] { $percent } случаях
} из 100. Это необычно, но ничего не доказывает.
stats-dice-rare = у честных кубиков такой разброс бывает реже чем в одном случае из 100. Возможно, кубики стоит проверить, но это может быть и случайность.
stats-dice-rare-virtual = у честных кубиков такой разброс бывает реже чем в одном случае из 100. Это может быть случайностью.
stats-not-begun = { $count ->
    [one] Не учтена { $count } партия, которая так и не началась.
    [few] Не учтены { $count } партии, которые так и не начались.
    [many] Не учтено { $count } партий, которые так и не начались.
   *[other] Не учтены { $count } партии, которые так и не начались.
}
stats-faulty = { $count ->
    [one] В { $count } файле партии есть ошибка; он учтён до этого места.
    [few] В { $count } файлах партий есть ошибки; они учтены до этого места.
    [many] В { $count } файлах партий есть ошибки; они учтены до этого места.
   *[other] В { $count } файлах партий есть ошибки; они учтены до этого места.
}
stats-unreadable = { $count ->
    [one] Не учтён { $count } файл партии, который не удаётся прочитать.
    [few] Не учтены { $count } файла партий, которые не удаётся прочитать.
    [many] Не учтено { $count } файлов партий, которые не удаётся прочитать.
   *[other] Не учтены { $count } файла партий, которые не удаётся прочитать.
}
cli-sessions-none-fits = Среди партий, сохранённых в папке { $folder }, ничего не подходит.
figure-games = Победы по очерёдности хода
figure-players = Победы в оконченных партиях
figure-player = { $player } · { $edition }
figure-length = Число ходов в партии
figure-range = { $from }–{ $to }
figure-no-winner = Кривой пока нет: ни в одной оконченной партии нет победителя.
figure-no-end = Оконченных партий пока нет.
figure-times = Сколько раз
figure-face = Грань
figure-expected = Честные кубики: по { $count }
cli-stats-none = В папке { $folder } нет партий для подсчёта.
cli-stats-progress = Подсчитано партий: { $done } из { $all }

## Finished games for other programs

cli-plays-left-out = Файл не удаётся прочитать, поэтому он пропущен.
plays-next = { $before } : { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = Файл { $file } не получится импортировать обратно; в zip-файле он лежит без изменений, в папке «faulty». { $why }
archive-left-out = Файла { $file } нет в zip-файле. { $why }
library-fault = Строка { $line }: { $code }.
archive-none = Это не zip-файл, или он повреждён.
archive-too-large = Zip-файл слишком велик: предел — { $most } МиБ.
archive-too-many = Слишком много файлов для одного zip-файла: предел — { $most }.
archive-too-much = Файлы партий слишком велики для одного zip-файла: предел — { $most } МиБ на все.
archive-no-journals = В этом zip-файле нет файла партии. Если в нём есть другой zip-файл, распакуйте его и импортируйте тот.
archive-nothing = Нет партий для экспорта: ни среди партий, ни в архиве.
archive-overlapping = Zip-файл вредоносный: файлы в нём занимают одни и те же байты.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: импортировано как { $name }
cli-import-cut-off = { $file }: импортировано как { $name } без последней строки, которая была неполной
cli-import-known = { $file }: уже есть здесь как { $name }
import-place = { $name } { $place ->
    [archive] (в архиве)
   *[trash] (в корзине)
}
import-further = { $file }: уже есть здесь как { $name }, с дальнейшими записями
import-corrected = { $file }: уже есть здесь как { $name }, теперь с исправленными именами
import-continued = { $file }: продолжает { $name }, { $count ->
    [one] добавлена { $count } запись
    [few] добавлены { $count } записи
    [many] добавлено { $count } записей
   *[other] добавлено { $count } записи
}
import-version = { $file }: импортировано как { $name }, другая версия партии { $of }. Они расходятся с записи { $at }, и засчитывается только одна из них.
library-at-table = Сохранённая партия открыта за столом, поэтому импорт не может её продолжить. Закройте стол и импортируйте файл ещё раз.
library-versions = { $count ->
    [one] { $count } версия
    [few] { $count } версии
    [many] { $count } версий
   *[other] { $count } версии
}
version-behind = { $name } расходится с записи { $at }.
version-part = { $name } не содержит ничего нового.
version-counts = Эта версия не засчитывается. Засчитывается { $name }.
version-entry = { $name }, запись { $at }: { $sentence }
version-choose = Засчитывать эту версию
version-chosen = Теперь засчитывается { $name }.
version-not-behind = { $name } уже засчитывается: другой версии вместо неё нет.
versions-title = Другие версии этой партии
cli-import-restore = Чтобы восстановить: courtyard restore { $name }
cli-import-refused = Партия не импортирована: здесь в файле ошибка.
cli-merged = Добавлено: { $added }. Продолжено: { $continued }. Уже были здесь: { $same }. Другие версии: { $versions }. Не объединено: { $damaged }.
cli-merged-people = Решений об именах игроков: { $count }.
cli-merge-dry = Это была проверка: ничего не изменено.
cli-import-others = { $count ->
    [one] { $file }: пропущен { $count } посторонний файл
    [few] { $file }: пропущены { $count } посторонних файла
    [many] { $file }: пропущено { $count } посторонних файлов
   *[other] { $file }: пропущены { $count } посторонних файла
}
cli-all-into-a-file = Zip-файл нельзя отправить в стандартный вывод; укажите файл параметром --output.
cli-not-a-file = Это не файл, который можно заменить.
cli-packed = { $count ->
    [one] В файле { $file } { $count } партия.
    [few] В файле { $file } { $count } партии.
    [many] В файле { $file } { $count } партий.
   *[other] В файле { $file } { $count } партии.
}

## Sharing a table with phones

host-shared = Стол открыт для телефонов (играют { $players }). Чтобы подключиться из той же сети, отсканируйте этот QR-код:
host-address = или откройте адрес: { $address }
host-how = Команды: list, role, away, close, open, quit. Ctrl+C закрывает доступ.
host-nobody = Никто не подключился.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Сохранение не работает; пока оно не наладится, ничего не записывается.
host-failing-no-more = Сохранение снова работает: записано всё.
host-no-such-line = Неизвестная команда. Есть такие: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Этот компьютер не подключён к сети. Чтобы открыть стол только для браузеров на нём самом: courtyard host --local
host-no-session = Неоконченных партий нет. Начните новую или укажите партию из списка courtyard sessions.
host-bots = В этой партии играют боты, а они играют только в окне. Откройте доступ к ней оттуда.
host-no-port = { $is_port ->
    [yes] Подключиться сюда не сможет ни одно устройство: { $why }. Чтобы взять другой порт: courtyard host --port 8080
   *[no] Подключиться сюда не сможет ни одно устройство: { $why }.
}
host-no-page = Страница для телефонов не установлена вместе с программой. Укажите её папку параметром --page или соберите её: { $command }
host-bad-page = { $file } — не страница для телефонов: { $why }.
sharing-away = не на связи
sharing-role-everything = может всё
sharing-role-own = только своя сторона
sharing-role-look = наблюдает

## The laboratory
lab-left-out = Боты не умеют играть в эту игру: { $game }. Приложение не знает, какие карты в её колодах.
lab-no-bot = Бота «{ $name }» нет. Есть боты random, greedy, search, а также search с числом доигрываний, например search:400. Любому можно запретить один вид действий, например greedy-spy.
lab-players = Эта игра не рассчитана на такое число игроков: { $players }.
lab-bots = Ботов { $bots }, а мест { $players }. Укажите одного бота на все места или по одному на каждое.
lab-progress = Сыграно блоков: { $done } из { $all } · { $time }
lab-no-run = Это не файл прогона. Укажите файл, который записала команда «courtyard lab run -o ФАЙЛ».
lab-merge-differs = Эта часть — от другого прогона: отличается «{ $field }».
lab-merge-twice = Часть { $shard } указана дважды.
lab-merge-whole = Это не часть прогона.
lab-merge-interrupted = Эту часть остановили раньше времени; запустите её ещё раз.
lab-merge-missing = Не хватает частей: { $shards }.
lab-title = Лаборатория
lab-played = Партии: { $games } · Блоки: { $blocks } · Боты: { $bots }
lab-starter-wins = Первый игрок выигрывает { $wins } из 100 партий (от { $from } до { $to }).
lab-starter-changes = Первый игрок выигрывает { $before } из 100 партий, а по вторым правилам — { $wins } (от { $from } до { $to }).
lab-found = У этих ботов вторые правила меняют шансы первого игрока. Прогон с ботом search покажет, зависит ли это от манеры игры.
lab-not-found = Разницы для первого игрока не обнаружено (сыграно партий: { $games }).
lab-score-wins = { $bot } выигрывает { $wins } из 100 партий (от { $from } до { $to }).
lab-interrupted = Прогон остановлен раньше времени.
lab-figure = Показатель
lab-rules = Правила { $place }
lab-difference = Разница
lab-cell = { $mean } (от { $from } до { $to })
lab-starter = Очки первого игрока на 100 партий
lab-score = Очки первого бота на 100 партий
lab-turns = Ходов за партию
lab-actions = Действий за партию
lab-duels = Поединков за партию
lab-comeback = Волевых побед на 100 партий
lab-unfinished = Неоконченных на 100 партий
lab-use = { $kind }: раз за партию
lab-note-interval = В скобках — 95-процентные доверительные интервалы. Интервал в таблице рассчитан на заранее выбранное число партий; интервал во фразах верен и тогда, когда вы следите за прогоном.
lab-note-holm = * Эта разница значима и с поправкой на все остальные (Холм, 5 %).
lab-effects = Различия
lab-axis = Разница в стандартных отклонениях блока
lab-lengths = Длина партий в ходах
lab-found-same = Вторые правила меняют шансы первого игрока. Более сильный бот это подтверждает.
lab-depends = Всё зависит от манеры игры: более сильный бот этого не подтверждает.
lab-other-comparison = Это прогон другой игры или с другими правилами.
lab-luck = Доля результатов, которую объясняют кубики, в %
lab-leads = Партии, выигранные лидером, по величине преимущества в середине партии
lab-ladder-bots = Для турнира нужно хотя бы два бота, например --bots random,greedy.
lab-ladder-progress = Сыграно пар: { $pairs } · { $time }
lab-ladder-result = { $first } набирает { $score } % (± { $error }) против { $second }, { $count ->
   *[other] сыграно пар: { $pairs }
}. Вывод:
lab-ladder-stronger = сильнее.
lab-ladder-not-stronger = не сильнее.
lab-ladder-open = пока неясно.

## Story

story-progress = Расчёт шансов: { $done } из { $all }
story-turn = Ход { $turn }: { $chances }
story-end = В конце: { $chances }
story-chance = { $player } { $chance }
story-title = История партии
story-chart = Шансы на победу
story-turning-points = Переломные моменты
story-no-turning-points = Ни одно решение и ни один бросок не изменили шансы заметно.
story-turning-point = Ход { $turn }: { $what } — { $player }, шансы из 100: { $from } → { $to }.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } не атакует
story-below-one = меньше 1
story-above-ninety-nine = больше 99
story-lead-none = Борьба шла на равных.
story-lead-one = { $turn ->
    [1] С самого начала лидирует { $player }.
   *[other] С хода { $turn } лидирует { $player }.
}
story-lead-two = Сначала лидирует { $first }, а с хода { $turn } — { $second }.
story-lead-more = Лидер менялся { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}; с хода { $turn } лидирует { $player }.
story-half-time = Лидер в середине партии побеждал в { $won ->
    [one] { $won } партии
    [few] { $won } партиях
    [many] { $won } партиях
   *[other] { $won } партиях
} из { $leads } (всего партий: { $games }).
story-comeback = Самая крупная волевая победа: { $player }; ход { $turn }, шансы всего { $chance } ({ $file }).
story-causes = Причины крупных перемен: { $shares }.
story-share = { $cause ->
    [dice] кубики
    [card] карты
   *[choice] решения
} — { $share }
story-one-cause = { $cause ->
    [dice] Все крупные перемены вызваны кубиками.
    [card] Все крупные перемены вызваны картами.
   *[choice] Все крупные перемены вызваны решениями игроков.
}
story-no-causes = Крупных перемен слишком мало, чтобы сказать, чем они вызваны.

## Aids to print

aid-reference = Памятка
aid-mat = Планшет игрока
aid-sheet = Лист результатов
aid-sheet-number = Партия
aid-sheet-notes = Заметки

## Breaks

log-paused = { $minutes ->
    [one] После перерыва в { $minutes } минуту
    [few] После перерыва в { $minutes } минуты
    [many] После перерыва в { $minutes } минут
   *[other] После перерыва в { $minutes } минуты
}
