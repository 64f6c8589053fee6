import type { Signs } from './signs.ts';

/** What stands between the cells of a row. */
const SEPARATORS = /[\s,;|/[\](){}"'&\\`│┃║]+/u;

/** A row with a name before it, such as "Row 3:", "r3 =", "3)" or "Final answer:". */
const NAMED_ROW = /^[^0-9a-z]*(?:row|line|zeile|reihe|ligne|r)\W{0,3}(?:\d{1,2}|[a-z])\b[:=>|)*"-]*\s*/i;
const NAMES = [NAMED_ROW, /^\W*\d{1,2}\s*[:)]/, /^\s*\d{1,2}\.\s/, /^\W*[a-z]\s*[|:)]/i, /^[^\d:]{1,60}:/] as const;

/** A check mark or a comment behind a row. */
const REMARK = /[✓✔✅☑←#]|\/\//u;

/** The end of a sentence, which looks like a blank. */
const FULL_STOP = /(?<=[0-9a-z])\.\s{0,9}$/i;

/** The most characters of a row: a board of 36×36 in one line, with marks, has fewer. */
const LONGEST_ROW = 20_000;

/**
 * The digits of the cells of a line, 0 for a blank; undefined where the line is no row of cells.
 * How many it has is left to the caller.
 */
export function cellsIn(line: string, signs: Signs): readonly number[] | undefined {
  if (line.length < signs.columns || line.length > LONGEST_ROW) return undefined;
  const forms = [...new Set([withoutMarks(line), line])].flatMap((form) =>
    FULL_STOP.test(form) ? [form, form.replace(FULL_STOP, '')] : [form],
  );
  const named = forms.flatMap((form) => NAMES.filter((name) => name.test(form)).map((name) => form.replace(name, '')));
  const read = [...forms, ...named].flatMap((form) => {
    const cells = cellsOf(form, signs);
    return cells && cells.length > 0 ? [cells] : [];
  });
  const { columns } = signs;
  return read.find(({ length }) => length === columns) ?? read.find(({ length }) => length % columns === 0) ?? read[0];
}

/** A line without what makes cells bold, crossed out or parts of a table of HTML. */
function withoutMarks(line: string): string {
  const end = line.search(REMARK);
  const plain = (end < 0 ? line : line.slice(0, end))
    .replace(/<(t[dh])\b[^<>]{0,200}>\s*<\/\1>/gi, ' . ')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\\hline\b/g, ' ')
    .replace(/~~[^~]{0,9}~~/g, '')
    .replace(/(\*\*|__|[*_`])([0-9a-z]{1,2}|\.)\1/gi, '$2')
    .trim();
  const isBold = plain.length > 4 && plain.startsWith('**') && plain.endsWith('**');
  return isBold ? plain.slice(2, -2) : plain;
}

function cellsOf(line: string, signs: Signs): readonly number[] | undefined {
  return tableCells(line, signs) ?? plainCells(line, signs);
}

/** The cells of a row of a Markdown table, where an empty field is a blank. */
function tableCells(line: string, signs: Signs): readonly number[] | undefined {
  const fields = line.split(/[|│┃║]/u).map((field) => field.trim());
  if (fields.length > 2 && fields[0] === '') fields.shift();
  if (fields.length > 1 && fields.at(-1) === '') fields.pop();
  const isNamed = fields.length === signs.columns + 1;
  if (!isNamed && fields.length !== signs.columns) return undefined;
  const cells = (isNamed ? fields.slice(1) : fields).map((field) => (field === '' ? 0 : cellOf(field, signs)));
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}

/** The cells of a line with anything or nothing between them. */
function plainCells(line: string, signs: Signs): readonly number[] | undefined {
  const words = line.split(SEPARATORS).filter(Boolean);
  const single = words.map((word) => cellOf(word, signs));
  if (single.every((cell) => cell !== undefined)) return single;
  const cells: number[] = [];
  for (const sign of words.join('')) {
    const digit = signs.digitOf(sign);
    if (digit === undefined) return undefined;
    cells.push(digit);
  }
  return cells;
}

/** The digit of a word that is a sign or a number. */
function cellOf(word: string, signs: Signs): number | undefined {
  if (/^[1-9]\d$/.test(word)) return signs.digitOfNumber(Number(word));
  return /^(?:none|null|nan)$/i.test(word) ? 0 : signs.digitOf(word);
}
