import type { Calibration } from './calibration.ts';
import type { Code } from './code.ts';

/** What became of one task. */
export interface TaskResult {
  /** The id of the task. */
  readonly task: string;
  readonly ok: boolean;
  readonly code: Code;
  /** What was wrong, and where. */
  readonly text?: string;
  /** From the request to the end of the answer, without the way, in milliseconds. */
  readonly ms?: number;
  /** Processor time of the program and its children, in milliseconds, where it can be measured. */
  readonly cpuMs?: number;
}

/** What an entry did in a round: a result for each task, in the order of the round. */
export interface Turn {
  readonly entry: string;
  readonly calibration: Calibration;
  readonly results: readonly TaskResult[];
}
