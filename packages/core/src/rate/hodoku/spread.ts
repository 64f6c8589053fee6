import type { Implications } from './implications.ts';

/** All consequences of a literal, the nearest first. */
export class Spread {
  /** The literals in the order in which they were reached. The first is the assumption. */
  readonly order: Int16Array;
  count = 0;
  private readonly implications: Implications;
  /** By literal: the literal from which it follows. -1 for literals that were not reached. */
  private readonly before: Int16Array;

  constructor(implications: Implications) {
    const literals = implications.nodes.length * 2;
    this.implications = implications;
    this.order = new Int16Array(literals);
    this.before = new Int16Array(literals);
  }

  from(literal: number): void {
    const { order, before } = this;
    const { start, to } = this.implications;
    before.fill(-1);
    before[literal] = literal;
    order[0] = literal;
    let count = 1;
    for (let at = 0; at < count; at++) {
      const from = order[at]!;
      for (let link = start[from]!; link < start[from + 1]!; link++) {
        const next = to[link]!;
        if (before[next]! >= 0) continue;
        before[next] = from;
        order[count++] = next;
      }
    }
    this.count = count;
  }

  has(literal: number): boolean {
    return this.before[literal]! >= 0;
  }

  /** The literals from the assumption to a reached literal. */
  wayTo(literal: number): number[] {
    const way = [literal];
    for (let at = literal; this.before[at] !== at; ) way.push((at = this.before[at]!));
    return way.reverse();
  }
}
