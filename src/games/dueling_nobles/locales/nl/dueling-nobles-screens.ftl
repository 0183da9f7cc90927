# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Wie begint er?
dueling-nobles-setup-to-nobles = Edelen kiezen
dueling-nobles-setup-begin = Partij beginnen
dueling-nobles-setup-starter = Wie begint er?
dueling-nobles-setup-nobles = Edelen bij het begin
dueling-nobles-starter-about-dealer = Beide spelers gooien twee dobbelstenen. Wie het laagst gooit, deelt de kaarten; de ander begint. Tik aan wat er is gegooid.
dueling-nobles-starter-about-any = Spreek zelf af wie er begint. Gooi je erom, dan begint wie het hoogst gooit.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dobbelsteen { $die }: niet gegooid
   *[other] { $name }, dobbelsteen { $die }: { $pips }
}
dueling-nobles-starter-tie = Allebei { $total }: gooi opnieuw.
dueling-nobles-starter-again = Opnieuw gooien
dueling-nobles-starter-starts = { $name } heeft de eerste beurt
dueling-nobles-starter-missing = Gooi, of tik op wie er begint.
dueling-nobles-nobles-first = { $name } heeft de eerste beurt.
dueling-nobles-nobles-picking = { $name } kiest: { $count } van { $of }
dueling-nobles-nobles-picked = { $name } heeft { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $count ->
    [one] { $name } heeft al een edele; tik erop om die terug te leggen.
   *[other] { $name } heeft al { $count } edelen; tik er een aan om die terug te leggen.
}
dueling-nobles-nobles-next = Nu kiest { $next }. Om de edelen van { $name } te wijzigen, tik je hierboven op { $name }.
dueling-nobles-nobles-missing = { $count ->
    [one] Er ontbreekt één edele.
   *[other] Er ontbreken { $count } edelen.
}
dueling-nobles-menu-chances = Weergave van kansen
dueling-nobles-menu-concede = Opgeven
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } is aan zet
dueling-nobles-side-empty = { $name } heeft geen edelen meer.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
dueling-nobles-side-gold = { $name }: { $count } goud
dueling-nobles-side-known = Bekend in de hand: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
dueling-nobles-side-abilities = Vaardigheden die { $name } nog heeft: { $abilities }
dueling-nobles-ability-is-left = { $ability }, beschikbaar: { $about }
dueling-nobles-ability-is-used = { $ability }, gebruikt: { $about }
dueling-nobles-noble-label = { $card } van { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } van { $name }: kracht { $strength } ({ $terms }), uithouding { $left } van { $full }
   *[no] { $card } van { $name }: kracht { $strength }, uithouding { $left } van { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Kracht { $strength } ({ $terms }), uithouding { $left } van { $full }
   *[no] Kracht { $strength }, uithouding { $left } van { $full }
}
dueling-nobles-noble-stamina = { $card }: uithouding { $left } van { $full }
dueling-nobles-noble-skill-king = In een duel mag de heer twee dobbelstenen gooien.
dueling-nobles-noble-skill-queen = De vrouw wordt sterker door elke andere edele aan haar hof.
dueling-nobles-noble-skill-jack = In een duel mag de boer twee steunkaarten spelen.
dueling-nobles-thing-gold-about = Met goud koop je kaarten en edelen, en kun je een uitdaging doorschuiven.
dueling-nobles-thing-hand-about = De steunkaarten in de hand. De app houdt alleen het aantal bij, en de kaarten die beide spelers hebben gezien.
dueling-nobles-thing-abilities = Vaardigheden van { $name }
dueling-nobles-thing-noble-deck = Edelenstapel
dueling-nobles-thing-discard = Aflegstapel
dueling-nobles-deck-support = Steunstapel: { $count }
dueling-nobles-deck-support-name = Steun
dueling-nobles-deck-nobles = Edelenstapel: { $count }
dueling-nobles-deck-nobles-name = Edelen
dueling-nobles-discard = { $count ->
    [0] Afgelegd: geen
   *[other] Afgelegd: { $count }
}
dueling-nobles-discard-card = { $card } op de aflegstapel
dueling-nobles-cards-missing = { $count ->
    [one] In de telling ontbreekt één steunkaart. Corrigeer een hand of de stapel.
   *[other] In de telling ontbreken { $count } steunkaarten. Corrigeer een hand of de stapel.
}
dueling-nobles-cards-too-many = { $count ->
    [one] In de telling zit één steunkaart te veel. Corrigeer een hand of de stapel.
   *[other] In de telling zitten { $count } steunkaarten te veel. Corrigeer een hand of de stapel.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Verkopen voor { $gold } goud
dueling-nobles-do-buy = { $count ->
    [one] 1 kaart kopen
   *[other] { $count } kaarten kopen
}
dueling-nobles-do-tax = { $card } belasten
dueling-nobles-do-recruit = { $card } rekruteren
dueling-nobles-do-weapon = { $card } bewapenen
dueling-nobles-do-give = Weghalen bij { $card }
dueling-nobles-do-receive = Geven aan { $card }
dueling-nobles-do-heal = { $card } genezen
dueling-nobles-do-spy = Spioneren zonder kaarten te noemen
dueling-nobles-do-spy-about = Je bekijkt de kaarten; de app hoeft ze niet te kennen.
dueling-nobles-do-spy-named = Hand vastleggen
dueling-nobles-do-tax-last = { $card } opofferen
dueling-nobles-do-attack-with = Aanvallen met { $card }
dueling-nobles-do-attack = { $card } uitdagen
dueling-nobles-do-deflect = Doorschuiven ({ $gold } goud)
dueling-nobles-do-deflect-to = Doorschuiven naar { $card }
dueling-nobles-do-concede = { $name } geeft op
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-ask-spade = Welke schoppenkaart wordt afgelegd?
dueling-nobles-ask-heart = Welke hartenkaart wordt afgelegd?
dueling-nobles-ask-diamond = Welke ruitenkaart wordt afgelegd?
dueling-nobles-ask-club = Welke klaverenkaart wordt afgelegd?
dueling-nobles-ask-sale = Tik drie kaarten van één kleur aan.
dueling-nobles-ask-sale-full = Er zijn al drie kaarten gekozen.
dueling-nobles-ask-sale-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
dueling-nobles-ask-king = Welke heer betaalt?
dueling-nobles-ask-count = Hoeveel?
dueling-nobles-ask-recruit = Welke edele lag bovenop?
dueling-nobles-ask-weapon = Welke 2 of 3?
dueling-nobles-ask-bearer = Wie krijgt { $card }?
dueling-nobles-ask-giver = Wie geeft het wapen af?
dueling-nobles-ask-receiver = Wie krijgt het wapen van { $card }?
dueling-nobles-ask-patient = Wie wordt genezen?
dueling-nobles-ask-recovered = Welke kaart pak je?
dueling-nobles-ask-from-pile = { $card } van de aflegstapel
dueling-nobles-ask-seen = { $count ->
    [0] { $name } heeft geen kaarten.
    [one] De enige kaart van { $name }:
   *[other] De { $count } kaarten van { $name }:
}
dueling-nobles-ask-seen-full = { $count ->
    [one] De enige kaart is al genoemd.
   *[other] Alle { $count } kaarten zijn al genoemd.
}
dueling-nobles-ask-seen-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
dueling-nobles-ask-seen-spent = { $card } is net afgelegd.
dueling-nobles-ask-attack-or-end = { $name }, tik op de edele die aanvalt, of beëindig je beurt.
dueling-nobles-ask-attack-or-go-on = { $name }, tik op de edele die aanvalt, of ga verder.
dueling-nobles-ask-end = { $name }, beëindig je beurt.
dueling-nobles-ask-go-on = { $name }, ga door naar de volgende fase.
dueling-nobles-ask-one-card = { $name }, speel een kaart of geen.
dueling-nobles-ask-two-cards = { $name }, speel hoogstens twee kaarten.
dueling-nobles-ask-target = { $name }, tik op het doelwit van { $card }.
dueling-nobles-ask-deflection = Wie neemt het duel over?
dueling-nobles-ask-last-stamina = Dit kost { $card } de laatste uithouding: de heer is dan verslagen.
dueling-nobles-ask-concede = De partij eindigt meteen. Je kunt dit ongedaan maken.
dueling-nobles-fight-wins = wint
dueling-nobles-fight-loses = verliest
dueling-nobles-fight-ties = gelijk
dueling-nobles-fight-attacker = valt aan
dueling-nobles-fight-defender = verdedigt
dueling-nobles-fight-fights = { $card } in het duel
dueling-nobles-fight-die-lies = Een dobbelsteen toont { $pips }
dueling-nobles-fight-rolled = { $name } heeft { $pips } gegooid
dueling-nobles-fight-card-lies = { $card } is gespeeld
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = voltreffer
dueling-nobles-fight-roll = { $name } gooit
dueling-nobles-fight-roll-two = { $name } gooit één of twee dobbelstenen
dueling-nobles-fight-roll-second = De tweede dobbelsteen?
dueling-nobles-fight-first-laid = { $name }, eerste dobbelsteen: { $pips }. Tik om te verwijderen
dueling-nobles-fight-die-tumbles = De dobbelsteen van { $name } rolt
dueling-nobles-fight-die = { $name } gooit { $pips }
dueling-nobles-fight-first-die = { $name }, eerste dobbelsteen { $pips }
dueling-nobles-fight-second-die = { $name }, tweede dobbelsteen { $pips }
dueling-nobles-fight-one-die = { $name } gooit maar één: { $pips }
dueling-nobles-fight-roll-virtual = Gooien voor { $name }
dueling-nobles-fight-no-card = { $name } speelt geen kaart
dueling-nobles-fight-no-card-short = Geen kaart
dueling-nobles-fight-play = { $cards } spelen
dueling-nobles-fight-play-none = Spelen
dueling-nobles-fight-choose-first = Kies eerst één of twee kaarten, of speel er geen.
dueling-nobles-fight-won = { $name } wint het duel
dueling-nobles-fight-tie = Gelijk
dueling-nobles-fight-done = Terug naar de tafel
dueling-nobles-needs-picked = { $cards }: { $total } tegen { $other }
dueling-nobles-needs-picked-ace = { $cards }: een voltreffer
dueling-nobles-needs-picked-aces = { $cards }: aas tegen aas, gelijk
dueling-nobles-card-would-win = dan winst
dueling-nobles-card-would-tie = dan gelijk
dueling-nobles-correct-gold = Goud van { $player }
dueling-nobles-correct-hand = Handkaarten van { $player }
dueling-nobles-correct-support-deck = Kaarten in de steunstapel
dueling-nobles-correct-stamina = Uithouding van { $noble }
dueling-nobles-correct-weapon = Wapen van { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] geen
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } heeft ♠ gebruikt
    [hearts] { $player } heeft ♥ gebruikt
    [diamonds] { $player } heeft ♦ gebruikt
   *[clubs] { $player } heeft ♣ gebruikt
}
dueling-nobles-keys-die = Dobbelsteen op dit getal zetten
dueling-nobles-keys-roll = De app gooit
dueling-nobles-keys-chances = Kansen tonen
dueling-nobles-keys-no-support = Geen kaart spelen
dueling-nobles-quick-unarmed = { $card } zonder wapen
dueling-nobles-quick-under = { $card } onder { $noble }
dueling-nobles-quick-title = Snel duel
dueling-nobles-quick-attacker = Aanvaller
dueling-nobles-quick-defender = Verdediger
dueling-nobles-quick-pick-attacker = Tik op de edele die aanvalt.
dueling-nobles-quick-pick-defender = Tik op de edele die verdedigt.
dueling-nobles-quick-attacks = { $card } valt aan
dueling-nobles-quick-defends = { $card } verdedigt
dueling-nobles-quick-armed = { $card } met { $weapon }
dueling-nobles-quick-hand = Handkaarten: { $player }
dueling-nobles-quick-others = Andere edelen naast { $card }
dueling-nobles-quick-others-set = { $what }: { $value }
dueling-nobles-quick-edition = Editie: { $edition }
dueling-nobles-quick-wounded = { $card } verliest 1 uithouding.
dueling-nobles-quick-another = Nog een duel
dueling-nobles-quick-same = Zelfde edelen opnieuw
dueling-nobles-figure-luck = Verwachte en gewonnen duels
dueling-nobles-figure-duels = Hoe duels afliepen
dueling-nobles-figure-nobles = Gewonnen van de uitgevochten duels
dueling-nobles-figure-attacking = Als aanvaller
dueling-nobles-figure-defending = Als verdediger
dueling-nobles-figure-gold = Goud van winnaars en verliezers
dueling-nobles-figure-gold-mean = Gemiddeld goud

## How to play

dueling-nobles-lesson-aim = Je hof
dueling-nobles-lesson-aim-about = De heren, vrouwen en boeren die voor je liggen, zijn je edelen. Je wint als je tegenstander er geen meer heeft.
dueling-nobles-lesson-hand = Je hand
dueling-nobles-lesson-hand-about = Alle andere kaarten steunen je edelen. Houd ze zo dat je tegenstander ze niet ziet.
dueling-nobles-lesson-turn = Je beurt
dueling-nobles-lesson-turn-about = Je krijgt goud, koopt kaarten, bewapent je edelen en mag daarna een duel beginnen. De app laat elke fase zien en telt het goud.
dueling-nobles-lesson-duel = Een duel
dueling-nobles-lesson-duel-about = Jouw edele daagt er een van je tegenstander uit. Elke kant telt de kracht van de edele, een dobbelsteen en eventueel een handkaart bij elkaar op. Het hoogste totaal wint.
dueling-nobles-lesson-stamina = Uithouding
dueling-nobles-lesson-stamina-about = Een edele die een duel verliest, raakt 1 uithouding kwijt. Een edele zonder uithouding verlaat het hof en gaat terug naar de edelenstapel.
dueling-nobles-lesson-suits = Kleuren en azen
dueling-nobles-lesson-suits-about = Eén keer per partij gebruik je met een kaart van een kleur de vaardigheid van die kleur. Een aas wint een duel, wat de totalen ook zijn.
