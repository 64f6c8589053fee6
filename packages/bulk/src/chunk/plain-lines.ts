import type { LineSolver } from '@pencilmark/turbo';
import { LINE_FEED } from '../input/lines.ts';

/** The cells of a plain line, and the bytes of its answer. */
export const CELLS = 81;
export const ANSWER = CELLS + 1;

/**
 * How plain lines are solved where they lie: by whom, to which of its outputs, for how many
 * solutions.
 */
export interface PlainSolver {
  readonly solver: LineSolver;
  readonly output: number;
  readonly limit: number;
}

/** Plain lines that were dealt with, and their answers, which the next call overwrites. */
export interface SolvedLines {
  readonly bytes: number;
  readonly lines: number;
  readonly answers: Uint8Array;
}

/** Solves the plain lines of some bytes, of which a window lies in the solver's own memory. */
export class PlainLines {
  private window: readonly [from: number, to: number] = [0, 0];
  private readonly bytes: Uint8Array;
  private readonly by: PlainSolver | undefined;

  constructor(bytes: Uint8Array, by: PlainSolver | undefined) {
    this.bytes = bytes;
    this.by = by;
  }

  /** Has plain lines solved from a place on, up to another; nothing when there is none. */
  solve(from: number, to: number): SolvedLines | undefined {
    if (!this.by || !this.moveTo(from, this.by.solver.input)) return undefined;
    const { solver, output, limit } = this.by;
    const [start, end] = this.window;
    const done = solver.solve(from - start, Math.min(to, end) - start, output, 0, limit);
    return done.lines > 0 ? { ...done, answers: solver.outputs[output]! } : undefined;
  }

  /** Moves the window so that it holds a place; says whether it can. */
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
