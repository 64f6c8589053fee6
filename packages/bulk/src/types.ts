/** The plain data that the rooms of this package exchange. This file only declares types. */

import type { ProofForm } from '@pencilmark/core/certificate';
import type { Format } from '@pencilmark/core/format';
import type { GenerateMethod, SymmetryName } from '@pencilmark/core/generate';
import type { HintLevel, LanguageCode } from '@pencilmark/core/human';
import type { ProfileName } from '@pencilmark/core/rate';

// The options of a job.

/**
 * What a job does with a record that it cannot read: it ends, skips the record, or writes `# line
 * 3: …` in its place.
 */
export type OnError = 'stop' | 'skip' | 'record';

/**
 * How records are read, as names. What the caller leaves out follows from the look of the text.
 */
export interface ReadingNames {
  /** The name of a format. */
  readonly from?: string;
  /** The id of a board. */
  readonly geometry?: string;
  /** The digits of the input in order. */
  readonly alphabet?: string;
  /**
   * Reads a puzzle without those of its rules that its board cannot hold. By default such a puzzle
   * is refused.
   */
  readonly ignoreRules?: boolean;
}

/** Options of every job, as plain data that can be sent to a thread. */
export interface CommonOptions {
  readonly onError?: OnError;
  /** A part of the job, such as `2/8`. */
  readonly shard?: string;
  readonly json?: boolean;
  /** The name of a format to write, and the digits to write in order. */
  readonly to?: string;
  readonly digits?: string;
}

/** Options of a job that answers the records of files: every option that a row of `JOBS` knows. */
export interface JobOptions extends CommonOptions, ReadingNames {
  /** The character of an empty cell in the output. */
  readonly blank?: string;
  /** Refuses a puzzle of whose clues the output would hold only some. */
  readonly strict?: boolean;
  // For jobs that solve by search.
  readonly solver?: string;
  readonly limit?: number;
  readonly all?: boolean;
  readonly count?: boolean;
  readonly candidates?: boolean;
  readonly stats?: boolean;
  readonly check?: boolean;
  readonly maxCalls?: number;
  // For the job that compares puzzles.
  /** Puzzles are the same only when their digits are. By default symmetries make them the same. */
  readonly exact?: boolean;
  // For jobs that reason as people do.
  readonly language?: LanguageCode;
  readonly level?: HintLevel;
  readonly fromStep?: number;
  readonly profile?: ProfileName;
  readonly technique?: readonly string[];
  // For the job that makes certificates.
  readonly minimal?: boolean;
  readonly path?: boolean;
  readonly maxTrials?: number;
  readonly proof?: ProofForm;
  // For the job that looks for the puzzles of grids with fewest givens.
  readonly givens?: number | readonly [number, number];
  // For the job that writes neighbours.
  readonly remove?: number;
  readonly add?: number;
  // For the job that rates.
  /**
   * Who rates. By default on 9×9 Sudoku Explainer and HoDoKu, on other boards the project's own
   * rater.
   */
  readonly raters?: readonly RaterName[];
  /** Values to write in place of a line for people: with tabs between them, or as JSON. */
  readonly columns?: readonly RateColumn[];
  /** Whether the job counts how often each score of the hardest step occurs, and each level. */
  readonly histogram?: boolean;
  // For the job that writes rows of data sets.
  readonly rows?: RowOptions;
}

/** What a row of a data set is made of. */
export type RowKind = 'puzzles' | 'steps' | 'positions' | 'images' | 'states' | 'moves';

/** What the values of a column are: `whole` numbers, numbers with decimals, or plain data. */
export type ValueType = 'text' | 'whole' | 'number' | 'flag' | 'json';

/** A column of a data set. Its values may be missing. */
export interface RowColumn {
  readonly name: string;
  readonly type: ValueType;
}

/** How a table is written: JSON objects, comma-separated values, or lists of values as JSON. */
export type TableForm = 'jsonl' | 'csv' | 'values';

/** Which rows of a data set are written, and how. */
export interface RowOptions {
  readonly kind: RowKind;
  /** Names of columns in the order in which they are written. `rowTable` gives those of a kind. */
  readonly columns: readonly string[];
  /** The names under which they are written, as many as there are columns. Default: their own. */
  readonly names?: readonly string[];
  readonly form: TableForm;
  /** The character of an empty cell; default `.`. */
  readonly blank?: string;
  /** What is drawn for a puzzle depends on this seed and on the puzzle alone; default 0. */
  readonly seed?: number;
  /** How many images, states or lists of moves there are of a puzzle; default 1. */
  readonly copies?: number;
  /** Whose order the steps have, and in which language they are told. */
  readonly profile?: ProfileName;
  readonly language?: LanguageCode;
}

/** Who may rate a puzzle. */
export type RaterName = 'se' | 'hodoku' | 'pencilmark';

/** What may be written of a rated puzzle, value by value. */
export type RateColumn =
  | 'puzzle'
  | 'er'
  | 'ep'
  | 'ed'
  | 'hardest'
  | 'hardest-technique'
  | 'hardest-step'
  | 'work'
  | 'difficulty'
  | 'steps'
  | 'hodoku-level'
  | 'hodoku-score'
  | 'backdoors'
  | 'backdoor-cells'
  | 'guesses';

/** Options of a maker: every option that a row of `MAKERS` knows. */
export interface MakerOptions extends CommonOptions {
  /** The id of a board. */
  readonly geometry: string;
  readonly digits: string;
  /**
   * How many puzzles are made, and the seed of the first. Each puzzle has the seed after the one
   * before.
   */
  readonly count: number;
  readonly seed: number;
  /** How many grids are tried for each puzzle before the maker gives up. */
  readonly tries?: number;
  /** Puzzles as lines in these digits, in whose vicinity the search begins. */
  readonly near?: readonly string[];
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: boolean;
  readonly method?: GenerateMethod;
  /** The kinds of the clues that the puzzles shall have; `cover` if those of the first cover it. */
  readonly kinds?: readonly string[];
  readonly cover?: boolean;
  readonly rating?: readonly number[];
  readonly difficulty?: string;
  readonly hodokuLevel?: string;
  readonly score?: readonly number[];
  readonly technique?: readonly string[];
  readonly without?: readonly string[];
  /** Rows that are written of each puzzle, where the maker writes rows of data sets. */
  readonly rows?: RowOptions;
}

/** A job that answers the records of files. */
export interface JobWork {
  /** A name of `JOBS`. */
  readonly job: string;
  readonly options: JobOptions;
}

/** A job that makes puzzles. */
export interface MakerWork {
  /** A name of `MAKERS`. */
  readonly job: string;
  readonly options: MakerOptions;
}

/** What a run does. */
export type Work = JobWork | MakerWork;

/** A part of a job: the `index`-th of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/**
 * A place in a list of inputs: the index of the input, from 0, and how many bytes of its text come
 * before the place.
 */
export type InputPlace = readonly [input: number, offset: number];

/** What shows later whether an input is still the same. */
export interface InputIdentity {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  /** SHA-256 of the first bytes. */
  readonly beginning: string;
}

// The answers to records.

/** A message about a record. */
export interface Problem {
  /**
   * The line, counted from 1 in the chunk or in the source. For a puzzle that is made: its index
   * from 0.
   */
  readonly line: number;
  /** Undefined when the message is about the whole record. */
  readonly column?: number;
  /**
   * `refuse`: the record could not be read. `disappoint`: it was read, and the answer is not what
   * was hoped for. `note`: it was answered, and something was left out. `tell`: something that the
   * caller wanted to know.
   */
  readonly how: 'refuse' | 'disappoint' | 'note' | 'tell';
  readonly message: string;
}

/** What comes between answers of one line each: a message, or an answer of several lines. */
export interface Aside {
  /** How many bytes of the output come before it. */
  readonly at: number;
  readonly problem?: Problem;
  readonly text?: string;
  readonly record?: Format['record'];
}

/** Numbers by name: those that the job counts, and `bad` for records that it could not answer. */
export type Counts = Readonly<Record<string, number>>;

/** The answers to some records. */
export interface Answered {
  /** Answers, one a line. */
  readonly output: Uint8Array;
  readonly asides: readonly Aside[];
  readonly records: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1;
}

/** What some work answers to a text. */
export interface TextAnswers {
  /** A JSON object for each record, as `--json` writes it. */
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  /** How many records were read, including those that could not be answered. */
  readonly records: number;
  /** That of a command: 0 done, 1 some answers are not what was hoped for, 2 some were refused. */
  readonly exitCode: 0 | 1 | 2;
}

/** Some whole lines of a source. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /**
   * The line before the chunk, when it is a puzzle in one line. A map of regions after such a line
   * belongs to that puzzle and is no puzzle itself.
   */
  readonly lead: string;
  /** The name of the source, and how many of its lines come before. Answers may mention both. */
  readonly name: string;
  readonly linesBefore: number;
}

/** The answers to the records of a chunk. */
export interface ChunkAnswer extends Answered {
  /**
   * How many bytes and lines are answered. The rest of the chunk belongs to a record that continues
   * after it.
   */
  readonly used: number;
  readonly lines: number;
  /** The `lead` of the next chunk, and whether the `lead` of this chunk mattered. */
  readonly lead: string;
  readonly askedLead: boolean;
}

/**
 * Whether the first and the last text that was written have one line or several, and the heading
 * above them.
 */
export interface TextsState {
  readonly first: Written;
  readonly last: Written;
}

export interface Written {
  readonly kind: 'none' | 'line' | 'lines';
  readonly heading: string;
}

// Tasks for other machines.

/** A task or its answer as text and bytes, so that it can be stored and sent. */
export interface Parcel {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** The answer to a task, and the task itself for somebody who must read its bytes again. */
export interface Delivery {
  readonly answer: Parcel;
  task(): Promise<Parcel>;
}

/** Machines that do the tasks of a job in place of the threads of this process. */
export interface Machines {
  /** How many tasks they may have, counting those whose answers nobody has taken. */
  readonly most: number;
  /** Waits until they take another task. */
  room(): Promise<void>;
  /** Has a task done. Rejects with `MachineProblem` when there will be no answer. */
  ask(task: Parcel): Promise<Delivery>;
  /** Hears that an answer was taken, in the order of the tasks. */
  taken(): void;
}

/** Threads that do the tasks of a job, which another process has given out. */
export interface Crew {
  /** Does a task. Rejects when a thread has died; then the crew is of no further use. */
  do(task: Parcel): Promise<Parcel>;
  close(): Promise<void>;
}

/** How a crew of threads is started. */
export interface CrewOptions {
  readonly threads: number;
  /** The script of the threads, when it does not lie beside this package. */
  readonly worker?: Address | undefined;
}

// What a host has, as far as it is needed. So programs compile without the types of Node.

/** The address of a script, as a `URL` has it. */
export interface Address {
  readonly href: string;
}

/** An `AbortSignal`. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A `Worker` of `node:worker_threads`. */
export interface StartedThread {
  readonly threadId: number;
  postMessage(message: unknown): void;
  terminate(): Promise<number>;
}

// The run of a whole job.

/** Why a whole input is refused, and the place where that shows. */
export interface Refusal {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** A problem and its file. When the file cannot be read, there is no line. */
export interface FileProblem extends Omit<Problem, 'line'> {
  readonly input: string;
  readonly line?: number;
}

/** How far a job is. */
export interface Advance {
  readonly records: number;
  /**
   * Bytes of all files or of the shard, as far as known. A job that makes puzzles counts puzzles.
   */
  readonly done: number;
  readonly total: number | undefined;
  /** How much of it an earlier run has done. */
  readonly before: { readonly records: number; readonly done: number };
}

/** Everything that a caller may say about a job. */
export type BulkOptions = Work & RunOptions;

/** How and where a job runs. */
export interface RunOptions {
  /**
   * Names of files, or `-` for standard input. A file whose name ends in .gz or .zst is unpacked.
   */
  readonly inputs: readonly string[];
  /** The whole of standard input, when the caller has begun to read it already. */
  readonly standardInput?: AsyncIterable<Uint8Array>;
  /** How many threads work. Default: one for each processor, at most 8. */
  readonly threads?: number;
  /** Bytes of input that a thread gets at once. Default: as the row of the job says. */
  readonly pieceBytes?: number;
  /**
   * The file to write; it is packed when its name ends in .gz or .zst. Without it, `write` gets the
   * answers.
   */
  readonly output?: string;
  /** Continues where an earlier run with the same output stopped. */
  readonly resume?: boolean;
  readonly write?: (bytes: Uint8Array) => void;
  /** Gets every problem of records and files, in order. */
  readonly hear?: (problem: FileProblem) => void;
  readonly advance?: (advance: Advance) => void | Promise<void>;
  /** Milliseconds between two entries of the journal; default 1000. */
  readonly betweenJournals?: number;
  /** When this signal is aborted, the job finishes the pieces that it has begun, and ends. */
  readonly stop?: StopSignal;
  /** The script of the threads, when it does not lie beside this file. */
  readonly worker?: Address;
  /** Threads that run the script already and wait for work. */
  readonly started?: readonly StartedThread[];
  /** Other machines that do the work. Then the threads of this process only pack the output. */
  readonly machines?: Machines;
}

/** What a job did. */
export interface Summary {
  /** How many records were read, including those that could not be answered. */
  readonly records: number;
  /** How many of them an earlier run has answered. */
  readonly recordsBefore: number;
  readonly counts: Counts;
  readonly threads: number;
  /** 0: done. 1: some answers are not what was hoped for. 2: some records could not be read. */
  readonly exitCode: 0 | 1 | 2;
  /** Where the job ended, when that was before the end of the inputs. */
  readonly stopped?: {
    readonly why: 'error' | 'enough';
    readonly input: string;
    readonly line?: number;
  };
}
