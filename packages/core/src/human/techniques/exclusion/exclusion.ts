import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { cellMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { Excluders, excludingPairs, excludingTriplets } from './exclusion-search.ts';

/**
 * By cell, the candidates that occur in no way to fill all of these cells. In a way, peers differ
 * and each excluder keeps a candidate.
 */
function leftOut({ geometry, candidates }: Position, cells: readonly Cell[], excluders: readonly Cell[]): DigitSet[] {
  const possible = cells.map(() => 0);
  const chosen = cells.map(() => 0);
  /**
   * Tries the candidates of a cell after the cells before it. Returns whether a way leads to the
   * end.
   */
  const fill = (index: number, used: DigitSet): boolean => {
    const sees = geometry.peerSets[cells[index]!]!;
    let free = candidates[cells[index]!]!;
    for (let before = 0; before < index; before++) if (sees.has(cells[before]!)) free &= ~chosen[before]!;
    if (index === cells.length - 1) {
      for (const excluder of excluders) {
        const rest = candidates[excluder]! & ~used;
        if ((rest & (rest - 1)) === 0) free &= rest && ~rest;
      }
    } else {
      for (let left = free; left !== 0; left &= left - 1) {
        chosen[index] = left & -left;
        if (!fill(index + 1, used | chosen[index]!)) free &= ~chosen[index]!;
      }
    }
    possible[index]! |= free;
    return free !== 0;
  };
  fill(0, 0);
  return cells.map((cell, index) => candidates[cell]! & ~possible[index]!);
}

/**
 * The step of some cells, if their ways to be filled exclude anything, with as few excluders as
 * needed.
 */
function exclude(
  technique: string,
  position: Position,
  cells: readonly Cell[],
  excluders: readonly Cell[],
): Step | undefined {
  const losses = leftOut(position, cells, excluders);
  if (losses.every((digits) => digits === 0)) return undefined;
  const eliminations = cells.flatMap((cell, index) => digitsOf(losses[index]!).map((digit) => ({ cell, digit })));
  const { marks, args } = position.evidence(() => {
    const needed = excluders.reduce((kept, excluder) => {
      const fewer = kept.filter((cell) => cell !== excluder);
      return leftOut(position, cells, fewer).every((digits, index) => digits === losses[index]) ? fewer : kept;
    }, excluders);
    return {
      marks: [...cellMarks(cells, 'pattern'), ...cellMarks(needed, 'second')],
      args: { cells: { cells }, candidates: { candidates: eliminations }, excluders: { cells: needed } },
    };
  });
  return { technique, placements: [], eliminations, marks, args };
}

/** The `excluders` that all of some cells see, in their order. */
const common = ({ peerSets }: Geometry, excluders: readonly Cell[], cells: readonly Cell[]): Cell[] =>
  excluders.filter((cell) => cells.every((aligned) => peerSets[aligned]!.has(cell)));

// The candidates of all cells at the last search without findings, for the next search.
const quietForPairs = ({ candidates }: Position): Int32Array => new Int32Array(candidates.length);
const quietForTriplets = ({ candidates }: Position): Int32Array => new Int32Array(candidates.length);

/**
 * Records that a search had no findings. With a single on the board it proves nothing, because the
 * peers of singles are not tried.
 */
function keepQuiet({ candidates }: Position, quiet: Int32Array): void {
  if (!candidates.some((set) => digitCount(set) === 1)) quiet.set(candidates);
}

const SAYS =
  'Try all ways to fill {cells} together. No digit may stand twice where it may stand once, and no cell of {excluders} may be left without candidates. Then {candidates} cannot be found in any.';

/** A search for cells that exclude something, and the most candidates of their excluders. */
interface Search {
  readonly mostCandidates: number;
  excluding(position: Position, excluders: Excluders): Iterable<readonly Cell[]>;
  quiet(position: Position): Int32Array;
}

function* stepsOf(technique: string, position: Position, search: Search): Generator<Step> {
  const quiet = position.remember(search.quiet);
  const excluders = new Excluders(position, search.mostCandidates, quiet);
  let isFound = false;
  for (const cells of search.excluding(position, excluders)) {
    const shared = common(position.geometry, excluders.of(cells[0]!), cells);
    const ascending = [...cells].sort((a, b) => a - b);
    const step = exclude(technique, position, ascending, shared);
    isFound ||= step !== undefined;
    if (step) yield step;
  }
  if (!isFound) keepQuiet(position, quiet);
}

const PAIRS: Search = { mostCandidates: 2, excluding: excludingPairs, quiet: quietForPairs };
const TRIPLETS: Search = { mostCandidates: 3, excluding: excludingTriplets, quiet: quietForTriplets };

export const alignedPairExclusion = defineTechnique({
  id: 'aligned-pair-exclusion',
  name: 'Aligned Pair Exclusion',
  family: 'exclusion',
  says: SAYS,
  find: (position) => stepsOf('aligned-pair-exclusion', position, PAIRS),
});

export const alignedTripletExclusion = defineTechnique({
  id: 'aligned-triplet-exclusion',
  name: 'Aligned Triplet Exclusion',
  family: 'exclusion',
  says: SAYS,
  find: (position) => stepsOf('aligned-triplet-exclusion', position, TRIPLETS),
});
