import type { Candidate } from '../../../puzzle/puzzle.ts';
import { tieMarks } from '../../relations/chain-ties.ts';
import { type ChainGround, chainGround } from '../../relations/forcing/ground.ts';
import { type ForcingLinks, type Jumps, jumpsOf, linksOf } from '../../relations/forcing/links.ts';
import {
  type ChainKind,
  type ChainPass,
  chainDifficulty,
  X_PASS,
  XY_PASS,
  Y_PASS,
} from '../../relations/forcing/passes.ts';
import { type Finding, searchChains, type Taker } from '../../relations/forcing/search.ts';
import { QuietDigits } from '../../relations/quiet-digits.ts';
import type { Position } from '../../steps/position.ts';
import type { ChainNode, Evidence, Mark, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The ground of the chains of a position. */
export const chainGroundOf = (position: Position): ChainGround => chainGround(position.get(linksOf));

/** Negative when a finding of this kind and complexity comes before another finding. */
const compare = (kind: ChainKind, complexity: number, rival: Finding): number =>
  chainDifficulty(kind.base, complexity) - chainDifficulty(rival.kind.base, rival.complexity) ||
  complexity - rival.complexity ||
  kind.key - rival.kind.key;

/**
 * Keeps the finding that Sudoku Explainer takes. It compares difficulty, then complexity, then key.
 * Among equal findings it takes the first.
 */
class Least implements Taker {
  best: Finding | undefined;

  limit(kind: ChainKind): number {
    if (!this.best) return Number.POSITIVE_INFINITY;
    let limit = 2;
    while (compare(kind, limit + 2, this.best) < 0) limit += 2;
    return limit;
  }

  take(finding: Finding): void {
    this.best = finding;
  }
}

/**
 * The step that Sudoku Explainer 1.2.1 takes among forcing chains and cycles. Undefined when there
 * is none. It is the first by difficulty (in `measures`), complexity, kind, and the order in which
 * Sudoku Explainer finds them.
 */
export function leastForcingChain(position: Position): Step | undefined {
  const links = position.get(linksOf);
  const least = new Least();
  searchXPass(position, links, least);
  // The best possible finding of a pass is a cycle of four.
  if (least.limit(Y_PASS.cycle) >= 4) searchChains({ links, jumps: yJumps(links) }, Y_PASS, least);
  if (least.limit(XY_PASS.cycle) >= 4) {
    const { jumps, starts, refuted } = position.get(chainGroundOf);
    if (refuted !== 0) searchChains({ links, jumps }, XY_PASS, least, starts);
  }
  return least.best && stepOf(position, least.best);
}

/** Searches the digits that are not known to be quiet. */
function searchXPass(position: Position, links: ForcingLinks, least: Least): void {
  const quiet = position.remember(quietDigits);
  const loud = quiet.loudIn(position.candidates);
  if (loud === 0) return;
  const marked = links.digits.map((digit) => (loud >>> (digit - 1)) & 1);
  const ways = { links, jumps: jumpsOf(links, X_PASS, marked) };
  searchChains(ways, X_PASS, least, { cycles: marked, on: marked, off: marked });
  // Searches do not start at singles, so then they prove nothing.
  if (!least.best && !links.choices.includes(1)) quiet.keep(loud);
}

/** The digits without an X-chain. */
const quietDigits = ({ geometry }: Position): QuietDigits => new QuietDigits(geometry);

/** The jumps from bivalue cells: chains of that kind have no others. */
const yJumps = (links: ForcingLinks): Jumps =>
  jumpsOf(
    links,
    Y_PASS,
    links.choices.map((count) => (count === 2 ? 1 : 0)),
  );

/** Keeps the least complex finding for each kind and each set of eliminations. */
class Every implements Taker {
  readonly findings = new Map<string, Finding>();

  limit(): number {
    return Number.POSITIVE_INFINITY;
  }

  take(finding: Finding): void {
    const key = `${finding.kind.technique} ${finding.excluded}`;
    const known = this.findings.get(key);
    if (!known || finding.complexity < known.complexity) this.findings.set(key, finding);
  }
}

const everyOf =
  (pass: ChainPass) =>
  (position: Position): Finding[] => {
    const links = position.get(linksOf);
    const every = new Every();
    searchChains({ links, jumps: jumpsOf(links, pass) }, pass, every);
    return [...every.findings.values()].sort((a, b) => a.complexity - b.complexity);
  };

const xFindings = everyOf(X_PASS);
const yFindings = everyOf(Y_PASS);
const xyFindings = everyOf(XY_PASS);

function* stepsOf(position: Position, technique: string, findings: readonly Finding[]): Generator<Step> {
  for (const finding of findings) if (finding.kind.technique === technique) yield stepOf(position, finding);
}

/** The findings with both kinds of links, without those that need only one kind. */
function* mixedSteps(position: Position, technique: string): Generator<Step> {
  const easier = new Set([...position.get(xFindings), ...position.get(yFindings)].map(({ excluded }) => `${excluded}`));
  yield* stepsOf(
    position,
    technique,
    position.get(xyFindings).filter(({ excluded }) => !easier.has(`${excluded}`)),
  );
}

function stepOf(position: Position, finding: Finding): Step {
  const links = position.get(linksOf);
  const { kind, complexity, path, startsOn, excluded } = finding;
  const candidate = candidateOf(links);
  const eliminations = excluded.map(candidate);
  const { marks, args } = position.evidence(() => {
    const own = evidenceOf(links, finding);
    return { ...own, marks: [...tieMarks({ ...own, eliminations }, position.geometry), ...own.marks] };
  });
  return {
    technique: kind.technique,
    placements: isCycle(finding) || startsOn ? [] : [candidate(path[0]!)],
    eliminations,
    marks,
    args,
    measures: { difficulty: chainDifficulty(kind.base, complexity), complexity },
  };
}

const isCycle = ({ complexity, path }: Finding): boolean => complexity < path.length;

const candidateOf =
  ({ cells, digits }: ForcingLinks) =>
  (index: number): Candidate => ({ cell: cells[index]!, digit: digits[index]! });

function evidenceOf(links: ForcingLinks, finding: Finding): Evidence {
  const { cells, digits } = links;
  const { path, startsOn } = finding;
  const nodes = path.map((index, at): ChainNode => {
    const isOn = (at % 2 === 0) === startsOn;
    const node = { cells: [cells[index]!], digit: digits[index]!, isOn };
    return at === 0 && !isCycle(finding) ? node : { ...node, link: isOn ? 'strong' : 'weak' };
  });
  const drawnLinks = nodes
    .slice(1)
    .map(
      (to, at): Mark => ({ kind: 'link', from: nodeOf(nodes[at]!), to: nodeOf(to), isStrong: to.link === 'strong' }),
    );
  const drawnNodes = isCycle(finding) ? nodes.slice(0, -1) : nodes;
  const drawn = isCycle(finding) ? drawnNodes : nodes.slice(1, -1);
  const marks = drawn.map(
    ({ cells: [cell], digit, isOn }): Mark => ({ kind: 'candidate', cell: cell!, digit, role: isOn ? 'on' : 'off' }),
  );
  return {
    marks: [...marks, ...drawnLinks],
    args: {
      chain: { chain: drawnNodes },
      candidate: { candidates: [candidateOf(links)(path[0]!)] },
      digit: { digits: [digits[path[0]!]!] },
    },
  };
}

const nodeOf = ({ cells, digit }: ChainNode) => ({ cells, digit });

const IN_STEP = 'every second candidate is true: with {candidate} all that are in step with it, without it all others';
const SET_OUT = 'true if the chain goes on with "-", false if with "="';
const REFUTED = 'It comes back with the opposite, so what it set out with was wrong.';

export const xCycle = defineTechnique({
  id: 'x-cycle',
  name: 'X-Cycle',
  family: 'chains',
  says: `In the loop {chain} of places for {digit}, ${IN_STEP}. Another {digit} that sees one of each kind is impossible.`,
  find: (position) => stepsOf(position, 'x-cycle', position.get(xFindings)),
});

export const yCycle = defineTechnique({
  id: 'y-cycle',
  name: 'Y-Cycle',
  family: 'chains',
  says: `The loop {chain} runs through cells with two candidates; in it ${IN_STEP}. A candidate that sees one of each kind with its own digit is impossible.`,
  find: (position) => stepsOf(position, 'y-cycle', position.get(yFindings)),
});

export const forcingXChain = defineTechnique({
  id: 'forcing-x-chain',
  name: 'Forcing X-Chain',
  family: 'chains',
  says: `Set out from {candidate}, ${SET_OUT}, and follow {digit} from house to house: {chain}. ${REFUTED}`,
  find: (position) => stepsOf(position, 'forcing-x-chain', position.get(xFindings)),
});

export const bidirectionalCycle = defineTechnique({
  id: 'bidirectional-cycle',
  name: 'Bidirectional Cycle',
  family: 'chains',
  says: `The loop {chain} runs through cells and through houses; in it ${IN_STEP}. A candidate that sees one of each kind with its own digit is impossible.`,
  find: (position) => mixedSteps(position, 'bidirectional-cycle'),
});

export const forcingChain = defineTechnique({
  id: 'forcing-chain',
  name: 'Forcing Chain',
  family: 'chains',
  says: `Set out from {candidate}, ${SET_OUT}, and follow the links through cells and houses: {chain}. ${REFUTED}`,
  find: (position) => mixedSteps(position, 'forcing-chain'),
});
