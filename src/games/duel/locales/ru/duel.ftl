# The messages of Duel.

duel-title = Дуэль
duel-gauge = Стопка добора

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Правила, которые записал Áron Csathó в 2004 году.

## Phases and parts

duel-phase-setup = раздача
duel-phase-over = конец игры
duel-phase-preparation = построение
duel-phase-attack = атака
duel-phase-renewal = отдых
duel-part-army = Армия
duel-part-warlord = Полководец
duel-part-support = Поддержка
duel-part-ace = Туз

## Cards

duel-card-ace = туз
duel-card-joker = джокер
duel-card-ally = тайный союзник
duel-card-ally-as = тайный союзник как { $rank }
duel-card-unseen = карта, которую никто не видел
duel-term = { $part } { $card }
duel-attacker = { $player }, атака
duel-defender = { $player }, защита

## Kinds of action

duel-kind-setup = Раздача
duel-kind-next-phase-about = Перейти к следующей фазе; после последней начинается ход следующего игрока.
duel-kind-end-turn-about = Пропустить оставшиеся фазы; использованные полководцы тоже перевернутся лицом вниз.
duel-kind-warlord = Выставить полководца
duel-kind-warlord-about = Положите короля, даму или валета с руки лицом вниз на свободное место.
duel-kind-exchange = Сменить полководца
duel-kind-exchange-about = Сбросьте одного из своих полководцев и положите на его место другого с руки лицом вниз.
duel-kind-attack = Атака
duel-kind-attack-about = Сыграйте карту армии лицом вниз против соседа справа; если хотите, во главе с полководцем.
duel-kind-defend = Защита
duel-kind-defend-about = Выберите полководца, карту армии, и то и другое или ничего.
duel-kind-support = Поддержка
duel-kind-support-about = { $supports_per_side ->
    [0] В этих правилах в бою нет карт поддержки.
    [1] Добавьте к своей карте армии тройку или двойку лицом вниз или не добавляйте ничего.
    [one] Добавьте к своей карте армии до { $supports_per_side } карты поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
    [few] Добавьте к своей карте армии до { $supports_per_side } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
    [many] Добавьте к своей карте армии до { $supports_per_side } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
   *[other] Добавьте к своей карте армии до { $supports_per_side } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
}
duel-kind-reveal = Открыть карты
duel-kind-reveal-about = Откройте все карты и укажите их.
duel-kind-resolve = Без туза
duel-kind-resolve-about = Защитник не играет туза, и бой решён.
duel-kind-ace = Сыграть туза
duel-kind-ace-about = Уберите полководца соперника или, если вы защищаетесь, отбейте атаку.
duel-kind-reinforce = Подкрепления
duel-kind-reinforce-about = Покажите джокера и верните карты из своего сброса в стопку добора.
duel-kind-out = Без джокера
duel-kind-out-about = Джокера у вас нет, или вы его не играете: вы выбываете.
duel-kind-concede-about = Вы выходите из игры, остальные продолжают.
duel-kind-tell = Назвать карты
duel-kind-tell-about = Назовите карты сверху сброса или полководца на каком-то месте.

## House rules

duel-group-optional = Дополнительные правила
duel-group-start = Начало партии
duel-group-turn = Ход
duel-group-battle = Бои
duel-group-thwarted = Отбитые атаки
duel-group-aces = Тузы
duel-group-end = Конец игры

duel-rule-hand-size = Начальная рука
duel-rule-hand-size-about = Сколько карт у каждого игрока в начале.
duel-rule-draw-per-turn = Карт за ход
duel-rule-draw-per-turn-about = Сколько карт берут в начале хода.
duel-rule-warlord-slots = Места полководцев
duel-rule-warlord-slots-about = Сколько полководцев может быть у игрока на столе.
duel-rule-attacks-per-turn = Атак за ход
duel-rule-attacks-per-turn-about = Сколько раз за ход можно атаковать.
duel-rule-first-round-skips = Короткий первый круг
duel-rule-first-round-skips-about = Ограничен ли первый круг построением для всех игроков, кроме последнего.
duel-rule-used-may-be-exchanged = Смена использованных
duel-rule-used-may-be-exchanged-about = Можно ли сменить открытого полководца на другого.
duel-rule-warlord-bonus = Прибавка полководцев
duel-rule-warlord-bonus-about = Сила, которую прибавляет полководец.
duel-rule-support-values = Сила поддержки
duel-rule-support-values-about = Сила, которую прибавляет карта поддержки.
duel-rule-supports-per-side = Карт поддержки у стороны
duel-rule-supports-per-side-about = Сколько карт поддержки одна сторона может добавить в бою.
duel-rule-sole-warlord-defends = Защита без армии
duel-rule-sole-warlord-defends-about = Может ли полководец защищаться без карты армии.
duel-rule-damage-divisor = Делитель урона
duel-rule-damage-divisor-about = На это число делят разность сил.
duel-rule-damage-rounding = Округление урона
duel-rule-damage-rounding-about = Как округлять дробный урон.
duel-rule-tie = Равные силы
duel-rule-tie-about = Отбита ли атака при равных силах или никто ничего не теряет.
duel-rule-failed-warlord-lost = Потеря полководца
duel-rule-failed-warlord-lost-about = Теряет ли слишком слабая атака своего полководца.
duel-rule-unled-fail-draw = Цена без полководца
duel-rule-unled-fail-draw-about = Сколько карт берёт и сбрасывает атакующий, чья атака без полководца отбита.
duel-rule-aces-outside = Тузы вне боя
duel-rule-aces-outside-about = Может ли туз убрать полководца вне боя.
duel-rule-ace-targets = Кого достают тузы
duel-rule-ace-targets-about = Игроки, чьих полководцев туз может убрать вне боя.
duel-rule-aces-defend = Тузы в защите
duel-rule-aces-defend-about = Когда защитник может отбить атаку тузом.
duel-rule-ace-fails-unled = Плата и при тузе
duel-rule-ace-fails-unled-about = Платит ли атакующий без полководца и тогда, когда атаку отбивает туз.
duel-rule-out-when = Выбывание из игры
duel-rule-out-when-about = Кто выбывает: только тот, кому нечего взять, или сразу и тот, чью стопку добора опустошил бой.
duel-rule-revenge-turn = Ход мести
duel-rule-revenge-turn-about = Делает ли игрок, которому нечего было взять, ещё один, последний ход.
duel-rule-reinforcements = Подкрепления
duel-rule-reinforcements-about = Джокер в каждой колоде, который возвращает сброшенные карты.
duel-rule-reinforcement-cards = Карты подкреплений
duel-rule-reinforcement-cards-about = Сколько карт джокер может вернуть на ходу своего владельца.
duel-rule-forced-reinforcement-cards = Карты на пустую стопку
duel-rule-forced-reinforcement-cards-about = Сколько карт джокер может вернуть, когда стопка добора пуста.
duel-rule-hidden-ally = Тайный союзник
duel-rule-hidden-ally-about = Джокер в каждой колоде, который можно сыграть как любую карту.

duel-rule-value-each = { $name } +{ $number }
duel-value-three = тройка
duel-value-two = двойка
duel-value-up = вверх
duel-value-down = вниз
duel-value-defender = атака отбита
duel-value-draw = никто ничего не теряет
duel-value-neighbours = оба соседа
duel-value-right = сосед справа
duel-value-any = любой игрок
duel-value-any-time = в любой момент
duel-value-before-reveal = пока карты не открыты
duel-value-never = никогда
duel-value-cannot-draw = тот, кому нечего взять
duel-value-empty = и тот, чью стопку опустошил бой

## Actions

duel-headline-next-phase = { $player } переходит к фазе «{ $phase }»
duel-headline-warlord = { $card ->
    [none] { $player } выставляет закрытого полководца на место { PLACE($slot) }
   *[other] { $player } выставляет { $card } лицом вниз на место { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } меняет полководца на месте { PLACE($slot) }
   *[other] { $player } меняет полководца на месте { PLACE($slot) }, теперь там { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } атакует без полководца, цель — { $opponent }
   *[other] { $leader ->
        [none] { $player } атакует; во главе — полководец с места { PLACE($slot) }, цель — { $opponent }
       *[other] { $player } атакует; во главе — { $leader }, цель — { $opponent }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } защищается картой армии
       *[no] { $player } не защищается
    }
   *[other] { $army ->
        [yes] { $player } защищается картой армии и полководцем с места { PLACE($slot) }
       *[no] { $player } защищается одним полководцем с места { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } не добавляет поддержку
    [1] { $player } добавляет карту поддержки лицом вниз
    [one] { $player } добавляет { $count } карту поддержки лицом вниз
    [few] { $player } добавляет { $count } карты поддержки лицом вниз
    [many] { $player } добавляет { $count } карт поддержки лицом вниз
   *[other] { $player } добавляет { $count } карты поддержки лицом вниз
}
duel-headline-reveal = { $attacker } и { $defender } открывают карты
duel-headline-resolve = { $player } обходится без туза
duel-headline-ace = { $target ->
    [yes] { $player }: { $card } против полководца на месте { PLACE($slot) } ({ $against })
   *[no] { $player }: { $card } в защите{ $led ->
        [yes] ; { $attacker } теряет полководца
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } показывает джокера и вызывает подкрепления
duel-headline-out = { $player } остаётся без джокера
duel-headline-tell = { $told ->
    [nothing] Сброс ({ $player }): ничего не названо
    [discard] Сверху в сбросе ({ $player }): { $cards }
   *[slot] Полководец на месте { PLACE($slot) } ({ $player }): { $card }
}
duel-headline-adjust-numbers = Исправление ({ $player }): на руке { $hand }, в стопке добора { $draw }, в сбросе { $discard }
duel-headline-adjust-slot = { $warlord ->
    [none] Исправление ({ $player }): на месте { PLACE($slot) } нет полководца
   *[some] { $card ->
        [none] Исправление ({ $player }): на месте { PLACE($slot) } неизвестный полководец
       *[other] { $face_up ->
            [yes] Исправление ({ $player }): на месте { PLACE($slot) } лицом вверх { $card }
           *[no] Исправление ({ $player }): на месте { PLACE($slot) } лицом вниз { $card }
        }
    }
}

## Consequences

duel-then-dealt = У каждого игрока на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, а в стопке добора { $draw }.
duel-then-cut-short = В этом ходу — только построение: в первом круге атаковать может только последний игрок.
duel-event-phase-entered = Начинается фаза «{ $phase }».
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $player } берёт только { $cards } { $cards ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } из { $wanted }: больше в стопке не было.
   *[equal] { $player } берёт { $cards } { $cards ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }.
}
duel-event-warlords-turned-down = { $count ->
    [1] { $player } переворачивает использованного полководца лицом вниз.
    [one] { $player } переворачивает { $count } использованного полководца лицом вниз.
    [few] { $player } переворачивает { $count } использованных полководцев лицом вниз.
    [many] { $player } переворачивает { $count } использованных полководцев лицом вниз.
   *[other] { $player } переворачивает { $count } использованных полководцев лицом вниз.
}
duel-event-warlord-turned-up = { $player } открывает { $warlord }; карта остаётся на столе.
duel-event-compared = { $attacker } { $attacker_strength } : { $defender_strength } { $defender }.
duel-event-last-chance = { $damage ->
    [0] { $player } не несёт урона, с тузом или без.
    [one] Без туза { $player } теряет { $damage } карту: она уйдёт из стопки добора в сброс.
    [few] Без туза { $player } теряет { $damage } карты: они уйдут из стопки добора в сброс.
    [many] Без туза { $player } теряет { $damage } карт: они уйдут из стопки добора в сброс.
   *[other] Без туза { $player } теряет { $damage } карты: они уйдут из стопки добора в сброс.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] Атака удалась: { $attacker } сильнее.
        [defender] Атака отбита: { $defender } сильнее.
       *[tie] { $thwarted ->
            [yes] Силы равны, поэтому атака отбита.
           *[no] Силы равны: оба теряют только сыгранные карты.
        }
    }
   *[other] Туз отбивает атаку.
}
duel-then-used = Карты армии и поддержки уходят в сброс своих владельцев.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } сбрасывает прежнего полководца.
       *[ace] { $player } отправляет полководца в сброс.
    }
   *[other] { $fall ->
        [thwarted] { $player } теряет { $warlord }: карта уходит в сброс.
        [ace] Туз убирает { $warlord }: { $player } отправляет эту карту в сброс.
       *[exchanged] { $player } сбрасывает { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } не платит: карт не осталось.
        [one] { $player } берёт и сбрасывает { $cards } карту, потому что атака была без полководца.
        [few] { $player } берёт и сбрасывает { $cards } карты, потому что атака была без полководца.
        [many] { $player } берёт и сбрасывает { $cards } карт, потому что атака была без полководца.
       *[other] { $player } берёт и сбрасывает { $cards } карты, потому что атака была без полководца.
    }
   *[damage] { $cards ->
        [0] { $player }: терять больше нечего.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [1] { $player } отправляет из стопки добора в сброс последнюю карту (1 вместо { $wanted }).
                [one] { $player } отправляет из стопки добора в сброс последние карты ({ $cards } вместо { $wanted }).
                [few] { $player } отправляет из стопки добора в сброс последние карты ({ $cards } вместо { $wanted }).
                [many] { $player } отправляет из стопки добора в сброс последние карты ({ $cards } вместо { $wanted }).
               *[other] { $player } отправляет из стопки добора в сброс последние карты ({ $cards } вместо { $wanted }).
            }
           *[equal] { $player } отправляет из стопки добора в сброс { $cards } { $cards ->
                [one] карту
                [few] карты
                [many] карт
               *[other] карты
            }.
        }
    }
}
duel-event-reinforced = { $player }: перетасуйте свой сброс, верните из него { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} в стопку добора и перетасуйте её. Остальное — новый сброс, джокер сверху.
duel-event-waiting = { $why ->
    [cannot-draw] { $player }: взять нечего. Теперь поможет только джокер.
   *[emptied] { $player }: стопка добора пуста. Теперь поможет только джокер.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } выбывает: взять нечего.
    [emptied] { $player } выбывает: стопка добора пуста.
   *[conceded] { $player } выбывает.
}
duel-event-revenge-began = { $player } делает последний ход: это ход мести.
duel-event-game-ended = Побеждает { $winner }. Отличная игра!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] В первом круге на этом ходу есть только построение.
    [later] Это делают в фазе «{ $phase }»: сначала перейдите к ней. Сейчас — фаза «{ $now }».
   *[past] Это делают в фазе «{ $phase }», а она уже прошла: дождитесь следующего хода. Сейчас — фаза «{ $now }».
}
duel-refusal-not-set-up = Сначала раздайте карты.
duel-refusal-already-set-up = Карты уже розданы.
duel-refusal-limit-reached = { $revenge ->
    [yes] На ходу мести можно атаковать только один раз.
   *[no] { $limit ->
        [0] Эти правила не разрешают атаковать.
        [1] Атаковать можно только один раз за ход.
        [one] Атаковать можно только { $limit } раз за ход.
        [few] Атаковать можно только { $limit } раза за ход.
        [many] Атаковать можно только { $limit } раз за ход.
       *[other] Атаковать можно только { $limit } раза за ход.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Здесь нельзя добавить карты поддержки.
        [1] Можно добавить одну карту поддержки или ни одной, а не { $got }.
        [one] Можно добавить до { $max } карты поддержки, а не { $got }.
        [few] Можно добавить до { $max } карт поддержки, а не { $got }.
        [many] Можно добавить до { $max } карт поддержки, а не { $got }.
       *[other] Можно добавить до { $max } карт поддержки, а не { $got }.
    }
    [shown-support] { $max ->
        [0] { $player }: в этом бою нет карт поддержки, а названо { $got }.
        [one] { $player }: в этом бою { $max } карта поддержки, а названо { $got }.
        [few] { $player }: в этом бою { $max } карты поддержки, а названо { $got }.
        [many] { $player }: в этом бою { $max } карт поддержки, а названо { $got }.
       *[other] { $player }: в этом бою { $max } карты поддержки, а названо { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player }: в этом бою нет полководца, называть некого.
       *[other] { $player }: в этом бою нет карты армии, называть нечего.
    }
    [tell] { $max ->
        [0] { $player }: сброс пуст, а названо карт: { $got }.
        [one] { $player }: в сбросе { $max } карта, а названо { $got }.
        [few] { $player }: в сбросе { $max } карты, а названо { $got }.
        [many] { $player }: в сбросе { $max } карт, а названо { $got }.
       *[other] { $player }: в сбросе { $max } карты, а названо { $got }.
    }
   *[reinforcements] { $max ->
        [1] Джокер сейчас возвращает 1 карту, а не { $got }.
        [one] Джокер сейчас возвращает от 1 до { $max } карты, а не { $got }.
        [few] Джокер сейчас возвращает от 1 до { $max } карт, а не { $got }.
        [many] Джокер сейчас возвращает от 1 до { $max } карт, а не { $got }.
       *[other] Джокер сейчас возвращает от 1 до { $max } карт, а не { $got }.
    }
}
duel-refusal-duplicate-card = Карта { $card } названа дважды, а в колоде она одна.
duel-refusal-card-elsewhere = { $card ->
    [none] { $player }: все подходящие карты колоды лежат в других местах.
   *[other] { $card } не может быть здесь: известно, что эта карта в другом месте ({ $player }).
}
duel-refusal-not-a-support-card = { $card } — не карта поддержки: это только тройки и двойки.
duel-refusal-not-a-warlord = { $card } — не полководец: это только короли, дамы и валеты.
duel-refusal-not-an-army-card = { $card } — не карта армии: это карты от 10 до 4.
duel-refusal-not-an-ace = { $card } — не туз.
duel-refusal-not-your-support = Сейчас карты поддержки добавляет { $turn } — или обходится без них.
duel-refusal-bad-adjustment-negative = На руке или в стопке не может быть меньше 0 карт.
duel-refusal-bad-adjustment-deck = Вместе с полководцами на столе получается { $got }, а карт в колоде { $deck }.
duel-refusal-no-such-seat = Такого игрока нет; игроков за столом: { $players }.
duel-refusal-player-out = { $player } больше не в игре.
duel-refusal-pile-empty = { $player }: стопка добора пуста. Сначала решите, сыгран ли джокер.
duel-refusal-pile-not-empty = Пустых стопок добора нет: решать, сыгран ли джокер, пока незачем.
duel-refusal-battle-in-progress = Сначала закончите бой.
duel-refusal-no-battle = Сейчас боя нет.
duel-refusal-battle-order = { $step ->
    [defend] Сначала { $player } решает, защищаться ли.
    [reveal] Сначала откройте карты.
    [last-chance] Карты открыты: { $player } сейчас играет туза или обходится без него.
   *[other] Сначала { $player } добавляет карты поддержки или обходится без них.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Для полководцев есть только { $slots } место.
    [few] Для полководцев есть только { $slots } места.
    [many] Для полководцев есть только { $slots } мест.
   *[other] Для полководцев есть только { $slots } места.
}
duel-refusal-slot-taken = { $slot ->
    [none] Все места заняты полководцами.
   *[other] На месте { PLACE($slot) } уже есть полководец.
}
duel-refusal-slot-empty = { $slot ->
    [none] Для этого нет полководца.
   *[other] { $player }: на месте { PLACE($slot) } нет полководца.
}
duel-refusal-warlord-used = { $slot ->
    [none] Все полководцы открыты.
   *[other] { $player }: полководец на месте { PLACE($slot) } открыт и до отдыха использован.
}
duel-refusal-sole-warlord = В этих правилах полководец не может защищаться без карты армии.
duel-refusal-not-the-defender = В бою туза может сыграть только защитник: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] В этих правилах туз сейчас не остановит атаку.
   *[no] В этих правилах тузов нельзя играть вне боя.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Своими тузами нельзя убирать своих полководцев.
   *[no] { $player }: этот туз не достаёт так далеко ({ $against }).
}
duel-refusal-no-such-card = { $missing ->
    [joker] В этих колодах нет джокера для подкреплений.
    [role] Укажите, какой картой сыгран тайный союзник.
    [itself] В стопке у тайного союзника нет достоинства.
   *[ally] В этих колодах нет тайного союзника.
}
duel-refusal-not-named = { $part ->
    [warlord] { $player }: полководец теперь открыт, назовите его.
   *[other] { $player }: карта армии теперь открыта, назовите её.
}
duel-refusal-other-card = { $player }: известно, что там { $known }, а не { $named }.
duel-refusal-no-reinforcements = В этих правилах нет подкреплений.
duel-refusal-not-your-turn = { $player }: в стопке добора ещё есть карты, поэтому джокера можно сыграть только на своём ходу.
duel-refusal-discard-empty = { $player }: сброс пуст, возвращать нечего.

## The table in a terminal

duel-table-setup = Карты ещё не розданы.
duel-table-turn = Ход { $turn }: ходит { $player }, { $phase }
duel-table-cut-short = На этом ходу — только построение.
duel-table-revenge = { $player } выбывает и делает последний ход.
duel-table-target = Цель следующей атаки: { $player }.
duel-table-side = { $player }: стопка добора { $draw }, рука { $hand }, сброс { $discard }
duel-table-side-out = { $player } (вне игры): стопка добора { $draw }, рука { $hand }, сброс { $discard }
duel-table-top = Сверху в сбросе: { $card }
duel-table-slot = Место { $slot }: { $warlord }
duel-table-slot-empty = пусто
duel-table-slot-unseen = полководец лицом вниз
duel-table-slot-down = { $card } лицом вниз
duel-table-slot-up = { $card } лицом вверх, использован
duel-table-pending = { $player }: стопка добора пуста. Джокер — или выбывание.
duel-table-battle = Бой: { $attacker } → { $defender }
duel-table-step-defend = Теперь { $player } решает, защищаться ли.
duel-table-step-support = Теперь карты поддержки добавляет { $player } — или обходится без них.
duel-table-step-reveal = Теперь карты открывают.
duel-table-step-last-chance = { $player } может сейчас сыграть туза.
duel-table-last = Последний бой: { $attacker } { $attack } : { $defence } { $defender }, { $outcome ->
    [attacker] атака удалась
    [defender] атака отбита
   *[tie] силы равны
}
duel-table-last-ace = Последний бой: { $attacker } → { $defender }, атаку отбивает { $card }

## The command line’s battle

duel-battle-attacker = Атакующий
duel-battle-defender = Защитник
duel-battle-won = Атакующий сильнее, { $attack } : { $defence }. Урон — { $damage } { $damage ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
duel-battle-thwarted = Защитник сильнее, { $defence } : { $attack }. Атака отбита.
duel-battle-thwarted-tie = У обоих { $attack }: атака отбита.
duel-battle-tie = У обоих { $attack }: оба теряют только сыгранные карты.

duel-misfit-no-part = { $card } не может участвовать в бою.
duel-misfit-two-armies = У стороны может быть только одна карта армии.
duel-misfit-two-warlords = У стороны может быть только один полководец.
duel-misfit-too-many-supports = { $value ->
    [0] В этих правилах карты поддержки не добавляют.
    [1] Сторона добавляет не больше одной карты поддержки.
    [one] Сторона добавляет не больше { $value } карты поддержки.
    [few] Сторона добавляет не больше { $value } карт поддержки.
    [many] Сторона добавляет не больше { $value } карт поддержки.
   *[other] Сторона добавляет не больше { $value } карт поддержки.
}
duel-misfit-support-without-army = Карте поддержки нужна карта армии.
duel-misfit-twice = Карта { $card } названа дважды, а в колоде она одна.
duel-misfit-no-army = Для атаки нужна карта армии.
duel-misfit-sole-warlord = В этих правилах полководец не может защищаться без карты армии.

## Statistics

duel-count-battles = Бои
duel-lab-duels = Боёв за партию
duel-count-attacker = Сильнее атакующий
duel-count-defender = Сильнее защитник
duel-count-tie = Силы равны
duel-count-ace = Отбито тузом
duel-count-battles-note = { $count ->
    [one] Проведён { $count } бой.
    [few] Проведено { $count } боя.
    [many] Проведено { $count } боёв.
   *[other] Проведено { $count } боя.
} Ничья, при которой атака отбита, — бой, выигранный защитником.
duel-count-strengths = Бои по силе атакующего
duel-count-strength = Сила
duel-count-fought = Проведено
duel-count-losses = Потери
duel-count-least = Минимум
duel-count-most = Максимум
duel-count-damage = Урон за бой
duel-count-penalty = Цена без полководца
duel-count-cards = Полководцы и тузы
duel-count-number = Число
duel-count-warlords-thwarted = Полководцы, потерянные в отбитых атаках
duel-count-warlords-ace = Полководцы, убранные тузами
duel-count-warlords-exchanged = Сменённые полководцы
duel-count-aces-battle = Тузы в боях
duel-count-aces-outside = Тузы вне боёв
duel-count-reinforcements = Джокеры ради подкреплений
duel-count-piles = Стопки добора в конце каждого хода
duel-count-place = { $place ->
    [1] Первый игрок
    [2] Второй игрок
    [3] Третий игрок
    [4] Четвёртый игрок
    [5] Пятый игрок
   *[6] Шестой игрок
}
duel-count-winner = Победитель
duel-count-loser = Остальные
duel-count-piles-note = Среднее число карт в стопке добора в партиях, которые дошли до этого хода.

## Results for other programs

duel-tally-cards-left = Осталось карт в стопке
duel-tally-battles-won = Выиграно боёв

## A first game

duel-deal-about = Все сыгранные карты уходят в сброс своего владельца. Кто в начале хода не может взять карту, выбывает; побеждает тот, кто остался в игре последним.
duel-hint-guide = Приложение считает карты в стопках и подводит итоги боёв; знать карты, лежащие лицом вниз, ему не нужно. Подсказки объясняют каждый шаг; закрытая подсказка больше не появится.
duel-needs = Каждому игроку нужна своя колода карт.
duel-hint-preparation = { $draw ->
    [1] Возьмите карту (она уже учтена) и выставьте полководцев.
    [one] Возьмите { $draw } карту (уже учтены) и выставьте полководцев.
    [few] Возьмите { $draw } карты (уже учтены) и выставьте полководцев.
    [many] Возьмите { $draw } карт (уже учтены) и выставьте полководцев.
   *[other] Возьмите { $draw } карты (уже учтены) и выставьте полководцев.
}
duel-hint-attack = Атакуйте соседа справа картой армии лицом вниз.
duel-hint-renewal = Переверните использованных полководцев: они снова готовы к бою.
duel-hint-defend = Сила атаки неизвестна. Выберите карты или ничего.
duel-hint-support = Добавьте к армии тройку (+{ $three }) или двойку (+{ $two }) лицом вниз.
duel-hint-reveal = Откройте карты и отметьте их: король +{ $king }, дама +{ $queen }, валет +{ $jack }.
duel-hint-last-chance = Атаку остановит только туз. Без него вы потеряете карты.

## The screens

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

duel-screen-warlord = Полководец { $number }
duel-screen-warlord-of = { $warlord } ({ $name })

duel-screen-seat = { $name }: в стопке добора { $draw }, на руке { $hand }, в сбросе { $discard }.
duel-screen-slot-down = Полководец { $number } лежит лицом вниз и неизвестен.
duel-screen-slot-known = Полководец { $number } лежит лицом вниз: { $card }.
duel-screen-slot-up = Полководец { $number } открыт и использован: { $card }.
duel-screen-seat-out = Вне игры.
duel-screen-seat-attacks = Цель атаки: { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = вне игры
duel-screen-status-pending = карт нет
duel-screen-status-revenge = последний ход
duel-screen-deck = Добор
duel-screen-deck-count = Добор { $count }
duel-screen-hand = Рука { $count }
duel-screen-discard = Сброс { $count }
duel-screen-used = использован

duel-screen-revenge = { $name } выбывает и делает последний ход, не беря карт.
duel-screen-cut-short = Первый круг: { $name } берёт карты как обычно; атаковать может только последний игрок.
duel-screen-attack-used = { $warlord }: использован
duel-screen-attack-empty = Место { $number } пусто
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
duel-screen-ace-of-any = Кто-то играет туза
duel-screen-ace-outside-about = Уберите полководца соперника.
duel-screen-ace-of = { $name }: туз
duel-ask-ace-warlord = Каким полководцем защищается { $name }? Его открывают.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Туз отбивает атаку, и { $attacker } теряет полководца.
   *[no] { $penalty ->
        [0] Туз отбивает атаку.
        [one] Туз отбивает атаку; { $attacker } берёт и сбрасывает { $penalty } карту.
        [few] Туз отбивает атаку; { $attacker } берёт и сбрасывает { $penalty } карты.
        [many] Туз отбивает атаку; { $attacker } берёт и сбрасывает { $penalty } карт.
       *[other] Туз отбивает атаку; { $attacker } берёт и сбрасывает { $penalty } карты.
    }
}

duel-screen-attacker = Атака
duel-screen-defender = Защита
duel-screen-can-defend = Для защиты можно выбрать:
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
duel-screen-worth = { $name } кладёт карту армии лицом вниз: сила от { $least } до { $most }. Защита, равная атаке, отбивает её.
duel-screen-worth-draw = { $name } кладёт карту армии лицом вниз: сила от { $least } до { $most }. Атаку отбивает только более сильная защита.
duel-screen-supports = Кто добавляет карту поддержки (3 или 2)? Сначала { $attacker }, потом { $defender }.
duel-ask-support = { $count ->
    [1] { $name } добавляет карту поддержки (3 или 2)?
    [one] { $name } добавляет карты поддержки (3 или 2)?
    [few] { $name } добавляет карты поддержки (3 или 2)?
    [many] { $name } добавляет карты поддержки (3 или 2)?
   *[other] { $name } добавляет карты поддержки (3 или 2)?
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
duel-screen-outcome-draw = У обоих { $attack }: оба теряют только сыгранные карты.
duel-screen-all-there-is = { $count ->
    [0] { $name }: стопка добора уже пуста.
    [one] { $name }: в стопке добора только { $count } карта.
    [few] { $name }: в стопке добора только { $count } карты.
    [many] { $name }: в стопке добора только { $count } карт.
   *[other] { $name }: в стопке добора только { $count } карты.
}
duel-screen-moves = { $cards ->
    [0] дальше
    [one] { $cards } карта в сброс
    [few] { $cards } карты в сброс
    [many] { $cards } карт в сброс
   *[other] { $cards } карты в сброс
}
duel-screen-resolve = Без туза: { $moves }
duel-screen-end-without-ace = Без туза, конец хода

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
duel-screen-tell-top = Что лежит сверху в сбросе ({ $name })?
duel-screen-tell-below = Что лежит под { $card } в сбросе ({ $name })?
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
duel-keys-number = Выбрать или назвать карту

duel-screen-figure-cards = Карты
duel-screen-figure-winner = Победители
duel-screen-figure-others = Остальные

## How to play

duel-lesson-aim = Ваши силы
duel-lesson-aim-about = У каждого игрока своя колода и вначале 5 карт на руках. Ваша стопка добора — это ваши силы: если в начале хода взять нечего, вы выбываете. Побеждает тот, кто остался в игре последним.
duel-lesson-warlords = Полководцы
duel-lesson-warlords-about = Короли, дамы и валеты лежат перед вами лицом вниз, не больше 2. Один из них может возглавить атаку или защиту: король добавляет 3, дама 2, валет 1.
duel-lesson-armies = Армии
duel-lesson-armies-about = Карты от 4 до 10 сражаются; сила каждой — число на ней. Рядом с такой картой тройка добавляет 3, двойка 2.
duel-lesson-turn = Ваш ход
duel-lesson-turn-about = Возьмите карту и выставьте полководцев. Потом можно атаковать соседа справа. В конце хода ваши полководцы снова готовы к бою.
duel-lesson-battle = Бой
duel-lesson-battle-about = Оба игрока кладут карты лицом вниз и открывают их вместе. Если атака сильнее, защитник сбрасывает из стопки добора столько карт, сколько составляет половина разницы, с округлением вверх. Если нет, атакующий теряет полководца, а без полководца — 1 карту.
duel-lesson-aces = Тузы
duel-lesson-aces-about = Туз не сражается. Он останавливает атаку или убирает полководца соседа.

## The rules for a player who does not know the game

duel-rulebook-aim = Цель игры
    От двух до шести игроков воюют друг с другом, у каждого своя полная колода. Армии сходятся в бою, их ведут полководцы, а проигравший бой теряет карты.
    Ваша стопка добора — это ваши силы: тот, кому больше нечего взять, выбывает. Побеждает тот, кто остался в игре последним.

duel-rulebook-table = Стол
    { $deck ->
        [52] У каждого игрока своя колода из 52 карт без джокеров. Карты никогда не меняют владельца, масти не важны.
       *[other] У каждого игрока своя колода из 52 карт и джокеров, всего { $deck }. Карты никогда не меняют владельца, масти не важны.
    }
    Карты на руке скрыты, стопка добора лежит лицом вниз, сброс — лицом вверх. Верхнюю карту любого сброса могут видеть все, остальные карты в нём смотреть нельзя.
    Короли, дамы и валеты — это полководцы. Они ведут в бой: король прибавляет к силе { $warlord_bonus-king }, дама { $warlord_bonus-queen }, валет { $warlord_bonus-jack }.
    Карты от 10 до 4 — это армии, их сила равна числу на карте. Армий в колоде больше всего.
    { $supports_per_side ->
        [0] Тройки и двойки в этих правилах не нужны.
       *[other] Тройки и двойки — это карты поддержки, лошади и оружие для армии: тройка прибавляет { $support_values-three }, двойка { $support_values-two }.
    }
    { $aces ->
        [none] Тузы в этих правилах не нужны.
        [battles] Тузы не сражаются; они срывают атаки.
        [outside] Тузы не сражаются; они убирают полководцев.
       *[both] Тузы не сражаются; они убирают полководцев и срывают атаки.
    }
    { $warlord_slots ->
        [one] Перед вами { $warlord_slots } место для полководца.
        [few] Перед вами { $warlord_slots } места для полководцев.
        [many] Перед вами { $warlord_slots } мест для полководцев.
       *[other] Перед вами { $warlord_slots } места для полководцев.
    }

duel-rulebook-setup = Подготовка
    { $hand_size ->
        [0] Каждый игрок тасует свою колоду и даёт другому её снять. На руку ничего не раздают: все карты — это стопка добора.
        [one] Каждый игрок тасует свою колоду, даёт другому её снять и берёт на руку { $hand_size } карту. Остальные { $draw_pile } — это стопка добора.
        [few] Каждый игрок тасует свою колоду, даёт другому её снять и берёт на руку { $hand_size } карты. Остальные { $draw_pile } — это стопка добора.
        [many] Каждый игрок тасует свою колоду, даёт другому её снять и берёт на руку { $hand_size } карт. Остальные { $draw_pile } — это стопка добора.
       *[other] Каждый игрок тасует свою колоду, даёт другому её снять и берёт на руку { $hand_size } карты. Остальные { $draw_pile } — это стопка добора.
    }
    Договоритесь, кто начинает. Ход переходит к соседу справа.

duel-rulebook-turn = Ход
    Ход состоит из трёх фаз: построение, атака и отдых. В каждой всё по желанию, но вернуться к прошедшей фазе нельзя.
    { $draw_per_turn ->
        [1] В начале построения вы берёте карту.
        [one] В начале построения вы берёте { $draw_per_turn } карту или сколько есть в стопке добора.
        [few] В начале построения вы берёте { $draw_per_turn } карты или сколько есть в стопке добора.
        [many] В начале построения вы берёте { $draw_per_turn } карт или сколько есть в стопке добора.
       *[other] В начале построения вы берёте { $draw_per_turn } карты или сколько есть в стопке добора.
    }
    { $used_may_be_exchanged ->
        [yes] Потом вы можете выставить с руки сколько угодно полководцев лицом вниз на свободные места, а полководцев на своих местах, даже использованных, сменить на других с руки. Прежний полководец уходит в ваш сброс.
       *[no] Потом вы можете выставить с руки сколько угодно полководцев лицом вниз на свободные места, а полководцев, лежащих лицом вниз, сменить на других с руки. Прежний полководец уходит в ваш сброс.
    }
    { $attacks_per_turn ->
        [none] В фазе атаки вы можете сколько угодно раз атаковать соседа справа.
        [0] { $revenge_turn ->
            [yes] Атаковать можно только на ходу мести.
           *[no] Атак нет.
        }
        [1] В фазе атаки вы можете один раз атаковать соседа справа.
        [one] В фазе атаки вы можете атаковать соседа справа до { $attacks_per_turn } раза.
        [few] В фазе атаки вы можете атаковать соседа справа до { $attacks_per_turn } раз.
        [many] В фазе атаки вы можете атаковать соседа справа до { $attacks_per_turn } раз.
       *[other] В фазе атаки вы можете атаковать соседа справа до { $attacks_per_turn } раз.
    }
    Во время отдыха вы переворачиваете своих открытых полководцев лицом вниз. Открытый полководец использован и до отдыха сражаться не может: тот, кто защищался, не сможет атаковать на вашем следующем ходу, а тот, кто атаковал, снова готов защищаться. Полководец, которого хоть раз открыли, известен всем, пока его не сбросят.
    Полководец со стола никогда не возвращается на руку.
    { $first_round_skips ->
        [yes] В первом круге у всех игроков, кроме последнего, есть только построение.
       *[no] Короткого первого круга нет: первый игрок может атаковать сразу.
    }

duel-rulebook-battle = Бой
    Атака: сыграйте карту армии лицом вниз. Можно поставить во главе одного из своих полководцев, лежащих лицом вниз. Без карты армии атаковать нельзя.
    { $sole_warlord_defends ->
        [yes] Защита: назовите полководца, лежащего лицом вниз, сыграйте карту армии лицом вниз, сделайте и то и другое или ничего. Полководец без армии защищается только своей прибавкой.
       *[no] Защита: сыграйте карту армии лицом вниз и, если хотите, поставьте во главе полководца, лежащего лицом вниз, или не делайте ничего. Полководец без армии не защищается.
    }
    { $supports_per_side ->
        [0] {""}
        [1] Поддержка: сначала атакующий, потом защитник может добавить карту поддержки лицом вниз. Для этого нужна карта армии.
        [one] Поддержка: сначала атакующий, потом защитник может добавить до { $supports_per_side } карты поддержки лицом вниз. Для этого нужна карта армии.
        [few] Поддержка: сначала атакующий, потом защитник может добавить до { $supports_per_side } карт поддержки лицом вниз. Для этого нужна карта армии.
        [many] Поддержка: сначала атакующий, потом защитник может добавить до { $supports_per_side } карт поддержки лицом вниз. Для этого нужна карта армии.
       *[other] Поддержка: сначала атакующий, потом защитник может добавить до { $supports_per_side } карт поддержки лицом вниз. Для этого нужна карта армии.
    }
    { $supports_per_side ->
        [0] Все карты боя открывают. Армия и полководец вместе — это сила; у стороны без карт она равна 0.
       *[other] Все карты боя открывают. Армия, полководец и поддержка вместе — это сила; у стороны без карт она равна 0.
    }
    { $damage_rounding ->
        [up] Если атакующий сильнее, защитник несёт урон: разность сил, делённая на { $damage_divisor } и округлённая вверх. Столько карт защитник отправляет из стопки добора в сброс.
       *[down] Если атакующий сильнее, защитник несёт урон: разность сил, делённая на { $damage_divisor } и округлённая вниз. Столько карт защитник отправляет из стопки добора в сброс.
    }
    { $failed_warlord_lost ->
        [yes] Если защитник сильнее, атака отбита, и полководец атакующего уходит в сброс.
       *[no] Если защитник сильнее, атака отбита; полководец остаётся.
    }
    { $unled_fail_draw ->
        [0] Отбитая атака без полководца ничего не стоит.
        [one] Если отбита атака без полководца, атакующий берёт и сбрасывает { $unled_fail_draw } карту.
        [few] Если отбита атака без полководца, атакующий берёт и сбрасывает { $unled_fail_draw } карты.
        [many] Если отбита атака без полководца, атакующий берёт и сбрасывает { $unled_fail_draw } карт.
       *[other] Если отбита атака без полководца, атакующий берёт и сбрасывает { $unled_fail_draw } карты.
    }
    { $tie ->
        [defender] Если силы равны, атака тоже отбита, с теми же последствиями.
       *[draw] Если силы равны, оба игрока теряют только сыгранные карты.
    }
    { $supports_per_side ->
        [0] Карты армии после боя сбрасывают. Остальные полководцы остаются на столе лицом вверх.
       *[other] Карты армии и поддержки после боя сбрасывают. Остальные полководцы остаются на столе лицом вверх.
    }

duel-rulebook-aces = Тузы
    { $aces_defend ->
        [any-time] Защищаясь, вы можете в любой момент боя сыграть туза и отбить атаку. Когда карты открыты, это последний шанс, и только если атакующий сильнее.
        [before-reveal] Защищаясь, вы можете в любой момент, пока карты не открыты, сыграть туза и отбить атаку.
       *[never] В бою тузов играть нельзя.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Тогда атакующий сбрасывает все карты атаки, и полководца тоже. Полководца, которого назвали вы, открывают, и он остаётся; остальные сыгранные вами карты сбрасывают. { $ace_fails_unled ->
            [yes] Атакующий без полководца платит за отбитую атаку.
           *[no] {""}
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Атакующий в бою туза не играет.
    }
    { $aces_outside ->
        [no] Вне боя тузов играть нельзя.
       *[yes] { $ace_targets ->
            [neighbours] Вне боя вы можете сыграть туза когда угодно, даже на чужом ходу, и выбрать полководца одного из двух соседей: он уходит в сброс.
            [right] Вне боя вы можете сыграть туза когда угодно, даже на чужом ходу, и выбрать полководца соседа справа: он уходит в сброс.
           *[any] Вне боя вы можете сыграть туза когда угодно, даже на чужом ходу, и выбрать полководца любого другого игрока: он уходит в сброс.
        }
    }

duel-rulebook-end = Конец игры
    Игрок, у которого в начале его хода стопка добора пуста, выбывает.
    { $out_when ->
        [empty] Игрок, чью стопку добора опустошил бой, тоже выбывает, и сразу.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] У игрока, который выбывает, потому что взять нечего, есть ещё ход мести, если в игре остаются ещё хотя бы двое: { $aces ->
            [none] построение и одна атака.
           *[other] построение, одна атака и тузы.
        }
       *[no] Хода мести нет.
    }
    Карты выбывшего остаются на месте, а остальные смыкают круг. Побеждает тот, кто остался в игре последним.
    Сдаться можно в любой момент, когда нет боя.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Подкрепления
        { $reinforcement_cards ->
            [1] Для этого в каждой колоде есть джокер. На своём ходу вы можете когда угодно показать его: перетасуйте свой сброс, верните из него 1 карту в стопку добора и перетасуйте её.
            [one] Для этого в каждой колоде есть джокер. На своём ходу вы можете когда угодно показать его: перетасуйте свой сброс, верните из него до { $reinforcement_cards } карты в стопку добора и перетасуйте её.
            [few] Для этого в каждой колоде есть джокер. На своём ходу вы можете когда угодно показать его: перетасуйте свой сброс, верните из него до { $reinforcement_cards } карт в стопку добора и перетасуйте её.
            [many] Для этого в каждой колоде есть джокер. На своём ходу вы можете когда угодно показать его: перетасуйте свой сброс, верните из него до { $reinforcement_cards } карт в стопку добора и перетасуйте её.
           *[other] Для этого в каждой колоде есть джокер. На своём ходу вы можете когда угодно показать его: перетасуйте свой сброс, верните из него до { $reinforcement_cards } карт в стопку добора и перетасуйте её.
        }
        { $forced_reinforcement_cards ->
            [1] Когда ваша стопка добора пуста, это можно сделать на ходу любого игрока, прежде чем вам придётся брать карту; тогда возвращают 1 карту.
            [one] Когда ваша стопка добора пуста, это можно сделать на ходу любого игрока, прежде чем вам придётся брать карту; тогда возвращают до { $forced_reinforcement_cards } карты.
            [few] Когда ваша стопка добора пуста, это можно сделать на ходу любого игрока, прежде чем вам придётся брать карту; тогда возвращают до { $forced_reinforcement_cards } карт.
            [many] Когда ваша стопка добора пуста, это можно сделать на ходу любого игрока, прежде чем вам придётся брать карту; тогда возвращают до { $forced_reinforcement_cards } карт.
           *[other] Когда ваша стопка добора пуста, это можно сделать на ходу любого игрока, прежде чем вам придётся брать карту; тогда возвращают до { $forced_reinforcement_cards } карт.
        }
        Остальные карты и джокер — это ваш новый сброс.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        Тайный союзник
        Для этого в каждой колоде есть джокер. Его играют как любую карту и называют её, когда он открывается.
        Став полководцем на столе, он остаётся этим полководцем, пока его не сбросят. В стопке он снова тайный союзник.
}

## The mat to print

