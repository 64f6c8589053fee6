import type { Puzzle } from '@pencilmark/core/puzzle';
import type { Random } from '@pencilmark/core/random';

/** The rows of digits, as signs. */
type Rows = readonly (readonly string[])[];

const ALPHABET = '.123456789ABCDEFG';

/** Digits as rows of signs; dots for blanks. */
export const rowsOf = (digits: ArrayLike<number>, columns: number): Rows =>
  Array.from({ length: digits.length / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ALPHABET[digits[row * columns + column]!]!),
  );

/** How many columns a box of the usual boards has. */
const BOX_WIDTHS: Readonly<Record<number, number>> = { 4: 2, 6: 3, 9: 3, 16: 4 };

function drawn(rows: Rows): string {
  const { length } = rows;
  const width = BOX_WIDTHS[length]!;
  const boxes = Array.from({ length: length / width }, (_, box) => box * width);
  const border = `+${boxes.map(() => `${'-'.repeat(2 * width + 1)}+`).join('')}`;
  const line = (row: readonly string[]): string =>
    `| ${boxes.map((from) => row.slice(from, from + width).join(' ')).join(' | ')} |`;
  const lines = rows.map((row, index) => (index % (length / width) === 0 ? `${border}\n${line(row)}` : line(row)));
  return [...lines, border].join('\n');
}

const numbers = (rows: Rows): (number | string)[][] =>
  rows.map((row) => row.map((sign) => (sign === '.' ? 0 : ALPHABET.indexOf(sign))));

/** Ways to write a whole grid. */
export const STYLES: Readonly<Record<string, (rows: Rows) => string>> = {
  line: (rows) => rows.flat().join(''),
  'line with a full stop': (rows) => `The solution is ${rows.flat().join('')}.`,
  'line in code': (rows) => `Answer: \`${rows.flat().join('')}\``,
  rows: (rows) => rows.map((row) => row.join('')).join('\n'),
  spaced: (rows) => rows.map((row) => row.join(' ')).join('\n'),
  commas: (rows) => rows.map((row) => row.join(', ')).join('\n'),
  'blank lines': (rows) => rows.map((row) => row.join(' ')).join('\n\n'),
  fenced: (rows) => `\`\`\`text\n${rows.map((row) => row.join(' ')).join('\n')}\n\`\`\``,
  drawn,
  'boxes apart': (rows) =>
    rows
      .map((row) => row.join(' ').replace(/((?:\S ){3})/g, '$1| '))
      .map((row, index) => (index % 3 === 2 ? `${row}\n------+-------+------` : row))
      .join('\n'),
  markdown: (rows) =>
    [
      `|${rows.map(() => '   ').join('|')}|`,
      `|${rows.map(() => '---').join('|')}|`,
      ...rows.map((row) => `| ${row.join(' | ').replaceAll('.', ' ')} |`),
    ].join('\n'),
  'markdown with names': (rows) =>
    [
      `| | ${rows.map((_, index) => `C${index + 1}`).join(' | ')} |`,
      `|${'---|'.repeat(rows.length + 1)}`,
      ...rows.map((row, index) => `| **R${index + 1}** | ${row.join(' | ')} |`),
    ].join('\n'),
  'markdown with numbers': (rows) =>
    [
      `| | ${rows.map((_, index) => index + 1).join(' | ')} |`,
      `|${'---|'.repeat(rows.length + 1)}`,
      ...rows.map((row, index) => `| ${index + 1} | ${row.join(' | ')} |`),
    ].join('\n'),
  json: (rows) => JSON.stringify(numbers(rows)),
  'json over lines': (rows) =>
    JSON.stringify(numbers(rows), null, 1)
      .replace(/\n {2}/g, '')
      .replace(/\n \]/g, ']'),
  'json with texts': (rows) => JSON.stringify({ solution: rows.map((row) => row.join('')) }),
  'json with ends of lines': (rows) => JSON.stringify({ answer: rows.map((row) => row.join(' ')).join('\n') }),
  'json flat': (rows) => `{"grid": [${numbers(rows).flat().join(', ')}]}`,
  'named rows': (rows) => rows.map((row, index) => `Row ${index + 1}: ${row.join(' ')}`).join('\n'),
  'bold names': (rows) => rows.map((row, index) => `- **Row ${index + 1}:** ${row.join(' ')}`).join('\n'),
  numbered: (rows) => rows.map((row, index) => `${index + 1}. ${row.join(' ')}`).join('\n'),
  'numbered rows': (rows) => rows.map((row, index) => `${index + 1}: ${row.join('')}`).join('\n'),
  bold: (rows) => rows.map((row) => row.map((sign, index) => (index % 2 ? `**${sign}**` : sign)).join(' ')).join('\n'),
  html: (rows) =>
    `<table>\n${rows.map((row) => `<tr>${row.map((sign) => `<td>${sign}</td>`).join('')}</tr>`).join('\n')}\n</table>`,
  'html over lines': (rows) =>
    `<table>\n${rows.map((row) => `<tr>\n${row.map((sign) => `  <td>${sign}</td>`).join('\n')}\n</tr>`).join('\n')}\n</table>`,
  latex: (rows) =>
    `\\begin{array}{c}\n${rows.map((row) => row.join(' & ')).join(' \\\\\n')} \\\\ \\hline\n\\end{array}`,
  slashes: (rows) => rows.map((row) => row.join('')).join('/'),
  'wide digits': (rows) =>
    rows
      .map((row) => row.join('').replace(/[1-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit))))
      .join('\n'),
  keycaps: (rows) => rows.map((row) => row.join('').replace(/[1-9]/g, '$&\ufe0f\u20e3')).join('\n'),
  'checked rows': (rows) => rows.map((row) => `${row.join(' ')}  ✓`).join('\r\n'),
  numbers: (rows) =>
    numbers(rows)
      .map((row) => row.join(' '))
      .join('\n'),
};

/** What may stand before and behind a final grid. `own` is the puzzle in some style. */
export const SURROUNDINGS: Readonly<Record<string, (grid: string, own: string, other: string) => string>> = {
  alone: (grid) => grid,
  prose: (grid) =>
    `Let me think step by step. In row 1 there are 9 cells.\n\nThe final grid:\n\n${grid}\n\nAll rows, columns and boxes check out.`,
  'the puzzle before': (grid, own) => `The puzzle was:\n\n${own}\n\nHere is the solved grid:\n\n${grid}\n`,
  'the puzzle behind': (grid, own) => `${grid}\n\nFor comparison, the puzzle:\n\n${own}`,
  'a draft before': (grid, _, other) => `A first try:\n${other}\nThat breaks a rule. Once more:\n${grid}`,
  thoughts: (grid) =>
    `<think>\nr1c1 can be 1, 2 or 3. 1 + 2 = 3.\nDigits: 1 2 3 4\n</think>\n${grid}\n**Done.** Confidence: 95%`,
};

/** Ways to spoil a solution, each with the verdict that it must get. */
export const DAMAGES: Readonly<
  Record<string, (puzzle: Puzzle, solution: Uint8Array, random: Random) => readonly [digits: Uint8Array, kind: string]>
> = {
  none: (_, solution) => [solution, 'solved'],
  'another digit': ({ geometry, givens }, solution, random) => {
    const open = geometry.cells.filter((cell) => givens[cell] === 0);
    const cell = open[random.below(open.length)]!;
    return [solution.with(cell, 1 + (solution[cell]! % geometry.size)), 'wrong'];
  },
  'another given': ({ geometry, givens }, solution, random) => {
    const printed = geometry.cells.filter((cell) => givens[cell] !== 0);
    const cell = printed[random.below(printed.length)]!;
    return [solution.with(cell, 1 + (solution[cell]! % geometry.size)), 'changed'];
  },
  // A right grid of a different puzzle.
  'digits in turn': ({ geometry }, solution) => [solution.map((digit) => 1 + (digit % geometry.size)), 'changed'],
  'a blank': ({ geometry, givens }, solution, random) => {
    const open = geometry.cells.filter((cell) => givens[cell] === 0);
    return [solution.with(open[random.below(open.length)]!, 0), 'incomplete'];
  },
};
