import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { isOfPeers } from '../../../rules/demand.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { candidatesOf, commonPeers, type Position } from '../../steps/position.ts';
import { type Evidence, houseMarks, type Mark, markedAs, type Step } from '../../steps/step.ts';

/**
 * Empty cells in a ring that would allow two solutions if they held only two digits in turn, here a
 * and b.
 *
 * ```text
 * a--b      Every house has none of these cells, or two neighbours of the ring. So a and b
 * |  |      could change places in all of them, and no house would notice. A proper puzzle
 * b--a      has no such solution: one of the cells holds another digit. It is in the roof.
 * ```
 *
 * A cell may have lost one of the two digits on the way, for the solution with the digits changed
 * would still follow the rules. This is not so where the puzzle itself strikes a candidate out.
 * Then only rings are safe that have all their candidates.
 */
export interface Ring {
  readonly cells: readonly Cell[];
  readonly pair: DigitSet;
  /** The cells with other candidates, in the ring's order. */
  readonly roof: readonly Cell[];
  /** How the ids of its techniques begin. */
  readonly kind: RingKind;
}

/** How the ids of the techniques of a pattern begin. */
export type RingKind = 'unique-rectangle' | 'unique-loop' | 'extended-rectangle' | 'unique-polygon';

export const makeRing = (
  { candidates }: Position,
  cells: readonly Cell[],
  pair: DigitSet,
  kind: RingKind = cells.length === 4 ? 'unique-rectangle' : 'unique-loop',
): Ring => ({
  kind,
  cells,
  pair,
  roof: cells.filter((cell) => (candidates[cell]! & ~pair) !== 0),
});

/** The houses that hold all of some cells: boxes, columns, rows, extra houses. */
export const housesWith = ({ houses }: Position, cells: readonly Cell[]): House[] =>
  houses.filter(({ set }) => cells.every((cell) => set.has(cell)));

/**
 * Whether two digits can change places in some cells without breaking a rule. Houses would not
 * notice. But a cell that must differ from one of them, and shares no house with it, may notice. So
 * may a sum or any other demand on one of the cells.
 */
export function canSwap({ geometry, candidates, grid }: Position, cells: readonly Cell[], pair: DigitSet): boolean {
  if (geometry.demands.every(({ kind }) => kind === 'house')) return true;
  if (geometry.demands.some((demand) => !isOfPeers(demand) && demand.cells.some((cell) => cells.includes(cell))))
    return false;
  return cells.every((cell) => {
    for (const peer of geometry.peerSets[cell]!) {
      const digit = grid.digits[peer]!;
      const mayHold = digit === 0 ? candidates[peer]! : digitBit(digit);
      if ((mayHold & pair) === 0 || cells.includes(peer)) continue;
      if (!geometry.houses.some(({ set }) => set.has(cell) && set.has(peer))) return false;
    }
    return true;
  });
}

/** The marks of a ring: its two digits, and the candidates that spoil it. */
export const ringMarks = (position: Position, { cells, pair, roof }: Ring): Mark[] => [
  ...markedAs('pattern', candidatesOf(position, cells, pair)),
  ...markedAs('fin', candidatesOf(position, roof, ~pair)),
];

/** A step of a ring: the parts that all types share, and the parts of its own. */
interface MoreOfRing {
  readonly technique?: string;
  readonly measures?: Readonly<Record<string, number>>;
  evidence?(): Partial<Evidence>;
}

/** A step of a ring. None when it would not change anything. */
function* ringStep(
  position: Position,
  ring: Ring,
  type: number,
  eliminations: readonly Candidate[],
  more: MoreOfRing = {},
): Generator<Step> {
  if (eliminations.length === 0) return;
  const { cells, pair, roof, kind } = ring;
  const { marks, args } = position.evidence(() => {
    const own = more.evidence?.();
    return {
      marks: [...ringMarks(position, ring), ...(own?.marks ?? [])],
      args: { cells: { cells }, pair: { digits: digitsOf(pair) }, roof: { cells: roof }, ...own?.args },
    };
  });
  const measures = { cells: cells.length, type, ...more.measures };
  yield { technique: more.technique ?? `${kind}-${type}`, placements: [], eliminations, marks, args, measures };
}

/** Type 1: a single cell has other candidates. It holds neither of the two digits of the ring. */
export function* typeOne(position: Position, ring: Ring): Generator<Step> {
  if (ring.roof.length === 1) yield* ringStep(position, ring, 1, candidatesOf(position, ring.roof, ring.pair));
}

/**
 * Type 2: all other candidates have the same digit, so one of their cells holds it. In a rectangle
 * where these cells share no house, the step is called type 5.
 */
export function* typeTwo(position: Position, ring: Ring): Generator<Step> {
  const { roof, pair } = ring;
  let extraDigits = 0;
  for (const cell of roof) extraDigits |= position.candidates[cell]! & ~pair;
  if (roof.length < 2 || digitCount(extraDigits) !== 1) return;
  const isScattered = ring.kind === 'unique-rectangle' && housesWith(position, roof).length === 0;
  yield* ringStep(position, ring, 2, candidatesOf(position, commonPeers(position.geometry, roof), extraDigits), {
    ...(isScattered && { technique: 'unique-rectangle-5' }),
    evidence: () => ({ args: { digit: { digits: digitsOf(extraDigits) } } }),
  });
}

/**
 * The largest naked or hidden set of the search. The two cells of the roof count as a single cell.
 */
const LARGEST_SET = 4;

/**
 * Type 3: two cells of a house have other candidates, and one of the two holds such a candidate. So
 * the two count as a single cell with these candidates, which may be part of a naked set of the
 * house. A naked set of more than half of the empty cells is shown as the hidden set of the rest
 * and the two.
 */
export function* typeThree(position: Position, ring: Ring): Generator<Step> {
  const { candidates } = position;
  const { roof, pair } = ring;
  if (roof.length !== 2) return;
  const extraDigits = (candidates[roof[0]!]! | candidates[roof[1]!]!) & ~pair;
  const beside = housesWith(position, roof).map((house) => {
    const rest = house.cells.filter((cell) => candidates[cell] !== 0 && !roof.includes(cell));
    return { rest, sets: rest.map((cell) => candidates[cell]!) };
  });
  const shown = new Set<string>();
  for (let size = 2; size <= LARGEST_SET; size++)
    for (const { rest, sets } of beside) {
      const empty = rest.length + 2;
      for (const isHidden of [false, true]) {
        if (2 * size + Number(isHidden) > empty) continue;
        for (const chosen of nakedBeside(extraDigits, sets, isHidden ? empty - size : size)) {
          const set = rest.filter((_, index) => ((chosen >>> index) & 1) === 1);
          const digits = set.reduce((union, cell) => union | candidates[cell]!, extraDigits);
          if (isHidden && (digits & pair) !== 0) continue;
          if (shown.has(String(set))) continue;
          shown.add(String(set));
          const shared = housesWith(position, [...roof, ...set]);
          const losers = new Set(shared.flatMap(({ cells }) => cells));
          for (const cell of [...roof, ...set]) losers.delete(cell);
          const lines = shared.map(({ index }) => index);
          yield* ringStep(position, ring, 3, candidatesOf(position, losers, digits), {
            evidence: () => ({
              marks: [...markedAs('second', candidatesOf(position, set, digits)), ...houseMarks(lines, 'pattern')],
              args: {
                others: { digits: digitsOf(extraDigits) },
                set: { cells: set },
                digits: { digits: digitsOf(digits) },
                house: { houses: lines },
              },
            }),
            measures: { isHidden: Number(isHidden), size: isHidden ? size - 1 : size, others: digitCount(extraDigits) },
          });
        }
      }
    }
}

/**
 * The naked sets of `size` cells. One of them is a cell with the candidates `first`, the others
 * have some of `sets`. Bit i of an answer stands for `sets[i]`. The answers ascend.
 */
export function nakedBeside(first: DigitSet, sets: readonly DigitSet[], size: number): number[] {
  const losers: number[] = [];
  const choose = (end: number, left: number, union: DigitSet, chosen: number): void => {
    const count = digitCount(union);
    if (left === 0 && count === size) losers.push(chosen);
    if (left === 0 || count > size) return;
    for (let at = left - 1; at < end; at++) choose(at, left - 1, union | sets[at]!, chosen | (1 << at));
  };
  choose(sets.length, size - 1, first, 0);
  return losers;
}

/**
 * Type 4: two cells of a house have other candidates, and a digit of the ring has no other place
 * there. If the other digit of the ring were in one of the two cells, the ring would be filled.
 */
export function* typeFour(position: Position, ring: Ring): Generator<Step> {
  const { geometry, places } = position;
  const { roof, pair } = ring;
  if (roof.length !== 2) return;
  let shown = 0;
  for (const house of housesWith(position, roof))
    for (const locked of digitsOf(pair & ~shown)) {
      let inRoof = 0;
      for (const cell of roof) inRoof |= 1 << house.cells.indexOf(cell);
      const at = places[house.index * geometry.size + locked - 1]!;
      if (at === 0 || (at & ~inRoof) !== 0) continue;
      shown |= digitBit(locked);
      const lost = pair & ~digitBit(locked);
      yield* ringStep(position, ring, 4, candidatesOf(position, roof, lost), {
        evidence: () => ({
          marks: houseMarks([house.index], 'pattern'),
          args: { locked: { digits: [locked] }, digit: { digits: digitsOf(lost) }, house: { houses: [house.index] } },
        }),
      });
    }
}
