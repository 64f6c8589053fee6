/** The French texts of the families of techniques. */
export const fr = {
  'family.singles': 'Singletons',
  'family.singles.idea': 'Un chiffre qui n’a plus qu’une place dans une zone, ou une case qui n’a plus qu’un chiffre.',
  'family.ties': 'Contraintes de deux cases',
  'family.ties.idea':
    'Un point, un thermomètre, une ligne : ce qui est dans une case dit ce qui peut être dans l’autre.',
  'family.locked-candidates': 'Candidats verrouillés',
  'family.locked-candidates.idea':
    'Là où toutes les places d’un chiffre dans une zone sont aussi dans une autre, le reste de cette autre perd le chiffre.',
  'family.subsets': 'Sous-ensembles',
  'family.subsets.idea':
    'Autant de cases d’une zone que de chiffres : ils se gardent, et ce qui est au-dehors disparaît.',
  'family.sums': 'Sommes',
  'family.sums.idea':
    'Les cases d’une cage ou d’une flèche font une somme, que peu de combinaisons donnent. Et une zone entière aussi : 45 sur la grille habituelle.',
  'family.clues': 'Contraintes de plusieurs cases',
  'family.clues.idea':
    'Un anneau, un sandwich, une ligne : toutes les façons de respecter une contrainte ont des choses en commun.',
  'family.fish': 'Poissons',
  'family.fish.idea':
    'Un chiffre dans quelques zones de base, toutes ses places dans autant de zones de couverture : celles-ci le perdent ailleurs. Les nageoires sont des places au-dehors.',
  'family.single-digit': 'Motifs d’un chiffre',
  'family.single-digit.idea':
    'Deux zones à deux places pour un chiffre, liées entre elles : de deux bouts éloignés, l’un est vrai.',
  'family.wings': 'Ailes',
  'family.wings.idea': 'Quelques cases à deux ou trois candidats qui forcent un chiffre dans l’une d’elles.',
  'family.coloring': 'Coloriage',
  'family.coloring.idea':
    'Les places d’un chiffre, vraies et fausses en alternance, prennent deux couleurs ; l’une d’elles est vraie.',
  'family.uniqueness': 'Unicité',
  'family.uniqueness.idea':
    'Une vraie grille a une solution : ce qui en laisserait deux est impossible. Seulement pour des grilles qu’on sait telles.',
  'family.chains': 'Chaînes',
  'family.chains.idea':
    'Si ceci est faux, cela est vrai, et ainsi de suite : des liens forts et faibles alternés relient deux candidats éloignés.',
  'family.almost-locked-sets': 'Ensembles presque verrouillés',
  'family.almost-locked-sets.idea':
    'Des cases avec un chiffre de plus qu’elles : quand un chiffre s’en va, tous les autres restent.',
  'family.exclusion': 'Exclusion',
  'family.exclusion.idea':
    'On passe en revue toutes les façons de remplir quelques cases ; ce dont aucune ne se sert disparaît.',
  'family.patterns': 'Grands motifs',
  'family.patterns.idea':
    'On compte des chiffres sur plusieurs blocs : places et cases s’égalent, ou certaines façons de les remplir sont impossibles.',
  'family.last-resort': 'Dernier recours',
  'family.last-resort.idea': 'On compare toutes les façons d’étaler un chiffre sur toute la grille.',
} as const;
