import type { Geometry } from '../geometry/geometry.ts';
import { chainDifficulty } from '../human/relations/forcing/passes.ts';
import type { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { leastForcingChain } from '../human/techniques/forcing-chains/forcing-chains.ts';
import { LARGEST_NET_BOARD } from '../human/techniques/nets/board.ts';
import { leastNetStep } from '../human/techniques/nets/forcing-nets.ts';
import {
  DYNAMIC,
  DYNAMIC_PLUS,
  MULTIPLE,
  NESTED_CHAINS,
  NESTED_DYNAMIC,
  NESTED_MULTIPLE,
  NESTED_TWICE,
  type NetKind,
  NISHIO,
} from '../human/techniques/nets/kinds.ts';
import { uniqueLoopSteps } from '../human/techniques/uniqueness/unique-loops.ts';
import { TECHNIQUES, type TechniqueId } from '../human/techniques.ts';
import type { Rung } from './rater.ts';
import { printed } from './rating.ts';

/** A measure of a step, or 0. */
const measure = (step: Step, name: string): number => step.measures?.[name] ?? 0;

/**
 * A rung on which the first step counts, with the score of its steps; or with the least score and a
 * function that tells each.
 */
const rung = (
  ids: TechniqueId | readonly TechniqueId[],
  least: number,
  score: (step: Step) => number = () => least,
): Rung => ({
  techniques: TECHNIQUES.filter(({ id }) => [ids].flat().includes(id)),
  least,
  score,
});

/**
 * A rung of subsets. In a house with fewer empty cells, the other cells or digits are a smaller
 * subset with the same eliminations, which an earlier rung finds.
 */
const subsetRung = (id: TechniqueId, least: number, leastEmpty: number): Rung => ({
  ...rung(id, least),
  isPossible: ({ emptyCells }) => emptyCells.some((count) => count >= leastEmpty),
});

/**
 * A rung of fish. For a digit with fewer open rows, the other lines are a smaller fish with the
 * same eliminations, which an earlier rung finds.
 */
const fishRung = (id: TechniqueId, least: number, size: number): Rung => ({
  ...rung(id, least),
  isPossible: (position) => mostOpenRows(position) >= 2 * size,
});

/** In how many rows the digit has places that has them in most rows. */
function mostOpenRows({ geometry, places }: Position): number {
  const { size } = geometry;
  let most = 0;
  for (let digit = 0; digit < size; digit++) {
    let open = 0;
    for (let row = 0; row < size; row++) if (places[row * size + digit] !== 0) open++;
    most = Math.max(most, open);
  }
  return most;
}

/**
 * The least of all steps by the first key. Ties are broken by the next key, and at last by the
 * order.
 */
const leastOf =
  (find: (position: Position) => Iterable<Step>, ...keys: readonly ((step: Step) => number)[]) =>
  (position: Position): Step | undefined => {
    let least: Step | undefined;
    for (const step of find(position)) if (!least || isLess(step, least, keys)) least = step;
    return least;
  };

function isLess(a: Step, b: Step, keys: readonly ((step: Step) => number)[]): boolean {
  for (const key of keys) {
    const difference = key(a) - key(b);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const RECTANGLES_AND_LOOPS = ([1, 2, 3, 4] as const).flatMap((type) => [
  `unique-rectangle-${type}` as const,
  `unique-loop-${type}` as const,
]);

/** The type of a unique rectangle or loop. Type 5 counts as type 2. */
const typeOf = (step: Step): number => measure(step, 'type');

/**
 * The score of a loop of 4, 6, 8 or more cells. A subset beside the loop counts by its size. The
 * sums are made as Sudoku Explainer makes them, because they are compared.
 */
function loopScore(step: Step): number {
  const cells = measure(step, 'cells');
  const loop = cells >= 10 ? 4.5 + 0.3 + 0.2 : cells === 8 ? 4.5 + 0.2 : cells === 6 ? 4.5 + 0.1 : 4.5;
  return typeOf(step) === 3 ? loop + 0.1 * (measure(step, 'size') - 1) : loop;
}

/** Nets with more nodes are unknown. Nets within nets add their nodes. */
const MOST_NODES = 512;

/** A rung on which the net counts that Sudoku Explainer takes. */
const netRung = (ids: TechniqueId | readonly TechniqueId[], kind: NetKind): Rung => ({
  ...rung(ids, kind.base, (step) => measure(step, 'difficulty')),
  most: printed(chainDifficulty(kind.base, MOST_NODES)),
  take: (position) => leastNetStep(position, kind),
});

/** A rung of nets with chains or nets within them. They are looked for in proper puzzles only. */
const nestedRung = (kind: NetKind): Rung => ({ ...netRung('nested-forcing-chain', kind), needsProper: true });

/**
 * The score that a puzzle exceeds when the ladder does not reach its end. Nets are searched for on
 * small boards only.
 */
export const beyondOn = ({ size }: Geometry): number => (size <= LARGEST_NET_BOARD ? NESTED_TWICE.base : NISHIO.base);

/**
 * The order in which Sudoku Explainer 1.2.1 looks for steps. The scores mostly ascend, but not
 * always.
 */
export const SE_LADDER: readonly Rung[] = [
  rung('full-house', 1.0),
  rung('hidden-single', 1.2, (step) => (measure(step, 'inBox') ? 1.2 : 1.5)),
  rung('direct-pointing', 1.7),
  rung('direct-claiming', 1.9),
  rung('direct-hidden-pair', 2.0),
  rung('naked-single', 2.3),
  rung('direct-hidden-triplet', 2.5),
  rung('pointing', 2.6),
  rung('claiming', 2.8),
  subsetRung('naked-pair', 3.0, 4),
  fishRung('x-wing', 3.2, 2),
  subsetRung('hidden-pair', 3.4, 5),
  subsetRung('naked-triple', 3.6, 6),
  fishRung('swordfish', 3.8, 3),
  subsetRung('hidden-triple', 4.0, 7),
  rung('xy-wing', 4.2),
  rung('xyz-wing', 4.4),
  {
    ...rung([...RECTANGLES_AND_LOOPS, 'unique-rectangle-5'], 4.5, loopScore),
    take: leastOf(uniqueLoopSteps, loopScore, typeOf),
  },
  subsetRung('naked-quad', 5.0, 8),
  fishRung('jellyfish', 5.2, 4),
  subsetRung('hidden-quad', 5.4, 9),
  rung('bug-plus-1', 5.6),
  rung('bug-2', 5.7),
  rung('bug-4', 5.7),
  rung('bug-3', 5.8, (step) => 5.7 + 0.1 * (measure(step, 'size') - 1)),
  rung('aligned-pair-exclusion', 6.2),
  {
    ...rung(['x-cycle', 'y-cycle', 'forcing-x-chain', 'bidirectional-cycle', 'forcing-chain'], 6.5, (step) =>
      measure(step, 'difficulty'),
    ),
    take: leastForcingChain,
  },
  rung('aligned-triplet-exclusion', 7.5),
  netRung('nishio', NISHIO),
  netRung(['cell-forcing-chain', 'region-forcing-chain'], MULTIPLE),
  netRung('dynamic-forcing-chain', DYNAMIC),
  netRung('dynamic-forcing-chain-plus', DYNAMIC_PLUS),
  nestedRung(NESTED_CHAINS),
  nestedRung(NESTED_MULTIPLE),
  nestedRung(NESTED_DYNAMIC),
  nestedRung(NESTED_TWICE),
];
