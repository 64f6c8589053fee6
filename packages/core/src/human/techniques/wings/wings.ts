import type { Cell } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { bivalueCells, cellsAt, commonPeers, housesInOrder, type Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * A house with two places for a digit. The first place sees the first cell, the second place the
 * second cell.
 */
interface Bridge {
  readonly house: number;
  readonly ends: readonly [Cell, Cell];
}

function bridgeOf({ geometry, places }: Position, digit: Digit, a: Cell, b: Cell): Bridge | undefined {
  const { peerSets, size } = geometry;
  for (const house of housesInOrder(geometry)) {
    const at = places[house.index * size + digit - 1]!;
    if (digitCount(at) !== 2) continue;
    const [first, second] = cellsAt(house, at) as [Cell, Cell];
    for (const ends of [
      [first, second],
      [second, first],
    ] as const)
      if (peerSets[a]!.has(ends[0]) && peerSets[b]!.has(ends[1])) return { house: house.index, ends };
  }
  return undefined;
}

//  one xy   -x-   x … x in a house with no other x   -x-   other xy: one of the two is y
export const wWing = defineTechnique({
  id: 'w-wing',
  name: 'W-Wing',
  family: 'wings',
  says: '{cells} both have just the candidates {digits}. In {house} there are only two places for {link}, {ends}, and each of the two cells sees one of them. Both cells cannot be {link}, for that would leave no place in {house}. So at least one of them is {digit}.',
  *find(position: Position): Generator<Step> {
    const { geometry, candidates } = position;
    const pairs = bivalueCells(position);
    for (const [index, wing] of pairs.entries())
      for (const otherWing of pairs.slice(index + 1)) {
        if (candidates[wing] !== candidates[otherWing] || geometry.peerSets[wing]!.has(otherWing)) continue;
        const digits = digitsOf(candidates[wing]!);
        for (const digit of digits) {
          const lost = commonPeers(geometry, [wing, otherWing]).and(position.cellsWith(digit));
          if (lost.first() < 0) continue;
          const link = digits[0] === digit ? digits[1]! : digits[0]!;
          const bridge = bridgeOf(position, link, wing, otherWing);
          if (!bridge) continue;
          const node = (cell: Cell) => ({ cells: [cell], digit: link });
          const [first, second] = bridge.ends;
          yield {
            technique: 'w-wing',
            placements: [],
            eliminations: Array.from(lost, (cell) => ({ cell, digit })),
            marks: [
              ...houseMarks([bridge.house], 'pattern'),
              ...candidateMarks([wing, otherWing], digit, 'pattern'),
              ...candidateMarks([wing, otherWing], link, 'second'),
              ...candidateMarks(bridge.ends, link, 'second'),
              { kind: 'link', from: node(wing), to: node(first), isStrong: false },
              { kind: 'link', from: node(first), to: node(second), isStrong: true },
              { kind: 'link', from: node(second), to: node(otherWing), isStrong: false },
            ],
            args: {
              cells: { cells: [wing, otherWing] },
              digits: { digits },
              house: { houses: [bridge.house] },
              link: { digits: [link] },
              ends: { cells: bridge.ends },
              digit: { digits: [digit] },
            },
          };
        }
      }
  },
});

const WING_CELLS = 4;
// The most cells tried. 9×9 positions need some ten thousand.
const MOST_TRIES = 2_000_000;

/**
 * The digits that fit into some cells more than once, because not all their places see each other.
 */
export const freeDigits = ({ geometry, candidates }: Position, cells: readonly Cell[], digits: DigitSet): Digit[] =>
  digitsOf(digits).filter((digit) => {
    const places = cells.filter((cell) => hasDigit(candidates[cell]!, digit));
    return places.some((cell, index) => places.slice(index + 1).some((place) => !geometry.peerSets[cell]!.has(place)));
  });

/**
 * Whether some of the cells, but not all, have no more digits than cells. Then these alone show as
 * much.
 */
export function hasSmallerPart(candidates: Int32Array, cells: readonly Cell[]): boolean {
  for (let part = 1; part < (1 << cells.length) - 1; part++) {
    let digits = 0;
    for (const [index, cell] of cells.entries()) if ((part >>> index) & 1) digits |= candidates[cell]!;
    if (digitCount(digits) <= digitCount(part)) return true;
  }
  return false;
}

/**
 * The ways to choose four cells of a list that have at most four digits together, in its order.
 * `tries` counts down the cells that may still be tried.
 */
function quartetsOf(candidates: Int32Array, list: readonly Cell[], tries: { left: number }): Cell[][] {
  const wings: Cell[][] = [];
  const chosen: Cell[] = [];
  const choose = (at: number, digits: DigitSet): void => {
    for (let index = at; index < list.length && tries.left > 0; index++) {
      const cell = list[index]!;
      const union = digits | candidates[cell]!;
      tries.left--;
      if (digitCount(union) > WING_CELLS) continue;
      chosen.push(cell);
      if (chosen.length === WING_CELLS) wings.push(chosen.slice());
      else choose(index + 1, union);
      chosen.pop();
    }
  };
  choose(0, 0);
  return wings;
}

/**
 * Four cells of two crossing houses, at least one of them in both, with four digits. Only one of
 * the digits fits in more than once.
 */
function* wingCells({ geometry, candidates }: Position): Generator<readonly Cell[]> {
  const houses = housesInOrder(geometry);
  const known = new Set<number>();
  const tries = { left: MOST_TRIES };
  for (const [index, house] of houses.entries())
    for (const second of houses.slice(index + 1)) {
      const common = house.set.and(second.set);
      if (common.first() < 0) continue;
      const few = [...house.set.or(second.set)].filter(
        (cell) => candidates[cell] !== 0 && digitCount(candidates[cell]!) <= WING_CELLS,
      );
      for (const cells of quartetsOf(candidates, few, tries)) {
        const isBent =
          cells.some((cell) => common.has(cell)) &&
          cells.some((cell) => !house.set.has(cell)) &&
          cells.some((cell) => !second.set.has(cell));
        if (!isBent) continue;
        const key = cells.reduce((number, cell) => number * geometry.cellCount + cell, 0);
        if (known.has(key)) continue;
        known.add(key);
        yield cells;
      }
    }
}

export const wxyzWing = defineTechnique({
  id: 'wxyz-wing',
  name: 'WXYZ-Wing',
  family: 'wings',
  says: '{cells} have only four candidates together: {digits}. Of {others} each fits into these four cells only once, because all its places see each other. That fills at most three cells, so the fourth is {digit}.',
  *find(position: Position): Generator<Step> {
    const { geometry, candidates } = position;
    for (const cells of wingCells(position)) {
      const digits = cells.reduce((union, cell) => union | candidates[cell]!, 0);
      const [digit, ...more] = freeDigits(position, cells, digits);
      if (digit === undefined || more.length > 0) continue;
      const places = cells.filter((cell) => hasDigit(candidates[cell]!, digit));
      const lost = commonPeers(geometry, places).and(position.cellsWith(digit));
      if (lost.first() < 0 || digitCount(digits) !== WING_CELLS || hasSmallerPart(candidates, cells)) continue;
      const otherDigits = digitsOf(digits).filter((candidate) => candidate !== digit);
      yield {
        technique: 'wxyz-wing',
        placements: [],
        eliminations: Array.from(lost, (cell) => ({ cell, digit })),
        marks: [
          ...candidateMarks(places, digit, 'pattern'),
          ...otherDigits.flatMap((otherDigit) =>
            candidateMarks(
              cells.filter((cell) => hasDigit(candidates[cell]!, otherDigit)),
              otherDigit,
              'second',
            ),
          ),
        ],
        args: {
          cells: { cells },
          digits: { digits: digitsOf(digits) },
          others: { digits: otherDigits },
          digit: { digits: [digit] },
        },
      };
    }
  },
});
