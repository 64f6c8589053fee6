import { popcount } from '../../../bits.ts';
import type { House, HouseKind } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import type { Fish } from './finned-fish-search.ts';

const WAYS: readonly (readonly [HouseKind, HouseKind])[] = [
  ['row', 'column'],
  ['column', 'row'],
];
const SIZES = [2, 3];
/** The most fins. From each of them a chain has to start. */
const MOST_FINS = 2;

/** The ways to choose `count` of the members of a bit set. */
function* choices(set: number, count: number): Generator<number> {
  if (count === 0) yield 0;
  else
    for (let left = set; left !== 0; left &= left - 1) {
      const bit = left & -left;
      for (const rest of choices(left & ~bit, count - 1)) yield bit | rest;
    }
}

/** The fish of a digit with these bases, for every choice of covers. */
function* withBases(
  { places, geometry: { size } }: Position,
  digit: Digit,
  bases: readonly House[],
  lines: readonly House[],
): Generator<Fish> {
  const inHouse = ({ index }: House): number => places[index * size + digit - 1]!;
  const union = bases.reduce((set, house) => set | inHouse(house), 0);
  for (const chosen of choices(union, bases.length)) {
    const cellsIn = (set: number): Cell[] =>
      bases.flatMap((house) => cellsAt(house, inHouse(house) & set)).sort((a, b) => a - b);
    const fins = cellsIn(~chosen);
    if (fins.length === 0 || fins.length > MOST_FINS) continue;
    const covers = lines.filter((_, line) => (chosen >>> line) & 1);
    yield { digit, bases, covers, fins, body: cellsIn(chosen), losers: [] };
  }
}

/**
 * Fish of two or three lines with few fins, whether they rule anything out by themselves or not:
 * `losers` is empty. The smallest come first.
 */
export function* looseFish(position: Position): Generator<Fish> {
  const { geometry, places } = position;
  const { size, houses } = geometry;
  for (const count of SIZES)
    for (let digit = 1; digit <= size; digit++)
      for (const [baseKind, coverKind] of WAYS) {
        const covers = houses.filter(({ kind }) => kind === coverKind);
        const lines = houses.filter(({ kind }) => kind === baseKind);
        const fitting = lines.reduce((set, { index }, line) => {
          const members = popcount(places[index * size + digit - 1]!);
          return members >= 2 && members <= count + MOST_FINS ? set | (1 << line) : set;
        }, 0);
        for (const chosen of choices(fitting, count))
          yield* withBases(
            position,
            digit,
            lines.filter((_, line) => (chosen >>> line) & 1),
            covers,
          );
      }
}
