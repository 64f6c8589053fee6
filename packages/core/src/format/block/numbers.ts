import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { isLinePuzzle } from '../line/line.ts';
import { usualNotation } from '../text/alphabets.ts';
import { boardFor, isPlain, SMALLEST_TEXT_SIZE, sizeOf } from '../text/board.ts';
import { isEmptyTableRow } from '../text/table-text.ts';
import { contentLines, type TextLine } from '../text/text-lines.ts';
import { locate, quoted, type Trouble, trouble } from '../text/trouble.ts';
import { isBorder, LONGEST_BLOCK, type Piece, tooLong } from './grid-text.ts';

/** How many lines may stand above the rows of a board: a heading, a border and empty rows. */
const MOST_ABOVE = 5;

/**
 * The lines of a text that are rows. If there are more rows than columns, empty rows at the start
 * are left out, and so is a heading with a border below it.
 */
function rowLines(text: string): TextLine[] {
  const lines = contentLines(text, LARGEST_SIZE + MOST_ABOVE);
  const rows = lines.filter((line) => !isBorder(line.text));
  const width = cellsIn(rows.at(-1)?.text ?? '');
  if (width < SMALLEST_TEXT_SIZE) return rows;
  const hasRule = rows.length < lines.length && isBorder(lines[1]!.text);
  let above = 0;
  while (rows.length - above > width && (isEmptyTableRow(rows[above]!.text) || (above === 0 && hasRule))) above++;
  return rows.slice(above);
}

/** How many cells a row of a table has. */
const cellsIn = (row: string): number =>
  row.includes(',') ? row.split(',').length : (row.match(/[^\s|]+/g)?.length ?? 0);

/** Whether a heading or the like stands above the rows of a text. */
const isBelowHeading = (rows: readonly TextLine[], text: string): boolean =>
  contentLines(text, 1)[0]?.offset !== rows[0]?.offset;

/**
 * The words of a text, one for each cell. Two commas with nothing between them are an empty cell.
 * A row may end with one comma too many.
 */
function wordsIn(text: string): Piece[] {
  const words: Piece[] = [];
  const lines = rowLines(text);
  for (const line of lines) {
    const hash = line.text.indexOf('#');
    const cells = hash < 0 ? line.text : line.text.slice(0, hash);
    if (!/[,;]/.test(cells)) {
      for (const word of cells.matchAll(/[^\s|]+/g)) words.push({ text: word[0], offset: line.offset + word.index });
      continue;
    }
    let start = 0;
    const fields = cells.trimEnd().split(/[,;]/);
    const isRow = lines.length === 1 ? sizeOf(fields.length) > 0 : fields.length === lines.length;
    if (!isRow && fields.at(-1) === '') fields.pop();
    for (const field of fields) {
      words.push({ text: field.trim() || '.', offset: line.offset + start });
      start += field.length + 1;
    }
  }
  return words;
}

const isBlank = (word: string): boolean => /^(?:0|00|[._*X?-])$/i.test(word);
const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST_BLOCK) return tooLong();
  const words = wordsIn(text);
  if (words.length === 0) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  const board = boardFor(words.length, options.geometry, words[0]!.offset);
  if (!board.ok) return board;
  const { size } = board.value;
  const wrong = words.find(({ text: word }) => !isBlank(word) && !(isNumber(word) && Number(word) <= size));
  if (wrong)
    return trouble(
      'character',
      wrong.offset,
      `${quoted(wrong.text)} is no digit of a ${size}x${size} board; expected 1 to ${size}, or 0 for an empty cell.`,
    );
  const digits = words.map(({ text: word }) => (isBlank(word) ? 0 : Number(word)));
  return ok({ puzzle: makePuzzle(board.value, digits), notation: usualNotation(size) });
}

/** Digits as decimal numbers, for large boards. */
export const numbers: Format<'numbers'> = {
  name: 'numbers',
  says: 'every cell a decimal number, 0 or 00 when empty, with spaces or commas between',
  record: 'line',
  canPrint: isPlain,
  looksLike: (text) => {
    if (text.length > LONGEST_BLOCK) return false;
    const lines = rowLines(text);
    const words = wordsIn(text);
    const size = sizeOf(words.length);
    return (
      size > 0 &&
      (lines.length === 1 || lines.length === size) &&
      words.every(({ text: word }) => isBlank(word) || (isNumber(word) && Number(word) <= size)) &&
      // Single characters in several lines are `rows`. A line with spaces for blanks is a `line`.
      (lines.length === 1
        ? !isLinePuzzle(lines[0]!.text)
        : words.some(({ text: word }) => word.length > 1) || /[,;]/.test(text) || isBelowHeading(lines, text))
    );
  },
  parse: (text, options) => locate(text, read(text, options)),
  print: (puzzle) =>
    isPlain(puzzle)
      ? Array.from(puzzle.givens, (digit) => String(digit).padStart(2, '0')).join(' ')
      : fail(`numbers for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
