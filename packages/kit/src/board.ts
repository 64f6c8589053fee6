import { A_GEOMETRY, type Geometry, plainGeometryOf } from '@pencilmark/core/geometry/plain';
import { checkOption, type KeysOf } from '@pencilmark/core/result';

/** What every function may be told about the board. */
export interface BoardOptions {
  /**
   * The board, when it is not the usual one of its size: an id such as '9x9:x' (diagonals too) or
   * '6x6:3x2' (boxes of another shape), or a geometry of core.
   */
  readonly geometry?: string | Geometry;
}

export const BOARD_KEYS: KeysOf<BoardOptions> = { geometry: true };

const EXPECTED = 'the id of a board such as "9x9:x", or a geometry of @pencilmark/core';

/** Whether a value is a geometry of core. */
export const isGeometry = (value: unknown): value is Geometry => A_GEOMETRY[0](value as never);

/** The board that the options of the function `asked` name; nothing when they name none. */
export function boardFrom(asked: string, { geometry }: BoardOptions): Geometry | undefined {
  if (geometry === undefined || isGeometry(geometry)) return geometry;
  checkOption(asked, 'geometry', typeof geometry === 'string', geometry, EXPECTED);
  const board = plainGeometryOf(geometry);
  checkOption(asked, 'geometry', board.ok, geometry, board.ok ? '' : `${EXPECTED}: ${board.error.message}`);
  return board.value;
}
