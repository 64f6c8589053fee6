import type { Texts } from '../language.ts';

// Sentences that several ideas share. A bundler may leave out unused calls.
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

/** How to look for a technique, without places. */
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
  'nested-trial': `${LOOK_FOLLOW} Where nothing more follows, a small trial in a cell with few candidates shows that one of them is false.`,
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
} as const satisfies Texts;
