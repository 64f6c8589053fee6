import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { valuesOf } from '../../../rules/values.ts';
import { hasSums } from '../../demands/boards.ts';
import { type Cage, cagesOf } from '../../demands/cages.ts';
import { derivedSums } from '../../demands/house-sums.ts';
import type { Sum } from '../../demands/sums.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { byCombinations } from './combinations.ts';
import { byFillings } from './fillings.ts';
import { lastCells } from './last-cell.ts';

// The rule of 45: a house holds every digit once, so its total is known.

/** Whether a sum follows from no house, from one or from several. */
const ofHouses =
  (least: number, most: number) =>
  (geometry: Geometry): readonly Sum[] =>
    derivedSums(geometry).filter(({ houses }) => houses.length >= least && houses.length <= most);

const OF_NONE = ofHouses(0, 0);
const OF_ONE = ofHouses(1, 1);
const OF_SEVERAL = ofHouses(2, Number.POSITIVE_INFINITY);

/** The total of some houses. */
const totalOf = (houses: readonly number[], geometry: Geometry): number =>
  houses.length * valuesOf(geometry).reduce((sum, value) => sum + value, 0);

const source = ({ houses, demands }: Sum | Cage, geometry: Geometry): Step['args'] => ({
  houses: { houses },
  total: { count: totalOf(houses, geometry) },
  clues: { demands },
});

const placed =
  ({ geometry }: Position) =>
  (sum: Sum, { cell, digit }: Candidate): Step['args'] => ({
    ...source(sum, geometry),
    cell: { cells: [cell] },
    digit: { digits: [digit] },
  });

export const innieOutie = defineTechnique({
  id: 'innie-outie',
  name: 'Innie or Outie',
  family: 'sums',
  says: 'The digits of {houses} add up to {total}. Compare that with {clues}: only {cell} makes the difference, so it is {digit}.',
  supports: hasSums,
  find: (position) => lastCells('innie-outie', position, OF_ONE(position.geometry), placed(position)),
});

export const innieOutieOfHouses = defineTechnique({
  id: 'innie-outie-of-houses',
  name: 'Innie or Outie of Several Houses',
  family: 'sums',
  says: 'The digits of {houses} add up to {total} together. Compare that with {clues}: only {cell} makes the difference, so it is {digit}.',
  supports: hasSums,
  find: (position) => lastCells('innie-outie-of-houses', position, OF_SEVERAL(position.geometry), placed(position)),
});

/** Whether all cells of a hidden cage lie in one of the clues from which it follows. */
const isPart =
  ({ demands }: Geometry) =>
  (cage: Cage): boolean =>
    cage.demands.some((index) => cage.cells.every((cell) => demands[index]!.cells.includes(cell)));

const saidOfCage =
  ({ geometry, grid }: Position) =>
  (cage: Cage): Step['args'] => ({
    ...source(cage, geometry),
    cells: { cells: cage.cells.filter((cell) => grid.digits[cell] === 0 || cage.cells.length < geometry.size) },
    sum: { count: cage.total! + cage.cells.length * (geometry.least - 1) },
  });

export const cageSplitting = defineTechnique({
  id: 'cage-splitting',
  name: 'Cage Splitting',
  family: 'sums',
  says: 'The digits of {houses} add up to {total}. Compare that with {clues}: the part {cells} of one of them comes to {sum}, so it can only be {combinations}.',
  supports: hasSums,
  find: (position) =>
    byCombinations(
      'cage-splitting',
      position,
      cagesOf(position.geometry).hidden.filter(isPart(position.geometry)),
      saidOfCage(position),
    ),
});

export const hiddenCage = defineTechnique({
  id: 'hidden-cage',
  name: 'Hidden Cage',
  family: 'sums',
  says: 'The digits of {houses} add up to {total}. Compare that with {clues}: {cells} are like a cage of {sum}, so they can only be {combinations}.',
  supports: hasSums,
  find: (position) => byCombinations('hidden-cage', position, cagesOf(position.geometry).hidden, saidOfCage(position)),
});

const DIFFERENCE =
  'Compare that with {clues}: {cells} make the difference. Try all ways in which they can. Some candidates never come up.' as const;

export const inniesOuties = defineTechnique({
  id: 'innies-outies',
  name: 'Innies Minus Outies',
  family: 'sums',
  says: `The digits of {houses} add up to {total}. ${DIFFERENCE}`,
  supports: hasSums,
  find: (position) =>
    byFillings('innies-outies', position, OF_ONE(position.geometry), (sum) => source(sum, position.geometry)),
});

export const inniesOutiesOfHouses = defineTechnique({
  id: 'innies-outies-of-houses',
  name: 'Innies Minus Outies of Several Houses',
  family: 'sums',
  says: `The digits of {houses} add up to {total} together. ${DIFFERENCE}`,
  supports: hasSums,
  find: (position) =>
    byFillings('innies-outies-of-houses', position, OF_SEVERAL(position.geometry), (sum) =>
      source(sum, position.geometry),
    ),
});

export const overlappingSums = defineTechnique({
  id: 'overlapping-sums',
  name: 'Overlapping Sums',
  family: 'sums',
  says: 'Cells that {clues} share count in both sums. So the difference of the rest is known, too, and {cells} make it. Try all ways in which they can. Some candidates never come up.',
  supports: hasSums,
  find: (position) =>
    byFillings('overlapping-sums', position, OF_NONE(position.geometry), ({ demands }) => ({ clues: { demands } })),
});
