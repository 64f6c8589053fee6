/** A line of a text without its line end, and where it starts in the text. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
}

const BYTE_ORDER_MARK = 0xfeff;

/**
 * The lines of a text, one after the other. A line ends with LF, CR LF or CR. A byte order mark at
 * the start is skipped.
 */
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

// Form feeds, no-break spaces, and characters without width. Texts copied from pages and mails have
// them.
const ODD = '\\f\\v\\u00a0\\u2007\\u200b-\\u200d\\u202f\\u2060\\u3000\\ufeff';
const ODD_SPACES = new RegExp(`[${ODD}]`, 'g');
const AT_START = new RegExp(`^[ \\t${ODD}]+`, 'gm');
const AT_END = new RegExp(`(?<![ \\t${ODD}])[ \\t${ODD}]+$`, 'gm');

// No-break and full-width spaces, which stand for empty cells inside a line.
const WIDE_SPACES = /[\u00a0\u2007\u202f\u3000]/g;
const WIDE_INSIDE = /^.*\S[ \t]*[\u00a0\u2007\u202f\u3000]+[ \t]*[^\s\u200b-\u200d\u2060].*$/gm;
const OTHER_BLANK = /[.*_?-]/;
const DOTS = /[\u00b7\u2022\u2219\u22c5\uff0e]/g;
const FULL_WIDTH = /[\uff0a\uff0d\uff10-\uff19\uff1f\uff21-\uff3a\uff3f\uff41-\uff5a]/g;

// Digits and empty cells as people draw them: keycaps of a digit (which may ask for their coloured
// form), digits in circles, and squares.
const DRAWN =
  /([0-9*])\ufe0f?\u20e3|[\u2460-\u2468\u24ea\u2776-\u277e]|(?:[\u25a1\u25aa\u25ab\u25fb-\u25fe\u2b1b\u2b1c]|\ud83d[\udd32\udd33])\ufe0f?/g;
const DRAWN_SIGNS = '\\u20e3\\u2460-\\u24ea\\u2776-\\u277e\\u25a1-\\u25fe\\u2b1b\\u2b1c\\udd32\\udd33';
const STRANGE = new RegExp(`[${DRAWN_SIGNS}${ODD}\\u00b7\\u2022\\u2219\\u22c5\\uff0a-\\uff5a]`);

const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** The plain character of a sign that `DRAWN` finds: 0 to 9 in circles have three runs of codes. */
function undrawn(sign: string, key?: string): string {
  const code = sign.charCodeAt(0);
  const first = [0x24ea, 0x245f, 0x2775].find((zero) => code >= zero && code <= zero + 9);
  return key ?? (first ? String(code - first) : '.');
}

/**
 * Where a column of a line in plain characters was in the line as it was written: a keycap has
 * three characters there.
 */
export function writtenColumn(line: string, column: number): number {
  let more = 0;
  for (const { 0: sign, index } of line.matchAll(DRAWN)) {
    if (index - more >= column - 1) break;
    more += sign.length - 1;
  }
  return column + more;
}

/**
 * A text in plain characters. Middle dots become dots, and full-width digits and letters become
 * plain ones; so do keycaps, which lose their other characters. Odd spaces become plain spaces at
 * the start of a line and are dropped at its end. At the end of a line with tabs, they are cells of
 * a table and become plain spaces. Inside a line without other blanks, no-break and full-width
 * spaces become plain spaces, which are empty cells. All other characters keep their places.
 */
export function plainCharacters(text: string): string {
  if (text.search(STRANGE) < 0) return text;
  return text
    .replace(DRAWN, undrawn)
    .replace(DOTS, '.')
    .replace(FULL_WIDTH, narrow)
    .replace(WIDE_INSIDE, (line) => (OTHER_BLANK.test(line) ? line : withPlainSpaces(line)))
    .replace(AT_END, (run) =>
      run.search(ODD_SPACES) < 0 ? run : run.includes('\t') ? run.replace(ODD_SPACES, ' ') : '',
    )
    .replace(AT_START, (run) => run.replace(ODD_SPACES, ' '));
}

/** A text with plain spaces for no-break and full-width ones. */
export const withPlainSpaces = (text: string): string => text.replace(WIDE_SPACES, ' ');

export const isBlankLine = (line: string): boolean => !/\S/.test(line);

/** Whether a line is a comment. It starts with #, as in most collections. */
export const isComment = (line: string): boolean => /^\s*#/.test(line);

// The lines found so far in the last text. This is a pure cache: `detectFormat` tries one
// format after the other, and many of them need the first lines.
let last: { readonly text: string; readonly found: TextLine[]; readonly rest: Iterator<TextLine> } | undefined;

/** The first lines of a text that are neither blank nor comments, at most `most` of them. */
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
