import { type Brackets, makeBrackets } from './brackets.ts';
import { LONGEST_DOCUMENT } from './parse.ts';
import { isBlankLine } from './text-lines.ts';

// "{", "<", a list, or a list that is given a name as in `board = [`; but not a section such as [Puzzle].
const START =
  /^\s*(?:[{<]|ipuz[ \t]{0,9}\(|\[(?![A-Za-z][A-Za-z ]*\]\s*$)|(?:(?:const|let|var)\s+)?[A-Za-z_]\w{0,40}\s{0,4}=\s{0,4}\[)/;
const MARKUP = /^\s*</;
const LAST_TAG = /<\/opensudoku\s*>/i;
const OPENING = /^[[{]+/;

/** Whether a line looks like the first of a document. */
export const opensDocument = (line: string): boolean => START.test(line);

/** Lines of a stream that are one document. */
export interface Gathering {
  /** The number of its first line in the stream. */
  readonly first: number;
  readonly firstLine: string;
  /** The text in pieces of many lines, and the lines that are no piece yet: a million short strings would take far more memory. */
  readonly pieces: string[];
  readonly lines: string[];
  /** Documents of markup have none, nor have those of a single line, such as links. */
  readonly brackets: Brackets | undefined;
  length: number;
  /** How many of its last lines are blank. */
  blanks: number;
}

const LINES_IN_PIECE = 1000;
/** More blank lines than this in a row are the end of a document that was never closed. */
const MOST_BLANKS = 1000;

export const openDocument = (first: number, line: string): Gathering => ({
  first,
  firstLine: line,
  pieces: [],
  lines: [],
  brackets: MARKUP.test(line) || !opensDocument(line) ? undefined : makeBrackets(),
  length: 0,
  blanks: 0,
});

/** Adds one more line: 'open' while more must come, 'closed' when the document is complete, 'broken' when it never will be. */
export function addLine(document: Gathering, line: string): 'open' | 'closed' | 'broken' {
  const { lines, pieces } = document;
  if (lines.push(line) >= LINES_IN_PIECE) pieces.push(lines.splice(0).join('\n'));
  document.length += line.length + 1;
  document.blanks = isBlankLine(line) ? document.blanks + 1 : 0;
  if (document.length > LONGEST_DOCUMENT || document.blanks > MOST_BLANKS) return 'broken';
  if (document.brackets) return document.brackets.add(line);
  return MARKUP.test(document.firstLine) && !LAST_TAG.test(line) ? 'open' : 'closed';
}

/** The whole text, its lines ended by LF. */
export const documentText = ({ pieces, lines }: Gathering): string =>
  (lines.length > 0 ? [...pieces, lines.join('\n')] : pieces).join('\n');

/** Whether a line opens as the document did, not indented: the document before it was never closed. */
export function startsAnew({ firstLine }: Gathering, line: string): boolean {
  const [opening = ''] = OPENING.exec(firstLine) ?? [];
  if (opening === '' || opening === '[' || firstLine.length === opening.length) return false;
  return OPENING.exec(line)?.[0] === opening;
}
