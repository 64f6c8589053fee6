import { ALPHABET, type Geometry, LARGEST_DIGIT_SET, plainGeometryOf } from '@pencilmark/core/geometry/plain';
import { fail } from '@pencilmark/core/result';

/** Digits in reading order, 0 for a dot. */
export const digitsOfText = (text: string): number[] => Array.from(text, (_, cell) => digitIn(text, cell));

/** The digit of a cell in such a text. */
export const digitIn = (text: string, cell: number): number => ALPHABET.indexOf(text.charAt(cell)) + 1;

const MOST_BOARDS = 64;
// Boards by their ids; they can always be made again.
const boards = new Map<string, Geometry>();

/** The board with an id, or nothing where there is none of at most 32 digits. */
export function boardOf(id: string): Geometry | undefined {
  const known = boards.get(id);
  if (known) return known;
  const made = plainGeometryOf(id);
  if (!made.ok || made.value.size > LARGEST_DIGIT_SET) return undefined;
  if (boards.size >= MOST_BOARDS) boards.delete(boards.keys().next().value!);
  boards.set(id, made.value);
  return made.value;
}

/** The board of a match, whose rules were checked when it was made. */
export const boardOfMatch = (id: string): Geometry => boardOf(id) ?? fail(`the board "${id}"; expected one of core`);
