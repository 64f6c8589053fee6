import { classic } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import type { BoardLines } from '../signs.ts';
import { dotted, writeCells } from '../text/cells.ts';
import { withMarks } from '../text/marks.ts';
import { linesOf } from '../text/text-lines.ts';
import { locate, quoted, type Trouble, trouble } from '../text/trouble.ts';
import { draw, isBorder, LONGEST_BLOCK, readSquare } from './grid-text.ts';
import { markWords, readMarkText } from './mark-text.ts';

const EDGE = '*-----------*';
const RULE = '|---+---+---|';

/**
 * The format cannot write an empty cell without candidates, nor strikes in a cell with a given.
 */
const canPrint = ({ geometry, struckOut = [], givens }: Puzzle): boolean =>
  geometry.id === classic.id &&
  struckOut.every(({ cell }) => givens[cell] === 0) &&
  !emptied({ geometry, givens, struckOut });

const emptied = (puzzle: Puzzle): boolean => !!puzzle.struckOut?.length && markWords(puzzle).includes('');

/**
 * The text of one framed board, counted from 0. Spaces replace the rest of the text, so that
 * characters keep their places. A frame begins with `*-`.
 */
function frameOf(text: string, which: number): string | undefined {
  let edges = 0;
  let shown = '';
  let end = 0;
  for (const line of linesOf(text)) {
    const isEdge = isBorder(line.text) && line.text.trimStart().startsWith('*');
    if (isEdge) edges++;
    const inside = edges === which * 2 + 1 || (isEdge && edges === which * 2 + 2);
    // The line ends between the last line and this one stay.
    shown += text.slice(end, line.offset) + (inside ? line.text : ' '.repeat(line.text.length));
    end = line.offset + line.text.length;
  }
  return edges >= which * 2 + 2 ? shown : undefined;
}

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST_BLOCK) return trouble('long', 0, 'The text is longer than any Simple Sudoku file.');
  const board = readSquare(frameOf(text, 0) ?? text, options);
  if (!board.ok) return board;
  const second = frameOf(text, 1);
  if (second === undefined) return board;
  const { geometry, givens } = board.value.puzzle;
  const candidates = readMarkText(second, { ...options, geometry });
  if (!candidates.ok) return candidates;
  const { marks, words } = candidates.value;
  for (let cell = 0; cell < givens.length; cell++) {
    const given = givens[cell]!;
    if (given === 0 || marks[cell * geometry.size + given - 1]) continue;
    const { offset, text: word } = words[cell]!;
    return trouble(
      'candidates',
      offset,
      `The first board has the given ${given} here, but the candidates ${quoted(word)} lack it.`,
    );
  }
  return ok({ ...board.value, puzzle: withMarks(geometry, givens, marks) });
}

/** Whether lines have the frame of this format. A second such frame holds candidates. */
const hasStars = ({ framed, lines }: BoardLines): boolean => framed && lines.some((text) => /^\s*\*-/.test(text));

/** The files of Simple Sudoku. */
export const ss: Format<'ss'> = {
  name: 'ss',
  says: 'Simple Sudoku: a frame of stars and strokes, perhaps a second one with candidates',
  record: 'block',
  canPrint,
  signs: {
    mayGoOn: hasStars,
    joins: (board, next) => hasStars(board) && hasStars(next),
  },
  looksLike: (text) => text.length <= LONGEST_BLOCK && /^[ \t]*\*-+\*/m.test(text.slice(0, 10_000)) && read(text).ok,
  parse: (text, options) => locate(text, read(text, options)),
  print: (puzzle, notation) => {
    if (!canPrint(puzzle))
      fail(`Simple Sudoku for ${puzzle.geometry.id}; expected ${classic.id} and a candidate for every empty cell`);
    const cells = writeCells(puzzle, dotted(notation));
    const rows = (cells.match(/.{9}/g) ?? []).map((row) => `|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`);
    const board = [EDGE, ...rows.slice(0, 3), RULE, ...rows.slice(3, 6), RULE, ...rows.slice(6), EDGE].join('\n');
    return puzzle.struckOut?.length ? `${board}\n${draw(puzzle, markWords(puzzle, notation), '*')}` : board;
  },
};
