import type { Net, NetTaker } from './search.ts';

/** Keeps the net that Sudoku Explainer takes: the first by complexity, key and order. */
export class LeastNet implements NetTaker {
  best: Net | undefined;
  private key = 0;

  limit(): number {
    return this.best?.complexity ?? Number.POSITIVE_INFINITY;
  }

  take(net: Net, _result: number, key: number): void {
    if (this.best && net.complexity === this.best.complexity && key >= this.key) return;
    this.best = net;
    this.key = key;
  }
}

/** Keeps the least net for each result. */
export class EveryNet implements NetTaker {
  private readonly kept = new Map<number, { net: Net; key: number; order: number }>();
  private order = 0;

  limit(result: number): number {
    return this.kept.get(result)?.net.complexity ?? Number.POSITIVE_INFINITY;
  }

  take(net: Net, result: number, key: number): void {
    const known = this.kept.get(result);
    const order = this.order++;
    if (known && net.complexity === known.net.complexity && key >= known.key) return;
    this.kept.set(result, { net, key, order });
  }

  /** All of them, in the order in which Sudoku Explainer lists them. */
  sorted(): Net[] {
    const every = [...this.kept.values()];
    every.sort((a, b) => a.net.complexity - b.net.complexity || a.key - b.key || a.order - b.order);
    return every.map(({ net }) => net);
  }
}
