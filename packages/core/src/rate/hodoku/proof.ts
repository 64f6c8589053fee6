import { branchMarks } from '../../human/steps/branch-marks.ts';
import { commonPeers, type Position } from '../../human/steps/position.ts';
import type { Branch, Step } from '../../human/steps/step.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { fail } from '../../result.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { falseOf, type Implications, isTrue, placesOf, trueOf } from './implications.ts';
import { shownBranch } from './shown-branch.ts';

/** Assumptions of which one is true. */
export interface Case {
  readonly technique: string;
  /** As literals. */
  readonly assumptions: readonly number[];
  /** The house of the assumptions. Undefined for the candidates of a cell. */
  readonly house?: number;
}

/** The step that shows a literal because each of several cases leads to it. */
export function casesStep(
  position: Position,
  implications: Implications,
  { technique, assumptions, house }: Case,
  shown: number,
): Step {
  const branches = assumptions.map((assumption) => {
    const reasons = new Reasons(position, implications, assumption);
    return reasons.branchTo(reasons.until((literal) => literal === shown));
  });
  return stepOf(implications, { technique, branches, shown, ...(house !== undefined && { house }) });
}

/** The step that shows a literal because its opposite makes a candidate true and false. */
export function refutationStep(position: Position, implications: Implications, shown: number): Step {
  const reasons = new Reasons(position, implications, shown ^ 1);
  const end = reasons.until((literal) => reasons.has(literal ^ 1));
  const branches = [end, end ^ 1].map((literal) => reasons.branchTo(literal));
  return stepOf(implications, { technique: 'dynamic-forcing-chain', branches, shown });
}

interface Proof {
  readonly technique: string;
  readonly branches: readonly Branch[];
  readonly shown: number;
  readonly house?: number;
}

function stepOf({ nodes }: Implications, { technique, branches, shown, house }: Proof): Step {
  const { cells, digit } = nodes[shown >> 1]!;
  const result: Candidate[] = [{ cell: cells[0]!, digit }];
  const [assumption] = branches[0]!.nodes;
  return {
    technique,
    placements: isTrue(shown) ? result : [],
    eliminations: isTrue(shown) ? [] : result,
    marks: branchMarks(branches),
    args: {
      branches: { branches },
      cell: { cells: [assumption!.cell] },
      digit: { digits: [assumption!.digit] },
      ...(house !== undefined && { house: { houses: [house] } }),
    },
  };
}

/**
 * The consequences of an assumption, the nearest first, with their reasons: by singles and locked
 * candidates, without a bound. These cover all that HoDoKu's tables with groups and look-ahead
 * reach, candidate by candidate.
 */
class Reasons {
  private readonly position: Position;
  private readonly implications: Implications;
  private readonly literals: number[] = [];
  private readonly reasons: (readonly number[])[] = [];
  /** By literal: its place in `literals`. -1 where it does not follow. */
  private readonly place: Int16Array;
  /** How many literals have been followed. */
  private followed = 0;

  constructor(position: Position, implications: Implications, assumption: number) {
    this.position = position;
    this.implications = implications;
    this.place = new Int16Array(implications.singles * 2).fill(-1);
    this.add(assumption, []);
  }

  has(literal: number): boolean {
    return this.place[literal]! >= 0;
  }

  /** Continues until a literal is an end, and returns that literal. */
  until(isEnd: (literal: number) => boolean): number {
    for (let at = 0; at < this.literals.length; at++) {
      if (isEnd(this.literals[at]!)) return this.literals[at]!;
      this.followed = at;
      this.follow(this.literals[at]!);
    }
    return fail('an assumption that leads nowhere; expected one that a table has followed to its end');
  }

  /** The way to a literal: assumption first, each node after its reasons. */
  branchTo(literal: number): Branch {
    const last = this.place[literal]!;
    const { nodes } = this.implications;
    return shownBranch(
      this.literals.slice(0, last + 1).map((literal, index) => ({ literal, reasons: this.reasons[index]! })),
      (literal) => ({ cell: nodes[literal >> 1]!.cells[0]!, digit: nodes[literal >> 1]!.digit }),
    );
  }

  private add(literal: number, reasons: readonly number[]): void {
    if (this.has(literal)) return;
    this.place[literal] = this.literals.push(literal) - 1;
    this.reasons.push(reasons);
  }

  private nodeAt(cell: Cell, digit: Digit): number {
    return this.implications.single[cell * this.position.geometry.size + digit - 1]!;
  }

  private follow(literal: number): void {
    const { geometry, candidates } = this.position;
    const { houses, cellHouses, cellHouseStart, size } = geometry;
    const { cells, digit } = this.implications.nodes[literal >> 1]!;
    const cell = cells[0]!;
    const inCell: number[] = [];
    for (let otherDigit = 1; otherDigit <= size; otherDigit++)
      if ((candidates[cell]! >> (otherDigit - 1)) & 1) inCell.push(this.nodeAt(cell, otherDigit));
    this.settle(literal, inCell);
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const places = placesOf(this.position, houses[cellHouses[at]!]!, digit);
      const left = this.settle(
        literal,
        places.map((place) => this.nodeAt(place, digit)),
      );
      if (!isTrue(literal)) this.lock(places, digit, left);
    }
  }

  /**
   * Nodes of which one is true and all others are false. A node is true when all others are false:
   * in a contradiction that may hold for each of them.
   */
  private settle(literal: number, nodes: readonly number[]): readonly number[] {
    if (isTrue(literal)) {
      for (const node of nodes) if (node !== literal >> 1) this.add(falseOf(node), [this.place[literal]!]);
      return [];
    }
    const left = nodes.filter((node) => !this.isOut(node));
    const last = left.length === 0 ? nodes : left.length === 1 ? left : [];
    for (const node of last) this.add(trueOf(node), this.outOf(nodes, [node]));
    return left;
  }

  /**
   * When all places of a house lie in another house, the digit is false elsewhere in that house.
   */
  private lock(places: readonly Cell[], digit: Digit, left: readonly number[]): void {
    if (left.length < 2 || left.length > 3) return;
    const cells = left.map((node) => this.implications.nodes[node]!.cells[0]!);
    const nodes = places.map((cell) => this.nodeAt(cell, digit));
    for (const cell of this.position.cellsWith(digit).and(commonPeers(this.position.geometry, cells)))
      this.add(falseOf(this.nodeAt(cell, digit)), this.outOf(nodes, left));
  }

  /** Whether a node is false, as far as literals have been followed. */
  private isOut(node: number): boolean {
    const place = this.place[falseOf(node)]!;
    return place >= 0 && place <= this.followed;
  }

  private outOf(nodes: readonly number[], left: readonly number[]): readonly number[] {
    return nodes.filter((node) => !left.includes(node)).map((node) => this.place[falseOf(node)]!);
  }
}
