# The messages of Dueling Nobles.

dueling-nobles-title = Поединки вельмож
dueling-nobles-gauge = Золото

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Правила с сайта catsatcards.com.
dueling-nobles-edition-original = Исходная
dueling-nobles-edition-original-about = Самый первый текст правил: оружие и способности идут до дохода, а оружием можно меняться.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Испанские правила: малая базовая сила, одна продажа, один налог и одна передача оружия за ход, а подсмотренные карты остаются открытыми.

## Phases

dueling-nobles-phase-setup = подготовка
dueling-nobles-phase-over = конец игры
dueling-nobles-phase-income = доход
dueling-nobles-phase-reinforcements = подкрепления
dueling-nobles-phase-command = приказы
dueling-nobles-phase-duel = поединок
dueling-nobles-phase-opening = начало
dueling-nobles-phase-spending = траты

## Kinds of action

dueling-nobles-kind-next-phase-about = Перейти к следующей фазе; после последней ходит другой игрок.
dueling-nobles-kind-end-turn-about = Пропустить оставшиеся фазы.
dueling-nobles-kind-sell = Продажа
dueling-nobles-kind-sell-about = Сбросьте 3 карты поддержки одной масти и получите { $sale_gold } { $sale_gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}.
dueling-nobles-kind-tax = Налог
dueling-nobles-kind-tax-about = Один из ваших королей теряет 1 очко здоровья, а вы получаете 1 золото.
dueling-nobles-kind-buy = Покупка
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [1] Заплатите 1 золото и возьмите 1 карту поддержки.
    [one] Возьмите до { $cards_per_purchase } карты поддержки, заплатив за каждую 1 золото.
    [few] Возьмите до { $cards_per_purchase } карт поддержки, заплатив за каждую 1 золото.
    [many] Возьмите до { $cards_per_purchase } карт поддержки, заплатив за каждую 1 золото.
   *[other] Возьмите до { $cards_per_purchase } карт поддержки, заплатив за каждую 1 золото.
}
dueling-nobles-kind-recruit = Найм
dueling-nobles-kind-recruit-about = Заплатите { $recruit_cost } { $recruit_cost ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}: верхний вельможа из колоды вельмож приходит к вашему двору.
dueling-nobles-kind-weapon = Оружие
dueling-nobles-kind-weapon-about = Положите двойку или тройку под одного из своих вельмож: это его оружие.
dueling-nobles-kind-move-weapon = Передача оружия
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Передайте оружие от одного своего вельможи другому; если вооружены оба, они меняются.
   *[no] Передайте оружие от одного своего вельможи другому, безоружному.
}
dueling-nobles-kind-heal = Лечение
dueling-nobles-kind-heal-about = Сбросьте карту червей: один из ваших вельмож восстанавливает 1 очко здоровья. Один раз за игру.
dueling-nobles-kind-draw-three = Три карты
dueling-nobles-kind-draw-three-about = Сбросьте карту бубен, если у соперника больше вельмож: возьмите 3 карты поддержки. Один раз за игру.
dueling-nobles-kind-recover = Возврат
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Сбросьте карту треф: возьмите любую другую карту из своего сброса. Один раз за игру.
   *[shared] Сбросьте карту треф: возьмите любую другую карту из сброса. Один раз за игру.
}
dueling-nobles-kind-spy = Шпионаж
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Сбросьте карту пик: соперник открывает карты с руки, и они остаются открытыми. Один раз за игру.
   *[no] Сбросьте карту пик: посмотрите карты на руке соперника. Один раз за игру.
}
dueling-nobles-kind-challenge = Вызов
dueling-nobles-kind-challenge-about = Один из ваших вельмож вызывает на поединок вельможу соперника.
dueling-nobles-kind-deflect = Замена
dueling-nobles-kind-deflect-about = До броска кубиков защитник платит { $deflect_cost } { $deflect_cost ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}, и вызов принимает другой вельможа.
dueling-nobles-kind-roll = Бросок
dueling-nobles-kind-roll-about = По одному кубику на сторону; король может бросить два.
dueling-nobles-kind-support = Поддержка
dueling-nobles-kind-support-about = Сначала атакующий, потом защитник: 1 карта поддержки, у валета до 2, или ни одной.

## House rules

dueling-nobles-group-start = Начало партии
dueling-nobles-group-turn = Ход
dueling-nobles-group-income = Доход
dueling-nobles-group-reinforcements = Подкрепления
dueling-nobles-group-command = Оружие и способности
dueling-nobles-group-duel = Поединки

dueling-nobles-rule-phases = Фазы хода
dueling-nobles-rule-phases-about = Фазы хода по порядку и действия, разрешённые в каждой.
dueling-nobles-rule-base-strength = Базовая сила
dueling-nobles-rule-base-strength-about = Сила вельможи в поединке до всех прибавок.
dueling-nobles-rule-stamina = Здоровье
dueling-nobles-rule-stamina-about = Сколько ран вельможа выдержит, прежде чем выбыть.
dueling-nobles-rule-sells-per-turn = Продаж за ход
dueling-nobles-rule-sells-per-turn-about = Сколько раз за ход можно продать три карты одной масти.
dueling-nobles-rule-taxes = Налог за ход
dueling-nobles-rule-taxes-about = Можно ли за ход взять налог с каждого короля или только с одного.
dueling-nobles-rule-tax-may-vanquish = Налог может добить
dueling-nobles-rule-tax-may-vanquish-about = Может ли налог отнять у короля последнее очко здоровья.
dueling-nobles-rule-buys-per-turn = Покупок за ход
dueling-nobles-rule-buys-per-turn-about = Сколько раз за ход можно покупать карты поддержки.
dueling-nobles-rule-cards-per-purchase = Карт за покупку
dueling-nobles-rule-cards-per-purchase-about = Наибольшее число карт поддержки за одну покупку.
dueling-nobles-rule-recruits-per-turn = Наймов за ход
dueling-nobles-rule-recruits-per-turn-about = Сколько вельмож можно нанять за ход.
dueling-nobles-rule-recruit-cost = Цена найма
dueling-nobles-rule-recruit-cost-about = Сколько золота стоит нанять вельможу.
dueling-nobles-rule-weapons-per-turn = Нового оружия за ход
dueling-nobles-rule-weapons-per-turn-about = Сколько вельмож можно вооружить за ход.
dueling-nobles-rule-weapon-moves-per-turn = Передач оружия за ход
dueling-nobles-rule-weapon-moves-per-turn-about = Сколько раз за ход можно передать оружие от вельможи к вельможе.
dueling-nobles-rule-weapons-may-swap = Обмен оружием
dueling-nobles-rule-weapons-may-swap-about = Могут ли два вооружённых вельможи обменяться оружием.
dueling-nobles-rule-spied-hand-stays-revealed = Подсмотренное открыто
dueling-nobles-rule-spied-hand-stays-revealed-about = Остаются ли открытыми карты, которые увидел шпион.
dueling-nobles-rule-duels-per-turn = Поединков за ход
dueling-nobles-rule-duels-per-turn-about = Сколько поединков можно провести за ход.
dueling-nobles-rule-deflect-cost = Цена замены
dueling-nobles-rule-deflect-cost-about = Сколько золота защитник платит, чтобы выставить другого вельможу.
dueling-nobles-rule-queen-bonus = Прибавка дамы
dueling-nobles-rule-queen-bonus-about = Сила, которую дама получает за каждого другого вельможу при своём дворе.
dueling-nobles-rule-adrenaline = Адреналин
dueling-nobles-rule-adrenaline-about = Сила, которую карта поддержки в масть вельможи прибавляет сверх своего достоинства.
dueling-nobles-rule-victory = Момент победы
dueling-nobles-rule-victory-about = Когда проигрывает игрок без вельмож: сразу или только тогда, когда начинался бы ход соперника, чтобы игрок ещё мог набрать вельможу.
dueling-nobles-rule-both-empty = Оба двора пусты
dueling-nobles-rule-both-empty-about = Кто побеждает, если один поединок опустошает оба двора.
dueling-nobles-rule-income-gold = Размер дохода
dueling-nobles-rule-income-gold-about = Сколько золота вы получаете в начале фазы дохода.
dueling-nobles-rule-sale-gold = Золото за продажу
dueling-nobles-rule-sale-gold-about = Сколько золота дают за три карты поддержки одной масти.
dueling-nobles-rule-win-gold = Золото за поединок
dueling-nobles-rule-win-gold-about = Сколько золота получает победитель поединка.
dueling-nobles-rule-opening-nobles = Начальные вельможи
dueling-nobles-rule-opening-nobles-about = Сколько вельмож у каждого игрока в начале.
dueling-nobles-rule-opening-hand = Начальная рука
dueling-nobles-rule-opening-hand-about = Сколько карт поддержки у каждого игрока в начале.
dueling-nobles-rule-support-decks = Колоды поддержки
dueling-nobles-rule-support-decks-about = Общая ли колода поддержки, или у каждого игрока свои колода поддержки и сброс — из собственной колоды карт.

dueling-nobles-value-each-king = с каждого короля
dueling-nobles-value-one-king = с одного короля
dueling-nobles-value-draw = ничья
dueling-nobles-value-at-once = сразу
dueling-nobles-value-turn-start = в начале хода
dueling-nobles-value-shared = одна общая
dueling-nobles-value-each = у каждого своя
dueling-nobles-value-attacker = побеждает атакующий
dueling-nobles-value-defender = побеждает защитник

## Actions

dueling-nobles-headline-next-phase = { $player } переходит к фазе «{ $phase }»
dueling-nobles-headline-sell = { $player } продаёт { $cards }
dueling-nobles-headline-tax = { $player } облагает налогом { $king }
dueling-nobles-headline-buy = { $player } покупает { $count } { $count ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
dueling-nobles-headline-recruit = { $player } нанимает { $noble }
dueling-nobles-headline-weapon = { $player } вооружает { $noble } картой { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } меняет местами оружие { $from } и { $to }
   *[other] { $player } передаёт { $weapon } от { $from } к { $to }
}
dueling-nobles-headline-heal = { $player } сбрасывает { $card } и лечит { $noble }
dueling-nobles-headline-draw-three = { $player } сбрасывает { $card } и берёт три карты
dueling-nobles-headline-recover = { $player } сбрасывает { $card } и берёт { $take } из сброса
dueling-nobles-headline-spy = { $player } сбрасывает { $card } и видит карты ({ $opponent })
dueling-nobles-headline-challenge = { $attacker } ({ $player }) вызывает на поединок { $target } ({ $opponent })
dueling-nobles-headline-deflect = { $player } выставляет на замену { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } бросает кубики приложения: { $first } и { $second }, в сумме { $total }
       *[no] { $player } бросает кубики: { $first } и { $second }, в сумме { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } бросает кубик приложения: { $first }
       *[no] { $player } бросает кубик: { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } обходится без поддержки
   *[other] { $player } играет { $cards }
}
dueling-nobles-begun-recruit = { $player } нанимает верхнего вельможу из колоды
dueling-nobles-begun-spy = { $player } сбрасывает { $card } и смотрит ваши карты
dueling-nobles-begun-roll = { $player } бросает кубики
dueling-nobles-headline-adjust-gold = Исправление ({ $player }): { $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Исправление ({ $player }): способность { $suit } ({ $ability }) уже использована
   *[no] Исправление ({ $player }): способность { $suit } ({ $ability }) ещё не использована
}
dueling-nobles-headline-adjust-stamina = Исправление: здоровье { $noble } — { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Исправление: у { $noble } нет оружия
   *[other] Исправление: у { $noble } оружие { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] Исправление: в колоде поддержки { $support_deck ->
        [one] { $support_deck } карта
        [few] { $support_deck } карты
        [many] { $support_deck } карт
       *[other] { $support_deck } карты
    }
   *[other] Исправление ({ $owner }): карт в колоде поддержки: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } начинает с такими вельможами: { $nobles }.
dueling-nobles-event-phase-entered = Начинается фаза «{ $phase }».
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } получает доход: { $gold } { $gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }.
    [sale] { $player } получает { $gold } { $gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    } за карты.
    [tax] { $player } получает налог: { $gold } { $gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }.
   *[duel] { $player } получает { $gold } { $gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    } за поединок.
}
dueling-nobles-event-gold-paid = { $player } платит { $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}.
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [1] Переверните сброс: его единственная карта — теперь колода поддержки.
        [one] Перетасуйте сброс: { $cards } карта из него — теперь колода поддержки.
        [few] Перетасуйте сброс: { $cards } карты из него — теперь колода поддержки.
        [many] Перетасуйте сброс: { $cards } карт из него — теперь колода поддержки.
       *[other] Перетасуйте сброс: { $cards } карты из него — теперь колода поддержки.
    }
   *[other] { $owner } тасует свой сброс: теперь это новая колода поддержки.
}
dueling-nobles-event-noble-joined = { $noble } приходит ко двору ({ $player }), здоровье: { $stamina }.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } ({ $player }) теряет последнее очко здоровья.
   *[other] { $noble } ({ $player }) теряет 1 очко здоровья, остаётся { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $noble } ({ $player }) выбывает.
   *[yes] { $noble } ({ $player }) выбывает: замешайте эту карту в колоду вельмож.
}
dueling-nobles-event-weapon-lost = Карта { $weapon }, оружие { $noble }, уходит в сброс.
dueling-nobles-event-noble-healed = { $noble } восстанавливает 1 очко здоровья, теперь { $now }.
dueling-nobles-event-recovered = { $player }: { $card } теперь на руке.
dueling-nobles-then-seen = { $player }, карты на руке: { $cards }.
dueling-nobles-then-seen-open = { $player }: карты на руке остаются открытыми — { $cards }.
dueling-nobles-then-seen-empty = { $player }: на руке нет карт.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Тузы с обеих сторон: ничья при любых суммах ({ $total } : { $other }).
       *[no] Поединок кончается вничью, { $total } : { $total }.
    }
   *[other] { $critical ->
        [yes] Критический удар: { $noble } ({ $player }) выигрывает поединок при любых суммах ({ $total } : { $other }).
       *[no] { $noble } ({ $player }) выигрывает поединок, { $total } : { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } уходит в сброс.
        [few] { $cards } уходят в сброс.
        [many] { $cards } уходят в сброс.
       *[other] { $cards } уходят в сброс.
    }
   *[other] { $owner } сбрасывает { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] Партия кончается вничью. Отличная игра!
   *[won] Побеждает { $winner }. { $loser }, отличная игра!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = база
dueling-nobles-term-weapon = оружие { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] { $others } другой вельможа, по { $each }
    [few] { $others } других вельможи, по { $each }
    [many] { $others } других вельмож, по { $each }
   *[other] { $others } других вельможи, по { $each }
}
dueling-nobles-term-die = кубик
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = адреналин { $card }
dueling-nobles-term-critical = критический удар { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Это делают в фазе «{ $phases }»: сначала перейдите к ней. Сейчас — фаза «{ $now }».
        [few] Это делают в других фазах: { $phases }. Сначала перейдите к одной из них; сейчас — фаза «{ $now }».
        [many] Это делают в других фазах: { $phases }. Сначала перейдите к одной из них; сейчас — фаза «{ $now }».
       *[other] Это делают в других фазах: { $phases }. Сначала перейдите к одной из них; сейчас — фаза «{ $now }».
    }
    [past] { $count ->
        [one] Это делают в фазе «{ $phases }», а она уже прошла: дождитесь следующего хода. Сейчас — фаза «{ $now }».
        [few] Это делают в других фазах, а они уже прошли: { $phases }. Дождитесь следующего хода; сейчас — фаза «{ $now }».
        [many] Это делают в других фазах, а они уже прошли: { $phases }. Дождитесь следующего хода; сейчас — фаза «{ $now }».
       *[other] Это делают в других фазах, а они уже прошли: { $phases }. Дождитесь следующего хода; сейчас — фаза «{ $now }».
    }
   *[never] В этих правилах нет фазы для такого действия.
}
dueling-nobles-refusal-bad-setup-count = { $player } начинает с { $needed } { $needed ->
    [one] вельможей
    [few] вельможами
    [many] вельможами
   *[other] вельможами
}, а не с { $got }.
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } — не вельможа.
    [few] { $cards } — не вельможи.
    [many] { $cards } — не вельможи.
   *[other] { $cards } — не вельможи.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] Карта { $cards } названа больше одного раза.
    [few] Карты { $cards } названы больше одного раза.
    [many] Карты { $cards } названы больше одного раза.
   *[other] Карты { $cards } названы больше одного раза.
}
dueling-nobles-refusal-duel-in-progress = Сначала закончите поединок.
dueling-nobles-refusal-no-duel = Сейчас поединка нет.
dueling-nobles-refusal-not-enough-gold = Нужно { $needs } { $needs ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}, а есть только { $has } ({ $payer }).
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player }: другого вельможи для этого нет.
   *[other] { $where ->
        [other] { $card } — при другом дворе ({ $holder }, а не { $player }).
        [nowhere] { $card } — ни при одном дворе.
       *[unknown] { $card } — не при этом дворе ({ $player }).
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } — уже при дворе ({ $player }).
dueling-nobles-refusal-not-a-noble = { $card } — не вельможа: вельможи — только валеты, дамы и короли.
dueling-nobles-refusal-not-a-support-card = { $card } — не карта поддержки: это карты от туза до 10.
dueling-nobles-refusal-not-a-weapon = { $card } — не оружие: оружием бывают только двойки и тройки.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Все вельможи, которые могли бы взять это оружие, уже вооружены.
   *[other] У { $noble } уже есть оружие: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] { $active }: вооружённых вельмож нет.
   *[other] У { $noble } нет оружия.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } и так принимает вызов; выберите другого вельможу.
   *[no] Карта { $noble } названа дважды; выберите двух разных вельмож.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active }: нет короля, с которого можно взять налог.
   *[other] { $card } — не король; налог берут только с короля.
}
dueling-nobles-refusal-king-would-fall = У { $king } осталось всего 1 очко здоровья, и налог не может его отнять.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] На этом ходу налог уже взят со всех королей.
   *[other] На этом ходу налог с { $king } уже взят.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Эти правила такого не разрешают.
    [1] Это можно сделать только один раз за ход.
    [one] Это можно сделать только { $limit } раз за ход.
    [few] Это можно сделать только { $limit } раза за ход.
    [many] Это можно сделать только { $limit } раз за ход.
   *[other] Это можно сделать только { $limit } раза за ход.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] Здесь { $max ->
        [one] нужна { $max } карта
        [few] нужны { $max } карты
        [many] нужно { $max } карт
       *[other] нужны { $max } карты
    }, а не { $got }.
   *[less] { $min ->
        [0] { $max ->
            [1] Здесь нужна 1 карта или ни одной, а не { $got }.
            [one] Здесь нужно не больше { $max } карты, а не { $got }.
            [few] Здесь нужно не больше { $max } карт, а не { $got }.
            [many] Здесь нужно не больше { $max } карт, а не { $got }.
           *[other] Здесь нужно не больше { $max } карт, а не { $got }.
        }
       *[other] Здесь нужно от { $min } до { $max } { $max ->
            [one] карты
            [few] карт
            [many] карт
           *[other] карт
        }, а не { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = Карта { $card } названа дважды.
dueling-nobles-refusal-not-same-suit = Здесь нужны три карты одной масти.
dueling-nobles-refusal-wrong-suit = Для этой способности нужна { $needed }, а не { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] На руке нет подходящей карты.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } лежит в сбросе.
           *[other] { $support } лежит в сбросе ({ $owner }).
        }
        [under] { $support } лежит под { $noble }.
        [duel] { $support } уже участвует в этом поединке.
        [hand] { $support } — на руке ({ $player }).
       *[outside] { $player }: все карты на руке известны, и { $support } среди них нет.
    }
}
dueling-nobles-refusal-ability-used = Способность { $suit } ({ $ability }) уже использована; { $active } может применить каждую способность только один раз за игру.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] { $active }: у всех вельмож полное здоровье.
   *[other] У { $noble } полное здоровье.
}
dueling-nobles-refusal-opponent-not-ahead = Вельмож у соперника должно быть больше. Сейчас { $other } — { $opponent }, { $active } — { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] Сброс пуст.
       *[other] Карты { $card } в сбросе нет.
    }
   *[no] { $card ->
        [none] Сброс пуст ({ $active }).
       *[other] Карты { $card } в сбросе нет ({ $active }).
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Карт поддержки больше не осталось.
    [one] Осталась только { $left } карта поддержки, а нужно { $needs }.
    [few] Остались только { $left } карты поддержки, а нужно { $needs }.
    [many] Осталось только { $left } карт поддержки, а нужно { $needs }.
   *[other] Остались только { $left } карты поддержки, а нужно { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = В колоде вельмож никого не осталось.
dueling-nobles-refusal-already-deflected = Замена возможна только один раз за поединок.
dueling-nobles-refusal-dice-already-rolled = { $player }: бросок уже сделан.
dueling-nobles-refusal-not-rolled = Сначала кубики бросает { $player }.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Этот вельможа бросает один кубик, от 1 до 6.
    [few] Король бросает один или два кубика, на каждом от 1 до 6.
    [many] Король бросает один или два кубика, на каждом от 1 до 6.
   *[other] Король бросает один или два кубика, на каждом от 1 до 6.
}
dueling-nobles-refusal-not-your-support = Сейчас карты поддержки играет { $turn } — или обходится без них.
dueling-nobles-refusal-bad-adjustment-gold = Золота должно быть от 0 до { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Карт на руке должно быть от 0 до { $value }.
dueling-nobles-refusal-bad-adjustment-support-deck = Карт в колоде поддержки должно быть от 0 до { $value }.
dueling-nobles-refusal-bad-adjustment-shared-deck = Колода поддержки общая: в исправлении не должен быть указан игрок.
dueling-nobles-refusal-bad-adjustment-deck-of-each = У каждого игрока своя колода поддержки: в исправлении должен быть указан игрок.
dueling-nobles-refusal-bad-adjustment-stamina = Здоровье { $noble } должно быть от 1 до { $value }.

## The table in a terminal

dueling-nobles-table-turn = Ход { $turn }: ходит { $player }, фаза «{ $phase }»
dueling-nobles-table-side = { $player }: золото { $gold }, на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
dueling-nobles-table-known = Известны на руке: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Остались способности: { $abilities }
dueling-nobles-table-noble = { $noble }  здоровье { $stamina } из { $full }, сила { $strength }
dueling-nobles-table-noble-armed = { $noble }  здоровье { $stamina } из { $full }, сила { $strength }, оружие { $weapon }
dueling-nobles-table-courtyard-empty = Вельмож нет
dueling-nobles-table-decks = Колода поддержки { $support }, колода вельмож { $nobles }
dueling-nobles-table-discard = Сброс, начиная со старых карт: { $cards }
dueling-nobles-table-discard-empty = Сброс пуст
dueling-nobles-table-missing = В подсчёте не хватает { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карт
} поддержки.
dueling-nobles-table-surplus = В подсчёте { $count ->
    [one] лишняя { $count } карта
    [few] лишние { $count } карты
    [many] лишних { $count } карт
   *[other] лишние { $count } карты
} поддержки.
dueling-nobles-table-duel = Поединок: { $attacker } против { $defender }
dueling-nobles-table-to-roll = Кубики ещё бросает { $player }.
dueling-nobles-table-to-support = Теперь карты поддержки играет { $player } — или обходится без них.
dueling-nobles-table-last-duel = Последний поединок: { $attacker } { $total } против { $defender } { $other }, { $outcome ->
    [attacker] победа атакующего
    [defender] победа защитника
   *[tie] ничья
}

## The command line’s duel

dueling-nobles-calculator-attacker = атакующий
dueling-nobles-calculator-defender = защитник
dueling-nobles-calculator-title-attacker = { $noble } атакует
dueling-nobles-calculator-title-defender = { $noble } защищается
dueling-nobles-calculator-attacker-wins = { $attacker } побеждает в атаке, { $total } : { $other }.
dueling-nobles-calculator-defender-wins = { $defender } побеждает в защите, { $other } : { $total }.
dueling-nobles-calculator-undecided = Победителя определят кубики.
dueling-nobles-calculator-tie = Ничья, { $total } : { $other }: оба вельможи теряют по 1 очку здоровья.
dueling-nobles-calculator-attacker-critical = Критический удар: { $attacker } побеждает в атаке при любых суммах.
dueling-nobles-calculator-defender-critical = Критический удар: { $defender } побеждает в защите при любых суммах.
dueling-nobles-calculator-aces = Тузы с обеих сторон: ничья при любых суммах.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Кубики атакующего не указаны: в сумме их нет.
    [defender] Кубики защитника не указаны: в сумме их нет.
   *[both] Кубики не указаны: в суммах их нет.
}
dueling-nobles-calculator-no-hands = Чтобы узнать шансы с картами, укажите число карт на руке у тех, кому ещё играть: --attacker-hand и --defender-hand.
dueling-nobles-calculator-too-many-nobles = Вельмож всего 12.

## Chances and luck

dueling-nobles-odds-dice = Только кубики: { $attacker } { $win }, ничья { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Если оба сыграют лучшую карту: { $attacker } { $win }, ничья { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } держит победную карту: { $win }.
   *[yes] { $player } держит победную карту: { $win }, только ничейную: { $tie }.
}
dueling-nobles-odds-answer-wins = Победу дают: { $cards }.
dueling-nobles-odds-answer-ties = Ничью дают: { $cards }.
dueling-nobles-odds-answer-pair = Одной карты для победы мало; нужны две.
dueling-nobles-odds-missing = Шансов с картами нет: из 40 карт поддержки { $count ->
    [one] не учтена { $count }
    [few] не учтены { $count }
    [many] не учтено { $count }
   *[other] не учтены { $count }
}.
dueling-nobles-odds-surplus = Шансов с картами нет: { $count ->
    [one] учтена { $count } лишняя карта
    [few] учтены { $count } лишние карты
    [many] учтено { $count } лишних карт
   *[other] учтены { $count } лишние карты
} поддержки.
dueling-nobles-odds-luck = { $player }: до броска и без карт шансы составляли { $expected }; ничья считается за половину. Кубики { $dice ->
    [more] добавили { $dice_points } п. п.
    [less] отняли { $dice_points } п. п.
    [little] почти ничего не изменили
   *[none] ничего не изменили
}, карты и решения { $cards ->
    [more] добавили { $cards_points } п. п.
    [less] отняли { $cards_points } п. п.
    [little] почти ничего не изменили
   *[none] ничего не изменили
}: { $result ->
    [win] победа.
    [loss] поражение.
   *[tie] ничья.
}
dueling-nobles-odds-line = { $attacker } { $win }, ничья { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } наверняка победит
dueling-nobles-outlook-tie = Будет ничья
dueling-nobles-outlook-tie-likely = Вероятнее всего, ничья
dueling-nobles-outlook-almost = { $player } почти наверняка победит
dueling-nobles-outlook-likely = { $player }, скорее всего, победит
dueling-nobles-outlook-better = Шансы лучше: { $player }
dueling-nobles-outlook-even = Шансы почти равны
dueling-nobles-chances-show = Шансы
dueling-nobles-chances-hide = Скрыть шансы
dueling-nobles-chances-pair = { $attacker } против { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Шансы { $attacker } против { $target }: { $chance }
dueling-nobles-chances-about = Когда эта партия показывает шансы поединка.
dueling-nobles-chances-as-set = Как в настройках ({ $when })
dueling-nobles-chances-course = Как шёл поединок
dueling-nobles-chances-up = Выше — лучше для игрока { $player }
dueling-nobles-chances-down = Ниже — лучше для игрока { $player }
dueling-nobles-chances-no-duel = Это действие не относится к поединку, поэтому шансов поединка здесь нет.
dueling-nobles-chances-off = Кривая шансов отключена. Её можно включить в настройках.
dueling-nobles-chances-even = поровну
dueling-nobles-chances-how-likely = Шансы { $attacker } на победу, если оба сыграют лучшую карту. Нажмите на любую цель, чтобы узнать больше.
dueling-nobles-chances-how-likely-dice = Шансы { $attacker } на победу по одним кубикам. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Шансы в этом поединке: { $points }
dueling-nobles-needs-all = { $name }: победу даст любая карта
dueling-nobles-needs-win = { $name }: победу даст { $wins }
dueling-nobles-needs-win-tie = { $name }: победу даст { $wins }, ничью — { $ties }
dueling-nobles-needs-win-two = { $name }: победу даст { $wins } или пара карт на сумму от { $sum } с надбавкой за { $suit }
dueling-nobles-needs-win-tie-two = { $name }: победу даст { $wins } или пара карт на сумму от { $sum } с надбавкой за { $suit }, ничью — { $ties }
dueling-nobles-needs-two = { $name }: победу даст только пара карт на сумму от { $sum } с надбавкой за { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; ничью — пара на { $sum }
   *[no] { $sentence }; ничью даст пара карт на { $sum } с надбавкой за { $suit }
}
dueling-nobles-needs-tie = { $name }: победы не даст ни одна карта; ничью даст { $ties }
dueling-nobles-needs-hopeless = { $name }: не поможет ни одна карта
dueling-nobles-needs-no-ace = Сыгран туз, а других не осталось. { $name }: спасения нет
dueling-nobles-needs-first = Если { $other } не сыграет карту: { $sentence }
dueling-nobles-needs-an-ace = туз
dueling-nobles-needs-range = { $first }–{ $last }
dueling-nobles-needs-nothing = { $name } впереди на { $lead }
dueling-nobles-needs-ace = Сыгран туз. { $name }: ничью даст только туз
dueling-nobles-odds-no-pairs = Сейчас некому сойтись в поединке.
dueling-nobles-odds-title = { $attacker } против { $defender }, если бросить вызов сейчас
dueling-nobles-odds-attacker = Атакует
dueling-nobles-odds-target = Защищается
dueling-nobles-odds-dice-win = Кубики: победа
dueling-nobles-odds-tie = ничья
dueling-nobles-odds-loss = поражение
dueling-nobles-odds-cards-win = Лучшие карты: победа
dueling-nobles-odds-note = Победы, ничьи и поражения атакующего: по одним кубикам и если оба сыграют лучшую карту. Блеф, придержанные карты и замены не учитываются.

## Statistics

dueling-nobles-count-duels = Поединки
dueling-nobles-count-attacker-won = Победы атакующего
dueling-nobles-count-defender-won = Победы защитника
dueling-nobles-count-tied-duels = Ничьи
dueling-nobles-count-critical-attacks = Критический удар атакующего
dueling-nobles-count-critical-defences = Критический удар защитника
dueling-nobles-count-deflected = С заменой
dueling-nobles-count-duels-note = { $count ->
    [one] До конца проведён { $count } поединок.
    [few] До конца проведены { $count } поединка.
    [many] До конца проведено { $count } поединков.
   *[other] До конца проведены { $count } поединка.
} Ничья не считается победой ни для кого.
dueling-nobles-count-nobles = Поединки по вельможам
dueling-nobles-count-noble = Вельможа
dueling-nobles-count-attacks = Атаки
dueling-nobles-count-defences = Защиты
dueling-nobles-count-won = победы
dueling-nobles-count-lost = поражения
dueling-nobles-count-tied = ничьи
dueling-nobles-count-luck = Везение в поединках
dueling-nobles-count-luck-expected = Ожидание
dueling-nobles-count-luck-dice = Везение кубиков
dueling-nobles-count-luck-cards = Карты и решения
dueling-nobles-count-luck-won = Победы
dueling-nobles-count-luck-note = Победы — это ожидание плюс везение кубиков плюс карты и решения; ничья считается за половину. Ожидание — шансы до броска и без карт. Везение кубиков — то, как они изменили эти шансы, а карты и решения — всё остальное.
dueling-nobles-count-luck-left-out = Считаются только поединки, проведённые до конца; поединок с заменой считается с последней цели. Везение при взятии карт не рассчитывается.
dueling-nobles-person-duels = Поединков: { $duels }. Выиграно: { $won }, ничья — половина; без карт ожидалось { $expected } ({ $above }).
dueling-nobles-person-luck = Поединков, решённых удачей в костях: { $dice }.
dueling-nobles-person-noble = Чаще всего выбранный вельможа: { $noble } (партий: { $games }).
dueling-nobles-person-wins = Побед поражением персонажей: { $fought }, из-за сдачи соперника: { $conceded }.
dueling-nobles-count-abilities = Способности
dueling-nobles-count-ability = Способность
dueling-nobles-count-turn-first = Первый ход
dueling-nobles-count-turn-median = Медианный ход
dueling-nobles-count-turn-last = Последний ход
dueling-nobles-count-gold = Золото в конце каждого хода
dueling-nobles-count-gold-first = Первый игрок
dueling-nobles-count-gold-second = Второй игрок
dueling-nobles-count-gold-winner = Победитель
dueling-nobles-count-gold-loser = Проигравший
dueling-nobles-count-gold-note = Среднее золото в партиях, которые дошли до этого хода.

## Results for other programs

dueling-nobles-tally-nobles-left = Осталось вельмож
dueling-nobles-tally-duels-won = Выиграно поединков

## A first game

dueling-nobles-deal = Перетасуйте 12 валетов, дам и королей. Раздайте каждому игроку по 6.
dueling-nobles-deal-each = Перетасуйте 12 валетов, дам и королей одной из колод и раздайте каждому игроку по 6. Такие же карты другой колоды не нужны.
dueling-nobles-deal-about = Это вельможи. Сначала отберите их из колоды; остальные 40 карт понадобятся позже.
dueling-nobles-keep = { $count ->
    [1] Каждый игрок оставляет одного из них лицом вверх. Отметьте его здесь.
    [one] Каждый игрок оставляет { $count } из них лицом вверх. Отметьте их здесь.
    [few] Каждый игрок оставляет { $count } из них лицом вверх. Отметьте их здесь.
    [many] Каждый игрок оставляет { $count } из них лицом вверх. Отметьте их здесь.
   *[other] Каждый игрок оставляет { $count } из них лицом вверх. Отметьте их здесь.
}
dueling-nobles-keep-about = Это ваш двор, они и сражаются в поединках. У короля сила { $king }, и он может бросить два кубика; у дамы — { $queen } и ещё { $bonus } за каждого вельможу рядом; у валета — { $jack }, и он может сыграть две карты. Для первой партии лучше взять разных.
dueling-nobles-rest = { $count ->
    [0] Лишних вельмож не осталось.
    [1] Положите оставшегося вельможу лицом вниз: это колода вельмож.
    [one] Перетасуйте остальных ({ $count }) и положите лицом вниз: это колода вельмож.
    [few] Перетасуйте остальных ({ $count }) и положите лицом вниз: это колода вельмож.
    [many] Перетасуйте остальных ({ $count }) и положите лицом вниз: это колода вельмож.
   *[other] Перетасуйте остальных ({ $count }) и положите лицом вниз: это колода вельмож.
}
dueling-nobles-rest-about = Оттуда приходят новые вельможи, туда же возвращаются выбывшие.
dueling-nobles-hand = { $count ->
    [0] Перетасуйте остальные 40 карт: это колода поддержки. Ничего не раздавайте.
    [one] Перетасуйте остальные 40 карт. Раздайте каждому игроку по { $count } карте; остальные — колода поддержки.
    [few] Перетасуйте остальные 40 карт. Раздайте каждому игроку по { $count } карты; остальные — колода поддержки.
    [many] Перетасуйте остальные 40 карт. Раздайте каждому игроку по { $count } карт; остальные — колода поддержки.
   *[other] Перетасуйте остальные 40 карт. Раздайте каждому игроку по { $count } карты; остальные — колода поддержки.
}
dueling-nobles-hand-each = { $count ->
    [0] Каждый игрок тасует остальные 40 карт своей колоды: это его колода поддержки. Ничего не раздавайте.
    [one] Каждый игрок тасует остальные 40 карт своей колоды и берёт { $count } на руку; остальные — его колода поддержки.
    [few] Каждый игрок тасует остальные 40 карт своей колоды и берёт { $count } на руку; остальные — его колода поддержки.
    [many] Каждый игрок тасует остальные 40 карт своей колоды и берёт { $count } на руку; остальные — его колода поддержки.
   *[other] Каждый игрок тасует остальные 40 карт своей колоды и берёт { $count } на руку; остальные — его колода поддержки.
}
dueling-nobles-hand-about = Держите карты на руке в секрете. Их играют в поединках, продают, ими вооружают вельмож или платят за способности.
dueling-nobles-hint-guide = Приложение следит за золотом, здоровьем и оружием и подсчитывает поединки. Подсказки объясняют каждую фазу; закрытая подсказка больше не появится.
dueling-nobles-needs = { $support_decks ->
    [each] Нужны только колода карт для каждого игрока и два кубика.
   *[shared] Нужны только колода карт и два кубика.
}
dueling-nobles-hint-income = { $gold ->
    [0] Золото дают продажа трёх карт одной масти и налог.
    [one] Вы получили { $gold } золото. Ещё его дают продажа карт и налог.
    [few] Вы получили { $gold } золота. Ещё его дают продажа карт и налог.
    [many] Вы получили { $gold } золота. Ещё его дают продажа карт и налог.
   *[other] Вы получили { $gold } золота. Ещё его дают продажа карт и налог.
}
dueling-nobles-hint-reinforcements = Карта поддержки стоит 1 золото, вельможа — { $recruit }.
dueling-nobles-hint-command = Двойка или тройка — это оружие. У каждой масти — способность.
dueling-nobles-hint-hearts = один из ваших вельмож восстанавливает 1 очко здоровья.
dueling-nobles-hint-diamonds = если у соперника больше вельмож.
dueling-nobles-hint-clubs = возьмите карту из сброса.
dueling-nobles-hint-spades = посмотрите карты соперника.
dueling-nobles-hint-duel = Нажмите на вельможу, потом на цель. Ничья стоит обоим 1 очко здоровья.
dueling-nobles-hint-roll = Отметьте выпавшее число или бросьте в приложении.
dueling-nobles-hint-support = Первым играет карту атакующий{ $adrenaline ->
    [0] .
   *[other] ; масть вельможи добавляет { $adrenaline }.
}
dueling-nobles-hint-answer = Теперь карту может сыграть защитник. Туз побеждает.

## The screens

dueling-nobles-bots-decks = Карты поддержки бота находятся в приложении: карт в колоде на столе оно знать не может. Поэтому у каждого игрока свои колода поддержки и сброс. Вельмож раздаёте вы, и кубики за бота бросаете тоже вы.
dueling-nobles-setup-to-nobles = Выбрать вельмож
dueling-nobles-setup-begin = Начать партию
dueling-nobles-setup-nobles = Начальные вельможи
dueling-nobles-starter-about-dealer = Оба бросают по два кубика. Сдаёт тот, у кого сумма меньше, а другой игрок начинает. Нажмите на грани, которые выпали.
dueling-nobles-starter-about-any = Договоритесь как угодно. Если бросаете кубики, начинает тот, у кого сумма больше.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, кубик { $die }: не брошен
   *[other] { $name }, кубик { $die }: { $pips }
}
dueling-nobles-starter-tie = У обоих { $total }: при равенстве бросают ещё раз.
dueling-nobles-starter-starts = Начинает { $name }
dueling-nobles-starter-missing = Бросьте кубики или укажите, кто начинает.
dueling-nobles-nobles-first = Начинает { $name }.
dueling-nobles-nobles-picking = Выбирает { $name }: { $count } из { $of }
dueling-nobles-nobles-picked = { $name }: { $cards }.
dueling-nobles-nobles-dealt = { $name } получает: { $count } из { $of }
dueling-nobles-nobles-kept = { $name } оставляет: { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name }: все вельможи выбраны ({ $count }); нажмите на одного из них, чтобы вернуть его.
dueling-nobles-nobles-next = Теперь выбирает { $next }. Чтобы поменять вельмож, нажмите выше: { $name }.
dueling-nobles-nobles-missing = { $count ->
    [one] Не хватает { $count } вельможи.
    [few] Не хватает { $count } вельмож.
    [many] Не хватает { $count } вельмож.
   *[other] Не хватает { $count } вельмож.
}
dueling-nobles-menu-chances = Когда видны шансы
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = Ходит { $name }
dueling-nobles-side-empty = { $name }: вельмож не осталось.
dueling-nobles-side-hand = { $name }: на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dueling-nobles-side-gold = { $name }: золото { $count }
dueling-nobles-side-abilities = { $name }, остались способности: { $abilities }
dueling-nobles-ability-is-left = { $ability }, доступна: { $about }
dueling-nobles-ability-is-used = { $ability }, использована: { $about }
dueling-nobles-noble-label = { $card } ({ $name })
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } ({ $name }): сила { $strength } ({ $terms }), здоровье { $left } из { $full }
   *[no] { $card } ({ $name }): сила { $strength }, здоровье { $left } из { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Сила { $strength } ({ $terms }), здоровье { $left } из { $full }
   *[no] Сила { $strength }, здоровье { $left } из { $full }
}
dueling-nobles-noble-stamina = { $card }: здоровье { $left } из { $full }
dueling-nobles-noble-skill-king = В поединке король бросает один кубик или два.
dueling-nobles-noble-skill-queen = Дама тем сильнее, чем больше других вельмож при её дворе.
dueling-nobles-noble-skill-jack = В поединке валет может сыграть две карты поддержки.
dueling-nobles-thing-gold-about = За золото покупают карты, нанимают вельмож и делают замену в поединке.
dueling-nobles-thing-hand-about = Карты поддержки на руке. Приложение следит только за их числом и за картами, которые видели оба игрока.
dueling-nobles-thing-abilities = Способности: { $name }
dueling-nobles-thing-noble-deck = Колода вельмож
dueling-nobles-deck-support = Колода поддержки: { $count }
dueling-nobles-deck-support-name = Поддержка
dueling-nobles-deck-nobles = Колода вельмож: { $count }
dueling-nobles-deck-nobles-name = Вельможи
dueling-nobles-discard = { $count ->
    [0] Сброс пуст
   *[other] Сброс: { $count }
}
dueling-nobles-discard-card = { $card } в сбросе
dueling-nobles-cards-missing = В подсчёте не хватает { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карт
} поддержки. Исправьте число карт на руке или в колоде.
dueling-nobles-cards-too-many = В подсчёте { $count ->
    [one] лишняя { $count } карта
    [few] лишние { $count } карты
    [many] лишних { $count } карт
   *[other] лишние { $count } карты
} поддержки. Исправьте число карт на руке или в колоде.
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Продать за { $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}
dueling-nobles-do-buy = Купить { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dueling-nobles-do-tax = Взять налог: { $card }
dueling-nobles-do-recruit = Нанять { $card }
dueling-nobles-do-weapon = Вооружить { $card }
dueling-nobles-do-give = Взять у { $card }
dueling-nobles-do-receive = Получит { $card }
dueling-nobles-do-heal = Вылечить { $card }
dueling-nobles-do-spy = Не называть карты
dueling-nobles-do-spy-named = Записать карты
dueling-nobles-do-tax-last = Налог ценой { $card }
dueling-nobles-do-attack-with = Атаковать: { $card }
dueling-nobles-do-attack = Вызвать { $card }
dueling-nobles-priced = { $action } ({ $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
})
dueling-nobles-do-deflect = { $name }: замена ({ $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
})
dueling-nobles-do-deflect-to = Заменить на { $card }
dueling-nobles-do-concede = { $name } сдаётся
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Это завершает фазу «{ $phases }».
    [few] Это завершает фазы: { $phases }.
    [many] Это завершает фазы: { $phases }.
   *[other] Это завершает фазы: { $phases }.
}
dueling-nobles-do-describe = О карте { $card }
dueling-nobles-ask-spade = Какая карта пик сброшена?
dueling-nobles-ask-heart = Какая карта червей сброшена?
dueling-nobles-ask-diamond = Какая карта бубен сброшена?
dueling-nobles-ask-club = Какая карта треф сброшена?
dueling-nobles-ask-sale = Нажмите на три карты одной масти.
dueling-nobles-ask-sale-full = Три карты уже выбраны.
dueling-nobles-ask-sale-left = { $count ->
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
    [many] Ещё { $count } карт
   *[other] Ещё { $count } карты
}
dueling-nobles-ask-king = Какой король платит?
dueling-nobles-ask-count = Сколько?
dueling-nobles-ask-recruit = Какой вельможа был сверху?
dueling-nobles-ask-weapon = Двойка или тройка?
dueling-nobles-ask-bearer = Кому достанется { $card }?
dueling-nobles-ask-giver = Чьё оружие?
dueling-nobles-ask-receiver = Кому отдать оружие { $card }?
dueling-nobles-ask-patient = Кого лечить ({ $card })?
dueling-nobles-ask-recovered = Какую карту вы берёте за { $card }?
dueling-nobles-ask-from-pile = { $card } из сброса
dueling-nobles-ask-seen = { $count ->
    [0] { $name }: карт нет.
    [one] { $name }, { $count } карта:
    [few] { $name }, { $count } карты:
    [many] { $name }, { $count } карт:
   *[other] { $name }, { $count } карты:
}
dueling-nobles-ask-seen-full = Названы все карты ({ $count }).
dueling-nobles-ask-seen-left = { $count ->
    [one] Осталось назвать { $count } карту
    [few] Осталось назвать { $count } карты
    [many] Осталось назвать { $count } карт
   *[other] Осталось назвать { $count } карты
}
dueling-nobles-ask-seen-spent = Карта { $card } только что сброшена.
dueling-nobles-ask-attack-or-end = { $name }, выберите, кто атакует, или завершите ход.
dueling-nobles-ask-attack-or-go-on = { $name }, выберите, кто атакует, или идите дальше.
dueling-nobles-ask-one-card = { $name }, сыграйте одну карту или ни одной.
dueling-nobles-ask-two-cards = Валет: { $name }, сыграйте не больше двух карт.
dueling-nobles-ask-target = { $name }, кого вызывает { $card }? Нажмите на цель.
dueling-nobles-ask-deflection = Кто примет вызов?
dueling-nobles-ask-last-stamina = { $card } теряет последнее очко здоровья: король выбывает.
dueling-nobles-ask-concede = Партия сразу закончится. Это можно отменить.
dueling-nobles-fight-wins = победа
dueling-nobles-fight-loses = поражение
dueling-nobles-fight-ties = ничья
dueling-nobles-fight-attacker = атакует
dueling-nobles-fight-defender = защищается
dueling-nobles-fight-fights = { $card } в поединке
dueling-nobles-fight-rolled = { $name }: на кубике { $pips }
dueling-nobles-fight-card-lies = Карта { $card } сыграна
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = критический удар
dueling-nobles-fight-roll = { $name } бросает
dueling-nobles-fight-roll-two = Король: { $name } бросает один кубик или два
dueling-nobles-fight-die-tumbles = { $name }: кубик катится
dueling-nobles-fight-die = { $name }, кубик { $pips }
dueling-nobles-fight-first-die = { $name }, первый кубик { $pips }
dueling-nobles-fight-second-die = { $name }, второй кубик { $pips }
dueling-nobles-fight-one-die = { $name }, только один кубик: { $pips }
dueling-nobles-fight-roll-virtual = Бросить кубик: { $name }
dueling-nobles-fight-no-hand = { $name }: на руке нет карт.
dueling-nobles-fight-no-card = { $name } не играет карту
dueling-nobles-fight-play = Сыграть { $cards }
dueling-nobles-fight-play-none = Сыграть
dueling-nobles-fight-choose-first = Сначала выберите одну или две карты или играйте без карты.
dueling-nobles-fight-won = { $name } выигрывает поединок
dueling-nobles-fight-tie = Ничья
dueling-nobles-needs-picked = { $cards }: { $total } против { $other }
dueling-nobles-needs-picked-ace = { $cards }: критический удар
dueling-nobles-needs-picked-aces = { $cards }: туз на туз, ничья
dueling-nobles-card-would-win = даст победу
dueling-nobles-card-would-tie = даст ничью
dueling-nobles-correct-gold = Золото ({ $player })
dueling-nobles-correct-support-deck = { $owner ->
    [none] Карты в колоде поддержки
   *[other] Карты в колоде поддержки ({ $owner })
}
dueling-nobles-correct-stamina = Здоровье { $noble }
dueling-nobles-correct-weapon = Оружие { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] нет
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] ♠ использована ({ $player })
    [hearts] ♥ использована ({ $player })
    [diamonds] ♦ использована ({ $player })
   *[clubs] ♣ использована ({ $player })
}
dueling-nobles-keys-die = Указать число на кубике
dueling-nobles-keys-number = Указать число на кубике или выбрать вариант
dueling-nobles-keys-roll = Бросить в приложении
dueling-nobles-keys-chances = Показать шансы
dueling-nobles-keys-no-support = Играть без карты
dueling-nobles-quick-unarmed = { $card } без оружия
dueling-nobles-quick-under = { $card } под { $noble }
dueling-nobles-quick-title = Быстрый поединок
dueling-nobles-quick-attacker = Атакующий
dueling-nobles-quick-defender = Защитник
dueling-nobles-quick-pick-attacker = Нажмите на того, кто атакует.
dueling-nobles-quick-pick-defender = Нажмите на того, кто защищается.
dueling-nobles-quick-attacks = { $card } атакует
dueling-nobles-quick-defends = { $card } защищается
dueling-nobles-quick-armed = { $card }, оружие { $weapon }
dueling-nobles-quick-hand = Карты на руке ({ $player })
dueling-nobles-quick-others = Других вельмож рядом с { $card }
dueling-nobles-quick-edition = Редакция: { $edition }
dueling-nobles-quick-wounded = { $card } теряет 1 очко здоровья.
dueling-nobles-quick-another = Другой поединок
dueling-nobles-quick-same = Ещё раз те же вельможи
dueling-nobles-figure-luck = Ожидаемые и настоящие победы
dueling-nobles-figure-duels = Чем кончались поединки
dueling-nobles-figure-nobles = Победы в поединках по вельможам
dueling-nobles-figure-attacking = В атаке
dueling-nobles-figure-defending = В защите
dueling-nobles-figure-gold = Золото победителей и проигравших
dueling-nobles-figure-gold-mean = Среднее золото

## How to play

dueling-nobles-lesson-aim = Ваш двор
dueling-nobles-lesson-aim-about = Короли, дамы и валеты перед вами — это ваши вельможи. Вы побеждаете, когда у соперника не остаётся ни одного.
dueling-nobles-lesson-hand = Ваша рука
dueling-nobles-lesson-hand-about = Все остальные карты поддерживают ваших вельмож. Держите их так, чтобы соперник их не видел.
dueling-nobles-lesson-turn = Ваш ход
dueling-nobles-lesson-turn-about = Вы собираете золото, покупаете карты, вооружаете вельмож, а потом можете начать поединок. Приложение показывает каждую фазу и считает золото.
dueling-nobles-lesson-duel = Поединок
dueling-nobles-lesson-duel-about = Ваш вельможа бросает вызов вельможе соперника. Каждая сторона складывает силу вельможи, кубик и, если хочет, карту с руки. Побеждает большая сумма.
dueling-nobles-lesson-stamina = Здоровье
dueling-nobles-lesson-stamina-about = Вельможа, проигравший поединок, теряет 1 очко здоровья. Вельможа без здоровья покидает двор и возвращается в колоду вельмож.
dueling-nobles-lesson-suits = Масти и тузы
dueling-nobles-lesson-suits-about = Один раз за игру карта каждой масти позволяет применить способность этой масти. Туз выигрывает поединок при любых суммах.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Цель игры
    Это игра для двоих. У каждого игрока свой двор, и вельможи двух дворов сражаются в поединках.
    Вы побеждаете, когда при дворе соперника не остаётся ни одного вельможи.

dueling-nobles-rulebook-table = Стол
    { $support_decks ->
        [each] Нужны две колоды по 52 карты без джокеров, по одной на игрока, и два шестигранных кубика. Приложение считает золото и здоровье, а ещё может бросать кубики.
       *[shared] Нужны колода из 52 карт без джокеров и два шестигранных кубика. Приложение считает золото и здоровье, а ещё может бросать кубики.
    }
    { $support_decks ->
        [each] 12 валетов, дам и королей одной из колод — это вельможи; вельможи второй не нужны. Остальные 40 карт каждой колоды, от туза до 10, — карты поддержки её игрока.
       *[shared] 12 валетов, дам и королей — это вельможи. Остальные 40 карт, от туза до 10, — карты поддержки.
    }
    У каждого игрока есть двор с вельможами лицом вверх, золото и рука — карты поддержки, которых другой игрок не видит.
    { $support_decks ->
        [each] Колода вельмож у игроков общая и лежит лицом вниз. Кроме того, у каждого игрока есть своя колода поддержки лицом вниз и свой сброс лицом вверх.
       *[shared] Три стопки у игроков общие: колода вельмож и колода поддержки лежат лицом вниз, сброс — лицом вверх.
    }
    Сила — это то, чего вельможа стоит в поединке. Изначально у короля { $base_strength-king }, у дамы { $base_strength-queen }, у валета { $base_strength-jack }.
    Здоровье — это число ран, которые вельможа может выдержать. У короля { $stamina-king }, у дамы { $stamina-queen }, у валета { $stamina-jack }. Вельможа, у которого не осталось здоровья, выбывает и покидает двор.

dueling-nobles-rulebook-setup = Подготовка
    { $opening_nobles ->
        [1] Перетасуйте вельмож отдельно и раздайте каждому игроку по 6. Каждый выбирает одного и кладёт его перед собой лицом вверх: это двор. Вельможа начинает с полным здоровьем.
        [one] Перетасуйте вельмож отдельно и раздайте каждому игроку по 6. Каждый выбирает { $opening_nobles } и кладёт их перед собой лицом вверх: это двор. Вельможи начинают с полным здоровьем.
        [few] Перетасуйте вельмож отдельно и раздайте каждому игроку по 6. Каждый выбирает { $opening_nobles } и кладёт их перед собой лицом вверх: это двор. Вельможи начинают с полным здоровьем.
        [many] Перетасуйте вельмож отдельно и раздайте каждому игроку по 6. Каждый выбирает { $opening_nobles } и кладёт их перед собой лицом вверх: это двор. Вельможи начинают с полным здоровьем.
       *[other] Перетасуйте вельмож отдельно и раздайте каждому игроку по 6. Каждый выбирает { $opening_nobles } и кладёт их перед собой лицом вверх: это двор. Вельможи начинают с полным здоровьем.
    }
    { $noble_deck ->
        [0] Лишних вельмож не остаётся: колода вельмож сначала пуста.
       *[other] Перетасуйте оставшихся вельмож (их { $noble_deck }). Это колода вельмож.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Каждый игрок тасует свои карты поддержки. Ничего не раздавайте: все { $support_deck } — это его колода поддержки.
            [one] Каждый игрок тасует свои карты поддержки и берёт { $opening_hand } на руку. Оставшиеся { $support_deck } — это его колода поддержки.
            [few] Каждый игрок тасует свои карты поддержки и берёт { $opening_hand } на руку. Оставшиеся { $support_deck } — это его колода поддержки.
            [many] Каждый игрок тасует свои карты поддержки и берёт { $opening_hand } на руку. Оставшиеся { $support_deck } — это его колода поддержки.
           *[other] Каждый игрок тасует свои карты поддержки и берёт { $opening_hand } на руку. Оставшиеся { $support_deck } — это его колода поддержки.
        }
       *[shared] { $opening_hand ->
            [0] Перетасуйте карты поддержки. Ничего не раздавайте: все { $support_deck } — это колода поддержки.
            [one] Перетасуйте карты поддержки и раздайте каждому игроку по { $opening_hand } карте. Оставшиеся { $support_deck } — это колода поддержки.
            [few] Перетасуйте карты поддержки и раздайте каждому игроку по { $opening_hand } карты. Оставшиеся { $support_deck } — это колода поддержки.
            [many] Перетасуйте карты поддержки и раздайте каждому игроку по { $opening_hand } карт. Оставшиеся { $support_deck } — это колода поддержки.
           *[other] Перетасуйте карты поддержки и раздайте каждому игроку по { $opening_hand } карты. Оставшиеся { $support_deck } — это колода поддержки.
        }
    }
    { $support_decks ->
        [each] Золота пока ни у кого нет, оба сброса пусты.
       *[shared] Золота пока ни у кого нет, сброс пуст.
    { $edition ->
        [catsatcards] Оба игрока бросают по два кубика. Сдаёт тот, у кого сумма меньше; если суммы равны, бросьте ещё раз. Первым ходит соперник сдающего. Если играете несколько партий подряд, сдавайте по очереди. Карты сдаются по одной, лицом вниз, начиная с соперника сдающего.
        [duelo] Договоритесь, кто ходит первым. Например, бросьте по кубику: начинает тот, у кого больше.
       *[original] Договоритесь, кто ходит первым.
    }
    }

dueling-nobles-rulebook-turn = Ход
    { $phase_count ->
        [1] Игроки ходят по очереди. Ход состоит из одной фазы: { $phases }.
        [one] Игроки ходят по очереди. Ход состоит из { $phase_count } фазы, в таком порядке: { $phases }. Вернуться к прошедшей фазе нельзя.
        [few] Игроки ходят по очереди. Ход состоит из { $phase_count } фаз, в таком порядке: { $phases }. Вернуться к прошедшей фазе нельзя.
        [many] Игроки ходят по очереди. Ход состоит из { $phase_count } фаз, в таком порядке: { $phases }. Вернуться к прошедшей фазе нельзя.
       *[other] Игроки ходят по очереди. Ход состоит из { $phase_count } фаз, в таком порядке: { $phases }. Вернуться к прошедшей фазе нельзя.
    }
    В каждой фазе всё по желанию: действуйте в любом порядке или пропустите её. Завершить ход можно и до последней фазы.
    { $income ->
        [no] Ни одна фаза сама по себе золота не приносит.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] В этих правилах нет таких действий: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Фаза { $number } — { $phase }
dueling-nobles-rulebook-phase-empty = В этой фазе делать нечего.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Как только эта фаза начинается, вы получаете { $income_gold } { $income_gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }.
   *[other] Как только эта фаза начинается, вы получаете { $income_gold } { $income_gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }. Вы получите этот доход и в том случае, если завершите ход раньше.
}
dueling-nobles-rulebook-never = { $action }: в этих правилах такого действия нет.
dueling-nobles-rulebook-often = { $limit ->
    [none] За ход так можно делать сколько угодно раз.
    [1] За ход так можно сделать один раз.
    [one] За ход так можно сделать до { $limit } раза.
    [few] За ход так можно сделать до { $limit } раз.
    [many] За ход так можно сделать до { $limit } раз.
   *[other] За ход так можно сделать до { $limit } раз.
}
dueling-nobles-rulebook-sell = { $action }: сбросьте с руки 3 карты поддержки одной масти и получите { $sale_gold } { $sale_gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] один из ваших королей теряет 1 очко здоровья, а вы получаете 1 золото. Это очко может быть последним: тогда король выбывает.
   *[no] один из ваших королей теряет 1 очко здоровья, а вы получаете 1 золото. С короля, у которого осталось всего 1 очко здоровья, налог взять нельзя.
} { $taxes ->
    [each-king] За ход налог можно взять по одному разу с каждого своего короля.
   *[one-king] За ход налог можно взять только один раз, с одного короля.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [1] заплатите 1 золото и возьмите 1 карту поддержки. В колоде поддержки или в сбросе должна быть хотя бы одна карта.
    [one] выберите число карт поддержки, не больше { $cards_per_purchase }. Заплатите за каждую 1 золото — сразу за все, не глядя, — а потом возьмите их. Купить больше карт, чем есть в колоде поддержки и сбросе вместе, нельзя.
    [few] выберите число карт поддержки, не больше { $cards_per_purchase }. Заплатите за каждую 1 золото — сразу за все, не глядя, — а потом возьмите их. Купить больше карт, чем есть в колоде поддержки и сбросе вместе, нельзя.
    [many] выберите число карт поддержки, не больше { $cards_per_purchase }. Заплатите за каждую 1 золото — сразу за все, не глядя, — а потом возьмите их. Купить больше карт, чем есть в колоде поддержки и сбросе вместе, нельзя.
   *[other] выберите число карт поддержки, не больше { $cards_per_purchase }. Заплатите за каждую 1 золото — сразу за все, не глядя, — а потом возьмите их. Купить больше карт, чем есть в колоде поддержки и сбросе вместе, нельзя.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: заплатите { $recruit_cost } { $recruit_cost ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
} и откройте верхнюю карту колоды вельмож. Этот вельможа приходит к вашему двору с полным здоровьем. Если колода вельмож пуста, нанять никого нельзя. { $often }
dueling-nobles-rulebook-weapon = { $action }: положите двойку или тройку с руки под одного из своих вельмож, у которого ещё нет оружия. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] возьмите оружие одного из своих вельмож и передайте другому. Если тот тоже вооружён, они меняются оружием.
   *[no] возьмите оружие одного из своих вельмож и передайте другому, у которого оружия нет.
} { $often }
dueling-nobles-rulebook-heal = { $action }: сбросьте карту червей (♥). Один из ваших раненых вельмож восстанавливает 1 очко здоровья. Так можно сделать один раз за всю игру.
dueling-nobles-rulebook-draw-three = { $action }: сбросьте карту бубен (♦) и возьмите 3 карты поддержки или сколько осталось, если их меньше. Для этого при дворе соперника должно быть больше вельмож, чем при вашем. Так можно сделать один раз за всю игру.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: сбросьте карту треф (♣) и возьмите из своего сброса любую карту, кроме неё самой. До этого в сбросе должна быть хотя бы одна карта. Так можно сделать один раз за всю игру.
   *[shared] { $action }: сбросьте карту треф (♣) и возьмите из сброса любую карту, кроме неё самой. До этого в сбросе должна быть хотя бы одна карта. Так можно сделать один раз за всю игру.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] сбросьте карту пик (♠). Соперник кладёт карты с руки лицом вверх, и они остаются открытыми. Карты, взятые позже, снова скрыты.
   *[no] сбросьте карту пик (♠) и посмотрите все карты на руке соперника. Потом они снова скрыты.
} Так можно сделать один раз за всю игру.
dueling-nobles-rulebook-challenge = { $action }: назовите одного из своих вельмож атакующим, а одного из вельмож соперника — целью. Они сходятся в поединке, который по шагам описан ниже. { $often }

## After the phases

dueling-nobles-rulebook-duel = Поединок
    Замена: пока не брошен ни один кубик, защитник может заплатить { $deflect_cost } { $deflect_cost ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    } и выставить вместо цели другого вельможу своего двора. Это можно сделать один раз за поединок.
    Сила: каждая сторона считает силу своего вельможи: { $base_strength-king } у короля, { $base_strength-queen } у дамы, { $base_strength-jack } у валета. Оружие прибавляет свои 2 или 3.
    Вдохновение: дама прибавляет ещё по { $queen_bonus } за каждого другого вельможу, который в этот момент состоит при её дворе.
    Кубики: каждый игрок бросает один кубик и прибавляет выпавшее число. Если сражается король, можно бросить два кубика и прибавить оба. Кто бросает первым, не важно.
    Поддержка: теперь каждый игрок может сыграть с руки одну карту поддержки и прибавить её число. Если сражается валет, можно сыграть две, обе сразу. Первым играет или отказывается атакующий, за ним — защитник. Двойки и тройки здесь тоже можно играть.
    Адреналин: карта поддержки той же масти, что и вельможа, прибавляет ещё { $adrenaline }. Если валет играет две такие карты, прибавляют обе.
    Критический удар: туз не прибавляет ни числа, ни адреналина, но тот, кто его сыграл, выигрывает поединок при любых суммах. Если туза сыграли оба игрока, это ничья. Туз может быть одной из двух карт валета.
    Победа: если тузов нет, выигрывает большая сумма. Победитель получает { $win_gold } { $win_gold ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }, а проигравший вельможа теряет 1 очко здоровья.
    Ничья: оба вельможи теряют по 1 очку здоровья, золота не получает никто.
    После поединка: сыгранные карты поддержки уходят в сброс, сначала карты атакующего. Потом вельможа без здоровья выбывает: его оружие уходит в сброс, а его самого замешивают в колоду вельмож.

dueling-nobles-rulebook-abilities = Четыре способности
    У каждой масти одна способность: { $abilities }. Каждый игрок может применить каждую из четырёх один раз за игру.
    Чтобы применить способность, сбросьте с руки карту поддержки её масти. Подойдёт любая карта этой масти, даже туз: число не важно. За один ход можно применить несколько способностей.

dueling-nobles-rulebook-abilities-some = Способности
    В этих правилах есть: { $abilities }. Каждый игрок может применить каждую один раз за игру.
    Чтобы применить способность, сбросьте с руки карту поддержки её масти. Подойдёт любая карта этой масти, даже туз: число не важно. За один ход можно применить несколько способностей.

dueling-nobles-rulebook-weapons = Оружие
    Двойка или тройка под вельможей — это его оружие. Оно прибавляет к силе вельможи 2 или 3 в каждом поединке. Масть не важна.
    У вельможи может быть только одно оружие. Когда вельможа выбывает, его оружие уходит в сброс.

dueling-nobles-rulebook-decks = Колоды и тасовка
    { $support_decks ->
        [each] Карты поддержки берут по одной, каждый из своей колоды. Когда ваша колода поддержки кончилась, перетасуйте свой сброс: это ваша новая колода поддержки, продолжайте брать из неё. Если пуст и ваш сброс, больше карт вы не берёте.
       *[shared] Карты поддержки берут по одной. Когда колода поддержки кончилась, перетасуйте сброс: это новая колода поддержки, продолжайте брать из неё. Если пуст и сброс, больше карт вы не берёте.
    }
    { $support_decks ->
        [each] Если вы взяли последнюю карту своей колоды поддержки, перетасуйте свой сброс сразу. Ваши карты и оружие уходят в ваш сброс. У обоих игроков на руке может быть одинаковая карта.
       *[shared] Если вы взяли последнюю карту колоды поддержки, перетасуйте сброс сразу.
    }
    Выбывшего вельможу замешивают в колоду вельмож, и потом его снова может нанять любой из игроков. Пока колода вельмож пуста, нанимать некого.

dueling-nobles-rulebook-end = Конец игры
    { $victory ->
        [turn-start] Если двор опустел, партия пока продолжается: его владелец ещё может набрать вельможу в свой ход. Если двор пуст, когда начинался бы ход соперника, побеждает соперник, даже если его двор тоже пуст.
       *[at-once]
            Если ваш двор опустел, вы проиграли, а соперник победил.
            { $tax_may_vanquish ->
                [yes] Это верно и тогда, когда вашего последнего вельможу, короля, добил налог.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Если один поединок опустошил оба двора, побеждает атакующий в нём.
                [defender] Если один поединок опустошил оба двора, побеждает защитник в нём.
               *[draw] Если один поединок опустошил оба двора, партия кончается вничью.
            }
    }
    Сдаться можно в любой момент; тогда побеждает соперник.
