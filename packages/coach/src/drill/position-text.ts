import { checkGeometry } from '@pencilmark/core/geometry';
import { cellName, digitsOf, type Geometry, parseCell } from '@pencilmark/core/geometry/plain';
import { type Candidate, checkGrid, type Grid, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { check, fail, LIST, TEXT } from '@pencilmark/core/result';
import { A_POSITION, A_SIZE } from '../expected.ts';

/** A position as a row of a corpus writes it. */
export interface PositionText {
  /** Digits, `.` for an empty cell, `+` before a digit that is not given. */
  readonly cells: string;
  /** Candidates that are ruled out: `r1c2<>35`, separated by commas; `-` for none. */
  readonly struckOut: string;
}

/** A grid, and which of its digits are given. */
export interface DrillPosition {
  readonly grid: Grid;
  /** The given digits, 0 elsewhere. */
  readonly givens: Uint8Array;
}

/**
 * The position of a text on a board. Throws a RangeError where the text does not fit the
 * board.
 *
 *     const text = { cells: '1.+3..4..2..1....', struckOut: 'r1c2<>2' };
 *     const { grid, givens } = positionIn(text, boxed(2, 2));
 *     [grid.digits[2], givens[2], grid.candidatesOf(1)]      // [3, 0, 0]
 */
export function positionIn(position: PositionText, geometry: Geometry): DrillPosition {
  check('positionIn', 'position', position, A_POSITION);
  checkGeometry('positionIn', geometry);
  const { cells, struckOut } = position;
  const marked = [...cells.matchAll(/(\+?)(.)/g)];
  const digits = marked.map(([, , character = '']) => Number.parseInt(character, 36) || 0);
  const givens = Uint8Array.from(digits, (digit, cell) => (marked[cell]![1] === '+' ? 0 : digit));
  return { grid: gridOf(makePuzzle(geometry, digits, deedsIn(struckOut, geometry.size))), givens };
}

/**
 * The text of a position; `positionIn` reads it back.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     positionText(grid, grid.digits)      // { cells: '123.............', struckOut: '-' }
 */
export function positionText(grid: Grid, givens: Uint8Array): PositionText {
  checkGrid('positionText', grid);
  check('positionText', 'givens', givens, LIST);
  const { geometry, digits, candidates } = grid;
  const cells = Array.from(digits, (digit, cell) => {
    if (digit === 0) return '.';
    return `${givens[cell] === 0 ? '+' : ''}${digit.toString(36).toUpperCase()}`;
  });
  const whole = gridOf(makePuzzle(geometry, digits)).candidates;
  const struck = geometry.cells.flatMap((cell) => {
    const removed = digitsOf(whole[cell]! & ~candidates[cell]!);
    const letters = removed.map((digit) => digit.toString(36).toUpperCase()).join('');
    return letters === '' ? [] : [`${cellName(cell, geometry.size)}<>${letters}`];
  });
  return { cells: cells.join(''), struckOut: struck.join() || '-' };
}

/** A candidate with the sign of what is said of it. */
export interface Deed extends Candidate {
  readonly sign: '=' | '<>';
}

/**
 * Reads words such as r1c2<>35 and r1c2=5, separated by commas; `-` says nothing.
 *
 *     deedsIn('r1c2<>35,r2c1=4', 9).length      // 3
 */
export function deedsIn(text: string, size: number): Deed[] {
  check('deedsIn', 'text', text, TEXT);
  check('deedsIn', 'size', size, A_SIZE);
  if (text === '-' || text === '') return [];
  return text.split(',').flatMap((word) => {
    const [, name = '', sign = '', digits = ''] = /^(r\d+c\d+)(=|<>)(.+)$/.exec(word) ?? [];
    const cell = parseCell(name, size);
    if (!cell.ok) fail(`${word}: ${cell.error}`);
    return Array.from(digits, (digit) => ({
      cell: cell.value,
      digit: Number.parseInt(digit, 36),
      sign: sign as Deed['sign'],
    }));
  });
}
