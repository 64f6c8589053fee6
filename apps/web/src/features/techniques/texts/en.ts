import type { RowKeys } from '../../../text/rows.ts';

/** The English texts of the families of techniques. */
export const en = {
  'family.singles': 'Singles',
  'family.singles.idea': 'A digit with one place left in a house, or a cell with one digit left.',
  'family.ties': 'Clues of two cells',
  'family.ties.idea': 'A dot, a thermometer, a line: what stands in one cell tells what may stand in the other.',
  'family.locked-candidates': 'Locked candidates',
  'family.locked-candidates.idea':
    'Where all places of a digit in one house lie in a second house as well, the rest of the second house loses the digit.',
  'family.subsets': 'Subsets',
  'family.subsets.idea': 'As many cells of a house as digits: they keep each other, and what is beyond them goes.',
  'family.sums': 'Sums',
  'family.sums.idea':
    'The cells of a cage or an arrow add up, so few combinations fit. And a whole house adds up, too: to 45 on the usual board.',
  'family.clues': 'Clues of many cells',
  'family.clues.idea': 'A ring, a sandwich, a line: of all ways to keep a clue, some things are common to all.',
  'family.fish': 'Fish',
  'family.fish.idea':
    'One digit in some base houses, all its places inside as many cover houses: the covers lose it elsewhere. Fins are places outside.',
  'family.single-digit': 'Patterns of one digit',
  'family.single-digit.idea': 'Two houses with two places for a digit, tied together: of two far ends one is true.',
  'family.wings': 'Wings',
  'family.wings.idea': 'A few cells with two or three candidates that force a digit into one of them.',
  'family.coloring': 'Colouring',
  'family.coloring.idea':
    'Places of a digit that are true and false by turns get two colours; one of the colours is true.',
  'family.uniqueness': 'Uniqueness',
  'family.uniqueness.idea':
    'A proper puzzle has one solution: whatever would leave two is impossible. Only for puzzles known to be proper.',
  'family.chains': 'Chains',
  'family.chains.idea':
    'If this is false, that is true, and so on: links strong and weak in turn tie two far candidates together.',
  'family.almost-locked-sets': 'Almost locked sets',
  'family.almost-locked-sets.idea': 'Cells with one digit more than cells: when one digit leaves, all the others stay.',
  'family.exclusion': 'Exclusion',
  'family.exclusion.idea': 'All ways to fill a few cells are gone through; what none of them uses, goes.',
  'family.patterns': 'Large patterns',
  'family.patterns.idea':
    'Digits are counted over several boxes: places and cells come out even, or some way to fill them is impossible.',
  'family.last-resort': 'Last resort',
  'family.last-resort.idea': 'All ways to lay out a digit over the whole board are compared.',
} as const satisfies Readonly<Record<RowKeys['techniques'], string>> & Readonly<Record<string, string>>;
