import type { Words } from '../rule-words.ts';
import { faults } from './faults.ts';

/** Rules and clues. */
export const words: Words = {
  faults,
  theNumber: 'ce nombre',
  every: { row: 'chaque ligne', column: 'chaque colonne', box: 'chaque bloc', region: 'chaque région' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
  range: (first, last) => `${first} à ${last}`,
  place: (number, all) => `${number} sur ${all}`,
  normal: 'Les règles habituelles du sudoku s’appliquent.',
  full: '{houses} contient une fois chacun des chiffres {digits}.',
  differ: '{houses} contient des chiffres {digits}, aucun d’eux deux fois.',
  free: 'Chaque case contient un des chiffres {digits}.',
  colors: { whisper: 'vertes', dutch: 'orange' },
  rules: {
    x: { name: 'diagonales', says: 'Les deux diagonales contiennent tous les chiffres.' },
    windows: { name: 'fenêtres', says: 'Les fenêtres teintées contiennent tous les chiffres.' },
    disjoint: {
      name: 'groupes disjoints',
      says: 'Les cases à la même place de leur bloc contiennent tous les chiffres.',
    },
    antiknight: { name: 'anti-cavalier', says: 'À un saut de cavalier, deux cases diffèrent toujours.' },
    antiking: { name: 'anti-roi', says: 'Deux cases qui se touchent par un coin diffèrent toujours.' },
    nonconsecutive: {
      name: 'non consécutif',
      says: 'Deux cases voisines ne contiennent jamais des chiffres consécutifs.',
    },
    'neg-ratio': {
      name: 'tous les points noirs',
      says: 'Tous les points noirs sont donnés : sans point, aucune paire de cases voisines n’a ce rapport.',
    },
    'neg-diff': {
      name: 'tous les points blancs',
      says: 'Tous les points blancs sont donnés : sans point, aucune paire de cases voisines n’a cette différence.',
    },
    'neg-xv': {
      name: 'tous les X et V',
      says: 'Tous les X et V sont donnés : aucune autre paire de cases voisines ne fait 10 ou 5.',
    },
    globalentropy: {
      name: 'entropie globale',
      says: 'Chaque carré de quatre cases a un petit, un moyen et un grand chiffre.',
    },
    globalmod: {
      name: 'modulo global',
      says: 'Chaque carré de quatre cases a des chiffres des trois restes de la division par 3.',
    },
    diagonal: { name: 'diagonale', says: 'Une diagonale tracée contient tous les chiffres.' },
    killer: {
      name: 'cage tueuse',
      number: 'somme {n}',
      says: 'Les chiffres d’une cage diffèrent et font {n} en tout.',
      special: { '': 'Les chiffres d’une cage sans nombre diffèrent.' },
    },
    sum: {
      name: 'cage de somme',
      number: 'somme {n}',
      says: 'Les chiffres d’une cage grise font {n} en tout ; ils peuvent se répéter.',
    },
    extraregion: { name: 'région en plus', says: 'Les chiffres d’une région teintée diffèrent.' },
    arrow: {
      name: 'flèche',
      parts: ['cercle', 'tige'],
      says: 'Les chiffres le long d’une flèche font en tout le nombre du cercle ; ils peuvent se répéter.',
    },
    doublearrow: {
      name: 'double flèche',
      says: 'Les chiffres entre les deux cercles d’une ligne rose font en tout la somme des cercles.',
    },
    thermo: { name: 'thermomètre', says: 'Les chiffres augmentent le long d’un thermomètre, depuis le réservoir.' },
    slowthermo: {
      name: 'thermomètre lent',
      says: 'Le long d’un thermomètre creux, les chiffres augmentent depuis le réservoir, ou restent égaux.',
    },
    whisper: {
      name: 'ligne chuchotante',
      number: 'différence {n}',
      says: 'Sur les lignes {color}, deux chiffres voisins diffèrent d’au moins {n}.',
    },
    renban: {
      name: 'ligne renban',
      says: 'Les chiffres d’une ligne magenta se suivent, dans n’importe quel ordre, sans se répéter.',
    },
    nabner: { name: 'ligne nabner', says: 'Deux chiffres d’une ligne olive diffèrent toujours d’au moins 2.' },
    palindrome: {
      name: 'palindrome',
      says: 'Les chiffres d’une large ligne grise se lisent de même par les deux bouts.',
    },
    between: {
      name: 'ligne intermédiaire',
      says: 'Les chiffres entre les deux cercles d’une ligne grise sont strictement compris entre ceux des cercles.',
    },
    lockout: {
      name: 'ligne d’exclusion',
      number: 'différence {n}',
      says: 'Les chiffres des deux losanges d’une ligne diffèrent d’au moins {n} ; ceux entre eux sont hors de leur intervalle.',
    },
    regionsum: {
      name: 'ligne de sommes égales',
      says: 'Sur une ligne bleu clair, chaque partie dans un bloc a la même somme.',
    },
    zipper: {
      name: 'fermeture éclair',
      says: 'Sur une ligne lilas, deux chiffres à égale distance du milieu ont la même somme, et un chiffre au milieu est cette somme.',
    },
    entropic: {
      name: 'ligne d’entropie',
      says: 'Sur une ligne pêche, trois cases de suite ont un petit, un moyen et un grand chiffre.',
    },
    modular: {
      name: 'ligne modulo',
      number: 'modulo {n}',
      says: 'Sur une ligne turquoise, {n} cases de suite ont tous les restes de la division par {n}.',
      rule: 'Sur une ligne turquoise, autant de cases de suite que le dit son nombre ont tous les restes de la division par lui.',
    },
    parityline: { name: 'ligne de parité', says: 'Sur une ligne rouge, chiffres pairs et impairs alternent.' },
    difference: {
      name: 'point blanc',
      number: 'différence {n}',
      says: 'De part et d’autre d’un point blanc avec un nombre, les chiffres diffèrent de {n}.',
      special: { '1': 'De part et d’autre d’un point blanc, les chiffres sont consécutifs.' },
    },
    ratio: {
      name: 'point noir',
      number: 'rapport {n}',
      says: 'De part et d’autre d’un point noir avec un nombre, un chiffre vaut {n} fois l’autre.',
      special: { '2': 'De part et d’autre d’un point noir, un chiffre est le double de l’autre.' },
    },
    xv: {
      name: 'XV',
      number: 'somme {n}',
      says: 'De part et d’autre d’un nombre sur un bord, les chiffres font {n} en tout.',
      special: {
        '5': 'De part et d’autre d’un V, les chiffres font 5 en tout.',
        '10': 'De part et d’autre d’un X, les chiffres font 10 en tout.',
        '15': 'De part et d’autre d’un XV, les chiffres font 15 en tout.',
      },
    },
    inequality: { name: 'signe d’inégalité', says: 'Un signe d’inégalité montre le plus petit chiffre.' },
    quadruple: {
      name: 'quadruple',
      number: 'chiffres {n}',
      says: 'Les quatre cases autour d’un anneau contiennent les chiffres {n}.',
      rule: 'Les quatre cases autour d’un anneau contiennent les chiffres qui y sont, chacun au moins autant de fois.',
    },
    odd: { name: 'case impaire', says: 'Une case avec un disque gris contient un chiffre impair.' },
    even: { name: 'case paire', says: 'Une case avec un carré gris contient un chiffre pair.' },
    minimum: {
      name: 'minimum',
      says: 'Une case teintée aux pointes tournées vers elle est plus petite que ses voisines, sauf d’autres cases de ce genre.',
    },
    maximum: {
      name: 'maximum',
      says: 'Une case teintée aux pointes tournées au-dehors est plus grande que ses voisines, sauf d’autres cases de ce genre.',
    },
    clone: { name: 'clones', says: 'Des groupes teintés de même forme ont les mêmes chiffres aux mêmes places.' },
    colindex: {
      name: 'case d’indice de colonne',
      says: 'Le chiffre d’une case marquée de la colonne c dit dans quelle colonne de sa ligne se trouve c.',
    },
    rowindex: {
      name: 'case d’indice de ligne',
      says: 'Le chiffre d’une case marquée de la ligne r dit dans quelle ligne de sa colonne se trouve r.',
    },
    boxindex: {
      name: 'case d’indice de bloc',
      says: 'Le chiffre d’une case marquée à la place p de son bloc dit à quelle place du bloc se trouve p.',
    },
    littlekiller: {
      name: 'petit tueur',
      number: 'somme {n}',
      says: 'Les chiffres de la diagonale que montre une petite flèche font {n} en tout ; ils peuvent se répéter.',
    },
    sandwich: {
      name: 'somme sandwich',
      number: 'somme {n}',
      says: 'Les chiffres entre le plus petit et le plus grand de la ligne ou de la colonne font {n} en tout, écrit au bord.',
    },
    xsum: {
      name: 'somme X',
      number: 'somme {n}',
      says: 'Les X premiers chiffres depuis le bord font {n} en tout, écrit au-dehors ; X est le premier d’entre eux.',
    },
    skyscraper: {
      name: 'gratte-ciel',
      number: '{n} vus',
      says: 'Depuis un {n} au bord, autant de chiffres sont plus grands que tous ceux d’avant.',
    },
    numberedroom: {
      name: 'chambre numérotée',
      number: 'chiffre {n}',
      says: 'Le premier chiffre depuis le bord dit dans quelle case se trouve {n}, écrit au-dehors.',
    },
    pair: {
      name: 'ligne à table',
      says: 'Sur une ligne fine, deux voisins forment une paire que la table de la ligne permet.',
    },
    pairx: {
      name: 'groupe à table',
      says: 'Sur une ligne fine, deux cases quelconques forment une paire que la table du groupe permet.',
    },
    automaton: {
      name: 'ligne à automate',
      says: 'Lus case par case, les chiffres d’une ligne fine ne font que des pas que permet son automate, et il peut s’arrêter à leur fin.',
    },
    anyof: { name: 'alternatives', says: 'De plusieurs contraintes données au choix, au moins une est vraie.' },
    connected: {
      name: 'chiffres liés',
      says: 'Les cases d’une zone grise qui ont certains chiffres se touchent toutes ; pour certaines zones, leur nombre est donné.',
    },
    chaos: {
      name: 'régions à trouver',
      says: 'La grille se divise en régions à trouver : d’un seul tenant, de même taille, aux chiffres différents.',
    },
    countdistinct: {
      name: 'chiffres différents comptés',
      says: 'Le chiffre d’un anneau dit combien de chiffres différents a sa zone grise.',
    },
    countsame: {
      name: 'nombre de cases pareilles',
      says: 'Le chiffre d’un anneau dit combien de cases vont ensemble autour de lui, toutes comptées ou sans la première.',
    },
    samerun: {
      name: 'suite de cases pareilles',
      says: 'Le chiffre d’un anneau dit jusqu’où ses bras restent pareils, compté de la première case ou de la suivante.',
    },
    extracells: {
      name: 'cases en plus',
      says: 'Des cases à côté de la grille ont aussi des chiffres, tels que toutes les contraintes qui en parlent sont vraies.',
    },
    rellik: {
      name: 'cage rellik',
      number: 'pas {n}',
      says: 'Les chiffres d’une cage rellik diffèrent, et aucun groupe d’entre eux ne fait {n} en tout.',
    },
    equality: {
      name: 'cage d’égalité',
      says: 'Les chiffres d’une cage d’égalité diffèrent ; autant sont pairs qu’impairs, autant petits que grands, et aucun n’est celui du milieu.',
    },
    lookandsay: {
      name: 'cage lire et dire',
      number: '{n}',
      says: 'Deux par deux, les nombres de la cage disent combien de fois elle a un chiffre : 2 3 veut dire deux fois 3.',
    },
    containatleast: {
      name: 'contenu',
      number: '{n}',
      says: 'Les cases contiennent les chiffres {n}, chacun au moins autant de fois qu’il est cité.',
    },
    containexact: {
      name: 'contenu exact',
      number: '{n}',
      says: 'Les cases contiennent les chiffres {n}, chacun juste autant de fois qu’il est cité.',
    },
    lunchbox: {
      name: 'boîte à goûter',
      number: 'somme {n}',
      says: 'Les chiffres d’une boîte à goûter diffèrent ; ceux entre le plus petit et le plus grand font {n} en tout.',
    },
    sumline: {
      name: 'ligne de somme',
      number: 'somme {n}',
      says: 'La ligne se coupe en morceaux qui font chacun {n} en tout.',
    },
    equalsum: { name: 'sommes égales', says: 'Les groupes de cases ont la même somme.' },
    excess: {
      name: 'sommes à écart',
      number: '{n} de plus',
      says: 'Les chiffres d’une cage grise marquée d’un plus font {n} de plus en tout que ceux de la cage qui va avec elle.',
    },
    samevalues: { name: 'mêmes chiffres', says: 'Les groupes de cases ont les mêmes chiffres, chacun autant de fois.' },
    countingcircles: {
      name: 'cercles compteurs',
      says: 'Le chiffre d’un cercle dit combien de cercles le contiennent.',
    },
    valueindex: {
      name: 'indice de valeur',
      says: 'La deuxième case de la flèche dit combien de cases après elle revient le chiffre du départ.',
    },
    hiddenskyscraper: {
      name: 'gratte-ciel caché',
      number: 'chiffre {n}',
      says: 'Vu du bord, le premier chiffre plus petit qu’un chiffre avant lui est {n}.',
    },
    antitaxicab: {
      name: 'anti-taxi',
      says: 'Deux cases avec le même chiffre ne sont jamais à juste autant de pas l’une de l’autre, de bord en bord.',
    },
    dutchflatmates: { name: 'colocataires', says: 'Chaque 5 a un 1 juste au-dessus de lui ou un 9 juste au-dessous.' },
    regionsamevalues: {
      name: 'partout les mêmes',
      says: 'Toutes les lignes, colonnes et blocs de la plus grande longueur ont les mêmes chiffres.',
    },
    fullrank: {
      name: 'rang complet',
      number: 'rang {n}',
      says: 'Toutes les lignes et colonnes, lues comme des nombres par les deux bouts, sont classées ; celle-ci a le rang {n}.',
    },
  },
};
