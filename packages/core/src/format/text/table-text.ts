// Rows of tables, as people copy them from other programs. All characters keep their places.

const SHORT_CELL = /^\s*\S{0,2}\s*$/;
const FEWEST_CELLS = 4;
const LONGEST_HEADING = 1000;

/** Whether these are the cells of a row with empty cells. */
const isRow = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_CELLS &&
  cells.every((cell) => SHORT_CELL.test(cell)) &&
  cells.some((cell) => cell.trim() === '');

/** A row of Markdown: bars before, between and after the cells. */
const BARRED = /^\s*\|[^-=]*\|\s*$/;

/**
 * The line, with commas between its cells when it is a row with empty cells of a spreadsheet (tabs)
 * or a Markdown table (bars). A line that has only tabs is a row only among other such rows.
 */
export function plainRow(line: string, isAmongRows = false): string {
  if (line.includes('\t')) {
    const isTabbed = line.trim() !== '' || isAmongRows;
    return isTabbed && isRow(line.split('\t')) ? line.replaceAll('\t', ',') : line;
  }
  if (!line.includes('|') || !BARRED.test(line)) return line;
  const [first, last] = [line.indexOf('|'), line.lastIndexOf('|')];
  const inside = line.slice(first + 1, last);
  return isRow(inside.split('|')) ? `${line.slice(0, first)} ${inside.replaceAll('|', ',')} ` : line;
}

/** Whether a row with commas between its cells has only empty cells. */
export const isEmptyTableRow = (row: string): boolean => /^\s*(?:,\s*){3,}$/.test(row);

/** Whether a line may be the heading of a Markdown table. */
export const isTableHeading = (line: string): boolean =>
  line.length < LONGEST_HEADING && /^\s*(?:\|[^|]*){4,}\|\s*$/.test(line);

/** A text whose lines went through `plainRow`. */
export function plainRows(text: string): string {
  if (!/[\t|]/.test(text)) return text;
  const parts = text.split(/(\r\n|\r|\n)/);
  const isAmongRows = parts.some((line) => line.includes('\t') && plainRow(line) !== line);
  return parts.map((line) => plainRow(line, isAmongRows)).join('');
}
