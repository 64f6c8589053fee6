import type { Game, Savepoint, TreeNode } from './game.ts';

/**
 * The same game as two windows left it, or two browsers: the moves of both as one tree. What was
 * played at the same place is the same move, so what is merged again changes nothing. The board on
 * screen is that of whoever played last.
 */
export function merge(mine: Game, theirs: Game): Game {
  const nodes = [...mine.nodes];
  const nameOfMine = namer();
  const known = new Map(nodes.map((node, at) => [nameOfMine(node), at]));
  const nameOfTheirs = namer();
  // Where each of their nodes stands in the merged tree.
  const places: number[] = [];
  for (const node of theirs.nodes) {
    const placed = { ...node, parent: places[node.parent] ?? -1 };
    const at = known.get(nameOfTheirs(placed)) ?? nodes.length;
    nodes[at] = at < mine.nodes.length ? withProofOf(nodes[at]!, node) : placed;
    places.push(at);
  }
  const isTheirs = theirs.touched > mine.touched;
  const [last, first] = isTheirs ? [theirs, mine] : [mine, theirs];
  const place = (of: Game) => (node: number) => (of === theirs ? places[node]! : node);
  const named = (of: Game): Savepoint[] => of.savepoints.map(({ node, name }) => ({ node: place(of)(node), name }));
  // A savepoint that was forgotten stays so, unless both windows played on by themselves.
  const added = nodes.length - mine.nodes.length;
  const isDivided = added > 0 && nodes.length > theirs.nodes.length;
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
    ...((mine.whatIfs || theirs.whatIfs) && { whatIfs: (last.whatIfs ?? []).map(place(last)) }),
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

/** Names nodes: by the parent, the move, and how often it was played there before. */
function namer(): (node: TreeNode) => string {
  const counts = new Map<string, number>();
  return ({ parent, move }) => {
    const name = `${parent} ${JSON.stringify(move)}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${count} ${name}`;
  };
}
