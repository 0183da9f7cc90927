# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = Doel van het spel
    Dit is een spel voor twee. Elke speler heeft een hof vol edelen, en de edelen van de ene kant duelleren met die van de andere.
    Je wint als je tegenstander geen edelen meer aan het hof heeft.

dueling-nobles-rulebook-table = De tafel
    Je hebt een pak van 52 kaarten zonder jokers nodig en twee gewone dobbelstenen. De app houdt goud en uithouding bij, en kan ook de dobbelstenen gooien.
    De 12 boeren, vrouwen en heren zijn de edelen. De andere 40 kaarten, van de aas tot en met de 10, zijn de steunkaarten.
    Elke speler heeft een hof met edelen die open liggen, wat goud, en een hand met steunkaarten die de ander niet ziet.
    Drie stapels zijn van beide spelers samen: de edelenstapel en de steunstapel liggen gedekt, de aflegstapel ligt open.
    Kracht is wat een edele in een duel waard is. Een heer begint met { $base_strength-king }, een vrouw met { $base_strength-queen } en een boer met { $base_strength-jack }.
    Uithouding is het aantal wonden dat een edele kan oplopen. Een heer heeft { $stamina-king }, een vrouw { $stamina-queen } en een boer { $stamina-jack }. Een edele zonder uithouding is verslagen en verlaat het hof.

dueling-nobles-rulebook-setup = Klaarzetten
    { $opening_nobles ->
        [one] Schud de edelen apart en deel er aan elke speler 6 uit. Elke speler legt er 1 van open in het hof. Die begint met volle uithouding.
       *[other] Schud de edelen apart en deel er aan elke speler 6 uit. Elke speler legt er { $opening_nobles } van open in het hof. Die beginnen met volle uithouding.
    }
    { $noble_deck ->
        [0] Er blijft geen edele over: de edelenstapel is in het begin leeg.
       *[other] Schud de overgebleven { $noble_deck } edelen. Zij vormen de edelenstapel.
    }
    { $opening_hand ->
        [0] Schud de steunkaarten. Er wordt niets uitgedeeld: alle { $support_deck } vormen de steunstapel.
        [one] Schud de steunkaarten en deel er aan elke speler 1 uit. De overige { $support_deck } vormen de steunstapel.
       *[other] Schud de steunkaarten en deel er aan elke speler { $opening_hand } uit. De overige { $support_deck } vormen de steunstapel.
    }
    Niemand heeft nog goud, en de aflegstapel is leeg.
    { $edition ->
        [catsatcards] Beide spelers gooien twee dobbelstenen. Wie het laagst gooit, deelt de kaarten; gooi bij gelijk opnieuw. De ander heeft de eerste beurt. Bij meerdere partijen achter elkaar wordt er om de beurt gedeeld.
        [duelo] Spreek af wie de eerste beurt heeft. Gooi er bijvoorbeeld om: wie het hoogst gooit, begint.
       *[original] Spreek zelf af wie de eerste beurt heeft.
    }

dueling-nobles-rulebook-turn = Een beurt
    { $phase_count ->
        [one] De spelers zijn om en om aan zet. Een beurt heeft één fase: { $phases }.
       *[other] De spelers zijn om en om aan zet. Een beurt heeft { $phase_count } fasen, in deze volgorde: { $phases }. Je gaat nooit terug naar een fase die voorbij is.
    }
    Niets in een fase is verplicht: doe het in de volgorde die je wilt, of sla het over. Je mag je beurt ook vóór de laatste fase beëindigen.
    { $income ->
        [no] Geen enkele fase levert vanzelf goud op.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Niet toegestaan volgens deze regels: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Fase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = In deze fase kun je niets doen.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Je krijgt { $income_gold } goud zodra deze fase begint.
   *[other] Je krijgt { $income_gold } goud zodra deze fase begint. Je krijgt het ook als je je beurt vóór deze fase beëindigt.
}
dueling-nobles-rulebook-never = { $action }: volgens deze regels mag dit niet.
dueling-nobles-rulebook-often = { $limit ->
    [none] Dit mag zo vaak per beurt als je wilt.
    [one] Dit mag één keer per beurt.
   *[other] Dit mag hoogstens { $limit } keer per beurt.
}
dueling-nobles-rulebook-sell = { $action }: leg 3 steunkaarten van één kleur uit je hand af. Je krijgt er { $sale_gold } goud voor. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] een van je heren verliest 1 uithouding en jij krijgt 1 goud. Het mag zijn laatste zijn: dan is hij verslagen.
   *[no] een van je heren verliest 1 uithouding en jij krijgt 1 goud. Een heer met maar 1 uithouding kun je niet belasten.
} { $taxes ->
    [each-king] Dit mag één keer per beurt met elk van je heren.
   *[one-king] Dit mag één keer per beurt, met één heer.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] betaal 1 goud en trek 1 steunkaart. Er moet er nog een in de steunstapel of de aflegstapel zitten.
   *[other] kies hoeveel steunkaarten je wilt, hoogstens { $cards_per_purchase }. Betaal 1 goud per kaart, alles voordat je een kaart ziet, en trek ze dan. Je kunt niet meer kaarten kopen dan er in de steunstapel en de aflegstapel samen zitten.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: betaal { $recruit_cost } goud en draai de bovenste kaart van de edelenstapel om. Deze edele komt met volle uithouding naar je hof. Er moet nog een edele in de stapel zitten. { $often }
dueling-nobles-rulebook-weapon = { $action }: leg een 2 of een 3 uit je hand onder een van je edelen die nog geen wapen heeft. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] pak het wapen van een van je edelen en geef het aan een andere. Heeft die ook een wapen, dan ruilen de twee edelen.
   *[no] pak het wapen van een van je edelen en geef het aan een andere die er geen heeft.
} { $often }
dueling-nobles-rulebook-heal = { $action }: leg een hartenkaart (♥) af. Een van je edelen die uithouding heeft verloren, krijgt er 1 terug. Dit mag één keer in de hele partij.
dueling-nobles-rulebook-draw-three = { $action }: leg een ruitenkaart (♦) af en trek 3 steunkaarten, of alles wat er nog is als dat minder is. Je tegenstander moet daarvoor meer edelen aan het hof hebben dan jij. Dit mag één keer in de hele partij.
dueling-nobles-rulebook-recover = { $action }: leg een klaverenkaart (♣) af en pak een kaart naar keuze van de aflegstapel, maar niet die klaverenkaart zelf. De stapel mag vooraf niet leeg zijn. Dit mag één keer in de hele partij.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] leg een schoppenkaart (♠) af. Je tegenstander legt alle handkaarten open neer, en deze kaarten blijven open. Kaarten die er later bij komen, zijn weer verborgen.
   *[no] leg een schoppenkaart (♠) af en bekijk alle handkaarten van je tegenstander. Daarna zijn ze weer verborgen.
} Dit mag één keer in de hele partij.
dueling-nobles-rulebook-challenge = { $action }: kies een van je edelen als aanvaller en een edele van je tegenstander als doelwit. Ze vechten een duel uit, stap voor stap zoals hieronder beschreven. { $often }

## After the phases.

dueling-nobles-rulebook-duel = Het duel
    Doorschuiven: voordat er is gegooid, mag de verdediger { $deflect_cost } goud betalen en een andere edele uit hetzelfde hof als doelwit aanwijzen. Dit kan één keer per duel.
    Kracht: elke kant telt de kracht van de edele: { $base_strength-king } voor een heer, { $base_strength-queen } voor een vrouw en { $base_strength-jack } voor een boer. Een wapen telt er 2 of 3 bij op.
    Inspiratie: een vrouw krijgt er { $queen_bonus } bij voor elke andere edele die op dat moment in haar hof ligt.
    Dobbelstenen: elke speler gooit één dobbelsteen en telt de worp erbij op. Met een heer mag je twee dobbelstenen gooien en beide optellen. Het maakt niet uit wie er eerst gooit.
    Steun: nu mag elke speler één steunkaart uit de hand spelen en het getal erbij optellen. Met een boer mag je er twee spelen, allebei tegelijk. De aanvaller speelt als eerste, of past; daarna doet de verdediger hetzelfde. Ook een 2 of een 3 mag je hier spelen.
    Adrenaline: een steunkaart in de kleur van de edele zelf telt { $adrenaline } extra. Speelt een boer twee zulke kaarten, dan geldt dat voor allebei.
    Voltreffer: een aas geeft geen punten en geen adrenaline, maar wie er een speelt, wint het duel, wat de totalen ook zijn. Spelen beide spelers een aas, dan is het gelijk. Een aas mag een van de twee kaarten van een boer zijn.
    Winst: zonder aas wint het hoogste totaal. De winnaar krijgt { $win_gold } goud, en de edele die heeft verloren, raakt 1 uithouding kwijt.
    Gelijk: beide edelen verliezen 1 uithouding, en niemand krijgt goud.
    Na het duel: de gespeelde steunkaarten gaan naar de aflegstapel, die van de aanvaller eerst. Daarna is een edele zonder uithouding verslagen: het wapen gaat naar de aflegstapel en de edele wordt door de edelenstapel geschud.

dueling-nobles-rulebook-abilities = De vier vaardigheden
    Elke kleur heeft één vaardigheid: { $abilities }. Elke speler mag ze alle vier één keer per partij gebruiken.
    Je gebruikt een vaardigheid door een steunkaart van die kleur uit je hand af te leggen. Elke kaart van die kleur is goed, ook een aas: het getal doet er niet toe. Je mag in één beurt verschillende vaardigheden gebruiken.

dueling-nobles-rulebook-weapons = Wapens
    Een 2 of een 3 onder een edele is een wapen. Het telt in elk duel 2 of 3 op bij de kracht van de edele. De kleur doet er niet toe.
    Een edele heeft hoogstens één wapen. Is de edele verslagen, dan gaat het wapen naar de aflegstapel.

dueling-nobles-rulebook-decks = Stapels en schudden
    Trek steunkaarten een voor een. Is de steunstapel leeg, schud dan de aflegstapel: dat is de nieuwe steunstapel, en je trekt verder. Is de aflegstapel ook leeg, dan trek je niets meer.
    Trek je de laatste kaart van de steunstapel, schud dan meteen de aflegstapel.
    Een verslagen edele wordt door de edelenstapel geschud en kan opnieuw worden gerekruteerd, door beide spelers. Zolang de edelenstapel leeg is, kan niemand rekruteren.

dueling-nobles-rulebook-end = Einde van het spel
    Is je hof leeg, dan heb je verloren en heeft je tegenstander gewonnen.
    { $tax_may_vanquish ->
        [yes] Dat geldt ook als je laatste edele een heer is die door een belasting is verslagen.
       *[other] {""}
    }
    { $both_empty ->
        [attacker] Maakt één duel beide hoven leeg, dan wint de aanvaller.
        [defender] Maakt één duel beide hoven leeg, dan wint de verdediger.
       *[draw] Maakt één duel beide hoven leeg, dan is het gelijkspel.
    }
    Je mag op elk moment opgeven; dan wint je tegenstander.
