import type { House } from '@pencilmark/core/geometry';
import { housesAt } from './house.ts';
import { candidatesAt, digitsIn, type Stand } from './stand.ts';

/** What a cell sees: the digits of its peers; what it can still hold. Both are sets. */
export interface Sight {
  readonly seen: number;
  readonly candidates: number;
}

/** What a cell sees in all its houses, cages and further peers, and what it can still hold. */
export const sightAt = (stand: Stand, cell: number): Sight => ({
  seen: digitsIn(stand, stand.geometry.peerSets[cell]!),
  candidates: candidatesAt(stand, cell),
});

/** The digits that stand in each house of a cell, as sets. */
export const digitsByHouse = (stand: Stand, cell: number): readonly (readonly [House, number])[] =>
  housesAt(stand.geometry, cell).map((house) => [house, digitsIn(stand, house.cells)]);
