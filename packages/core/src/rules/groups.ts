import type { Cell } from '../sets/cells.ts';
import type { Demand } from './demand.ts';
import type { Frame } from './rule.ts';
import type { Sign } from './sign.ts';

/** The numbers 0…count-1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Each group of cells as a house; groups of fewer cells than digits only differ. */
export const asHouses = (groups: readonly (readonly Cell[])[], size: number): Demand[] =>
  groups.map((cells) => ({ kind: cells.length < size ? 'apart' : 'house', cells }));

/** The demands of a rule on its groups of cells; undefined where it makes no sense. */
export const demandsBy =
  (groupsOf: (frame: Frame) => Cell[][] | undefined) =>
  (frame: Frame): Demand[] | undefined => {
    const groups = groupsOf(frame);
    return groups && asHouses(groups, frame.size);
  };

/** The width of the lines of diagonals, in sides of a cell. */
const THIN = 0.04;

/** Each group of cells as a line through them. */
export const asLines = (groups: readonly (readonly Cell[])[] = []): Sign[] =>
  groups.map((cells) => ({ kind: 'line', cells, role: 'board', width: THIN }));

/** Each group of cells as a tinted area. */
export const asAreas = (groups: readonly (readonly Cell[])[] = []): Sign[] =>
  groups.map((cells) => ({ kind: 'area', cells, role: 'board' }));
