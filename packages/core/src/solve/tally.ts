import { fail } from '../result.ts';
import { copyOf } from './copies.ts';
import type { SearchOptions, SearchResult } from './solver.ts';

const bound = (name: string, value = Number.POSITIVE_INFINITY): number =>
  value >= 0 ? value : fail(`${name} ${value}; expected a number from 0`);

/**
 * Counts the calls, guesses and solutions of a search, and ends it at its limit or budget.
 *
 *     const tally = new Tally({ limit: 1 });
 *     tally.enter(0)      // true
 *     tally.found(Uint8Array.of(1))      // false
 *     tally.result().stopped      // 'limit'
 */
export class Tally {
  calls = 0;
  guesses = 0;
  count = 0;
  stopped: SearchResult['stopped'] = 'exhausted';
  readonly limit: number;
  readonly maxCalls: number;
  readonly trace: SearchOptions['trace'];
  private readonly keep: number;
  private readonly onSolution: SearchOptions['onSolution'];
  private readonly solutions: Uint8Array[] = [];

  constructor(options: SearchOptions = {}) {
    this.limit = bound('limit', options.limit);
    this.maxCalls = bound('maxCalls', options.maxCalls);
    this.keep = bound('keep', options.keep);
    this.onSolution = options.onSolution;
    this.trace = options.trace;
    if (this.limit <= 0) this.stopped = 'limit';
  }

  /** Whether the search must end now, because of its limit or its budget. */
  get isOver(): boolean {
    return this.stopped !== 'exhausted';
  }

  /** Enters a node; false when the budget does not allow it. */
  enter(depth: number): boolean {
    if (this.calls >= this.maxCalls) {
      this.stopped = 'budget';
      return false;
    }
    this.calls++;
    this.trace?.({ kind: 'call', depth });
    return true;
  }

  /** Counts a solution and copies its digits. False at the last wanted solution. */
  found(digits: Uint8Array): boolean {
    this.count++;
    if (this.count <= this.keep) this.solutions.push(copyOf(digits));
    this.onSolution?.(copyOf(digits));
    this.trace?.({ kind: 'solution', digits: [...digits] });
    if (this.count < this.limit) return true;
    this.stopped = 'limit';
    return false;
  }

  result(): SearchResult {
    const { count, solutions, calls, guesses, stopped } = this;
    return { count, solutions, calls, guesses, stopped };
  }
}
