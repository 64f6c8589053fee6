import type { Geometry } from '../../geometry/geometry.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { hasDigit } from '../../sets/digits.ts';
import { type Arg, type Branch, type ChainNode, demandMarks, type Mark, type Step } from '../steps/step.ts';
import { hasTies, tieBetween } from './ties.ts';

/**
 * The demands behind links and eliminations of a step that cells, houses and peers do not explain.
 * None on boards without ties.
 */
export function demandsOnTheWay(
  { args, eliminations }: Pick<Step, 'args' | 'eliminations'>,
  geometry: Geometry,
): number[] {
  if (!hasTies(geometry)) return [];
  const pairs = Object.values(args).flatMap((arg) => pairsIn(arg, eliminations));
  return [...new Set(pairs.flatMap(([from, to]) => demandsBy(geometry, from, to)))];
}

/** Marks for these demands. */
export const tieMarks = (step: Pick<Step, 'args' | 'eliminations'>, geometry: Geometry): Mark[] =>
  demandMarks(demandsOnTheWay(step, geometry), 'cover');

type Pair = readonly [one: Candidate, other: Candidate];

function pairsIn(arg: Arg, eliminations: readonly Candidate[]): Pair[] {
  if ('chain' in arg) return chainPairs(arg.chain, eliminations);
  if (!('branches' in arg)) return [];
  return [...arg.branches, ...(arg.lemmas ?? []).flatMap(({ branches }) => branches)].flatMap(branchPairs);
}

/** The ends of the weak links, and the ends of the chain with its eliminations. */
function chainPairs(chain: readonly ChainNode[], eliminations: readonly Candidate[]): Pair[] {
  const ends = [chain[0]!, chain.at(-1)!].flatMap((end) =>
    eliminations.map((elimination) => [end, elimination] as const),
  );
  const links = chain.flatMap((to, index) => (to.link === 'weak' ? [[chain.at(index - 1)!, to] as const] : []));
  const lone = links.filter(([, to]) => to.cells.length === 1).map(([from, to]) => [from, candidateOf(to)] as const);
  return [...lone, ...ends].filter(([{ cells }]) => cells.length === 1).map(([from, to]) => [candidateOf(from), to]);
}

const candidateOf = ({ cells, digit }: ChainNode): Candidate => ({ cell: cells[0]!, digit });

/** The nodes of a branch that are false because another node is true. */
const branchPairs = ({ nodes }: Branch): Pair[] =>
  nodes.flatMap((node) => {
    const reason = nodes[node.reasons[0] ?? -1];
    return reason?.isOn && !node.isOn ? [[reason, node] as const] : [];
  });

/** The demands of the tie by which two candidates exclude each other. Empty for peers. */
function demandsBy(geometry: Geometry, a: Candidate, b: Candidate): readonly number[] {
  if (a.digit === b.digit && geometry.peerSets[a.cell]!.has(b.cell)) return [];
  const tie = a.cell === b.cell ? undefined : tieBetween(geometry, a.cell, b.cell);
  return tie && !hasDigit(tie.allowed[a.digit - 1]!, b.digit) ? tie.demands : [];
}
