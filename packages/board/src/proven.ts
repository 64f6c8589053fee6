import type { Geometry } from '@pencilmark/core/geometry';
import type { Mark, Node, Role, Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';

export const keyOf = ({ cell, digit }: Candidate): string => `${cell} ${digit}`;
/** The candidate of a key. */
export function candidateOf(key: string): Candidate {
  const [cell, digit] = key.split(' ').map(Number) as [number, number];
  return { cell, digit };
}
const nodeKey = ({ cells, digit }: Node): string => `${cells.join(',')} ${digit}`;

/** The candidates of marks, each as a node of one or several cells. */
const nodesOf = (marks: readonly Mark[]): (Node & { readonly role: Role })[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'candidate' && mark.kind !== 'group') return [];
    const cells = mark.kind === 'candidate' ? [mark.cell] : mark.cells;
    return [{ cells, digit: mark.digit, role: mark.role }];
  });

/**
 * Candidates of which a step proves that at least one is true, as far as its marks show it:
 *
 * - the ends of a chain that begins and ends with a strong link
 * - the ends of a weak link of a closed loop, in which every other link is strong
 * - what is more than a deadly pattern
 * - the candidates of linked sets of cells, or of a pattern, that see what goes
 *
 * Whatever goes sees two of them at least, or all that are more than a deadly pattern.
 */
export function provenOf(
  { peerSets }: Pick<Geometry, 'peerSets'>,
  { marks, placements, eliminations }: Pick<Step, 'marks' | 'placements' | 'eliminations'>,
  candidates: ArrayLike<number> = [],
): ReadonlySet<string> {
  // A digit that is placed is shown as such.
  if (placements.length > 0) return NONE;
  const removed = new Set(eliminations.map(keyOf));
  const sees = (candidate: Candidate, { cells, digit }: Node): boolean =>
    cells.every((cell) => (digit === candidate.digit ? peerSets[cell]!.has(candidate.cell) : cell === candidate.cell));
  const kept = nodesOf(marks).filter(({ cells, digit }) => !cells.some((cell) => removed.has(keyOf({ cell, digit }))));
  const holds = (nodes: readonly Node[], least: number): ReadonlySet<string> | undefined => {
    const seen = nodes.filter((node) => eliminations.some((elimination) => sees(elimination, node)));
    const isEnough = eliminations.every(
      (elimination) => seen.filter((node) => sees(elimination, node)).length >= least,
    );
    return isEnough ? candidatesOf(seen) : undefined;
  };
  const pairs = pairsOf(marks).filter((pair) =>
    eliminations.some((elimination) => pair.every((end) => sees(elimination, end))),
  );
  const isReached = eliminations.every((elimination) =>
    pairs.some((pair) => pair.every((end) => sees(elimination, end))),
  );
  if (pairs.length > 0 && isReached) return candidatesOf(pairs.flat());
  const isFish = marks.some((mark) => mark.kind === 'house' && mark.role === 'cover');
  const fins = kept.filter(({ role }) => role === 'fin');
  if (fins.length > 0 && !isFish) return holds(fins, fins.length) ?? NONE;
  const sets = marks.some(({ kind }) => kind === 'link') ? setNodes(marks, eliminations, candidates) : [];
  if (sets.length > 0) return holds(sets, 2) ?? NONE;
  const isChain = kept.some(({ role }) => role === 'on' || role === 'off');
  // A clue says more than the candidates with marks show.
  const isByClue = marks.some(({ kind }) => kind === 'demand');
  return (isChain || isByClue ? undefined : holds(kept, 2)) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** The candidates of marked cells that have a digit of what goes. */
function setNodes(marks: readonly Mark[], eliminations: readonly Candidate[], candidates: ArrayLike<number>): Node[] {
  const digits = new Set(eliminations.map(({ digit }) => digit));
  return marks.flatMap((mark) =>
    mark.kind === 'cell'
      ? [...digits]
          .filter((digit) => ((candidates[mark.cell] ?? 0) >>> (digit - 1)) & 1)
          .map((digit) => ({ cells: [mark.cell], digit }))
      : [],
  );
}

const candidatesOf = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ cells, digit }) => cells.map((cell) => keyOf({ cell, digit }))));

interface Near {
  readonly node: Node;
  readonly links: Extract<Mark, { kind: 'link' }>[];
  readonly others: string[];
}

/** Nodes of links in twos, one of which is true: of open chains and of closed loops. */
function pairsOf(marks: readonly Mark[]): Node[][] {
  const near = new Map<string, Near>();
  for (const link of marks.filter((mark) => mark.kind === 'link'))
    for (const [node, other] of [[link.from, link.to] as const, [link.to, link.from] as const]) {
      const entry = near.get(nodeKey(node)) ?? { node, links: [], others: [] };
      near.set(nodeKey(node), entry);
      entry.links.push(link);
      entry.others.push(nodeKey(other));
    }
  const met = new Set<string>();
  const pairs: Node[][] = [];
  for (const start of near.keys()) {
    if (met.has(start)) continue;
    const chain = chainFrom(start, near);
    for (const key of chain) met.add(key);
    const all = chain.map((key) => near.get(key)!);
    pairs.push(...endsOf(all), ...weakPairsOf(all));
  }
  return pairs;
}

/** The nodes that links join with one, itself first. */
function chainFrom(start: string, near: ReadonlyMap<string, Near>): string[] {
  const chain = new Set([start]);
  for (const key of chain) for (const other of near.get(key)!.others) chain.add(other);
  return [...chain];
}

/** The two ends of a chain that has two, both with strong links. */
function endsOf(chain: readonly Near[]): Node[][] {
  const ends = chain.filter(({ links }) => links.length === 1);
  const areStrong = ends.every(({ links }) => links[0]!.isStrong);
  return ends.length === 2 && areStrong ? [ends.map(({ node }) => node)] : [];
}

/** The ends of each weak link of a loop in which strong and weak links take turns. */
function weakPairsOf(chain: readonly Near[]): Node[][] {
  const takesTurns = ({ links }: Near): boolean => links.length === 2 && links[0]!.isStrong !== links[1]!.isStrong;
  if (!chain.every(takesTurns)) return [];
  const weak = new Set(chain.flatMap(({ links }) => links.filter(({ isStrong }) => !isStrong)));
  return [...weak].map(({ from, to }) => [from, to]);
}
