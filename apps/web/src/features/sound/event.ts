import type { Geometry } from '@pencilmark/core/geometry';
import { conflictsOf } from '../../model/board.ts';

/** What is heard: something was written; a house is full; the board is. */
export type SoundEvent = 'tick' | 'house' | 'done';

/** What the digits of a board show. */
interface Stage {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
}

/** What is heard of a move, by the digits before and after it. */
export function eventOf({ geometry, digits: before }: Stage, digits: Uint8Array): SoundEvent {
  const placed = [...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== before[cell]);
  if (placed.length === 0) return 'tick';
  const conflicts = conflictsOf(geometry, digits);
  const isRight = (cell: number): boolean => digits[cell] !== 0 && !conflicts.has(cell);
  if (!digits.includes(0) && conflicts.size === 0) return 'done';
  const isFull = geometry.houses.some(
    ({ cells }) => placed.some((cell) => cells.includes(cell)) && cells.every(isRight),
  );
  return isFull ? 'house' : 'tick';
}
