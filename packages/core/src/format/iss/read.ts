import { clueFault, withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitSet, digitsOf, everyDigit } from '../../sets/digits.ts';
import { usualNotation } from '../alphabets.ts';
import type { ParseOptions, Reading } from '../format.ts';
import { withLeftOut } from '../left-out.ts';
import { quoted, type Trouble, trouble } from '../trouble.ts';
import { BOARD_TYPES, boardOf, gridOf } from './board.ts';
import { type Call, callOf, cellIn, digitIn } from './call.ts';
import { type Item, readItems } from './items.ts';
import { ROWS, type Row } from './rows.ts';

/** Items that say nothing about the puzzle. */
const HARMLESS: readonly string[] = ['Priority'];

const rowFor = (call: Call): Row | undefined =>
  ROWS.find((row) => row.type === call.item.type && (row.fits?.(call) ?? true));

/** Reads ISS text from a place on. */
export function readIss(text: string, start: number, options: ParseOptions): Result<Reading, Trouble> {
  const read = readItems(text, start);
  if (!read.ok) return read;
  const items = read.value;
  const grid = gridOf(items);
  if (!grid.ok) return grid;
  const board = boardOf(items, grid.value);
  if (!board.ok) return board;
  const clues: Clue[] = [...board.value.clues];
  const allowed = new Map<Cell, DigitSet>();
  const left: Item[] = [];
  for (const item of items) {
    if (BOARD_TYPES.includes(item.type) || HARMLESS.includes(item.type)) continue;
    const call = callOf(item, grid.value);
    const row = rowFor(call);
    const own = row ? row.read(call).map((parts) => ({ rule: row.kind, ...parts })) : [];
    if (item.type === 'Given') narrow(allowed, call);
    else if (!row) left.push(item);
    const fault = call.fault() ?? faultOf(item, own, board.value.geometry);
    if (fault) return err(fault);
    clues.push(...own);
  }
  const puzzle = puzzleOf(withClues(board.value.geometry, clues), allowed);
  const { geometry } = puzzle;
  if (options.geometry && options.geometry.id !== geometry.id)
    return trouble('geometry', start, `The board is ${geometry.id}; expected ${options.geometry.id}.`);
  const rules = left.map(({ type }) => type);
  return withLeftOut(
    { puzzle, notation: usualNotation(geometry.size, geometry.least) },
    { rules },
    left[0]?.offset ?? start,
    options,
  );
}

/** What is wrong with the clues of an item on a board. */
function faultOf({ type, offset }: Item, clues: readonly Clue[], board: Geometry): Trouble | undefined {
  const fault = clues.map((clue) => clueFault(clue, board)).find((found) => found !== undefined);
  return fault === undefined ? undefined : { code: 'iss', offset, message: `In .${type}: ${fault}` };
}

/** Leaves the cells that an item names only the digits of the item. */
function narrow(allowed: Map<Cell, DigitSet>, call: Call): void {
  for (const argument of call.args) {
    const [name = '', ...digits] = argument.text.split('_');
    const cell = cellIn({ ...argument, text: name }, call);
    if (digits.length === 0) call.wrong(argument, `${quoted(argument.text)} has no digit; expected one such as R1C1_5`);
    const set = digitSet(digits.map((digit) => digitIn(argument, call, digit)));
    allowed.set(cell, set & (allowed.get(cell) ?? everyDigit(call.grid.size)));
  }
}

/** The puzzle with the digits that cells may hold. A cell with one digit is a given. */
function puzzleOf(geometry: Geometry, allowed: ReadonlyMap<Cell, DigitSet>): Puzzle {
  const givens = new Uint8Array(geometry.cellCount);
  const struckOut: Candidate[] = [];
  for (const [cell, set] of allowed) {
    if (digitCount(set) === 1) givens[cell] = digitsOf(set)[0]!;
    else struckOut.push(...digitsOf(geometry.allDigits & ~set).map((digit) => ({ cell, digit })));
  }
  return makePuzzle(geometry, givens, struckOut);
}
