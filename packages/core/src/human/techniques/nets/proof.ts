import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { areExclusive } from '../../relations/ties.ts';
import type { Branch, Implied, Proof, Lemma as ToldLemma } from '../../steps/step.ts';
import type { Lemma, LemmaBranch } from './lemma.ts';

/** Branches of a net as a proof shows them, with the lemmas that they need. */
export function proofOf(branches: readonly LemmaBranch[], geometry: Geometry): Proof {
  const teller = new Teller(geometry);
  const drawn = branches.map((branch) => teller.branch(branch));
  return teller.lemmas.length > 0 ? { branches: drawn, lemmas: teller.lemmas } : { branches: drawn };
}

/** Converts branches, and each lemma once. */
class Teller {
  readonly lemmas: ToldLemma[] = [];
  private readonly known = new Map<string, number>();
  private readonly geometry: Geometry;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
  }

  /** The assumption first, each node after its reasons, the end last. */
  branch({ nodes, parents, lemmas = [] }: LemmaBranch): Branch {
    const parentsOf = (index: number) => parents?.[index] ?? (index + 1 < nodes.length ? [index + 1] : []);
    const order: number[] = [];
    const place: number[] = [];
    const visit = (index: number): void => {
      if (place[index] !== undefined) return;
      parentsOf(index).forEach(visit);
      place[index] = order.push(index) - 1;
    };
    visit(0);
    return {
      nodes: order.map((index): Implied => {
        const lemma = lemmas[index];
        const candidate = this.candidate(nodes[index]!);
        return {
          ...candidate,
          isOn: isOn(nodes[index]!),
          reasons: parentsOf(index).map((parent) => place[parent]!),
          ...(lemma && { lemma: this.numberOf(lemma, candidate) }),
        };
      }),
    };
  }

  private candidate(node: number): Candidate {
    const { size } = this.geometry;
    return { cell: Math.floor((node >> 1) / size), digit: ((node >> 1) % size) + 1 };
  }

  /**
   * The index of a lemma in the list. Nets of the same nodes may exclude different candidates, and
   * a cycle is a separate lemma for each candidate that it excludes.
   */
  private numberOf(lemma: Lemma, excluded: Candidate): number {
    const isCycle = lemma.technique.endsWith('-cycle');
    const key = isCycle ? `${lemma.key} ${excluded.cell} ${excluded.digit}` : `${lemma.key} ${lemma.excluded}`;
    let number = this.known.get(key);
    if (number === undefined) {
      const branches = isCycle
        ? this.waysRound(lemma.branches[0]!, excluded)
        : lemma.branches.map((branch) => this.branch(branch));
      number = this.lemmas.push({ technique: lemma.technique, branches }) - 1;
      this.known.set(key, number);
    }
    return number;
  }

  /** Both ways round a cycle, each up to the first node that excludes a candidate. */
  private waysRound({ nodes }: LemmaBranch, excluded: Candidate): Branch[] {
    const [start, ...back] = nodes as readonly [number, ...number[]];
    return [this.wayTo([start, ...back.toReversed()], excluded), this.wayTo(nodes.map(opposite), excluded)];
  }

  private wayTo(nodes: readonly number[], excluded: Candidate): Branch {
    const path = nodes.map((node) => ({ ...this.candidate(node), isOn: isOn(node) }));
    const last = path.findIndex((node) => node.isOn && areExclusive(this.geometry, node, excluded));
    const way = [...path.slice(0, last + 1), { ...excluded, isOn: false }];
    return { nodes: way.map((node, at) => ({ ...node, reasons: at > 0 ? [at - 1] : [] })) };
  }
}

const isOn = (node: number): boolean => (node & 1) === 1;

/** The same candidate, on instead of off. */
const opposite = (node: number): number => node ^ 1;
