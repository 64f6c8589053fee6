import { classic } from '../../geometry/layouts.ts';
import { fail, type Result } from '../../result.ts';
import type { About, Format, ParseOptions, Reading } from '../format.ts';
import { aboutOf } from '../text/about.ts';
import { isPlain } from '../text/board.ts';
import { withLeftOut } from '../text/left-out.ts';
import { linesOf } from '../text/text-lines.ts';
import { locate, type Trouble, trouble } from '../text/trouble.ts';
import { LONGEST_BLOCK, readSquare } from './grid-text.ts';
import { rows } from './rows.ts';

/** The meaning of headers that are left out. Header A is the author, and D is the title. */
const HEADERS: Readonly<Record<string, string>> = {
  B: 'date',
  C: 'comment',
  L: 'level',
  S: 'source',
  U: 'address',
};

const HEADER = /^\s*#([A-DLSU])/;

const textAfter = (header: string): string => header.replace(HEADER, '').trim();

const SECTION = /^\s*\[[A-Za-z][A-Za-z ]*\]\s*$/;

/** Whether a line opens a section, such as [Puzzle]. */
const isSection = (line: string): boolean => line.length < 100 && SECTION.test(line);

/**
 * Reads the rows of [Puzzle], or all rows when there are no sections. Spaces replace all else, so
 * that characters keep their places, and its names are in `leftOut`.
 */
function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST_BLOCK) return trouble('long', 0, 'The text is longer than any SDK file.');
  const lines = [...linesOf(text)];
  const hasSections = lines.some((line) => isSection(line.text));
  const leftOut = new Set<string>();
  let inside = !hasSections;
  let shown = '';
  let end = 0;
  let puzzles = 0;
  let title = '';
  let author = '';
  for (const { text: line, offset } of lines) {
    const header = HEADER.exec(line)?.[1];
    const section = isSection(line) ? line.trim().slice(1, -1) : undefined;
    if (header === 'A') author = textAfter(line);
    else if (header === 'D') title = textAfter(line);
    else if (header) leftOut.add(HEADERS[header]!);
    if (section !== undefined) {
      inside = /^puzzle$/i.test(section);
      if (!inside) leftOut.add(`section ${section}`);
      else if (++puzzles > 1) return trouble('several', offset, 'A second [Puzzle] section; one was expected.');
    }
    shown += text.slice(end, offset) + (inside && section === undefined ? line : ' '.repeat(line.length));
    end = offset + line.length;
  }
  if (hasSections && puzzles === 0)
    return trouble('section', 0, 'No [Puzzle] section; other sections do not hold the givens.');
  const reading = readSquare(shown, options);
  return reading.ok
    ? withLeftOut({ ...reading.value, ...aboutOf({ title, author }) }, { rest: leftOut }, 0, options)
    : reading;
}

/** The headers for title and author, one line each. There is no header for rules. */
const headersOf = ({ title, author }: About): string =>
  [['#A', author] as const, ['#D', title] as const]
    .map(([header, text]) => (text ? `${header}${text.replace(/\s+/g, ' ')}\n` : ''))
    .join('');

/** One puzzle as SadMan Sudoku and SudoCue keep it. */
export const sdk: Format<'sdk'> = {
  name: 'sdk',
  says: 'nine rows under [Puzzle], or under headers such as #A for the author',
  record: 'block',
  canPrint: (puzzle) => puzzle.geometry.id === classic.id && isPlain(puzzle),
  signs: {
    isHeader: (comment) => HEADER.test(comment),
    isSection,
    startsRecord: (section) => /puzzle/i.test(section),
  },
  looksLike: (text) =>
    text.length <= LONGEST_BLOCK &&
    (/^[ \t]*\[puzzle\]/im.test(text) || /^[ \t]*#[A-DLSU]/m.test(text)) &&
    read(text).ok,
  parse: (text, options) => locate(text, read(text, options)),
  holds: ['title', 'author'],
  print: (puzzle, notation, { about = {} } = {}) =>
    sdk.canPrint(puzzle)
      ? `${headersOf(about)}[Puzzle]\n${rows.print(puzzle, notation)}`
      : fail(`SDK for ${puzzle.geometry.id}; expected givens alone on ${classic.id}`),
};
