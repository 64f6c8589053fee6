import type { Geometry } from '../../geometry/geometry.ts';
import { checkGrid, type Grid } from '../../puzzle/grid.ts';
import { areExclusive } from '../relations/ties.ts';
import { type Branch, checkStep, type Implied, type Lemma, type Proof, type Step } from '../steps/step.ts';
import { chainFault } from './chain-fault.ts';
import { guardianFault, guardiansOf } from './guardian-fault.ts';
import { patternCovers } from './pattern-cover.ts';

/** A board on which a proof stands. */
interface Ground {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  readonly candidates: Int32Array;
}

/** A candidate that a proof shows to be true or false. */
type Shown = Omit<Implied, 'reasons'>;

/**
 * The fault in the proof of a step. Every implication is checked, into every lemma, along every
 * chain, and from guardian to guardian. Undefined for a sound proof, and for steps without a proof.
 * The checker knows nothing of how steps are found.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     proofFault(grid, nextStep(grid))      // undefined
 */
export function proofFault(grid: Grid, step: Step): string | undefined {
  checkGrid('proofFault', grid);
  checkStep('proofFault', step);
  const proof = Object.values(step.args).find((arg) => 'branches' in arg);
  if (!proof) return faultWithoutBranches(grid, step);
  const covers: Covers = (starts, end) =>
    proof.hasPattern ? patternCovers(grid, step, starts, end) : isExhaustive(grid, starts);
  const shown = shownBy(grid, proof, proof.lemmas?.length ?? 0, covers);
  if (typeof shown === 'string') return shown;
  const [list] = shown.isOn ? [step.placements] : [step.eliminations];
  return list.length === 1 && isSame(list[0]!, shown) ? undefined : 'the step is not what its branches show';
}

function faultWithoutBranches(grid: Grid, step: Step): string | undefined {
  // Single nodes only name the ends of a chain.
  const drawn = Object.values(step.args).find((arg) => 'chain' in arg && arg.chain.length > 1);
  if (drawn && 'chain' in drawn) return chainFault(grid, drawn.chain, step);
  const guardians = guardiansOf(step);
  return guardians && guardianFault(grid, step, guardians);
}

const isSame = (a: Omit<Shown, 'isOn'>, b: Omit<Shown, 'isOn'>): boolean => a.cell === b.cell && a.digit === b.digit;

const isSameNode = (a: Shown, b: Shown): boolean => isSame(a, b) && a.isOn === b.isOn;

/**
 * The fault in branches: one of their assumptions must hold, and each node must follow from its
 * reasons.
 */
type Covers = (starts: readonly Shown[], end: Shown) => boolean;

/** What some branches show, or their fault. They may use the lemmas before a given number. */
function shownBy(
  ground: Ground,
  { branches, lemmas = [] }: Proof,
  usable: number,
  covers: Covers = (starts) => isExhaustive(ground, starts),
): Shown | string {
  for (const { nodes } of branches)
    for (const [index, node] of nodes.entries()) {
      const reasons = node.reasons.map((reason) => (reason < index ? nodes[reason] : undefined));
      if ((reasons.length === 0) !== (index === 0)) return 'a node has no reasons, or the assumption has some';
      if (!areThere(reasons)) return 'a node stands before its reasons';
      const fault = index === 0 ? undefined : faultOf(ground, node, reasons, lemmas, usable);
      if (fault) return fault;
    }
  return conclusionOf(branches, covers);
}

const areThere = (nodes: readonly (Implied | undefined)[]): nodes is readonly Implied[] => nodes.every(Boolean);

/** Why a node does not follow from its reasons. Undefined when it does. */
function faultOf(
  ground: Ground,
  node: Implied,
  reasons: readonly Implied[],
  lemmas: readonly Lemma[],
  usable: number,
): string | undefined {
  const number = node.lemma;
  if (number === undefined) return doesFollow(ground, node, reasons) ? undefined : `${nameOf(node)} does not follow`;
  if (number >= usable || reasons.some(({ isOn }) => isOn)) return `${nameOf(node)} has no such lemma`;
  const shown = shownBy(without(ground, reasons), { branches: lemmas[number]!.branches, lemmas }, number);
  if (typeof shown === 'string') return `${nameOf(node)}: ${shown}`;
  const isRuledOut = shown.isOn && shown.cell === node.cell && shown.digit !== node.digit;
  return isSameNode(shown, node) || (isRuledOut && !node.isOn)
    ? undefined
    : `${nameOf(node)} is not what its lemma shows`;
}

const nameOf = ({ cell, digit, isOn }: Shown): string => `${digit} in cell ${cell} ${isOn ? 'on' : 'off'}`;

/** A board on which some candidates are ruled out. */
function without(ground: Ground, excluded: readonly Implied[]): Ground {
  const candidates = ground.candidates.slice();
  for (const { cell, digit } of excluded) candidates[cell]! &= ~(1 << (digit - 1));
  return { ...ground, candidates };
}

/** The conclusion from the ends of sound branches. */
function conclusionOf(branches: readonly Branch[], covers: Covers): Shown | string {
  const starts = branches.map(({ nodes }) => nodes[0]!);
  const ends = branches.map(({ nodes }) => nodes.at(-1)!);
  const [start, end] = [starts[0]!, ends[0]!];
  const isOne = starts.every((branchStart) => isSameNode(branchStart, start));
  const refuted = branches.length === 1 ? start : ends[1]!;
  if (isOne && branches.length <= 2 && isSame(end, refuted) && end.isOn !== refuted.isOn)
    return { ...start, isOn: !start.isOn };
  if (!ends.every((branchEnd) => isSameNode(branchEnd, end))) return 'the branches end differently';
  return covers(starts, end) ? end : 'not every case is followed';
}

/** Whether one of some assumptions must hold. */
function isExhaustive({ geometry, candidates }: Ground, starts: readonly Shown[]): boolean {
  const [first, second] = starts;
  if (starts.length === 2 && isSame(first!, second!)) return first!.isOn !== second!.isOn;
  if (!starts.every(({ isOn }) => isOn)) return false;
  const inCell = starts.reduce((set, { digit }) => set | (1 << (digit - 1)), 0);
  if (starts.every(({ cell }) => cell === first!.cell)) return inCell === candidates[first!.cell];
  const bit = 1 << (first!.digit - 1);
  return (
    inCell === bit &&
    geometry.houses.some(({ cells }) =>
      cells.every((cell) => (candidates[cell]! & bit) === 0 || starts.some((start) => start.cell === cell)),
    )
  );
}

/** Whether a node follows directly from some other nodes. */
function doesFollow(ground: Ground, node: Implied, reasons: readonly Implied[]): boolean {
  const { geometry } = ground;
  if (reasons.some((reason) => reason.isOn)) {
    const [reason] = reasons;
    if (node.isOn || reasons.length > 1) return false;
    return areExclusive(geometry, reason!, node);
  }
  const { candidates: left } = without(ground, reasons);
  const bit = 1 << (node.digit - 1);
  if (!node.isOn) return isRefuted(ground, left, node);
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

/**
 * Whether a true candidate leaves a house without a matching, or a digit without places in the
 * lines.
 */
function isRefuted({ geometry, digits }: Ground, left: Int32Array, { cell, digit }: Implied): boolean {
  const bit = 1 << (digit - 1);
  const then = left.map((set, otherCell) =>
    otherCell === cell ? bit : geometry.peerSets[cell]!.has(otherCell) ? set & ~bit : set,
  );
  const hasNoRoom = geometry.houses.some(({ cells }) => {
    const open = cells.filter((houseCell) => digits[houseCell] === 0);
    return !canPair(open.map((openCell) => then[openCell]!));
  });
  if (hasNoRoom) return true;
  const rows = geometry.houses
    .filter(({ kind, cells }) => kind === 'row' && !cells.some((houseCell) => digits[houseCell] === digit))
    .map(({ cells }) =>
      cells.reduce((set, houseCell, at) => ((then[houseCell]! & bit) === 0 ? set : set | (1 << at)), 0),
    );
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
