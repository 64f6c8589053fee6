import type { Geometry } from '../../geometry/geometry.ts';
import type { DemandOf } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit } from '../../sets/digits.ts';
import { setsBySum } from './combinations.ts';
import { addPair, type Draft, seersOf } from './draft.ts';
import { CAGE, type Narrower, SUM } from './narrowers.ts';
import { listsFor } from './sums.ts';

/** The factor of each different cell of a sum, without cells whose factors cancel out. */
function factorsByCell({ cells, factors }: DemandOf<'sum'>): Map<Cell, number> {
  const byCell = new Map<Cell, number>();
  for (let index = 0; index < cells.length; index++)
    byCell.set(cells[index]!, (byCell.get(cells[index]!) ?? 0) + factors[index]!);
  for (const [cell, factor] of byCell) if (factor === 0) byCell.delete(cell);
  return byCell;
}

/** A sum as a narrower. Undefined when it went into the pairs. */
export function sumNarrower(draft: Draft, demand: DemandOf<'sum'>, isInner: boolean): Narrower | undefined {
  const { geometry } = draft;
  const { size } = geometry;
  const { total } = demand;
  const byCell = factorsByCell(demand);
  if (!isInner && byCell.size === 2) {
    const [[first, a], [second, b]] = [...byCell] as [[Cell, number], [Cell, number]];
    addPair(draft, first, second, pairOfSum(size, a, b, total));
    return undefined;
  }
  const groups = groupsOf(geometry, byCell);
  const cells = Int32Array.from(groups.flatMap((group) => group.cells));
  const start = new Int32Array(groups.length + 1);
  for (let group = 0; group < groups.length; group++) start[group + 1] = start[group]! + groups[group]!.cells.length;
  const factors = Int32Array.from(groups, ({ factor }) => factor);
  const part = { cells, start, factors, total, size };
  if (groups.length !== 1 || factors[0] !== 1) return { kind: SUM, part };
  const seers = isInner ? undefined : seersOf(geometry, groups[0]!.cells);
  return { kind: CAGE, part: { ...part, lists: listsFor(size, setsBySum), seers } };
}

interface Group {
  readonly factor: number;
  readonly cells: Cell[];
}

/** Cells with the same factor that differ, taken together as they come. */
function groupsOf({ peerSets }: Geometry, byCell: ReadonlyMap<Cell, number>): Group[] {
  const groups: Group[] = [];
  for (const [cell, factor] of byCell) {
    const set = peerSets[cell]!;
    const group = groups.find(
      (candidateGroup) => candidateGroup.factor === factor && candidateGroup.cells.every((member) => set.has(member)),
    );
    if (group) group.cells.push(cell);
    else groups.push({ factor, cells: [cell] });
  }
  return groups;
}

let knownSums = new Map<string, readonly DigitSet[]>();
const MOST_SUMS = 2000;

/** Two digits with factors and a total, as a relation. */
function pairOfSum(size: number, a: number, b: number, total: number): readonly DigitSet[] {
  const key = `${size} ${a} ${b} ${total}`;
  let allowed = knownSums.get(key);
  if (allowed) return allowed;
  if (knownSums.size >= MOST_SUMS) knownSums = new Map();
  allowed = Array.from({ length: size }, (_, index) => {
    const partner = (total - a * (index + 1)) / b;
    return Number.isInteger(partner) && partner >= 1 && partner <= size ? digitBit(partner) : 0;
  });
  knownSums.set(key, allowed);
  return allowed;
}
