import type { Geometry } from '@pencilmark/core/geometry';
import { after, type Board, conflictsOf, startOf } from './board.ts';
import { type Game, geometryOfGame } from './game.ts';

/**
 * What is wrong: digits; or notes and candidates of empty cells that lack the digit that belongs
 * there.
 */
export interface Mistake {
  readonly kind: 'digits' | 'notes';
  readonly cells: readonly number[];
}

/**
 * The mistakes on a board, digits before notes. Without a solution only those that see each other
 * are known.
 */
export function mistakeOn(
  geometry: Geometry,
  { digits, corner, centre, ruledOut }: Omit<Board, 'colour' | 'ink'>,
  givens: ArrayLike<number>,
  solution?: Uint8Array,
): Mistake | undefined {
  const blamed = wrongCells({ geometry, givens, digits }, solution);
  if (blamed.length > 0) return { kind: 'digits', cells: blamed };
  if (!solution) return undefined;
  const { boxes } = geometry;
  const cells = [...digits.keys()];
  const lacking = cells.filter((cell) => {
    const bit = 1 << (solution[cell]! - 1);
    const notes = corner[cell]! | centre[cell]!;
    if (digits[cell] !== 0) return false;
    if (ruledOut[cell]! & bit) return true;
    if (notes === 0 || notes & bit) return false;
    // Some players write a note in the corner only to show where a digit can go in a box. Then a
    // cell without the note is wrong only if other cells of the box have it.
    return centre[cell] !== 0 || cells.some((other) => boxes[other] === boxes[cell] && corner[other]! & bit);
  });
  return lacking.length > 0 ? { kind: 'notes', cells: lacking } : undefined;
}

/** Digits that were entered into a puzzle, whose givens stay out of it. */
interface Entered {
  readonly geometry: Geometry;
  readonly givens: ArrayLike<number>;
  readonly digits: Uint8Array;
}

/**
 * The cells with a wrong digit; without a solution those that are in conflict. A digit that is
 * right is not to blame for a wrong digit that it sees.
 */
function wrongCells({ geometry, givens, digits }: Entered, solution?: Uint8Array): number[] {
  const conflicts = solution ? undefined : conflictsOf(geometry, digits);
  const isWrong = (cell: number): boolean => conflicts?.has(cell) ?? digits[cell] !== solution![cell];
  return [...digits.keys()].filter((cell) => digits[cell] !== 0 && givens[cell] === 0 && isWrong(cell));
}

/** What is known of the digits that were entered. */
export interface Check {
  /** How many digits were looked at. */
  readonly count: number;
  /** How many are wrong; without a solution, how many are in conflict. */
  readonly wrong: number;
  /** Whether they were compared with the only solution. */
  readonly isSure: boolean;
}

/**
 * Compares what was entered with the solution; without one, only conflicts are known. `cells` says
 * where; default: everywhere.
 */
export function checkOf(entered: Entered, solution?: Uint8Array, cells?: readonly number[]): Check {
  const { digits, givens } = entered;
  const checked = (cells ?? [...digits.keys()]).filter((cell) => digits[cell] !== 0 && givens[cell] === 0);
  const wrong = wrongCells(entered, solution).filter((cell) => checked.includes(cell));
  return { count: checked.length, wrong: wrong.length, isSure: solution !== undefined };
}

/** The last position on the way to the present one in which no digit was wrong: its node. */
export function lastRight(game: Game, solution?: Uint8Array): number {
  const geometry = geometryOfGame(game);
  const path: number[] = [];
  for (let node = game.at; node > 0; node = game.nodes[node]!.parent) path.push(node);
  let [board, right] = [startOf(game), 0];
  for (const node of path.reverse()) {
    board = after(board, game.nodes[node]!.move!, game);
    if (wrongCells({ geometry, givens: game.givens, digits: board.digits }, solution).length === 0) right = node;
  }
  return right;
}

/** The game back in that position: what was played since can be redone. */
export const backToRight = (game: Game, solution?: Uint8Array): Game => ({ ...game, at: lastRight(game, solution) });
