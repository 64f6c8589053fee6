import type { Grammar } from './grammar.ts';
import type { WholeWords } from './rule-words.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from './sentence.ts';
import type { Synonyms } from './technique-text.ts';

// English: the techniques themselves have their English names and sentences.

/** "a, b and c". */
const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' and ');

/** How steps are told. */
export const grammar: Grammar = {
  house: (kind, number) => `${kind === 'extra' ? 'extra house' : kind} ${number}`,
  ownDemand: 'the rule of the board',
  list,
  choice: (items) => joined(items, ', ', ' or '),
  others: (count) => `${count} others`,
  digits: (digits) => sentence`the ${digits.length > 1 ? 'digits' : 'digit'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`If ${candidate} is ${isOn ? 'true' : 'false'}, `;
    const verb = truths.length > 1 ? 'are' : 'is';
    const truth = isOn ? sentence`so ${verb} ${list(truths)}` : sentence`${list(truths)} ${verb} true`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : 'there is nothing to follow'}.`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}, and ` : ''}${falsehood} is false.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`If ${candidate} is ${isOn ? 'true' : 'false'}, ${end.candidate} is ${end.isOn ? 'true' : 'false'} after ${`${links}`} ${links > 1 ? 'links' : 'link'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`If ${candidate} is ${isOn ? 'true' : 'false'}`;
    return end ? sentence`${start}: ${end.candidate} is ${end.isOn ? 'true' : 'false'}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique}: ${list(falsehoods)} ${falsehoods.length > 1 ? 'are' : 'is'} false`,
  onTheWay: (lemmas) => sentence`Seen on the way: ${joined(lemmas, '; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`${`${lemmas}`} chains and nets are seen on the way.`
      : sentence`A chain or a net is seen on the way.`,
  byTies: (clues) => sentence`Clues that join what is followed: ${clues}.`,
  places: (cell, digit) => sentence`So ${cell} is ${digit}.`,
  removes: (losses) => {
    const all = losses.map(
      ({ digits, cells }) => sentence`${list(digits)} ${digits.length > 1 ? 'go' : 'goes'} from ${cells}`,
    );
    return sentence`So ${joined(all, '; ')}.`;
  },
  lookAt: (places) => sentence`Look at ${places}.`,
  lookFor: (technique, places) => sentence`Look at ${places}: there is a step of the technique “${technique}”.`,
};

/** Rules and clues. */
export const words: WholeWords = {
  theNumber: 'the number',
  every: { row: 'row', column: 'column', box: 'box', region: 'region' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
  range: (first, last) => `${first} to ${last}`,
  place: (number, all) => `${number} of ${all}`,
  normal: 'Normal sudoku rules apply.',
  full: 'every {houses} holds each of the digits {digits} once.',
  differ: 'every {houses} holds digits {digits}, none of them twice.',
  free: 'Each cell holds one of the digits {digits}.',
  colors: { whisper: 'green', dutch: 'orange' },
  rules: {
    x: { name: 'diagonals', says: 'Both diagonals hold every digit.' },
    windows: { name: 'windows', says: 'The shaded windows hold every digit.' },
    disjoint: { name: 'disjoint groups', says: 'Cells in the same place of their boxes hold every digit.' },
    antiknight: { name: 'anti-knight', says: 'Cells a knight’s move apart never hold the same digit.' },
    antiking: { name: 'anti-king', says: 'Cells that touch at a corner never hold the same digit.' },
    nonconsecutive: {
      name: 'nonconsecutive',
      says: 'Cells that share an edge never hold consecutive digits.',
    },
    'neg-ratio': {
      name: 'all black dots given',
      says: 'All black dots are given: no cells that share an edge have that ratio without a dot.',
    },
    'neg-diff': {
      name: 'all white dots given',
      says: 'All white dots are given: no cells that share an edge have that difference without a dot.',
    },
    'neg-xv': {
      name: 'all X and V given',
      says: 'All X and V are given: no other cells that share an edge add up to 10 or 5.',
    },
    globalentropy: {
      name: 'global entropy',
      says: 'Every square of four cells holds a low, a middle and a high digit.',
    },
    globalmod: {
      name: 'global modular',
      says: 'Every square of four cells holds digits of all three remainders after division by 3.',
    },
    diagonal: { name: 'diagonal', says: 'A marked diagonal holds every digit.' },
    killer: {
      name: 'killer cage',
      number: 'sum {n}',
      says: 'The digits in a cage differ and add up to {n}.',
      special: { '': 'The digits in a cage without a number differ.' },
    },
    sum: {
      name: 'sum cage',
      number: 'sum {n}',
      says: 'The digits in a grey cage add up to {n}; they may repeat.',
    },
    extraregion: {
      name: 'extra region',
      says: 'The digits in a shaded region differ.',
    },
    arrow: {
      name: 'arrow',
      parts: ['circle', 'shaft'],
      says: 'The digits along an arrow add up to the number in its circle; they may repeat.',
    },
    doublearrow: {
      name: 'double arrow',
      says: 'The digits between the two circles of a pink line add up to the sum of the circles.',
    },
    thermo: { name: 'thermometer', says: 'Digits along a thermometer increase from the bulb.' },
    slowthermo: {
      name: 'slow thermometer',
      says: 'Digits along a hollow thermometer increase from the bulb or stay the same.',
    },
    whisper: {
      name: 'whisper line',
      number: 'difference {n}',
      says: 'Neighbouring digits on {color} lines differ by at least {n}.',
    },
    renban: {
      name: 'renban line',
      says: 'The digits on a magenta line are consecutive, in any order, and do not repeat.',
    },
    nabner: {
      name: 'nabner line',
      says: 'Any two digits on an olive line differ by at least 2.',
    },
    palindrome: { name: 'palindrome', says: 'The digits on a wide grey line read the same from both ends.' },
    between: {
      name: 'between line',
      says: 'The digits between the two circles of a grey line lie strictly between the digits in the circles.',
    },
    lockout: {
      name: 'lockout line',
      number: 'difference {n}',
      says: 'The digits in the two diamonds of a line differ by at least {n}; digits between them lie outside their range.',
    },
    regionsum: {
      name: 'region sum line',
      says: 'On a light blue line, each stretch inside a box has the same sum.',
    },
    zipper: {
      name: 'zipper line',
      says: 'On a lilac line, digits at equal distance from its middle have the same sum, and one digit in the middle is that sum.',
    },
    entropic: {
      name: 'entropic line',
      says: 'Any three cells in a row on a peach line hold a low, a middle and a high digit.',
    },
    modular: {
      name: 'modular line',
      number: 'modulus {n}',
      says: 'Any {n} cells in a row on a teal line hold digits of all remainders after division by {n}.',
      rule: 'As many cells in a row on a teal line as its number hold digits of all remainders after division by it.',
    },
    parityline: { name: 'parity line', says: 'On a red line, odd and even digits alternate.' },
    difference: {
      name: 'white dot',
      number: 'difference {n}',
      says: 'Digits on both sides of a white dot with a number differ by {n}.',
      special: { '1': 'Digits on both sides of a white dot are consecutive.' },
    },
    ratio: {
      name: 'black dot',
      number: 'ratio {n}',
      says: 'Of the digits on both sides of a black dot with a number, one is {n} times the other.',
      special: { '2': 'Of the digits on both sides of a black dot, one is twice the other.' },
    },
    xv: {
      name: 'XV',
      number: 'sum {n}',
      says: 'Digits on both sides of a number on an edge add up to {n}.',
      special: {
        '5': 'Digits on both sides of a V add up to 5.',
        '10': 'Digits on both sides of an X add up to 10.',
        '15': 'Digits on both sides of an XV add up to 15.',
      },
    },
    inequality: { name: 'inequality sign', says: 'An inequality sign points to the smaller digit.' },
    quadruple: {
      name: 'quadruple',
      number: 'digits {n}',
      says: 'The four cells around a ring hold the digits {n}.',
      rule: 'The four cells around a ring hold the digits in it, each at least as often as it stands there.',
    },
    odd: { name: 'odd cell', says: 'A cell with a grey disc holds an odd digit.' },
    even: { name: 'even cell', says: 'A cell with a grey square holds an even digit.' },
    minimum: {
      name: 'minimum',
      says: 'A shaded cell with arrowheads pointing in is smaller than the cells beside it, but for other such cells.',
    },
    maximum: {
      name: 'maximum',
      says: 'A shaded cell with arrowheads pointing out is greater than the cells beside it, but for other such cells.',
    },
    clone: { name: 'clones', says: 'Shaded groups of the same shape hold the same digits in the same places.' },
    colindex: {
      name: 'column index cell',
      says: 'The digit in a marked cell of column c says in which column of its row c stands.',
    },
    rowindex: {
      name: 'row index cell',
      says: 'The digit in a marked cell of row r says in which row of its column r stands.',
    },
    boxindex: {
      name: 'box index cell',
      says: 'The digit in a marked cell at place p of its box says at which place of the box p stands.',
    },
    littlekiller: {
      name: 'little killer',
      number: 'sum {n}',
      says: 'The digits on the diagonal at which a small arrow points add up to {n}; they may repeat.',
    },
    sandwich: {
      name: 'sandwich sum',
      number: 'sum {n}',
      says: 'The digits between the smallest and the greatest digit of the row or column add up to {n} outside.',
    },
    xsum: {
      name: 'X-sum',
      number: 'sum {n}',
      says: 'The first X digits from the edge add up to {n} outside; X is the first of them.',
    },
    skyscraper: {
      name: 'skyscrapers',
      number: '{n} seen',
      says: 'Seen from {n} outside, so many digits are greater than all before them.',
    },
    numberedroom: {
      name: 'numbered room',
      number: 'digit {n}',
      says: 'The first digit from the edge says in which cell {n} outside stands.',
    },
    pair: {
      name: 'table line',
      says: 'Each two neighbours on a thin line are a pair of digits that the table of the line allows.',
    },
    pairx: {
      name: 'table group',
      says: 'Any two cells on a thin line are a pair of digits that the table of the group allows.',
    },
    automaton: {
      name: 'automaton line',
      says: 'Read cell by cell, the digits on a thin line take only steps that the automaton of the line allows, and it may stop where they end.',
    },
    anyof: {
      name: 'alternatives',
      says: 'Of several clues given as alternatives, at least one is true.',
    },
    rellik: {
      name: 'rellik cage',
      number: 'not {n}',
      says: 'The digits in a rellik cage differ, and no digits among them add up to {n}.',
    },
    equality: {
      name: 'equality cage',
      says: 'The digits in an equality cage differ; as many are even as odd and as many low as high, and none is the middle digit.',
    },
    lookandsay: {
      name: 'look-and-say cage',
      number: '{n}',
      says: 'The numbers of the cage say, two by two, how often a digit is in it: 2 3 stands for two threes.',
    },
    containatleast: {
      name: 'contents',
      number: '{n}',
      says: 'The cells hold the digits {n}, each at least as often as it is listed.',
    },
    containexact: {
      name: 'exact contents',
      number: '{n}',
      says: 'The cells hold the digits {n}, each exactly as often as it is listed.',
    },
    lunchbox: {
      name: 'lunchbox',
      number: 'sum {n}',
      says: 'The digits in a lunchbox differ; those between its smallest and its greatest digit add up to {n}.',
    },
    sumline: {
      name: 'sum line',
      number: 'sum {n}',
      says: 'The line can be cut into pieces that each add up to {n}.',
    },
    equalsum: {
      name: 'equal sums',
      says: 'The groups of cells add up to the same.',
    },
    samevalues: {
      name: 'same digits',
      says: 'The groups of cells hold the same digits, each as often.',
    },
    countingcircles: {
      name: 'counting circles',
      says: 'The digit in a circle says how many of the circles hold it.',
    },
    valueindex: {
      name: 'value indexing',
      says: 'The second cell of the arrow says how many cells behind it the digit at its start stands again.',
    },
    hiddenskyscraper: {
      name: 'hidden skyscraper',
      number: 'digit {n}',
      says: 'The first digit that is smaller than one before it, as seen from the edge, is {n} there.',
    },
    antitaxicab: {
      name: 'anti-taxicab',
      says: 'Two cells with the same digit are never exactly that many steps from edge to edge apart.',
    },
    dutchflatmates: {
      name: 'Dutch flatmates',
      says: 'Every 5 has a 1 directly above it or a 9 directly below it.',
    },
    regionsamevalues: {
      name: 'same digits everywhere',
      says: 'All rows, columns and boxes of the greatest length hold the same digits.',
    },
    fullrank: {
      name: 'full rank',
      number: 'place {n}',
      says: 'All rows and columns, read as numbers from both ends, are put in order; this one comes at place {n}.',
    },
  },
};

// What several ideas say alike. A bundler may leave out calls that nobody reads.
/* @__NO_SIDE_EFFECTS__ */
const fishIdea = (lines: string): string =>
  `Take one digit. Look for ${lines} rows in which its places lie in the same ${lines} columns, or the other way round. These columns have it there and nowhere else.`;
/* @__NO_SIDE_EFFECTS__ */
const finnedIdea = (fish: string): string =>
  `Look for ${fish} that one box spoils with a place or two more: the fin. Whether the fish holds or the fin does, cells of the fish that see the whole fin lose the digit.`;
/* @__NO_SIDE_EFFECTS__ */
const sashimiIdea = (fish: string): string =>
  `Look for ${fish} with a corner missing, and a fin in the box where that corner would be. It works as with a fin: what sees the whole fin goes.`;
/* @__NO_SIDE_EFFECTS__ */
const frankenIdea = (lines: string): string =>
  `A fish whose ${lines} houses may be boxes, too. Where these hold the digit only within as many other houses, those have it there alone.`;
/* @__NO_SIDE_EFFECTS__ */
const mutantIdea = (lines: string): string =>
  `A fish whose ${lines} houses may be rows, columns and boxes in any mixture. If they hold the digit only within as many other houses, those have it there alone.`;
const LOOK_WITH_A_FIN = 'Look for what spoils the pattern: only cells that see all of it lose the digit.';
const LOOK_NAMED_CHAIN = 'One end or the other is true, so what both rule out goes.';
const LOOK_DEADLY_1 = 'One cell alone keeps it from that, so the cell is something else.';
const LOOK_DEADLY_2 = 'One digit alone can prevent that, so it is in one of the cells that have it.';
const LOOK_DEADLY_3 =
  'The cells with more stand for one cell that holds an extra candidate. It may complete a naked set with others.';
const LOOK_DEADLY_4 = 'One digit is bound to the two cells with more, so the other of the pair cannot be in both.';
const LOOK_RECTANGLE =
  'Look for four cells in two rows, two columns and two boxes that could hold the same two digits. They could change places, and a proper puzzle never lets them.';
const LOOK_LOOP =
  'Look for a loop of cells with the same two candidates that touches each house twice or never. They could change places all along.';
const LOOK_EXTENDED =
  'Look for two lines that could have the same three digits or more in the same places. They could change them.';
const LOOK_POLYGON =
  'Look for two rows and two columns whose cells could hold the same few digits only. However they lie, some could change places.';
const LOOK_BUG =
  'When nearly every empty cell has two candidates, look at those with more. Without them the puzzle would have two solutions or none.';
const LOOK_BENT =
  'Look for cells, not all in one house, with as many digits as cells, where all digits but one see themselves. That one digit is in one of them.';
const LOOK_FOLLOW = 'Suppose a candidate, and note what it forces.';

/** What to look for, without places: how somebody begins to see a technique. */
export const ideas = {
  'full-house': 'Look for a row, a column or a box with one empty cell. It takes the digit that is missing.',
  'hidden-single':
    'Take a digit and look where it stands already. It rules out rows, columns and boxes, until one house has a single place left for it.',
  'naked-single': 'Take a cell and count the digits that it sees. If all but one are there, that one is left.',
  'restricted-cell':
    'Take a clue by itself: a dot, an arrow, a thermometer. Some digits never keep it, whatever the other cells hold.',
  'tied-cell': 'A cell has its digit, and a clue ties it to others. Ask which of their digits still go with it.',
  'line-range':
    'On a thermometer or another line, each cell needs room before it and behind it. Count from both ends to see which digits are left.',
  'missing-partner':
    'Two cells are tied by a dot or a line. Go through the digits of one: a digit without a partner in the other goes.',
  'sum-last-cell': 'A sum with one empty cell is like a full house: add up, and take away.',
  'count-places': 'A clue wants a number of certain digits. When only that many of its cells can have them, each does.',
  'innie-outie':
    'Every house adds up to the same total. When cages cover a house but for one cell, or reach one cell beyond, the difference is its digit.',
  'cage-single': 'List the ways to fill a cage. A digit that is in all of them, with one place left, is there.',
  'cage-combinations': 'List the sets of digits that make the sum of a cage. What is in none of them goes.',
  'set-combinations': 'List the sets of digits that a line can hold. What is in none of them goes.',
  'sum-bounds':
    'Add up the least that the other cells of a sum can be, and the most. What is left lies between two bounds.',
  'direct-pointing':
    'When a digit of a box lies in one line, the rest of that line cannot have it. Ask at once where it must go then.',
  'direct-claiming':
    'When a digit of a line lies in one box, the rest of that box cannot have it. Ask at once where it must go then.',
  'direct-hidden-pair':
    'Two digits that share their only two places fill them. Another digit loses these places, and may have one left.',
  'direct-hidden-triplet':
    'Three digits that share their only three places fill them. Another digit loses these places, and may have one left.',
  'locked-pair': 'Look for a naked pair where a line and a box cross. It clears both of them.',
  'locked-triple': 'Look for a naked triple where a line and a box cross. It clears both of them.',
  pointing: 'Take a digit in a box. When all its places lie in one line, the rest of the line loses it.',
  claiming: 'Take a digit in a line. When all its places lie in one box, the rest of the box loses it.',
  'rule-pointing':
    'Take the places of a digit in a house. A cell that none of them leaves room for, by houses or by clues, loses the digit.',
  'law-of-leftovers':
    'Lay as many lines over as many boxes. What sticks out on one side holds the same digits as what sticks out on the other.',
  'count-must-digits': 'When a clue cannot do without a digit, cells that see all its places there lose it.',
  'cage-must-digits': 'A digit that is in every way to fill a cage goes from the cells that see all its places there.',
  'naked-pair':
    'Look for two cells of a house with the same two candidates. They keep them, and the rest of the house loses them.',
  'naked-triple':
    'Look for three cells of a house with three candidates among them. Not each cell needs all three. The rest of the house loses them.',
  'hidden-pair': 'Look for two digits that have the same two places in a house. Nothing else fits there.',
  'hidden-triple': 'Look for three digits with three places among them in a house. Nothing else fits there.',
  'naked-quad': 'Look for four cells of a house with four candidates among them. The rest of the house loses them.',
  'hidden-quad': 'Look for four digits with four places among them in a house. Nothing else fits there.',
  'linked-set':
    'A naked set may lie across houses, when clues keep its cells apart. What sees all places of a digit in it loses the digit.',
  'tied-pair': 'List the few ways to fill two tied cells. What each of them rules out goes.',
  'sum-parity':
    'Odd or even is sometimes enough: when all cells of a sum but one are known to be odd or even, so is the last.',
  'line-fillings': 'Go through all ways to fill a line. What never comes up goes.',
  'cage-splitting':
    'A border of a house cuts a cage in two. When the other cages tell what one part adds up to, it is a small cage of its own.',
  'hidden-cage': 'Take the cages of a house away from its total. What is left is a cage that nobody has drawn.',
  'sum-fillings': 'Go through all ways to make a sum with the candidates that are left. What never comes up goes.',
  'killer-pair':
    'A cage needs one of two digits, and a cell of the same house has these two only. Together they keep both.',
  'innie-outie-of-houses':
    'Two or three houses together have a known total, too. Look for cages that cover them but for one cell.',
  alternatives: 'A clue can be kept in a few ways. Go through them: what is in none goes.',
  'innies-outies':
    'When cages leave a few cells of a house, or reach a few beyond, the difference of their sums is known.',
  'killer-triple': 'Cages and cells of a house that need three digits among them keep all three.',
  'cage-competition': 'Two cages of a house cannot use the same digit. What one of them needs is closed to the other.',
  'combination-check':
    'Take a way to fill a cage, and look at the rest of its house. If a digit has no place there then, it was no way.',
  'digit-check':
    'Put a digit down in your mind, and look at what it touches. If a cell or a clue is left with nothing, it was wrong.',
  'overlapping-sums': 'Two sums that share cells: take the shared ones away, and compare the rest.',
  'innies-outies-of-houses':
    'As with one house, but two or three together: cages leave a few cells, and their sum is known.',
  'short-trial': `${LOOK_FOLLOW} A few steps on, something is left without a place.`,
  'long-trial': `${LOOK_FOLLOW} It takes patience, until something is left without a place.`,
  'x-wing': fishIdea('two'),
  swordfish: fishIdea('three'),
  skyscraper:
    'Look for two rows with two places each for a digit, where one place of each lies in the same column. One of the two other places has the digit.',
  'two-string-kite':
    'Look for a row and a column with two places each for a digit, where one place of each lies in the same box. One of the two far ends has the digit.',
  'turbot-fish':
    'Look for two houses with two places each for a digit, where one place of each sees the other. One of the far ends has it.',
  'empty-rectangle':
    'Look for a box whose places for a digit lie in a row and a column of it, like an L or a cross. A line with two places nearby sends the digit round the corner.',
  'dual-two-string-kite': 'Two kites in one box: the same two cells of the box begin both. Each has two far ends.',
  'dual-empty-rectangle': 'One box with the shape of an L serves two lines with two places each.',
  'xy-wing':
    'Look for a cell with two candidates that sees two such cells, one for each of its digits. Whatever it takes, one of them becomes their common digit.',
  'xyz-wing':
    'As in an XY-Wing, but the cell in the middle has all three digits. So only cells that see all three lose the digit.',
  'w-wing':
    'Look for two cells with the same two candidates that do not see each other. A house with two places for one of the digits, one beside each, keeps both cells from being that digit.',
  'chute-remote-pair':
    'Look for two equal pairs in different boxes of a band, and at the third box of the band between them.',
  'empty-rectangle-pair':
    'Look for two equal pairs, and a box whose places for one of the digits all see one of the two.',
  'wxyz-wing': LOOK_BENT,
  'almost-locked-pair':
    'Where a line and a box cross, look for a cell with two digits on either side. The two digits then share out the crossing.',
  'almost-locked-triple': 'As an almost locked pair, with three digits and two cells on either side.',
  'xyz-ring':
    'An XYZ-Wing whose two ends are joined once more: then each of the three digits has its place, and more goes.',
  jellyfish: fishIdea('four'),
  'finned-x-wing': finnedIdea('an X-Wing'),
  'sashimi-x-wing': sashimiIdea('an X-Wing'),
  'finned-swordfish': finnedIdea('a Swordfish'),
  'sashimi-swordfish': sashimiIdea('a Swordfish'),
  'finned-jellyfish': finnedIdea('a Jellyfish'),
  'sashimi-jellyfish': sashimiIdea('a Jellyfish'),
  squirmbag: fishIdea('five'),
  whale: fishIdea('six'),
  leviathan: fishIdea('seven'),
  'simple-colors-trap':
    'Take a digit, and colour places in turn wherever a house has just two. A cell that sees both colours cannot have it.',
  'simple-colors-wrap':
    'Take a digit, and colour places in turn wherever a house has just two. If two of one colour see each other, that colour is false.',
  'multi-colors-1':
    'Colour two separate groups of a digit. Where a colour of one sees a colour of the other, one of their opposites is true.',
  'multi-colors-2':
    'Colour two separate groups of a digit. A colour that sees both colours of the other group is false.',
  'unique-rectangle-1': `${LOOK_RECTANGLE} ${LOOK_DEADLY_1}`,
  'unique-rectangle-2': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2}`,
  'unique-rectangle-3': `${LOOK_RECTANGLE} ${LOOK_DEADLY_3}`,
  'unique-rectangle-4': `${LOOK_RECTANGLE} ${LOOK_DEADLY_4}`,
  'unique-rectangle-5': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2} Here these are two opposite corners or three.`,
  'unique-rectangle-6': `${LOOK_RECTANGLE} One of the digits has no other place in two lines, and has to take two opposite corners.`,
  'hidden-rectangle': `${LOOK_RECTANGLE} Only one corner has nothing but the pair, and lines without other places do the rest.`,
  'avoidable-rectangle-1': `${LOOK_RECTANGLE} Here you have filled three corners yourself; none was printed.`,
  'avoidable-rectangle-2': `${LOOK_RECTANGLE} Here you have filled two corners yourself; one digit keeps the others from completing it.`,
  'avoidable-rectangle-3': `${LOOK_RECTANGLE} Here you have filled two corners yourself. ${LOOK_DEADLY_3}`,
  'hidden-avoidable-rectangle': `${LOOK_RECTANGLE} Here you have filled one corner yourself, and lines without other places would do the rest.`,
  'unique-loop-1': `${LOOK_LOOP} ${LOOK_DEADLY_1}`,
  'unique-loop-2': `${LOOK_LOOP} ${LOOK_DEADLY_2}`,
  'unique-loop-3': `${LOOK_LOOP} ${LOOK_DEADLY_3}`,
  'unique-loop-4': `${LOOK_LOOP} ${LOOK_DEADLY_4}`,
  'bug-plus-1': `${LOOK_BUG} With one such candidate, it is true.`,
  'bug-2': `${LOOK_BUG} When they are the same digit, it is in one of these cells.`,
  'bug-3': `${LOOK_BUG} Together they count as one cell, which may complete a naked set.`,
  'bug-4': `${LOOK_BUG} With two cells that share a digit, that digit takes one of them.`,
  'extended-rectangle-1': `${LOOK_EXTENDED} ${LOOK_DEADLY_1}`,
  'extended-rectangle-2': `${LOOK_EXTENDED} ${LOOK_DEADLY_2}`,
  'extended-rectangle-3': `${LOOK_EXTENDED} ${LOOK_DEADLY_3}`,
  'extended-rectangle-4': `${LOOK_EXTENDED} ${LOOK_DEADLY_4}`,
  'unique-polygon-1': `${LOOK_POLYGON} ${LOOK_DEADLY_1}`,
  'unique-polygon-2': `${LOOK_POLYGON} ${LOOK_DEADLY_2}`,
  'unique-polygon-3': `${LOOK_POLYGON} ${LOOK_DEADLY_3}`,
  'unique-polygon-4': `${LOOK_POLYGON} ${LOOK_DEADLY_4}`,
  'bug-lite':
    'Look for a part of the board where each cell has two candidates and each house holds its digits twice, but for a few candidates more. One of these is true.',
  'reverse-bug':
    'Look at two digits that you have placed yourself. They must not end up in pairs that could change places.',
  'symmetrical-placement':
    'Look at the givens as a pattern. If a turn or a reflection with other digits gives the same puzzle, the solution does so, too.',
  'firework-triple':
    'Look at a cell where a row and a column cross. Three digits that leave its box only through the same two cells take these three cells.',
  'firework-quad':
    'Two fireworks with two digits each, in opposite boxes, that meet in the same two cells: four digits take four cells.',
  'medusa-trap':
    'Colour candidates, not cells: along houses with two places and cells with two candidates. What both colours rule out goes.',
  'medusa-wrap':
    'Colour candidates along houses with two places and cells with two candidates. A colour that contradicts itself is false.',
  'remote-pair':
    'Look for a chain of cells with the same two candidates. Its ends differ when it has an even number of cells; what sees both loses both digits.',
  'bivalue-oddagon':
    'Look for a ring of an odd number of cells with the same two candidates. Two digits cannot take turns in it, so one of the other candidates is true.',
  'x-chain': `Follow one digit: strong links where a house has two places, weak ones between. ${LOOK_NAMED_CHAIN}`,
  'x-colors-trap':
    'Colour a digit, and let each colour spread to houses where it leaves one place. A cell that sees both loses the digit.',
  'x-colors-wrap':
    'Colour a digit, and let each colour spread to houses where it leaves one place. A colour that leaves a house nothing is false.',
  'xy-chain': `Walk through cells with two candidates: in with one digit, out with the other. ${LOOK_NAMED_CHAIN}`,
  'm-wing': `A cell with two candidates, and two strong links, one for either digit, on the same side. ${LOOK_NAMED_CHAIN}`,
  's-wing': `A cell with two candidates in the middle, a strong link for either digit on each side. ${LOOK_NAMED_CHAIN}`,
  'l-wing': `Three strong links in houses, of two digits, that meet in cells. ${LOOK_NAMED_CHAIN}`,
  'h-wing': `Three strong links, some in cells and some in houses, of three digits. ${LOOK_NAMED_CHAIN}`,
  'continuous-nice-loop':
    'A chain of strong and weak links by turns that comes back to its start without a break. Every weak link in it becomes strong.',
  'discontinuous-nice-loop':
    'A chain that comes back to the cell where it began. Two strong links at its start place the digit, two weak ones remove it.',
  aic: `Link candidates, strong and weak by turns, through cells and houses. ${LOOK_NAMED_CHAIN}`,
  'x-cycle':
    'Follow one digit round a loop, strong and weak by turns. What sees both kinds of its places loses the digit.',
  'y-cycle':
    'Walk through cells with two candidates until you are back. What sees both kinds of candidates in the loop goes.',
  'forcing-x-chain':
    'Suppose one place of a digit, and follow it from house to house. If you come back to the opposite, it was wrong.',
  'bidirectional-cycle': 'Follow links through cells and houses until you are back. The loop holds in both directions.',
  'forcing-chain':
    'Suppose a candidate, and follow one link after the other. If you come back to the opposite, it was wrong.',
  'grouped-turbot-fish': 'A Turbot Fish in which two or three cells side by side count as one place.',
  'aligned-pair-exclusion':
    'Take two cells, and go through all pairs of their digits. Each pair that leaves another cell nothing is out.',
  'aligned-triplet-exclusion':
    'Take three cells, and go through all their digits together. What leaves another cell nothing is out.',
  'sue-de-coq':
    'Look where a line and a box cross: cells with many candidates that split into two groups, one kept by cells of the line and one by cells of the box.',
  'vwxyz-wing': LOOK_BENT,
  'uvwxyz-wing': LOOK_BENT,
  'als-xz':
    'Look for two sets of cells with one digit more than cells. If they share a digit that only one of them can have, another common digit is in one of the two.',
  'als-xy-wing':
    'An XY-Wing of sets: a set in the middle takes a digit from one of two others, and that one holds the common digit.',
  'als-w-wing':
    'A W-Wing of sets: a house with places for a digit keeps both sets from holding it, so one of them holds all its rest.',
  'als-chain':
    'Sets with one digit more than cells, joined one after the other by digits that only one of two can have.',
  'ahs-xz':
    'Look for digits of a house with one place more than digits, in two houses that share two cells. What is foreign to them goes.',
  'death-blossom':
    'A cell, and for each of its candidates a set of cells that would lose it. All sets have one more digit in common: what sees it in all of them goes.',
  'franken-x-wing': frankenIdea('two'),
  'franken-swordfish': frankenIdea('three'),
  'franken-jellyfish': frankenIdea('four'),
  'finned-franken-x-wing': `${frankenIdea('two')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-swordfish': `${frankenIdea('three')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-jellyfish': `${frankenIdea('four')} ${LOOK_WITH_A_FIN}`,
  'grouped-continuous-nice-loop':
    'A loop of links in which cells side by side, or sets of cells, count as one. Every weak link in it becomes strong.',
  'grouped-discontinuous-nice-loop': 'A chain with groups or sets of cells that comes back to the cell where it began.',
  'grouped-aic': `A chain in which cells side by side, or sets with one digit more than cells, count as one link. ${LOOK_NAMED_CHAIN}`,
  tridagon:
    'Look at four boxes in a square, with three cells in each that hold the same three digits and little else. These three alone never fit, so one of the other candidates is true.',
  'tridagon-forcing-chain':
    'A tridagon with several other candidates: follow each of them. Where all lead to the same, it holds.',
  'sk-loop':
    'Look for pairs of cells round four givens in four boxes, where digits are shared round like a chain that closes.',
  'junior-exocet':
    'Look for two cells of a box with three or four digits, and two cells elsewhere in the band that must repeat them.',
  'double-exocet': 'Two exocets with the same digits in one band: each narrows the other.',
  'senior-exocet': 'An exocet whose second two cells lie anywhere in its lines.',
  nishio: 'Suppose one place of a digit, and look at this digit alone. If a house has none left, it was wrong.',
  'cell-forcing-chain': 'Take a cell, and follow each of its candidates. Where all lead to the same, it holds.',
  'region-forcing-chain':
    'Take a digit in a house, and follow each of its places. Where all lead to the same, it holds.',
  'uniqueness-forcing-chain':
    'A deadly pattern with several ways out: follow each of them. Where all lead to the same, it holds.',
  'bug-forcing-chain':
    'Nearly all cells have two candidates: follow each of the extra ones. Where all lead to the same, it holds.',
  'oddagon-forcing-chain':
    'An odd ring of two digits with several other candidates: follow each of them. Where all lead to the same, it holds.',
  'multi-sector-locked-sets':
    'Choose rows and columns, and digits for each. Where they cross, count cells and room for digits: if both are equal, each digit is bound to its lines there.',
  'dynamic-forcing-chain': `${LOOK_FOLLOW} What turns out false may close houses and open new ways. What comes out in every case holds.`,
  'dynamic-forcing-chain-plus': `${LOOK_FOLLOW} Use locked candidates, pairs and X-Wings that arise on the way. What comes out in every case holds.`,
  'broken-wing':
    'Take a digit, and look for a ring of an odd number of places. It cannot close, so one of the other places in its houses has the digit.',
  'finned-squirmbag': finnedIdea('a fish of five lines'),
  'finned-whale': finnedIdea('a fish of six lines'),
  'finned-leviathan': finnedIdea('a fish of seven lines'),
  'siamese-fish': 'Two finned fish in the same lines, each with a fin of its own. What each of them takes goes.',
  'mutant-swordfish': mutantIdea('three'),
  'mutant-jellyfish': mutantIdea('four'),
  'finned-mutant-swordfish': `${mutantIdea('three')} ${LOOK_WITH_A_FIN}`,
  'finned-mutant-jellyfish': `${mutantIdea('four')} ${LOOK_WITH_A_FIN}`,
  'kraken-fish-1':
    'A finned fish whose fin does not see what should go. Chains from each part of the fin reach it all the same.',
  'kraken-fish-2':
    'A finned fish: follow the fin, and the places of one of its lines. Where all lead to the same, it holds.',
  'template-set':
    'Lay out a digit over the whole board in all ways that fit. A cell that is in all of them has the digit.',
  'template-delete':
    'Lay out a digit over the whole board in all ways that fit. A cell that is in none of them loses the digit.',
  'brute-force': 'When nothing else is found, ask a solver for one digit, and go on by yourself.',
  'nested-forcing-chain': `${LOOK_FOLLOW} Use chains and whole nets that arise on the way. It is the last thing that people do with pencil and paper.`,
} as const satisfies Readonly<Record<string, string>>;

/** What people call techniques besides, by technique id. */
export const synonyms = {
  'full-house': ['last digit', 'last free cell', 'single'],
  'hidden-single': ['pinned digit', 'cross-hatching', 'slice and dice', 'unique position'],
  'naked-single': ['sole candidate', 'forced digit', 'lone single'],
  'direct-hidden-triplet': ['direct hidden triple'],
  pointing: ['locked candidates 1', 'pointing pair', 'pointing triple', 'box line interaction'],
  claiming: ['locked candidates 2', 'box line reduction', 'line box reduction', 'intersection removal'],
  'naked-pair': ['naked twins', 'naked double', 'naked doublet', 'disjoint pair'],
  'naked-triple': ['naked triplet', 'naked threesome'],
  'naked-quad': ['naked quadruple', 'naked quadruplet', 'naked foursome'],
  'hidden-pair': ['hidden twins', 'hidden double', 'hidden doublet', 'unique pair'],
  'hidden-triple': ['hidden triplet', 'hidden threesome'],
  'hidden-quad': ['hidden quadruple', 'hidden quadruplet'],
  'x-wing': ['2-fish'],
  swordfish: ['3-fish'],
  jellyfish: ['4-fish'],
  squirmbag: ['5-fish', 'starfish', 'squirm bag'],
  whale: ['6-fish'],
  leviathan: ['7-fish'],
  'finned-squirmbag': ['finned 5-fish', 'sashimi squirmbag'],
  'finned-whale': ['finned 6-fish', 'sashimi whale'],
  'finned-leviathan': ['finned 7-fish', 'sashimi leviathan'],
  'siamese-fish': ['siamese finned fish', 'siamese sashimi', 'twin fish'],
  'mutant-swordfish': ['mutant fish'],
  'kraken-fish-1': ['kraken'],
  'kraken-fish-2': ['kraken'],
  skyscraper: ['parallel strong links'],
  'two-string-kite': ['kite'],
  'turbot-fish': ['turbot', 'two strong links'],
  'empty-rectangle': ['ER', 'hinge', 'rectangle elimination'],
  'dual-two-string-kite': ['double kite'],
  'dual-empty-rectangle': ['double empty rectangle', 'dual ER'],
  'xy-wing': ['Y-Wing', 'bent triple', 'forcing pair'],
  'xyz-wing': ['bent naked triple'],
  'wxyz-wing': ['bent naked quad'],
  'w-wing': ['semi-remote naked pair'],
  'simple-colors-trap': ['simple coloring', 'simple colouring', "single's chains", 'color trap'],
  'simple-colors-wrap': ['simple coloring', 'simple colouring', "single's chains", 'color wrap'],
  'multi-colors-1': ['multi coloring', 'multi colouring', 'supercoloring'],
  'multi-colors-2': ['multi coloring', 'multi colouring', 'supercoloring'],
  'unique-rectangle-1': ['UR 1', 'UR type 1', 'uniqueness test 1', 'unique corner'],
  'unique-rectangle-2': ['UR 2', 'UR type 2', 'uniqueness test 2', 'unique side'],
  'unique-rectangle-3': ['UR 3', 'UR type 3', 'uniqueness test 3', 'unique subset'],
  'unique-rectangle-4': ['UR 4', 'UR type 4', 'uniqueness test 4', 'unique pair'],
  'unique-rectangle-5': ['UR 5', 'UR type 5', 'uniqueness test 5'],
  'unique-rectangle-6': ['UR 6', 'UR type 6', 'uniqueness test 6', 'X-Wing UR'],
  'hidden-rectangle': ['hidden unique rectangle', 'hidden UR'],
  'avoidable-rectangle-1': ['AR 1', 'AR type 1'],
  'avoidable-rectangle-2': ['AR 2', 'AR type 2'],
  'avoidable-rectangle-3': ['AR 3', 'AR type 3'],
  'hidden-avoidable-rectangle': ['hidden AR'],
  'unique-polygon-1': ['Borescoper’s deadly pattern type 1', 'heptagon', 'octagon', 'MUG'],
  'unique-polygon-2': ['Borescoper’s deadly pattern type 2', 'heptagon', 'octagon', 'MUG'],
  'unique-polygon-3': ['Borescoper’s deadly pattern type 3', 'heptagon', 'octagon', 'MUG'],
  'unique-polygon-4': ['Borescoper’s deadly pattern type 4', 'heptagon', 'octagon', 'MUG'],
  'bug-lite': ['BUG lite', 'small bivalue universal grave'],
  'uniqueness-forcing-chain': [
    'AIC-UR',
    'UR forcing chain',
    'rectangle forcing chain',
    'external UR',
    'unique rectangle chain',
  ],
  'bug-forcing-chain': ['BUG + n', 'BUG-XZ', 'BUG chain'],
  'unique-loop-1': ['UL 1', 'UL type 1'],
  'unique-loop-2': ['UL 2', 'UL type 2'],
  'unique-loop-3': ['UL 3', 'UL type 3'],
  'unique-loop-4': ['UL 4', 'UL type 4'],
  'extended-rectangle-1': ['XR 1', 'XR type 1', 'extended unique rectangle'],
  'extended-rectangle-2': ['XR 2', 'XR type 2', 'extended unique rectangle'],
  'extended-rectangle-3': ['XR 3', 'XR type 3', 'extended unique rectangle'],
  'extended-rectangle-4': ['XR 4', 'XR type 4', 'extended unique rectangle'],
  'symmetrical-placement': ['GSP', "Gurth's theorem", 'symmetry'],
  'bug-plus-1': ['bivalue universal grave', 'BUG type 1'],
  'bug-2': ['bivalue universal grave', 'BUG + 2'],
  'bug-3': ['bivalue universal grave', 'BUG + 3'],
  'bug-4': ['bivalue universal grave', 'BUG + 4'],
  'remote-pair': ['remote pairs', 'naked pair chain'],
  'x-chain': ['single digit chain', 'fishy chain'],
  'xy-chain': ['Y-Chain', 'bivalue chain'],
  'continuous-nice-loop': ['CNL', 'AIC ring', 'continuous loop', 'nice loop'],
  'discontinuous-nice-loop': ['DNL', 'discontinuous loop', 'nice loop'],
  aic: ['AIC', 'alternating chain'],
  'x-cycle': ['fishy cycle', 'X-Loop'],
  'y-cycle': ['XY-Loop', 'Y-Loop'],
  'forcing-x-chain': ['X forcing chain'],
  'bidirectional-cycle': ['bidirectional loop', 'AIC ring'],
  'forcing-chain': ['implication chain'],
  nishio: ['Nishio forcing chain', 'single digit contradiction'],
  'cell-forcing-chain': ['multiple forcing chain', 'cell forcing net', 'triple forcing chain'],
  'region-forcing-chain': ['multiple forcing chain', 'unit forcing chain', 'house forcing chain'],
  'dynamic-forcing-chain': ['forcing net', 'contradiction net', 'dynamic contradiction', 'double forcing chain'],
  'dynamic-forcing-chain-plus': ['forcing net', 'contradiction net', 'dynamic plus'],
  'nested-forcing-chain': ['nested net', 'dynamic plus forcing chains', 'chains within chains'],
  'aligned-pair-exclusion': ['APE', 'subset exclusion'],
  'aligned-triplet-exclusion': ['ATE', 'aligned triple exclusion'],
  'sue-de-coq': ['SDC', 'two-sector disjoint subsets'],
  'als-xz': ['almost locked sets XZ', 'ALS'],
  'als-xy-wing': ['almost locked sets XY-Wing', 'ALS'],
  'als-chain': ['almost locked sets chain', 'ALS-XY-Chain', 'ALS'],
  'death-blossom': ['blossom'],
  'grouped-continuous-nice-loop': ['grouped CNL', 'grouped X-Cycle'],
  'grouped-discontinuous-nice-loop': ['grouped DNL'],
  'grouped-aic': ['AIC with groups'],
  'medusa-trap': ['Medusa coloring', '3D coloring', 'multi digit coloring', '3D Medusa'],
  'medusa-wrap': ['Medusa coloring', '3D coloring', 'multi digit coloring', '3D Medusa'],
  'firework-triple': ['fireworks'],
  'firework-quad': ['fireworks'],
  'bivalue-oddagon': ['oddagon', 'odd loop'],
  'oddagon-forcing-chain': ['oddagon chain'],
  'tridagon-forcing-chain': ['tridagon chain', 'trivalue oddagon forcing chain'],
  tridagon: ["Thor's Hammer", 'trivalue oddagon', 'triplet oddagon', 'chromatic pattern'],
  'sk-loop': ['virus pattern', 'V-Loop', 'domino loop', 'Steve K loop'],
  'multi-sector-locked-sets': ['MSLS', 'multi sector locked set', 'multifish'],
  'junior-exocet': ['JExocet', 'JE2', 'exocet'],
  'double-exocet': ['double JExocet', 'JE4'],
  'senior-exocet': ['SExocet', 'SE exocet'],
  'law-of-leftovers': ['LoL', 'leftovers', 'innies and outies'],
  'chute-remote-pair': ['CRP', 'band pair'],
  'empty-rectangle-pair': ['ERIP', 'ERI pair', 'empty rectangle pair'],
  'almost-locked-pair': ['ALP', 'almost locked candidates'],
  'almost-locked-triple': ['ALT', 'almost locked candidates'],
  'xyz-ring': ['XYZ loop'],
  'x-colors-trap': ['X-Colors', 'weak colors', 'X coloring'],
  'x-colors-wrap': ['X-Colors', 'weak colors', 'X coloring'],
  'broken-wing': ['guardians', 'oddagon'],
  'grouped-turbot-fish': ['grouped skyscraper', 'grouped kite', 'grouped X-Chain'],
  'm-wing': ['medusa wing'],
  's-wing': ['split wing'],
  'l-wing': ['local wing'],
  'h-wing': ['hybrid wing'],
  'vwxyz-wing': ['bent naked quint'],
  'uvwxyz-wing': ['bent naked sextuple'],
  'als-w-wing': ['almost locked sets W-Wing', 'ALS'],
  'ahs-xz': ['almost hidden sets', 'AHS'],
  'sum-last-cell': ['last digit of a cage'],
  'cage-combinations': ['killer combinations', 'unique combinations', 'cage sums'],
  'cage-must-digits': ['mandatory digits', 'must digits', 'required digits'],
  'innie-outie': ['rule of 45', '45 rule', 'innies', 'outies'],
  'hidden-cage': ['hidden killer cage', 'innies', 'innie cage'],
  'cage-splitting': ['split cage'],
  'innies-outies': ['rule of 45', '45 rule', 'innie minus outie', 'innie outie difference'],
  'innie-outie-of-houses': ['rule of 45', '45 rule'],
  'innies-outies-of-houses': ['rule of 45', '45 rule'],
  'killer-pair': ['killer naked pair'],
  'killer-triple': ['killer naked triple'],
  'cage-competition': ['clashing combinations', 'conflicting combinations'],
  'sum-bounds': ['minimum and maximum', 'arrow bounds', 'little killer bounds'],
  'sum-parity': ['odd and even'],
  'set-combinations': ['renban combinations', 'renban range'],
  'count-places': ['quadruple'],
  'count-must-digits': ['quadruple'],
  'line-fillings': ['sandwich combinations', 'between line'],
  alternatives: ['x-sum', 'numbered room', 'or'],
  'template-set': ['pattern overlay', 'POM'],
  'template-delete': ['pattern overlay', 'POM'],
} as const satisfies Synonyms;

/** What people call the families. */
export const families = {
  singles: ['singles'],
  ties: ['clues', 'constraints', 'pairs'],
  'locked-candidates': ['locked candidates', 'intersections'],
  subsets: ['subsets', 'locked sets', 'tuples'],
  fish: ['fish'],
  'single-digit': ['single digit patterns'],
  wings: ['wings'],
  coloring: ['coloring', 'colouring'],
  uniqueness: ['uniqueness', 'deadly patterns'],
  chains: ['chains', 'loops'],
  'almost-locked-sets': ['almost locked sets'],
  exclusion: ['exclusion'],
  patterns: ['patterns', 'exotic patterns'],
  sums: ['sums', 'cages', 'killer sudoku', 'arithmetic'],
  clues: ['clues', 'variant rules'],
  'last-resort': ['last resort', 'templates'],
} as const satisfies Synonyms;
