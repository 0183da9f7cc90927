## The laboratory on the command line

lab-progress-precise = Blocs joués : { $done } · { $time }
lab-stopped = Arrêté. Blocs joués : { $blocks }.
lab-other-format = Ce fichier utilise la version { $format } du format, que ce programme ne connaît pas. Une version plus récente de Courtyard la connaît peut-être.
lab-impossible = Aucune expérience ne donne les nombres de « { $field } » : le fichier a été modifié. Relance cette expérience.
lab-lead = Avance
lab-legend-found = significative avec toutes les autres (*)
lab-legend-open = non significative
lab-legend-zone = largeur de l’intervalle : une différence de cette taille peut passer inaperçue

## Errors

cli-refused-by-system = Le système refuse : { $why }. Ferme d’autres programmes et réessaie.
cli-unknown-game = Jeu inconnu : « { $name } ». Jeux connus : { $known }.
cli-unknown-edition = Édition inconnue : « { $name } ». Éditions connues : { $known }.

## Shelves

cli-archived = Archivée : { $path }
cli-deleted = Mise à la corbeille : { $path }
cli-restored = Restaurée : { $path }
cli-renamed = Renommée : { $path }
cli-empty-trash = Supprimer définitivement { $count ->
    [one] 1 partie
   *[other] { $count } parties
} de la corbeille ? Tape oui :
cli-yes = oui
cli-nothing-deleted = Rien n’a été supprimé.
cli-trash-needs-yes = Rien n’a été supprimé : sans terminal pour poser la question, confirme avec --yes.

## A game in a terminal

play-choose = Numéro d’une action, ou undo, redo, help ou quit :
play-answer = Numéro, ou seulement Entrée pour revenir :
play-number = Un nombre de { $from } à { $to }, ou seulement Entrée pour revenir :
play-note = La note, ou seulement Entrée pour revenir :
play-enough = C’est tout
play-none = Aucun
play-unnamed = Sans la nommer
play-unknown = Tape un des numéros.
play-as-json = Tape cette action en JSON, par exemple { $example }. La page du jeu décrit toutes les actions.
play-unsaved = Pas encore enregistré : { $why }. La partie continue en mémoire.
play-help =
    Tape le numéro d’une action. Réponds aussi par des numéros aux questions qui suivent.
    undo : annuler la dernière action. redo : la rétablir. quit : quitter ; la partie est enregistrée après chaque action.
    Une ligne de JSON inscrit une action comme dans un script : « courtyard help play » l’explique.
cli-script-utf-16 = Les étapes sont du texte UTF-16. Enregistre-les en UTF-8.
cli-script-stopped = La première étape a été refusée : aucune autre étape de ce fichier n’a été lue.
