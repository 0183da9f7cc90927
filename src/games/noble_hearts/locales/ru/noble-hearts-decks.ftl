### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Карта { $card }: { $why }
noble-hearts-deck-too-large = Файл слишком велик для списка колоды.
noble-hearts-deck-json = Строку { $line } не удаётся прочитать: { $why }.
noble-hearts-deck-not-a-deck-list = Это не список колоды: в нём нет поля «deck_list».
noble-hearts-deck-newer = Этот список колоды записан более новой версией Courtyard, версия формата { $value }.
noble-hearts-deck-other-game = Этот список колоды — от другой игры, «{ $value }».
noble-hearts-deck-no-name = У списка колоды нет названия.
noble-hearts-deck-long-name = Поле «{ $field }» слишком длинное: символов в нём { $length }, а можно не больше { $most }.
noble-hearts-deck-control = В «{ $value }» есть символ, который нельзя показать.
noble-hearts-deck-too-many-areas = Названий зон больше, чем { $most }.
noble-hearts-deck-number = «{ $print }» — { $number }; можно от { $least } до { $most }.
noble-hearts-deck-blank = На ней нет ни одного числа.
noble-hearts-deck-count = Таких карт { $value }; может быть от 1 до { $most }.
noble-hearts-deck-too-many-cards = Карт здесь { $value }; в списке колоды их не больше { $most }.

## The commands

cli-decks-none = В папке { $folder } нет списков колод.
cli-decks-line = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, разных { $different }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Зоны: { $names }
cli-decks-new = { $file }: импортировано как { $name }
cli-decks-known = { $file }: уже есть здесь как { $name }
cli-decks-learnt = { $name }: теперь { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, было { $before }
cli-decks-learnt-nothing = { $name }: ничего нового
cli-decks-deleted = { $name }: удалено
cli-decks-unknown = Списка колоды «{ $name }» нет.
cli-decks-several = Название «{ $name }» у нескольких списков колод: укажите имя файла без расширения.
cli-decks-other-game = Это файл партии другой игры.
cli-decks-no-player = В этой партии нет игрока «{ $player }»; в ней играют { $players }.
