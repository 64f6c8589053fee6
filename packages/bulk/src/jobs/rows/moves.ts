import { type Candidate, makePuzzle } from '@pencilmark/core/puzzle';
import type { RowMaker } from './row-maker.ts';
import { partlyFilled, wrongDigit } from './states.ts';
import { randomFor, textOf, wordOf } from './subject.ts';

/** A position and moves in it. */
interface MovesItem {
  readonly copy: number;
  readonly digits: Uint8Array;
  readonly empty: number;
  readonly moves: readonly Candidate[];
}

/** So many moves are offered, or as many as there are empty cells. */
const MOST_MOVES = 4;

/** Positions with moves in different cells, of which about half are those of the solution. */
export const moves: RowMaker<MovesItem> = {
  *items(subject, options) {
    const { solution } = subject.question;
    const random = randomFor(subject, options);
    for (let copy = 1; copy <= (options.copies ?? 1); copy++) {
      const { digits, empty } = partlyFilled(subject, random, 1);
      const offered = empty
        .slice(0, MOST_MOVES)
        .map((cell) =>
          random.below(2) === 0 ? { cell, digit: solution[cell]! } : wrongDigit(subject, digits, cell, random),
        );
      yield { copy, digits, empty: empty.length, moves: offered };
    }
  },
  values: {
    copy: ({ copy }) => copy,
    position: ({ digits }, subject) => textOf(subject, digits),
    empty: ({ empty }) => empty,
    moves: (item, subject) => item.moves.map((move) => wordOf(subject, move)),
    sound: (item, { question: { solution } }) => item.moves.map(({ cell, digit }) => solution[cell] === digit),
    positions: ({ digits, moves: offered }, subject) =>
      offered.map(({ cell, digit }) =>
        textOf(subject, makePuzzle(subject.question.puzzle.geometry, digits.with(cell, digit)).givens),
      ),
  },
};
