import type { Texts } from '../language.ts';

// Sentences that several ideas share. A bundler may leave out unused calls.
/* @__NO_SIDE_EFFECTS__ */
const fishIdea = (lines: string): string =>
  `Prends un chiffre. Cherche ${lines} lignes où toutes ses places sont dans les ${lines} mêmes colonnes, ou l’inverse. Ces colonnes l’ont là, et nulle part ailleurs.`;
/* @__NO_SIDE_EFFECTS__ */
const finnedIdea = (fish: string): string =>
  `Cherche ${fish} que gâchent une ou deux places de plus dans un bloc : la nageoire. Que le poisson tienne ou que la nageoire ait le chiffre, les cases du poisson qui voient toute la nageoire le perdent.`;
/* @__NO_SIDE_EFFECTS__ */
const sashimiIdea = (fish: string): string =>
  `Cherche ${fish} à qui manque un coin, avec une nageoire dans le bloc de ce coin. Le motif tient comme avec une nageoire : ce qui la voit tout entière disparaît.`;
/* @__NO_SIDE_EFFECTS__ */
const frankenIdea = (lines: string): string =>
  `Un poisson dont les ${lines} zones peuvent aussi être des blocs. Si elles n’ont le chiffre que dans autant d’autres zones, celles-ci l’ont là, et nulle part ailleurs.`;
/* @__NO_SIDE_EFFECTS__ */
const mutantIdea = (lines: string): string =>
  `Un poisson dont les ${lines} zones peuvent mêler lignes, colonnes et blocs. Si elles n’ont le chiffre que dans autant d’autres zones, celles-ci l’ont là, et nulle part ailleurs.`;
const LOOK_WITH_A_FIN = 'Cherche ce qui gâche le motif : seules les cases qui voient tout cela perdent le chiffre.';
const LOOK_NAMED_CHAIN = 'L’un des deux bouts est vrai : ce que les deux excluent disparaît.';
const LOOK_DEADLY_1 = 'Une seule case l’empêche : elle contient donc autre chose.';
const LOOK_DEADLY_2 = 'Un seul chiffre peut l’empêcher : il est donc dans l’une des cases qui l’ont.';
const LOOK_DEADLY_3 =
  'Les cases qui ont plus de candidats comptent pour une seule, avec l’un des candidats de trop. Elle peut compléter un ensemble nu.';
const LOOK_DEADLY_4 =
  'L’un des chiffres est tenu aux deux cases qui ont plus de candidats : l’autre ne peut pas être dans les deux.';
const LOOK_RECTANGLE =
  'Cherche quatre cases sur deux lignes, deux colonnes et deux blocs, qui pourraient avoir les deux mêmes chiffres. Ils pourraient changer de place, ce qu’une grille à solution unique ne permet jamais.';
const LOOK_LOOP =
  'Cherche une boucle de cases aux deux mêmes candidats, qui touche chaque zone deux fois ou jamais. Ils pourraient changer de place tout du long.';
const LOOK_EXTENDED =
  'Cherche deux lignes qui pourraient avoir les mêmes chiffres, trois ou plus, aux mêmes places. Elles pourraient les échanger.';
const LOOK_POLYGON =
  'Cherche deux lignes et deux colonnes dont les cases pourraient n’avoir que les mêmes quelques chiffres. Quoi qu’on fasse, certains pourraient changer de place.';
const LOOK_BUG =
  'Quand presque toutes les cases vides ont deux candidats, regarde celles qui en ont plus. Sans ceux de trop, la grille aurait deux solutions ou aucune.';
const LOOK_BENT =
  'Cherche des cases, pas toutes dans une même zone, avec autant de chiffres que de cases, où tous les chiffres sauf un se voient eux-mêmes. Ce dernier est dans l’une d’elles.';
const LOOK_FOLLOW = 'Suppose un candidat, et note ce qu’il impose.';

/** How to look for a technique, without places. */
export const ideas = {
  'full-house': 'Cherche une ligne, une colonne ou un bloc avec une seule case vide. Elle prend le chiffre qui manque.',
  'hidden-single':
    'Prends un chiffre et regarde où il est déjà. Il exclut des lignes, des colonnes et des blocs, jusqu’à ce qu’une zone n’ait plus qu’une place pour lui.',
  'naked-single': 'Prends une case et compte les chiffres qu’elle voit. S’ils y sont tous sauf un, c’est celui-là.',
  'restricted-cell':
    'Prends une contrainte toute seule : un point, une flèche, un thermomètre. Certains chiffres ne la respectent jamais, quoi qu’il y ait ailleurs.',
  'tied-cell':
    'Une case a son chiffre, et une contrainte la lie à d’autres. Demande-toi lesquels de leurs chiffres vont encore avec lui.',
  'line-range':
    'Sur un thermomètre ou une autre ligne, chaque case a besoin de place avant et après elle. Compte depuis les deux bouts ce qui reste possible.',
  'missing-partner':
    'Un point ou une ligne lie deux cases. Passe en revue les chiffres de l’une : un chiffre sans partenaire dans l’autre disparaît.',
  'sum-last-cell': 'Une somme avec une seule case vide, c’est comme une dernière case : additionne, puis soustrais.',
  'count-places':
    'Une contrainte demande un certain nombre de chiffres donnés. Quand il n’y a que juste assez de cases pour eux, chacune en a un.',
  'innie-outie':
    'Toutes les zones ont la même somme. Quand des cages couvrent une zone sauf une case, ou la dépassent d’une case, la différence est son chiffre.',
  'cage-single': 'Énumère les façons de remplir une cage. Un chiffre qui est dans toutes, et n’a qu’une place, y est.',
  'cage-combinations':
    'Énumère les ensembles de chiffres qui font la somme d’une cage. Ce qui n’est dans aucun disparaît.',
  'set-combinations':
    'Énumère les ensembles de chiffres qu’une ligne peut contenir. Ce qui n’est dans aucun disparaît.',
  'sum-bounds':
    'Additionne le moins, puis le plus, que peuvent faire les autres cases d’une somme. Le reste est entre deux bornes.',
  'direct-pointing':
    'Quand un chiffre d’un bloc est sur une seule ligne, le reste de la ligne ne peut pas l’avoir. Demande-toi aussitôt où il doit alors aller.',
  'direct-claiming':
    'Quand un chiffre d’une ligne est dans un seul bloc, le reste du bloc ne peut pas l’avoir. Demande-toi aussitôt où il doit alors aller.',
  'direct-hidden-pair':
    'Deux chiffres qui partagent leurs deux seules places les remplissent. Un autre chiffre perd ces places, et n’en a peut-être plus qu’une.',
  'direct-hidden-triplet':
    'Trois chiffres qui partagent leurs trois seules places les remplissent. Un autre chiffre perd ces places, et n’en a peut-être plus qu’une.',
  'locked-pair': 'Cherche une paire nue au croisement d’une ligne et d’un bloc. Elle nettoie les deux.',
  'locked-triple': 'Cherche un triplet nu au croisement d’une ligne et d’un bloc. Il nettoie les deux.',
  pointing: 'Prends un chiffre dans un bloc. Quand toutes ses places sont sur une ligne, le reste de la ligne le perd.',
  claiming: 'Prends un chiffre sur une ligne. Quand toutes ses places sont dans un bloc, le reste du bloc le perd.',
  'rule-pointing':
    'Prends les places d’un chiffre dans une zone. Une case à qui aucune ne le laisse, par une zone ou par une contrainte, le perd.',
  'law-of-leftovers':
    'Pose autant de lignes sur autant de blocs. Ce qui dépasse d’un côté a les mêmes chiffres que ce qui dépasse de l’autre.',
  'count-must-digits':
    'Quand une contrainte ne peut se passer d’un chiffre, les cases qui y voient toutes ses places le perdent.',
  'cage-must-digits':
    'Un chiffre qui est dans toutes les façons de remplir une cage disparaît des cases qui y voient toutes ses places.',
  'naked-pair':
    'Cherche dans une zone deux cases aux deux mêmes candidats. Elles les gardent, et le reste de la zone les perd.',
  'naked-triple':
    'Cherche dans une zone trois cases qui ont trois candidats à elles trois. Chacune n’a pas besoin des trois. Le reste de la zone les perd.',
  'hidden-pair': 'Cherche deux chiffres qui ont les deux mêmes places dans une zone. Rien d’autre n’y va.',
  'hidden-triple': 'Cherche trois chiffres qui ont trois places à eux trois dans une zone. Rien d’autre n’y va.',
  'naked-quad':
    'Cherche dans une zone quatre cases qui ont quatre candidats à elles quatre. Le reste de la zone les perd.',
  'hidden-quad': 'Cherche quatre chiffres qui ont quatre places à eux quatre dans une zone. Rien d’autre n’y va.',
  'linked-set':
    'Un ensemble nu peut être sur plusieurs zones, quand des contraintes gardent ses cases différentes. Ce qui voit toutes les places d’un de ses chiffres le perd.',
  'tied-pair': 'Énumère les quelques façons de remplir deux cases liées. Ce que toutes excluent disparaît.',
  'sum-parity':
    'Pair ou impair suffit parfois : quand on le sait de toutes les cases d’une somme sauf une, on le sait de la dernière.',
  'line-fillings': 'Passe en revue toutes les façons de remplir une ligne. Ce qui n’y vient jamais disparaît.',
  'cage-splitting':
    'Le bord d’une zone coupe une cage en deux. Quand les autres cages disent la somme d’une partie, c’est une petite cage.',
  'hidden-cage': 'Ôte les cages d’une zone de sa somme. Il reste une cage que personne n’a dessinée.',
  'sum-fillings':
    'Passe en revue toutes les façons de faire une somme avec les candidats qui restent. Ce qui n’y vient jamais disparaît.',
  'killer-pair':
    'Une cage a besoin d’un de deux chiffres, et une case de la même zone n’a que ces deux-là. Ensemble, elles gardent les deux.',
  'innie-outie-of-houses':
    'Deux ou trois zones ensemble ont aussi une somme connue. Cherche des cages qui les couvrent, sauf une case.',
  alternatives:
    'Une contrainte peut être respectée de quelques façons. Passe-les en revue : ce qui n’est dans aucune disparaît.',
  'innies-outies':
    'Quand des cages laissent quelques cases d’une zone, ou la dépassent de quelques-unes, la différence de leurs sommes est connue.',
  'killer-triple':
    'Des cages et des cases d’une zone qui ont besoin de trois chiffres à elles toutes gardent les trois.',
  'cage-competition':
    'Deux cages d’une zone ne peuvent pas avoir le même chiffre. Ce dont l’une a besoin est fermé à l’autre.',
  'combination-check':
    'Prends une façon de remplir une cage, et regarde le reste de sa zone. Si un chiffre n’y a plus de place, ce n’en était pas une.',
  'digit-check':
    'Pose un chiffre en pensée, et regarde ce qu’il touche. S’il ne reste rien à une case ou à une contrainte, il était faux.',
  'overlapping-sums': 'Deux sommes qui partagent des cases : ôte ces cases, et compare le reste.',
  'innies-outies-of-houses':
    'Comme avec une zone, mais deux ou trois ensemble : les cages laissent quelques cases, et leur somme est connue.',
  'short-trial': `${LOOK_FOLLOW} Quelques pas plus loin, quelque chose n’a plus de place.`,
  'long-trial': `${LOOK_FOLLOW} Il faut de la patience, jusqu’à ce que quelque chose n’ait plus de place.`,
  'nested-trial': `${LOOK_FOLLOW} Quand plus rien ne suit, un petit essai dans une case qui a peu de candidats montre que l’un d’eux est faux.`,
  'x-wing': fishIdea('deux'),
  swordfish: fishIdea('trois'),
  skyscraper:
    'Cherche deux lignes avec deux places chacune pour un chiffre, dont une de chaque est dans la même colonne. L’une des deux autres places a le chiffre.',
  'two-string-kite':
    'Cherche une ligne et une colonne avec deux places chacune pour un chiffre, dont une de chaque est dans le même bloc. L’un des deux bouts éloignés a le chiffre.',
  'turbot-fish':
    'Cherche deux zones avec deux places chacune pour un chiffre, dont une de chaque voit l’autre. L’un des bouts éloignés l’a.',
  'empty-rectangle':
    'Cherche un bloc dont les places pour un chiffre sont sur une ligne et une colonne, comme un L ou une croix. Une ligne voisine à deux places l’envoie au coin.',
  'dual-two-string-kite':
    'Deux cerfs-volants dans un bloc : les deux mêmes cases du bloc les commencent. Chacun a deux bouts éloignés.',
  'dual-empty-rectangle': 'Un bloc en forme de L sert à deux lignes à deux places.',
  'xy-wing':
    'Cherche une case à deux candidats qui en voit deux autres, une pour chacun de ses chiffres. Quoi qu’elle prenne, l’une d’elles devient leur chiffre commun.',
  'xyz-wing':
    'Comme un XY-Wing, mais la case du milieu a les trois chiffres. Seules les cases qui voient les trois perdent donc le chiffre.',
  'w-wing':
    'Cherche deux cases aux deux mêmes candidats qui ne se voient pas. Une zone à deux places pour l’un des chiffres, une à côté de chacune, empêche que les deux le soient.',
  'chute-remote-pair':
    'Cherche deux paires égales dans des blocs différents d’une bande, et regarde le troisième bloc entre elles.',
  'empty-rectangle-pair':
    'Cherche deux paires égales, et un bloc dont toutes les places pour l’un des chiffres voient l’une des deux.',
  'wxyz-wing': LOOK_BENT,
  'almost-locked-pair':
    'Au croisement d’une ligne et d’un bloc, cherche de chaque côté une case à deux chiffres. Les deux chiffres se partagent alors le croisement.',
  'almost-locked-triple': 'Comme une paire presque verrouillée, avec trois chiffres et deux cases de chaque côté.',
  'xyz-ring':
    'Un XYZ-Wing dont les deux bouts sont joints encore une fois : chacun des trois chiffres a alors sa place, et plus disparaît.',
  jellyfish: fishIdea('quatre'),
  'finned-x-wing': finnedIdea('un X-Wing'),
  'sashimi-x-wing': sashimiIdea('un X-Wing'),
  'finned-swordfish': finnedIdea('un espadon'),
  'sashimi-swordfish': sashimiIdea('un espadon'),
  'finned-jellyfish': finnedIdea('une méduse'),
  'sashimi-jellyfish': sashimiIdea('une méduse'),
  squirmbag: fishIdea('cinq'),
  whale: fishIdea('six'),
  leviathan: fishIdea('sept'),
  'simple-colors-trap':
    'Prends un chiffre, et colorie ses places en alternance partout où une zone n’en a que deux. Une case qui voit les deux couleurs ne peut pas l’avoir.',
  'simple-colors-wrap':
    'Prends un chiffre, et colorie ses places en alternance partout où une zone n’en a que deux. Si deux d’une couleur se voient, cette couleur est fausse.',
  'multi-colors-1':
    'Colorie deux groupes séparés d’un chiffre. Là où une couleur de l’un voit une couleur de l’autre, l’une de leurs opposées est vraie.',
  'multi-colors-2':
    'Colorie deux groupes séparés d’un chiffre. Une couleur qui voit les deux couleurs de l’autre groupe est fausse.',
  'unique-rectangle-1': `${LOOK_RECTANGLE} ${LOOK_DEADLY_1}`,
  'unique-rectangle-2': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2}`,
  'unique-rectangle-3': `${LOOK_RECTANGLE} ${LOOK_DEADLY_3}`,
  'unique-rectangle-4': `${LOOK_RECTANGLE} ${LOOK_DEADLY_4}`,
  'unique-rectangle-5': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2} Ce sont ici deux coins opposés, ou trois.`,
  'unique-rectangle-6': `${LOOK_RECTANGLE} L’un des chiffres n’a pas d’autre place sur deux lignes, et doit prendre deux coins opposés.`,
  'hidden-rectangle': `${LOOK_RECTANGLE} Un seul coin n’a que la paire, et des lignes sans autre place font le reste.`,
  'avoidable-rectangle-1': `${LOOK_RECTANGLE} Ici, tu as rempli toi-même trois coins ; aucun n’était donné.`,
  'avoidable-rectangle-2': `${LOOK_RECTANGLE} Ici, tu as rempli toi-même deux coins ; un chiffre empêche les autres de le compléter.`,
  'avoidable-rectangle-3': `${LOOK_RECTANGLE} Ici, tu as rempli toi-même deux coins. ${LOOK_DEADLY_3}`,
  'hidden-avoidable-rectangle': `${LOOK_RECTANGLE} Ici, tu as rempli toi-même un coin, et des lignes sans autre place feraient le reste.`,
  'unique-loop-1': `${LOOK_LOOP} ${LOOK_DEADLY_1}`,
  'unique-loop-2': `${LOOK_LOOP} ${LOOK_DEADLY_2}`,
  'unique-loop-3': `${LOOK_LOOP} ${LOOK_DEADLY_3}`,
  'unique-loop-4': `${LOOK_LOOP} ${LOOK_DEADLY_4}`,
  'bug-plus-1': `${LOOK_BUG} S’il n’y en a qu’un, il est vrai.`,
  'bug-2': `${LOOK_BUG} Si c’est partout le même chiffre, il est dans l’une de ces cases.`,
  'bug-3': `${LOOK_BUG} Ensemble, elles comptent pour une seule case, qui peut compléter un ensemble nu.`,
  'bug-4': `${LOOK_BUG} Si deux cases partagent un chiffre, il prend l’une d’elles.`,
  'extended-rectangle-1': `${LOOK_EXTENDED} ${LOOK_DEADLY_1}`,
  'extended-rectangle-2': `${LOOK_EXTENDED} ${LOOK_DEADLY_2}`,
  'extended-rectangle-3': `${LOOK_EXTENDED} ${LOOK_DEADLY_3}`,
  'extended-rectangle-4': `${LOOK_EXTENDED} ${LOOK_DEADLY_4}`,
  'unique-polygon-1': `${LOOK_POLYGON} ${LOOK_DEADLY_1}`,
  'unique-polygon-2': `${LOOK_POLYGON} ${LOOK_DEADLY_2}`,
  'unique-polygon-3': `${LOOK_POLYGON} ${LOOK_DEADLY_3}`,
  'unique-polygon-4': `${LOOK_POLYGON} ${LOOK_DEADLY_4}`,
  'bug-lite':
    'Cherche une partie de la grille où chaque case a deux candidats et chaque zone deux fois chacun de ses chiffres, à quelques candidats près. L’un de ceux-là est vrai.',
  'reverse-bug':
    'Regarde deux chiffres que tu as placés toi-même. Ils ne doivent pas finir en paires qui pourraient changer de place.',
  'symmetrical-placement':
    'Regarde les chiffres donnés comme un motif. Si la grille tournée ou reflétée, avec d’autres chiffres, est la même, la solution l’est aussi.',
  'firework-triple':
    'Regarde une case au croisement d’une ligne et d’une colonne. Trois chiffres qui ne sortent de son bloc que par les deux mêmes cases prennent ces trois cases.',
  'firework-quad':
    'Deux feux d’artifice de deux chiffres, dans des blocs opposés, qui se rejoignent dans les deux mêmes cases : quatre chiffres prennent quatre cases.',
  'medusa-trap':
    'Colorie des candidats, et non des cases : le long des zones à deux places et des cases à deux candidats. Ce que les deux couleurs excluent disparaît.',
  'medusa-wrap':
    'Colorie des candidats le long des zones à deux places et des cases à deux candidats. Une couleur qui se contredit est fausse.',
  'remote-pair':
    'Cherche une chaîne de cases aux deux mêmes candidats. Ses bouts diffèrent quand elle a un nombre pair de cases ; ce qui voit les deux perd les deux chiffres.',
  'bivalue-oddagon':
    'Cherche un anneau d’un nombre impair de cases aux deux mêmes candidats. Deux chiffres ne peuvent y alterner : l’un des autres candidats est vrai.',
  'x-chain': `Suis un chiffre : liens forts là où une zone a deux places, liens faibles entre eux. ${LOOK_NAMED_CHAIN}`,
  'x-colors-trap':
    'Colorie un chiffre, et laisse chaque couleur gagner les zones où elle ne laisse qu’une place. Une case qui voit les deux perd le chiffre.',
  'x-colors-wrap':
    'Colorie un chiffre, et laisse chaque couleur gagner les zones où elle ne laisse qu’une place. Une couleur qui ne laisse rien à une zone est fausse.',
  'xy-chain': `Passe par des cases à deux candidats : entre par un chiffre, sors par l’autre. ${LOOK_NAMED_CHAIN}`,
  'm-wing': `Une case à deux candidats, et deux liens forts, un pour chaque chiffre, du même côté. ${LOOK_NAMED_CHAIN}`,
  's-wing': `Une case à deux candidats au milieu, un lien fort pour chaque chiffre de chaque côté. ${LOOK_NAMED_CHAIN}`,
  'l-wing': `Trois liens forts dans des zones, de deux chiffres, qui se rejoignent dans des cases. ${LOOK_NAMED_CHAIN}`,
  'h-wing': `Trois liens forts, dans des cases et dans des zones, de trois chiffres. ${LOOK_NAMED_CHAIN}`,
  'continuous-nice-loop':
    'Une chaîne de liens forts et faibles en alternance qui revient à son départ sans rupture. Tous ses liens faibles deviennent forts.',
  'discontinuous-nice-loop':
    'Une chaîne qui revient à la case de son départ. Deux liens forts au départ placent le chiffre, deux faibles l’ôtent.',
  aic: `Relie des candidats, en liens forts et faibles alternés, par les cases et les zones. ${LOOK_NAMED_CHAIN}`,
  'x-cycle':
    'Suis un chiffre autour d’une boucle, en liens forts et faibles alternés. Ce qui voit ses places des deux sortes perd le chiffre.',
  'y-cycle':
    'Passe par des cases à deux candidats jusqu’à revenir. Ce qui voit des candidats des deux sortes disparaît.',
  'forcing-x-chain':
    'Suppose une place d’un chiffre, et suis-le de zone en zone. Si tu reviens au contraire, elle était fausse.',
  'bidirectional-cycle':
    'Suis des liens par les cases et les zones jusqu’à revenir. La boucle tient dans les deux sens.',
  'forcing-chain': 'Suppose un candidat, et suis un lien après l’autre. Si tu reviens au contraire, il était faux.',
  'grouped-turbot-fish': 'Un turbot où deux ou trois cases voisines comptent pour une place.',
  'aligned-pair-exclusion':
    'Prends deux cases, et passe en revue toutes les paires de leurs chiffres. Celle qui ne laisse rien à une autre case est exclue.',
  'aligned-triplet-exclusion':
    'Prends trois cases, et passe en revue tous leurs chiffres ensemble. Ce qui ne laisse rien à une autre case est exclu.',
  'sue-de-coq':
    'Regarde où une ligne et un bloc se croisent : des cases à nombreux candidats, en deux groupes, dont la ligne garde l’un et le bloc l’autre.',
  'vwxyz-wing': LOOK_BENT,
  'uvwxyz-wing': LOOK_BENT,
  'als-xz':
    'Cherche deux ensembles de cases avec un chiffre de plus que de cases. S’ils partagent un chiffre qu’un seul peut avoir, un autre chiffre commun est dans l’un des deux.',
  'als-xy-wing':
    'Un XY-Wing d’ensembles : celui du milieu prend un chiffre à l’un des deux autres, qui contient alors le chiffre commun.',
  'als-w-wing':
    'Un W-Wing d’ensembles : une zone qui a des places pour un chiffre empêche que les deux l’aient. L’un d’eux contient donc tout le reste.',
  'als-chain':
    'Des ensembles avec un chiffre de plus que de cases, joints l’un après l’autre par des chiffres qu’un seul des deux peut avoir.',
  'ahs-xz':
    'Cherche des chiffres qui ont une place de plus qu’eux-mêmes, dans deux zones qui partagent deux cases. Ce qui leur est étranger disparaît.',
  'death-blossom':
    'Une case, et pour chacun de ses candidats un ensemble de cases qui le perdrait. Tous ont encore un chiffre commun : ce qui l’y voit partout disparaît.',
  'franken-x-wing': frankenIdea('deux'),
  'franken-swordfish': frankenIdea('trois'),
  'franken-jellyfish': frankenIdea('quatre'),
  'finned-franken-x-wing': `${frankenIdea('deux')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-swordfish': `${frankenIdea('trois')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-jellyfish': `${frankenIdea('quatre')} ${LOOK_WITH_A_FIN}`,
  'grouped-continuous-nice-loop':
    'Une boucle de liens où des cases voisines, ou des ensembles de cases, comptent pour une. Tous ses liens faibles deviennent forts.',
  'grouped-discontinuous-nice-loop':
    'Une chaîne avec des groupes ou des ensembles de cases, qui revient à la case de son départ.',
  'grouped-aic': `Une chaîne où des cases voisines, ou des ensembles avec un chiffre de plus que de cases, comptent pour un lien. ${LOOK_NAMED_CHAIN}`,
  tridagon:
    'Regarde quatre blocs en carré, avec dans chacun trois cases qui ont les trois mêmes chiffres et peu d’autres. À eux seuls, ils n’y entrent jamais : l’un des autres candidats est vrai.',
  'tridagon-forcing-chain':
    'Un tridagone avec plusieurs autres candidats : suis chacun d’eux. Là où tous mènent au même point, il tient.',
  'sk-loop':
    'Cherche des paires de cases autour de quatre chiffres donnés dans quatre blocs, qui se passent leurs chiffres comme une chaîne fermée.',
  'junior-exocet':
    'Cherche deux cases d’un bloc avec trois ou quatre chiffres, et deux cases ailleurs dans la bande qui doivent les répéter.',
  'double-exocet': 'Deux exocets aux mêmes chiffres dans une bande : chacun resserre l’autre.',
  'senior-exocet': 'Un exocet dont les deux autres cases sont n’importe où sur ses lignes.',
  nishio:
    'Suppose une place d’un chiffre, et ne regarde que lui. S’il n’a plus de place dans une zone, elle était fausse.',
  'cell-forcing-chain': 'Prends une case, et suis chacun de ses candidats. Là où tous mènent au même point, il tient.',
  'region-forcing-chain':
    'Prends un chiffre dans une zone, et suis chacune de ses places. Là où toutes mènent au même point, il tient.',
  'uniqueness-forcing-chain':
    'Un motif interdit avec plusieurs issues : suis chacune d’elles. Là où toutes mènent au même point, il tient.',
  'bug-forcing-chain':
    'Presque toutes les cases ont deux candidats : suis chacun de ceux de trop. Là où tous mènent au même point, il tient.',
  'oddagon-forcing-chain':
    'Un anneau impair de deux chiffres avec plusieurs autres candidats : suis chacun d’eux. Là où tous mènent au même point, il tient.',
  'multi-sector-locked-sets':
    'Choisis des lignes et des colonnes, et des chiffres pour chacune. À leurs croisements, compte les cases et la place pour ces chiffres : si c’est égal, chaque chiffre y est tenu à ses lignes.',
  'dynamic-forcing-chain': `${LOOK_FOLLOW} Ce qui se révèle faux peut fermer des zones et ouvrir des chemins. Ce qui vient dans tous les cas tient.`,
  'dynamic-forcing-chain-plus': `${LOOK_FOLLOW} Sers-toi des candidats verrouillés, des paires et des X-Wings qui naissent en chemin. Ce qui vient dans tous les cas tient.`,
  'broken-wing':
    'Prends un chiffre, et cherche un anneau d’un nombre impair de places. Il ne peut se fermer : l’une des autres places de ses zones a le chiffre.',
  'finned-squirmbag': finnedIdea('un poisson de cinq lignes'),
  'finned-whale': finnedIdea('un poisson de six lignes'),
  'finned-leviathan': finnedIdea('un poisson de sept lignes'),
  'siamese-fish':
    'Deux poissons à nageoire sur les mêmes lignes, chacun avec la sienne. Ce que chacun exclut disparaît.',
  'mutant-swordfish': mutantIdea('trois'),
  'mutant-jellyfish': mutantIdea('quatre'),
  'finned-mutant-swordfish': `${mutantIdea('trois')} ${LOOK_WITH_A_FIN}`,
  'finned-mutant-jellyfish': `${mutantIdea('quatre')} ${LOOK_WITH_A_FIN}`,
  'kraken-fish-1':
    'Un poisson à nageoire dont la nageoire ne voit pas ce qui devrait disparaître. Des chaînes depuis chaque partie de la nageoire y mènent quand même.',
  'kraken-fish-2':
    'Un poisson à nageoire : suis la nageoire, et les places d’une de ses lignes. Là où tout mène au même point, il tient.',
  'template-set':
    'Étale un chiffre sur toute la grille, de toutes les façons possibles. Une case qui est dans toutes a le chiffre.',
  'template-delete':
    'Étale un chiffre sur toute la grille, de toutes les façons possibles. Une case qui n’est dans aucune le perd.',
  'brute-force': 'Quand on ne trouve plus rien, demande un chiffre à un solveur, et continue tout seul.',
  'nested-forcing-chain': `${LOOK_FOLLOW} Sers-toi des chaînes et des réseaux entiers qui naissent en chemin. C’est la dernière chose qu’on fasse avec papier et crayon.`,
} as const satisfies Texts;
