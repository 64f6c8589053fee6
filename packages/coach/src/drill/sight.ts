import { checkGeometry } from '@pencilmark/core/geometry';
import { cellName, type Geometry, type House, parseCell } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';
import { checkStep } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, fail, TEXT } from '@pencilmark/core/result';
import { partsOf } from './pattern.ts';

/** Where to look for a step. */
export interface Sight {
  /** By index. */
  readonly houses: readonly number[];
  readonly cells: readonly number[];
}

/** More cells than these help nobody to look. */
const MOST_CELLS = 8;

const LETTERS = { row: 'r', column: 'c', box: 'b', extra: 'x' } as const;

const nameOf = ({ kind, number }: House): string => `${LETTERS[kind]}${number}`;

/**
 * Where to look for a step, as text: the houses that it points at, or else cells that it rests
 * on, the first of them. Where it points at nothing, it is the house in which something follows
 * that has the fewest empty cells.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     sightOf(nextStep(grid), grid)      // 'r1'
 */
export function sightOf(step: Step, grid: Grid): string {
  checkStep('sightOf', step);
  checkGrid('sightOf', grid);
  const { houses, size } = grid.geometry;
  const marked = step.marks.flatMap((mark) => (mark.kind === 'house' ? [nameOf(houses[mark.house]!)] : []));
  const pointedAt = step.marks.flatMap((mark) =>
    mark.kind === 'demand' ? grid.geometry.demands[mark.demand]!.cells : [],
  );
  const cells = [...pointedAt, ...partsOf(step, grid).map(({ cell }) => cell)].map((cell) => cellName(cell, size));
  const [names] = [marked, cells].filter((list) => list.length > 0);
  return [...new Set(names ?? [nameOf(fullestHouse(step, grid))])].slice(0, MOST_CELLS).join();
}

function fullestHouse({ placements, eliminations }: Step, { geometry, digits }: Grid): House {
  const [place] = [...placements, ...eliminations];
  const emptyCells = ({ cells }: House): number => cells.filter((cell) => digits[cell] === 0).length;
  return geometry.houses
    .filter(({ set }) => set.has(place!.cell))
    .reduce((best, house) => (emptyCells(house) < emptyCells(best) ? house : best));
}

/**
 * The houses and cells of a text that `sightOf` made. Throws a RangeError for other texts.
 *
 *     sightIn('r1,b2', boxed(2, 2)).houses.length      // 2
 *     sightIn('r1c2', boxed(2, 2)).cells      // [1]
 */
export function sightIn(text: string, geometry: Geometry): Sight {
  check('sightIn', 'text', text, TEXT);
  checkGeometry('sightIn', geometry);
  const names = text.split(',').map((name) => {
    const house = geometry.houses.find((candidate) => nameOf(candidate) === name);
    if (house) return { houses: [house.index], cells: [] };
    const cell = parseCell(name, geometry.size);
    return cell.ok ? { houses: [], cells: [cell.value] } : fail(`"${name}"; expected a house or a cell`);
  });
  return { houses: names.flatMap((part) => part.houses), cells: names.flatMap((part) => part.cells) };
}
