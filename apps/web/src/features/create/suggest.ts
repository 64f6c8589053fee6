import { proposeClues, randomSolution } from '@pencilmark/core/generate';
import { type Clue, kindNamed, withClues } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { type Solvers, search } from '@pencilmark/core/solve';
import type { Work } from '../../engine/task.ts';
import { type ClueWishes, MOST_CALLS_OF_CHANGE, type Suggestion } from './tasks.ts';

/** Solutions that are searched at once; a good clue rules out many of them. */
const ALTERNATES = 20;
const CALLS_EACH = 20_000;
/** Of so many proposed clues the best is taken. */
const PROPOSALS = 8;

type Terms = Pick<Work<undefined>, 'progress'> & { readonly maxCalls?: number };

/**
 * Clues of a kind that make a puzzle proper, at most so many. It chooses one solution, and adds
 * clues that this solution keeps and most others break. It ends earlier if no more turn up, or the
 * budget is used up.
 */
export function suggestClues(puzzle: Puzzle, solvers: Solvers, wishes: ClueWishes, terms: Terms): Suggestion {
  const { progress, maxCalls = MOST_CALLS_OF_CHANGE } = terms;
  const { rule, seed, symmetry, most } = wishes;
  const random = makeRandom(seed);
  const { solution, stopped } = randomSolution(puzzle, random, { maxCalls, solvers });
  if (!solution) return { clues: [], end: stopped === 'exhausted' ? 'none' : 'budget' };
  const clues: Clue[] = [];
  for (let left = maxCalls; left > 0; ) {
    const geometry = withClues(puzzle.geometry, [...puzzle.geometry.clues, ...clues]);
    const result = search({ ...puzzle, geometry }, { limit: ALTERNATES, maxCalls: CALLS_EACH, solvers });
    left -= result.calls;
    const others = result.solutions.filter((other) => other.some((digit, cell) => digit !== solution[cell]));
    if (others.length === 0 && result.stopped === 'exhausted') return { clues, end: 'proper' };
    const proposals = some(PROPOSALS, proposeClues(rule, solution, geometry, random, { symmetry }));
    const group = bestOf(proposals, others, most - clues.length, puzzle);
    if (!group) return { clues, end: 'most' };
    clues.push(...group);
    progress(Math.min(1, clues.length / most), undefined);
  }
  return { clues, end: 'budget' };
}

/** The first items of a sequence. */
function some<Item>(count: number, items: Iterable<Item>): Item[] {
  const list: Item[] = [];
  for (const item of items) if (list.push(item) === count) break;
  return list;
}

/** Of the groups that are small enough, the group that rules out most of some solutions. */
function bestOf(
  groups: readonly (readonly Clue[])[],
  others: readonly Uint8Array[],
  most: number,
  { geometry }: Puzzle,
): readonly Clue[] | undefined {
  const isKept = (clue: Clue, digits: Uint8Array): boolean =>
    kindNamed(clue.rule)!.holds(digits, { ...geometry, clues: [clue] });
  const keptBy = (group: readonly Clue[]): number =>
    others.filter((other) => group.every((clue) => isKept(clue, other))).length;
  const fitting = groups.filter(({ length }) => length <= most);
  const judged = fitting.map((group) => ({ group, kept: keptBy(group) }));
  return judged.sort((a, b) => a.kept - b.kept)[0]?.group;
}
