import type { Cell } from '../sets/cells.ts';
import type { Demand } from './demand.ts';
import type { Sign } from './rule.ts';

/** The numbers 0…count-1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Each group of cells as a house. */
export const asHouses = (groups: readonly (readonly Cell[])[]): Demand[] =>
  groups.map((cells) => ({ kind: 'house', cells }));

/** Each group of cells as a sign. */
export const asSigns = (kind: Sign['kind'], groups: readonly (readonly Cell[])[]): Sign[] =>
  groups.map((cells) => ({ kind, cells }));
