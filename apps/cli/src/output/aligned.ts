/** Rows whose columns stand below each other: the first ones, texts, to the left, numbers right. */
export function aligned(rows: readonly (readonly string[])[], texts = 1): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const padded = (text: string, column: number): string =>
    column < texts ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
  return rows.map((row) => row.map(padded).join('  '));
}
