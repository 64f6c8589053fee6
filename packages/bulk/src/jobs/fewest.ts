import { disjointFamily, unavoidableSets } from '@pencilmark/core/combinatorics';
import type { Cell } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { canSolve, SOLVERS } from '@pencilmark/core/solve';
import { canSearchGivens, type GivensSearch, loadGivensSearch } from '@pencilmark/turbo';
import { countText } from '../numbers.ts';
import { lineOf } from '../text.ts';
import { gridFault } from './grid-fault.ts';
import { type Answerer, type Found, reportProblem, type Sink, writeRecord } from './job.ts';

export interface FewestChoice {
  /** How many givens the puzzles have; a range is tried from its least number on. */
  readonly givens?: number | readonly [number, number];
  /** Ends after so many puzzles. */
  readonly limit?: number;
  readonly json?: boolean;
}

/** Writes the puzzles of each grid that have fewest givens. */
export async function fewestAnswerer(options: FewestChoice): Promise<Answerer> {
  const puzzlesOf = await loadGivensSearch();
  return (found, sink) => {
    const { puzzle } = found.reading;
    const fault = puzzlesOf ? faultOf(puzzle) : 'The search needs vectors of WebAssembly, which are missing here.';
    if (fault || !puzzlesOf)
      return reportProblem(sink, found, 'refuse', { code: 'grid', message: fault! }, options.json);
    answer(puzzlesOf, found, sink, options);
  };
}

function faultOf(puzzle: Puzzle): string | undefined {
  const { geometry } = puzzle;
  const fault = gridFault(puzzle);
  if (fault) return fault;
  if (!canSearchGivens(geometry))
    return `The board has ${geometry.cells.length} cells; the search knows boards of at most 128.`;
  if (!SOLVERS.some((solver) => canSolve(solver, geometry))) return `No solver solves boards such as ${geometry.id}.`;
  return undefined;
}

/** The least and the greatest number to try. No puzzle has fewer givens than disjoint sets. */
function rangeOf({ geometry, givens }: Puzzle, wanted: FewestChoice['givens']): readonly [number, number] {
  if (typeof wanted === 'number') return [wanted, wanted];
  if (wanted) return wanted;
  const { sets } = disjointFamily([...unavoidableSets(geometry, givens)]);
  return [sets.length, geometry.cells.length];
}

function answer(
  puzzlesOf: GivensSearch,
  found: Found,
  sink: Sink,
  { givens, limit = Number.POSITIVE_INFINITY, json }: FewestChoice,
): void {
  const { puzzle, notation } = found.reading;
  const { geometry, givens: grid } = puzzle;
  const [least, most] = rangeOf(puzzle, givens);
  const none: number[] = [];
  const puzzles: string[] = [];
  const take = (cells: readonly Cell[]): void => {
    const left = new Uint8Array(grid.length);
    for (const cell of cells) left[cell] = grid[cell]!;
    const line = lineOf(geometry, left, notation);
    puzzles.push(line);
    if (!json) sink.write(`${line}\n`);
  };
  let isComplete = true;
  for (let count = least; count <= most && puzzles.length === 0; count++) {
    const onProgress = (share: number): void =>
      sink.wait?.(
        () => `${countText(count, 'given')}: ${(100 * share).toFixed(1)} %, ${countText(puzzles.length, 'puzzle')}`,
      );
    // One more than wanted tells that there are more.
    for (const cells of puzzlesOf(geometry, grid, count, { limit: limit + 1, onProgress })) {
      isComplete = puzzles.length < limit;
      if (!isComplete) break;
      take(cells);
    }
    if (puzzles.length === 0) none.push(count);
  }
  sink.count('puzzles', puzzles.length);
  const number = puzzles.length > 0 ? least + none.length : undefined;
  if (json)
    writeRecord(sink, found, {
      grid: lineOf(geometry, grid, notation),
      geometry: geometry.id,
      none,
      ...(number !== undefined && { givens: number }),
      complete: isComplete,
      puzzles,
    });
  else if (number !== undefined)
    sink.tell(
      `${countText(puzzles.length, 'puzzle')} of ${countText(number, 'given')}${isComplete ? '' : ', and there are more'}.`,
    );
  if (number !== undefined) return;
  sink.count('without');
  sink.problem('disappoint', `No puzzle of this grid has ${numbersOf(least, most)} givens.`);
}

const numbersOf = (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`);
