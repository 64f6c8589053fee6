import type { WholeWords } from '../rule-words.ts';

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
    connected: {
      name: 'connected digits',
      says: 'The cells in a grey area that hold certain digits are connected; in some areas it is given how many they are.',
    },
    chaos: {
      name: 'regions to find',
      says: 'The board is divided into regions to be found: connected, of equal size, and with different digits.',
    },
    countdistinct: {
      name: 'count of different digits',
      says: 'The digit in a ring says how many different digits its grey area holds.',
    },
    countsame: {
      name: 'count of the same',
      says: 'The digit in a ring says how many cells around it belong together, as all of them or without the first one.',
    },
    samerun: {
      name: 'run of the same',
      says: 'The digit in a ring says how far its arms stay the same, counted from the first cell or from the next one.',
    },
    extracells: {
      name: 'extra cells',
      says: 'Cells beside the board hold digits, too, so that all clues that speak of them are true.',
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
    excess: {
      name: 'sums with a difference',
      number: '{n} more',
      says: 'The digits in a grey cage with a plus sign add up to {n} more than those in the cage that belongs to it.',
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
