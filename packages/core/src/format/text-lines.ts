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

export const isBlankLine = (line: string): boolean => !/\S/.test(line);

/** Comments start with #; programs that write collections explain them so. */
export const isComment = (line: string): boolean => /^\s*#/.test(line);

/** The lines of a text that are neither blank nor comments, at most `most` of them. */
export function contentLines(text: string, most: number): TextLine[] {
  const lines: TextLine[] = [];
  for (const line of linesOf(text)) {
    if (isBlankLine(line.text) || isComment(line.text)) continue;
    lines.push(line);
    if (lines.length >= most) break;
  }
  return lines;
}
