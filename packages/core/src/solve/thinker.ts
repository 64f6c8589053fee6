import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { backtrack } from './backtracking.ts';
import { Possibles } from './possibles-board.ts';
import type { Solver } from './solver.ts';
import { Tally } from './tally.ts';

/** A finding of a thought, and its reason. */
export interface Deduction {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly why: string;
}

/** A kind of reasoning. `find` returns all of its findings on a board as it stands. */
export interface Thought {
  readonly kind: 'place' | 'eliminate';
  find(board: Possibles): Iterable<Deduction>;
}

/**
 * A solver that thinks before it searches. It thinks in passes: a pass first collects all findings
 * of a thought on the board, and then applies them. After a pass with findings comes the first
 * thought again, after any other pass the next thought. When no thought is left, the search begins.
 */
export const thinker = (name: string, says: string, thoughts: readonly Thought[]): Solver => ({
  name,
  says,
  traces: true,
  supports: () => true,
  prepare: () => (puzzle, options) => {
    const tally = new Tally(options);
    if (tally.isOver) return tally.result();
    const board = new Possibles(puzzle);
    const singlesPerPass: number[] = [];
    for (let next = 0; next < thoughts.length && !board.isContradictory; ) {
      const thought = thoughts[next]!;
      const done = pass(board, thought, tally);
      if (thought.kind === 'place') singlesPerPass.push(done);
      next = done > 0 ? 0 : next + 1;
    }
    // The search does not change the possibles, so it still checks the peers.
    if (!board.isContradictory)
      backtrack(board.geometry, board.digits.slice(), (cell, digit) => board.has(cell, digit), tally);
    return thoughts.length > 0 ? { ...tally.result(), singlesPerPass } : tally.result();
  },
});

/** Collects all that a thought finds, then does it. The answer is how much was new. */
function pass(board: Possibles, { kind, find }: Thought, tally: Tally): number {
  let done = 0;
  for (const { cell, digit, why } of [...find(board)]) {
    if (board.isContradictory) break; // two findings of a pass may contradict each other
    if (!board[kind](cell, digit)) continue;
    done++;
    tally.trace?.({ kind, cell, digit, why });
  }
  return done;
}
