import type { Worker } from 'node:worker_threads';
import type { LazyText } from '@pencilmark/bulk';
import { Messages } from './output/messages.ts';
import { Output } from './output/output.ts';
import { Progress } from './output/progress.ts';
import { isTerminal } from './output/terminal.ts';
import type { Parts } from './parts.ts';

/** The file descriptors of a run. */
export interface Streams {
  readonly input: number;
  readonly output: number;
  readonly errors: number;
}

const STANDARD: Streams = { input: 0, output: 1, errors: 2 };

/** What the parts of a run share: where answers and messages go, and the exit code so far. */
export class Session {
  readonly output: Output;
  readonly messages: Messages;
  readonly progress: Progress;
  /**
   * 0: done. 1: some answer is not what was hoped for. 2: something was not understood. 130:
   * interrupted.
   */
  exitCode: 0 | 1 | 2 | 130 = 0;

  readonly parts: Parts;
  /** Threads that run already, before anything needs them. */
  readonly started: Worker[];
  readonly streams: Streams;

  constructor(parts: Parts, started: Worker[] = [], streams = STANDARD) {
    this.parts = parts;
    this.started = started;
    this.streams = streams;
    this.output = new Output(streams.output, 'standard output', isTerminal(streams.output));
    this.messages = new Messages(streams.errors);
    this.progress = new Progress(isTerminal(streams.errors));
    // The bar disappears before something else appears on a terminal.
    const makeRoom = (): void => this.progress.makeRoom();
    this.messages.beforeWrite = makeRoom;
    if (isTerminal(streams.output)) this.output.beforeWrite = makeRoom;
  }

  /** Reports a puzzle that was understood, but whose answer is not what was hoped for. */
  disappoint(place: string, sentence: LazyText): void {
    this.raise(1);
    this.messages.problem(place, sentence);
  }

  /** Reports input or options that were not understood. */
  refuse(place: string, sentence: LazyText): void {
    this.raise(2);
    this.messages.problem(place, sentence);
  }

  /** Writes one JSON object as a line. */
  json(object: object): void {
    this.output.line(JSON.stringify(object));
  }

  /** Writes everything that still waits. */
  finish(): void {
    this.progress.stop();
    this.output.flush();
    this.messages.finish();
  }

  /** Raises the exit code. The highest counts. */
  raise(code: 1 | 2 | 130): void {
    if (code > this.exitCode) this.exitCode = code;
  }
}
