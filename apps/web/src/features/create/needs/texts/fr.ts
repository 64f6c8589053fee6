/** The French texts of the slip with the unavoidable sets of a grid. */
export const fr = {
  'needs.what':
    'Si aucune de ses cases n’est donnée, un tel ensemble peut être rempli autrement. Toute grille de départ qui mène à cette solution a donc un chiffre donné dans chaque ensemble.',
  'needs.wanted':
    'Dès que la grille est complète, ou qu’elle a exactement une solution, ses ensembles sont listés ici.',
  'needs.board': 'Ce plateau a des indices avec leurs propres cases, que la recherche ne connaît pas.',
  'needs.open': 'Impossible d’établir s’il y a exactement une solution.',
  'needs.stage.sets': 'Recherche des ensembles de {n} case …|Recherche des ensembles de {n} cases …',
  'needs.stage.family': 'Recherche d’ensembles sans case commune …',
  'needs.stage.stopped': 'Arrêté. Ce qui est listé avait été trouvé avant.',
  'needs.again': 'Chercher encore',
  'needs.sets': 'Ensembles inévitables',
  'needs.found': '{n} de {size} cases au plus',
  'needs.foundSome': '{n} et d’autres ; tous ceux de {size} cases au plus',
  'needs.noSets': 'aucun de {size} cases au plus',
  'needs.hit': 'Avec un chiffre donné',
  'needs.hitAll': 'tous',
  'needs.hitSome': '{n} sur {all}',
  'needs.unhit': 'Sans chiffre donné',
  'needs.unhitSome': '{n}, il y a donc d’autres solutions',
  'needs.bound': 'Sans case commune',
  'needs.boundSays':
    '{n}, il faut donc au moins {n} chiffre donné pour cette solution|{n}, il faut donc au moins {n} chiffres donnés pour cette solution',
  'needs.boundOpen': '{says} ; il y en a peut-être plus',
  'needs.filter': 'Montrer',
  'needs.filter.all': 'Tous',
  'needs.filter.unhit': 'Sans donné',
  'needs.filter.apart': 'Disjoints',
  'needs.none': 'Aucun.',
  'needs.cells': '{n} case|{n} cases',
  'needs.noGiven': 'aucun donné',
  'needs.pages.sets': 'Pages des ensembles',
  'needs.pages.puzzles': 'Pages des grilles',
  'needs.before': 'Les précédents',
  'needs.after': 'Les suivants',
  'needs.position': '{from} à {to} sur {all}',
  // how few givens
  'needs.fewest': 'Avec combien de chiffres au moins ?',
  'needs.fewestSays':
    'Trouve les grilles de départ avec ce nombre de chiffres donnés, ou montre qu’il n’y en a pas. Chaque chiffre de plus prend dix à trente fois plus de temps.',
  'needs.tooLarge':
    'La recherche ne connaît pas les plateaux de plus de 128 cases, et tous les navigateurs n’en sont pas capables.',
  'needs.search': 'Chercher',
  'needs.searching': 'Avancement de la recherche',
  'needs.left': '{share} ; encore {time} peut-être',
  'needs.without': 'Aucune grille avec',
  'needs.withoutGivens': '{counts} chiffres donnés',
  'needs.noPuzzles': 'Aucune grille de départ n’a {n} chiffre donné.|Aucune grille de départ n’a {n} chiffres donnés.',
  'needs.puzzles': '{n} grille de départ a {givens}.|{n} grilles de départ ont {givens}.',
  'needs.somePuzzles':
    'Voici une des grilles de départ avec {givens} ; il y en a d’autres.|Voici {n} des grilles de départ avec {givens} ; il y en a d’autres.',
  'needs.stopped':
    'Arrêté à {share} de la recherche ; {n} grille trouvée jusque-là.|Arrêté à {share} de la recherche ; {n} grilles trouvées jusque-là.',
  'needs.openPuzzle': 'Ouvrir la grille {number}',
  'needs.opened':
    'Une grille avec {n} chiffre donné est sur la table.|Une grille avec {n} chiffres donnés est sur la table.',
} as const;
