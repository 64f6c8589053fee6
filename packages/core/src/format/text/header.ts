const COLUMN = /^(?:puzzles?|quiz(?:zes)?|sudokus?|grids?|boards?|givens|clues|problems?|questions?|unsolved|start)$/i;
const TITLE = /^\s*(?:grid|puzzle|sudoku|board|game|nr|no)\b\W{0,3}\d{1,9}\s*:?\s*$/i;

const namesOf = (line: string): string[] =>
  line.length > 1000 ? [] : line.split(/[,;\t]/).map((name) => name.trim().replace(/^["']|["']$/g, ''));

// A column may have no name, or be called "Unnamed: 0" or "rating (SE)".
const NAME = /^(?:[A-Za-z_][\w .:()/-]*)?$/;

/**
 * Whether a line holds the column names of a table. One of them must be a usual name for puzzles,
 * unless the line is the first of the stream.
 */
export function isHeader(line: string, isFirst: boolean): boolean {
  const names = namesOf(line);
  if (names.some((name) => COLUMN.test(name))) return names.every((name) => NAME.test(name));
  return isFirst && names.length > 1 && names.every((name) => /^[A-Za-z_][A-Za-z_ .-]*$/.test(name));
}

/** Whether a line is only the number of the board below it: "Grid 01". */
export const isTitle = (line: string): boolean => TITLE.test(line);
