import type { Geometry } from '../../../geometry/geometry.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique, type Technique } from '../../steps/technique.ts';
import { LARGEST_NET_BOARD } from './board.ts';
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
} from './kinds.ts';
import { everyNet, leastNet } from './run.ts';
import type { Net } from './search.ts';
import { netStep } from './step.ts';

/** The step that Sudoku Explainer 1.2.1 takes where it looks for nets of a kind. */
export function leastNetStep(position: Position, kind: NetKind): Step | undefined {
  const net = leastNet(position, kind);
  return net && netStep(position, net);
}

const supports = ({ size }: Geometry): boolean => size <= LARGEST_NET_BOARD;

const netsOf =
  (kind: NetKind) =>
  (position: Position): readonly Net[] =>
    everyNet(position, kind);

const multipleNets = netsOf(MULTIPLE);

function* multipleSteps(position: Position, end: Net['end']): Generator<Step> {
  for (const net of position.get(multipleNets)) if (net.end === end) yield netStep(position, net);
}

/** The first of all nets is found sooner than all, and often nobody asks for more. */
function* netsInOrder(position: Position, kind: NetKind): Generator<Net> {
  const least = leastNet(position, kind);
  if (!least) return;
  yield least;
  yield* everyNet(position, kind).slice(1);
}

function* stepsOf(position: Position, kind: NetKind): Generator<Step> {
  for (const net of netsInOrder(position, kind)) yield netStep(position, net);
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
      yield netStep(position, net);
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

/** All other techniques that follow several reasons at a time. */
export const NETS = [
  nishio,
  cellForcingChain,
  regionForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
] as const satisfies readonly Technique[];
