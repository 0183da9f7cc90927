# Duel: names, rules, actions, consequences and refusals.

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
duel-kind-next-phase = Следующая фаза
duel-kind-next-phase-about = Перейти к следующей фазе; после последней начинается ход следующего игрока.
duel-kind-end-turn = Завершить ход
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
duel-kind-support-about = { $most ->
    [0] В этих правилах в бою нет карт поддержки.
    [1] Добавьте к своей карте армии тройку или двойку лицом вниз или не добавляйте ничего.
    [one] Добавьте к своей карте армии до { $most } карты поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
    [few] Добавьте к своей карте армии до { $most } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
    [many] Добавьте к своей карте армии до { $most } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
   *[other] Добавьте к своей карте армии до { $most } карт поддержки (тройки и двойки) лицом вниз или не добавляйте ничего.
}
duel-kind-reveal = Открыть карты
duel-kind-reveal-about = Назовите карты этого боя: теперь они открыты.
duel-kind-resolve = Без туза
duel-kind-resolve-about = Защитник не играет туза, и бой решён.
duel-kind-ace = Сыграть туза
duel-kind-ace-about = Уберите полководца соперника или, если вы защищаетесь, отбейте атаку.
duel-kind-reinforce = Подкрепления
duel-kind-reinforce-about = Покажите джокера и верните карты из своего сброса в стопку добора.
duel-kind-out = Без джокера
duel-kind-out-about = Джокера у вас нет, или вы его не играете: вы выбываете.
duel-kind-concede = Сдаться
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

duel-value-each = { $name } +{ $number }
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

duel-headline-setup = { $first } начинает
duel-headline-next-phase = { $player } переходит к фазе «{ $phase }»
duel-headline-end-turn = { $player } завершает ход
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
duel-headline-concede = { $player } сдаётся
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
duel-event-turn-began = { $cut_short ->
    [yes] Ход { $turn }: ходит { $player }. В первом круге — только построение.
   *[no] Ход { $turn }: ходит { $player }.
}
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
duel-refusal-hand-too-small = { $needs ->
    [1] Нужна карта на руке, а её нет ({ $player }).
    [one] На руке нужна { $needs } карта, а есть только { $has } ({ $player }).
    [few] На руке нужны { $needs } карты, а есть только { $has } ({ $player }).
    [many] На руке нужно { $needs } карт, а есть только { $has } ({ $player }).
   *[other] На руке нужны { $needs } карты, а есть только { $has } ({ $player }).
}
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
duel-table-over = После хода { $turn }: { $result }
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
duel-battle-total = сумма
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
duel-count-share = Доля
duel-count-attacker = Сильнее атакующий
duel-count-defender = Сильнее защитник
duel-count-tie = Силы равны
duel-count-ace = Отбито тузом
duel-count-battles-note = { $count ->
    [one] Проведён { $count } бой.
    [few] Проведено { $count } боя.
    [many] Проведено { $count } боёв.
   *[other] Проведено { $count } боя.
}
duel-count-strengths = Бои по силе атакующего
duel-count-strength = Сила
duel-count-fought = Проведено
duel-count-losses = Потери
duel-count-times = Раз
duel-count-least = Минимум
duel-count-median = Медиана
duel-count-mean = Среднее
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
duel-count-turn = Ход
duel-count-place = { $place ->
    [1] Первый игрок
    [2] Второй игрок
    [3] Третий игрок
    [4] Четвёртый игрок
    [5] Пятый игрок
   *[6] Шестой игрок
}
duel-count-won = Выигранные партии
duel-count-winner = Победитель
duel-count-loser = Остальные
duel-count-piles-note = Среднее число карт в стопке добора в партиях, которые дошли до этого хода.
duel-count-piles-shown = Показано ходов: { $shown } из { $all }. Это ходы, до которых дошла хотя бы 1 партия из 20, не больше { $most }.

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
duel-hint-renewal = Использованные полководцы снова готовы к бою.
duel-hint-defend = Сила атаки неизвестна. Выберите карты или ничего.
duel-hint-support = Добавьте к армии тройку (+{ $three }) или двойку (+{ $two }) лицом вниз.
duel-hint-reveal = Откройте карты и отметьте их: король +{ $king }, дама +{ $queen }, валет +{ $jack }.
duel-hint-last-chance = Атаку остановит только туз. Без него вы потеряете карты.
