# Noble Hearts: names, rules, actions, consequences and refusals.

# Same as in English.
noble-hearts = Noble Hearts
noble-hearts-gauge = Благосклонность леди Изабеллы

## Editions

noble-hearts-edition-base = Базовая игра
noble-hearts-edition-base-about = Два дворянина фехтуют в коробке от игры, пока в одного из них не попадут.
noble-hearts-edition-skills-and-roses = Мастерство и розы
noble-hearts-edition-skills-and-roses-about = С дополнением: особые карты, розы, карты обаяния и мастерства.

## Kinds of action

noble-hearts-kind-setup = Подготовка
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
noble-hearts-kind-retreat-about = Сбросьте любую карту и отступите на одну клетку.
noble-hearts-kind-jump-up-about = Запрыгните на что-нибудь повыше; сумма движения — не меньше { $up }.
noble-hearts-kind-jump-down-about = Спрыгните на что-нибудь пониже; карт это не требует.
noble-hearts-kind-move-about = Сыграйте карту и пройдите столько клеток, сколько на ней указано.
noble-hearts-kind-pass-about = Передайте инициативу, которую могли бы сохранить.
noble-hearts-kind-hit-about = Вы не защищаетесь: в вас попали, и партия окончена.
noble-hearts-kind-long-jump-about = { $count ->
    [1] Прыгните через промежуток, сыграв одну карту или больше; сумма движения — не меньше { $far }.
    [one] Прыгните через промежуток, сыграв не меньше { $count } карты; сумма движения — не меньше { $far }.
    [few] Прыгните через промежуток, сыграв не меньше { $count } карт; сумма движения — не меньше { $far }.
    [many] Прыгните через промежуток, сыграв не меньше { $count } карт; сумма движения — не меньше { $far }.
   *[other] Прыгните через промежуток, сыграв не меньше { $count } карт; сумма движения — не меньше { $far }.
}
noble-hearts-kind-side-step-about = Шагните в сторону, сыграв { $side ->
    [one] { $side } карту
    [few] { $side } карты
    [many] { $side } карт
   *[other] { $side } карты
} равной силы.
noble-hearts-kind-berserk-about = Нанесите один удар, сыграв { $berserk ->
    [one] { $berserk } карту
    [few] { $berserk } карты
    [many] { $berserk } карт
   *[other] { $berserk } карты
} одной зоны; их силы складываются.
noble-hearts-kind-saltomortale-about = Перепрыгните за спину атакующему, сыграв { $salto ->
    [one] { $salto } карту
    [few] { $salto } карты
    [many] { $salto } карт
   *[other] { $salto } карты
} одной зоны.
noble-hearts-kind-feint-about = Нанесите удар одной картой в любую зону, какую назовёте.
noble-hearts-kind-combination-about = Нанесите сразу несколько ударов: ответить нужно на каждый.
noble-hearts-kind-quick-block-about = Ответьте на удар картой любой зоны, не слабее самого удара.
noble-hearts-kind-collect-rose-about = Поднимите для леди Изабеллы розу на своей клетке или рядом.
noble-hearts-kind-turn-up-about = Снова откройте одну из своих особых карт.
noble-hearts-kind-choose-special-about = Возьмите особую карту из стопки или откажитесь.
noble-hearts-kind-concede-about = Побеждает другой игрок.

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
    [none] { $player } отступает
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
noble-hearts-headline-adjust-hand = Исправление ({ $player }): на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}
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
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
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

noble-hearts-refusal-not-set-up = Сначала подготовьте стол.
noble-hearts-refusal-already-set-up = Стол уже подготовлен.
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

noble-hearts-table-setup = Стол ещё не подготовлен.
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
noble-hearts-table-charm = Леди Изабелла { $place }.
noble-hearts-table-skill = Фишка мастерства { $place }.
noble-hearts-table-roses = Роз на поле: { $count }
noble-hearts-table-pile = Особых карт в стопке: { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Атаки
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
noble-hearts-count-share = Доля
noble-hearts-count-initiative = Инициатива
noble-hearts-count-initiative-note = { $count ->
    [one] После { $count } действия игрок сохранил инициативу или передал её.
    [few] После { $count } действий игрок сохранил инициативу или передал её.
    [many] После { $count } действий игрок сохранил инициативу или передал её.
   *[other] После { $count } действий игрок сохранил инициативу или передал её.
}
noble-hearts-count-kept = Сохранена: { $kind }
noble-hearts-count-handed-over = Передана
noble-hearts-count-times = Раз
noble-hearts-count-endings = Чем кончаются партии
noble-hearts-count-games = Партии
noble-hearts-count-specials = Особые карты
noble-hearts-count-special = Особая карта
noble-hearts-count-uses = Применения
noble-hearts-count-length = Длина в ходах
noble-hearts-count-least = Наименьшая
noble-hearts-count-median = Медиана
noble-hearts-count-mean = Среднее
noble-hearts-count-most = Наибольшая

## A first game

noble-hearts-deal-about = Держите карты так, чтобы их видели только вы. После большинства действий вы берёте столько карт, сколько указано на сыгранной; приложение показывает число.
noble-hearts-hint-guide = Приложение следит за инициативой, сравнивает удар и блок и говорит, сколько карт взять; вы вводите числа каждой сыгранной карты. Подсказки говорят, что делать; закрытая подсказка больше не появится.
noble-hearts-needs = Нужна коробка Noble Hearts с колодой карт действий для каждого.
noble-hearts-hint-act = После действия инициатива обычно переходит к сопернику.
noble-hearts-hint-kept = Инициатива у вас: действуйте снова или передайте её.
noble-hearts-hint-evade = Без защиты вы проиграете. Блокируйте картой той же зоны.
