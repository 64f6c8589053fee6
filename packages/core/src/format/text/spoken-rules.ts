import type { KindName } from '../../rules/kinds.ts';
import type { RuleName } from '../../rules/rule-names.ts';

/** The name of a kind of clues or of a rule for the whole board. */
type Known = KindName | RuleName;

/** A rule, and the words by which texts speak of it. */
export interface SpokenRule {
  /** The name of a kind or rule, or English words for a rule that no board can hold. */
  readonly name: string;
  /**
   * Its words in small letters, as parts of regular expressions between ends of words. "~" stands
   * for some words of the same sentence.
   */
  readonly words: readonly string[];
  /** The kinds and rules of a board that explain the words. Nothing explains an unknown rule. */
  readonly read: readonly string[];
}

/** A rule that the words name. */
const own = (name: Known, ...words: readonly string[]): SpokenRule => ({ name, words, read: [name] });

/** Words that may mean a rule, or others that are drawn or told alike. */
const shared = (name: string, read: readonly Known[], ...words: readonly string[]): SpokenRule => ({
  name,
  words,
  read,
});

/** A rule that no board can hold. */
const unknown = (name: string, ...words: readonly string[]): SpokenRule => ({ name, words, read: [] });

const NEGATIVES: readonly Known[] = ['neg-ratio', 'neg-diff', 'neg-xv', 'nonconsecutive'];

const CAGES: readonly Known[] = [
  ...(['killer', 'sum', 'rellik', 'equality', 'lookandsay', 'containatleast', 'containexact'] as const),
  ...(['lunchbox', 'excess', 'equalsum', 'countdistinct', 'extraregion', 'samevalues'] as const),
];

const LINES: readonly Known[] = [
  ...(['arrow', 'doublearrow', 'thermo', 'slowthermo', 'whisper', 'renban', 'nabner', 'palindrome'] as const),
  ...(['between', 'lockout', 'regionsum', 'zipper', 'entropic', 'modular', 'parityline', 'sumline'] as const),
  ...(['diagonal', 'x', 'littlekiller', 'equalsum', 'samevalues', 'valueindex', 'fullrank'] as const),
];

const OUTSIDE: readonly Known[] = [
  ...(['littlekiller', 'sandwich', 'xsum', 'skyscraper', 'numberedroom', 'hiddenskyscraper'] as const),
  'fullrank',
];

const RINGS: readonly Known[] = [
  ...(['arrow', 'doublearrow', 'between', 'quadruple', 'odd', 'difference', 'ratio', 'zipper'] as const),
  ...(['countingcircles', 'countdistinct', 'countsame', 'samerun', 'lockout', 'thermo'] as const),
];

const BLACK = '(?:black|schwarze[nrs]?) ';
const WHITE = '(?:white|weiße[nrs]?) ';
const DOTS = '(?:dots?|circles?|punkt(?:e|en|s)?)';
const ALL = '(?:all|every|alle) (?:of )?(?:the )?(?:possible |such )?';
const GIVEN = ' ~ (?:given|shown|marked|drawn|indicated|present|eingezeichnet|angegeben|markiert)';

/** What the places mean that have no sign. A puzzle without such a rule is another one. */
const OF_NOTHING: readonly SpokenRule[] = [
  own(
    'neg-xv',
    `${ALL}["']?(?:x|v|xv)(?:'?s)?${GIVEN}`,
    '(?:not|never|no) ~ (?:sum|add)(?: up)? to (?:5|10|five|ten|v|x)',
  ),
  shared(
    'neg-diff',
    ['neg-diff', 'nonconsecutive'],
    `${ALL}${WHITE}${DOTS}${GIVEN}`,
    'all ~ difference ~ (?:shown|given)',
  ),
  own('neg-ratio', `${ALL}${BLACK}${DOTS}${GIVEN}`, `${ALL}ratios?${GIVEN}`),
  shared('neg-ratio', ['neg-ratio', 'neg-diff'], `${ALL}(?:kropki )?(?:dots?|punkte)${GIVEN}`),
  shared(
    'negative constraint',
    NEGATIVES,
    'negative constraints?',
    `${ALL}\\w+ (?:are|have been) (?:given|shown|marked)`,
  ),
];

const OF_THE_BOARD: readonly SpokenRule[] = [
  own('antiknight', 'anti-? ?knights?', "knights?'?s?'?(?= [^.;]{0,30}\\bmoves?\\b)", 'springerzugs?', 'anti-springer'),
  own(
    'antiking',
    'anti-? ?kings?',
    "kings?'?s?'?(?= [^.;]{0,30}\\bmoves?\\b)",
    '(?:touch|adjacent|neighbou?ring) diagonally',
    'diagonally (?:adjacent|touching) ~ (?:not|cannot|different|differ)',
    'an einer ecke berühren',
  ),
  own(
    'disjoint',
    'disjoint (?:groups?|sets?)',
    'disjunkten? gruppen',
    '(?:same|gleichen) (?:relative )?(?:position|stelle) (?:in|within|of|relative|ihrer) ~ (?:box|boxes|regions?|blöcke)',
  ),
  own('dutchflatmates', 'dutch flat ?mates'),
  own('antitaxicab', 'anti-? ?taxi(?:cab)?', 'taxi ?cab'),
  own('globalentropy', 'global entropy', 'globale entropie', '2x2 ~ low'),
  own('globalmod', 'global modular'),
  own('regionsamevalues', '(?:same|gleiche) (?:digits|ziffern) everywhere', 'überall gleiche ziffern'),
  own(
    'nonconsecutive',
    'non-? ?consecutive',
    "(?:not|never|cannot|can't)(?: be| contain)? consecutive",
    "consecutive (?:digits |numbers |values )?(?:cannot|can't|may not|must not|may never)",
    'nie aufeinanderfolgende',
  ),
];

const LINES_BY_NAME: readonly SpokenRule[] = [
  own(
    'littlekiller',
    'little[ -]killers?(?: (?:sums?|clues?|arrows?))*',
    'arrows? outside',
    'numbered arrows?',
    '(?:sums?|total|add(?: up)?) ~ diagonals?',
    'diagonals? ~ (?:sums?|add(?: up)?)',
    'clues? with an arrow',
    'kleiner pfeil',
  ),
  own('doublearrow', 'double[ -]arrows?', 'doppelpfeile?n?'),
  unknown('average arrow', 'average arrows?', 'arrows? ~ average'),
  own('slowthermo', 'slow[ -]thermo(?:meter)?s?', '(?:langsame[sn]?|hohlen) thermometern?'),
  shared('thermo', ['thermo', 'slowthermo'], 'thermo(?:meter)?s?', 'thermometern?'),
  shared('thermo', ['thermo', 'slowthermo', 'arrow'], 'bulb'),
  own('nabner', 'nabners?(?:[ -](?:lines?|linien?))?'),
  shared(
    'whisper',
    ['whisper', 'lockout', 'nabner'],
    '(?:german |dutch )?whispers?(?: lines?)?',
    'flüsterlinien?',
    'differ\\w* ~ at least',
    'unterscheiden sich um mindestens',
  ),
  own('zipper', 'zippers?(?: lines?)?', 'reißverschlusslinien?'),
  own(
    'regionsum',
    '(?:region|box|block)[ -]sums?(?: lines?)?',
    'blocksummenlinien?',
    'equal[ -]sum lines?',
    '(?:equal|same) (?:sums?|totals?|value) ~ (?:box|boxes|regions?)',
    '(?:sums?|total) ~ same ~ (?:box|boxes|regions?)',
    '(?:box|boxes|regions?) ~ (?:sums?|adds?) ~ same',
    'hellblauen linie',
  ),
  shared(
    'renban',
    ['renban', 'nabner'],
    'renbans?(?: lines?| groups?)?',
    '(?:set|sequence|series|group|lines?) ~ consecutive',
    '(?:purple|pink|magenta) ~ consecutive',
    'magentafarbenen linie',
  ),
  own('palindrome', 'palindromes?', 'palindrome?n?', 'reads? the same', 'lesen sich ~ gleich'),
  shared(
    'parityline',
    ['parityline', 'modular'],
    'parity lines?',
    'paritätslinien?',
    'alternates? ~ (?:odd|even|parity)',
    'wechseln sich gerade',
  ),
  own('lockout', 'block-?outs?(?: lines?)?', 'lockouts?(?: lines?)?', 'outside the range'),
  shared(
    'between',
    ['between', 'lockout', 'doublearrow'],
    'between[ -]lines?',
    'zwischenlinien?',
    '(?:strictly|numerically|value) (?:in[ -]?)?between',
    'lines? ~ between',
    'between ~ (?:circles?|ends?|circled)',
    'liegen echt zwischen',
  ),
  own(
    'entropic',
    'entropic(?: lines?)?',
    'entropy lines?',
    'entropielinien?',
    'lines? ~ low ~ (?:middle|medium) ~ high',
  ),
  own('modular', 'modular(?: lines?)?', 'modularen? linien?', 'modulo'),
  own('sumline', '(?:sum|ten|10)[ -]lines?', 'summenlinien?'),
  shared(
    'arrow',
    ['arrow', 'doublearrow'],
    "(?:along|on) (?:an? |the |each )?(?:\\w+ )?arrows?(?:'s?)?",
    "arrows?(?:'s?)? (?:must )?(?:sums?|adds?)",
    'auf einem pfeil',
  ),
  shared(
    'arrow',
    ['arrow', 'doublearrow', 'littlekiller', 'valueindex', 'minimum', 'maximum', 'inequality', 'numberedroom'],
    'arrows?',
    'pfeile?n?',
  ),
];

const SIGNS: readonly SpokenRule[] = [
  own('countingcircles', 'counting circles?', 'zählende kreise'),
  own(
    'quadruple',
    'quad(?:s|ruples?)?(?: circles?)?',
    'quadrupel',
    'circles? ~ appears?',
    'appears? ~ (?:surrounding|touched|four|4|2x2)',
    'circles? ~ (?:four|4)(?: \\w+)? cells',
    'vier zellen um einen ring',
  ),
  own('ratio', `${BLACK}${DOTS}`, 'ratio (?:of )?(?:1:2|2:1|1:x)'),
  own(
    'difference',
    `${WHITE}dots?`,
    `${WHITE}punkt(?:e|en|s)?`,
    `circles? ~ difference`,
    `${WHITE}circles? ~ consecutive`,
  ),
  shared('difference', ['difference', ...RINGS], `${WHITE}circles?`),
  shared('ratio', ['ratio', 'difference'], 'kropki', 'dots?', 'punkte'),
  shared(
    'xv',
    ['xv', 'neg-xv'],
    'xvs?',
    `(?:joined|separated|connected|linked) by (?:either )?(?:an? |the )?["']?[xv]\\b`,
    `(?:an?|the) ["']?[xv]["']? (?:must|sum|contain|have|add|are|clue|on|is|joins?|connects?|marks?|indicates?)`,
    `[xv]'s (?:join|connect|mark)`,
    'beiderseits eines [xv]',
  ),
  shared(
    'inequality',
    ['inequality', 'minimum', 'maximum'],
    'inequality(?: signs?)?',
    'greater[ -]than (?:signs?|symbols?)',
    'chevrons?',
    'ungleichheitszeichen',
  ),
  own('odd', 'circles? ~ odd', 'odd circles?', 'ungerade zellen?', 'grauer scheibe'),
  own('even', 'squares? ~ even', 'even squares?', 'grauem quadrat'),
  shared('odd', ['odd', 'even', 'parityline'], '(?:grey|gray|shaded|marked) ~ (?:odd|parity)'),
  shared('even', ['even', 'odd', 'parityline'], '(?:grey|gray|shaded|marked) ~ even', 'gerade zellen?'),
  own(
    'minimum',
    'minim(?:um|a) cells?',
    '(?:smaller|less|lower) than ~ (?:orthogonal\\w*|neighbou?rs?|adjacent|beside)',
    'kleiner als alle nachbarn',
  ),
  own(
    'maximum',
    'maxim(?:um|a) cells?',
    'fortress',
    '(?:larger|greater|higher|bigger) than ~ (?:orthogonal\\w*|neighbou?rs?|adjacent|beside)',
    'größer als alle nachbarn',
  ),
  own('clone', 'clones?', 'cloned', 'klone', 'gruppen gleicher form'),
  own('valueindex', 'value index\\w*', 'wertzeiger'),
  own('rowindex', 'row[ -]index\\w*', 'zeilenzeiger', 'indicates? ~ in which row'),
  own('boxindex', 'box[ -]index\\w*', 'blockzeiger'),
  shared(
    'colindex',
    ['colindex', 'rowindex', 'boxindex', 'valueindex', 'numberedroom'],
    '(?:column[ -])?index(?:ing|er|ers|es)?(?: columns?)?',
    'spaltenzeiger',
    '(?:indicates?|column \\d) ~ (?:in which|the) column',
  ),
];

const BESIDE_THE_BOARD: readonly SpokenRule[] = [
  own('sandwich', 'sandwich\\w*', 'between (?:the )?1 and (?:the )?9'),
  own('xsum', 'x-? ?sums?', 'x-summen?', 'first x (?:digits|cells|numbers)'),
  own('hiddenskyscraper', 'hidden skyscrapers?', 'verdecktes hochhaus'),
  shared('skyscraper', ['skyscraper', 'hiddenskyscraper'], 'sky ?scrapers?', 'hochhäuser'),
  own('numberedroom', 'numbered rooms?', 'nummerierter? raum'),
  own('fullrank', 'full rank', 'rank(?:ing|ed)', 'rangfolge'),
];

const AREAS: readonly SpokenRule[] = [
  own('rellik', 'rellik'),
  own('lookandsay', 'look[ -]and[ -]say'),
  own('sum', 'sum cages?', 'summenkäfige?'),
  own('excess', 'sums with a difference', 'summen mit abstand'),
  own('equalsum', 'equal sums', 'gleiche summen'),
  shared('samevalues', ['samevalues', 'clone', 'regionsamevalues'], 'same digits', '(?:dieselben|gleiche) ziffern'),
  own('containatleast', 'contents'),
  own('lunchbox', 'lunch ?box(?:es)?'),
  own('equality', 'equality cages?', 'gleichstandskäfige?'),
  shared('killer', CAGES, 'killers?(?: cages?)?', 'cages?', 'käfige?n?'),
  shared('extraregion', ['extraregion', 'killer', 'samevalues'], 'extra regions?', 'zusätzliches? gebiete?'),
  own('windows', 'windoku', '(?:extra|shaded|tinted|grey) windows', 'fenster'),
  own(
    'chaos',
    'chaos construction',
    'gesuchte gebiete',
    'unknown regions?',
    '(?:divided?|partition|determine|deduce) ~ regions',
  ),
  shared(
    'x',
    ['x', 'diagonal'],
    '(?:main|both|marked|long|two|blue|negative|positive|center|central|either)(?: (?:main|marked|long|blue))* diagonals?',
    "(?:cannot|not|no|never|can't|don't) ~ repeat\\w* ~ diagonals?",
    "diagonals? ~ (?:cannot|not|no|never|can't|don't) ~ repeat",
    'diagonals? ~ (?:contains?|has|have)',
    '(?:beide|eingezeichnete) diagonalen?',
  ),
];

/** Rules that no board can hold. */
const NOT_KNOWN: readonly SpokenRule[] = [
  unknown('yin yang', 'yin[ -]?yang'),
  unknown('fog', 'fog', 'nebel'),
  unknown('doublers', 'doublers?', 'doubled cells?', 'verdoppler'),
  unknown('halvers', 'halvers?', 'halved'),
  unknown('multipliers', 'multipliers?(?: cells?)?'),
  unknown('negators', 'negators?'),
  unknown('modifiers', 'modifiers?', '(?:hot|cold) cells?'),
  unknown('Schrödinger cells', 'schr(?:ö|oe?)dinger\\w*(?: cells?)?', 's-?cells?'),
  unknown('vampires', 'vampires?'),
  unknown('loops and paths', '(?:draw|find|construct|forms?) ~ (?:loops?|paths?|route|snake)', 'slitherlink', 'snake'),
  unknown('shaded cells', 'shade (?:some|all|cells|any|every|one|each|exactly)', 'unshaded', 'nurikabe', 'norinori'),
  unknown('star battle', 'star battle', 'battlestar'),
  unknown('galaxies', 'galax(?:y|ies)'),
  unknown('polyominoes', 'fillomino', '(?:pento|tetro|poly)mino\\w*'),
  unknown(
    'wrong clues',
    'liars?',
    '(?:lying|wrong|false) (?:clues?|cages?|arrows?|lines?|thermometers?)',
    '(?:clues?|cages?) (?:is|are|may be) (?:wrong|false)',
  ),
  unknown('anti-queen', 'anti-? ?queens?', "queen'?s?[ -]moves?"),
  unknown('anti-bishop', 'anti-? ?bishops?', "bishop'?s?[ -]moves?"),
  unknown('knightmare', 'knight ?mares?'),
  unknown('battenburg', 'battenburg'),
  unknown('japanese sums', 'japanese sums?'),
  unknown('products', 'products?(?: lines?)?', 'multiply to', 'multiples?', 'divisors?', 'divisible'),
  unknown('prime numbers', 'primes?(?: numbers?)?'),
  unknown('letters for digits', 'cipher\\w*', 'letters? (?:represent|stand|replace)\\w*'),
  unknown('teleporters', 'teleport\\w*', 'wormholes?'),
  unknown('no normal rules', "normal sudoku rules do(?: not|n't) apply"),
];

/** Things that are drawn, where no word before said what they mean. */
const DRAWN: readonly SpokenRule[] = [
  shared('clues outside the grid', OUTSIDE, '(?:clues?|numbers?|digits?) outside(?: of)?(?: the grid)?'),
  shared('lines', LINES, 'lines'),
  shared('lines', LINES, '(?:an?|each|the|any|every|same)(?: \\w+)? line'),
  shared('circles', RINGS, 'circles?', 'circled'),
];

/**
 * The words of rules. Earlier rows take their words away, so that "killer" in "little killer" is no
 * word for cages any more.
 */
export const SPOKEN_RULES: readonly SpokenRule[] = [
  ...[...OF_NOTHING, ...OF_THE_BOARD, ...LINES_BY_NAME],
  ...[...SIGNS, ...BESIDE_THE_BOARD, ...AREAS, ...NOT_KNOWN, ...DRAWN],
];
