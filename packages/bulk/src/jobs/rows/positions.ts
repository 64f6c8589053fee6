import type { Candidate } from '@pencilmark/core/puzzle';
import { shuffled } from '@pencilmark/core/random';
import type { RowMaker } from './row-maker.ts';
import { placementsOf } from './steps.ts';
import { emptyCells, randomFor, textOf, wordOf } from './subject.ts';

/** A position on the way to the solution. */
interface PositionItem {
  readonly digits: Uint8Array;
  readonly empty: number;
  /** What is placed next. */
  readonly next: Candidate;
}

/**
 * The positions from the puzzle to the last empty cell, in the order in which people find digits.
 * Cells that our path does not reach are filled in an order that is drawn.
 */
export const positions: RowMaker<PositionItem> = {
  *items(subject, options) {
    const digits = subject.question.puzzle.givens.slice();
    const placements = placementsOf(subject, shuffled(emptyCells(subject), randomFor(subject, options)));
    for (const [index, next] of placements.entries()) {
      yield { digits, empty: placements.length - index, next };
      digits[next.cell] = next.digit;
    }
  },
  values: {
    position: ({ digits }, subject) => textOf(subject, digits),
    empty: ({ empty }) => empty,
    next: ({ next }, subject) => wordOf(subject, next),
  },
};
