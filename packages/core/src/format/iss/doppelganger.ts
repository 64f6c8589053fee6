import type { Geometry } from '../../geometry/geometry.ts';
import { ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import { columnOf, rowOf } from '../../rules/places.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Trouble, trouble } from '../text/trouble.ts';
import type { Grid } from './call.ts';
import { DOPPELGANGERS, extraNamed } from './extras.ts';
import type { Item } from './items.ts';

// `.Doppelganger` is for boards of one digit more than cells in a row, the first of them 0. Rows,
// columns and boxes hold 0 and lack one of the other digits, those of a kind each another one.
// Where a 0 stands, its row, its column and its box lack different ones. What each lacks is an
// extra cell.

/** The clues of the item on a board. */
export function doppelgangerClues(item: Item, board: Geometry, grid: Grid): Result<readonly Clue[], Trouble> {
  const { rows, columns, size, least } = grid;
  if (rows !== columns || least !== 0 || size !== rows + 1 || !board.hasLines)
    return trouble(
      'iss',
      item.offset,
      'In .Doppelganger: the board has other digits than 0 to the number of its rows.',
    );
  const cellNamed = (name: string): Cell => extraNamed(name, grid)!;
  const boxes = [...new Set(board.boxes)].filter((box) => box >= 0);
  const regions: readonly (readonly Cell[])[][] = [
    Array.from({ length: rows }, (_, row) => rowOf(row, grid)),
    Array.from({ length: rows }, (_, column) => columnOf(column, grid)),
    boxes.map((box) => board.cells.filter((cell) => board.boxes[cell] === box)),
  ];
  const zero = cellNamed('DGZ');
  const lists = regions.map((of, kind) =>
    of.map((cells, index) => ({ cells, lacks: cellNamed(`${DOPPELGANGERS[kind]}${index + 1}`) })),
  );
  const differ = (cells: readonly Cell[]): Clue => ({ rule: 'extraregion', cells: [cells], values: [] });
  return ok([
    { rule: 'containexact', cells: [[zero]], values: [0] },
    ...lists.flatMap((list) => [
      ...list.map(({ cells, lacks }) => differ([...cells, lacks])),
      ...(list.length > 0 ? [differ([...list.map(({ lacks }) => lacks), zero])] : []),
    ]),
    ...board.cells.map((cell): Clue => {
      const own = lists.flatMap((list) => list.filter(({ cells }) => cells.includes(cell)).map(({ lacks }) => lacks));
      const isGreater: Clue = { rule: 'inequality', cells: [[cell, zero]], values: [] };
      return { rule: 'anyof', cells: [], values: [], of: [[isGreater], [differ(own)]] };
    }),
  ]);
}
