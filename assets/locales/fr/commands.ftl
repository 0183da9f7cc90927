## The laboratory on the command line

lab-progress-precise = Blocs joués : { $done } · { $time }
lab-stopped = Arrêté. Blocs joués : { $blocks }.
lab-other-format = Ce fichier utilise la version { $format } du format, que ce programme ne connaît pas. Une version plus récente de Courtyard la connaît peut-être.
lab-impossible = Aucune expérience ne donne les nombres de « { $field } » : le fichier a été modifié. Relance cette expérience.
lab-axis = Différence en écarts types d’un bloc
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
