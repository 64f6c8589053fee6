import type { HouseKind } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { type ConjugatePair, conjugatePairs, linkMark } from '../../relations/conjugate-pairs.ts';
import { commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique, type Technique } from '../../steps/technique.ts';

/**
 * Two conjugate pairs of a digit, joined by cells that see each other. One of the far ends is true.
 *
 *     far ═══ near ─── near ═══ far
 */
interface Turbot {
  readonly kind: 'skyscraper' | 'two-string-kite' | 'turbot-fish';
  readonly digit: Digit;
  readonly near: readonly [Cell, Cell];
  readonly far: readonly [Cell, Cell];
  /** The house of each pair. */
  readonly pairs: readonly [number, number];
  readonly losers: readonly Cell[];
}

/** Every such pattern with eliminations, by digit and pairs. */
function turbots(position: Position): readonly Turbot[] {
  const { geometry } = position;
  const turbots: Turbot[] = [];
  position.get(conjugatePairs).forEach((pairs, digit) => {
    for (let from = 0; from < pairs.length; from++)
      for (let to = from + 1; to < pairs.length; to++)
        for (let joint = 0; joint < 4; joint++) {
          const [first, second] = [pairs[from]!, pairs[to]!];
          const near = [first.cells[joint >> 1]!, second.cells[joint & 1]!] as const;
          const far = [first.cells[1 - (joint >> 1)]!, second.cells[1 - (joint & 1)]!] as const;
          if (
            !geometry.peerSets[near[0]]!.has(near[1]) ||
            near.includes(far[0]) ||
            far[0] === far[1] ||
            near.includes(far[1])
          )
            continue;
          const losers = [...commonPeers(geometry, far).and(position.cellsWith(digit))];
          if (losers.length === 0) continue;
          const named = nameOf(position, first, second, near, far);
          if (named) turbots.push({ ...named, digit, near, far, losers });
        }
  });
  return turbots;
}

/** The name of two joined pairs, and the houses that join them. Undefined for an X-Wing. */
function nameOf(
  { geometry: { houses, size } }: Position,
  first: ConjugatePair,
  second: ConjugatePair,
  near: readonly [Cell, Cell],
  far: readonly [Cell, Cell],
): Pick<Turbot, 'kind' | 'pairs'> | undefined {
  const lineIn = (pair: ConjugatePair, kind: HouseKind): number =>
    pair.houses.find((house) => houses[house]!.kind === kind) ?? -1;
  const column = (cell: Cell): number => cell % size;
  const row = (cell: Cell): number => Math.floor(cell / size);
  for (const [along, across] of [
    ['row', column],
    ['column', row],
  ] as const) {
    const pairs = [lineIn(first, along), lineIn(second, along)] as const;
    if (pairs.includes(-1) || across(near[0]) !== across(near[1])) continue;
    return across(far[0]) === across(far[1]) ? undefined : { kind: 'skyscraper', pairs };
  }
  const isInBox = houses.some(({ kind, set }) => kind === 'box' && near.every((cell) => set.has(cell)));
  if (isInBox)
    for (const [lineKind, crossKind] of [
      ['row', 'column'],
      ['column', 'row'],
    ] as const) {
      const pairs = [lineIn(first, lineKind), lineIn(second, crossKind)] as const;
      if (!pairs.includes(-1)) return { kind: 'two-string-kite', pairs };
    }
  return { kind: 'turbot-fish', pairs: [first.houses[0]!, second.houses[0]!] };
}

const marksOf = ({ digit, near, far, pairs }: Turbot) => [
  ...houseMarks(pairs, 'pattern'),
  ...candidateMarks(near, digit, 'pattern'),
  ...candidateMarks(far, digit, 'second'),
  linkMark(far[0], near[0], digit, true),
  linkMark(near[0], near[1], digit, false),
  linkMark(near[1], far[1], digit, true),
];

function stepOf(turbot: Turbot): Step {
  const { kind, digit, near, far, pairs, losers } = turbot;
  return {
    technique: kind,
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: marksOf(turbot),
    args: {
      digit: { digits: [digit] },
      first: { houses: [pairs[0]] },
      second: { houses: [pairs[1]] },
      near: { cells: near },
      far: { cells: far },
    },
  };
}

const turbot = <Id extends Turbot['kind']>(id: Id, name: string, says: string): Technique<Id> => ({
  id,
  name,
  family: 'single-digit',
  says,
  *find(position) {
    for (const turbot of position.get(turbots)) if (turbot.kind === id) yield stepOf(turbot);
  },
});

export const skyscraper = turbot(
  'skyscraper',
  'Skyscraper',
  'In {first} as in {second}, {digit} has only two places. Two of these, {near}, stand in one line, so at most one of them is {digit}. Then at least one of the other two, {far}, is {digit}, and no cell that sees both can be.',
);

export const twoStringKite = turbot(
  'two-string-kite',
  '2-String Kite',
  '{digit} has only two places in {first} and only two in {second}. {near}, one of each, share a box, so at most one of them is {digit}. Then at least one of the other ends, {far}, is {digit}, and no cell that sees both can be.',
);

export const turbotFish = turbot(
  'turbot-fish',
  'Turbot Fish',
  '{digit} has only two places in {first} and only two in {second}. {near}, one of each, see each other, so at most one of them is {digit}. Then at least one of the other ends, {far}, is {digit}, and no cell that sees both can be.',
);

/**
 * A dual kite is two kites over the same two cells of a box. The second kite swaps row and column.
 */
export const dualTwoStringKite = defineTechnique({
  id: 'dual-two-string-kite',
  name: 'Dual 2-String Kite',
  family: 'single-digit',
  says: '{near} share a box, so at most one of them is {digit}. In the row and in the column of each of them, {digit} has only one other place. So one of {far} is {digit}, and just so one of {others}: no cell that sees both ends of such a kite can be {digit}.',
  *find(position) {
    const kites = position.get(turbots).filter(({ kind }) => kind === 'two-string-kite');
    for (const [index, kite] of kites.entries())
      for (const second of kites.slice(index + 1)) {
        if (second.digit !== kite.digit || !second.near.every((cell) => kite.near.includes(cell))) continue;
        if (second.losers.every((cell) => kite.losers.includes(cell))) continue;
        const { digit, near, far } = kite;
        const losers = [...new Set([...kite.losers, ...second.losers])].sort((a, b) => a - b);
        yield {
          technique: 'dual-two-string-kite',
          placements: [],
          eliminations: losers.map((cell) => ({ cell, digit })),
          marks: [
            ...marksOf(kite),
            ...marksOf(second).filter(({ kind }) => kind !== 'candidate'),
            ...candidateMarks(second.far, digit, 'third'),
          ],
          args: {
            digit: { digits: [digit] },
            near: { cells: near },
            far: { cells: far },
            others: { cells: second.far },
          },
        };
      }
  },
});
