import type { Demand } from './demand.ts';
import { upTo } from './groups.ts';
import type { NamedRule } from './rule.ts';

/** A move over the board: so many rows down, so many columns to the right. */
type ChessMove = readonly [down: number, right: number];

/** All pairs of cells that one of the moves joins. */
const pairsApart = (size: number, moves: readonly ChessMove[]): Demand[] =>
  upTo(size * size).flatMap((cell) =>
    moves.flatMap(([down, right]): Demand[] => {
      const row = Math.floor(cell / size) + down;
      const column = (cell % size) + right;
      const isOnBoard = row < size && column >= 0 && column < size;
      return isOnBoard ? [{ kind: 'apart', cells: [cell, row * size + column] }] : [];
    }),
  );

/**
 * A rule by which two cells differ when a chess piece can move from one to the other. `moves` lists
 * the moves downwards. `isMove` tells whether so many rows and columns make a move; `holds` asks
 * it.
 */
export const apartByMoves = <Name extends string>(
  name: Name,
  says: string,
  moves: readonly ChessMove[],
  isMove: (rows: number, columns: number) => boolean,
): NamedRule<Name> => ({
  name,
  says,
  demands: ({ size }) => pairsApart(size, moves),
  signs: () => [],
  holds: (solution, { size }) => {
    const reach = 2;
    for (let cell = 0; cell < size * size; cell++)
      for (let rows = -reach; rows <= reach; rows++)
        for (let columns = -reach; columns <= reach; columns++) {
          const [row, column] = [Math.floor(cell / size) + rows, (cell % size) + columns];
          if (row < 0 || row >= size || column < 0 || column >= size) continue;
          const isSame = solution[row * size + column] === solution[cell];
          if (isSame && isMove(Math.abs(rows), Math.abs(columns))) return false;
        }
    return true;
  },
});
