/** The rows of $PENCILMARK_DATA/variants-*.tsv, and how these files write answers. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parsePuzzle } from '../packages/core/dist/format/index.js';
import { withClues } from '../packages/core/dist/geometry/index.js';

/** The rows of a table as records; undefined when it is not there. */
export function tableOf(name) {
  const folder = process.env.PENCILMARK_DATA;
  if (!folder || !existsSync(`${folder}/${name}`)) return undefined;
  const [head, ...lines] = readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  });
}

/** The half to which a row belongs: 0 to work with, 1 to be measured seldom. */
export const halfOf = ({ name }) => createHash('sha256').update(name).digest()[0] & 1;

/** The puzzle of a row; undefined when a rule is not known. */
export function puzzleOf({ text }) {
  const result = parsePuzzle(text);
  return result.ok ? result.value.puzzle : undefined;
}

/** A puzzle on a board that is made anew from its clues. */
export const rebuilt = (puzzle) =>
  puzzle.geometry.clues.length === 0
    ? puzzle
    : { ...puzzle, geometry: withClues(puzzle.geometry, puzzle.geometry.clues) };

/** A digit of a board as the tables write it: 0 to 9, then A. */
const signOf = (digit, { least }) => (digit + least - 1).toString(36).toUpperCase();

/** A solution as the tables write it. */
export const textOf = (digits, geometry) => geometry.cells.map((cell) => signOf(digits[cell], geometry)).join('');

/** What each cell may hold, as the tables write it: nothing where there is no solution. */
export const candidatesText = (candidates, geometry) =>
  geometry.cells
    .map((cell) => candidates[cell].map((digit) => signOf(digit, geometry)).join(''))
    .join(' ')
    .trim();
