import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { ALPHABETS, charactersOf, notationOf, usualNotation } from '../text/alphabets.ts';
import { boardFor, isUsual, SMALLEST_TEXT_SIZE } from '../text/board.ts';
import { dotted, readDigit } from '../text/cells.ts';
import { hasMarks, marksOf, puzzleOfMarks, seemingGivens } from '../text/marks.ts';
import { contentLines } from '../text/text-lines.ts';
import { characterAt, counted, locate, named, type Trouble, trouble } from '../text/trouble.ts';
import { fieldsOf, readOnlyLine } from './line.ts';

const canPrint = (puzzle: Puzzle): boolean =>
  isUsual(puzzle.geometry) && hasMarks(puzzle) && seemingGivens(puzzle, marksOf(puzzle)).length === 0;

/** The size of a board with this many candidates, filled cells included; 0 when there is none. */
const sizeOfCube = (length: number): number => {
  const size = Math.round(Math.cbrt(length));
  return size ** 3 === length && size >= SMALLEST_TEXT_SIZE && size <= LARGEST_SIZE ? size : 0;
};

function readCandidates(line: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const [field = { start: 0, length: 0 }] = fieldsOf(line);
  const { start, length } = field;
  const size = options.geometry?.size ?? sizeOfCube(length);
  if (size === 0 || length !== size ** 3) {
    const wanted = options.geometry ? `${size}·${size}·${size}` : 'n·n·n for a board of size n, such as 64 or 729';
    return trouble('length', start, `${counted(length, 'character')} found; expected ${wanted}.`);
  }
  const board = boardFor(size * size, options.geometry, start);
  if (!board.ok) return board;
  const asked = options.alphabet === undefined ? undefined : charactersOf(options.alphabet, size);
  if (asked && !asked.ok) return asked;
  let best: Result<never, Trouble> | undefined;
  for (const alphabet of asked ? [asked.value] : ALPHABETS.map((row) => row.characters)) {
    if (alphabet.length < size) continue;
    const result = readIn(line, start, size, alphabet);
    if (result.ok) return ok({ puzzle: puzzleOfMarks(board.value, result.value), notation: notationOf(alphabet, '.') });
    if (!best || (!best.ok && result.error.offset > best.error.offset)) best = result;
  }
  return best!;
}

function readIn(line: string, start: number, size: number, alphabet: string): Result<Uint8Array, Trouble> {
  const marks = new Uint8Array(size ** 3);
  for (let index = 0; index < marks.length; index++) {
    const digit = readDigit(line[start + index]!, size, alphabet);
    if (digit !== 0 && digit !== (index % size) + 1) {
      const found = named(characterAt(line, start + index));
      const message = `${found} found; expected ${alphabet[index % size]}, the candidate of this place, or a blank such as ".".`;
      return trouble('character', start + index, message);
    }
    if (digit !== 0) marks[index] = 1;
  }
  return ok(marks);
}

const everyCellHas = (marks: Uint8Array, size: number): boolean => {
  for (let start = 0; start < marks.length; start += size)
    if (!marks.subarray(start, start + size).includes(1)) return false;
  return true;
};

/** All candidates in one line. */
export const candidates729: Format<'candidates729'> = {
  name: 'candidates729',
  says: 'n characters a cell, cell by cell: a digit in its place or a blank; 729 characters for 9×9',
  record: 'line',
  canPrint,
  looksLike: (text) => {
    const [only, second] = contentLines(text, 2);
    if (!only || second) return false;
    const [field] = fieldsOf(only.text);
    const size = sizeOfCube(field?.length ?? 0);
    if (!field || size === 0) return false;
    // The puzzle of a 27×27 board has 729 characters too, but its digits will hardly all stand at
    // the places of candidates.
    return ALPHABETS.some(({ characters }) => {
      const marks = characters.length < size ? undefined : readIn(only.text, field.start, size, characters);
      return marks?.ok && everyCellHas(marks.value, size);
    });
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readCandidates)),
  print: (puzzle, notation) => {
    if (!canPrint(puzzle))
      fail(
        `candidates of ${puzzle.geometry.id}; expected a usual board, no conflict, and no single candidate that looks like a given`,
      );
    const { size } = puzzle.geometry;
    const { alphabet, blank } = dotted(notation) ?? usualNotation(size);
    return Array.from(marksOf(puzzle), (mark, index) => (mark ? alphabet[index % size]! : blank)).join('');
  },
};
