/** Which positions of a technique become its drills, and in which grade. */
import { isUsual, looked, puzzleIn } from './rows.mjs';

/** How many drills of each grade are wanted; as `hidden` as many more as a technique lacks. */
const WANTED = { shown: 2, hidden: 2, game: 2 };
export const LEAST = 5;
const MOST = Object.values(WANTED).reduce((sum, count) => sum + count, 0);

const lengthOf = ({ board, cells, struckOut }) => board.length + cells.length + struckOut.length;

/** One position of each puzzle, the shortest. */
function ofDifferentPuzzles(rows) {
  const byPuzzle = new Map();
  for (const row of [...rows].sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const key = puzzleIn(row);
    const known = byPuzzle.get(key);
    if (!known || (row.isGame && !known.isGame)) byPuzzle.set(key, row);
  }
  return [...byPuzzle.values()];
}

/** The usual board first; then the least by a measure. */
const inOrder = (rows, measure) =>
  [...rows].sort((one, other) => isUsual(other) - isUsual(one) || measure(one) - measure(other));

/**
 * The drills of a technique out of its positions, those that are easiest to see first. Where
 * nothing easier is found is `game`; where little distracts is `shown`.
 */
export function chosen(positions) {
  const rows = ofDifferentPuzzles(positions).map(looked).filter(Boolean);
  const games = inOrder(
    rows.filter(({ isGame }) => isGame),
    lengthOf,
  ).slice(0, WANTED.game);
  const others = inOrder(
    rows.filter((row) => !games.includes(row)),
    ({ effort }) => effort,
  );
  const shown = others.slice(0, WANTED.shown);
  const hidden = inOrder(others.slice(WANTED.shown), lengthOf).slice(0, MOST - games.length - shown.length);
  return [
    ...shown.map((row) => ({ ...row, grade: 'shown', seen: row.sight })),
    ...hidden.map((row) => ({ ...row, grade: 'hidden' })),
    ...games.map((row) => ({ ...row, grade: 'game' })),
  ];
}
