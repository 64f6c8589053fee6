import type { Entered } from '@pencilmark/coach/drill';
import type { Geometry } from '@pencilmark/core/geometry/plain';
import type { Candidate } from '@pencilmark/core/puzzle';
import { type Board, candidatesOf } from '../../../model/board.ts';
import type { Game } from '../../../model/game.ts';
import { digitsIn } from '../../../ui/grid/notes.ts';

/** What a player says by a move, in whatever form. */
export interface Said {
  /** Digits that were placed; candidates that were struck out, or taken out of notes. */
  readonly entered: Entered;
  /** For each cell whose notes were written: the candidates that they leave out. */
  readonly leftOut: readonly (readonly Candidate[])[];
}

// A single note says nothing about the other candidates of its cell.
const LEAST_NOTES = 2;

/** What is said by the way from one board to the next, where some candidates were known before. */
export function saidBetween(geometry: Geometry, before: Board, now: Board, known: Int32Array): Said {
  // What a placed digit takes out of the notes of its peers, nobody took out by hand.
  const possible = candidatesOf(geometry, now);
  const cells = [...now.digits.keys()].filter((cell) => now.digits[cell] === 0);
  const listed = (cell: number, set: number): Candidate[] => digitsIn(set).map((digit) => ({ cell, digit }));
  const struck = (cell: number): number => now.ruledOut[cell]! & ~before.ruledOut[cell]!;
  const taken = (cell: number): number => {
    const left = notesOf(now, cell);
    return left === 0 ? 0 : notesOf(before, cell) & ~left & possible[cell]!;
  };
  const missing = (cell: number): number => {
    const notes = notesOf(now, cell);
    const isWritten = notes !== notesOf(before, cell) && digitsIn(notes).length >= LEAST_NOTES;
    return isWritten && (notes & ~known[cell]!) === 0 ? known[cell]! & possible[cell]! & ~notes : 0;
  };
  return {
    entered: {
      placements: [...now.digits.keys()]
        .filter((cell) => before.digits[cell] === 0 && now.digits[cell] !== 0)
        .map((cell) => ({ cell, digit: now.digits[cell]! })),
      eliminations: cells.flatMap((cell) => listed(cell, struck(cell) | taken(cell))),
    },
    leftOut: cells.map((cell) => listed(cell, missing(cell))).filter((list) => list.length > 0),
  };
}

const notesOf = ({ corner, centre }: Board, cell: number): number => corner[cell]! | centre[cell]!;

/** Whether a wrong digit was placed at any time, or the digit of a cell struck out there. */
export const hasMistake = ({ nodes, givens }: Pick<Game, 'nodes' | 'givens'>, solution: Uint8Array): boolean =>
  nodes.some(({ move }) => {
    if (move?.do === 'digit') return move.cells.some((cell) => givens[cell] === 0 && solution[cell] !== move.digit);
    return move?.do === 'ruledOut' && move.on && move.cells.some((cell) => solution[cell] === move.digit);
  });

/** The nodes that lead from one node down to another, without the first; none where none do. */
export function nodesBetween({ nodes }: Pick<Game, 'nodes'>, from: number, to: number): readonly number[] {
  const way: number[] = [];
  for (let node = to; node > from; node = nodes[node]!.parent) way.unshift(node);
  return way.length > 0 && nodes[way[0]!]!.parent === from ? way : [];
}
