import type { Geometry } from '@pencilmark/core/geometry';
import type { Node, Step } from '@pencilmark/core/human';
import { techniqueCalled } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Taken } from './trail.ts';

/** Of these a step rests on the places of its digits in houses, and not on what its cells lack. */
const OF_PLACES = ['full-house', 'hidden-single', 'hidden-pair', 'hidden-triple', 'hidden-quad'];
const FAMILIES_OF_PLACES = ['locked-candidates', 'fish', 'single-digit'];

/**
 * Of the steps of a trail those that its end rests on. A step rests on another when candidates that
 * went by the other would spoil its pattern; in doubt it does.
 */
export function neededFor(geometry: Geometry, taken: readonly Taken[], end: Step | Candidate): Taken[] {
  const needed: Taken[] = [];
  const isNeeded = [isPremiseOf(geometry, end)];
  for (const step of taken.toReversed()) {
    if (!isNeeded.some((asks) => step.removed.some(asks))) continue;
    needed.unshift(step);
    isNeeded.push(isPremiseOf(geometry, step.step));
  }
  return needed;
}

/** Returns whether a removed candidate would spoil a step. */
function isPremiseOf(geometry: Geometry, end: Step | Candidate): (removed: Candidate) => boolean {
  if (!('technique' in end)) return ({ cell, digit }) => cell === end.cell && digit === end.digit;
  const pattern = patternOf(geometry, end);
  if (!pattern) return () => true;
  const { cells, digits, houses } = pattern;
  const isOfPlaces =
    OF_PLACES.includes(end.technique) || FAMILIES_OF_PLACES.includes(techniqueCalled(end.technique)!.family);
  return ({ cell, digit }) =>
    cells.has(cell)
      ? !isOfPlaces && !digits.has(digit)
      : digits.has(digit) && houses.some((house) => geometry.houses[house]!.set.has(cell));
}

interface Pattern {
  readonly cells: ReadonlySet<number>;
  readonly digits: ReadonlySet<number>;
  readonly houses: readonly number[];
}

/** What a step shows; nothing where that is not all that it rests on, as of nets. */
function patternOf(geometry: Geometry, { args, marks, placements }: Step): Pattern | undefined {
  if (marks.length === 0 || Object.values(args).some((arg) => 'branches' in arg)) return undefined;
  const cells = new Set<number>(placements.map(({ cell }) => cell));
  const digits = new Set<number>(placements.map(({ digit }) => digit));
  const houses = new Set<number>();
  const addNode = (node: Node): void => {
    for (const cell of node.cells) cells.add(cell);
    digits.add(node.digit);
  };
  for (const mark of marks) {
    if (mark.kind === 'house') houses.add(mark.house);
    else if (mark.kind === 'cell') cells.add(mark.cell);
    else if (mark.kind === 'candidate') addNode({ cells: [mark.cell], digit: mark.digit });
    else if (mark.kind === 'group') addNode(mark);
    else if (mark.kind === 'link') {
      addNode(mark.from);
      addNode(mark.to);
      for (const house of housesOf(geometry, [...mark.from.cells, ...mark.to.cells])) houses.add(house);
    } else return undefined;
  }
  return { cells, digits, houses: [...houses] };
}

/** The houses that hold all of some cells. */
const housesOf = ({ houses }: Geometry, cells: readonly number[]): number[] =>
  houses.filter(({ set }) => cells.every((cell) => set.has(cell))).map(({ index }) => index);
