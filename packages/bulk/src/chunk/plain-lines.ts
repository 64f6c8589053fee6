import type { LineSolver } from '@pencilmark/turbo';
import { LINE_FEED } from '../input/lines.ts';

/** How many cells a plain line has, and how many bytes its answer. */
export const CELLS = 81;
export const ANSWER = CELLS + 1;

/**
 * What solves plain lines where they lie: the solver, the number of its output, and how many
 * solutions it looks for.
 */
export interface PlainSolver {
  readonly solver: LineSolver;
  readonly output: number;
  readonly limit: number;
}

/**
 * How many bytes and lines were solved, and their answers. The next call overwrites the answers.
 */
export interface SolvedLines {
  readonly bytes: number;
  readonly lines: number;
  readonly answers: Uint8Array;
}

/**
 * Solves the plain lines of some bytes. A window of these bytes lies in the memory of the solver.
 */
export class PlainLines {
  private window: readonly [from: number, to: number] = [0, 0];
  private readonly bytes: Uint8Array;
  private readonly by: PlainSolver | undefined;

  constructor(bytes: Uint8Array, by: PlainSolver | undefined) {
    this.bytes = bytes;
    this.by = by;
  }

  /**
   * Solves the plain lines from one place on, up to another; undefined when the first line is not
   * plain.
   */
  solve(from: number, to: number): SolvedLines | undefined {
    if (!this.by || !this.moveTo(from, this.by.solver.input)) return undefined;
    const { solver, output, limit } = this.by;
    const [start, end] = this.window;
    const done = solver.solve(from - start, Math.min(to, end) - start, output, 0, limit);
    return done.lines > 0 ? { ...done, answers: solver.outputs[output]! } : undefined;
  }

  /** Moves the window so that it holds a place. Says whether that is possible. */
  private moveTo(from: number, input: Uint8Array): boolean {
    if (from >= this.window[0] && from < this.window[1]) return true;
    const { bytes } = this;
    const isRest = bytes.length - from <= input.length;
    const end = isRest ? bytes.length : bytes.lastIndexOf(LINE_FEED, from + input.length - 1) + 1;
    if (end <= from) return false;
    input.set(bytes.subarray(from, end));
    this.window = [from, end];
    return true;
  }
}
