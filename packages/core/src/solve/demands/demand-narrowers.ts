import { areApart } from '../../geometry/apart.ts';
import { fail } from '../../result.ts';
import type { Demand, DemandOf } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { automatonTables, makeWitnesses } from './automata.ts';
import { betweenNarrower } from './between.ts';
import { oneList } from './combinations.ts';
import { connectedNarrower } from './connected.ts';
import { addPair, apartGroups, type Draft, seersOf } from './draft.ts';
import { ANY, APART, AUTOMATON, CONNECTED, COUNT, DIGITS, LABELLED, type Narrower, PAIR, SET } from './narrowers.ts';
import { pairOfSets, pairTables } from './pair-tables.ts';
import { sumNarrower } from './sum-narrowers.ts';

/** Adds a demand other than a house: to the masks, to the pairs, or as a narrower. */
export function addDemand(draft: Draft, demand: Demand): void {
  switch (demand.kind) {
    case 'house':
    case 'apart':
      return;
    case 'void':
      // Void cells are filled from the start, so they need no narrower.
      for (const cell of demand.cells) draft.masks[cell] = 1;
      return;
    case 'digits':
      for (const cell of demand.cells) draft.masks[cell]! &= demand.digits;
      return;
    case 'pair':
      addPair(draft, demand.cells[0], demand.cells[1], demand.allowed);
      return;
    default: {
      const narrower = narrowerOf(draft, demand, false);
      if (narrower) draft.narrowers.push(narrower);
    }
  }
}

/**
 * A demand as a narrower. In a list of alternatives it must not look beyond its own cells.
 * Undefined when it went into the masks or the pairs.
 */
function narrowerOf(draft: Draft, demand: Demand, isInner: boolean): Narrower | undefined {
  const { geometry } = draft;
  const cells = Int32Array.from(demand.cells);
  switch (demand.kind) {
    case 'house':
    case 'apart':
    case 'void':
      return { kind: APART, part: { cells } };
    case 'digits':
      return { kind: DIGITS, part: { cells, digits: demand.digits } };
    case 'pair':
      return { kind: PAIR, part: { cells, tables: pairTables(demand.allowed) } };
    case 'sum':
      return sumNarrower(draft, demand, isInner);
    case 'set': {
      if (!isInner && cells.length === 2) {
        addPair(draft, cells[0]!, cells[1]!, pairOfSets(demand.sets, geometry.size));
        return undefined;
      }
      const seers = isInner ? undefined : seersOf(geometry, demand.cells);
      return { kind: SET, part: { cells, lists: oneList(demand.sets), key: 0, seers } };
    }
    case 'count': {
      const { digits, least, most } = demand;
      const isOfOne = (digits & (digits - 1)) === 0;
      const seers = !isInner && least > 0 && isOfOne ? seersOf(geometry, demand.cells) : undefined;
      const groups = isOfOne ? apartGroups(geometry, demand.cells) : demand.cells.map((cell) => [cell]);
      const start = Int32Array.from([0, ...groups.map(({ length }) => length)]);
      for (let group = 1; group < start.length; group++) start[group]! += start[group - 1]!;
      return { kind: COUNT, part: { cells: Int32Array.from(groups.flat()), start, digits, least, most, seers } };
    }
    case 'automaton':
      return automatonNarrower(draft, demand);
    case 'connected': {
      const { near, digits, least, most } = demand;
      return { kind: CONNECTED, part: connectedNarrower(cells, near, digits, least, most) };
    }
    case 'labelled':
      return { kind: LABELLED, part: { cells } };
    case 'extra':
      return fail('extra cells in alternatives; expected a board that was widened');
    case 'any': {
      const lists = demand.of.map((list) => list.flatMap((part) => narrowerOf(draft, part, true) ?? []));
      const alive = geometry.cellCount + draft.kept;
      draft.kept += Math.ceil(lists.length / 32);
      const [before, union] = [new Int32Array(cells.length), new Int32Array(cells.length)];
      return { kind: ANY, part: { cells, lists, alive, before, union } };
    }
  }
}

// States times sets of digits: more would take too much memory.
const MOST_NOTED = 2 ** 18;

function automatonNarrower(
  draft: Draft,
  { cells, start, next, accepts, between, balance }: DemandOf<'automaton'>,
): Narrower {
  const { size } = draft.geometry;
  const states = next.length;
  const differ = areApart(draft.geometry, cells);
  const isApart = differ && states * 2 ** size <= MOST_NOTED;
  draft.states = Math.max(draft.states, (cells.length + 1) * states, isApart ? states << size : 0);
  return {
    kind: AUTOMATON,
    part: {
      cells: Int32Array.from(cells),
      ...automatonTables(next, accepts),
      size,
      start,
      states,
      isApart,
      witnesses: makeWitnesses(cells.length),
      between: differ && between ? betweenNarrower(between, cells.length) : undefined,
      balance,
    },
  };
}

/** The part of a house outside its cages has a known sum too. */
export function addHiddenCages(draft: Draft): void {
  const { geometry } = draft;
  const { houses, size, cellHouses, cellHouseStart } = geometry;
  const within: { readonly cells: Set<Cell>; total: number }[] = [];
  for (const demand of geometry.demands) {
    if (demand.kind !== 'sum' || demand.factors.some((factor) => factor !== 1)) continue;
    const { cells, total } = demand;
    if (new Set(cells).size !== cells.length || cells.length === 0) continue;
    for (let index = cellHouseStart[cells[0]!]!; index < cellHouseStart[cells[0]! + 1]!; index++) {
      const house = cellHouses[index]!;
      const { set } = houses[house]!;
      if (!cells.every((cell) => set.has(cell))) continue;
      const taken = (within[house] ??= { cells: new Set(), total: 0 });
      if (cells.some((cell) => taken.cells.has(cell))) continue;
      for (const cell of cells) taken.cells.add(cell);
      taken.total += total;
    }
  }
  for (const [house, taken] of within.entries()) {
    if (!taken || taken.cells.size >= size) continue;
    const cells = houses[house]!.cells.filter((cell) => !taken.cells.has(cell));
    addDemand(draft, {
      kind: 'sum',
      cells,
      factors: cells.map(() => 1),
      total: (size * (size + 1)) / 2 - taken.total,
    });
  }
}
