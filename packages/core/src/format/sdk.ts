import { classic } from '../geometry/layouts.ts';
import { fail, type Result } from '../result.ts';
import { isPlain } from './board.ts';
import type { Format, ParseOptions, Reading } from './format.ts';
import { LONGEST_BLOCK, readSquare } from './grid-text.ts';
import { withLeftOut } from './left-out.ts';
import { rows } from './rows.ts';
import { linesOf } from './text-lines.ts';
import { locate, type Trouble, trouble } from './trouble.ts';

/** What the headers of one dialect mean. */
const HEADERS: Readonly<Record<string, string>> = {
  A: 'author',
  B: 'date',
  C: 'comment',
  D: 'description',
  L: 'level',
  S: 'source',
  U: 'address',
};

const HEADER = /^\s*#([A-DLSU])/;

const SECTION = /^\s*\[[A-Za-z][A-Za-z ]*\]\s*$/;

/** Whether a line opens a section, such as [Puzzle]. */
const isSection = (line: string): boolean => line.length < 100 && SECTION.test(line);

/** Reads the rows of [Puzzle], or all rows when there are no sections; everything else is blanked out and named. */
function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST_BLOCK) return trouble('long', 0, 'The text is longer than any SDK file.');
  const lines = [...linesOf(text)];
  const hasSections = lines.some((line) => isSection(line.text));
  const leftOut = new Set<string>();
  let inside = !hasSections;
  let shown = '';
  let end = 0;
  let puzzles = 0;
  for (const { text: line, offset } of lines) {
    const header = HEADER.exec(line)?.[1];
    const section = isSection(line) ? line.trim().slice(1, -1) : undefined;
    if (header) leftOut.add(HEADERS[header]!);
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
  return reading.ok ? withLeftOut(reading.value, { rest: leftOut }, 0, options) : reading;
}

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
    text.length <= LONGEST_BLOCK && (/^\s*\[puzzle\]/im.test(text) || /^\s*#[A-DLSU]/m.test(text)) && read(text).ok,
  parse: (text, options) => locate(text, read(text, options)),
  print: (puzzle, notation) =>
    sdk.canPrint(puzzle)
      ? `[Puzzle]\n${rows.print(puzzle, notation)}`
      : fail(`SDK for ${puzzle.geometry.id}; expected givens alone on ${classic.id}`),
};
