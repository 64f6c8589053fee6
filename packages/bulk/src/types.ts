/** What rooms tell each other, as plain data: nothing here does anything. */

import type { Worker } from 'node:worker_threads';
import type { Format } from '@pencilmark/core/format';
import type { GenerateMethod, SymmetryName } from '@pencilmark/core/generate';
import type { HintLevel, LanguageCode } from '@pencilmark/core/human';

// What a job is told.

/**
 * What becomes of a record that cannot be read: the job ends, goes on, or leaves `# line 3: …` in
 * its place.
 */
export type OnError = 'stop' | 'skip' | 'record';

/** How records are read, as names. Each is found out when it is not said. */
export interface ReadingNames {
  /** The name of a format. */
  readonly from?: string;
  /** The id of a board. */
  readonly geometry?: string;
  /** The digits of the input in order. */
  readonly alphabet?: string;
  /** Reads puzzles without the rules that a board cannot hold; otherwise they are refused. */
  readonly ignoreRules?: boolean;
}

/** What every job may be told, as plain data that can be sent to a thread. */
export interface CommonOptions {
  readonly onError?: OnError;
  /** A part of the job, such as `2/8`. */
  readonly shard?: string;
  readonly json?: boolean;
  /** The name of a format to write, and the digits to write in order. */
  readonly to?: string;
  readonly digits?: string;
}

/** What a job for every record of files may be told: every option that a row of `JOBS` knows. */
export interface JobOptions extends CommonOptions, ReadingNames {
  /** The empty cell of the output. */
  readonly blank?: string;
  // How machines solve.
  readonly solver?: string;
  readonly limit?: number;
  readonly all?: boolean;
  readonly count?: boolean;
  readonly stats?: boolean;
  readonly check?: boolean;
  readonly maxCalls?: number;
  // How people reason.
  readonly language?: LanguageCode;
  readonly level?: HintLevel;
  readonly fromStep?: number;
  readonly technique?: readonly string[];
}

/** What a maker is told: every option that a row of `MAKERS` knows. */
export interface MakerOptions extends CommonOptions {
  /** The id of a board. */
  readonly geometry: string;
  readonly digits: string;
  /** How many puzzles are made; the seed of the first, those after it count up. */
  readonly count: number;
  readonly seed: number;
  /** Grids that are tried for each puzzle before giving up. */
  readonly tries?: number;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: boolean;
  readonly method?: GenerateMethod;
  readonly rating?: readonly number[];
  readonly difficulty?: string;
  readonly technique?: readonly string[];
  readonly without?: readonly string[];
}

/** A job for every record of files. */
export interface JobWork {
  /** A name of `JOBS`. */
  readonly job: string;
  readonly options: JobOptions;
}

/** Something to make. */
export interface MakerWork {
  /** A name of `MAKERS`. */
  readonly job: string;
  readonly options: MakerOptions;
}

/** What is to be done. */
export type Work = JobWork | MakerWork;

/** A part of a job: the `index`-th of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/**
 * A place in a list of inputs: which of them, from 0, and how many bytes of its text come before.
 */
export type InputPlace = readonly [input: number, offset: number];

/** How an input is known again. */
export interface InputIdentity {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  /** SHA-256 of the first bytes. */
  readonly beginning: string;
}

// What comes of records.

/** Something to say about a record. */
export interface Problem {
  /** Counted from 1, in the chunk or in the source; of a puzzle that is made, its index from 0. */
  readonly line: number;
  /** Nothing when the whole record is meant. */
  readonly column?: number;
  /**
   * It could not be read · it is not what was asked · it was read, and something was left out ·
   * something that was asked for.
   */
  readonly how: 'refuse' | 'disappoint' | 'note' | 'tell';
  readonly message: string;
}

/**
 * What stands between answers of one line each: something to say, or an answer of several lines.
 */
export interface Aside {
  /** How many bytes of the output come before. */
  readonly at: number;
  readonly problem?: Problem;
  readonly text?: string;
  readonly record?: Format['record'];
}

/** Numbers by name: those that the job counts, and `bad` for records that it could not answer. */
export type Counts = Readonly<Record<string, number>>;

/** What came of some records. */
export interface Answered {
  /** Answers, one a line. */
  readonly output: Uint8Array;
  readonly asides: readonly Aside[];
  readonly records: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1;
}

/** Some whole lines of a source. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The line before, when it is a line puzzle: a map of regions after it is no puzzle then. */
  readonly lead: string;
  /** What the source is called, and how many of its lines come before, for answers that tell it. */
  readonly name: string;
  readonly linesBefore: number;
}

/** What came of a chunk. */
export interface ChunkAnswer extends Answered {
  /** Bytes and lines that are dealt with; the rest belongs to a record that goes on after them. */
  readonly used: number;
  readonly lines: number;
  /** For the chunk that follows; and whether it mattered here. */
  readonly lead: string;
  readonly askedLead: boolean;
}

/** What was written first and last: a line or several, and the heading above it. */
export interface TextsState {
  readonly first: Written;
  readonly last: Written;
}

export interface Written {
  readonly kind: 'none' | 'line' | 'lines';
  readonly heading: string;
}

// How a whole job is run.

/** Why a whole input is refused, and where that is seen. */
export interface Refusal {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** A problem and its file; a file that cannot be read has no line. */
export interface FileProblem extends Omit<Problem, 'line'> {
  readonly input: string;
  readonly line?: number;
}

/** How far a job is. */
export interface Advance {
  readonly records: number;
  /** Bytes of all files or of this shard, as far as known; of what is made, pieces. */
  readonly done: number;
  readonly total: number | undefined;
  /** What an earlier run has done of it. */
  readonly before: { readonly records: number; readonly done: number };
}

/** What a job may be told. */
export type BulkOptions = Work & RunOptions;

/** How and where a job is run. */
export interface RunOptions {
  /** Files, and - for standard input; those that end in .gz or .zst are unpacked. */
  readonly inputs: readonly string[];
  /** What - stands for, where somebody has begun to read it: the whole of it. */
  readonly standardInput?: AsyncIterable<Uint8Array>;
  /** Threads that work; as many as there are processors, at most 8, when not said. */
  readonly threads?: number;
  /** Bytes of input that a thread gets at once; as the job's row says when not said. */
  readonly pieceBytes?: number;
  /** The file to write, packed when it ends in .gz or .zst; otherwise `write` gets the answers. */
  readonly output?: string;
  /** Goes on where a job with the same output was ended. */
  readonly resume?: boolean;
  readonly write?: (bytes: Uint8Array) => void;
  /** Hears what is wrong with records and files, in order. */
  readonly hear?: (problem: FileProblem) => void;
  readonly advance?: (advance: Advance) => void | Promise<void>;
  /** Milliseconds from one entry of the journal to the next; 1000 when not said. */
  readonly betweenJournals?: number;
  /** When it is aborted, what is begun is finished and the job ends. */
  readonly stop?: AbortSignal;
  /** The script of the threads, where it does not stand beside this one. */
  readonly worker?: URL;
  /** Threads that run the script already and wait. */
  readonly started?: readonly Worker[];
}

/** What a job did. */
export interface Summary {
  /** All records that were read, those among them that could not be answered included. */
  readonly records: number;
  /** Those among them that an earlier run has answered. */
  readonly recordsBefore: number;
  readonly counts: Counts;
  readonly threads: number;
  /** 0 done · 1 some are not what was asked · 2 some could not be read. */
  readonly exitCode: 0 | 1 | 2;
  /** Where it ended when that was before the end of the inputs. */
  readonly stopped?: {
    readonly why: 'error' | 'enough';
    readonly input: string;
    readonly line?: number;
  };
}
