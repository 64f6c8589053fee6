/** A line of a text without its line end, and where it starts in the text. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
}

const BYTE_ORDER_MARK = 0xfeff;

/** The lines of a text, one after the other; they end with LF, CR LF or CR. A byte order mark at the start is left out. */
export function* linesOf(text: string): Generator<TextLine> {
  let offset = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  let feed = text.indexOf('\n', offset);
  let back = text.indexOf('\r', offset);
  while (feed >= 0 || back >= 0) {
    const end = back < 0 || (feed >= 0 && feed < back) ? feed : back;
    yield { text: text.slice(offset, end), offset };
    offset = end === back && feed === end + 1 ? end + 2 : end + 1;
    if (feed >= 0 && feed < offset) feed = text.indexOf('\n', offset);
    if (back >= 0 && back < offset) back = text.indexOf('\r', offset);
  }
  yield { text: text.slice(offset), offset };
}

// Form feeds, spaces that do not break, and characters without width, as texts copied from pages and mails have them.
const ODD = '\\f\\v\\u00a0\\u2007\\u200b-\\u200d\\u202f\\u2060\\ufeff';
const ODD_SPACES = new RegExp(`[${ODD}]`, 'g');
const AT_START = new RegExp(`^[ \\t${ODD}]+`, 'gm');
const AT_END = new RegExp(`(?<![ \\t${ODD}])[ \\t${ODD}]+$`, 'gm');

/** A text whose lines have plain spaces for odd ones at their start, and none of the odd at their end; all other characters keep their places. */
export function plainSpaces(text: string): string {
  if (text.search(ODD_SPACES) < 0) return text;
  return text
    .replace(AT_END, (run) => (run.search(ODD_SPACES) < 0 ? run : ''))
    .replace(AT_START, (run) => run.replace(ODD_SPACES, ' '));
}

export const isBlankLine = (line: string): boolean => !/\S/.test(line);

/** Comments start with #; programs that write collections explain them so. */
export const isComment = (line: string): boolean => /^\s*#/.test(line);

// The lines found in the last text so far. A pure cache: one format after the other asks for the same text when a format is looked for.
let last: { readonly text: string; readonly found: TextLine[]; readonly rest: Iterator<TextLine> } | undefined;

/** The lines of a text that are neither blank nor comments, at most `most` of them. */
export function contentLines(text: string, most: number): TextLine[] {
  if (last?.text !== text) last = { text, found: [], rest: linesOf(text) };
  const { found, rest } = last;
  while (found.length < most) {
    const { value: line, done } = rest.next();
    if (done) break;
    if (!isBlankLine(line.text) && !isComment(line.text)) found.push(line);
  }
  return found.slice(0, most);
}
