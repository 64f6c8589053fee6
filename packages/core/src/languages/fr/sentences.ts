import type { Texts } from '../language.ts';

// Sentences that several techniques share.
const RECTANGLE =
  'Si le rectangle {cells} ne contenait que {pair}, ces chiffres pourraient changer de place : la grille aurait deux solutions.';
const AVOIDABLE =
  'Aucun coin du rectangle {cells} n’est donné. S’il ne contenait que {pair}, ces chiffres pourraient changer de place : la grille aurait deux solutions.';
const LOOP =
  'Chaque zone a zéro ou deux des cases {cells}. Si elles ne contenaient que {pair}, ces chiffres pourraient changer de place tout au long de la boucle : la grille aurait deux solutions.';
const EXTENDED =
  'Les cases {cells} occupent deux lignes ou deux colonnes. Si elles ne contenaient que {pair}, les deux auraient les mêmes chiffres et pourraient les échanger : la grille aurait deux solutions.';
const POLYGON =
  'Deux lignes et deux colonnes relient {cells}. Si ces cases ne contenaient que {pair}, certains de ces chiffres pourraient changer de place, sans que rien ne manque dans une ligne, une colonne ou un bloc : la grille aurait deux solutions.';
const GRAVE =
  'Sans {extras}, chaque case vide aurait deux candidats, et chaque chiffre deux places dans chaque zone où il manque. Prendre partout l’autre candidat ferait alors d’une solution deux.';
const ONE_ROOF = 'Seule {roof} a d’autres candidats : elle contient l’un d’eux.';
const ONE_DIGIT =
  'Seul un {digit} dans {roof} peut l’empêcher : il est dans l’une de ces cases, et dans aucune case qui les voit toutes.';
const AS_ONE =
  'Donc l’une des cases {roof} contient autre chose : les deux comptent comme une seule case qui a le choix entre {others}. Avec {set}, cela fait autant de cases que de chiffres dans {house} : {digits} n’y ont pas d’autre place.';
const LOCKED =
  'Seules {roof} ont d’autres candidats, et {locked} n’a pas d’autre place dans {house}. Si l’une des deux est {locked}, l’autre ne peut pas être {digit}.';
const READ =
  'Lire {chain} de gauche à droite : de deux candidats joints par =, l’un au moins est vrai ; de deux joints par -, un au plus.';
const READ_GROUPS =
  'Lire {chain} de gauche à droite : des deux bouts d’un lien =, l’un au moins est vrai ; d’un lien -, un au plus. Plusieurs cases avec un chiffre : l’une d’elles l’a. Plusieurs chiffres après = : ces cases les ont tous, s’il leur manque celui qui précède.';
const ENDS = 'Donc l’un au moins des deux bouts est vrai, et tout candidat que les deux excluent disparaît.';
const SAME_END =
  'Donc l’un au moins de ces bouts est vrai (celui-là, s’ils n’en font qu’un), et tout candidat que les deux excluent disparaît.';
const LINK_BY_LINK = 'Si {start} est faux, il s’ensuit, lien après lien, que {end} est vrai.';
const FOLLOWS = 'Si {start} est faux, il s’ensuit que {end} est vrai.';
const COLORS =
  'Des zones à deux places pour le {digit} relient ces cases, coloriées en alternance : une couleur est {first}, l’autre {second}. Toutes les cases d’une couleur sont {digit}, et aucune de l’autre.';
const MEDUSA =
  'Des cases à deux candidats et des zones à deux places pour un chiffre relient ces candidats, coloriés en alternance : une couleur est {first}, l’autre {second}. Tous ceux d’une couleur sont vrais, tous ceux de l’autre faux.';
const FIN = 'Toutes les places du {digit} dans {bases} sont dans {covers}, sauf la nageoire : {fins}.';
const FIN_LINES =
  'Sans {digit} dans la nageoire, chaque zone de couverture reçoit son {digit} des zones de base, et ses autres cases ne peuvent pas l’avoir. Avec un {digit} dans la nageoire, aucune case qui la voit tout entière ne peut l’avoir. Ce qui est dans la couverture et voit toute la nageoire disparaît donc de toute façon.';
const OPEN_SETS =
  'Deux ensembles ont un chiffre de plus que de cases : {first} avec {firstDigits}, et {second} avec {secondDigits}. Celui à qui manque un de ses chiffres contient tous les autres.';
const TRIDAGON =
  'Dans chacun des blocs {boxes}, trois cases sont dans des lignes et des colonnes différentes : {cells}. À eux seuls, {digits} ne peuvent pas remplir ces douze cases. Lus de ligne en ligne, les trois chiffres tournent dans le même sens dans les blocs côte à côte ; lus de colonne en colonne, dans les blocs superposés. Les deux sens sont les mêmes là où les trois cases descendent, et contraires là où elles montent. Elles montent dans un nombre impair des quatre blocs : après un tour, le sens serait son propre contraire. Donc l’un des autres candidats est vrai : {guardians}.';
const ODDAGON =
  'Chacune des cases {cells} en voit deux autres, dans un anneau de {count} cases. Si elles ne contenaient que {digits}, ces chiffres devraient alterner de case en case ; mais le nombre de cases est impair, et deux voisines seraient égales. Donc l’un des autres candidats est vrai : {guardians}.';
const SAME = 'De chacun d’eux, des chaînes mènent à la même fin. {branches}';
const RESULT = '{branches} Ce qui se contredit est faux, et ce qui vient dans tous les cas est juste.';
const TRY_ALL = 'Essayer toutes les façons possibles. Certains candidats n’y viennent jamais.';
const TEMPLATE =
  'Un gabarit est une façon de mettre le {digit} une fois dans chaque zone. Prendre tous les gabarits qui vont avec les candidats de la grille, et laisser à chaque autre chiffre les cases dont tous ses gabarits ont besoin :';
const SAYS_DIRECT_HIDDEN_PAIR =
  'Dans {house}, {digits} n’ont de place que dans {cells}, où rien d’autre ne va donc. Dans {house}, il ne reste au {digit} que {cell}.';
const SAYS_LOCKED_PAIR =
  'Les cases {cells} n’ont que les candidats {digits}, autant de chiffres que de cases, et sont ensemble dans {house}. Chacun de ces chiffres prend une de ces cases : aucune autre case de ces zones ne peut l’avoir.';
const SAYS_NAKED_PAIR =
  'Dans {house}, les cases {cells} n’ont que les candidats {digits} : autant de chiffres que de cases. Chacun de ces chiffres prend une de ces cases : aucune autre case de {house} ne peut l’avoir.';
const SAYS_HIDDEN_PAIR =
  'Dans {house}, {digits} n’ont de place que dans {cells} : autant de cases que de chiffres. Chacune de ces cases prend un de ces chiffres, et n’a pas de place pour un autre.';
const SAYS_KILLER_PAIR =
  'Pour {clue}, il n’y a que {combinations} : donc au moins {count} des chiffres {digits}. Les cases {cells} n’ont pas d’autres candidats et prennent les autres de ces chiffres. Dans {house}, aucune autre case n’en a un.';
const SAYS_SHORT_TRIAL =
  'Supposer {digit} dans {cell}. Une chose mène à l’autre : {consequences}. À la fin, il ne reste rien pour {end}.';
const SAYS_X_WING =
  'Dans {base}, le {digit} n’a de place que dans {cells}. Ces cases sont dans {cover} : le même nombre de lignes. Chacune des premières a son {digit} dans une autre des secondes : celles-ci ont le leur là, et nulle part ailleurs.';
const SAYS_FINNED_X_WING = `${FIN} ${FIN_LINES}`;
const SAYS_SASHIMI_X_WING = `${FIN} Sans elle, l’une de ces zones de base a une place au plus ; le motif tient quand même. ${FIN_LINES}`;
const SAYS_ALIGNED_PAIR_EXCLUSION =
  'Essayer toutes les façons de remplir {cells} ensemble, sans mettre deux fois un chiffre là où il n’a qu’une place, et sans priver de tout candidat une des cases {excluders} : {candidates} n’y viennent jamais.';
const SAYS_VWXYZ_WING =
  'Les cases {cells} ont ensemble juste autant de candidats que de cases : {digits}. Parmi {others}, chacun n’y entre qu’une fois, car toutes ses places se voient. Il reste donc au moins une case, et c’est {digit}.';
const SAYS_FRANKEN_X_WING =
  'Toutes les places du {digit} dans {bases} sont dans {covers}, et aucune dans deux de ces zones de base. Les zones de base ont donc chacune un {digit}, dans des cases différentes, autant qu’il y a de zones de couverture : chacune de celles-ci y a le sien. Une case au-dehors qui en prend une, ou au-dedans qui en prend deux, n’en laisse pas assez.';
const SAYS_FINNED_FRANKEN_X_WING =
  'Toutes les places du {digit} dans {bases} sont dans {covers}, et aucune dans deux de ces zones de base, sauf la nageoire : {fins}. Sans {digit} dans la nageoire, les zones de base ont chacune un {digit}, dans des cases différentes, autant qu’il y a de zones de couverture : chacune de celles-ci y a le sien. Une case au-dehors qui en prend une, ou au-dedans qui en prend deux, n’en laisse pas assez. Avec un {digit} dans la nageoire, aucune case qui la voit tout entière ne peut l’avoir. Une telle case disparaît donc de toute façon, si elle voit toute la nageoire.';
const SAYS_JUNIOR_EXOCET =
  'Les cases {base} contiennent deux des chiffres {digits}. Chaque chiffre a une place dans {lines}. S’il est dans l’une des cases {base}, il n’est nulle part ailleurs dans leur bloc et leur ligne, et ce qui reste dans {lines}, sans {targets}, ne lui laisse de place que dans deux des trois au plus. Il est donc dans l’une des cases {targets} : elles contiennent les deux mêmes chiffres que {base}.';

/** The sentences of techniques, by their ids. The holes are those of the English sentence. */
export const sentences = {
  'full-house': 'Dans {house}, il ne reste qu’une case vide, {cell}, et le chiffre qui manque est {digit}.',
  'hidden-single':
    'Dans {house}, le {digit} n’a plus qu’une place : {cell}. Toute autre case y est remplie, voit déjà un {digit}, ou l’a perdu.',
  'naked-single':
    '{digit} est le seul candidat qui reste dans {cell} : tout autre chiffre est dans une case qu’elle voit, ou a été exclu.',
  'restricted-cell': 'Dans {cells}, il ne peut y avoir que {digits} ({demands}).',
  'tied-cell': 'Dans {cell}, il y a {digit}. Tous les chiffres ne vont pas avec lui dans {cells} ({demands}).',
  'line-range':
    'Chaque case doit aller avec celles auxquelles elle est liée, et celles-ci avec les leurs ({demands}). Chaque place ne garde ainsi qu’une partie des chiffres, quoi qu’il y ait ailleurs.',
  'missing-partner': 'Dans {cell}, il n’y a que {digits}. Aucun ne va avec {gone} dans {other} ({demands}).',
  'sum-last-cell': 'Pour {clue}, toutes les cases ont leur chiffre, sauf {cell}. Avec {digit}, la somme est juste.',
  'count-places':
    'Pour {clue}, il faut dans {count} cases un des chiffres {digits}, et seules {cells} le peuvent. Chacune en a donc un.',
  'innie-outie':
    'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : seule {cell} fait la différence, c’est donc {digit}.',
  'cage-single':
    'Pour {clue}, il n’y a que {combinations}. Il faut donc un {digit}, et seules {cells} peuvent l’avoir.',
  'cage-combinations':
    'Pour {clue}, les cases diffèrent, et leurs candidats ne permettent plus que {combinations}. Avec tout autre candidat, la somme ne se fait pas.',
  'set-combinations':
    'Pour {clue}, les candidats ne permettent plus que {combinations}. Tout autre candidat briserait chacun de ces ensembles.',
  'sum-bounds':
    'Pour {clue}, prendre les autres cases aussi petites et aussi grandes que possible. La somme ne laisse alors à {cells} que les chiffres de {least} à {most}.',
  'direct-pointing':
    'Dans {from}, le {digit} ne peut être que dans {cells}, qui sont aussi dans {to} : le {digit} y est donc. Dans {house}, il ne lui reste que {cell}.',
  'direct-claiming':
    'Dans {from}, le {digit} n’a de place que dans {cells}, qui sont aussi dans {to} : le {digit} y est donc. Dans {house}, il ne lui reste que {cell}.',
  'direct-hidden-pair': SAYS_DIRECT_HIDDEN_PAIR,
  'direct-hidden-triplet': SAYS_DIRECT_HIDDEN_PAIR,
  'locked-pair': SAYS_LOCKED_PAIR,
  'locked-triple': SAYS_LOCKED_PAIR,
  pointing:
    'Dans {from}, le {digit} ne peut être que dans {cells}, qui sont aussi dans {to}. Où qu’il finisse, il est alors dans {to}, et n’y a pas d’autre place.',
  claiming:
    'Dans {from}, le {digit} n’a de place que dans {cells}, qui sont aussi dans {to}. L’une d’elles sera {digit} : aucune autre case ne peut l’être dans {to}.',
  'rule-pointing':
    'Dans {house}, le {digit} ne peut être que dans {cells}. Chacune de ces places exclut {gone}, là où aucune zone ne le fait ({demands}).',
  'law-of-leftovers':
    'Il y a autant de lignes ou de colonnes, {lines}, que de blocs, {boxes} : chaque chiffre y est aussi souvent d’un côté que de l’autre. Sans les cases communes, il reste {inLines} d’un côté et {inBoxes} de l’autre, avec les mêmes chiffres. Un chiffre impossible d’un côté l’est donc aussi de l’autre.',
  'count-must-digits':
    'Pour {clue}, il faut {digits} dans l’une des cases {cells}. Une case qui les voit toutes ne peut pas être {digits}.',
  'cage-must-digits':
    'Pour {clue}, il n’y a que {combinations}. Il faut donc un {digit} dans l’une des cases {cells}. Les cases qui les voient toutes ne peuvent pas être {digit}.',
  'naked-pair': SAYS_NAKED_PAIR,
  'naked-triple': SAYS_NAKED_PAIR,
  'hidden-pair': SAYS_HIDDEN_PAIR,
  'hidden-triple': SAYS_HIDDEN_PAIR,
  'naked-quad': SAYS_NAKED_PAIR,
  'hidden-quad': SAYS_HIDDEN_PAIR,
  'linked-set':
    'Les cases {cells} diffèrent toutes et n’ont que les candidats {digits}, autant de chiffres que de cases : chacun de ces chiffres prend une de ces cases. Où qu’il aille, il exclut {gone}, là où aucune zone ne le fait ({demands}).',
  'tied-pair':
    'Il n’y a que {ways} façons de remplir {cells} ensemble ({demands}). Dans chacune, l’un des deux chiffres exclut {gone}.',
  'sum-parity':
    'Pour {clue}, on sait de chaque case, sauf de {cell}, si elle rend la somme paire ou impaire. On le sait donc aussi de {cell}.',
  'line-fillings':
    'Suivre {clue} case par case, et essayer toutes les façons de respecter la règle avec les chiffres possibles. Certains candidats n’y viennent jamais.',
  'cage-splitting':
    'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : dans l’une de ces contraintes, la partie {cells} fait {sum}. Ce ne peut être que {combinations}.',
  'hidden-cage':
    'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} sont comme une cage de {sum}. Ce ne peut être que {combinations}.',
  'sum-fillings':
    'Essayer toutes les façons de remplir {cells} pour que la somme soit juste ({clue}) et que les cases qui se voient diffèrent. Certains candidats n’y viennent jamais.',
  'killer-pair': SAYS_KILLER_PAIR,
  'innie-outie-of-houses':
    'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : seule {cell} fait la différence, c’est donc {digit}.',
  alternatives:
    'Il y a plusieurs façons de respecter {clue}, par exemple une pour chaque chiffre d’une case. Les essayer toutes. Certains candidats n’y viennent jamais.',
  'innies-outies': `La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} font la différence. ${TRY_ALL}`,
  'killer-triple': SAYS_KILLER_PAIR,
  'cage-competition':
    'Les contraintes {clue} et {other} sont dans {house} : elles n’ont aucun chiffre commun. Ce que la seconde peut être ne laisse à la première que {combinations}.',
  'combination-check':
    'La contrainte {clue} est dans {house}. Seules {combinations} y laissent une place à chaque chiffre des autres cases : rien ne manque alors dans {house}.',
  'digit-check':
    'Avec {digit} dans {cell}, ce qu’elle voit et ce qui lui est lié perd des candidats. Il ne reste alors rien pour {end}.',
  'overlapping-sums': `Les cases communes à {clues} comptent dans les deux sommes. On connaît donc la différence du reste, que font {cells}. ${TRY_ALL}`,
  'innies-outies-of-houses': `La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} font la différence. ${TRY_ALL}`,
  'short-trial': SAYS_SHORT_TRIAL,
  'long-trial': SAYS_SHORT_TRIAL,
  'nested-trial':
    'Supposer {digit} dans {cell}. Une chose mène à l’autre, et de petits essais en chemin, entre parenthèses, laissent quelque chose vide (–) : {consequences}. À la fin, il ne reste rien pour {end}.',
  'x-wing': SAYS_X_WING,
  swordfish: SAYS_X_WING,
  skyscraper:
    'Dans {first} comme dans {second}, le {digit} n’a que deux places. Deux d’entre elles, {near}, sont alignées : une au plus est {digit}. Alors l’une au moins des deux autres, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  'two-string-kite':
    'Le {digit} n’a que deux places dans {first}, et deux dans {second}. Une de chaque, {near}, sont dans le même bloc : une au plus est {digit}. Alors l’un au moins des autres bouts, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  'turbot-fish':
    'Le {digit} n’a que deux places dans {first}, et deux dans {second}. Une de chaque, {near}, se voient : une au plus est {digit}. Alors l’un au moins des autres bouts, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  'empty-rectangle':
    'Dans {box}, toute place du {digit} est dans {line} ou dans {cross}. Dans {pair}, le {digit} n’a que deux places, {near} et {far}. Ou bien {far} est {digit} ; ou bien c’est {near}, le {digit} est alors placé dans {line}, et celui qu’il faut dans {box} vient de {cross}. De toute façon, le {digit} disparaît dans {cross} de la case qui voit {far}.',
  'dual-two-string-kite':
    'Les cases {near} sont dans le même bloc : une au plus est {digit}. Dans la ligne et dans la colonne de chacune, le {digit} n’a qu’une autre place. L’une des cases {far} est donc {digit}, et l’une des cases {others} aussi : aucune case qui voit les deux bouts d’un tel cerf-volant ne peut être {digit}.',
  'dual-empty-rectangle':
    'Dans {box}, les places du {digit} font deux fois un rectangle vide : une fois avec les deux places {first} dans {pair}, une fois avec les deux places {second} dans {other}. À chaque fois, le {digit} est soit au bout éloigné de la paire, soit dans {box}, dans le bras que le bout proche lui laisse.',
  'xy-wing':
    'Dans {pivot}, il y a {digits}. Les cases {pincers} la voient toutes deux ; quel que soit son chiffre, l’une d’elles le perd et devient {digit}. Aucune case qui voit à la fois {pincers} ne peut donc être {digit}.',
  'xyz-wing':
    'Dans {pivot}, il y a {digits}. Si ce n’est pas {digit}, l’une des cases {pincers} y perd son autre chiffre et devient {digit}. L’une de ces trois cases est donc {digit}, et aucune case qui les voit toutes ne peut l’être.',
  'w-wing':
    'Les cases {cells} ont toutes deux juste les candidats {digits}. Dans {house}, le {link} n’a que deux places, {ends}, et chacune des deux cases en voit une. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  'chute-remote-pair':
    'Les cases {cells} ont toutes deux juste les candidats {digits}, et sont dans la même bande que {house}. Toute place du {link} y est alignée avec l’une des deux. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  'empty-rectangle-pair':
    'Les cases {cells} ont toutes deux juste les candidats {digits}. Dans {house}, les places du {link} laissent un rectangle vide : chacune voit l’une des deux cases. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  'wxyz-wing':
    'Les cases {cells} n’ont ensemble que quatre candidats : {digits}. Parmi {others}, chacun n’entre qu’une fois dans ces quatre cases, car toutes ses places se voient. Cela remplit trois cases au plus : la quatrième est {digit}.',
  'almost-locked-pair':
    'Dans {from}, hors du croisement avec {to}, la case {cells} est l’un des chiffres {digits}. Il n’en reste donc qu’un au plus pour le croisement. Ailleurs dans {to}, ils n’ont de place que dans {others}. Cette case est donc l’un d’eux, le croisement prend l’autre, et il n’y en a plus ailleurs dans {from}.',
  'almost-locked-triple':
    'Dans {from}, hors du croisement avec {to}, les cases {cells} prennent deux des chiffres {digits}. Il n’en reste donc qu’un au plus pour le croisement. Ailleurs dans {to}, ils n’ont de place que dans {others} : deux cases pour deux chiffres au moins. Ces cases n’ont donc rien d’autre, le croisement prend le dernier, et il n’y en a plus ailleurs dans {from}.',
  'xyz-ring':
    'La case {pivot} voit {pincers}, et les trois n’ont ensemble que les candidats {digits}. Dans {house}, le {digit} n’a que les places {ends}, chacune vue par l’une des cases {pincers}. Celles-ci ne sont donc pas {digit} toutes les deux, et chacun des trois chiffres n’entre qu’une fois dans les trois cases : il y est. Ce qui voit toutes ses places disparaît, de même qu’un {digit} exclu où qu’il soit dans ces cases.',
  jellyfish: SAYS_X_WING,
  'finned-x-wing': SAYS_FINNED_X_WING,
  'sashimi-x-wing': SAYS_SASHIMI_X_WING,
  'finned-swordfish': SAYS_FINNED_X_WING,
  'sashimi-swordfish': SAYS_SASHIMI_X_WING,
  'finned-jellyfish': SAYS_FINNED_X_WING,
  'sashimi-jellyfish': SAYS_SASHIMI_X_WING,
  squirmbag: SAYS_X_WING,
  whale: SAYS_X_WING,
  leviathan: SAYS_X_WING,
  'simple-colors-trap': `${COLORS} Une case qui voit les deux couleurs voit de toute façon un {digit}.`,
  'simple-colors-wrap': `${COLORS} Mais deux cases de la première couleur se voient : cette couleur est la fausse.`,
  'multi-colors-1':
    'Des zones à deux places pour le {digit} relient une couleur, {first}, à son opposée, {second} ; et une autre, {third}, à la sienne, {fourth}. De deux opposées, l’une est {digit} partout. Là où une couleur d’ici voit une couleur de là, comme pour {meeting}, les deux ne sont pas {digit} ; l’une au moins de leurs opposées l’est donc, et aucune case qui voit ces deux opposées ne peut l’être.',
  'multi-colors-2':
    'Des zones à deux places pour le {digit} relient une couleur, {third}, à son opposée, {fourth} : l’une est donc {digit} partout. Une couleur faite de la même façon, {first}, est {digit} partout ou nulle part. Ses cases voient à la fois {third} et {fourth} : l’une verrait un autre {digit}. Cette couleur est fausse.',
  'unique-rectangle-1': `${RECTANGLE} ${ONE_ROOF}`,
  'unique-rectangle-2': `${RECTANGLE} ${ONE_DIGIT}`,
  'unique-rectangle-3': `${RECTANGLE} ${AS_ONE}`,
  'unique-rectangle-4': `${RECTANGLE} ${LOCKED}`,
  'unique-rectangle-5': `${RECTANGLE} ${ONE_DIGIT}`,
  'unique-rectangle-6': `${RECTANGLE} Dans {houses}, le {digit} n’a de place que dans le rectangle : il prend donc deux coins opposés. Si c’étaient {roof}, il ne resterait aux deux autres que {other}.`,
  'hidden-rectangle': `${RECTANGLE} Dans {floor}, il n’y a rien d’autre. Si {corner} était {digit}, {linked} irait dans les deux coins voisins, faute d’autre place dans {houses} ; {floor} serait alors {digit} aussi.`,
  'avoidable-rectangle-1': `${AVOIDABLE} Seule {roof} est encore vide, et {wanted} la compléterait ainsi.`,
  'avoidable-rectangle-2': `${AVOIDABLE} ${ONE_DIGIT}`,
  'avoidable-rectangle-3': `${AVOIDABLE} ${AS_ONE}`,
  'hidden-avoidable-rectangle':
    'Aucun coin du rectangle {cells} n’est donné, et dans {floor} il y a {digit}. S’il était aussi dans {corner}, {linked} serait dans les deux coins voisins, faute d’autre place dans {houses}. Alors {pair} pourraient changer de place : la grille aurait deux solutions.',
  'unique-loop-1': `${LOOP} ${ONE_ROOF}`,
  'unique-loop-2': `${LOOP} ${ONE_DIGIT}`,
  'unique-loop-3': `${LOOP} ${AS_ONE}`,
  'unique-loop-4': `${LOOP} ${LOCKED}`,
  'bug-plus-1': `${GRAVE} Dans {cells}, il y a donc ce qui est de trop.`,
  'bug-2': `${GRAVE} L’un de ces candidats est donc vrai : {digit} est dans l’une des cases {cells}, et dans aucune case qui les voit toutes.`,
  'bug-3': `${GRAVE} L’un de ces candidats est donc vrai, et {cells} comptent comme une seule case qui les a. Avec {set}, cela fait autant de cases que de chiffres dans {house} : {digits} n’y ont pas d’autre place.`,
  'bug-4': `${GRAVE} Dans {house}, {locked} est dans l’une des cases {cells} ; si l’autre n’était ni {locked} ni un candidat de trop, aucun candidat de trop ne serait vrai.`,
  'extended-rectangle-1': `${EXTENDED} ${ONE_ROOF}`,
  'extended-rectangle-2': `${EXTENDED} ${ONE_DIGIT}`,
  'extended-rectangle-3': `${EXTENDED} ${AS_ONE}`,
  'extended-rectangle-4': `${EXTENDED} Seules {roof} ont d’autres candidats, et {locked} n’a pas d’autre place dans {house}. Si l’une des deux est {locked}, l’autre n’est aucun de {digit}.`,
  'unique-polygon-1': `${POLYGON} ${ONE_ROOF}`,
  'unique-polygon-2': `${POLYGON} ${ONE_DIGIT}`,
  'unique-polygon-3': `${POLYGON} ${AS_ONE}`,
  'unique-polygon-4': `${POLYGON} Seules {roof} ont d’autres candidats, et {locked} n’a pas d’autre place dans {house}. Si l’une des deux est {locked}, l’autre n’est aucun de {digit}.`,
  'bug-lite':
    'Sans {guardians}, chacune des cases {cells} aurait deux candidats, et chaque zone zéro ou deux de ces cases pour un chiffre. Chaque zone y prendrait alors tous ces chiffres, et l’autre candidat de chaque case le ferait aussi : la grille aurait deux solutions. L’un de ces candidats est donc vrai : {guardians}.',
  'reverse-bug':
    'Jusqu’ici, {pair} sont dans {cells}. Avec {digit} dans {target} aussi, chaque zone aurait les deux ou aucun. Dans toutes les zones qui ne les ont pas, aucune de leurs cases n’est donnée : les deux pourraient y changer de place, et la grille aurait deux solutions.',
  'symmetrical-placement':
    'Tourner ou refléter la grille pour que {start} vienne sur {end}, et changer chaque chiffre : {images}. Les chiffres donnés sont alors les mêmes qu’avant. La solution aussi, car il n’y en a qu’une : l’image d’une case contient l’image de son chiffre.',
  'firework-triple':
    'Hors du bloc ({box}), {digits} n’ont de place que dans {rowWing} pour la ligne ({row}), et dans {columnWing} pour la colonne ({column}). Un chiffre qui n’est dans aucune des deux est dans le bloc pour la ligne et pour la colonne : dans {cell}, à leur croisement. Chacun des trois chiffres est donc dans l’une des cases {cells}, qui n’ont rien d’autre.',
  'firework-quad':
    'Hors du bloc ({box}), {digits} n’ont sur les lignes de {cell} que les places {wings} ; hors du bloc ({otherBox}), {otherDigits} n’ont sur les lignes de {otherCell} que les deux mêmes. Un chiffre qui n’est dans aucune des deux est au croisement de ses lignes. Chacun des quatre chiffres est donc dans l’une des cases {cells}, qui n’ont rien d’autre.',
  'medusa-trap': `${MEDUSA} Dans les deux cas, ce qui partage une case avec un candidat vrai, ou qui le voit et a son chiffre, est faux.`,
  'medusa-wrap': `${MEDUSA} Mais si la première couleur était vraie, elle exclurait {where}, et ce candidat, ou l’un d’eux, devrait être vrai. Cette couleur est donc la fausse.`,
  'remote-pair':
    'Les cases de {chain} ont juste les candidats {digits}, et chacune voit la suivante. Les deux chiffres alternent donc de case en case : {start} et {end} en ont un chacune, comme toutes celles que sépare un nombre impair de pas. Aucune case qui voit deux telles cases ne peut avoir l’un de ces chiffres.',
  'bivalue-oddagon': ODDAGON,
  'x-chain':
    'Lire {chain} de gauche à droite : de deux places jointes par =, l’une au moins est vraie ; de deux jointes par -, une au plus. Si {start} est faux, une place sur deux ensuite est vraie, {end} à la fin. Donc l’un au moins des deux bouts est vrai, et aucune case qui voit les deux ne peut avoir ce chiffre.',
  'x-colors-trap':
    'Des zones à deux places pour le {digit} relient {cells}, coloriées en alternance : toutes celles d’une couleur sont {digit}, et aucune de l’autre. Avec la première couleur, de zone en zone, le {digit} est dans {first} ; avec la seconde, dans {second}. Une case qui voit l’une des premières et l’une des secondes voit de toute façon un {digit}.',
  'x-colors-wrap':
    'Des zones à deux places pour le {digit} relient {first} et {second}, coloriées en alternance : toutes celles d’une couleur sont {digit}, et aucune de l’autre. Avec la première couleur, de zone en zone, le {digit} serait dans {cells}. Il n’aurait alors plus de place dans {house} : cette couleur est fausse.',
  'xy-chain':
    'Chaque case de {chain} a juste deux candidats et voit la suivante. Si {start} est faux, sa case prend l’autre candidat, qui ne laisse que son autre à la case suivante, et ainsi de suite jusqu’à ce que {end} soit vrai. Donc l’un au moins des deux bouts est vrai, et aucune case qui voit les deux ne peut avoir ce chiffre.',
  'm-wing': `Une case à deux candidats, et deux zones à deux places, une pour chacun de ses chiffres. ${READ} ${FOLLOWS} ${ENDS}`,
  's-wing': `Une case à deux candidats est entre deux zones à deux places, une pour chacun de ses chiffres. ${READ} ${FOLLOWS} ${ENDS}`,
  'l-wing': `Trois zones à deux places pour un chiffre se suivent, et leurs cases mènent de chiffre en chiffre. ${READ} ${FOLLOWS} ${ENDS}`,
  'h-wing': `Trois liens se suivent, les uns dans des cases à deux candidats, les autres dans des zones à deux places. ${READ} ${FOLLOWS} ${ENDS}`,
  'continuous-nice-loop':
    'Dans {chain}, de deux candidats joints par =, l’un au moins est vrai ; de deux joints par -, un au plus ; le dernier - ramène au premier. Ils sont donc vrais et faux en alternance, tout autour, de deux façons possibles. Dans les deux, de deux joints par -, un seul est vrai, et tout candidat que les deux excluent disparaît.',
  'discontinuous-nice-loop': `${READ} ${LINK_BY_LINK} ${SAME_END}`,
  aic: `${READ} ${LINK_BY_LINK} ${ENDS}`,
  'x-cycle':
    'Dans la boucle {chain} des places du {digit}, un candidat sur deux est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un autre {digit} qui en voit un de chaque sorte est impossible.',
  'y-cycle':
    'La boucle {chain} passe par des cases à deux candidats ; un candidat sur deux y est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un candidat qui en voit un de chaque sorte avec son chiffre est impossible.',
  'forcing-x-chain':
    'Partir de {candidate}, vrai si la chaîne continue par « - », faux si c’est par « = », et suivre le {digit} de zone en zone : {chain}. Elle revient avec le contraire : le départ était faux.',
  'bidirectional-cycle':
    'La boucle {chain} passe par des cases et par des zones ; un candidat sur deux y est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un candidat qui en voit un de chaque sorte avec son chiffre est impossible.',
  'forcing-chain':
    'Partir de {candidate}, vrai si la chaîne continue par « - », faux si c’est par « = », et suivre les liens par les cases et les zones : {chain}. Elle revient avec le contraire : le départ était faux.',
  'grouped-turbot-fish':
    'Dans {chain}, deux zones sont jointes, où le chiffre n’a que deux places, ou des cases voisines qui comptent pour une. De deux jointes par =, l’une a le chiffre ; de deux jointes par -, une au plus. Donc l’un au moins des bouts, {start} et {end}, l’a, et aucune case qui les voit tout entiers ne peut l’avoir.',
  'aligned-pair-exclusion': SAYS_ALIGNED_PAIR_EXCLUSION,
  'aligned-triplet-exclusion': SAYS_ALIGNED_PAIR_EXCLUSION,
  'sue-de-coq':
    'Au croisement {crossing} de deux zones ({house} et {other}), il y a les candidats {digits}. À côté, {first} avec {firstDigits} dans {house}, et {second} avec {secondDigits} dans {other}. Les deux n’ont aucun chiffre commun dans le croisement : aucun chiffre n’entre deux fois dans toutes ces cases ; seul un chiffre que les deux ont et pas le croisement entre dans chacun. Ainsi comptés, il y a juste autant de chiffres que de cases : chacun y est.',
  'vwxyz-wing': SAYS_VWXYZ_WING,
  'uvwxyz-wing': SAYS_VWXYZ_WING,
  'als-xz': `${OPEN_SETS} Toutes les places du {restricted} dans l’un voient toutes celles dans l’autre : il manque donc à l’un des deux, qui contient tout le reste. Un chiffre qui est dans les deux restes a sa place dans l’un d’eux. (Avec deux tels chiffres, il manque à chacun l’un d’eux, et son reste est certain.)`,
  'als-xy-wing':
    'Trois ensembles ont un chiffre de plus que de cases : un pivot, {pivot} avec {pivotDigits}, et deux ailes, {first} avec {firstDigits} et {second} avec {secondDigits}. Celui à qui manque un de ses chiffres contient tous les autres. Toutes les places du {firstLink} dans le pivot voient celles de la première aile, et toutes les places du {secondLink} celles de la seconde. Il ne manque qu’un chiffre au plus au pivot : il prend donc le {firstLink} à la première aile ou le {secondLink} à la seconde, et cette aile contient alors {digits}.',
  'als-w-wing': `${OPEN_SETS} Dans {house}, chaque place du {link} voit toutes ses places dans l’un des deux ensembles. Les deux ne peuvent pas contenir {link}, car il n’aurait plus de place dans {house}. Il manque donc à l’un d’eux, qui contient tout le reste, avec {digits}.`,
  'als-chain':
    'Des ensembles qui ont un chiffre de plus que de cases forment une chaîne : {chain}. Celui à qui manque un de ses chiffres contient tous les autres (=) ; et là où toutes les places d’un chiffre dans deux ensembles voisins se voient, un seul des deux l’a (-). Le long de la chaîne : si {digits} manque dans {first}, il est dans {last}.',
  'ahs-xz':
    'Dans {house}, {digits} n’ont de place que dans {cells} : une case de plus que de chiffres. De même {otherDigits} dans {other}, seulement dans {otherCells}. Chacun de ces ensembles remplit toutes ses cases sauf une, et les deux ont en commun {shared}. Aucune case n’a un chiffre des deux : chaque ensemble laisse donc l’une de ces deux cases à l’autre. Ces cases n’ont que des chiffres de ces ensembles.',
  'death-blossom':
    'La tige {stem} contient l’un des chiffres {stemDigits}. À chacun appartient un pétale, un ensemble avec un chiffre de plus que de cases, où toutes les places du chiffre voient la tige : {links} dans {petals}. Quel que soit le chiffre de la tige, il manque à son pétale, qui contient donc tous les autres, dont {digits}.',
  'franken-x-wing': SAYS_FRANKEN_X_WING,
  'franken-swordfish': SAYS_FRANKEN_X_WING,
  'franken-jellyfish': SAYS_FRANKEN_X_WING,
  'finned-franken-x-wing': SAYS_FINNED_FRANKEN_X_WING,
  'finned-franken-swordfish': SAYS_FINNED_FRANKEN_X_WING,
  'finned-franken-jellyfish': SAYS_FINNED_FRANKEN_X_WING,
  'grouped-continuous-nice-loop':
    'Dans {chain}, des deux bouts d’un lien =, l’un au moins est vrai ; d’un lien -, un au plus. Plusieurs cases avec un chiffre : l’une d’elles l’a. Plusieurs chiffres après = : ces cases les ont tous, s’il leur manque celui qui précède. Le dernier - ramène au premier : tous sont donc vrais et faux en alternance, tout autour, de deux façons possibles. Dans les deux, un seul bout de chaque - est vrai, et tout candidat que les deux bouts excluent disparaît, comme celui qu’exclut ce que ces cases ont dans les deux façons.',
  'grouped-discontinuous-nice-loop': `${READ_GROUPS} ${LINK_BY_LINK} ${SAME_END}`,
  'grouped-aic': `${READ_GROUPS} ${LINK_BY_LINK} ${ENDS}`,
  tridagon: TRIDAGON,
  'tridagon-forcing-chain': `${TRIDAGON} ${SAME}`,
  'sk-loop':
    'Les {count} cases {cells} forment un anneau de huit groupes dans quatre blocs ; chaque groupe partage une ligne, une colonne ou un bloc avec le suivant. Tous leurs candidats se répartissent ainsi : {digits1} dans {house1}, {digits2} dans {house2}, {digits3} dans {house3}, {digits4} dans {house4}, {digits5} dans {house5}, {digits6} dans {house6}, {digits7} dans {house7}, {digits8} dans {house8}. Chaque chiffre a une place dans sa zone, {count} fois en tout : autant que de cases. Chacun est donc dans l’anneau pour sa zone, et nulle part ailleurs.',
  'junior-exocet': SAYS_JUNIOR_EXOCET,
  'double-exocet':
    'Deux exocets sont dans une même bande, tous deux avec les chiffres {digits} : les cases {targets} contiennent les deux mêmes chiffres que {base}, et {secondTargets} les mêmes que {secondBase}. Ici non plus, des chiffres égaux ne doivent pas se voir, et il reste peu de façons de remplir toutes ces cases.',
  'senior-exocet': SAYS_JUNIOR_EXOCET,
  nishio:
    'Suivre le {digit} de zone en zone ; les places qui se révèlent fausses ne comptent plus. {branches} Les deux à la fois, c’est impossible : l’hypothèse était fausse.',
  'cell-forcing-chain':
    'L’un des candidats de {cell} est vrai. {branches} La fin est chaque fois la même : elle est donc certaine.',
  'region-forcing-chain':
    'Dans {house}, l’une des places du {digit} est la bonne. {branches} La fin est chaque fois la même : elle est donc certaine.',
  'uniqueness-forcing-chain': `Si {cells} ne contenaient que {digits}, ces chiffres pourraient y changer de place : la grille aurait deux solutions. Donc l’un des autres candidats est vrai : {guardians}. ${SAME}`,
  'bug-forcing-chain': `Sans {guardians}, chaque case vide aurait deux candidats, et chaque chiffre deux places dans chaque zone où il manque. Prendre partout l’autre candidat ferait alors d’une solution deux. Donc l’un de ces candidats est vrai. ${SAME}`,
  'oddagon-forcing-chain': `${ODDAGON} ${SAME}`,
  'multi-sector-locked-sets':
    'Au croisement de {rows} avec {columns}, il y a {count} cases vides. Des chiffres qui y sont possibles, {rowDigits} entrent au plus une fois dans chacune de ces lignes, et {columnDigits} au plus une fois dans chacune de ces colonnes. Cela fait, comptés là où les cases peuvent les avoir, de la place pour {count} chiffres : juste assez. Chacune a donc ses chiffres dans le croisement, et pas ailleurs.',
  'dynamic-forcing-chain': `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus. ${RESULT}`,
  'dynamic-forcing-chain-plus': `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus, et les candidats verrouillés, les paires et les X-Wings qui en naissent comptent aussi. ${RESULT}`,
  'broken-wing':
    'Les cases {cells} sont un anneau de {count} places pour le {digit} : chacune partage une zone avec la suivante, {houses}. Si ces zones n’avaient pas d’autre place pour lui, chacune l’aurait dans l’une de ses deux : les places avec et sans {digit} alterneraient, ce qu’un nombre impair ne permet pas. L’un des gardiens, les autres places dans ces zones, l’a donc : {guardians}.',
  'finned-squirmbag': SAYS_FINNED_X_WING,
  'finned-whale': SAYS_FINNED_X_WING,
  'finned-leviathan': SAYS_FINNED_X_WING,
  'siamese-fish':
    'Deux poissons à nageoire du {digit} se sont soudés : ils ont les mêmes bases, {bases}. L’un a les couvertures {covers} et la nageoire {fins}, l’autre les couvertures {otherCovers} et la nageoire {otherFins}. Chacun montre à lui seul : sans {digit} dans sa nageoire, ses couvertures reçoivent le leur des bases ; sinon, aucune case qui voit toute la nageoire ne peut l’avoir. Chacun ôte donc le {digit} à ce qui est dans ses couvertures et voit toute sa nageoire.',
  'mutant-swordfish': SAYS_FRANKEN_X_WING,
  'mutant-jellyfish': SAYS_FRANKEN_X_WING,
  'finned-mutant-swordfish': SAYS_FINNED_FRANKEN_X_WING,
  'finned-mutant-jellyfish': SAYS_FINNED_FRANKEN_X_WING,
  'kraken-fish-1': `${FIN} Sans {digit} dans la nageoire, chaque zone de couverture reçoit son {digit} des zones de base, et ses autres cases ne peuvent pas l’avoir. Sinon, des chaînes mènent à la même fin. {branches}`,
  'kraken-fish-2': `${FIN} Sans {digit} dans la nageoire, chaque zone de couverture reçoit son {digit} des zones de base ; dans {house}, il vient de {places}. De chacune de ces places et de la nageoire, une chaîne mène à la même fin. {branches}`,
  'template-set': `${TEMPLATE} tous passent par {cells}.`,
  'template-delete': `${TEMPLATE} aucun ne passe par {cells}.`,
  'nested-forcing-chain': `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus, et les candidats verrouillés, les paires, les X-Wings, les chaînes et les réseaux entiers qui en naissent comptent aussi. ${RESULT}`,
} as const satisfies Texts;
