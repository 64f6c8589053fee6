import { LONGEST_DOCUMENT } from '../parse.ts';
import { type Brackets, makeBrackets } from '../text/brackets.ts';
import { isBlankLine } from '../text/text-lines.ts';
import { closingOf } from './line-signs.ts';

const OPENING = /^[[{]+/;

/** Lines of a stream that are one document. */
export interface Gathering {
  /** The number of its first line in the stream. */
  readonly first: number;
  readonly firstLine: string;
  /** The text in pieces of many lines. A million short strings would take far more memory. */
  readonly pieces: string[];
  /** The last lines, which are not yet part of a piece. */
  readonly lines: string[];
  /** Its end. A document without one, such as a link, is one line. */
  readonly closing: Brackets | RegExp | undefined;
  length: number;
  /** How many of its last lines are blank. */
  blanks: number;
}

const LINES_IN_PIECE = 1000;
/** More blank lines than this in a row end a document that was never closed. */
const MOST_BLANKS = 1000;

/** Opens a document for its first line, which the caller adds. */
export function openDocument(first: number, line: string): Gathering {
  const opened = closingOf(line);
  const closing = opened === 'brackets' ? makeBrackets() : opened;
  return { first, firstLine: line, pieces: [], lines: [], closing, length: 0, blanks: 0 };
}

/** Whether a document needs more lines, is complete, or can never be complete. */
export type DocumentState = 'open' | 'closed' | 'broken';

/** Adds a line. */
export function addLine(document: Gathering, line: string): DocumentState {
  const { lines, pieces, closing } = document;
  if (lines.push(line) >= LINES_IN_PIECE) pieces.push(lines.splice(0).join('\n'));
  document.length += line.length + 1;
  document.blanks = isBlankLine(line) ? document.blanks + 1 : 0;
  if (document.length > LONGEST_DOCUMENT || document.blanks > MOST_BLANKS) return 'broken';
  if (closing === undefined) return 'closed';
  if (!(closing instanceof RegExp)) return closing.add(line);
  return closing.test(line) ? 'closed' : 'open';
}

/** The whole text, with LF between its lines. */
export const documentText = ({ pieces, lines }: Gathering): string =>
  (lines.length > 0 ? [...pieces, lines.join('\n')] : pieces).join('\n');

/**
 * Whether a line opens a document with the same brackets and no indent. Then the document before
 * it was never closed.
 */
export function startsAnew({ firstLine }: Gathering, line: string): boolean {
  const [opening = ''] = OPENING.exec(firstLine) ?? [];
  if (opening === '' || opening === '[' || firstLine.length === opening.length) return false;
  return OPENING.exec(line)?.[0] === opening;
}
