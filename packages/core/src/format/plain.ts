import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { cellName } from '../geometry/names.ts';
import { check, err, ok, type Result, TEXT } from '../result.ts';
import type { Reading } from './format.ts';
import { boardForRun } from './text/board.ts';
import { readCells } from './text/cells.ts';

const PLACED = ['character', 'blanks'];

/**
 * The cells of a text in one run: its lines without the spaces around them. A single line keeps
 * its spaces, which may be blanks.
 */
function cellsOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length === 1 ? lines[0]! : lines.map((line) => line.trim()).join('');
}

/**
 * Reads a text that has only cells: all in one line, or one row a line. Blanks are dots, zeros,
 * stars, underscores, X, dashes, question marks or spaces. A program that uses only this function
 * does not load the table of formats.
 *
 *     readPlain('12..\n34..\n....\n....').value.puzzle.geometry.id      // '4x4:2x2'
 *     readPlain('12..').error      // '4 cells found; the nearest boards have 16 (4x4).'
 */
export function readPlain(text: string, geometry?: Geometry): Result<Reading, string> {
  check('readPlain', 'text', text, TEXT);
  if (geometry !== undefined) checkGeometry('readPlain', geometry);
  const run = cellsOf(text);
  const board = boardForRun(run.length, geometry, 0);
  if (!board.ok) return err(board.error.message);
  const cells = readCells(run, 0, board.value);
  if (cells.ok)
    return ok({ puzzle: { geometry: board.value, givens: cells.value.givens }, notation: cells.value.notation });
  const { code, offset, message } = cells.error;
  const { cells: own, size } = board.value;
  return err(PLACED.includes(code) ? `${cellName(own[offset]!, size)}: ${message}` : message);
}
