import type { KindName } from '../../rules/kinds.ts';
import type { Call } from './call.ts';
import { chaosArrow, chaosCount, connectedValues, countDistinct } from './chaos.ts';
import { differing, factors, number, takesAway } from './factors.ts';
import {
  arrow,
  cage,
  contents,
  corner,
  counted,
  divided,
  equalCells,
  equalSets,
  group,
  indexers,
  line,
  marks,
  numbered,
  parted,
  perhapsNumbered,
  pill,
  repeatedSum,
  type Shape,
  simpleLine,
  sumLine,
} from './shapes.ts';
import { bothEnds, bothPlaces, diagonalSum, firstEnd } from './sides.ts';

/** A type of items, the kind of its clues, and how they are written. */
export interface Row extends Shape {
  readonly type: string;
  readonly kind: KindName;
  /** Which items of the type the row reads; default all. Every row that fits reads an item. */
  fits?(call: Call): boolean;
}

/** By how much neighbours on a whisper differ where the item does not say it. */
const USUAL_WHISPER = 5;

const isOf =
  (letter: string) =>
  ({ args: [first] }: Call): boolean =>
    first?.text.toUpperCase() === letter;

/** As many sets as cells are named, and no cell twice. */
const areSingle = ({ args: [first, ...rest] }: Call): boolean =>
  first?.text === `${new Set(rest.map(({ text }) => text)).size}` && first.text === `${rest.length}`;

/** What ISS has for nine digits only. */
const forNine = (shape: Shape): Shape => ({
  ...shape,
  write: (clue, grid) => (grid.size === 9 ? shape.write(clue, grid) : undefined),
});

/** How ISS writes clues. Where several rows write a kind, the first that can is taken. */
export const ROWS: readonly Row[] = [
  { type: 'Cage', kind: 'killer', ...cage },
  { type: 'Cage', kind: 'sum', ...repeatedSum },
  { type: 'Sum', kind: 'sum', ...factors, fits: (call) => !takesAway(call) },
  { type: 'Sum', kind: 'excess', ...differing, fits: takesAway },
  { type: 'AllDifferent', kind: 'extraregion', ...group },
  { type: 'Arrow', kind: 'arrow', ...arrow },
  { type: 'PillArrow', kind: 'arrow', ...pill },
  { type: 'Sum', kind: 'arrow', ...number },
  { type: 'DoubleArrow', kind: 'doublearrow', ...line },
  { type: 'Thermo', kind: 'thermo', ...line },
  { type: 'Whisper', kind: 'whisper', ...perhapsNumbered(USUAL_WHISPER) },
  { type: 'Renban', kind: 'renban', ...simpleLine },
  { type: 'Palindrome', kind: 'palindrome', ...line },
  { type: 'Between', kind: 'between', ...simpleLine },
  { type: 'Lockout', kind: 'lockout', ...numbered },
  { type: 'RegionSumLine', kind: 'regionsum', ...line },
  { type: 'Zipper', kind: 'zipper', ...line },
  { type: 'Entropic', kind: 'entropic', ...forNine(line) },
  { type: 'Modular', kind: 'modular', ...divided },
  { type: 'WhiteDot', kind: 'difference', ...marks([1]) },
  { type: 'BlackDot', kind: 'ratio', ...marks([2]) },
  { type: 'X', kind: 'xv', ...marks([10]) },
  { type: 'V', kind: 'xv', ...marks([5]) },
  { type: 'GreaterThan', kind: 'inequality', ...marks([]) },
  { type: 'Quad', kind: 'quadruple', ...corner },
  { type: 'SameValues', kind: 'clone', ...equalCells, fits: areSingle },
  { type: 'SameValues', kind: 'samevalues', ...equalSets, fits: (call) => !areSingle(call) },
  { type: 'RellikCage', kind: 'rellik', ...numbered },
  { type: 'EqualityCage', kind: 'equality', ...group },
  { type: 'LookAndSay', kind: 'lookandsay', ...counted },
  { type: 'ContainAtLeast', kind: 'containatleast', ...contents },
  { type: 'ContainExact', kind: 'containexact', ...contents },
  { type: 'Lunchbox', kind: 'lunchbox', ...numbered },
  { type: 'SumLine', kind: 'sumline', ...sumLine },
  { type: 'EqualSum', kind: 'equalsum', ...parted },
  { type: 'CountingCircles', kind: 'countingcircles', ...group },
  { type: 'ConnectedValues', kind: 'connected', ...connectedValues },
  { type: 'CountDistinct', kind: 'countdistinct', ...countDistinct },
  { type: 'ChaosArrow', kind: 'samerun', ...chaosArrow },
  { type: 'ChaosCount', kind: 'countsame', ...chaosCount },
  { type: 'ValueIndexing', kind: 'valueindex', ...line },
  { type: 'Indexing', kind: 'colindex', ...indexers('C'), fits: isOf('C') },
  { type: 'Indexing', kind: 'rowindex', ...indexers('R'), fits: isOf('R') },
  { type: 'LittleKiller', kind: 'littlekiller', ...diagonalSum },
  { type: 'Sandwich', kind: 'sandwich', ...firstEnd },
  { type: 'XSum', kind: 'xsum', ...bothEnds },
  { type: 'Skyscraper', kind: 'skyscraper', ...bothEnds },
  { type: 'NumberedRoom', kind: 'numberedroom', ...bothEnds },
  { type: 'FullRank', kind: 'fullrank', ...bothPlaces },
  { type: 'HiddenSkyscraper', kind: 'hiddenskyscraper', ...bothEnds },
];
