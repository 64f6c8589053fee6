import { digitCount } from '../../../sets/digits.ts';
import { chainGround } from '../../relations/forcing/ground.ts';
import { type ForcingLinks, jumpsOf, linksOf } from '../../relations/forcing/links.ts';
import { chainDifficulty, X_PASS, XY_PASS, Y_PASS } from '../../relations/forcing/passes.ts';
import { type Finding, searchChains } from '../../relations/forcing/search.ts';
import type { NetBoard } from './board.ts';
import { type Lemma, type LemmaBranch, lemmaOf } from './lemma.ts';
import { BY_CELL, NO_CAUSE, nodeOf } from './reach.ts';
import type { NetSetting, Possible } from './ruling.ts';

/** The forcing chains and cycles with different results, in the order of Sudoku Explainer 1.2.1. */
export function chainLemmas({ board, budget }: NetSetting, possible: Possible): Lemma[] {
  const links = linksOf({ geometry: board.geometry, ...possible });
  const findings = new Map<string, Finding>();
  const take = (finding: Finding): void => {
    const key = finding.excluded.join();
    const known = findings.get(key);
    if (known && compare(finding, known) >= 0) return;
    // Among equal findings the first of the map wins, so a better finding is reinserted at the end.
    findings.delete(key);
    findings.set(key, finding);
  };
  const ground = chainGround(links);
  budget.left -= links.count;
  if (ground.refuted === 0) return [];
  const taker = { limit: () => Number.POSITIVE_INFINITY, take };
  const inRefuted = links.digits.map((digit) => (ground.refuted >>> (digit - 1)) & 1);
  const inTwos = links.choices.map((count) => (count === 2 ? 1 : 0));
  for (const [pass, jumps] of [
    [X_PASS, jumpsOf(links, X_PASS, inRefuted)],
    [Y_PASS, jumpsOf(links, Y_PASS, inTwos)],
    [XY_PASS, ground.jumps],
  ] as const)
    budget.left -= searchChains({ links, jumps }, pass, taker, ground.starts);
  const namer = new ChainNamer(board, possible, links);
  return [...findings.values()].sort(compare).map((finding) => namer.lemma(finding));
}

/**
 * By difficulty, complexity and kind. The difficulties are floating-point sums, and are compared as
 * such.
 */
const compare = (a: Finding, b: Finding): number =>
  chainDifficulty(a.kind.base, a.complexity) - chainDifficulty(b.kind.base, b.complexity) ||
  a.complexity - b.complexity ||
  a.kind.key - b.kind.key;

/** Translates chains to the numbers of a whole board, with the causes of their nodes. */
class ChainNamer {
  private readonly board: NetBoard;
  private readonly possible: Possible;
  private readonly links: ForcingLinks;

  constructor(board: NetBoard, possible: Possible, links: ForcingLinks) {
    this.board = board;
    this.possible = possible;
    this.links = links;
  }

  lemma({ kind: { technique }, complexity, path, startsOn, excluded }: Finding): Lemma {
    const isCycle = complexity < path.length;
    if (!isCycle)
      return lemmaOf(
        technique,
        complexity,
        excluded.map((node) => this.candidate(node)),
        [this.chain(path, startsOn)],
      );
    const branches = [this.chain(path.slice(1), false), this.reversed(path)];
    return lemmaOf(technique, complexity, this.lostByCycle(path, excluded), branches);
  }

  private candidate(index: number): number {
    return this.links.cells[index]! * this.board.geometry.size + this.links.digits[index]! - 1;
  }

  /** From the last node of a path to the first. */
  private chain(path: readonly number[], startsOn: boolean): LemmaBranch {
    const nodes: number[] = [];
    const causes: number[] = [];
    for (let at = path.length - 1; at >= 0; at--) {
      const isOn = (at % 2 === 0) === startsOn;
      nodes.push(nodeOf(this.candidate(path[at]!), isOn));
      causes.push(isOn && at > 0 ? this.strongCause(path[at - 1]!, path[at]!) : NO_CAUSE);
    }
    return { nodes, causes };
  }

  /**
   * A cycle in the opposite direction, with all nodes negated. Sudoku Explainer keeps the causes of
   * the nodes, so nodes that are now on have a weak link for their cause.
   */
  private reversed(path: readonly number[]): LemmaBranch {
    const nodes: number[] = [];
    const causes: number[] = [];
    for (let at = 0; at < path.length - 1; at++) {
      nodes.push(nodeOf(this.candidate(path[at]!), at % 2 === 1));
      causes.push(at % 2 === 1 ? this.weakCause(path[at - 1]!, path[at]!) : NO_CAUSE);
    }
    return { nodes, causes };
  }

  private strongCause(from: number, to: number): number {
    return this.cause(from, to, (places) => digitCount(places) === 2);
  }

  private weakCause(from: number, to: number): number {
    return this.cause(from, to, () => true);
  }

  /** The shared cell of two candidates, or the first house of both, of the wanted kind. */
  private cause(from: number, to: number, isRight: (places: number) => boolean): number {
    const { cells, digits } = this.links;
    const [cell, toCell] = [cells[from]!, cells[to]!];
    if (cell === toCell) return BY_CELL;
    const { houses, geometry } = this.board;
    for (let at = geometry.cellHouseStart[cell]!; at < geometry.cellHouseStart[cell + 1]!; at++) {
      const house = houses[at]!;
      if (!geometry.houses[house]!.set.has(toCell)) continue;
      if (isRight(this.possible.places[house * geometry.size + digits[to]! - 1]!)) return house;
    }
    return NO_CAUSE;
  }

  /** The eliminations of a cycle: from its end backwards, what each of its on nodes sees. */
  private lostByCycle(path: readonly number[], excluded: readonly number[]): number[] {
    const { weak } = this.links;
    const left = new Set(excluded);
    const ordered: number[] = [];
    for (let at = path.length - 1; at > 0; at -= 2)
      for (let index = weak.cut[path[at]!]!; index < weak.start[path[at]! + 1]!; index++) {
        const weakEnd = weak.items[index]!;
        if (left.delete(weakEnd)) ordered.push(weakEnd);
      }
    return [...ordered, ...left].map((node) => this.candidate(node));
  }
}
