import type { Position } from '../position.ts';
import type { Branch, Implied, Step } from '../step.ts';

/**
 * What is wrong with the branches of a step, followed one implication after the other. Undefined
 * when nothing is. It knows nothing of how nets are found.
 */
export function wrongInBranches(position: Position, step: Step): string | undefined {
  const { branches } = step.args.branches as { branches: readonly Branch[] };
  for (const { nodes } of branches)
    for (const [index, node] of nodes.entries()) {
      const reasons = node.reasons.map((reason) => (reason < index ? nodes[reason] : undefined));
      if ((reasons.length === 0) !== (index === 0)) return 'a node has no reasons, or the assumption has some';
      if (reasons.some((reason) => !reason)) return 'a node stands before its reasons';
      if (index > 0 && !doesFollow(position, node, reasons as Implied[]))
        return `${JSON.stringify(node)} does not follow`;
    }
  return wrongAtEnds(position, step, branches);
}

const isSame = (one: Implied, other: Implied): boolean => one.cell === other.cell && one.digit === other.digit;

function wrongAtEnds(position: Position, step: Step, branches: readonly Branch[]): string | undefined {
  const starts = branches.map(({ nodes }) => nodes[0]!);
  const ends = branches.map(({ nodes }) => nodes.at(-1)!);
  const [start, end] = [starts[0]!, ends[0]!];
  const isShown = ({ cell, digit }: Implied, isOn: boolean): boolean => {
    const list = isOn ? step.placements : step.eliminations;
    return list.length === 1 && list[0]!.cell === cell && list[0]!.digit === digit;
  };
  if (branches.length === 2 && isSame(ends[0]!, ends[1]!) && ends[0]!.isOn !== ends[1]!.isOn) {
    if (!isSame(starts[0]!, starts[1]!) || starts[0]!.isOn !== starts[1]!.isOn) return 'not one assumption';
    return isShown(start, !start.isOn) ? undefined : 'the step is not the opposite of the assumption';
  }
  if (!ends.every((one) => isSame(one, end) && one.isOn === end.isOn)) return 'the branches end differently';
  if (!isShown(end, end.isOn)) return 'the step is not the common end';
  return isExhaustive(position, starts) ? undefined : 'not every case is followed';
}

/** Whether one of some assumptions must hold. */
function isExhaustive({ geometry, candidates }: Position, starts: readonly Implied[]): boolean {
  const [one, other] = starts;
  if (starts.length === 2 && isSame(one!, other!)) return one!.isOn !== other!.isOn;
  if (!starts.every(({ isOn }) => isOn)) return false;
  const inCell = starts.reduce((set, { digit }) => set | (1 << (digit - 1)), 0);
  if (starts.every(({ cell }) => cell === one!.cell)) return inCell === candidates[one!.cell];
  const bit = 1 << (one!.digit - 1);
  return (
    inCell === bit &&
    geometry.houses.some(({ cells }) =>
      cells.every((cell) => (candidates[cell]! & bit) === 0 || starts.some((start) => start.cell === cell)),
    )
  );
}

/** Whether a node follows from some others alone. */
function doesFollow(position: Position, node: Implied, reasons: readonly Implied[]): boolean {
  const { geometry } = position;
  if (reasons.some((reason) => reason.isOn)) {
    const [reason] = reasons;
    if (node.isOn || reasons.length > 1) return false;
    if (reason!.cell === node.cell) return reason!.digit !== node.digit;
    return reason!.digit === node.digit && geometry.peerSets[node.cell]!.has(reason!.cell);
  }
  const left = position.candidates.slice();
  for (const { cell, digit } of reasons) left[cell]! &= ~(1 << (digit - 1));
  const bit = 1 << (node.digit - 1);
  if (!node.isOn) return isRefuted(position, left, node);
  return (
    left[node.cell] === bit ||
    geometry.houses.some(
      ({ set, cells }) =>
        set.has(node.cell) &&
        cells.every((cell) => cell === node.cell || (left[cell]! & bit) === 0) &&
        (left[node.cell]! & bit) !== 0,
    )
  );
}

/** Whether one house, or one digit in all lines, has no room left when a candidate is true. */
function isRefuted({ geometry, grid }: Position, left: Int32Array, { cell, digit }: Implied): boolean {
  const bit = 1 << (digit - 1);
  const then = left.map((set, other) =>
    other === cell ? bit : geometry.peerSets[cell]!.has(other) ? set & ~bit : set,
  );
  const hasNoRoom = geometry.houses.some(({ cells }) => {
    const open = cells.filter((one) => grid.digits[one] === 0);
    return !canPair(open.map((one) => then[one]!));
  });
  if (hasNoRoom) return true;
  const rows = geometry.houses
    .filter(({ kind, cells }) => kind === 'row' && !cells.some((one) => grid.digits[one] === digit))
    .map(({ cells }) => cells.reduce((set, one, at) => ((then[one]! & bit) === 0 ? set : set | (1 << at)), 0));
  return !canPair(rows);
}

/** Whether each set can have a member of its own. */
function canPair(sets: readonly number[]): boolean {
  const owner = new Map<number, number>();
  const seat = (index: number, tried: Set<number>): boolean => {
    for (let left = sets[index]!; left !== 0; left &= left - 1) {
      const member = left & -left;
      if (tried.has(member)) continue;
      tried.add(member);
      if (!owner.has(member) || seat(owner.get(member)!, tried)) {
        owner.set(member, index);
        return true;
      }
    }
    return false;
  };
  return sets.every((_, index) => seat(index, new Set()));
}
