/** Positions on the classic board, and candidates as records write them. */
import { cellName, classic, makePuzzle } from '../../packages/core/dist/index.js';

const { size, cellCount } = classic;

/** The candidates of `r1c2=3` or `r1c2<>34,r5c6<>7`; none of `-`. */
export const candidatesIn = (text) =>
  [...text.matchAll(/r(\d)c(\d)(?:=|<>)(\d+)/g)].flatMap(([, row, column, digits]) =>
    Array.from(digits, (digit) => ({ cell: (row - 1) * size + Number(column) - 1, digit: Number(digit) })),
  );

/** Candidates as one text, whatever their order. */
export const deeds = (candidates, sign) =>
  candidates
    .map(({ cell, digit }) => `${cellName(cell, size)}${sign}${digit}`)
    .sort()
    .join();

/** A grid as it stands, as a puzzle with candidates struck out. */
export function puzzleIn({ digits, candidates }) {
  const struckOut = [];
  for (let cell = 0; cell < cellCount; cell++)
    for (let digit = 1; digit <= size; digit++)
      if (digits[cell] === 0 && ((candidates[cell] >>> (digit - 1)) & 1) === 0) struckOut.push({ cell, digit });
  return makePuzzle(classic, digits, struckOut);
}
