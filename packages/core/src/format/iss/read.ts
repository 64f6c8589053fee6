import { clueFault, withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import { toDigit, toValue, type Values } from '../../rules/values.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitSet, digitsOf, everyDigit } from '../../sets/digits.ts';
import type { ParseOptions, Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { withLeftOut } from '../text/left-out.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';
import { BOARD_TYPES, boardOf, gridOf } from './board.ts';
import { type Call, callOf, cellIn, valueIn } from './call.ts';
import { cluesOf } from './clues.ts';
import { doppelgangerClues } from './doppelganger.ts';
import { extraCount, extraGroups } from './extras.ts';
import { readOr, unpacked } from './groups.ts';
import { type Item, readItems } from './items.ts';
import { replicated } from './replicate.ts';

/** Whether an item says nothing about the puzzle, or only what the clues of others say. */
const isHarmless = ({ type, args: [first] }: Item): boolean =>
  type === 'Priority' || type === 'Var' || (type === 'FullRankTies' && first?.text !== 'none');

/** Reads ISS text from a place on. */
export function readIss(text: string, start: number, options: ParseOptions): Result<Reading, Trouble> {
  const read = readItems(text, start);
  if (!read.ok) return read;
  const grid = gridOf(unpacked(read.value));
  if (!grid.ok) return grid;
  const wide = { ...grid.value, groups: extraGroups(unpacked(read.value), grid.value) };
  const copied = replicated(read.value, wide);
  if (!copied.ok) return copied;
  const items = unpacked(copied.value);
  const board = boardOf(items, wide);
  if (!board.ok) return board;
  const hasNegative = items.some(({ type }) => type.startsWith('Strict'));
  const mayTie = items.some(({ type, args }) => type === 'FullRankTies' && args[0]?.text === 'any');
  const extras = extraCount(wide);
  const base = board.value.geometry;
  const setting = { grid: wide, hasNegative, mayTie, board: extras > 0 ? { ...base, extras } : base };
  const clues: Clue[] = [...board.value.clues];
  const allowed = new Map<Cell, DigitSet>();
  const unknown: Item[] = [];
  for (const item of items) {
    if (BOARD_TYPES.includes(item.type) || isHarmless(item)) continue;
    if (item.type === 'Doppelganger') {
      const own = doppelgangerClues(item, base, wide);
      if (!own.ok) return own;
      clues.push(...own.value);
      continue;
    }
    const fault = item.type === 'Given' ? narrow(allowed, callOf(item, setting)) : undefined;
    if (fault) return err(fault);
    const found = item.type === 'Given' ? NOTHING : (item.type === 'Or' ? readOr : cluesOf)(item, setting);
    if (!found.ok) return found;
    clues.push(...found.value.clues);
    if (found.value.unknown.length > 0) unknown.push(...found.value.unknown.map((type) => ({ ...item, type })));
  }
  const given = [...allowed].flatMap(([cell, set]) => (cell < base.cellCount ? [] : [heldBy(cell, set, base)]));
  const told = withExtraCells([...clues, ...given], extras, base);
  const fault = told.map((clue) => clueFault(clue, base)).find((found) => found !== undefined);
  if (fault !== undefined) return trouble('iss', start, fault);
  const puzzle = puzzleOf(withClues(base, told), allowed);
  const { geometry } = puzzle;
  if (options.geometry && options.geometry.id !== geometry.id)
    return trouble('geometry', start, `The board is ${geometry.id}; expected ${options.geometry.id}.`);
  const rules = unknown.map(({ type }) => type);
  return withLeftOut(
    { puzzle, notation: usualNotation(geometry.size, geometry.least) },
    { rules },
    unknown[0]?.offset ?? start,
    options,
  );
}

const NOTHING = ok({ clues: [], unknown: [] });

/** Leaves the cells that an item names only the digits of the item. */
function narrow(allowed: Map<Cell, DigitSet>, call: Call): Trouble | undefined {
  for (const argument of call.args) {
    const [name = '', ...digits] = argument.text.split('_');
    const cell = cellIn({ ...argument, text: name }, call);
    if (digits.length === 0) call.wrong(argument, `${quoted(argument.text)} has no digit; expected one such as R1C1_5`);
    const set = digitSet(digits.map((text) => toDigit(valueIn(argument, call, text), call.grid)));
    allowed.set(cell, set & (allowed.get(cell) ?? everyDigit(call.grid.size)));
  }
  return call.fault();
}

/** The digits that an extra cell may hold, as a clue. */
function heldBy(cell: Cell, set: DigitSet, values: Values): Clue {
  const clues = digitsOf(set).map(
    (digit): Clue => ({
      rule: 'containexact',
      cells: [[cell]],
      values: [toValue(digit, values)],
    }),
  );
  return clues.length === 1 ? clues[0]! : { rule: 'anyof', cells: [], values: [], of: clues.map((clue) => [clue]) };
}

/** Clues of which those that speak of extra cells are in one clue. */
function withExtraCells(clues: readonly Clue[], extras: number, { cellCount }: Geometry): Clue[] {
  const speaks = ({ cells, of = [] }: Clue): boolean =>
    cells.flat().some((cell) => cell >= cellCount) || of.flat().some(speaks);
  const own = clues.filter(speaks);
  const others = clues.filter((clue) => !speaks(clue));
  return own.length > 0 ? [...others, { rule: 'extracells', cells: [], values: [extras], of: [own] }] : others;
}

/** The puzzle with the digits that cells may hold. A cell with one digit is a given. */
function puzzleOf(geometry: Geometry, allowed: ReadonlyMap<Cell, DigitSet>): Puzzle {
  const givens = new Uint8Array(geometry.cellCount);
  const struckOut: Candidate[] = [];
  for (const [cell, set] of allowed) {
    if (cell >= geometry.cellCount) continue;
    if (digitCount(set) === 1) givens[cell] = digitsOf(set)[0]!;
    else struckOut.push(...digitsOf(geometry.allDigits & ~set).map((digit) => ({ cell, digit })));
  }
  return makePuzzle(geometry, givens, struckOut);
}
