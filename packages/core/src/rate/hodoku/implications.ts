import type { House } from '../../geometry/geometry.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Node } from '../../human/steps/step.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, digitsOf } from '../../sets/digits.ts';

/**
 * The direct implications of nodes. A literal is 2 · node, plus 1 when the node is true. The
 * consequences of literal l stand in `to` from index `start[l]` up to, but without, `start[l + 1]`.
 */
export interface Implications {
  /** First the candidates by cell and digit, then the groups: a digit where a line meets a box. */
  readonly nodes: readonly Node[];
  /** How many nodes are single candidates. */
  readonly singles: number;
  /** By cell · size + digit - 1: the node of a candidate. -1 where there is none. */
  readonly single: Int16Array;
  readonly start: Int32Array;
  readonly to: Int16Array;
}

export const falseOf = (node: number): number => node * 2;
export const trueOf = (node: number): number => node * 2 + 1;
export const isTrue = (literal: number): boolean => (literal & 1) === 1;

/** The implications between candidates. */
export const plainImplications = (position: Position): Implications => new Table(position).finish();

/** The implications between candidates and groups. */
export function groupedImplications(position: Position): Implications {
  const table = new Table(position);
  table.addGroups();
  return table.finish();
}

/** The cells of a house where a digit can go. */
export const placesOf = ({ geometry: { size }, places }: Position, house: House, digit: Digit): Cell[] => {
  const all = places[house.index * size + digit - 1]!;
  return house.cells.filter((_, place) => (all >>> place) & 1);
};

/** Implications while they are made. */
class Table {
  private readonly position: Position;
  private readonly nodes: Node[] = [];
  private readonly single: Int16Array;
  private readonly singles: number;
  private readonly lists: number[][];

  constructor(position: Position) {
    const { geometry, candidates } = position;
    this.position = position;
    this.single = new Int16Array(geometry.cellCount * geometry.size).fill(-1);
    candidates.forEach((set, cell) => {
      for (const digit of digitsOf(set))
        this.single[cell * geometry.size + digit - 1] = this.nodes.push({ cells: [cell], digit }) - 1;
    });
    this.singles = this.nodes.length;
    this.lists = Array.from({ length: this.singles * 2 }, () => []);
    for (let node = 0; node < this.singles; node++) this.linkCandidate(node);
  }

  finish(): Implications {
    const { nodes, singles, single, lists } = this;
    const start = new Int32Array(lists.length + 1);
    lists.forEach((list, index) => {
      start[index + 1] = start[index]! + list.length;
    });
    return { nodes, singles, single, start, to: Int16Array.from(lists.flat()) };
  }

  private nodeAt(cell: Cell, digit: Digit): number {
    return this.single[cell * this.position.geometry.size + digit - 1]!;
  }

  private imply(from: number, to: number): void {
    this.lists[from]!.push(to);
  }

  /** Its cell comes first, then row, column and box. This order decides between equal chains. */
  private linkCandidate(node: number): void {
    const { geometry, candidates } = this.position;
    const { houses, cellHouses, cellHouseStart } = geometry;
    const { cells, digit } = this.nodes[node]!;
    const cell = cells[0]!;
    const rests = [
      digitsOf(candidates[cell]!)
        .filter((otherDigit) => otherDigit !== digit)
        .map((otherDigit) => this.nodeAt(cell, otherDigit)),
    ];
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const places = placesOf(this.position, houses[cellHouses[at]!]!, digit).filter((place) => place !== cell);
      rests.push(places.map((place) => this.nodeAt(place, digit)));
    }
    for (const rest of rests) {
      for (const excluded of rest) this.imply(trueOf(node), falseOf(excluded));
      if (rest.length === 1) this.imply(falseOf(node), trueOf(rest[0]!));
    }
  }

  /** Groups by digit, rows before columns. */
  addGroups(): void {
    const { houses, size } = this.position.geometry;
    const boxes = houses.filter(({ kind }) => kind === 'box');
    const lines = houses.filter(({ kind }) => kind === 'row' || kind === 'column');
    for (let digit = 1; digit <= size; digit++)
      for (const line of lines) {
        const all = placesOf(this.position, line, digit);
        for (const { set } of all.length > 1 ? boxes : []) {
          const cells = all.filter((cell) => set.has(cell));
          if (cells.length < 2) continue;
          this.nodes.push({ cells, digit });
          this.lists.push([], []);
        }
      }
    for (let group = this.singles; group < this.nodes.length; group++) {
      this.linkGroupToCandidates(group);
      this.linkGroupToGroups(group);
    }
  }

  /** The places of the group's digit in the houses of the group, without its own. */
  private restsOf({ cells, digit }: Node): Cell[][] {
    return this.position.geometry.houses
      .filter(({ set }) => cells.every((cell) => set.has(cell)))
      .map((house) => placesOf(this.position, house, digit).filter((cell) => !cells.includes(cell)));
  }

  private linkGroupToCandidates(group: number): void {
    const { digit } = this.nodes[group]!;
    const rests = this.restsOf(this.nodes[group]!);
    for (const cell of new Set(rests.flat().sort((a, b) => a - b))) {
      this.imply(trueOf(group), falseOf(this.nodeAt(cell, digit)));
      this.imply(trueOf(this.nodeAt(cell, digit)), falseOf(group));
    }
    for (const rest of rests) {
      if (rest.length !== 1) continue;
      this.imply(falseOf(group), trueOf(this.nodeAt(rest[0]!, digit)));
      this.imply(falseOf(this.nodeAt(rest[0]!, digit)), trueOf(group));
    }
  }

  private linkGroupToGroups(group: number): void {
    const rests = this.restsOf(this.nodes[group]!);
    for (let otherGroup = this.singles; otherGroup < this.nodes.length; otherGroup++) {
      const { cells, digit } = this.nodes[otherGroup]!;
      if (digit !== this.nodes[group]!.digit) continue;
      const shared = rests.filter((rest) => cells.every((cell) => rest.includes(cell)));
      if (shared.length === 0) continue;
      this.imply(trueOf(group), falseOf(otherGroup));
      if (shared.some((rest) => rest.length === cells.length)) this.imply(falseOf(group), trueOf(otherGroup));
    }
  }
}
