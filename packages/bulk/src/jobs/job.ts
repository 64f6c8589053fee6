import type { Format, ParsedPuzzle } from '@pencilmark/core/format';
import { type Geometry, kindNamed, ruleNamed } from '@pencilmark/core/geometry';
import { check } from '@pencilmark/core/result';
import { canSolve, type Solver, solverFor } from '@pencilmark/core/solve';
import { ruleWords } from '@pencilmark/core/words';
import { solversFor } from '@pencilmark/solvers';
import { A_CHOICE } from '../expected.ts';
import type { JobOptions, MakerOptions } from '../types.ts';

/** A puzzle, how its text wrote it, and where it stands. */
export interface Found {
  readonly reading: ParsedPuzzle;
  /** "puzzles.txt:3", for messages. */
  readonly place: string;
  readonly line: number;
}

/** A sentence for people, or a function that makes it. */
export type LazyText = string | (() => string);

/** Takes what a job answers to one record. */
export interface Sink {
  /** Writes text as it is. */
  write(text: string): void;
  /** Writes a puzzle in a format: one line, or several lines with an empty line around them. */
  add(text: string, format: Pick<Format, 'record'>): void;
  /**
   * Says that a record cannot be answered, that its answer is not what was hoped for, or what was
   * left out of it.
   */
  problem(how: 'refuse' | 'disappoint' | 'note', text: LazyText): void;
  /** Says something about the record that the caller wanted to know. */
  tell(text: string): void;
  /** Makes the exit code 1: the record was answered, and the answer is not what was hoped for. */
  raise(): void;
  /** Adds to a number that is counted over the whole job; by default 1. */
  count(name: string, by?: number): void;
  /** Says how far a long answer is, where somebody waits for it. It may be called very often. */
  wait?(text: () => string): void;
}

/**
 * Says what is left out of a text, what is guessed, and what its rules speak of that was not read.
 * When rules of a puzzle are left out, the exit code is 1.
 *
 *     const { value: reading } = parsePuzzle('12..34..........');
 *     const lines = [];
 *     const write = (text) => lines.push(text);
 *     const sink = { write, problem: write, raise() {} };
 *     tellRemarks({ ...reading, guessed: ['x'] }, {}, sink);
 *     lines      // ['note']
 */
export function tellRemarks(
  { format, guessed, leftOut = [], ignoredRules, unread }: Found['reading'],
  { skipsLibrary }: Pick<Job, 'skipsLibrary'>,
  sink: Pick<Sink, 'problem' | 'raise'>,
): void {
  if (ignoredRules) sink.raise();
  if (guessed) sink.problem('note', `Guessed from drawings: ${guessed.join(', ')}.`);
  if (unread) sink.problem('note', () => `The rules speak of what was not read: ${unread.map(calledRule).join(', ')}.`);
  if (skipsLibrary && format.isLibrary) return;
  for (const what of leftOut) sink.problem('note', `Left out: ${what}.`);
}

/** The English name of a rule or a kind of clues. An unknown rule is called by itself. */
const calledRule = (name: string): string =>
  kindNamed(name) || ruleNamed(name) ? ruleWords(name as Parameters<typeof ruleWords>[0]).name : name;

/**
 * The members that say which rules of a puzzle were left out, guessed or not read, for the JSON
 * object of its record.
 *
 *     const { value: reading } = parsePuzzle('12..34..........');
 *     remarksOf(reading)      // {}
 */
export const remarksOf = ({
  guessed,
  leftOut,
  ignoredRules,
  unread,
}: Found['reading']): Pick<Found['reading'], 'guessed' | 'leftOut' | 'unread'> => ({
  ...(guessed && { guessed }),
  ...(ignoredRules && leftOut && { leftOut }),
  ...(unread && { unread }),
});

/** Answers one record. */
export type Answerer = (found: Found, sink: Sink) => void | Promise<void>;

/** What every row of both tables has. */
export interface JobRow<Options> {
  readonly name: string;
  /** The word for a puzzle that the job has answered, such as "solved". */
  readonly done: string;
  /**
   * The names of the other numbers that the job counts, in the order of the summary. The summary
   * leaves a number out when it is 0.
   */
  readonly counts: readonly string[];
  /** The names of numbers that the summary shows with these options even when they are 0. */
  known?(options: Options): readonly string[];
}

/** A job that answers the records of files one by one: a row of the table `JOBS`. */
export interface Job extends JobRow<JobOptions> {
  /**
   * Whether the job is silent about the parts of a HoDoKu library line that it leaves out. Such a
   * line says what its puzzle is an example of. Whoever looks for steps anew does not need that.
   */
  readonly skipsLibrary?: boolean | undefined;
  /** Bytes of input that a thread gets at once: some ten milliseconds of work. */
  readonly pieceBytes: number;
  /** Prepares the job, once in each thread, and gives the function that answers one record. */
  prepare(options: JobOptions): Promise<Answerer>;
  /**
   * How many solutions to look for when lines of 81 digits and blanks may be answered as bytes,
   * with their solution alone. Undefined when the options want more than that.
   */
  limitOfPlain?(options: JobOptions): number | undefined;
}

/** Makes the puzzle with an index, from 0. False when there can be no further puzzles. */
export type Make = (index: number, sink: Sink) => boolean;

/** A job that makes puzzles, each from its index alone: a row of the table `MAKERS`. */
export interface Maker extends JobRow<MakerOptions> {
  /** How many puzzles a thread makes at once: some ten milliseconds of work. */
  atOnce(options: MakerOptions): number;
  /** Prepares the job, once in each thread, and gives the function that makes one puzzle. */
  prepare(options: MakerOptions): Promise<Make>;
}

/** Options that several jobs know. */
export interface SolverChoice {
  readonly solver?: string;
  readonly json?: boolean;
}

/**
 * Writes one JSON object as a line.
 *
 *     const lines = [];
 *     const write = (text) => lines.push(text);
 *     const sink = { write, problem: write, raise() {} };
 *     writeJson(sink, { line: 1 });
 *     lines      // ['{"line":1}\n']
 */
export const writeJson = (sink: Sink, object: object): void => sink.write(`${JSON.stringify(object)}\n`);

/** Writes the answer to a record as a JSON object. */
export const writeRecord = (sink: Sink, { reading }: Found, object: object): void =>
  writeJson(sink, { ...object, ...remarksOf(reading) });

/**
 * Reports a puzzle that was read and has no answer: as a sentence, and with `json` as an object
 * too.
 *
 *     const lines = [];
 *     const write = (text) => lines.push(text);
 *     const sink = { write, problem: write, raise() {} };
 *     const found = { line: 7, place: 'line 7' };
 *     reportProblem(sink, found, 'refuse', { code: 'none', message: 'No solution.' });
 *     lines      // ['refuse']
 */
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
 * Finds the solver for each puzzle: the one with the name, or else the best for its board. When no
 * solver fits the board, it reports that and gives undefined.
 *
 *     const { value: reading } = parsePuzzle('12..34..........');
 *     const choose = solverChoice({ solver: 'singles' });
 *     (await choose({ reading, line: 1, place: 'line 1' }, {})).name      // 'singles'
 */
export function solverChoice(choice: SolverChoice) {
  check('solverChoice', 'choice', choice, A_CHOICE);
  const { solver: name, json } = choice;
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
