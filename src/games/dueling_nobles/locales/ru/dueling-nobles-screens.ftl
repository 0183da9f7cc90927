# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Кто начинает?
dueling-nobles-setup-to-nobles = Выбрать вельмож
dueling-nobles-setup-begin = Начать партию
dueling-nobles-setup-starter = Кто начинает?
dueling-nobles-setup-nobles = Начальные вельможи
dueling-nobles-starter-about-dealer = Оба бросают по два кубика. Сдаёт тот, у кого сумма меньше, а другой игрок начинает. Нажмите на грани, которые выпали.
dueling-nobles-starter-about-any = Договоритесь как угодно. Если бросаете кубики, начинает тот, у кого сумма больше.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, кубик { $die }: не брошен
   *[other] { $name }, кубик { $die }: { $pips }
}
dueling-nobles-starter-tie = У обоих { $total }: при равенстве бросают ещё раз.
dueling-nobles-starter-again = Бросить ещё раз
dueling-nobles-starter-starts = Начинает { $name }
dueling-nobles-starter-missing = Бросьте кубики или укажите, кто начинает.
dueling-nobles-nobles-first = Начинает { $name }.
dueling-nobles-nobles-picking = Выбирает { $name }: { $count } из { $of }
dueling-nobles-nobles-picked = { $name }: { $cards }.
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
dueling-nobles-menu-concede = Сдаться
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
dueling-nobles-side-known = Известны на руке: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Сброс
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
dueling-nobles-do-spy-about = Вы смотрите карты; приложению знать их необязательно.
dueling-nobles-do-spy-named = Записать карты
dueling-nobles-do-tax-last = Налог ценой { $card }
dueling-nobles-do-attack-with = Атаковать: { $card }
dueling-nobles-do-attack = Вызвать { $card }
dueling-nobles-do-deflect = Замена ({ $gold } { $gold ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
})
dueling-nobles-do-deflect-to = Заменить на { $card }
dueling-nobles-do-concede = { $name } сдаётся
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Кого лечить?
dueling-nobles-ask-recovered = Какую карту вы берёте?
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
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
    [many] Ещё { $count } карт
   *[other] Ещё { $count } карты
}
dueling-nobles-ask-seen-spent = Карта { $card } только что сброшена.
dueling-nobles-ask-attack-or-end = { $name }, выберите, кто атакует, или завершите ход.
dueling-nobles-ask-attack-or-go-on = { $name }, выберите, кто атакует, или идите дальше.
dueling-nobles-ask-end = { $name }, завершите ход.
dueling-nobles-ask-go-on = { $name }, перейдите к следующей фазе.
dueling-nobles-ask-one-card = { $name }, сыграйте одну карту или ни одной.
dueling-nobles-ask-two-cards = { $name }, сыграйте не больше двух карт.
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
dueling-nobles-fight-die-lies = На кубике { $pips }
dueling-nobles-fight-rolled = { $name }: на кубике { $pips }
dueling-nobles-fight-card-lies = Карта { $card } сыграна
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = критический удар
dueling-nobles-fight-roll = { $name } бросает
dueling-nobles-fight-roll-two = { $name } бросает один кубик или два
dueling-nobles-fight-roll-second = А второй кубик?
dueling-nobles-fight-first-laid = { $name }, первый кубик: { $pips }. Нажмите, чтобы убрать
dueling-nobles-fight-die-tumbles = { $name }: кубик катится
dueling-nobles-fight-die = { $name }, кубик { $pips }
dueling-nobles-fight-first-die = { $name }, первый кубик { $pips }
dueling-nobles-fight-second-die = { $name }, второй кубик { $pips }
dueling-nobles-fight-one-die = { $name }, только один кубик: { $pips }
dueling-nobles-fight-roll-virtual = Бросить кубик: { $name }
dueling-nobles-fight-no-card = { $name } не играет карту
dueling-nobles-fight-no-card-short = Без карты
dueling-nobles-fight-play = Сыграть { $cards }
dueling-nobles-fight-play-none = Сыграть
dueling-nobles-fight-choose-first = Сначала выберите одну или две карты или играйте без карты.
dueling-nobles-fight-won = { $name } выигрывает поединок
dueling-nobles-fight-tie = Ничья
dueling-nobles-fight-done = Назад к столу
dueling-nobles-needs-picked = { $cards }: { $total } против { $other }
dueling-nobles-needs-picked-ace = { $cards }: критический удар
dueling-nobles-needs-picked-aces = { $cards }: туз на туз, ничья
dueling-nobles-card-would-win = даст победу
dueling-nobles-card-would-tie = даст ничью
dueling-nobles-correct-gold = Золото ({ $player })
dueling-nobles-correct-hand = Карты на руке ({ $player })
dueling-nobles-correct-support-deck = Карты в колоде поддержки
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
