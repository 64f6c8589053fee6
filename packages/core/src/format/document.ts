import { type Brackets, makeBrackets } from './brackets.ts';
import { LONGEST_DOCUMENT } from './parse.ts';

// "{", "<", a list, or a list that is given a name as in `board = [`; but not a section such as [Puzzle].
const START = /^\s*(?:[{<]|\[(?![A-Za-z][A-Za-z ]*\]\s*$)|(?:(?:const|let|var)\s+)?[A-Za-z_]\w{0,40}\s{0,4}=\s{0,4}\[)/;
const MARKUP = /^\s*</;
const LAST_TAG = /<\/opensudoku\s*>/i;
const OPENING = /^[[{]+/;

/** Whether a line looks like the first of a document. */
export const opensDocument = (line: string): boolean => START.test(line);

/** Lines of a stream that are one document. */
export interface Gathering {
  /** The number of its first line in the stream. */
  readonly first: number;
  readonly lines: string[];
  /** Documents of markup have none, nor have those of a single line, such as links. */
  readonly brackets: Brackets | undefined;
  length: number;
}

export const openDocument = (first: number, line: string): Gathering => ({
  first,
  lines: [],
  brackets: MARKUP.test(line) || !opensDocument(line) ? undefined : makeBrackets(),
  length: 0,
});

/** Adds one more line: 'open' while more must come, 'closed' when the document is complete, 'broken' when it never will be. */
export function addLine(document: Gathering, line: string): 'open' | 'closed' | 'broken' {
  document.lines.push(line);
  document.length += line.length + 1;
  if (document.length > LONGEST_DOCUMENT) return 'broken';
  if (document.brackets) return document.brackets.add(line);
  return MARKUP.test(document.lines[0]!) && !LAST_TAG.test(line) ? 'open' : 'closed';
}

/** Whether a line opens as the document did, not indented: the document before it was never closed. */
export function startsAnew({ lines }: Gathering, line: string): boolean {
  const [opening = ''] = OPENING.exec(lines[0]!) ?? [];
  if (opening === '' || opening === '[' || lines[0]!.length === opening.length) return false;
  return OPENING.exec(line)?.[0] === opening;
}
