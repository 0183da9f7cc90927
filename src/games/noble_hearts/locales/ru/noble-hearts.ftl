# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Благосклонность леди Изабеллы

## Editions

noble-hearts-edition-base = Базовая игра
noble-hearts-edition-base-about = Два дворянина фехтуют в коробке от игры, пока в одного из них не попадут.
noble-hearts-edition-skills-and-roses = Мастерство и розы
noble-hearts-edition-skills-and-roses-about = С дополнением: особые карты, розы, карты обаяния и мастерства.

## Kinds of action

noble-hearts-kind-attack = Атака
noble-hearts-kind-charge = Рывок
noble-hearts-kind-block = Блок
noble-hearts-kind-retreat = Отступление
noble-hearts-kind-jump-up = Прыжок вверх
noble-hearts-kind-jump-down = Прыжок вниз
noble-hearts-kind-move = Перемещение
noble-hearts-kind-pass = Пас
noble-hearts-kind-hit = Попадание
noble-hearts-kind-long-jump = Длинный прыжок
noble-hearts-kind-side-step = Шаг в сторону
noble-hearts-kind-berserk = Ярость
noble-hearts-kind-saltomortale = Сальто-мортале
noble-hearts-kind-feint = Финт
noble-hearts-kind-combination = Комбинация
noble-hearts-kind-quick-block = Быстрый блок
noble-hearts-kind-collect-rose = Поднять розу
noble-hearts-kind-turn-up = Открыть карту
noble-hearts-kind-choose-special = Взять особую карту
noble-hearts-kind-concede = Сдаться

noble-hearts-kind-attack-about = Нанесите удар сопернику перед вами одной картой.
noble-hearts-kind-charge-about = Подойдите к сопернику с запасом движения или подскочите, а потом нанесите удар.
noble-hearts-kind-block-about = Ответьте на удар картой его зоны, не слабее самого удара.
noble-hearts-kind-retreat-about = Сбросьте любую карту и отступите на одну клетку.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Фишка мастерства сдвигается к атакующему.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Леди Изабелла сдвигается к атакующему.
       *[other] {" "}Если карта слабая, леди Изабелла сдвигается к атакующему.
    }
}
noble-hearts-kind-jump-up-about = Запрыгните на что-нибудь повыше; сумма движения — не меньше { $jump_up_move }.
noble-hearts-kind-jump-down-about = Спрыгните на что-нибудь пониже; карт это не требует.
noble-hearts-kind-move-about = Сыграйте карту и пройдите столько клеток, сколько на ней указано.
noble-hearts-kind-pass-about = Передайте инициативу, которую могли бы сохранить.
noble-hearts-kind-hit-about = Вы не защищаетесь: в вас попали, и партия окончена.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [1] Прыгните через промежуток, сыграв одну карту или больше; сумма движения — не меньше { $long_jump_move }.
    [one] Прыгните через промежуток, сыграв не меньше { $long_jump_cards } карты; сумма движения — не меньше { $long_jump_move }.
    [few] Прыгните через промежуток, сыграв не меньше { $long_jump_cards } карт; сумма движения — не меньше { $long_jump_move }.
    [many] Прыгните через промежуток, сыграв не меньше { $long_jump_cards } карт; сумма движения — не меньше { $long_jump_move }.
   *[other] Прыгните через промежуток, сыграв не меньше { $long_jump_cards } карт; сумма движения — не меньше { $long_jump_move }.
}
noble-hearts-kind-side-step-about = Шагните в сторону, сыграв { $side_step_cards ->
    [one] { $side_step_cards } карту
    [few] { $side_step_cards } карты
    [many] { $side_step_cards } карт
   *[other] { $side_step_cards } карты
} равной силы.
noble-hearts-kind-berserk-about = Нанесите один удар, сыграв { $berserk_cards ->
    [one] { $berserk_cards } карту
    [few] { $berserk_cards } карты
    [many] { $berserk_cards } карт
   *[other] { $berserk_cards } карты
} одной зоны; их силы складываются.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Леди Изабелла сдвигается к сопернику.
}
noble-hearts-kind-saltomortale-about = Перепрыгните за спину атакующему, сыграв { $saltomortale_cards ->
    [one] { $saltomortale_cards } карту
    [few] { $saltomortale_cards } карты
    [many] { $saltomortale_cards } карт
   *[other] { $saltomortale_cards } карты
} одной зоны.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Фишка мастерства сдвигается к вам.
}
noble-hearts-kind-feint-about = Нанесите удар одной картой в любую зону, какую назовёте.
noble-hearts-kind-combination-about = Нанесите удары сразу двумя картами и ещё одной за каждую другую вашу карту «Комбинация»: ответить нужно на каждый.
noble-hearts-kind-quick-block-about = Ответьте на удар картой любой зоны, не слабее самого удара.
noble-hearts-kind-collect-rose-about = Поднимите для леди Изабеллы розу на своей клетке или рядом.
noble-hearts-kind-turn-up-about = Снова откройте одну из своих особых карт.
noble-hearts-kind-choose-special-about = Возьмите особую карту из стопки или откажитесь.

noble-hearts-kind-evades = Защищает от атаки.
noble-hearts-kind-keeps = Инициатива остаётся у вас.
noble-hearts-kind-turns-down = Особая карта после этого переворачивается лицом вниз.

## The four numbers of a card

noble-hearts-print-fight = сила
noble-hearts-print-area = зона
noble-hearts-print-move = движение
noble-hearts-print-redraw = добор
noble-hearts-unknown = ?
noble-hearts-area-named = «{ $name }»
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } в зону { $area }

## House rules

noble-hearts-group-cards = Карты
noble-hearts-group-turn = Инициатива и защита
noble-hearts-group-movement = Перемещения и прыжки
noble-hearts-group-specials = Особые карты
noble-hearts-group-tracks = Розы, обаяние, мастерство

noble-hearts-rule-deck-cards = Карт в колоде
noble-hearts-rule-deck-cards-about = Сколько карт действий у каждого игрока.
noble-hearts-rule-opening-hand = Начальная рука
noble-hearts-rule-opening-hand-about = Сколько карт у каждого игрока в начале.
noble-hearts-rule-areas = Зоны удара
noble-hearts-rule-areas-about = Сколько есть зон, в которые может бить карта.
noble-hearts-rule-fight-most = Наибольшая сила
noble-hearts-rule-fight-most-about = Большее число считается опечаткой.
noble-hearts-rule-move-most = Наибольшее движение
noble-hearts-rule-move-most-about = Большее число считается опечаткой.
noble-hearts-rule-redraw-most = Наибольший добор
noble-hearts-rule-redraw-most-about = Большее число считается опечаткой.
noble-hearts-rule-reshuffle = Тасовка сброса
noble-hearts-rule-reshuffle-about = Когда сброс тасуют в новую колоду.
noble-hearts-rule-redraw-tie = Равные карты
noble-hearts-rule-redraw-tie-about = Какая карта задаёт добор, если наибольшая сила у нескольких.
noble-hearts-rule-keeps-initiative = Сохраняют инициативу
noble-hearts-rule-keeps-initiative-about = Действия, после которых игрок действует снова.
noble-hearts-rule-evades = Защищают от атаки
noble-hearts-rule-evades-about = Действия, которые, кроме обоих блоков, защищают от атаки.
noble-hearts-rule-evaded-strokes = Защита от ударов
noble-hearts-rule-evaded-strokes-about = От скольких ударов комбинации защищает одно такое действие.
noble-hearts-rule-only-when-attacked = Только против атаки
noble-hearts-rule-only-when-attacked-about = Действия, которые, кроме обоих блоков, разрешены только в ответ на атаку.
noble-hearts-rule-refills = Добор
noble-hearts-rule-refills-about = Действия, после которых берут карты.
noble-hearts-rule-pass = Пас
noble-hearts-rule-pass-about = Когда можно передать инициативу, ничего не делая.
noble-hearts-rule-charge-move-cards = Карт движения в рывке
noble-hearts-rule-charge-move-cards-about = Сколько карт движения можно сыграть в рывке без прыжка вверх и длинного прыжка.
noble-hearts-rule-charge-move = Движение в рывке
noble-hearts-rule-charge-move-about = Наименьшее движение в рывке без прыжка.
noble-hearts-rule-jump-up-move = Движение для прыжка вверх
noble-hearts-rule-jump-up-move-about = Наименьшая сумма движения карт прыжка вверх.
noble-hearts-rule-charge-jump-up-move = Рывок с прыжком вверх
noble-hearts-rule-charge-jump-up-move-about = Наименьшая сумма движения карт этого прыжка.
noble-hearts-rule-charge-jump-down-move = Рывок с прыжком вниз
noble-hearts-rule-charge-jump-down-move-about = Наименьшее движение карты этого прыжка.
noble-hearts-rule-long-jump-cards = Карт для длинного прыжка
noble-hearts-rule-long-jump-cards-about = Наименьшее число карт длинного прыжка, в том числе в рывке.
noble-hearts-rule-long-jump-move = Движение длинного прыжка
noble-hearts-rule-long-jump-move-about = Наименьшая сумма движения карт длинного прыжка.
noble-hearts-rule-charge-long-jump-move = Рывок с длинным прыжком
noble-hearts-rule-charge-long-jump-move-about = Наименьшая сумма движения карт этого прыжка.
noble-hearts-rule-charge-long-jump-refills = Добор: рывок с длинным прыжком
noble-hearts-rule-charge-long-jump-refills-about = Приносит ли добор атака такого рывка.
noble-hearts-rule-side-step-cards = Карт для шага в сторону
noble-hearts-rule-side-step-cards-about = Сколько карт равной силы для него нужно.
noble-hearts-rule-berserk-cards = Карт для ярости
noble-hearts-rule-berserk-cards-about = Сколько карт одной зоны для неё нужно.
noble-hearts-rule-saltomortale-cards = Карт для сальто-мортале
noble-hearts-rule-saltomortale-cards-about = Сколько карт одной зоны для него нужно.
noble-hearts-rule-charge-with = Особые карты в рывке
noble-hearts-rule-charge-with-about = Особые карты, которые можно применить в атаке рывка.
noble-hearts-rule-turned-down = Переворачиваются
noble-hearts-rule-turned-down-about = Особые карты, которые после каждого применения нужно открывать снова.
noble-hearts-rule-special-cards = Особые карты
noble-hearts-rule-special-cards-about = Сколько в коробке особых карт; без дополнения ни одной.
noble-hearts-rule-opening-specials = Особых карт в начале
noble-hearts-rule-opening-specials-about = Сколько особых карт у каждого игрока в начале: не больше половины всех.
noble-hearts-rule-special-copies = Экземпляры
noble-hearts-rule-special-copies-about = Сколько может быть особых карт каждого вида.
noble-hearts-rule-roses = Розы
noble-hearts-rule-roses-about = Сколько в коробке роз; без дополнения ни одной.
noble-hearts-rule-charm-spots = Делений до сердца
noble-hearts-rule-charm-spots-about = Сколько делений от центра карты обаяния до каждого сердца; 0 — без этой карты.
noble-hearts-rule-skill-spots = Делений до шпаги
noble-hearts-rule-skill-spots-about = Сколько делений от центра карты мастерства до каждой шпаги; 0 — без этой карты.
noble-hearts-rule-rose-charm = Обаяние розы
noble-hearts-rule-rose-charm-about = На сколько делений роза сдвигает леди Изабеллу.
noble-hearts-rule-retreat-charm = Обаяние отступления
noble-hearts-rule-retreat-charm-about = На сколько делений слабое отступление сдвигает леди Изабеллу к атакующему.
noble-hearts-rule-berserk-charm = Обаяние ярости
noble-hearts-rule-berserk-charm-about = На сколько делений ярость сдвигает леди Изабеллу к сопернику.
noble-hearts-rule-retreat-skill = Мастерство отступления
noble-hearts-rule-retreat-skill-about = На сколько делений отступление сдвигает фишку мастерства к атакующему.
noble-hearts-rule-saltomortale-skill = Мастерство сальто-мортале
noble-hearts-rule-saltomortale-skill-about = На сколько делений оно сдвигает фишку мастерства к своему игроку.
noble-hearts-rule-charm-half = Слабое отступление
noble-hearts-rule-charm-half-about = Когда карта отступления сдвигает леди Изабеллу к атакующему.
noble-hearts-rule-berserk-may-lose = Проигрыш от ярости
noble-hearts-rule-berserk-may-lose-about = Может ли ярость довести леди Изабеллу до сердца соперника.

noble-hearts-value-at-once = как только колода пуста
noble-hearts-value-when-drawing = когда нужно взять карту
noble-hearts-value-most = та, что даёт больше карт
noble-hearts-value-least = та, что даёт меньше карт
noble-hearts-value-all = от всех оставшихся
noble-hearts-value-one = от сильнейшего из оставшихся
noble-hearts-value-after-keeping = если инициатива сохранена
noble-hearts-value-always = всегда
noble-hearts-value-never = никогда
noble-hearts-value-below = меньше половины атаки
noble-hearts-value-at-most = половина атаки или меньше

## Actions

noble-hearts-headline-setup = { $first } начинает
noble-hearts-headline-attack = { $player } атакует: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } запрыгивает наверх и делает рывок: { $strokes }
        [down] { $player } спрыгивает и делает рывок: { $strokes }
        [long] { $player } делает рывок длинным прыжком: { $strokes }
       *[none] { $player } делает рывок: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } запрыгивает наверх и делает рывок ({ $special }): { $strokes }
        [down] { $player } спрыгивает и делает рывок ({ $special }): { $strokes }
        [long] { $player } делает рывок длинным прыжком ({ $special }): { $strokes }
       *[none] { $player } делает рывок ({ $special }): { $strokes }
    }
}
noble-hearts-headline-block = { $player } ставит блок силой { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } отступает и сбрасывает карту
   *[other] { $player } отступает и сбрасывает карту силой { $fight }
}
noble-hearts-headline-jump-up = { $player } запрыгивает наверх
noble-hearts-headline-jump-down = { $player } спрыгивает
noble-hearts-headline-move = { $player } перемещается
noble-hearts-headline-pass = { $player } передаёт инициативу
noble-hearts-headline-hit = { $player } не защищается
noble-hearts-headline-long-jump = { $player } делает длинный прыжок
noble-hearts-headline-side-step = { $player } шагает в сторону
noble-hearts-headline-berserk = { $player } впадает в ярость: { $strokes }
noble-hearts-headline-saltomortale = { $player } прыгает за спину сопернику ({ $opponent })
noble-hearts-headline-feint = { $player } делает финт: { $strokes }
noble-hearts-headline-combination = { $player } проводит комбинацию: { $strokes }
noble-hearts-headline-quick-block = { $player } ставит быстрый блок силой { $fight }
noble-hearts-headline-collect-rose = { $player } поднимает розу
noble-hearts-headline-turn-up = { $player } снова открывает карту «{ $special }»
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } отказывается от особой карты
   *[other] { $player } берёт карту «{ $special }»
}
noble-hearts-headline-concede = { $player } сдаётся
noble-hearts-headline-adjust-discard = Исправление ({ $player }): в сбросе { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Исправление ({ $player }): дворянин на возвышении
   *[no] Исправление ({ $player }): дворянин на полу
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Исправление ({ $player }): особых карт нет
   *[other] Исправление ({ $player }): особые карты — { $specials }
}
noble-hearts-headline-adjust-initiative = Исправление: инициативу получает { $initiative }
noble-hearts-headline-adjust-charm = Исправление: леди Изабелла { $place }
noble-hearts-headline-adjust-skill = Исправление: фишка мастерства { $place }
noble-hearts-headline-adjust-roses = Исправление: на поле { $roses ->
    [one] { $roses } роза
    [few] { $roses } розы
    [many] { $roses } роз
   *[other] { $roses } розы
}

## Positions of markers

noble-hearts-place-centre = в центре
noble-hearts-place-towards = на делении { $spots } из { $most } ({ $player })

## Consequences

noble-hearts-then-specials = { $player } начинает с особыми картами: { $specials }.
noble-hearts-then-roses = { $count ->
    [0] На поле нет роз.
    [one] На поле { $count } роза.
    [few] На поле { $count } розы.
    [many] На поле { $count } роз.
   *[other] На поле { $count } розы.
}
noble-hearts-event-deck-refilled = { $cards ->
    [1] { $player } переворачивает сброс: его единственная карта — теперь колода.
    [one] { $player } тасует сброс: { $cards } карта из него — теперь колода.
    [few] { $player } тасует сброс: { $cards } карты из него — теперь колода.
    [many] { $player } тасует сброс: { $cards } карт из него — теперь колода.
   *[other] { $player } тасует сброс: { $cards } карты из него — теперь колода.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] { $player }: дворянин теперь на возвышении.
   *[no] { $player }: дворянин снова на полу.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] { $player }: карта «{ $special }» снова открыта.
   *[no] { $player }: карта «{ $special }» теперь лицом вниз.
}
noble-hearts-event-stroke-laid = { $player } отвечает на удар силой { $fight } в зону { $area }.
noble-hearts-event-stroke-blocked = Удар силой { $fight } в зону { $area } заблокирован.
noble-hearts-event-stroke-evaded = Удар силой { $fight } в зону { $area } не попал.
noble-hearts-event-attack-ended = { $end ->
    [hit] { $by }: атака попадает в цель.
    [concede] { $by }: атака осталась без ответа.
    [charm] { $by }: атака осталась без ответа.
   *[other] { $by }: атака отражена.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Это была последняя роза на поле.
    [one] На поле осталась { $left } роза.
    [few] На поле остались { $left } розы.
    [many] На поле осталось { $left } роз.
   *[other] На поле остались { $left } розы.
}
noble-hearts-event-charm-moved = { $towards }: леди Изабелла ближе на { $spots ->
    [one] { $spots } деление
    [few] { $spots } деления
    [many] { $spots } делений
   *[other] { $spots } деления
}, теперь она { $place }.
noble-hearts-event-skill-moved = { $towards }: фишка мастерства ближе на { $spots ->
    [one] { $spots } деление
    [few] { $spots } деления
    [many] { $spots } делений
   *[other] { $spots } деления
}, теперь она { $place }.
noble-hearts-event-sword-reached = Фишка мастерства дошла до шпаги ({ $player }): верните её в центр.
noble-hearts-event-choice-offered = { $player } может взять особую карту из стопки; потом игра продолжится.
noble-hearts-event-initiative-kept = { $player } сохраняет инициативу.
noble-hearts-event-turn-began = Ход { $turn }: инициативу получает { $player }.
noble-hearts-event-game-ended = { $by ->
    [hit] Попадание! { $winner } побеждает и завоёвывает сердце леди Изабеллы. { $loser }, отличный бой!
    [surrender] { $winner } побеждает и завоёвывает сердце леди Изабеллы. { $loser }, отличный бой!
   *[charm] Леди Изабелла дошла до сердца: побеждает { $winner }. { $loser }, отличный бой!
}

## Refusals

noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] { $player }: в этих правилах начинают без особых карт, а указано { $got }.
    [one] { $player } начинает с { $needed } особой картой, а не с { $got }.
    [few] { $player } начинает с { $needed } особыми картами, а не с { $got }.
    [many] { $player } начинает с { $needed } особыми картами, а не с { $got }.
   *[other] { $player } начинает с { $needed } особыми картами, а не с { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] Карты «{ $special }» в коробке нет.
   *[other] Карт «{ $special }» в коробке только { $count }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] В этих правилах нет роз.
   *[other] Укажите, сколько роз осталось на поле: от 0 до { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] Здесь нужно не меньше { $least } { $least ->
        [one] карты
        [few] карт
        [many] карт
       *[other] карт
    }, а не { $got }.
   *[other] { ORDER($least, $most) ->
        [equal] Здесь { $most ->
            [one] нужна { $most } карта
            [few] нужны { $most } карты
            [many] нужно { $most } карт
           *[other] нужны { $most } карты
        }, а не { $got }.
       *[less] Здесь нужно от { $least } до { $most } { $most ->
            [one] карты
            [few] карт
            [many] карт
           *[other] карт
        }, а не { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player }: на руке нет карт.
    [one] { $player }: на руке только { $has } карта, а нужно { $needs }.
    [few] { $player }: на руке только { $has } карты, а нужно { $needs }.
    [many] { $player }: на руке только { $has } карт, а нужно { $needs }.
   *[other] { $player }: на руке только { $has } карты, а нужно { $needs }.
}
noble-hearts-refusal-ability-used = Карта «{ $special }» лежит лицом вниз; сначала откройте её.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Во время атаки инициативу исправить нельзя.
   *[other] Сначала ответьте на атаку; это от неё не защищает.
}
noble-hearts-refusal-no-attack = Это разрешено только в ответ на атаку, а атаки нет.
noble-hearts-refusal-must-act = { $never ->
    [yes] В этих правилах пасовать нельзя: действует тот, у кого инициатива.
   *[no] Передать инициативу можно только после действия, которое её сохраняет.
}
noble-hearts-refusal-choice-pending = Сначала { $player } берёт особую карту или отказывается.
noble-hearts-refusal-no-choice = Сейчас никто не может выбрать особую карту.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Эти правила такого не разрешают.
   *[other] В этих правилах карту «{ $in_charge }» нельзя применить в рывке.
}
noble-hearts-refusal-bad-card = Таких карт не бывает: { $print } { $number }. Возможны числа от { $least } до { $most }.
noble-hearts-refusal-card-incomplete = Здесь нужно знать число на карте: { $print }.
noble-hearts-refusal-wrong-area-missed = Удар идёт в зону { $stroke }; карта зоны { $card } его не блокирует.
noble-hearts-refusal-wrong-area-unknown = Зоны { $area } нет: зоны пронумерованы от 1 до { $most }.
noble-hearts-refusal-too-weak = Сила удара — { $stroke }: { $fight } для блока мало.
noble-hearts-refusal-no-such-stroke = Нет удара с таким номером, на который ещё нужно ответить.
noble-hearts-refusal-too-little-movement = Здесь нужна сумма движения не меньше { $needs }, а получается { $has }.
noble-hearts-refusal-not-same-area = Зона у карт должна быть одна и та же.
noble-hearts-refusal-not-same-value = Сила у карт должна быть одинаковой.
noble-hearts-refusal-not-raised = { $player }: дворянин стоит на полу.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player }: особых карт нет.
   *[other] { $player }: карты «{ $special }» нет.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Ни одна особая карта не лежит лицом вниз.
   *[other] Карта «{ $special }» и так открыта.
}
noble-hearts-refusal-special-gone = Карт «{ $special }» в стопке не осталось.
noble-hearts-refusal-no-rose = На поле не осталось роз.
noble-hearts-refusal-bad-adjustment-hand = { $player }: на руке может быть от 0 до { $most } карт, остальные в других местах.
noble-hearts-refusal-bad-adjustment-discard = { $player }: в сбросе может быть от 0 до { $most } карт, остальные в других местах.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] { $player }: карт «{ $special }» не осталось.
   *[other] { $player }: карт «{ $special }» осталось только { $most }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $player }: { $most ->
    [one] осталась только { $most } особая карта
    [few] остались только { $most } особые карты
    [many] осталось только { $most } особых карт
   *[other] остались только { $most } особые карты
}.
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Во время партии леди Изабелла может быть только в центре.
    [one] Во время партии леди Изабелла может отойти от центра не больше чем на { $most } деление.
    [few] Во время партии леди Изабелла может отойти от центра не больше чем на { $most } деления.
    [many] Во время партии леди Изабелла может отойти от центра не больше чем на { $most } делений.
   *[other] Во время партии леди Изабелла может отойти от центра не больше чем на { $most } деления.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Фишка мастерства может быть только в центре.
    [one] Фишка мастерства может отойти от центра не больше чем на { $most } деление.
    [few] Фишка мастерства может отойти от центра не больше чем на { $most } деления.
    [many] Фишка мастерства может отойти от центра не больше чем на { $most } делений.
   *[other] Фишка мастерства может отойти от центра не больше чем на { $most } деления.
}
noble-hearts-refusal-bad-adjustment-roses = На поле может быть от 0 до { $most } роз: остальные уже подняты.

## The table in lines

noble-hearts-table-act = Ход { $turn }: действует { $player }.
noble-hearts-table-kept = Ход { $turn }: { $player } сохраняет инициативу и действует снова.
noble-hearts-table-evade = Ход { $turn }: защищается { $player }.
noble-hearts-table-choose = Ход { $turn }: { $player } выбирает особую карту.
noble-hearts-table-over = Окончено, ход { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, на возвышении: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }
   *[no] { $player }, на полу: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (лицом вниз)
noble-hearts-table-specials = Особые карты: { $specials }
noble-hearts-table-roses-of = Розы: { $count }
noble-hearts-table-stroke = { $player } отвечает на удар силой { $fight } в зону { $area }
noble-hearts-table-stroke-blocked = { $fight } в зону { $area }: заблокирован
noble-hearts-table-stroke-evaded = { $fight } в зону { $area }: мимо
noble-hearts-table-charm = Леди Изабелла { $place }.
noble-hearts-table-skill = Фишка мастерства { $place }.
noble-hearts-table-roses = Роз на поле: { $count }
noble-hearts-table-pile = Особых карт в стопке: { $count }

## Tallies and statistics

noble-hearts-tally-blocks = Заблокированные удары
noble-hearts-tally-roses = Поднятые розы
noble-hearts-ended-hit = Попадание
noble-hearts-ended-surrender = Сдача
noble-hearts-ended-charm = Сердце леди Изабеллы
noble-hearts-count-attacks = Атаки
noble-hearts-count-attack = Атака
noble-hearts-count-made = Всего
noble-hearts-count-blocked = Блоки
noble-hearts-count-evaded = Уклонения
noble-hearts-count-hits = Попадания
noble-hearts-count-areas = Блоки по зонам
noble-hearts-count-area = Зона
noble-hearts-count-strokes = Удары
noble-hearts-count-initiative = Инициатива
noble-hearts-count-initiative-note = { $count ->
    [one] После { $count } действия игрок сохранил инициативу или передал её.
    [few] После { $count } действий игрок сохранил инициативу или передал её.
    [many] После { $count } действий игрок сохранил инициативу или передал её.
   *[other] После { $count } действий игрок сохранил инициативу или передал её.
}
noble-hearts-count-kept = Сохранена: { $kind }
noble-hearts-count-handed-over = Передана
noble-hearts-count-endings = Чем кончаются партии
noble-hearts-count-specials = Особые карты
noble-hearts-count-special = Особая карта
noble-hearts-count-length = Длина в ходах
noble-hearts-count-least = Наименьшая
noble-hearts-count-most = Наибольшая

## A first game

noble-hearts-deal-about = Держите карты так, чтобы их видели только вы. После большинства действий вы берёте столько карт, сколько указано на сыгранной; приложение показывает число.
noble-hearts-hint-guide = Приложение следит за инициативой, сравнивает удар и блок и говорит, сколько карт взять; вы вводите числа каждой сыгранной карты. Подсказки говорят, что делать; закрытая подсказка больше не появится.
noble-hearts-needs = Нужна коробка Noble Hearts с колодой карт действий для каждого.
noble-hearts-hint-act = После действия инициатива обычно переходит к сопернику.
noble-hearts-hint-kept = Инициатива у вас: действуйте снова или передайте её.
noble-hearts-hint-evade = Без защиты вы проиграете. Блокируйте картой той же зоны.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Поставьте открытую коробку посередине, а дворян — на клетки, о которых договорились. Карты обаяния и мастерства лежат по бокам, фишки — в центре.
   *[no] Поставьте открытую коробку посередине, а дворян — на клетки, о которых договорились.
}
noble-hearts-screen-deal = Перетасуйте свои карты действий (их { $deck }) и возьмите { $count }. Остальные — ваша колода, лицом вниз.
noble-hearts-screen-first-which = Договоритесь, кто начинает.
noble-hearts-screen-areas = Названия зон
noble-hearts-screen-areas-about = Заранее договоритесь, какому рисунку какой номер; можно дать и названия.
noble-hearts-screen-expansion = Мастерство и розы
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
noble-hearts-screen-place = Карта { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = любая зона

noble-hearts-screen-acts = Действует { $name }
noble-hearts-screen-goes-on = { $name } сохраняет инициативу и может действовать
noble-hearts-screen-evade = { $name }, защищайтесь!
noble-hearts-screen-chooses = Фишка у шпаги: { $name } берёт особую карту
noble-hearts-screen-declines = { $name } отказывается
noble-hearts-screen-hands-over = Пусть действует { $name }
noble-hearts-screen-is-hit = { $name } пропускает удар: побеждает { $winner }
noble-hearts-screen-wins = { $action }: побеждает { $winner }
noble-hearts-screen-known = Известные карты: одно нажатие вводит все числа.
noble-hearts-screen-block-with = Известные карты, которые дадут блок, если они на руке:
noble-hearts-screen-no-card = Кто не может сыграть карту, сдаётся.
noble-hearts-screen-blocks = Блок: { $card }
noble-hearts-screen-blocked = блок
noble-hearts-screen-evaded = мимо
noble-hearts-screen-coming = { $fight }, { $area }: отвечает { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: заблокирован
noble-hearts-screen-coming-evaded = { $fight }, { $area }: мимо

noble-hearts-screen-status-acts = действует
noble-hearts-screen-status-goes-on = может действовать
noble-hearts-screen-status-evades = защищается
noble-hearts-screen-status-chooses = выбирает
noble-hearts-screen-seat = { $name }: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }.
noble-hearts-screen-draws = Сейчас берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
noble-hearts-screen-shuffles = Тасует сброс в новую колоду.
noble-hearts-screen-badge = взять { $count }
noble-hearts-screen-raised = На возвышении.
noble-hearts-screen-special-open = Карта «{ $special }» открыта.
noble-hearts-screen-special-down = Карта «{ $special }» лицом вниз.

noble-hearts-screen-ask = { $print ->
    [fight] Сила?
    [area] Зона удара?
    [move] Движение на карте?
   *[redraw] Добор?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Сила карты { $number }?
    [area] Зона удара карты { $number }?
    [move] Движение карты { $number }?
   *[redraw] Добор карты { $number }?
}
noble-hearts-screen-ask-strike = Сила карты удара?
noble-hearts-screen-ask-move = Движение? Нужно от { $far }, пока { $sum }.
noble-hearts-screen-ask-jump = Сила карты { $number }? По самой сильной считается добор.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Из карт с силой { $fight } считается та, что даёт больше карт: сколько?
    [least] Из карт с силой { $fight } считается та, что даёт меньше карт: сколько?
   *[none] Добор карты с силой { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Сила сброшенной карты? Если до { $most }, партия проиграна: леди Изабелла дойдёт до сердца соперника ({ $name }).
   *[no] Сила сброшенной карты? Если до { $most }, леди Изабелла сдвинется к сопернику ({ $name }).
}
noble-hearts-screen-loses = Так партия проиграна: леди Изабелла дойдёт до сердца соперника ({ $name }).
noble-hearts-screen-ask-block = Сила? Нужно от { $value }, { $area }.
noble-hearts-screen-one-more = Ещё одна карта
noble-hearts-screen-stated = В какую зону она бьёт?
noble-hearts-ask-stroke = На какой удар вы отвечаете?
noble-hearts-screen-stroke = Удар { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Где оказался дворянин?
noble-hearts-screen-lands-up = На возвышении
noble-hearts-screen-lands-down = На полу
noble-hearts-screen-jump-floor = Прыжок на пол
noble-hearts-screen-jump-floor-about = Спрыгните на пол; карт это не требует.
noble-hearts-screen-jump-lower = Прыжок пониже
noble-hearts-screen-jump-lower-about = Прыгните на что-нибудь пониже, но не на пол; карт это не требует.
noble-hearts-screen-run = Перемещение
noble-hearts-screen-up = Прыжок вверх
noble-hearts-screen-down = Прыжок вниз
noble-hearts-screen-plain = Обычная атака
noble-hearts-ask-special = Какую карту открыть?
noble-hearts-ask-seat = Если вы не можете или не хотите действовать, сдавайтесь; победит другой игрок.
noble-hearts-screen-concedes = { $name } сдаётся

noble-hearts-screen-pile = Сброс, начиная с верхней карты
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

noble-hearts-keys-number = Ввести число или выбрать вариант
noble-hearts-keys-ten = Прибавить десять: следующая цифра даст от 10 до 19

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

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Карта { $card }: { $why }
noble-hearts-deck-too-large = Файл слишком велик для списка колоды.
noble-hearts-deck-utf-16 = Файл — текст в UTF-16. Сохраните его в UTF-8.
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

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = Цель игры
    Два дворянина любят леди Изабеллу и решают дело шпагами. Попадите в соперника раньше, чем он в вас.
    { $charm_spots ->
        [0] {""}
       *[other] Или завоюйте её сердце: если леди Изабелла дойдёт до вашего сердца на карте обаяния, вы тоже побеждаете.
    }

noble-hearts-rulebook-table = Стол
    Коробка от игры — это комната, в которой вы сражаетесь. За клетками, мебелью и тем, куда смотрят дворяне, следите сами; приложение знает только, кто из них стоит на возвышении.
    У каждого из вас своя колода: карт действий в ней { $deck_cards }. Сыгранные карты идут в свой сброс лицом вверх.
    На карте четыре числа: сила удара, зона тела, в которую он попадает (всего зон { $areas }), движение в клетках и добор — сколько карт взять.
    { $pile ->
        [0] {""}
       *[other] Особых карт { $pile }. Ваши лежат перед вами лицом вверх: каждая позволяет делать то, что на ней написано. Карту, лежащую лицом вниз, нужно снова открыть, прежде чем применять.
    }
    { $charm_spots ->
        [0] {""}
       *[other] На карте обаяния леди Изабелла стоит в центре, в { $charm_spots ->
            [one] { $charm_spots } делении
            [few] { $charm_spots } делениях
            [many] { $charm_spots } делениях
           *[other] { $charm_spots } делениях
        } от каждого сердца.
    }
    { $skill_spots ->
        [0] {""}
       *[other] На карте мастерства фишка лежит в центре, в { $skill_spots ->
            [one] { $skill_spots } делении
            [few] { $skill_spots } делениях
            [many] { $skill_spots } делениях
           *[other] { $skill_spots } делениях
        } от каждой шпаги.
    }

noble-hearts-rulebook-setup = Подготовка
    { $opening_hand ->
        [0] Перетасуйте свою колоду. Вначале карт на руке нет.
        [one] Перетасуйте свою колоду и возьмите { $opening_hand } карту.
        [few] Перетасуйте свою колоду и возьмите { $opening_hand } карты.
        [many] Перетасуйте свою колоду и возьмите { $opening_hand } карт.
       *[other] Перетасуйте свою колоду и возьмите { $opening_hand } карты.
    }
    Договоритесь, кто начинает.
    { $opening ->
        [0] {""}
        [one] Каждый из вас берёт { $opening } особую карту на выбор, начиная с первого игрока.
        [few] Каждый из вас берёт { $opening } особые карты на выбор, начиная с первого игрока.
        [many] Каждый из вас берёт { $opening } особых карт на выбор, начиная с первого игрока.
       *[other] Каждый из вас берёт { $opening } особые карты на выбор, начиная с первого игрока.
    }
    { $roses ->
        [0] {""}
        [1] Подбросьте розу над коробкой. Если она упала туда, куда дворянину не попасть, она выходит из игры.
        [one] Подбросьте розы ({ $roses }) над коробкой. Те, что упали туда, куда дворянину не попасть, выходят из игры.
        [few] Подбросьте розы ({ $roses }) над коробкой. Те, что упали туда, куда дворянину не попасть, выходят из игры.
        [many] Подбросьте розы ({ $roses }) над коробкой. Те, что упали туда, куда дворянину не попасть, выходят из игры.
       *[other] Подбросьте розы ({ $roses }) над коробкой. Те, что упали туда, куда дворянину не попасть, выходят из игры.
    }

noble-hearts-rulebook-turn = Инициатива
    У одного из вас инициатива, и он должен действовать. Большинство действий передают её сопернику; после некоторых вы сохраняете её и действуете снова.
    При каждом действии можно повернуть своего дворянина на восьмую часть круга — до, во время или после него.
    { $keeps_initiative ->
        [none] В этих правилах ни одно действие не сохраняет инициативу.
       *[other] Вы сохраняете инициативу после таких действий: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Если инициатива осталась у вас, её можно и передать, больше ничего не делая.
        [always] Если вас не атакуют, инициативу можно в любой момент передать, ничего не делая.
       *[never] Передать инициативу, ничего не делая, нельзя.
    }

noble-hearts-rulebook-attacks = Атаки
    Ударить можно соперника прямо перед вами; куда смотрит он, не важно. Если вы стоите на разной высоте, заранее договоритесь, можно ли дотянуться друг до друга. Атака — это один удар или несколько: у каждого есть сила и зона.
    Карты атаки лежат лицом вверх, пока она не окончена. Добор вы делаете сразу.
    { $attack }
    { $charge }
    В рывке можно прыгнуть. Вверх: одна карта или больше с суммой движения не меньше { $charge_jump_up_move }. Вниз: { $charge_move_cards ->
        [1] одна карта с движением не меньше { $charge_jump_down_move }
       *[other] карты, от 1 до { $charge_move_cards }, с суммой движения не меньше { $charge_jump_down_move }
    }.
    { $pile ->
        [0] {""}
       *[other] Длинным прыжком: { $long_jump_cards ->
            [1] одна карта или больше
            [one] не меньше { $long_jump_cards } карты
            [few] не меньше { $long_jump_cards } карт
            [many] не меньше { $long_jump_cards } карт
           *[other] не меньше { $long_jump_cards } карт
        } с суммой движения не меньше { $charge_long_jump_move }. { $charge_long_jump_refills ->
            [yes] Добор за атаку — как обычно.
           *[no] Добора за такой рывок нет.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] Атакой рывка может быть и одна из этих особых карт: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Когда вас атакуют
    Ответить нужно на каждый удар, иначе в вас попадут и вы проиграете.
    { $block }
    { $quick-block }
    { $evades ->
        [none] В этих правилах защищает только блок.
       *[other] { $evaded_strokes ->
            [one] Каждое из этих действий защищает от сильнейшего из оставшихся ударов: { $evades }.
           *[all] Эти действия защищают от всех оставшихся ударов сразу: { $evades }.
        }
    }
    { $retreat }
    У кого будет инициатива, решает ответ на последний удар.

noble-hearts-rulebook-moving = Перемещения
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = сыграйте одну карту: её сила — это сила удара, её зона — зона удара.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [1] переместитесь картой с движением не меньше { $charge_move }, а потом сыграйте карту удара.
    [one] переместитесь, сыграв от 1 до { $charge_move_cards } карты с суммой движения не меньше { $charge_move }, а потом сыграйте карту удара.
    [few] переместитесь, сыграв от 1 до { $charge_move_cards } карт с суммой движения не меньше { $charge_move }, а потом сыграйте карту удара.
    [many] переместитесь, сыграв от 1 до { $charge_move_cards } карт с суммой движения не меньше { $charge_move }, а потом сыграйте карту удара.
   *[other] переместитесь, сыграв от 1 до { $charge_move_cards } карт с суммой движения не меньше { $charge_move }, а потом сыграйте карту удара.
} Движения нужно больше, чем требует путь.
noble-hearts-rulebook-berserk = сыграйте { $berserk_cards ->
    [one] { $berserk_cards } карту
    [few] { $berserk_cards } карты
    [many] { $berserk_cards } карт
   *[other] { $berserk_cards } карты
} одной зоны: это один удар, их силы складываются.
noble-hearts-rulebook-feint = сыграйте одну карту и назовите зону, в которую она бьёт: годится любая.
noble-hearts-rulebook-combination = сыграйте две карты, каждую как отдельный удар; каждая следующая ваша карта «Комбинация» даёт ещё один удар.
noble-hearts-rulebook-block = стоя лицом к атакующему, сыграйте карту той же зоны, не слабее удара.
noble-hearts-rulebook-quick-block = сыграйте карту любой зоны, не слабее удара.
noble-hearts-rulebook-retreat = сбросьте любую карту и отступите на одну клетку.

noble-hearts-rulebook-move = сыграйте карту и пройдите столько клеток, сколько на ней указано, в любую сторону. Высота остаётся прежней.
noble-hearts-rulebook-jump-up = сыграйте одну карту или больше с суммой движения не меньше { $jump_up_move } и запрыгните на что-нибудь сбоку или спереди от себя. Куда смотреть, выбираете свободно.
noble-hearts-rulebook-jump-down = спрыгните с высоты на любую соседнюю клетку. Карт это не требует.
noble-hearts-rulebook-long-jump = сыграйте { $long_jump_cards ->
    [1] одну карту или больше
    [one] не меньше { $long_jump_cards } карты
    [few] не меньше { $long_jump_cards } карт
    [many] не меньше { $long_jump_cards } карт
   *[other] не меньше { $long_jump_cards } карт
} с суммой движения не меньше { $long_jump_move } и перепрыгните через промежуток. Прыгать поверх чего-либо нельзя.
noble-hearts-rulebook-side-step = сыграйте { $side_step_cards ->
    [one] { $side_step_cards } карту
    [few] { $side_step_cards } карты
    [many] { $side_step_cards } карт
   *[other] { $side_step_cards } карты
} равной силы и шагните в сторону, не поворачиваясь.
noble-hearts-rulebook-saltomortale = сыграйте { $saltomortale_cards ->
    [one] { $saltomortale_cards } карту
    [few] { $saltomortale_cards } карты
    [many] { $saltomortale_cards } карт
   *[other] { $saltomortale_cards } карты
} одной зоны, перепрыгните на клетку за спиной соперника и повернитесь куда угодно.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Нужна особая карта.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Разрешено, только когда вас атакуют.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Затем — добор.
    [no] Добора нет.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Добор
    После действия с добором вы берёте столько карт, сколько указано на сыгранной карте; число карт на руке не ограничено.
    Из нескольких карт считается самая сильная. { $redraw_tie ->
        [most] Если самых сильных несколько, считается та, что даёт больше карт.
       *[least] Если самых сильных несколько, считается та, что даёт меньше карт.
    }
    В рывке считаются только карты атаки.
    Сначала берут карты, и только потом сыгранные карты уходят в ваш сброс.
    { $reshuffle ->
        [at-once] Когда ваша колода пуста, сразу перетасуйте сброс: это ваша новая колода.
       *[when-drawing] Когда нужно взять карту, а ваша колода пуста, перетасуйте сброс: это ваша новая колода.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Особые карты
        { $turned_down ->
            [none] Они остаются открытыми, сколько бы вы их ни применяли.
           *[other]
                После применения лицом вниз переворачиваются: { $turned_down }.
                Снова открыть такую карту — отдельное действие, и его нельзя сделать, когда вас атакуют.
        }
}

noble-hearts-rulebook-tracks = Обаяние и мастерство
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Если роза лежит на вашей клетке или рядом, её можно поднять: это отдельное действие.
            [one] Если роза лежит на вашей клетке или рядом, её можно поднять: это отдельное действие. Леди Изабелла сдвигается к вам на { $rose_charm } деление.
            [few] Если роза лежит на вашей клетке или рядом, её можно поднять: это отдельное действие. Леди Изабелла сдвигается к вам на { $rose_charm } деления.
            [many] Если роза лежит на вашей клетке или рядом, её можно поднять: это отдельное действие. Леди Изабелла сдвигается к вам на { $rose_charm } делений.
           *[other] Если роза лежит на вашей клетке или рядом, её можно поднять: это отдельное действие. Леди Изабелла сдвигается к вам на { $rose_charm } деления.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Если сила карты отступления меньше половины силы атаки, леди Изабелла сдвигается к атакующему на { $retreat_charm ->
                [one] { $retreat_charm } деление
                [few] { $retreat_charm } деления
                [many] { $retreat_charm } делений
               *[other] { $retreat_charm } деления
            }.
            [at-most] Если сила карты отступления равна половине силы атаки или меньше, леди Изабелла сдвигается к атакующему на { $retreat_charm ->
                [one] { $retreat_charm } деление
                [few] { $retreat_charm } деления
                [many] { $retreat_charm } делений
               *[other] { $retreat_charm } деления
            }.
           *[always] При каждом отступлении от атаки леди Изабелла сдвигается к атакующему на { $retreat_charm ->
                [one] { $retreat_charm } деление
                [few] { $retreat_charm } деления
                [many] { $retreat_charm } делений
               *[other] { $retreat_charm } деления
            }.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] При каждой ярости леди Изабелла сразу сдвигается к сопернику на { $berserk_charm ->
            [one] { $berserk_charm } деление
            [few] { $berserk_charm } деления
            [many] { $berserk_charm } делений
           *[other] { $berserk_charm } деления
        }. { $berserk_may_lose ->
            [yes] Из-за этого можно проиграть.
           *[no] До сердца соперника так она не доходит.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] При каждом отступлении от атаки фишка мастерства сдвигается к атакующему на { $retreat_skill ->
            [one] { $retreat_skill } деление
            [few] { $retreat_skill } деления
            [many] { $retreat_skill } делений
           *[other] { $retreat_skill } деления
        }.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] При каждом сальто-мортале фишка мастерства сдвигается к тому, кто его сделал, на { $saltomortale_skill ->
            [one] { $saltomortale_skill } деление
            [few] { $saltomortale_skill } деления
            [many] { $saltomortale_skill } делений
           *[other] { $saltomortale_skill } деления
        }.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Когда фишка доходит до вашей шпаги, она возвращается в центр, а вы можете взять любую из оставшихся особых карт.
    }

noble-hearts-rulebook-end = Конец игры
    Если вас атакуют, а вы не защищаетесь, в вас попали, и побеждает другой игрок.
    Сдаться можно в любой момент. Если играть больше нечем, обычно ничего другого и не остаётся.
    { $charm_spots ->
        [0] {""}
       *[other] Если леди Изабелла доходит до сердца, игрок с этой стороны сразу побеждает.
    }

## The mat to print

noble-hearts-mat-deck = Колода
noble-hearts-mat-charm = Обаяние
noble-hearts-mat-skill = Мастерство
noble-hearts-mat-hand = Карты на руке
