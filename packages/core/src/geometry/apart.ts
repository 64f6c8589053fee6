import type { Cell } from '../sets/cells.ts';
import type { Geometry } from './geometry.ts';

/** Whether all of some cells see each other. */
export const areApart = ({ peerSets }: Pick<Geometry, 'peerSets'>, cells: readonly Cell[]): boolean =>
  cells.every((cell, index) => cells.every((otherCell, at) => at <= index || peerSets[cell]!.has(otherCell)));
