### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carte { $card } : { $why }
noble-hearts-deck-too-large = Le fichier est trop volumineux pour une liste de cartes.
noble-hearts-deck-json = La ligne { $line } est illisible : { $why }.
noble-hearts-deck-not-a-deck-list = Ce n’est pas une liste de cartes : il manque le champ « deck_list ».
noble-hearts-deck-newer = Une version plus récente de Courtyard a écrit cette liste de cartes, dans la version { $value } de son format.
noble-hearts-deck-other-game = Cette liste de cartes est pour un autre jeu, « { $value } ».
noble-hearts-deck-no-name = La liste de cartes n’a pas de nom.
noble-hearts-deck-long-name = « { $field } » a { $length } caractères ; le maximum est de { $most }.
noble-hearts-deck-control = « { $value } » contient un caractère impossible à afficher.
noble-hearts-deck-too-many-areas = Plus de { $most } zones ont un nom.
noble-hearts-deck-number = « { $print } » vaut { $number } ; la valeur doit aller de { $least } à { $most }.
noble-hearts-deck-blank = Cette carte n’a aucun nombre.
noble-hearts-deck-count = Il y a { $value } exemplaires de cette carte ; il en faut de 1 à { $most }.
noble-hearts-deck-too-many-cards = Cela fait { $value } cartes ; une liste de cartes en a { $most } au maximum.

## The commands

cli-decks-none = Il n’y a aucune liste de cartes dans { $folder }.
cli-decks-line = { $name } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }, dont { $different ->
    [one] { $different } différente
   *[other] { $different } différentes
  }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zones : { $names }
cli-decks-new = { $file } : importée sous le nom { $name }
cli-decks-known = { $file } : déjà présente sous le nom { $name }
cli-decks-learnt = { $name } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } maintenant, { $before } avant
cli-decks-learnt-nothing = { $name } : rien de nouveau
cli-decks-deleted = { $name } : supprimée
cli-decks-unknown = La liste de cartes « { $name } » n’existe pas.
cli-decks-several = Plusieurs listes de cartes s’appellent « { $name } » : indique le nom du fichier de l’une d’elles, sans l’extension.
cli-decks-other-game = Ce journal est celui d’un autre jeu.
cli-decks-no-player = « { $player } » ne joue pas dans cette partie : les joueurs sont { $players }.
