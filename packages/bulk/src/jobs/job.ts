import type { Format, ParsedPuzzle } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry';
import { canSolve, type Solver, solverFor } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { JobOptions, MakerOptions } from '../types.ts';

/** A puzzle, how it was written, and where. */
export interface Found {
  readonly reading: ParsedPuzzle;
  /** "puzzles.txt:3", for messages. */
  readonly place: string;
  readonly line: number;
}

/** A sentence for people, or how to make it. */
export type LazyText = string | (() => string);

/** Where a job puts what it makes of one record. */
export interface Sink {
  /** Writes text as it is. */
  write(text: string): void;
  /** Writes a puzzle of a format: one line, or several with an empty line around them. */
  add(text: string, format: Pick<Format, 'record'>): void;
  /** Says that a record cannot be answered, is not what was asked, or what was left out of it. */
  problem(how: 'refuse' | 'disappoint' | 'note', text: LazyText): void;
  /** Says something about the record that was asked for. */
  tell(text: string): void;
  /** Makes the exit code 1: the record was answered, and it is not what was hoped for. */
  raise(): void;
  /** Adds to a number of the whole job. */
  count(name: string, by?: number): void;
}

/** Tells what of a text is left out. A puzzle without some of its rules makes the exit code 1. */
export function tellLeftOut(
  { format, leftOut = [], ignoredRules }: Found['reading'],
  { skipsLibrary }: Pick<Job, 'skipsLibrary'>,
  sink: Pick<Sink, 'problem' | 'raise'>,
): void {
  if (ignoredRules) sink.raise();
  if (skipsLibrary && format.name === 'hodoku') return;
  for (const what of leftOut) sink.problem('note', `Left out: ${what}.`);
}

/** What the JSON object of a record says when rules of its puzzle are left out. */
export const leftOutOf = ({ leftOut, ignoredRules }: Found['reading']): { readonly leftOut?: readonly string[] } =>
  ignoredRules && leftOut ? { leftOut } : {};

/** Answers one record. */
export type Answerer = (found: Found, sink: Sink) => void | Promise<void>;

/** What every row of the tables has. */
export interface JobRow<Options> {
  readonly name: string;
  /** What has happened to a puzzle then: "solved". */
  readonly done: string;
  /**
   * What else is counted, as the summary calls it and in its order; told only when there was any.
   */
  readonly counts: readonly string[];
  /** Those that are known with these options, so that none of them is told as well. */
  known?(options: Options): readonly string[];
}

/** What can be done with every record of a file: a row of the table. */
export interface Job extends JobRow<JobOptions> {
  /**
   * Whether nobody is told what of a HoDoKu library line is left out: what it is an example of is
   * of no use to who looks for steps anew.
   */
  readonly skipsLibrary?: boolean | undefined;
  /** Bytes of input that a thread gets at once: some ten milliseconds of work. */
  readonly pieceBytes: number;
  /** Makes ready, once in a thread, and gives what answers the records one by one. */
  prepare(options: JobOptions): Promise<Answerer>;
  /**
   * How many solutions are to be looked for when lines of 81 digits and blanks may be answered as
   * bytes, with their solution alone; nothing when the options ask for more.
   */
  limitOfPlain?(options: JobOptions): number | undefined;
}

/** Makes the puzzle with an index, from 0; false when there can be no further ones. */
export type Make = (index: number, sink: Sink) => boolean;

/** What can be made by the number, each by its index alone: a row of the table. */
export interface Maker extends JobRow<MakerOptions> {
  /** How many a thread makes at once: some ten milliseconds of work. */
  atOnce(options: MakerOptions): number;
  /** Makes ready, once in a thread, and gives what makes the puzzles one by one. */
  prepare(options: MakerOptions): Promise<Make>;
}

/** Options that several jobs know. */
export interface SolverChoice {
  readonly solver?: string;
  readonly json?: boolean;
}

/** Writes one JSON object as a line. */
export const writeJson = (sink: Sink, object: object): void => sink.write(`${JSON.stringify(object)}\n`);

/** Writes what came of a record as a JSON object. */
export const writeRecord = (sink: Sink, { reading }: Found, object: object): void =>
  writeJson(sink, { ...object, ...leftOutOf(reading) });

/** Reports a puzzle that was read and has no answer: in words, and among the JSON objects. */
export function reportProblem(
  sink: Sink,
  found: Found,
  how: 'refuse' | 'disappoint',
  error: { readonly code: string; readonly message: string },
  json = false,
): void {
  const { line } = found;
  const { code, message } = error;
  if (json) writeRecord(sink, found, { error: { code, line, column: 1, message }, line });
  sink.problem(how, message);
}

/**
 * Gives the solver for each puzzle: the one with the name, or the best for its board. When it does
 * not solve such boards, it says so and gives nothing.
 */
export function solverChoice({ solver: name, json }: SolverChoice) {
  const kept = new Map<string, Solver | undefined>();
  const find = async (geometry: Geometry): Promise<Solver | undefined> => {
    const solvers = await solversFor(geometry, name);
    const solver = solvers.some((row) => canSolve(row, geometry)) ? solverFor(geometry, solvers) : undefined;
    kept.set(geometry.id, solver);
    return solver;
  };
  return async (found: Found, sink: Sink): Promise<Solver | undefined> => {
    const { geometry } = found.reading.puzzle;
    const solver = kept.has(geometry.id) ? kept.get(geometry.id) : await find(geometry);
    if (solver) return solver;
    const message = name
      ? `The solver "${name}" does not solve boards such as ${geometry.id}.`
      : `No solver solves boards such as ${geometry.id}.`;
    reportProblem(sink, found, 'refuse', { code: 'solver', message }, json);
    return undefined;
  };
}
