/** A line of a text without its line end, and where it starts in the text. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
}

const BYTE_ORDER_MARK = 0xfeff;

/** The lines of a text, at most `most` of them; they end with LF, CR LF or CR. A byte order mark at the start is left out. */
export function linesOf(text: string, most = Number.POSITIVE_INFINITY): TextLine[] {
  const lines: TextLine[] = [];
  let start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  const ends = /\r\n?|\n/g;
  while (lines.length < most) {
    ends.lastIndex = start;
    const end = ends.exec(text);
    lines.push({ text: text.slice(start, end ? end.index : text.length), offset: start });
    if (!end) break;
    start = ends.lastIndex;
  }
  return lines;
}

export const isBlankLine = (line: string): boolean => !/\S/.test(line);

/** Comments start with #; programs that write collections explain them so. */
export const isComment = (line: string): boolean => /^\s*#/.test(line);

/** The lines of a text that are neither blank nor comments, at most `most` of them. */
export function contentLines(text: string, most = Number.POSITIVE_INFINITY): TextLine[] {
  return linesOf(text)
    .filter((line) => !isBlankLine(line.text) && !isComment(line.text))
    .slice(0, most);
}
