import type { Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { areExclusive } from '../relations/ties.ts';
import type { ChainNode, Node, Step } from '../steps/step.ts';

/**
 * The fault of a chain and of the eliminations drawn from it, checked link by link. Undefined for a
 * sound chain. The checker knows nothing of how chains are found.
 */
export function chainFault(grid: Grid, chain: readonly ChainNode[], step: Step): string | undefined {
  const fault = linkFault(grid, chain);
  if (fault) return fault;
  const [first, last] = [chain[0]!, chain.at(-1)!];
  const hasResult = step.placements.length > 0 || !last.isOn;
  if (!first.link && isSame(first, last) && hasResult) return returnFault(grid, last, step);
  if (step.placements.length > 0) return 'nothing shows what is placed';
  const ways = [chain, exchanged(chain), ...byOtherDigits(grid, chain)].filter((variant) => !linkFault(grid, variant));
  const isShown = first.link ? isOffRoundLoop : isOffByBothEnds;
  const open = step.eliminations.find((candidate) => !ways.some((variant) => isShown(grid, variant, candidate)));
  return open && `the chain does not rule out ${nameOf({ cells: [open.cell], digit: open.digit })}`;
}

const nameOf = ({ cells, digit }: Node): string => `${digit} in ${cells.join(' and ')}`;

const isSame = (a: Node, b: Node): boolean => a.digit === b.digit && `${a.cells}` === `${b.cells}`;

/** The first link that does not hold. That of the first node closes a loop. */
function linkFault(grid: Grid, chain: readonly ChainNode[]): string | undefined {
  for (const [index, to] of chain.entries()) {
    const from = chain.at(index - 1)!;
    if (index === 0 && !to.link) continue;
    const isRight =
      from.isOn === (to.link === 'weak') &&
      to.isOn === (to.link === 'strong') &&
      (to.isOn ? isOneTrue(grid, from, to) : areApart(grid, from, to));
    if (!isRight) return `${nameOf(to)} does not follow from ${nameOf(from)}`;
  }
  return undefined;
}

/** Whether two nodes cannot both be true. */
function areApart({ geometry }: Grid, a: Node, b: Node): boolean {
  return a.cells.every((cell) =>
    b.cells.every((peer) => areExclusive(geometry, { cell, digit: a.digit }, { cell: peer, digit: b.digit })),
  );
}

/** Whether two nodes cannot both be false. */
function isOneTrue({ geometry, candidates }: Grid, from: ChainNode, to: ChainNode): boolean {
  const has = (cell: Cell, digit: Digit): boolean => ((candidates[cell]! >>> (digit - 1)) & 1) === 1;
  if (to.set) {
    const { cells, digits } = to.set;
    const all = digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
    const holds = ({ digit, cells: own }: Node): boolean =>
      digits.includes(digit) && cells.every((cell) => own.includes(cell) || !has(cell, digit));
    const isAlmostLocked =
      digits.length === cells.length + 1 &&
      cells.every((cell) => (candidates[cell]! & ~all) === 0) &&
      cells.every((cell) => cells.every((otherCell) => cell === otherCell || geometry.peerSets[cell]!.has(otherCell)));
    return isAlmostLocked && from.digit !== to.digit && holds(from) && holds(to);
  }
  const both = [...from.cells, ...to.cells];
  if (from.digit !== to.digit) {
    const pair = (1 << (from.digit - 1)) | (1 << (to.digit - 1));
    return both.every((cell) => cell === both[0]) && candidates[both[0]!] === pair;
  }
  return geometry.houses.some(({ cells }) => cells.every((cell) => both.includes(cell) || !has(cell, to.digit)));
}

/** Whether a candidate is false when a node is true. */
const isOffBeside = (grid: Grid, node: Node, { cell, digit }: Candidate): boolean =>
  areApart(grid, node, { cells: [cell], digit });

/** A chain that returns to its first candidate proves the opposite of its assumption. */
function returnFault(grid: Grid, shown: ChainNode, { placements, eliminations }: Step): string | undefined {
  const [cell] = shown.cells;
  const isShown = (candidate: Candidate): boolean => candidate.cell === cell && candidate.digit === shown.digit;
  const isRight = shown.isOn
    ? placements.every(isShown) && eliminations.every((elimination) => isOffBeside(grid, shown, elimination))
    : placements.length === 0 && eliminations.every(isShown);
  return isRight && shown.cells.length === 1 ? undefined : 'the step is not what its chain shows';
}

/**
 * The first or the last node of an open chain is true, if the last is on whenever the first is off.
 */
const isOffByBothEnds = (grid: Grid, chain: readonly ChainNode[], lost: Candidate): boolean =>
  chain.some(
    (start, index) =>
      !start.isOn &&
      isOffBeside(grid, start, lost) &&
      chain.slice(index + 1).some((end) => end.isOn && isOffBeside(grid, end, lost)),
  );

/** In a loop, either all nodes are as drawn, or all are the opposite. */
const isOffRoundLoop = (grid: Grid, chain: readonly ChainNode[], lost: Candidate): boolean =>
  [true, false].every((isAsShown) =>
    chain.some(
      (node, index) =>
        (node.isOn === isAsShown && isOffBeside(grid, node, lost)) ||
        isOffBySet(grid, node, isAsShown ? chain.at(index - 1)!.digit : node.digit, lost),
    ),
  );

/**
 * Whether the almost locked set of a link excludes a candidate once the set lacks one of its
 * digits.
 */
function isOffBySet(grid: Grid, { set }: ChainNode, lacking: Digit, lost: Candidate): boolean {
  if (!set || lost.digit === lacking || !set.digits.includes(lost.digit)) return false;
  const places = set.cells.filter((cell) => ((grid.candidates[cell]! >>> (lost.digit - 1)) & 1) === 1);
  return isOffBeside(grid, { cells: places, digit: lost.digit }, lost);
}

/** A chain through cells, with the two digits of each cell exchanged. */
const exchanged = (chain: readonly ChainNode[]): ChainNode[] =>
  chain.map((node, index) => {
    const { cells, digit } = chain[index ^ 1] ?? node;
    const { set: _, ...rest } = node;
    return { ...rest, cells, digit };
  });

/** The same chain of sets, read for each further digit that its first and last set share. */
function byOtherDigits({ candidates }: Grid, chain: readonly ChainNode[]): ChainNode[][] {
  const [first, last] = [chain[0]!, chain.at(-1)!];
  const [firstSet, lastSet] = [chain[1]?.set, last.set];
  if (first.link || !firstSet || !lastSet) return [];
  const places = (cells: readonly Cell[], digit: Digit): Node => ({
    cells: cells.filter((cell) => ((candidates[cell]! >>> (digit - 1)) & 1) === 1),
    digit,
  });
  return firstSet.digits
    .filter((digit) => digit !== first.digit && lastSet.digits.includes(digit))
    .map((digit) => [
      { ...first, ...places(firstSet.cells, digit) },
      ...chain.slice(1, -1),
      { ...last, ...places(lastSet.cells, digit) },
    ]);
}
