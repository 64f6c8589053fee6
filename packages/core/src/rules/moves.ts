import type { Demand } from './demand.ts';
import { cellsOf, isOnBoard, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';

/** A move over the board: so many rows down, so many columns to the right. */
type ChessMove = readonly [down: number, right: number];

/** All pairs of cells that one of the moves joins. */
const pairsApart = (frame: Frame, moves: readonly ChessMove[]): Demand[] =>
  cellsOf(frame).flatMap((cell) =>
    moves.flatMap(([down, right]): Demand[] => {
      const [row, column] = placeOf(cell, frame.size);
      const isReached = isOnBoard(row + down, column + right, frame);
      return isReached ? [{ kind: 'apart', cells: [cell, cell + down * frame.size + right] }] : [];
    }),
  );

/**
 * A rule by which two cells differ when a chess piece can move from one to the other. `moves` lists
 * the moves downwards. `isMove` states whether a number of rows and columns makes a move; `holds`
 * uses it.
 */
export const apartByMoves = <Name extends string>(
  name: Name,
  says: string,
  moves: readonly ChessMove[],
  isMove: (rows: number, columns: number) => boolean,
): NamedRule<Name> => ({
  name,
  says,
  demands: (frame) => pairsApart(frame, moves),
  signs: () => [],
  holds: (solution, frame) => {
    const { size } = frame;
    const reach = 2;
    for (const cell of cellsOf(frame))
      for (let rows = -reach; rows <= reach; rows++)
        for (let columns = -reach; columns <= reach; columns++) {
          const [row, column] = [Math.floor(cell / size) + rows, (cell % size) + columns];
          if (!isOnBoard(row, column, frame)) continue;
          const isSame = solution[row * size + column] === solution[cell];
          if (isSame && isMove(Math.abs(rows), Math.abs(columns))) return false;
        }
    return true;
  },
});
