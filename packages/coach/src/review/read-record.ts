import { digitSet, type Geometry, geometryOf, LARGEST_DIGIT_SET, parseCell } from '@pencilmark/core/geometry';
import { check, err, ok, type Result, TEXT } from '@pencilmark/core/result';
import type { Played, Standing } from './moment.ts';
import { LAYERS, RECORD_FORMAT, RECORD_VERSION, type RecordedGame, type RecordedMove } from './record.ts';

/** What is wrong with a record, and where: `moves[3].digits`. */
export interface RecordProblem {
  /**
   * - `size`: the text is too long, or there are too many moves
   * - `json`: it is no JSON
   * - `format`: it does not say that it is a record, or a later version wrote it
   * - `board`: there is no such board
   * - `field`: a field is not what it has to be
   */
  readonly code: 'size' | 'json' | 'format' | 'board' | 'field';
  readonly place: string;
  readonly message: string;
}

/** The longest text of a record that is read, in characters. */
export const LONGEST_RECORD = 20_000_000;
/** Whoever reviews a game has a board for each move in memory. A long game has a tenth of them. */
const MOST_MOVES = 10_000;

type Read<Value> = Result<Value, RecordProblem>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * The game in the text of a record, or what is wrong with it. Whether its puzzle has one solution
 * is not checked.
 *
 *     readRecord('{}').ok      // false
 */
export function readRecord(text: string): Read<RecordedGame> {
  check('readRecord', 'text', text, TEXT);
  if (text.length > LONGEST_RECORD)
    return problem('size', '', `The text has more than ${LONGEST_RECORD} characters, so it is not read.`);
  const record = parsed(text);
  if (!record) return problem('json', '', 'This is no JSON object.');
  if (record.format !== RECORD_FORMAT || record.version !== RECORD_VERSION)
    return problem(
      'format',
      'format',
      `Expected "format":"${RECORD_FORMAT}","version":${RECORD_VERSION} in the record of a game.`,
    );
  const geometry = typeof record.board === 'string' ? geometryOf(record.board) : undefined;
  if (!geometry?.ok)
    return problem('board', 'board', geometry?.error.message ?? 'Expected the id of a board, such as "9x9:3x3".');
  if (geometry.value.size > LARGEST_DIGIT_SET)
    return problem(
      'board',
      'board',
      `The board has ${geometry.value.size} digits; at most ${LARGEST_DIGIT_SET} are reviewed.`,
    );
  return gameIn(geometry.value, record);
}

const problem = (code: RecordProblem['code'], place: string, message: string) => err({ code, place, message });

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function gameIn(geometry: Geometry, { givens, moves, played, at }: Fields): Read<RecordedGame> {
  const { cellCount, size } = geometry;
  if (!isDigits(givens, size) || givens.length !== cellCount)
    return problem('field', 'givens', `Expected a list of ${cellCount} digits from 0 to ${size}.`);
  if (!Array.isArray(moves)) return problem('field', 'moves', 'Expected a list of moves.');
  if (moves.length > MOST_MOVES)
    return problem('size', 'moves', `There are ${moves.length} moves; at most ${MOST_MOVES} are read.`);
  if (!isTime(played)) return problem('field', 'played', 'Expected the time played, in milliseconds.');
  if (at !== undefined && !isIndex(at, moves.length))
    return problem('field', 'at', `Expected the index of a move, -1 for the start; there are ${moves.length} moves.`);
  const start: Standing = {
    digits: Uint8Array.from(givens),
    corner: new Int32Array(cellCount),
    centre: new Int32Array(cellCount),
    ruledOut: new Int32Array(cellCount),
  };
  const read: Played[] = [];
  for (const [index, move] of moves.entries()) {
    const next = playedIn(geometry, move, { index, start, read });
    if (!next.ok) return next;
    read.push(next.value);
  }
  const last = at ?? moves.length - 1;
  const { digits } = read[last]?.after ?? start;
  const hasTimes = moves.every((move: RecordedMove) => move.ms !== undefined);
  return ok({ geometry, givens: Uint8Array.from(givens), moves: read, end: { ms: played, digits }, hasTimes });
}

interface Before {
  readonly index: number;
  readonly start: Standing;
  readonly read: readonly Played[];
}

function playedIn(geometry: Geometry, move: unknown, { index, start, read }: Before): Read<Played> {
  const place = `moves[${index}]`;
  const fields = (typeof move === 'object' && move !== null ? move : undefined) as Fields | undefined;
  if (!fields) return problem('field', place, 'Expected a move, as an object.');
  const { ms = 0, after = index - 1, help = false, supposed = false } = fields;
  if (!isTime(ms)) return problem('field', `${place}.ms`, 'Expected a time in milliseconds.');
  if (!isIndex(after, index))
    return problem('field', `${place}.after`, 'Expected the index of an earlier move, -1 for the start.');
  for (const [name, value] of Object.entries({ help, supposed }))
    if (typeof value !== 'boolean') return problem('field', `${place}.${name}`, 'Expected true or false.');
  const before = read[after]?.after ?? start;
  const standing = standingAfter(geometry, before, fields, place);
  if (!standing.ok) return standing;
  return ok({
    ms,
    before,
    after: standing.value,
    isHelp: help === true,
    ...(supposed === true && { isSupposed: true }),
  });
}

/** What stands there after a move. */
function standingAfter(geometry: Geometry, before: Standing, fields: Fields, place: string): Read<Standing> {
  const after = {
    digits: before.digits.slice(),
    corner: before.corner.slice(),
    centre: before.centre.slice(),
    ruledOut: before.ruledOut.slice(),
  };
  const { size } = geometry;
  for (const layer of ['digits', ...Object.keys(LAYERS)] as (keyof typeof LAYERS | 'digits')[]) {
    const cells = fields[layer];
    if (cells === undefined) continue;
    if (typeof cells !== 'object' || cells === null)
      return problem('field', `${place}.${layer}`, 'Expected an object with names of cells, such as {"r4c5":…}.');
    for (const [name, value] of Object.entries(cells)) {
      const cell = parseCell(name, size);
      if (!cell.ok) return problem('field', `${place}.${layer}`, cell.error);
      if (layer === 'digits' && isDigit(value, size)) after.digits[cell.value] = value;
      else if (layer !== 'digits' && isDigits(value, size) && !value.includes(0))
        after[LAYERS[layer]][cell.value] = digitSet(value);
      else
        return problem(
          'field',
          `${place}.${layer}.${name}`,
          `Expected ${layer === 'digits' ? 'a digit from 0' : 'a list of digits from 1'} to ${size}.`,
        );
    }
  }
  return ok(after);
}

const isDigit = (value: unknown, size: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= size;

const isDigits = (value: unknown, size: number): value is number[] =>
  Array.isArray(value) && value.every((item) => isDigit(item, size));

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

const isIndex = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= -1 && (value as number) < length;
