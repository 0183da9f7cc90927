# The screens of Noble Hearts.

noble-hearts-screen-to-first = Ki kezd?
noble-hearts-screen-first = Ki kezd?
noble-hearts-screen-box = { $tracks ->
    [yes] A nyitott doboz kerül középre, a nemesek pedig a megbeszélt mezőkre. A sármkártya és az ügyességkártya a doboz mellé kerül, mindkettőn középre a jelző.
   *[no] A nyitott doboz kerül középre, a nemesek pedig a megbeszélt mezőkre.
}
noble-hearts-screen-deal = Keverd meg a pakli akciólapjait ({ $deck }), és húzz { $count } lapot. A többi a paklid, lefordítva.
noble-hearts-screen-first-which = Ki kezd? Bárhogyan eldönthető.
noble-hearts-screen-begins = { $name } kezd
noble-hearts-screen-areas = Zónák neve
noble-hearts-screen-areas-about = Előre eldől, melyik kép melyik szám; neveket is megadhatsz.
noble-hearts-screen-expansion = Ügyesség és rózsák
noble-hearts-screen-specials = Különleges lapok
noble-hearts-screen-takes = { $name } átnézi a különleges lapokat, és elvesz egyet.
noble-hearts-screen-takes-first = Először { $name } vesz el egy különleges lapot.
noble-hearts-screen-taken-all = Mindkét játékosnak megvannak a különleges lapjai. Koppints egyre, ha visszatennéd.
noble-hearts-screen-has-taken = { $name } lapjai
noble-hearts-screen-put-back = { $name }, { $number }. lap visszatétele: { $special }
noble-hearts-screen-roses = Rózsák
noble-hearts-screen-roses-about = A kezdő játékos nyitott tenyerén tartja a rózsákat a doboz fölött, a másik játékos pedig alulról ráüt a kezére. Amelyik rózsa a dobozon kívül vagy nemesnek tiltott helyen landol, kikerül a játékból.
noble-hearts-screen-roses-stay = Megmaradó rózsák
noble-hearts-screen-begin = Kezdés

noble-hearts-screen-area = { $area }. zóna
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = egy lap
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = { $number }. lap: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = bármelyik zóna

noble-hearts-screen-acts = { $name } jön
noble-hearts-screen-goes-on = { $name } megtartja a kezdeményezést, és újra jön
noble-hearts-screen-evade = { $name }, védekezz!
noble-hearts-screen-chooses = { $name } elérte a kardot, és elvesz egy különleges lapot
noble-hearts-screen-declines = { $name } lemond róla
noble-hearts-screen-hands-over = Átadás: { $name }
noble-hearts-screen-is-hit = { $name } találatot kap
noble-hearts-screen-known = Korábban beírt lapok: egy koppintás minden számot beír.
noble-hearts-screen-block-with = Koppints egy hárító lapra:
noble-hearts-screen-blocks = Hárítás: { $card }
noble-hearts-screen-blocked = hárítva
noble-hearts-screen-coming = { $fight }, { $area }: { $name } ellen
noble-hearts-screen-coming-blocked = { $fight }, { $area }: hárítva

noble-hearts-screen-status-acts = jön
noble-hearts-screen-status-goes-on = újra jön
noble-hearts-screen-status-evades = védekezik
noble-hearts-screen-status-chooses = választ
noble-hearts-screen-status-won = nyert
noble-hearts-screen-seat = { $name }: { $hand } lap kézben, { $deck } a pakliban, { $discard } a dobópakliban.
noble-hearts-screen-draws = Most { $count } lapot húz.
noble-hearts-screen-shuffles = Új paklivá keveri a dobópaklit.
noble-hearts-screen-badge = húz: { $count }
noble-hearts-screen-top = Legfelül: { $card }.
noble-hearts-screen-raised = Magaslaton.
noble-hearts-screen-special-open = Felfordítva: { $special }.
noble-hearts-screen-special-down = Lefordítva: { $special }.

noble-hearts-screen-untell = Vissza az előző válaszhoz
noble-hearts-screen-ask = { $print ->
    [fight] Harcérték?
    [area] Találati zóna?
    [move] Hány mezőt mozog?
   *[redraw] Hány lapot húz?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] { $number }. lap: harcérték?
    [area] { $number }. lap: találati zóna?
    [move] { $number }. lap: hány mezőt mozog?
   *[redraw] { $number }. lap: hány lapot húz?
}
noble-hearts-screen-ask-move = Hány mező? Összesen legalább { $far } kell, eddig { $sum }.
noble-hearts-screen-ask-redraw-of = Hány lapot húz ez a lap (harcérték { $fight })?
noble-hearts-screen-ask-retreat = Harcérték? Ha legfeljebb { $most }, Lady Isabelle { $name } felé lép.
noble-hearts-screen-ask-block = Harcérték? { $area }, legalább { $value }.
noble-hearts-screen-one-more = Még egy lap
noble-hearts-screen-stated = Melyik zónát találja el?
noble-hearts-ask-stroke = Melyik csapásra felelsz?
noble-hearts-screen-stroke = { $number }. csapás: { $fight }, { $area }
noble-hearts-ask-landing = Hová érkezik a nemes?
noble-hearts-screen-lands-up = Magaslatra
noble-hearts-screen-lands-down = A padlóra
noble-hearts-screen-jump-lower = Leugrás valamire
noble-hearts-screen-jump-lower-about = Ugrás valami alacsonyabbra, de nem a padlóra.
noble-hearts-screen-run = Mozgás
noble-hearts-screen-up = Felugrás
noble-hearts-screen-down = Leugrás
noble-hearts-screen-long = Távolugrás
noble-hearts-screen-plain = Sima támadás
noble-hearts-ask-special = Melyik lapot fordítod fel?
noble-hearts-ask-seat = Ha nem tudsz vagy nem akarsz cselekedni, megadod magad; a másik játékos nyer.
noble-hearts-screen-concedes = { $name } megadja magát

noble-hearts-screen-pile = Dobópakli, elöl a felső lap
noble-hearts-correct-hand = Lapok { $player } kezében
noble-hearts-correct-raised = { $player } magaslaton áll
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = felfordítva
noble-hearts-correct-face-down = lefordítva
noble-hearts-correct-removed = elvéve
noble-hearts-correct-more = Új különleges lap: { $player }
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Kezdeményezés
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, { $player } felé
noble-hearts-correct-skill = Ügyesség, { $player } felé
noble-hearts-correct-roses = Rózsák a táblán

noble-hearts-screen-keys-digit = Szám beírása vagy választás
noble-hearts-screen-keys-ten = Plusz tíz: a következő számjeggyel 10–19

noble-hearts-screen-decks = Paklilisták
noble-hearts-screen-decks-about = Írd be egyszer egy igazi pakli lapjainak számait: utána minden lap egyetlen koppintással kijátszható.
noble-hearts-screen-deck-none = Nincs
noble-hearts-screen-deck-cards = { $count } lap
noble-hearts-screen-deck-new = Új paklilista
noble-hearts-screen-deck-unnamed = Pakli
noble-hearts-screen-deck-take = Paklilista importálása
noble-hearts-screen-deck-taken = { $file } importálva.
noble-hearts-screen-deck-not-taken = { $file } nem lett importálva. { $why }
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = A pakli neve
noble-hearts-screen-deck-add = Új lap: a négy száma
noble-hearts-screen-deck-clear = Számok törlése
noble-hearts-screen-deck-card = A pakliban: { $card }
noble-hearts-screen-deck-learns = Tanulás egy játszmából
noble-hearts-screen-deck-learn = { $name } lapjai, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Nincs új lap.
   *[other] { $count } lap került bele.
}
noble-hearts-screen-deck-give = Exportálás
noble-hearts-screen-deck-remove = Paklilista törlése
noble-hearts-screen-deck-remove-ask = Igen, törlés

## How to play

noble-hearts-lesson-aim = A cél
noble-hearts-lesson-aim-about = Két nemes karddal küzd Lady Isabelle kegyéért. Találd el az ellenfelet, mielőtt ő talál el téged.
noble-hearts-lesson-card = Egy lap
noble-hearts-lesson-card-about = Négy szám van rajta: mekkora a harcértéke, a test melyik zónáját találja el, mennyit mozogsz vele, és hány lapot húzol utána.
noble-hearts-lesson-initiative = A kezdeményezés
noble-hearts-lesson-initiative-about = Akié a kezdeményezés, az jön: támad, mozog vagy ugrik. A legtöbb akció után a másik játékoshoz kerül.
noble-hearts-lesson-attack = Egy támadás
noble-hearts-lesson-attack-about = Állj az ellenfél elé, és játssz ki egy lapot: a harcértéke a csapás ereje, a zónája pedig az, ahol eltalálod.
noble-hearts-lesson-evade = Egy hárítás
noble-hearts-lesson-evade-about = Felelj a csapásra egy azonos zónájú, legalább ugyanolyan erős lappal, vagy dobj el egy lapot, és lépj hátra. Különben találatot kapsz, és vesztesz.
noble-hearts-lesson-roses = Rózsák és ügyesség
noble-hearts-lesson-roses-about = Ha rózsák is vannak a dobozban, Lady Isabelle szívét is elnyerheted, a különleges lapokkal pedig megteheted, amit mondanak.
