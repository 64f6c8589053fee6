import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Position } from '../position.ts';
import type { Branch, Implied, Mark, Step } from '../step.ts';
import { defineTechnique, type Technique } from '../technique.ts';
import { chainDifficulty } from './forcing-chain-search.ts';
import { LARGEST_NET_BOARD } from './net-board.ts';
import {
  DYNAMIC,
  DYNAMIC_PLUS,
  MULTIPLE,
  NESTED_CHAINS,
  NESTED_DYNAMIC,
  NESTED_MULTIPLE,
  NESTED_TWICE,
  type NetKind,
  NISHIO,
} from './net-kinds.ts';
import { everyNet, leastNet } from './net-run.ts';
import type { Net, NetBranch } from './net-search.ts';

/** The step that Sudoku Explainer 1.2.1 takes where it looks for nets of a kind. */
export function leastNetStep(position: Position, kind: NetKind): Step | undefined {
  const net = leastNet(position, kind);
  return net && stepOf(position, net);
}

const supports = ({ size }: Geometry): boolean => size <= LARGEST_NET_BOARD;

const TECHNIQUE_OF = new Map<NetKind, string>([
  [NISHIO, 'nishio'],
  [DYNAMIC, 'dynamic-forcing-chain'],
  [DYNAMIC_PLUS, 'dynamic-forcing-chain-plus'],
]);

/** The technique to which a net belongs. */
function techniqueOf({ kind, end }: Net): string {
  if (kind === MULTIPLE) return end === 'cell' ? 'cell-forcing-chain' : 'region-forcing-chain';
  return TECHNIQUE_OF.get(kind) ?? 'nested-forcing-chain';
}

function stepOf({ geometry: { size }, candidates }: Position, net: Net): Step {
  const candidateOf = (node: number): Candidate => ({
    cell: Math.floor((node >> 1) / size),
    digit: ((node >> 1) % size) + 1,
  });
  const shown = candidateOf(net.shown);
  const isPlaced = (net.shown & 1) === 1;
  const eliminations: Candidate[] = [];
  for (let set = isPlaced ? candidates[shown.cell]! & ~(1 << (shown.digit - 1)) : 0; set !== 0; set &= set - 1)
    eliminations.push({ cell: shown.cell, digit: lowestBit(set) + 1 });
  const branches = net.branches.map((branch) => toldBranch(branch, candidateOf));
  const [assumption] = branches[0]!.nodes;
  return {
    technique: techniqueOf(net),
    placements: isPlaced ? [shown] : [],
    eliminations: isPlaced ? eliminations : [shown],
    marks: branchMarks(branches),
    args: {
      branches: { branches },
      cell: { cells: [assumption!.cell] },
      digit: { digits: [assumption!.digit] },
      ...(net.house !== undefined && { house: { houses: [net.house] } }),
    },
    measures: { difficulty: chainDifficulty(net.kind.base, net.complexity), complexity: net.complexity },
  };
}

/** A branch as it is told: the assumption first, each node after its reasons, the end last. */
function toldBranch({ nodes, parents }: NetBranch, candidateOf: (node: number) => Candidate): Branch {
  const order: number[] = [];
  const place: number[] = [];
  const visit = (index: number): void => {
    if (place[index] !== undefined) return;
    parents[index]!.forEach(visit);
    place[index] = order.push(index) - 1;
  };
  visit(0);
  return {
    nodes: order.map(
      (index): Implied => ({
        ...candidateOf(nodes[index]!),
        isOn: (nodes[index]! & 1) === 1,
        reasons: parents[index]!.map((parent) => place[parent]!),
      }),
    ),
  };
}

/** Each candidate is drawn once, as the first branch has it, with a link from its first reason. */
export function branchMarks(branches: readonly Branch[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { nodes } of branches)
    for (const { cell, digit, isOn, reasons } of nodes) {
      const name = `${cell} ${digit}`;
      if (marks.has(name)) continue;
      marks.set(name, { kind: 'candidate', cell, digit, role: isOn ? 'on' : 'off' });
      const reason = nodes[reasons[0] ?? -1];
      if (!reason) continue;
      const [from, to] = [reason, { cell, digit }].map((one) => ({ cells: [one.cell], digit: one.digit }));
      marks.set(`to ${name}`, { kind: 'link', from: from!, to: to!, isStrong: isOn });
    }
  return [...marks.values()];
}

const netsOf =
  (kind: NetKind) =>
  (position: Position): readonly Net[] =>
    everyNet(position, kind);

const multipleNets = netsOf(MULTIPLE);

function* multipleSteps(position: Position, end: Net['end']): Generator<Step> {
  for (const net of position.get(multipleNets)) if (net.end === end) yield stepOf(position, net);
}

/** The first of all nets is found sooner than all, and often nobody asks for more. */
function* netsInOrder(position: Position, kind: NetKind): Generator<Net> {
  const least = leastNet(position, kind);
  if (!least) return;
  yield least;
  yield* everyNet(position, kind).slice(1);
}

function* stepsOf(position: Position, kind: NetKind): Generator<Step> {
  for (const net of netsInOrder(position, kind)) yield stepOf(position, net);
}

export const nishio = defineTechnique({
  id: 'nishio',
  name: 'Nishio',
  family: 'chains',
  says: 'Follow {digit} from house to house; places that turn out false no longer count. {branches} Both cannot be, so the assumption was wrong.',
  supports,
  find: (position) => stepsOf(position, NISHIO),
});

export const cellForcingChain = defineTechnique({
  id: 'cell-forcing-chain',
  name: 'Cell Forcing Chain',
  family: 'chains',
  says: 'One of the candidates of {cell} is true. {branches} It ends the same each time, so the end holds.',
  supports,
  find: (position) => multipleSteps(position, 'cell'),
});

export const regionForcingChain = defineTechnique({
  id: 'region-forcing-chain',
  name: 'Region Forcing Chain',
  family: 'chains',
  says: 'One of the places for {digit} in {house} is right. {branches} It ends the same each time, so the end holds.',
  supports,
  find: (position) => multipleSteps(position, 'region'),
});

export const dynamicForcingChain = defineTechnique({
  id: 'dynamic-forcing-chain',
  name: 'Dynamic Forcing Chain',
  family: 'chains',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  supports,
  find: (position) => stepsOf(position, DYNAMIC),
});

export const dynamicForcingChainPlus = defineTechnique({
  id: 'dynamic-forcing-chain-plus',
  name: 'Dynamic Forcing Chain (+)',
  family: 'chains',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count, and the locked candidates, pairs and X-Wings that arise count, too. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  supports,
  find: (position) => stepsOf(position, DYNAMIC_PLUS),
});

/** The kinds that have chains or nets within them, the easiest first. */
const NESTED_KINDS: readonly NetKind[] = [NESTED_CHAINS, NESTED_MULTIPLE, NESTED_DYNAMIC, NESTED_TWICE];

/** The steps of the first kind that has some whose nets need a lemma. */
function* nestedSteps(position: Position): Generator<Step> {
  for (const kind of NESTED_KINDS) {
    let isFound = false;
    for (const net of netsInOrder(position, kind)) {
      if (!net.branches.some(({ lemmas }) => lemmas.some(Boolean))) continue;
      yield stepOf(position, net);
      isFound = true;
    }
    if (isFound) return;
  }
}

export const nestedForcingChain = defineTechnique({
  id: 'nested-forcing-chain',
  name: 'Nested Forcing Chain',
  family: 'chains',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count, and the locked candidates, pairs, X-Wings, chains and whole nets that arise count, too. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  supports,
  find: nestedSteps,
});

/** All other techniques that follow several reasons at a time. */ export const NETS = [
  nishio,
  cellForcingChain,
  regionForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
] as const satisfies readonly Technique[];
