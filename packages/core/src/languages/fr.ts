import type { Grammar } from './grammar.ts';
import type { Words } from './rule-words.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from './sentence.ts';
import type { Synonyms, TechniqueTexts } from './technique-text.ts';

// French. No native speaker has read these texts yet.

const HOUSES = { row: 'la ligne', column: 'la colonne', box: 'le bloc', extra: 'la zone supplémentaire' } as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' et ');
const isTrue = (isOn: boolean): string => (isOn ? 'vrai' : 'faux');

/** How steps are told. */
export const grammar: Grammar = {
  house: (kind, number) => `${HOUSES[kind]} ${number}`,
  ownDemand: 'la règle de la grille',
  list,
  choice: (items) => joined(items, ', ', ' ou '),
  others: (count) => `${count} autres`,
  digits: (digits) => sentence`${digits.length > 1 ? 'les chiffres' : 'le chiffre'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`Si ${candidate} est ${isTrue(isOn)}, `;
    const verb = truths.length > 1 ? 'sont vrais' : 'est vrai';
    const truth = sentence`${list(truths)} ${verb}${isOn ? ' aussi' : ''}`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : 'rien ne s’ensuit'}.`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}, et ` : ''}${falsehood} est faux.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`Si ${candidate} est ${isTrue(isOn)}, ${end.candidate} est ${isTrue(end.isOn)} après ${`${links}`} ${links > 1 ? 'liens' : 'lien'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`Si ${candidate} est ${isTrue(isOn)}`;
    return end ? sentence`${start} : ${end.candidate} est ${isTrue(end.isOn)}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique} : ${list(falsehoods)} ${falsehoods.length > 1 ? 'sont faux' : 'est faux'}`,
  onTheWay: (lemmas) => sentence`Vu en chemin : ${joined(lemmas, ' ; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`En chemin, on voit ${`${lemmas}`} chaînes et réseaux.`
      : sentence`En chemin, on voit une chaîne ou un réseau.`,
  byTies: (clues) => sentence`Contraintes qui font ici le lien : ${clues}.`,
  places: (cell, digit) => sentence`Donc ${digit} va dans ${cell}.`,
  removes: (losses) => {
    const verb = losses.flatMap(({ digits }) => digits).length > 1 ? 'disparaissent' : 'disparaît';
    const all = losses.map(({ digits, cells }) => sentence`${list(digits)} dans ${cells}`);
    return sentence`Donc ${verb} ${joined(all, ' ; ')}.`;
  },
  lookAt: (places) => sentence`Regarde ${places}.`,
  lookFor: (technique, places) => sentence`Regarde ${places} : il y a là une étape de la technique « ${technique} ».`,
};

// What several techniques say alike.
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

/** Names and sentences, by technique id. The holes are those of the English sentence. */
export const techniques = {
  'full-house': {
    name: 'Dernière case',
    says: 'Dans {house}, il ne reste qu’une case vide, {cell}, et le chiffre qui manque est {digit}.',
  },
  'hidden-single': {
    name: 'Singleton caché',
    says: 'Dans {house}, le {digit} n’a plus qu’une place : {cell}. Toute autre case y est remplie, voit déjà un {digit}, ou l’a perdu.',
  },
  'naked-single': {
    name: 'Singleton nu',
    says: '{digit} est le seul candidat qui reste dans {cell} : tout autre chiffre est dans une case qu’elle voit, ou a été exclu.',
  },
  'restricted-cell': {
    name: 'Case restreinte',
    says: 'Dans {cells}, il ne peut y avoir que {digits} ({demands}).',
  },
  'tied-cell': {
    name: 'Case liée',
    says: 'Dans {cell}, il y a {digit}. Tous les chiffres ne vont pas avec lui dans {cells} ({demands}).',
  },
  'line-range': {
    name: 'Étendue d’une ligne',
    says: 'Chaque case doit aller avec celles auxquelles elle est liée, et celles-ci avec les leurs ({demands}). Chaque place ne garde ainsi qu’une partie des chiffres, quoi qu’il y ait ailleurs.',
  },
  'missing-partner': {
    name: 'Partenaire manquant',
    says: 'Dans {cell}, il n’y a que {digits}. Aucun ne va avec {gone} dans {other} ({demands}).',
  },
  'sum-last-cell': {
    name: 'Dernière case d’une somme',
    says: 'Pour {clue}, toutes les cases ont leur chiffre, sauf {cell}. Avec {digit}, la somme est juste.',
  },
  'count-places': {
    name: 'Dernières places d’une contrainte',
    says: 'Pour {clue}, il faut dans {count} cases un des chiffres {digits}, et seules {cells} le peuvent. Chacune en a donc un.',
  },
  'innie-outie': {
    name: 'Case entrante ou sortante',
    says: 'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : seule {cell} fait la différence, c’est donc {digit}.',
  },
  'cage-single': {
    name: 'Singleton d’une cage',
    says: 'Pour {clue}, il n’y a que {combinations}. Il faut donc un {digit}, et seules {cells} peuvent l’avoir.',
  },
  'cage-combinations': {
    name: 'Combinaisons d’une cage',
    says: 'Pour {clue}, les cases diffèrent, et leurs candidats ne permettent plus que {combinations}. Avec tout autre candidat, la somme ne se fait pas.',
  },
  'set-combinations': {
    name: 'Combinaisons d’une ligne',
    says: 'Pour {clue}, les candidats ne permettent plus que {combinations}. Tout autre candidat briserait chacun de ces ensembles.',
  },
  'sum-bounds': {
    name: 'Minimum et maximum du reste',
    says: 'Pour {clue}, prendre les autres cases aussi petites et aussi grandes que possible. La somme ne laisse alors à {cells} que les chiffres de {least} à {most}.',
  },
  'direct-pointing': {
    name: 'Pointage direct',
    says: 'Dans {from}, le {digit} ne peut être que dans {cells}, qui sont aussi dans {to} : le {digit} y est donc. Dans {house}, il ne lui reste que {cell}.',
  },
  'direct-claiming': {
    name: 'Réclamation directe',
    says: 'Dans {from}, le {digit} n’a de place que dans {cells}, qui sont aussi dans {to} : le {digit} y est donc. Dans {house}, il ne lui reste que {cell}.',
  },
  'direct-hidden-pair': {
    name: 'Paire cachée directe',
    says: SAYS_DIRECT_HIDDEN_PAIR,
  },
  'direct-hidden-triplet': {
    name: 'Triplet caché direct',
    says: SAYS_DIRECT_HIDDEN_PAIR,
  },
  'locked-pair': {
    name: 'Paire verrouillée',
    says: SAYS_LOCKED_PAIR,
  },
  'locked-triple': {
    name: 'Triplet verrouillé',
    says: SAYS_LOCKED_PAIR,
  },
  pointing: {
    name: 'Pointage',
    says: 'Dans {from}, le {digit} ne peut être que dans {cells}, qui sont aussi dans {to}. Où qu’il finisse, il est alors dans {to}, et n’y a pas d’autre place.',
  },
  claiming: {
    name: 'Réclamation',
    says: 'Dans {from}, le {digit} n’a de place que dans {cells}, qui sont aussi dans {to}. L’une d’elles sera {digit} : aucune autre case ne peut l’être dans {to}.',
  },
  'rule-pointing': {
    name: 'Pointage par une règle',
    says: 'Dans {house}, le {digit} ne peut être que dans {cells}. Chacune de ces places exclut {gone}, là où aucune zone ne le fait ({demands}).',
  },
  'law-of-leftovers': {
    name: 'Loi des restes',
    says: 'Il y a autant de lignes ou de colonnes, {lines}, que de blocs, {boxes} : chaque chiffre y est aussi souvent d’un côté que de l’autre. Sans les cases communes, il reste {inLines} d’un côté et {inBoxes} de l’autre, avec les mêmes chiffres. Un chiffre impossible d’un côté l’est donc aussi de l’autre.',
  },
  'count-must-digits': {
    name: 'Chiffre exigé par une contrainte',
    says: 'Pour {clue}, il faut {digits} dans l’une des cases {cells}. Une case qui les voit toutes ne peut pas être {digits}.',
  },
  'cage-must-digits': {
    name: 'Chiffres obligés d’une cage',
    says: 'Pour {clue}, il n’y a que {combinations}. Il faut donc un {digit} dans l’une des cases {cells}. Les cases qui les voient toutes ne peuvent pas être {digit}.',
  },
  'naked-pair': {
    name: 'Paire nue',
    says: SAYS_NAKED_PAIR,
  },
  'naked-triple': {
    name: 'Triplet nu',
    says: SAYS_NAKED_PAIR,
  },
  'hidden-pair': {
    name: 'Paire cachée',
    says: SAYS_HIDDEN_PAIR,
  },
  'hidden-triple': {
    name: 'Triplet caché',
    says: SAYS_HIDDEN_PAIR,
  },
  'naked-quad': {
    name: 'Quadruplet nu',
    says: SAYS_NAKED_PAIR,
  },
  'hidden-quad': {
    name: 'Quadruplet caché',
    says: SAYS_HIDDEN_PAIR,
  },
  'linked-set': {
    name: 'Ensemble lié',
    says: 'Les cases {cells} diffèrent toutes et n’ont que les candidats {digits}, autant de chiffres que de cases : chacun de ces chiffres prend une de ces cases. Où qu’il aille, il exclut {gone}, là où aucune zone ne le fait ({demands}).',
  },
  'tied-pair': {
    name: 'Paire liée',
    says: 'Il n’y a que {ways} façons de remplir {cells} ensemble ({demands}). Dans chacune, l’un des deux chiffres exclut {gone}.',
  },
  'sum-parity': {
    name: 'Parité d’une somme',
    says: 'Pour {clue}, on sait de chaque case, sauf de {cell}, si elle rend la somme paire ou impaire. On le sait donc aussi de {cell}.',
  },
  'line-fillings': {
    name: 'Parcours d’une ligne',
    says: 'Suivre {clue} case par case, et essayer toutes les façons de respecter la règle avec les chiffres possibles. Certains candidats n’y viennent jamais.',
  },
  'cage-splitting': {
    name: 'Cage coupée',
    says: 'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : dans l’une de ces contraintes, la partie {cells} fait {sum}. Ce ne peut être que {combinations}.',
  },
  'hidden-cage': {
    name: 'Cage cachée',
    says: 'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} sont comme une cage de {sum}. Ce ne peut être que {combinations}.',
  },
  'sum-fillings': {
    name: 'Toutes les façons de faire une somme',
    says: 'Essayer toutes les façons de remplir {cells} pour que la somme soit juste ({clue}) et que les cases qui se voient diffèrent. Certains candidats n’y viennent jamais.',
  },
  'killer-pair': {
    name: 'Paire tueuse',
    says: SAYS_KILLER_PAIR,
  },
  'innie-outie-of-houses': {
    name: 'Case entrante ou sortante de plusieurs zones',
    says: 'La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : seule {cell} fait la différence, c’est donc {digit}.',
  },
  alternatives: {
    name: 'Cas par cas',
    says: 'Il y a plusieurs façons de respecter {clue}, par exemple une pour chaque chiffre d’une case. Les essayer toutes. Certains candidats n’y viennent jamais.',
  },
  'innies-outies': {
    name: 'Entrantes moins sortantes',
    says: `La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} font la différence. ${TRY_ALL}`,
  },
  'killer-triple': {
    name: 'Triplet tueur',
    says: SAYS_KILLER_PAIR,
  },
  'cage-competition': {
    name: 'Cages concurrentes',
    says: 'Les contraintes {clue} et {other} sont dans {house} : elles n’ont aucun chiffre commun. Ce que la seconde peut être ne laisse à la première que {combinations}.',
  },
  'combination-check': {
    name: 'Combinaisons vérifiées par une zone',
    says: 'La contrainte {clue} est dans {house}. Seules {combinations} y laissent une place à chaque chiffre des autres cases : rien ne manque alors dans {house}.',
  },
  'digit-check': {
    name: 'Un chiffre de trop',
    says: 'Avec {digit} dans {cell}, ce qu’elle voit et ce qui lui est lié perd des candidats. Il ne reste alors rien pour {end}.',
  },
  'overlapping-sums': {
    name: 'Sommes qui se recouvrent',
    says: `Les cases communes à {clues} comptent dans les deux sommes. On connaît donc la différence du reste, que font {cells}. ${TRY_ALL}`,
  },
  'innies-outies-of-houses': {
    name: 'Entrantes moins sortantes de plusieurs zones',
    says: `La somme des chiffres dans {houses} est {total}. Comparer avec {clues} : {cells} font la différence. ${TRY_ALL}`,
  },
  'short-trial': {
    name: 'Essai court',
    says: SAYS_SHORT_TRIAL,
  },
  'long-trial': {
    name: 'Essai long',
    says: SAYS_SHORT_TRIAL,
  },
  'x-wing': {
    name: 'X-Wing',
    says: SAYS_X_WING,
  },
  swordfish: {
    name: 'Espadon',
    says: SAYS_X_WING,
  },
  skyscraper: {
    name: 'Gratte-ciel',
    says: 'Dans {first} comme dans {second}, le {digit} n’a que deux places. Deux d’entre elles, {near}, sont alignées : une au plus est {digit}. Alors l’une au moins des deux autres, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  },
  'two-string-kite': {
    name: 'Cerf-volant',
    says: 'Le {digit} n’a que deux places dans {first}, et deux dans {second}. Une de chaque, {near}, sont dans le même bloc : une au plus est {digit}. Alors l’un au moins des autres bouts, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  },
  'turbot-fish': {
    name: 'Turbot',
    says: 'Le {digit} n’a que deux places dans {first}, et deux dans {second}. Une de chaque, {near}, se voient : une au plus est {digit}. Alors l’un au moins des autres bouts, {far}, est {digit}, et aucune case qui voit les deux ne peut l’être.',
  },
  'empty-rectangle': {
    name: 'Rectangle vide',
    says: 'Dans {box}, toute place du {digit} est dans {line} ou dans {cross}. Dans {pair}, le {digit} n’a que deux places, {near} et {far}. Ou bien {far} est {digit} ; ou bien c’est {near}, le {digit} est alors placé dans {line}, et celui qu’il faut dans {box} vient de {cross}. De toute façon, le {digit} disparaît dans {cross} de la case qui voit {far}.',
  },
  'dual-two-string-kite': {
    name: 'Double cerf-volant',
    says: 'Les cases {near} sont dans le même bloc : une au plus est {digit}. Dans la ligne et dans la colonne de chacune, le {digit} n’a qu’une autre place. L’une des cases {far} est donc {digit}, et l’une des cases {others} aussi : aucune case qui voit les deux bouts d’un tel cerf-volant ne peut être {digit}.',
  },
  'dual-empty-rectangle': {
    name: 'Double rectangle vide',
    says: 'Dans {box}, les places du {digit} font deux fois un rectangle vide : une fois avec les deux places {first} dans {pair}, une fois avec les deux places {second} dans {other}. À chaque fois, le {digit} est soit au bout éloigné de la paire, soit dans {box}, dans le bras que le bout proche lui laisse.',
  },
  'xy-wing': {
    name: 'XY-Wing',
    says: 'Dans {pivot}, il y a {digits}. Les cases {pincers} la voient toutes deux ; quel que soit son chiffre, l’une d’elles le perd et devient {digit}. Aucune case qui voit à la fois {pincers} ne peut donc être {digit}.',
  },
  'xyz-wing': {
    name: 'XYZ-Wing',
    says: 'Dans {pivot}, il y a {digits}. Si ce n’est pas {digit}, l’une des cases {pincers} y perd son autre chiffre et devient {digit}. L’une de ces trois cases est donc {digit}, et aucune case qui les voit toutes ne peut l’être.',
  },
  'w-wing': {
    name: 'W-Wing',
    says: 'Les cases {cells} ont toutes deux juste les candidats {digits}. Dans {house}, le {link} n’a que deux places, {ends}, et chacune des deux cases en voit une. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  },
  'chute-remote-pair': {
    name: 'Paire distante d’une bande',
    says: 'Les cases {cells} ont toutes deux juste les candidats {digits}, et sont dans la même bande que {house}. Toute place du {link} y est alignée avec l’une des deux. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  },
  'empty-rectangle-pair': {
    name: 'Paire de rectangles vides',
    says: 'Les cases {cells} ont toutes deux juste les candidats {digits}. Dans {house}, les places du {link} laissent un rectangle vide : chacune voit l’une des deux cases. Elles ne peuvent pas être {link} toutes les deux, car il n’aurait plus de place dans {house}. L’une au moins est donc {digit}.',
  },
  'wxyz-wing': {
    name: 'WXYZ-Wing',
    says: 'Les cases {cells} n’ont ensemble que quatre candidats : {digits}. Parmi {others}, chacun n’entre qu’une fois dans ces quatre cases, car toutes ses places se voient. Cela remplit trois cases au plus : la quatrième est {digit}.',
  },
  'almost-locked-pair': {
    name: 'Paire presque verrouillée',
    says: 'Dans {from}, hors du croisement avec {to}, la case {cells} est l’un des chiffres {digits}. Il n’en reste donc qu’un au plus pour le croisement. Ailleurs dans {to}, ils n’ont de place que dans {others}. Cette case est donc l’un d’eux, le croisement prend l’autre, et il n’y en a plus ailleurs dans {from}.',
  },
  'almost-locked-triple': {
    name: 'Triplet presque verrouillé',
    says: 'Dans {from}, hors du croisement avec {to}, les cases {cells} prennent deux des chiffres {digits}. Il n’en reste donc qu’un au plus pour le croisement. Ailleurs dans {to}, ils n’ont de place que dans {others} : deux cases pour deux chiffres au moins. Ces cases n’ont donc rien d’autre, le croisement prend le dernier, et il n’y en a plus ailleurs dans {from}.',
  },
  'xyz-ring': {
    name: 'Anneau XYZ',
    says: 'La case {pivot} voit {pincers}, et les trois n’ont ensemble que les candidats {digits}. Dans {house}, le {digit} n’a que les places {ends}, chacune vue par l’une des cases {pincers}. Celles-ci ne sont donc pas {digit} toutes les deux, et chacun des trois chiffres n’entre qu’une fois dans les trois cases : il y est. Ce qui voit toutes ses places disparaît, de même qu’un {digit} exclu où qu’il soit dans ces cases.',
  },
  jellyfish: {
    name: 'Méduse',
    says: SAYS_X_WING,
  },
  'finned-x-wing': {
    name: 'X-Wing à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-x-wing': {
    name: 'X-Wing sashimi',
    says: SAYS_SASHIMI_X_WING,
  },
  'finned-swordfish': {
    name: 'Espadon à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-swordfish': {
    name: 'Espadon sashimi',
    says: SAYS_SASHIMI_X_WING,
  },
  'finned-jellyfish': {
    name: 'Méduse à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-jellyfish': {
    name: 'Méduse sashimi',
    says: SAYS_SASHIMI_X_WING,
  },
  squirmbag: {
    name: 'Squirmbag',
    says: SAYS_X_WING,
  },
  whale: {
    name: 'Baleine',
    says: SAYS_X_WING,
  },
  leviathan: {
    name: 'Léviathan',
    says: SAYS_X_WING,
  },
  'simple-colors-trap': {
    name: 'Coloriage simple : piège',
    says: `${COLORS} Une case qui voit les deux couleurs voit de toute façon un {digit}.`,
  },
  'simple-colors-wrap': {
    name: 'Coloriage simple : contradiction',
    says: `${COLORS} Mais deux cases de la première couleur se voient : cette couleur est la fausse.`,
  },
  'multi-colors-1': {
    name: 'Coloriage multiple 1',
    says: 'Des zones à deux places pour le {digit} relient une couleur, {first}, à son opposée, {second} ; et une autre, {third}, à la sienne, {fourth}. De deux opposées, l’une est {digit} partout. Là où une couleur d’ici voit une couleur de là, comme pour {meeting}, les deux ne sont pas {digit} ; l’une au moins de leurs opposées l’est donc, et aucune case qui voit ces deux opposées ne peut l’être.',
  },
  'multi-colors-2': {
    name: 'Coloriage multiple 2',
    says: 'Des zones à deux places pour le {digit} relient une couleur, {third}, à son opposée, {fourth} : l’une est donc {digit} partout. Une couleur faite de la même façon, {first}, est {digit} partout ou nulle part. Ses cases voient à la fois {third} et {fourth} : l’une verrait un autre {digit}. Cette couleur est fausse.',
  },
  'unique-rectangle-1': {
    name: 'Rectangle unique type 1',
    says: `${RECTANGLE} ${ONE_ROOF}`,
  },
  'unique-rectangle-2': {
    name: 'Rectangle unique type 2',
    says: `${RECTANGLE} ${ONE_DIGIT}`,
  },
  'unique-rectangle-3': {
    name: 'Rectangle unique type 3',
    says: `${RECTANGLE} ${AS_ONE}`,
  },
  'unique-rectangle-4': {
    name: 'Rectangle unique type 4',
    says: `${RECTANGLE} ${LOCKED}`,
  },
  'unique-rectangle-5': {
    name: 'Rectangle unique type 5',
    says: `${RECTANGLE} ${ONE_DIGIT}`,
  },
  'unique-rectangle-6': {
    name: 'Rectangle unique type 6',
    says: `${RECTANGLE} Dans {houses}, le {digit} n’a de place que dans le rectangle : il prend donc deux coins opposés. Si c’étaient {roof}, il ne resterait aux deux autres que {other}.`,
  },
  'hidden-rectangle': {
    name: 'Rectangle caché',
    says: `${RECTANGLE} Dans {floor}, il n’y a rien d’autre. Si {corner} était {digit}, {linked} irait dans les deux coins voisins, faute d’autre place dans {houses} ; {floor} serait alors {digit} aussi.`,
  },
  'avoidable-rectangle-1': {
    name: 'Rectangle évitable type 1',
    says: `${AVOIDABLE} Seule {roof} est encore vide, et {wanted} la compléterait ainsi.`,
  },
  'avoidable-rectangle-2': {
    name: 'Rectangle évitable type 2',
    says: `${AVOIDABLE} ${ONE_DIGIT}`,
  },
  'avoidable-rectangle-3': {
    name: 'Rectangle évitable type 3',
    says: `${AVOIDABLE} ${AS_ONE}`,
  },
  'hidden-avoidable-rectangle': {
    name: 'Rectangle évitable caché',
    says: 'Aucun coin du rectangle {cells} n’est donné, et dans {floor} il y a {digit}. S’il était aussi dans {corner}, {linked} serait dans les deux coins voisins, faute d’autre place dans {houses}. Alors {pair} pourraient changer de place : la grille aurait deux solutions.',
  },
  'unique-loop-1': {
    name: 'Boucle unique type 1',
    says: `${LOOP} ${ONE_ROOF}`,
  },
  'unique-loop-2': {
    name: 'Boucle unique type 2',
    says: `${LOOP} ${ONE_DIGIT}`,
  },
  'unique-loop-3': {
    name: 'Boucle unique type 3',
    says: `${LOOP} ${AS_ONE}`,
  },
  'unique-loop-4': {
    name: 'Boucle unique type 4',
    says: `${LOOP} ${LOCKED}`,
  },
  'bug-plus-1': {
    name: 'BUG + 1',
    says: `${GRAVE} Dans {cells}, il y a donc ce qui est de trop.`,
  },
  'bug-2': {
    name: 'BUG type 2',
    says: `${GRAVE} L’un de ces candidats est donc vrai : {digit} est dans l’une des cases {cells}, et dans aucune case qui les voit toutes.`,
  },
  'bug-3': {
    name: 'BUG type 3',
    says: `${GRAVE} L’un de ces candidats est donc vrai, et {cells} comptent comme une seule case qui les a. Avec {set}, cela fait autant de cases que de chiffres dans {house} : {digits} n’y ont pas d’autre place.`,
  },
  'bug-4': {
    name: 'BUG type 4',
    says: `${GRAVE} Dans {house}, {locked} est dans l’une des cases {cells} ; si l’autre n’était ni {locked} ni un candidat de trop, aucun candidat de trop ne serait vrai.`,
  },
  'extended-rectangle-1': {
    name: 'Rectangle étendu type 1',
    says: `${EXTENDED} ${ONE_ROOF}`,
  },
  'extended-rectangle-2': {
    name: 'Rectangle étendu type 2',
    says: `${EXTENDED} ${ONE_DIGIT}`,
  },
  'extended-rectangle-3': {
    name: 'Rectangle étendu type 3',
    says: `${EXTENDED} ${AS_ONE}`,
  },
  'extended-rectangle-4': {
    name: 'Rectangle étendu type 4',
    says: `${EXTENDED} Seules {roof} ont d’autres candidats, et {locked} n’a pas d’autre place dans {house}. Si l’une des deux est {locked}, l’autre n’est aucun de {digit}.`,
  },
  'unique-polygon-1': {
    name: 'Polygone unique type 1',
    says: `${POLYGON} ${ONE_ROOF}`,
  },
  'unique-polygon-2': {
    name: 'Polygone unique type 2',
    says: `${POLYGON} ${ONE_DIGIT}`,
  },
  'unique-polygon-3': {
    name: 'Polygone unique type 3',
    says: `${POLYGON} ${AS_ONE}`,
  },
  'unique-polygon-4': {
    name: 'Polygone unique type 4',
    says: `${POLYGON} Seules {roof} ont d’autres candidats, et {locked} n’a pas d’autre place dans {house}. Si l’une des deux est {locked}, l’autre n’est aucun de {digit}.`,
  },
  'bug-lite': {
    name: 'Petit BUG',
    says: 'Sans {guardians}, chacune des cases {cells} aurait deux candidats, et chaque zone zéro ou deux de ces cases pour un chiffre. Chaque zone y prendrait alors tous ces chiffres, et l’autre candidat de chaque case le ferait aussi : la grille aurait deux solutions. L’un de ces candidats est donc vrai : {guardians}.',
  },
  'reverse-bug': {
    name: 'BUG inversé',
    says: 'Jusqu’ici, {pair} sont dans {cells}. Avec {digit} dans {target} aussi, chaque zone aurait les deux ou aucun. Dans toutes les zones qui ne les ont pas, aucune de leurs cases n’est donnée : les deux pourraient y changer de place, et la grille aurait deux solutions.',
  },
  'symmetrical-placement': {
    name: 'Placement symétrique de Gurth',
    says: 'Tourner ou refléter la grille pour que {start} vienne sur {end}, et changer chaque chiffre : {images}. Les chiffres donnés sont alors les mêmes qu’avant. La solution aussi, car il n’y en a qu’une : l’image d’une case contient l’image de son chiffre.',
  },
  'firework-triple': {
    name: 'Feu d’artifice à trois',
    says: 'Hors du bloc ({box}), {digits} n’ont de place que dans {rowWing} pour la ligne ({row}), et dans {columnWing} pour la colonne ({column}). Un chiffre qui n’est dans aucune des deux est dans le bloc pour la ligne et pour la colonne : dans {cell}, à leur croisement. Chacun des trois chiffres est donc dans l’une des cases {cells}, qui n’ont rien d’autre.',
  },
  'firework-quad': {
    name: 'Feu d’artifice à quatre',
    says: 'Hors du bloc ({box}), {digits} n’ont sur les lignes de {cell} que les places {wings} ; hors du bloc ({otherBox}), {otherDigits} n’ont sur les lignes de {otherCell} que les deux mêmes. Un chiffre qui n’est dans aucune des deux est au croisement de ses lignes. Chacun des quatre chiffres est donc dans l’une des cases {cells}, qui n’ont rien d’autre.',
  },
  'medusa-trap': {
    name: 'Medusa 3D : piège',
    says: `${MEDUSA} Dans les deux cas, ce qui partage une case avec un candidat vrai, ou qui le voit et a son chiffre, est faux.`,
  },
  'medusa-wrap': {
    name: 'Medusa 3D : contradiction',
    says: `${MEDUSA} Mais si la première couleur était vraie, elle exclurait {where}, et ce candidat, ou l’un d’eux, devrait être vrai. Cette couleur est donc la fausse.`,
  },
  'remote-pair': {
    name: 'Paire distante',
    says: 'Les cases de {chain} ont juste les candidats {digits}, et chacune voit la suivante. Les deux chiffres alternent donc de case en case : {start} et {end} en ont un chacune, comme toutes celles que sépare un nombre impair de pas. Aucune case qui voit deux telles cases ne peut avoir l’un de ces chiffres.',
  },
  'bivalue-oddagon': {
    name: 'Oddagone à deux candidats',
    says: ODDAGON,
  },
  'x-chain': {
    name: 'Chaîne X',
    says: 'Lire {chain} de gauche à droite : de deux places jointes par =, l’une au moins est vraie ; de deux jointes par -, une au plus. Si {start} est faux, une place sur deux ensuite est vraie, {end} à la fin. Donc l’un au moins des deux bouts est vrai, et aucune case qui voit les deux ne peut avoir ce chiffre.',
  },
  'x-colors-trap': {
    name: 'X-Colors : piège',
    says: 'Des zones à deux places pour le {digit} relient {cells}, coloriées en alternance : toutes celles d’une couleur sont {digit}, et aucune de l’autre. Avec la première couleur, de zone en zone, le {digit} est dans {first} ; avec la seconde, dans {second}. Une case qui voit l’une des premières et l’une des secondes voit de toute façon un {digit}.',
  },
  'x-colors-wrap': {
    name: 'X-Colors : contradiction',
    says: 'Des zones à deux places pour le {digit} relient {first} et {second}, coloriées en alternance : toutes celles d’une couleur sont {digit}, et aucune de l’autre. Avec la première couleur, de zone en zone, le {digit} serait dans {cells}. Il n’aurait alors plus de place dans {house} : cette couleur est fausse.',
  },
  'xy-chain': {
    name: 'Chaîne XY',
    says: 'Chaque case de {chain} a juste deux candidats et voit la suivante. Si {start} est faux, sa case prend l’autre candidat, qui ne laisse que son autre à la case suivante, et ainsi de suite jusqu’à ce que {end} soit vrai. Donc l’un au moins des deux bouts est vrai, et aucune case qui voit les deux ne peut avoir ce chiffre.',
  },
  'm-wing': {
    name: 'M-Wing',
    says: `Une case à deux candidats, et deux zones à deux places, une pour chacun de ses chiffres. ${READ} ${FOLLOWS} ${ENDS}`,
  },
  's-wing': {
    name: 'S-Wing',
    says: `Une case à deux candidats est entre deux zones à deux places, une pour chacun de ses chiffres. ${READ} ${FOLLOWS} ${ENDS}`,
  },
  'l-wing': {
    name: 'L-Wing',
    says: `Trois zones à deux places pour un chiffre se suivent, et leurs cases mènent de chiffre en chiffre. ${READ} ${FOLLOWS} ${ENDS}`,
  },
  'h-wing': {
    name: 'H-Wing',
    says: `Trois liens se suivent, les uns dans des cases à deux candidats, les autres dans des zones à deux places. ${READ} ${FOLLOWS} ${ENDS}`,
  },
  'continuous-nice-loop': {
    name: 'Boucle continue (Nice Loop)',
    says: 'Dans {chain}, de deux candidats joints par =, l’un au moins est vrai ; de deux joints par -, un au plus ; le dernier - ramène au premier. Ils sont donc vrais et faux en alternance, tout autour, de deux façons possibles. Dans les deux, de deux joints par -, un seul est vrai, et tout candidat que les deux excluent disparaît.',
  },
  'discontinuous-nice-loop': {
    name: 'Boucle discontinue (Nice Loop)',
    says: `${READ} ${LINK_BY_LINK} ${SAME_END}`,
  },
  aic: {
    name: 'Chaîne alternée (AIC)',
    says: `${READ} ${LINK_BY_LINK} ${ENDS}`,
  },
  'x-cycle': {
    name: 'Cycle X',
    says: 'Dans la boucle {chain} des places du {digit}, un candidat sur deux est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un autre {digit} qui en voit un de chaque sorte est impossible.',
  },
  'y-cycle': {
    name: 'Cycle Y',
    says: 'La boucle {chain} passe par des cases à deux candidats ; un candidat sur deux y est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un candidat qui en voit un de chaque sorte avec son chiffre est impossible.',
  },
  'forcing-x-chain': {
    name: 'Chaîne X forcée',
    says: 'Partir de {candidate}, vrai si la chaîne continue par « - », faux si c’est par « = », et suivre le {digit} de zone en zone : {chain}. Elle revient avec le contraire : le départ était faux.',
  },
  'bidirectional-cycle': {
    name: 'Cycle bidirectionnel',
    says: 'La boucle {chain} passe par des cases et par des zones ; un candidat sur deux y est vrai : avec {candidate}, tous ceux qui vont avec lui ; sans lui, tous les autres. Un candidat qui en voit un de chaque sorte avec son chiffre est impossible.',
  },
  'forcing-chain': {
    name: 'Chaîne forcée',
    says: 'Partir de {candidate}, vrai si la chaîne continue par « - », faux si c’est par « = », et suivre les liens par les cases et les zones : {chain}. Elle revient avec le contraire : le départ était faux.',
  },
  'grouped-turbot-fish': {
    name: 'Turbot groupé',
    says: 'Dans {chain}, deux zones sont jointes, où le chiffre n’a que deux places, ou des cases voisines qui comptent pour une. De deux jointes par =, l’une a le chiffre ; de deux jointes par -, une au plus. Donc l’un au moins des bouts, {start} et {end}, l’a, et aucune case qui les voit tout entiers ne peut l’avoir.',
  },
  'aligned-pair-exclusion': {
    name: 'Exclusion de paires alignées',
    says: SAYS_ALIGNED_PAIR_EXCLUSION,
  },
  'aligned-triplet-exclusion': {
    name: 'Exclusion de triplets alignés',
    says: SAYS_ALIGNED_PAIR_EXCLUSION,
  },
  'sue-de-coq': {
    name: 'Sue de Coq',
    says: 'Au croisement {crossing} de deux zones ({house} et {other}), il y a les candidats {digits}. À côté, {first} avec {firstDigits} dans {house}, et {second} avec {secondDigits} dans {other}. Les deux n’ont aucun chiffre commun dans le croisement : aucun chiffre n’entre deux fois dans toutes ces cases ; seul un chiffre que les deux ont et pas le croisement entre dans chacun. Ainsi comptés, il y a juste autant de chiffres que de cases : chacun y est.',
  },
  'vwxyz-wing': {
    name: 'VWXYZ-Wing',
    says: SAYS_VWXYZ_WING,
  },
  'uvwxyz-wing': {
    name: 'UVWXYZ-Wing',
    says: SAYS_VWXYZ_WING,
  },
  'als-xz': {
    name: 'ALS-XZ',
    says: `${OPEN_SETS} Toutes les places du {restricted} dans l’un voient toutes celles dans l’autre : il manque donc à l’un des deux, qui contient tout le reste. Un chiffre qui est dans les deux restes a sa place dans l’un d’eux. (Avec deux tels chiffres, il manque à chacun l’un d’eux, et son reste est certain.)`,
  },
  'als-xy-wing': {
    name: 'ALS-XY-Wing',
    says: 'Trois ensembles ont un chiffre de plus que de cases : un pivot, {pivot} avec {pivotDigits}, et deux ailes, {first} avec {firstDigits} et {second} avec {secondDigits}. Celui à qui manque un de ses chiffres contient tous les autres. Toutes les places du {firstLink} dans le pivot voient celles de la première aile, et toutes les places du {secondLink} celles de la seconde. Il ne manque qu’un chiffre au plus au pivot : il prend donc le {firstLink} à la première aile ou le {secondLink} à la seconde, et cette aile contient alors {digits}.',
  },
  'als-w-wing': {
    name: 'ALS-W-Wing',
    says: `${OPEN_SETS} Dans {house}, chaque place du {link} voit toutes ses places dans l’un des deux ensembles. Les deux ne peuvent pas contenir {link}, car il n’aurait plus de place dans {house}. Il manque donc à l’un d’eux, qui contient tout le reste, avec {digits}.`,
  },
  'als-chain': {
    name: 'Chaîne d’ALS',
    says: 'Des ensembles qui ont un chiffre de plus que de cases forment une chaîne : {chain}. Celui à qui manque un de ses chiffres contient tous les autres (=) ; et là où toutes les places d’un chiffre dans deux ensembles voisins se voient, un seul des deux l’a (-). Le long de la chaîne : si {digits} manque dans {first}, il est dans {last}.',
  },
  'ahs-xz': {
    name: 'AHS-XZ',
    says: 'Dans {house}, {digits} n’ont de place que dans {cells} : une case de plus que de chiffres. De même {otherDigits} dans {other}, seulement dans {otherCells}. Chacun de ces ensembles remplit toutes ses cases sauf une, et les deux ont en commun {shared}. Aucune case n’a un chiffre des deux : chaque ensemble laisse donc l’une de ces deux cases à l’autre. Ces cases n’ont que des chiffres de ces ensembles.',
  },
  'death-blossom': {
    name: 'Fleur de la mort',
    says: 'La tige {stem} contient l’un des chiffres {stemDigits}. À chacun appartient un pétale, un ensemble avec un chiffre de plus que de cases, où toutes les places du chiffre voient la tige : {links} dans {petals}. Quel que soit le chiffre de la tige, il manque à son pétale, qui contient donc tous les autres, dont {digits}.',
  },
  'franken-x-wing': {
    name: 'X-Wing de Franken',
    says: SAYS_FRANKEN_X_WING,
  },
  'franken-swordfish': {
    name: 'Espadon de Franken',
    says: SAYS_FRANKEN_X_WING,
  },
  'franken-jellyfish': {
    name: 'Méduse de Franken',
    says: SAYS_FRANKEN_X_WING,
  },
  'finned-franken-x-wing': {
    name: 'X-Wing de Franken à nageoire',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-franken-swordfish': {
    name: 'Espadon de Franken à nageoire',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-franken-jellyfish': {
    name: 'Méduse de Franken à nageoire',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'grouped-continuous-nice-loop': {
    name: 'Boucle continue groupée',
    says: 'Dans {chain}, des deux bouts d’un lien =, l’un au moins est vrai ; d’un lien -, un au plus. Plusieurs cases avec un chiffre : l’une d’elles l’a. Plusieurs chiffres après = : ces cases les ont tous, s’il leur manque celui qui précède. Le dernier - ramène au premier : tous sont donc vrais et faux en alternance, tout autour, de deux façons possibles. Dans les deux, un seul bout de chaque - est vrai, et tout candidat que les deux bouts excluent disparaît, comme celui qu’exclut ce que ces cases ont dans les deux façons.',
  },
  'grouped-discontinuous-nice-loop': {
    name: 'Boucle discontinue groupée',
    says: `${READ_GROUPS} ${LINK_BY_LINK} ${SAME_END}`,
  },
  'grouped-aic': {
    name: 'Chaîne alternée groupée',
    says: `${READ_GROUPS} ${LINK_BY_LINK} ${ENDS}`,
  },
  tridagon: {
    name: 'Tridagone',
    says: TRIDAGON,
  },
  'tridagon-forcing-chain': {
    name: 'Chaîne forcée du tridagone',
    says: `${TRIDAGON} ${SAME}`,
  },
  'sk-loop': {
    name: 'Boucle SK',
    says: 'Les {count} cases {cells} forment un anneau de huit groupes dans quatre blocs ; chaque groupe partage une ligne, une colonne ou un bloc avec le suivant. Tous leurs candidats se répartissent ainsi : {digits1} dans {house1}, {digits2} dans {house2}, {digits3} dans {house3}, {digits4} dans {house4}, {digits5} dans {house5}, {digits6} dans {house6}, {digits7} dans {house7}, {digits8} dans {house8}. Chaque chiffre a une place dans sa zone, {count} fois en tout : autant que de cases. Chacun est donc dans l’anneau pour sa zone, et nulle part ailleurs.',
  },
  'junior-exocet': {
    name: 'Exocet junior',
    says: SAYS_JUNIOR_EXOCET,
  },
  'double-exocet': {
    name: 'Exocet double',
    says: 'Deux exocets sont dans une même bande, tous deux avec les chiffres {digits} : les cases {targets} contiennent les deux mêmes chiffres que {base}, et {secondTargets} les mêmes que {secondBase}. Ici non plus, des chiffres égaux ne doivent pas se voir, et il reste peu de façons de remplir toutes ces cases.',
  },
  'senior-exocet': {
    name: 'Exocet senior',
    says: SAYS_JUNIOR_EXOCET,
  },
  nishio: {
    name: 'Nishio',
    says: 'Suivre le {digit} de zone en zone ; les places qui se révèlent fausses ne comptent plus. {branches} Les deux à la fois, c’est impossible : l’hypothèse était fausse.',
  },
  'cell-forcing-chain': {
    name: 'Chaînes forcées d’une case',
    says: 'L’un des candidats de {cell} est vrai. {branches} La fin est chaque fois la même : elle est donc certaine.',
  },
  'region-forcing-chain': {
    name: 'Chaînes forcées d’une zone',
    says: 'Dans {house}, l’une des places du {digit} est la bonne. {branches} La fin est chaque fois la même : elle est donc certaine.',
  },
  'uniqueness-forcing-chain': {
    name: 'Chaînes forcées d’unicité',
    says: `Si {cells} ne contenaient que {digits}, ces chiffres pourraient y changer de place : la grille aurait deux solutions. Donc l’un des autres candidats est vrai : {guardians}. ${SAME}`,
  },
  'bug-forcing-chain': {
    name: 'Chaînes forcées du BUG',
    says: `Sans {guardians}, chaque case vide aurait deux candidats, et chaque chiffre deux places dans chaque zone où il manque. Prendre partout l’autre candidat ferait alors d’une solution deux. Donc l’un de ces candidats est vrai. ${SAME}`,
  },
  'oddagon-forcing-chain': {
    name: 'Chaînes forcées de l’oddagone',
    says: `${ODDAGON} ${SAME}`,
  },
  'multi-sector-locked-sets': {
    name: 'Ensembles verrouillés multi-secteurs',
    says: 'Au croisement de {rows} avec {columns}, il y a {count} cases vides. Des chiffres qui y sont possibles, {rowDigits} entrent au plus une fois dans chacune de ces lignes, et {columnDigits} au plus une fois dans chacune de ces colonnes. Cela fait, comptés là où les cases peuvent les avoir, de la place pour {count} chiffres : juste assez. Chacune a donc ses chiffres dans le croisement, et pas ailleurs.',
  },
  'dynamic-forcing-chain': {
    name: 'Chaîne forcée dynamique',
    says: `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus. ${RESULT}`,
  },
  'dynamic-forcing-chain-plus': {
    name: 'Chaîne forcée dynamique (+)',
    says: `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus, et les candidats verrouillés, les paires et les X-Wings qui en naissent comptent aussi. ${RESULT}`,
  },
  'broken-wing': {
    name: 'Aile brisée',
    says: 'Les cases {cells} sont un anneau de {count} places pour le {digit} : chacune partage une zone avec la suivante, {houses}. Si ces zones n’avaient pas d’autre place pour lui, chacune l’aurait dans l’une de ses deux : les places avec et sans {digit} alterneraient, ce qu’un nombre impair ne permet pas. L’un des gardiens, les autres places dans ces zones, l’a donc : {guardians}.',
  },
  'finned-squirmbag': {
    name: 'Squirmbag à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'finned-whale': {
    name: 'Baleine à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'finned-leviathan': {
    name: 'Léviathan à nageoire',
    says: SAYS_FINNED_X_WING,
  },
  'siamese-fish': {
    name: 'Poissons siamois',
    says: 'Deux poissons à nageoire du {digit} se sont soudés : ils ont les mêmes bases, {bases}. L’un a les couvertures {covers} et la nageoire {fins}, l’autre les couvertures {otherCovers} et la nageoire {otherFins}. Chacun montre à lui seul : sans {digit} dans sa nageoire, ses couvertures reçoivent le leur des bases ; sinon, aucune case qui voit toute la nageoire ne peut l’avoir. Chacun ôte donc le {digit} à ce qui est dans ses couvertures et voit toute sa nageoire.',
  },
  'mutant-swordfish': {
    name: 'Espadon mutant',
    says: SAYS_FRANKEN_X_WING,
  },
  'mutant-jellyfish': {
    name: 'Méduse mutante',
    says: SAYS_FRANKEN_X_WING,
  },
  'finned-mutant-swordfish': {
    name: 'Espadon mutant à nageoire',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-mutant-jellyfish': {
    name: 'Méduse mutante à nageoire',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'kraken-fish-1': {
    name: 'Poisson kraken type 1',
    says: `${FIN} Sans {digit} dans la nageoire, chaque zone de couverture reçoit son {digit} des zones de base, et ses autres cases ne peuvent pas l’avoir. Sinon, des chaînes mènent à la même fin. {branches}`,
  },
  'kraken-fish-2': {
    name: 'Poisson kraken type 2',
    says: `${FIN} Sans {digit} dans la nageoire, chaque zone de couverture reçoit son {digit} des zones de base ; dans {house}, il vient de {places}. De chacune de ces places et de la nageoire, une chaîne mène à la même fin. {branches}`,
  },
  'template-set': {
    name: 'Gabarit : placer',
    says: `${TEMPLATE} tous passent par {cells}.`,
  },
  'template-delete': {
    name: 'Gabarit : éliminer',
    says: `${TEMPLATE} aucun ne passe par {cells}.`,
  },
  'nested-forcing-chain': {
    name: 'Chaîne forcée imbriquée',
    says: `Suivre ce qu’une hypothèse impose ; les candidats qui se révèlent faux ne comptent plus, et les candidats verrouillés, les paires, les X-Wings, les chaînes et les réseaux entiers qui en naissent comptent aussi. ${RESULT}`,
  },
} as const satisfies TechniqueTexts;

// What several ideas say alike. A bundler may leave out calls that nobody reads.
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

/** What to look for, without places: how somebody begins to see a technique. */
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
} as const satisfies Readonly<Record<string, string>>;

/** Rules and clues. */
export const words: Words = {
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

/** What people call techniques besides, by technique id. */
export const synonyms = {
  'full-house': ['dernier chiffre', 'maison pleine'],
  'hidden-single': ['singulier caché', 'chiffre caché'],
  'naked-single': ['singulier nu', 'candidat unique'],
  pointing: ['candidats verrouillés 1', 'paire pointante', 'interaction bloc ligne'],
  claiming: ['candidats verrouillés 2', 'interaction ligne bloc', 'réduction ligne bloc'],
  'naked-pair': ['paire exclusive', 'jumeaux nus'],
  'naked-triple': ['triplé nu', 'trio nu'],
  'hidden-pair': ['jumeaux cachés'],
  'hidden-triple': ['triplé caché', 'trio caché'],
  'x-wing': ['aile en X'],
  jellyfish: ['poisson-méduse'],
  'two-string-kite': ['cerf-volant à deux ficelles'],
  'xy-wing': ['aile XY', 'aile en Y'],
  'unique-rectangle-1': ['rectangle unique 1'],
  'simple-colors-trap': ['coloriage simple', 'coloration simple'],
  'multi-colors-1': ['coloration multiple'],
  'remote-pair': ['paires distantes'],
  aic: ['chaîne d’inférences alternées'],
  'als-xz': ['ensembles presque verrouillés'],
  tridagon: ['marteau de Thor'],
  'death-blossom': ['fleur mortelle'],
} as const satisfies Synonyms;

/** What people call the families. */
export const families = {
  singles: ['singletons'],
  ties: ['contraintes', 'règles'],
  'locked-candidates': ['candidats verrouillés'],
  subsets: ['sous-ensembles', 'ensembles verrouillés'],
  fish: ['poissons'],
  'single-digit': ['motifs d’un chiffre'],
  wings: ['ailes'],
  coloring: ['coloriage', 'coloration'],
  uniqueness: ['unicité'],
  chains: ['chaînes', 'boucles'],
  'almost-locked-sets': ['ensembles presque verrouillés'],
  exclusion: ['exclusion'],
  patterns: ['grands motifs'],
  sums: ['sommes', 'cages'],
  clues: ['contraintes', 'variantes'],
  'last-resort': ['dernier recours', 'gabarits'],
} as const satisfies Synonyms;
