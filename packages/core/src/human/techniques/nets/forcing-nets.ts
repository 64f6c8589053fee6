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

/*
 * Nets: what follows from an assumption where a node may need several reasons at once.
 *
 *     assumption ──► node ──► node ─┐
 *          └───────► node ──────────┴──► node      this last node follows from two nodes together
 *
 * A net has a branch for each assumption. Either a single assumption contradicts itself, or one of
 * several assumptions must be true (the candidates of a cell, the places of a digit in a house) and
 * all of them lead to the same node. `kinds.ts` says how far a search goes, `search.ts` finds the
 * nets of a kind, `spread.ts` follows an assumption, `step.ts` makes a step of a net.
 */

/** The step that Sudoku Explainer 1.2.1 takes in a search for nets of a kind. */
export function leastNetStep(position: Position, kind: NetKind): Step | undefined {
  const net = leastNet(position, kind);
  return net && netStep(position, net);
}

const supports = ({ size }: Geometry): boolean => size <= LARGEST_NET_BOARD;

/** A technique of nets: all of them have the same family and the same boards. */
const netTechnique = <const Id extends string>(
  technique: Pick<Technique<Id>, 'id' | 'name' | 'says' | 'find'>,
): Technique<Id> => defineTechnique({ ...technique, family: 'chains', supports });

const netsOf =
  (kind: NetKind) =>
  (position: Position): readonly Net[] =>
    everyNet(position, kind);

const multipleNets = netsOf(MULTIPLE);

function* multipleSteps(position: Position, end: Net['end']): Generator<Step> {
  for (const net of position.get(multipleNets)) if (net.end === end) yield netStep(position, net);
}

/**
 * The nets of a kind, easiest first. The easiest net is found by itself, sooner than the list of
 * all nets, which most callers never reach.
 */
function* netsInOrder(position: Position, kind: NetKind): Generator<Net> {
  const least = leastNet(position, kind);
  if (!least) return;
  yield least;
  yield* everyNet(position, kind).slice(1);
}

function* stepsOf(position: Position, kind: NetKind): Generator<Step> {
  for (const net of netsInOrder(position, kind)) yield netStep(position, net);
}

export const nishio = netTechnique({
  id: 'nishio',
  name: 'Nishio',
  says: 'Follow {digit} from house to house; places that turn out false no longer count. {branches} Both cannot be, so the assumption was wrong.',
  find: (position) => stepsOf(position, NISHIO),
});

export const cellForcingChain = netTechnique({
  id: 'cell-forcing-chain',
  name: 'Cell Forcing Chain',
  says: 'One of the candidates of {cell} is true. {branches} It ends the same each time, so the end holds.',
  find: (position) => multipleSteps(position, 'cell'),
});

export const regionForcingChain = netTechnique({
  id: 'region-forcing-chain',
  name: 'Region Forcing Chain',
  says: 'One of the places for {digit} in {house} is right. {branches} It ends the same each time, so the end holds.',
  find: (position) => multipleSteps(position, 'region'),
});

export const dynamicForcingChain = netTechnique({
  id: 'dynamic-forcing-chain',
  name: 'Dynamic Forcing Chain',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  find: (position) => stepsOf(position, DYNAMIC),
});

export const dynamicForcingChainPlus = netTechnique({
  id: 'dynamic-forcing-chain-plus',
  name: 'Dynamic Forcing Chain (+)',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count, and the locked candidates, pairs and X-Wings that arise count, too. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  find: (position) => stepsOf(position, DYNAMIC_PLUS),
});

/** The kinds of nets with chains or nets as lemmas, the easiest first. */
const NESTED_KINDS: readonly NetKind[] = [NESTED_CHAINS, NESTED_MULTIPLE, NESTED_DYNAMIC, NESTED_TWICE];

const hasLemma = ({ branches }: Net): boolean => branches.some(({ lemmas }) => lemmas.some(Boolean));

/** The steps of nets with lemmas, all of the easiest kind that has such nets. */
function* nestedSteps(position: Position): Generator<Step> {
  for (const kind of NESTED_KINDS) {
    let isFound = false;
    for (const net of netsInOrder(position, kind)) {
      if (!hasLemma(net)) continue;
      yield netStep(position, net);
      isFound = true;
    }
    if (isFound) return;
  }
}

export const nestedForcingChain = netTechnique({
  id: 'nested-forcing-chain',
  name: 'Nested Forcing Chain',
  says: 'Follow what an assumption forces; candidates that turn out false no longer count, and the locked candidates, pairs, X-Wings, chains and whole nets that arise count, too. {branches} What contradicts itself is wrong, and what comes out in every case is right.',
  find: nestedSteps,
});

/** The techniques of nets without lemmas. */
export const NETS = [
  nishio,
  cellForcingChain,
  regionForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
] as const satisfies readonly Technique[];
