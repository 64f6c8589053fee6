import { clueFault, geometryOf, withClues } from '../../geometry/clues.ts';
import { type Geometry, LARGEST_SIZE } from '../../geometry/geometry.ts';
import { regionsId } from '../../geometry/ids.ts';
import { sized } from '../../geometry/layouts.ts';
import { withRules } from '../../geometry/rules.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { ParseOptions, Reading } from '../format.ts';
import { aboutOf } from '../text/about.ts';
import { usualNotation } from '../text/alphabets.ts';
import { readDigit } from '../text/cells.ts';
import { digitOf, isList, isNothing, isObject, type Json, type JsonObject, shown } from '../text/json-text.ts';
import { withLeftOut } from '../text/left-out.ts';
import { counted, type Trouble, trouble } from '../text/trouble.ts';
import { cellsIn, readCages, type Words, wordsOf } from './cages.ts';
import { cluesOf, guessClues } from './guess.ts';
import { member, type Part, partsIn } from './parts.ts';
import { flagsIn, saidRules, windowParts } from './whole-board.ts';
import { OWN_ID } from './writing.ts';

interface Cells {
  readonly digits: readonly number[];
  readonly hasMarks: boolean;
}

/** Reads the JSON of SudokuPad: cells, regions, cages, and drawings. */
export function readDocument(json: Json, options: ParseOptions): Result<Reading, Trouble> {
  const wrong = (message: string): Result<never, Trouble> => trouble('sudokupad', 0, message);
  if (!isObject(json)) return wrong('The JSON is not an object; expected "cells".');
  const rows = member(json, 'cells', 'ce');
  if (!isList(rows)) return wrong('No "cells"; expected a list of rows.');
  const size = rows.length;
  if (size < 1 || size > LARGEST_SIZE) return wrong(`${counted(size, 'row')}; expected 1 to ${LARGEST_SIZE}.`);
  const cells = readCells(rows, size);
  if (!cells.ok) return wrong(cells.error);
  const boxes = regionsOf(member(json, 'regions', 're'), size);
  if (!boxes.ok) return wrong(boxes.error);
  const words = wordsOf(json);
  const told = readToldBoard(json, boxes.value, size);
  if (!told.ok) return wrong(told.error);
  const own = ownBoard(json);
  const seen = own ? { ...NOTHING_SEEN, geometry: own } : seenOn(json, told.value, words);
  const { geometry, guessed } = seen;
  if (options.geometry && options.geometry.id !== geometry.id)
    return trouble('geometry', 0, `The board is ${geometry.id}; expected ${options.geometry.id}.`);
  const reading: Reading = {
    puzzle: makePuzzle(geometry, cells.value.digits),
    notation: usualNotation(size),
    ...(guessed.length > 0 && { guessed }),
    ...aboutOf({ title: words('title'), author: words('author'), rules: words('rules') }),
  };
  const rest = [...(cells.value.hasMarks ? ['marks in cells'] : []), ...seen.repeated];
  return withLeftOut(reading, { rules: seen.unknown, rest }, 0, options);
}

function readCells(rows: readonly Json[], size: number): Result<Cells, string> {
  const odd = rows.findIndex((row) => !isList(row) || row.length !== size);
  if (odd >= 0)
    return err(
      `Row ${odd + 1} does not have ${size} cells; there are ${size} rows, and only square boards can be read.`,
    );
  const digits: number[] = [];
  let hasMarks = false;
  for (const [index, cell] of rows.flatMap((row) => row as readonly Json[]).entries()) {
    const place = `row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}`;
    if (!isObject(cell)) return err(`The cell at ${place} is ${shown(cell)}; expected an object such as {"value":5}.`);
    const content = member(cell, 'value', 'v');
    const digit = isNothing(content) ? 0 : digitOf(content, size);
    if (digit === undefined)
      return err(`The cell at ${place} has the value ${shown(content)}; expected a digit from 1 to ${size}.`);
    digits.push(digit);
    hasMarks ||= [...cell.keys()].some((key) => key !== 'value' && key !== 'v');
  }
  return ok({ digits, hasMarks });
}

/**
 * The box of every cell, from lists of [row, column]; -1 for those in none. Without lists the boxes
 * are usual.
 */
function regionsOf(json: Json | undefined, size: number): Result<readonly number[], string> {
  if (!isList(json) || json.length === 0) return ok(sized(size).boxes);
  const boxes = new Array<number>(size * size).fill(-1);
  for (const [region, list] of json.entries()) {
    const cells = isList(list) ? cellsIn(list, size) : [];
    if (!cells || (region >= size && cells.length > 0))
      return err(`A region has a cell outside of the board; expected [row, column] from 0 to ${size - 1}.`);
    for (const cell of cells) boxes[cell] = region;
  }
  return ok(boxes);
}

/** What the JSON tells by words. */
interface Told {
  readonly board: Geometry;
  /** Whether digits that follow each other are never neighbours, or only where a dot says so. */
  readonly isNonconsecutive: boolean;
  /** The names of rules that nobody here knows. */
  readonly unknown: readonly string[];
}

/** The board with all that the JSON tells by words, and the names of rules that are not known. */
function readToldBoard(json: JsonObject, boxes: readonly number[], size: number): Result<Told, string> {
  const { clues, areGroups, unknown } = readCages(json, size);
  const flags = flagsIn(json);
  const groups = areGroups ? ['disjoint'] : [];
  const rules = new Set([...flags.rules, ...groups]);
  const isNonconsecutive = rules.delete('nonconsecutive');
  const geometry = geometryOf(regionsId(boxes, [...rules]));
  if (!geometry.ok) return err(geometry.error.message);
  const fault = clues.map((clue) => clueFault(clue, geometry.value)).find((found) => found !== undefined);
  if (fault !== undefined) return err(fault);
  const board = clues.length > 0 ? withClues(geometry.value, clues) : geometry.value;
  return ok({ board, isNonconsecutive, unknown: [...flags.unknown, ...(unknown > 0 ? ['cages'] : [])] });
}

/** The board that the metadata name by its id, where we have written the drawing. */
function ownBoard(json: JsonObject): Geometry | undefined {
  const metadata = json.get('metadata');
  const id = isObject(metadata) ? metadata.get(OWN_ID) : undefined;
  const board = typeof id === 'string' ? geometryOf(id) : undefined;
  return board?.ok ? board.value : undefined;
}

/** A board with what its drawings seem to say. */
interface Seen {
  readonly geometry: Geometry;
  /** The names of kinds and rules that were guessed. */
  readonly guessed: readonly string[];
  /** The names of rules that nobody here knows, and of parts that may be rules. */
  readonly unknown: readonly string[];
  /** The names of parts that only repeat others. */
  readonly repeated: readonly string[];
}

const NOTHING_SEEN = { guessed: [], unknown: [], repeated: [] };

function seenOn(json: JsonObject, { board, isNonconsecutive, unknown }: Told, words: Words): Seen {
  const { size } = board;
  const solution = solutionOf(words('solution'), size);
  const parts = partsIn(json);
  const windows = windowParts({ size, parts }, board);
  const drawing = { size, parts: parts.filter((part) => !windows.includes(part)) };
  const { numbered } = readCages(json, size);
  const cages = numbered.finds.length > 0 ? cluesOf(numbered, board, solution) : [];
  const guess = guessClues(drawing, board, solution);
  const { clues, rules } = asRules([...(cages ?? []), ...guess.clues]);
  const named = [...saidRules(words, board, solution), ...rules, ...(windows.length > 0 ? ['windows'] : [])];
  const added = named.filter((name) => !board.rules.some((rule) => rule.name === name));
  const apart = clues.some(({ rule, values }) => rule === 'difference' && values[0] === 1)
    ? 'neg-diff'
    : 'nonconsecutive';
  const ruled = withRules(board, [...named, ...(isNonconsecutive ? [apart] : [])]);
  return {
    geometry: withClues(ruled, [...board.clues, ...clues]),
    guessed: [...new Set([...added, ...clues.map(({ rule }) => rule)])],
    unknown: [...unknown, ...namesOf(guess.left), ...(cages ? [] : ['cages'])],
    repeated: namesOf(guess.repeated),
  };
}

/** Both diagonals as the rule for the whole board; of dots, the others are all that there are. */
function asRules(clues: readonly Clue[]): { readonly clues: readonly Clue[]; readonly rules: readonly string[] } {
  const isDiagonal = ({ rule }: Clue): boolean => rule === 'diagonal';
  return clues.filter(isDiagonal).length === 2
    ? { clues: clues.filter((clue) => !isDiagonal(clue)), rules: ['x'] }
    : { clues, rules: [] };
}

/** The digits of a solution with a character for each cell; undefined unless all are known. */
function solutionOf(text: Json | undefined, size: number): readonly number[] | undefined {
  const { alphabet } = usualNotation(size);
  const digits = typeof text === 'string' ? [...text.trim()].map((one) => readDigit(one, size, alphabet) ?? 0) : [];
  return digits.length === size * size && !digits.includes(0) ? digits : undefined;
}

const NAMES = { line: 'lines', arrow: 'arrows' } as const;

const namesOf = (parts: readonly Part[]): string[] => {
  const nameOf = (part: Part): string =>
    part.kind === 'shape' ? (part.isUnder ? 'underlays' : 'overlays') : NAMES[part.kind];
  return [...new Set(parts.map(nameOf))].sort();
};
