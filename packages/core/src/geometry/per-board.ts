/**
 * A cached function of a board, or of another immutable object: it computes its value at the first
 * call, and keeps it as long as the board is in use.
 *
 *     const houseCount = perBoard(({ houses }) => ({ count: houses.length }));
 *     houseCount(classic).count      // 27
 */
export function perBoard<Board extends object, Made extends object>(
  make: (board: Board) => Made,
): (board: Board) => Made {
  const known = new WeakMap<Board, Made>();
  return (board) => {
    let value = known.get(board);
    if (value === undefined) known.set(board, (value = make(board)));
    return value;
  };
}
