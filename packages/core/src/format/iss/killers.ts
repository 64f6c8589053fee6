import { clueFault, withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { classic } from '../../geometry/layouts.ts';
import { withRules } from '../../geometry/rules.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { named, type Trouble, trouble } from '../text/trouble.ts';

// A killer as 81 characters: one cell of each cage has its sum, and the others point the way to it.

/** The step to which a character points. */
const STEPS: Readonly<Record<string, number>> = { '<': -1, '>': 1, '^': -9, v: 9, '`': -10, "'": -8, ',': 8, '.': 10 };

/** The sums from 0: 0-9, then A-Z, then a-j. */
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';

const KILLER = /^[\s\ufeff]{0,1000}([0-9A-Za-jv<>^`',.]{81})\s*$/;

/** The 81 characters of a killer in a text, and where they begin; undefined when it has none. */
export function killerIn(text: string): { readonly cells: string; readonly start: number } | undefined {
  const [, cells] = KILLER.exec(text) ?? [];
  return cells && /[<>^v]/.test(cells) ? { cells, start: text.indexOf(cells) } : undefined;
}

/** The cell with the sum to which a cell points; undefined when the way has no end. */
function endOf(cell: number, cells: string): number | undefined {
  let at = cell;
  for (let steps = 0; steps <= cells.length; steps++) {
    const step = STEPS[cells[at] ?? ''];
    if (step === undefined) return at < cells.length && at >= 0 ? at : undefined;
    const isOff = Math.abs(((at + step) % 9) - (at % 9)) > 1;
    at = isOff ? -1 : at + step;
  }
  return undefined;
}

const NUMBERED = /^[\s\ufeff]{0,1000}3x3:(d?):k((?::\d{1,5}){81}):?\s*$/;

/** A killer as 81 numbers. */
export interface Numbered {
  readonly hasDiagonals: boolean;
  readonly numbers: readonly number[];
}

/** The 81 numbers of a killer in a text, each its sum times 256 and the number of its cage. */
export function numberedKiller(text: string): Numbered | undefined {
  const [, diagonals, numbers] = NUMBERED.exec(text) ?? [];
  return numbers === undefined
    ? undefined
    : { hasDiagonals: diagonals === 'd', numbers: numbers.slice(1).split(':').map(Number) };
}

const OF_A_CAGE = 256;

/** Reads a killer of 81 numbers. A sum of 0 means that the cell is in no cage. */
export function readNumbered({ hasDiagonals, numbers }: Numbered): Result<Reading, Trouble> {
  const board = hasDiagonals ? withRules(classic, ['x']) : classic;
  const cages = new Map<number, number[]>();
  for (const [cell, number] of numbers.entries())
    if (number >= OF_A_CAGE) cages.set(number % OF_A_CAGE, [...(cages.get(number % OF_A_CAGE) ?? []), cell]);
  const clues = [...cages.values()].map(
    (cage): Clue => ({ rule: 'killer', cells: [cage], values: [Math.floor(numbers[cage[0]!]! / OF_A_CAGE)] }),
  );
  const fault = clues.map((clue) => clueFault(clue, board)).find((found) => found !== undefined);
  return fault === undefined ? ok(readingOf(board, clues)) : trouble('iss', 0, fault);
}

/** Reads a killer of 81 characters. In a cage with the sum 0 digits only differ. */
export function readKiller(cells: string, start: number): Result<Reading, Trouble> {
  const cages = new Map<number, number[]>();
  for (let cell = 0; cell < cells.length; cell++) {
    const end = endOf(cell, cells);
    if (end === undefined)
      return trouble('iss', start + cell, `${named(cells[cell]!)} points to no cell with the sum of its cage.`);
    cages.set(end, [...(cages.get(end) ?? []), cell]);
  }
  const clues: Clue[] = [];
  for (const [end, cage] of cages) {
    const sum = SUMS.indexOf(cells[end]!);
    if (sum === 0 && cage.length === 1) continue;
    const clue = { rule: 'killer', cells: [cage], values: sum === 0 ? [] : [sum] };
    const fault = clueFault(clue, classic);
    if (fault !== undefined) return trouble('iss', start + end, fault);
    clues.push(clue);
  }
  return ok(readingOf(classic, clues));
}

const readingOf = (board: Geometry, clues: readonly Clue[]): Reading => ({
  puzzle: emptyPuzzle(withClues(board, clues)),
  notation: usualNotation(board.size),
});
