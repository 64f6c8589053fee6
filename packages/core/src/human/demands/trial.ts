import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { type DemandKind, isOfPeers } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit } from '../../sets/digits.ts';
import { tiesOf } from '../relations/ties.ts';
import type { Budget } from '../steps/budget.ts';
import type { Cause, Consequence } from '../steps/step.ts';
import { quicklyAllowedBy } from './quick.ts';

/** Why a supposition is wrong: what has nothing left, and the consequences that lead there. */
export interface Failure {
  readonly end: Cause;
  readonly consequences: readonly Consequence[];
}

interface Trial {
  readonly geometry: Geometry;
  readonly budget: Budget;
  readonly sets: Int32Array;
  /** By cell: the consequences that took digits from it. */
  readonly touched: Map<Cell, number[]>;
  readonly found: Consequence[];
  /** How many consequences there may be, the supposition included. */
  readonly most: number;
  /** Cells that have come to one digit, and have not been followed yet. */
  readonly fresh: Cell[];
  readonly houses: Set<number>;
  readonly demands: Set<number>;
  failure: { readonly end: Cause; readonly reasons: readonly number[] } | undefined;
}

const FOLLOWED: readonly DemandKind[] = ['sum', 'set', 'count', 'automaton', 'any'];

/** By cell: the demands that speak of it, and that ties do not tell. */
const demandsOf = perBoard((geometry: Geometry): readonly (readonly number[])[] => {
  const made: number[][] = Array.from({ length: geometry.cellCount }, () => []);
  for (const [index, demand] of geometry.demands.entries())
    if (!isOfPeers(demand) && FOLLOWED.includes(demand.kind))
      for (const cell of new Set(demand.cells)) made[cell]!.push(index);
  return made;
});

/**
 * Supposes a candidate and follows it: peers and ties, then the last places of houses, then the
 * demands. It ends where something has nothing left, where nothing more follows, or after `most`
 * consequences, and gives only the first of these ends.
 */
export function failureOf(
  { cell, digit }: Candidate,
  { geometry, sets, budget }: { geometry: Geometry; sets: ArrayLike<DigitSet>; budget: Budget },
  most: number,
): Failure | undefined {
  const trial: Trial = {
    geometry,
    budget,
    sets: Int32Array.from(sets),
    touched: new Map(),
    found: [],
    most: most + 1,
    fresh: [],
    houses: new Set(),
    demands: new Set(),
    failure: undefined,
  };
  conclude(trial, [cell], [digitBit(digit)], { kind: 'cell', cell }, []);
  while (!trial.failure && budget.left > 0 && followNext(trial));
  return trial.failure && neededFor(trial);
}

/** Follows the easiest thing that waits. False when nothing does. */
function followNext(trial: Trial): boolean {
  const cell = trial.fresh.shift();
  if (cell !== undefined) followCell(trial, cell);
  else if (trial.houses.size > 0) followHouse(trial, takeFirst(trial.houses));
  else if (trial.demands.size > 0) followDemand(trial, takeFirst(trial.demands));
  else return false;
  return true;
}

function takeFirst(numbers: Set<number>): number {
  const [first = 0] = numbers;
  numbers.delete(first);
  return first;
}

const reasonsOf = ({ touched }: Trial, cells: readonly Cell[]): number[] => [
  ...new Set(cells.flatMap((cell) => touched.get(cell) ?? [])),
];

/** Takes down that cells have only some digits left, unless there are too many consequences. */
function conclude(
  trial: Trial,
  cells: readonly Cell[],
  digits: readonly DigitSet[],
  cause: Cause,
  reasons: readonly number[],
): void {
  if (trial.found.length >= trial.most) return;
  const number = trial.found.push({ cells, digits, cause, reasons }) - 1;
  for (const [index, cell] of cells.entries()) leave(trial, cell, digits[index]!, number);
}

/** Leaves a cell some digits by a consequence, and notes what has to be looked at. */
function leave(trial: Trial, cell: Cell, digits: DigitSet, number: number): void {
  const { sets, touched, geometry } = trial;
  const before = sets[cell]!;
  const after = before & digits;
  const isSupposed = number === 0 && !touched.has(cell);
  if (after === before && !isSupposed) return;
  sets[cell] = after;
  touched.set(cell, [...(touched.get(cell) ?? []), number]);
  if (after === 0) {
    trial.failure ??= { end: { kind: 'cell', cell }, reasons: touched.get(cell)! };
    return;
  }
  if ((after & (after - 1)) === 0 && isConcluded(trial, cell, number)) trial.fresh.push(cell);
  for (let at = geometry.cellHouseStart[cell]!; at < geometry.cellHouseStart[cell + 1]!; at++)
    trial.houses.add(geometry.cellHouses[at]!);
  for (const demand of demandsOf(geometry)[cell]!) trial.demands.add(demand);
}

/**
 * Whether a cell that has come to one digit is told by a consequence. One that came to it by what
 * it sees needs a consequence of its own.
 */
function isConcluded(trial: Trial, cell: Cell, number: number): boolean {
  if (trial.found[number]!.cells.includes(cell)) return true;
  if (trial.found.length >= trial.most) return false;
  const reasons = reasonsOf(trial, [cell]);
  const own =
    trial.found.push({ cells: [cell], digits: [trial.sets[cell]!], cause: { kind: 'cell', cell }, reasons }) - 1;
  trial.touched.set(cell, [...trial.touched.get(cell)!, own]);
  return true;
}

/** A cell with one digit left excludes others, by peers and by ties. */
function followCell(trial: Trial, cell: Cell): void {
  const { geometry, sets, touched } = trial;
  const number = touched.get(cell)!.at(-1)!;
  const digit = lowestBit(sets[cell]!) + 1;
  for (let at = geometry.peerStart[cell]!; at < geometry.peerStart[cell + 1]!; at++)
    leave(trial, geometry.peers[at]!, ~digitBit(digit), number);
  for (const { to, allowed } of tiesOf(geometry).byCell[cell]!) leave(trial, to, allowed[digit - 1]!, number);
}

function followHouse(trial: Trial, house: number): void {
  const { geometry, sets } = trial;
  const { cells } = geometry.houses[house]!;
  for (let digit = 1; digit <= geometry.size; digit++) {
    const places = cells.filter((cell) => (sets[cell]! & digitBit(digit)) !== 0);
    const [place] = places;
    if (places.length > 1 || trial.failure) continue;
    const others = cells.filter((cell) => cell !== place);
    if (place === undefined) trial.failure = { end: { kind: 'house', house }, reasons: reasonsOf(trial, cells) };
    else if (sets[place] !== digitBit(digit))
      conclude(trial, [place], [digitBit(digit)], { kind: 'house', house }, reasonsOf(trial, others));
  }
}

function followDemand(trial: Trial, index: number): void {
  const demand = trial.geometry.demands[index]!;
  const allowed = quicklyAllowedBy(demand, trial);
  if (!allowed) return;
  const cells = [...new Set(demand.cells)];
  const digits = cells.map((cell) =>
    demand.cells.reduce((set, one, at) => (one === cell ? set & allowed[at]! : set), trial.sets[cell]!),
  );
  const reasons = reasonsOf(trial, cells);
  if (digits.includes(0)) trial.failure = { end: { kind: 'demand', demand: index }, reasons };
  const narrowed = cells.map((_, at) => at).filter((at) => digits[at] !== trial.sets[cells[at]!]);
  if (narrowed.length === 0 || trial.failure) return;
  conclude(
    trial,
    narrowed.map((at) => cells[at]!),
    narrowed.map((at) => digits[at]!),
    { kind: 'demand', demand: index },
    reasons,
  );
}

/** The consequences without which the end would not be reached, the supposition left out. */
function neededFor({ failure, found }: Trial): Failure {
  const needed = new Set<number>();
  const need = (number: number): void => {
    if (needed.has(number)) return;
    needed.add(number);
    found[number]!.reasons.forEach(need);
  };
  failure!.reasons.forEach(need);
  const consequences = found.filter((_, number) => number > 0 && needed.has(number));
  return { end: failure!.end, consequences };
}
