import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { Consequence } from '../steps/step.ts';

/** The consequences of a trial, each with its reasons. */
export class TrialNotes {
  private readonly concluded: Consequence[] = [];
  /** By consequence: the cells that it looked at. */
  private readonly seen: (readonly Cell[])[] = [];
  /** By cell: the consequences that took digits from it. */
  private readonly touched = new Map<Cell, readonly number[]>();
  private readonly most: number;
  private cellsOfEnd: readonly Cell[] = [];

  /** For so many consequences, the supposition included. */
  constructor(most: number) {
    this.most = most;
  }

  get isFull(): boolean {
    return this.concluded.length >= this.most;
  }

  /** Notes a consequence: the digits that are left to some cells. Returns its number. */
  add(consequence: Omit<Consequence, 'reasons'>, because: readonly Cell[]): number {
    this.seen.push([...consequence.cells, ...because]);
    return this.concluded.push({ ...consequence, reasons: this.of(because) }) - 1;
  }

  /** The numbers of the consequences that took digits from some cells. */
  of(cells: readonly Cell[]): readonly number[] {
    return [...new Set(cells.flatMap((cell) => this.touched.get(cell) ?? []))];
  }

  touch(cell: Cell, number: number): void {
    this.touched.set(cell, [...(this.touched.get(cell) ?? []), number]);
  }

  /**
   * Makes sure that a cell with a single digit has a consequence that says so. If peers alone left
   * that digit, a consequence is added, as far as there is room. Returns whether there is one.
   */
  doesConclude(cell: Cell, digits: DigitSet, number: number): boolean {
    if (this.concluded[number]!.cells.includes(cell)) return true;
    if (this.isFull) return false;
    this.touch(cell, this.add({ cells: [cell], digits: [digits], cause: { kind: 'cell', cell } }, [cell]));
    return true;
  }

  /** Notes that the trial ends because some cells have too few digits left. */
  close(cells: readonly Cell[]): void {
    this.cellsOfEnd = cells;
  }

  /** The consequences that lead to the end, without the supposition. */
  towardsEnd(): Consequence[] {
    return [...this.needed()].sort((a, b) => a - b).flatMap((number) => (number > 0 ? [this.concluded[number]!] : []));
  }

  /** The cells of which these consequences and the end tell. */
  cellsTowardsEnd(): Cell[] {
    return [...new Set([...this.cellsOfEnd, ...[...this.needed()].flatMap((number) => this.seen[number]!)])];
  }

  private needed(): ReadonlySet<number> {
    const needed = new Set<number>();
    const need = (number: number): void => {
      if (needed.has(number)) return;
      needed.add(number);
      this.concluded[number]!.reasons.forEach(need);
    };
    this.of(this.cellsOfEnd).forEach(need);
    return needed;
  }
}
