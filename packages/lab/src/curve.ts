/**
 * The depth of a search over its events: one stretch of `span` events after the other, each with
 * its least and its greatest depth.
 */
export interface Curve {
  readonly span: number;
  readonly least: Uint16Array;
  readonly most: Uint16Array;
}

/**
 * A stretch of a search, from after event `from` to event `to`, and the least and most depth in
 * it.
 */
export interface DepthColumn {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

const MOST_SPANS = 4096;

/** Draws the curve while the search runs. When it has too many stretches, two become one. */
export class Plotter {
  private span = 1;
  /** How many stretches are begun, and how many events are in the last of them. */
  private count = 0;
  private filled = 1;
  private readonly least = new Uint16Array(MOST_SPANS);
  private readonly most = new Uint16Array(MOST_SPANS);

  add(depth: number): void {
    if (this.filled === this.span || this.count === 0) this.begin(depth);
    this.filled++;
    const last = this.count - 1;
    if (depth < this.least[last]!) this.least[last] = depth;
    if (depth > this.most[last]!) this.most[last] = depth;
  }

  private begin(depth: number): void {
    if (this.count === MOST_SPANS) {
      for (let to = 0; to < MOST_SPANS / 2; to++) {
        this.least[to] = Math.min(this.least[2 * to]!, this.least[2 * to + 1]!);
        this.most[to] = Math.max(this.most[2 * to]!, this.most[2 * to + 1]!);
      }
      this.count /= 2;
      this.span *= 2;
    }
    this.least[this.count] = depth;
    this.most[this.count] = depth;
    this.count++;
    this.filled = 0;
  }

  close(): Curve {
    const { span, least, most, count } = this;
    return { span, least: least.slice(0, count), most: most.slice(0, count) };
  }
}

/** The curve of a search of `length` events in at most `width` columns. */
export function columnsOf({ span, least, most }: Curve, length: number, width: number): DepthColumn[] {
  const count = Math.min(Math.floor(width), least.length);
  const start = (column: number): number => Math.floor((column * least.length) / count);
  return Array.from({ length: count }, (_, column) => {
    const [begin, end] = [start(column), start(column + 1)];
    return {
      from: begin * span,
      to: Math.min(length, end * span),
      least: least.subarray(begin, end).reduce((low, depth) => Math.min(low, depth)),
      most: most.subarray(begin, end).reduce((high, depth) => Math.max(high, depth)),
    };
  });
}
