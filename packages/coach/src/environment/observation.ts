import { alphabetOf, cellName, digitsOf } from '@pencilmark/core/geometry';
import { check, checkArgument, oneOf } from '@pencilmark/core/result';
import { Game } from './game.ts';

/** How the board of a game is told; a picture is drawn by whoever runs the environment. */
export const OBSERVATIONS = ['text', 'rows', 'arrays', 'picture', 'none'] as const;
/** How the board of a game is told. */
export type Observation = (typeof OBSERVATIONS)[number];

/** The digits of a game as one line, a dot for an empty cell. */
function lineOf({ digits, puzzle: { geometry } }: Game): string {
  const alphabet = alphabetOf(geometry);
  let line = '';
  for (const cell of geometry.cells) line += digits[cell] === 0 ? '.' : alphabet[digits[cell]! - 1];
  return line;
}

function rowsOf({ digits, puzzle: { geometry } }: Game): string {
  const { size, rows, columns } = geometry;
  const alphabet = alphabetOf(geometry);
  const sign = (cell: number): string => (digits[cell] === 0 ? '.' : alphabet[digits[cell]! - 1]!);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => sign(row * size + column)).join(' '),
  ).join('\n');
}

/**
 * What a game shows: its digits as one line (`text`), as `rows`, or as `arrays`, which also have
 * the legal digits of each cell as the bits of a number. Undefined for a picture and for nothing.
 *
 *     const puzzle = puzzleOf('123.341221434321');
 *     const game = new Game(puzzle, solve(puzzle));
 *     observationOf(game, 'rows').slice(0, 7)      // '1 2 3 .'
 *     observationOf(game, 'arrays').legal[3]      // 0b1000
 */
export function observationOf(game: Game, how: Observation): unknown {
  checkArgument('observationOf', game instanceof Game, game, 'a game');
  check('observationOf', 'how', how, oneOf(OBSERVATIONS));
  if (how === 'text') return lineOf(game);
  if (how === 'rows') return rowsOf(game);
  if (how !== 'arrays') return undefined;
  const { digits } = game;
  return { digits: [...digits], legal: Array.from(digits, (_, cell) => game.legalDigits(cell)) };
}

/** The legal actions of a game, by the names of their cells. */
export function actionsOf(game: Game): object {
  const { geometry, givens } = game.puzzle;
  const alphabet = alphabetOf(geometry);
  const named = (cell: number): string => cellName(cell, geometry.size);
  const candidates = geometry.cells.flatMap((cell) => {
    const legal = digitsOf(game.legalDigits(cell));
    return legal.length > 0 ? [[named(cell), legal.map((digit) => alphabet[digit - 1]).join('')]] : [];
  });
  const erasable = geometry.cells.filter((cell) => game.digits[cell] !== 0 && givens[cell] === 0);
  return {
    candidates: game.end ? {} : Object.fromEntries(candidates),
    ...(game.wrong === 'keep' && { erase: game.end ? [] : erasable.map(named) }),
  };
}
