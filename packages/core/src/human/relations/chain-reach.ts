import { lowestBit } from '../../bits.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Position } from '../steps/position.ts';
import type { Branch, Implied, Mark } from '../steps/step.ts';
import { Spread } from './chain-spread.ts';
import { makeLinks } from './links.ts';

/**
 * The candidates that a true candidate excludes by chains of strong and weak links, for
 * `position.get(chainReach)`.
 */
export interface ChainReach {
  /** The node of a candidate, or -1. */
  nodeOf(candidate: Candidate): number;
  /** The candidates that are false when a node is true: a bit for each. */
  ruledOut(node: number): Int32Array;
  /** The candidates that are false whichever of some candidates is true. */
  ruledOutByAll(starts: readonly Candidate[]): Candidate[];
  /** The chain by which one candidate excludes another. */
  branchTo(from: Candidate, to: Candidate): Branch;
}

export function chainReach(position: Position): ChainReach {
  const links = makeLinks(position, { houses: true, cells: true, ties: true });
  const { excludes, words, single, nodes, geometry } = links;
  const spread = new Spread(links);
  const known: (Int32Array | undefined)[] = [];
  const nodeOf = ({ cell, digit }: Candidate): number => single[cell * geometry.size + digit - 1]!;

  const ruledOut = (node: number): Int32Array => {
    const kept = known[node];
    if (kept) return kept;
    const reached = new Int32Array(words);
    spread.from(node, true);
    for (let at = 0; at < spread.count; at++) {
      const place = spread.order[at]!;
      if ((place & 1) === 0) continue;
      const row = (place >>> 1) * words;
      for (let word = 0; word < words; word++) reached[word]! |= excludes[row + word]!;
    }
    reached[node >>> 5]! &= ~(1 << (node & 31));
    known[node] = reached;
    return reached;
  };

  const ruledOutByAll = (starts: readonly Candidate[]): Candidate[] => {
    const rows = starts.map((start) => ruledOut(nodeOf(start)));
    const lost: Candidate[] = [];
    for (let word = 0; word < words; word++)
      for (let left = rows.reduce((all, row) => all & row[word]!, -1); left !== 0; left &= left - 1) {
        const { cells, digit } = nodes[word * 32 + lowestBit(left)]!;
        lost.push({ cell: cells[0]!, digit });
      }
    return lost;
  };

  const branchTo = (from: Candidate, to: Candidate): Branch => {
    const target = nodeOf(to);
    spread.from(nodeOf(from), true);
    const isLast = (place: number): boolean =>
      (place & 1) === 1 && ((excludes[(place >>> 1) * words + (target >>> 5)]! >>> (target & 31)) & 1) === 1;
    const last = spread.order.subarray(0, spread.count).find(isLast)!;
    const way = last === spread.order[0] ? [nodeOf(from)] : spread.wayTo(last).nodes;
    const implied = [...way, target].map((node, index): Implied => {
      const { cells, digit } = nodes[node]!;
      return { cell: cells[0]!, digit, isOn: index % 2 === 0, reasons: index === 0 ? [] : [index - 1] };
    });
    return { nodes: implied };
  };

  return { nodeOf, ruledOut, ruledOutByAll, branchTo };
}

/**
 * Marks for the nodes of branches and the links to their reasons. The assumptions and the excluded
 * candidates are drawn elsewhere.
 */
export function wayMarks(branches: readonly Branch[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { nodes } of branches)
    for (const [index, { cell, digit, isOn }] of nodes.entries()) {
      const before = nodes[index - 1];
      if (!before) continue;
      const [from, to] = [before, { cell, digit }].map((node) => ({ cells: [node.cell], digit: node.digit }));
      const name = `${cell} ${digit}`;
      if (index < nodes.length - 1)
        marks.set(`at ${name}`, { kind: 'candidate', cell, digit, role: isOn ? 'on' : 'off' });
      marks.set(`${before.cell} ${before.digit} to ${name}`, { kind: 'link', from: from!, to: to!, isStrong: isOn });
    }
  return [...marks.values()];
}
