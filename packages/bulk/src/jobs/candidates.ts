import type { Notation } from '@pencilmark/core/format';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { type Solver, trueCandidates } from '@pencilmark/core/solve';
import { lineOf } from '../text.ts';
import { type Found, remarksOf, type Sink, writeJson } from './job.ts';
import { noSolution } from './no-solution.ts';

/** The options of true candidates. */
interface CandidatesOptions {
  readonly json?: boolean;
  readonly maxCalls?: number;
}

/** Writes the digits that each cell has in some solution of a puzzle; `-` for a cell with none. */
export function answerCandidates(solver: Solver, sink: Sink, found: Found, options: CandidatesOptions): void {
  const { puzzle, notation } = found.reading;
  const { json = false, maxCalls = Number.POSITIVE_INFINITY } = options;
  const cells = textsOf(puzzle, notation, trueCandidates(puzzle, { maxCalls, solvers: [solver] }));
  if (json) {
    const head = { puzzle: lineOf(puzzle.geometry, puzzle.givens, notation), geometry: puzzle.geometry.id };
    const stopped = cells ? 'exhausted' : 'budget';
    writeJson(sink, { ...head, candidates: cells ?? null, stopped, solver: solver.name, ...remarksOf(found.reading) });
  } else if (cells) sink.write(`${cells.map((digits) => digits || '-').join(' ')}\n`);
  if (!cells) {
    sink.problem('disappoint', `Gave up after ${maxCalls} calls.`);
    sink.count('gave up');
  } else if (cells.every((digits) => digits === '')) {
    sink.problem('disappoint', () => noSolution(puzzle));
    sink.count('none');
  } else if (cells.every((digits) => digits.length === 1)) sink.count('proper');
  else sink.count('several');
}

/** The digits of each cell of the board, as the notation writes them. */
function textsOf(
  { geometry }: Puzzle,
  { alphabet }: Notation,
  candidates: ReturnType<typeof trueCandidates> | undefined,
): string[] | undefined {
  return candidates && geometry.cells.map((cell) => candidates[cell]!.map((digit) => alphabet[digit - 1]!).join(''));
}
