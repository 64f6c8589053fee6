import type { Game, Savepoint, TreeNode } from './game.ts';

/**
 * The same game as two windows left it: moves are only ever added, so both trees share their first
 * nodes, and what the other played becomes branches of this one. The board on screen is that of
 * whoever played last.
 */
export function merge(mine: Game, theirs: Game): Game {
  let shared = 0;
  while (
    shared < mine.nodes.length &&
    shared < theirs.nodes.length &&
    isSame(mine.nodes[shared]!, theirs.nodes[shared]!)
  )
    shared++;
  const added = theirs.nodes.length - shared;
  // Where a node of their game stands in the merged one.
  const moved = (node: number): number => (node < shared ? node : node - shared + mine.nodes.length);
  const kept = mine.nodes.map((node, at) => (at < shared ? withProofOf(node, theirs.nodes[at]!) : node));
  const nodes = [...kept, ...theirs.nodes.slice(shared).map((node) => ({ ...node, parent: moved(node.parent) }))];
  const isTheirs = theirs.touched > mine.touched;
  const [last, first] = isTheirs ? [theirs, mine] : [mine, theirs];
  const place = (of: Game) => (of === theirs ? moved : (node: number): number => node);
  const named = (of: Game): Savepoint[] => of.savepoints.map(({ node, name }) => ({ node: place(of)(node), name }));
  // A savepoint that was forgotten stays so, unless both windows played on by themselves.
  const isDivided = added > 0 && shared < mine.nodes.length;
  const rest = isDivided
    ? named(first).filter(({ name }) => !last.savepoints.some((other) => other.name === name))
    : [];
  const checks = Math.max(mine.checks ?? 0, theirs.checks ?? 0);
  const solved = Math.min(mine.solved ?? Infinity, theirs.solved ?? Infinity);
  return {
    ...mine,
    nodes,
    at: place(last)(last.at),
    savepoints: [...named(last), ...rest],
    whatIfs: (last.whatIfs ?? []).map(place(last)),
    played: Math.max(mine.played, theirs.played),
    touched: last.touched,
    hints: Math.max(mine.hints, theirs.hints),
    ...(checks > 0 && { checks }),
    ...(last.own && { own: last.own }),
    ...(last.isProving !== undefined && { isProving: last.isProving }),
    ...(last.hasCandidates !== undefined && { hasCandidates: last.hasCandidates }),
    ...((mine.isFound || theirs.isFound) && { isFound: true }),
    ...(solved < Infinity && { solved }),
  };
}

/** A node that both windows have, with the proof that one of them saw. */
const withProofOf = (mine: TreeNode, theirs: TreeNode): TreeNode =>
  mine.proof || !theirs.proof ? mine : { ...mine, proof: theirs.proof };

const isSame = (one: TreeNode, other: TreeNode): boolean =>
  one === other || (one.parent === other.parent && JSON.stringify(one.move) === JSON.stringify(other.move));
