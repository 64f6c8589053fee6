import { availableParallelism } from 'node:os';
import { isMaking, jobNamed, limitOfPlain, plainWork } from '../jobs.ts';
import type { Journal } from '../journal/journal.ts';
import type { Writer } from '../output/writer.ts';
import { script } from '../script.ts';
import { readShard } from '../shards/shard.ts';
import { LARGEST_TASK } from '../threads/crew.ts';
import { Pool } from '../threads/pool.ts';
import type { BulkOptions, InputIdentity, InputPlace, Refusal, Shard, Summary } from '../types.ts';
import type { FeedStart } from './feed.ts';
import { Ledger } from './ledger.ts';
import { unlessAborted } from './stop.ts';

// The first thread gives out the work and writes. It can feed at most eight threads that solve easy
// lines.
const MOST_THREADS = 8;

/**
 * A task for another machine has so many times the work of a task for a thread, and not more bytes
 * than `LARGEST_TASK`. So it takes the better part of a second.
 */
const TIMES_LARGER = 32;

/** How far a job is within an input. */
export type Place = FeedStart & { readonly records: number };

/** The beginning of an input. */
export const START: Place = { offset: 0, lines: 0, cut: 0, lead: '', records: 0 };

/** The index of the input in a journal when the job has not begun with any. */
export const NOT_BEGUN = -1;

/** The range of the inputs that the run covers. It serves to say how far the job is. */
interface Extent {
  /** The bytes of each input; NaN where the number is not known. */
  readonly sizes: readonly number[];
  readonly from: number;
  readonly to: number;
  /** How many bytes after `from` an earlier run has done. */
  readonly doneBefore: number;
}

/** What all steps of a run share. */
export class RunContext {
  readonly options: BulkOptions;
  readonly identities: readonly InputIdentity[];
  readonly journal: Journal | undefined;
  /** The journal, when the job had begun with an input. */
  readonly resumed: Journal | undefined;
  readonly threads: number;
  readonly pieceBytes: number;
  /** How many times the work of a usual task a task has. */
  readonly timesLarger: number;
  /** How many solutions to look for when plain lines are solved as bytes; 0 when they are not. */
  readonly limit: number;
  readonly shard: Shard | undefined;
  readonly ledger: Ledger;
  readonly pool: Pool;
  stopped: Summary['stopped'];
  extent: Extent = { sizes: [], from: 0, to: 0, doneBefore: 0 };
  private ownWriter: Writer | undefined;

  constructor(options: BulkOptions, identities: readonly InputIdentity[], journal: Journal | undefined) {
    this.options = options;
    this.identities = identities;
    this.journal = journal;
    this.resumed = journal && journal.input !== NOT_BEGUN ? journal : undefined;
    const { machines } = options;
    this.threads = options.threads ?? (machines ? 1 : Math.min(availableParallelism(), MOST_THREADS));
    this.timesLarger = machines ? TIMES_LARGER : 1;
    const usual = isMaking(options) ? 0 : Math.min(jobNamed(options.job).pieceBytes * this.timesLarger, LARGEST_TASK);
    this.pieceBytes = journal?.pieceBytes ?? options.pieceBytes ?? usual;
    this.limit = isMaking(options) ? 0 : limitOfPlain(options);
    const { shard } = options.options;
    this.shard = shard === undefined ? undefined : readShard(shard);
    this.ledger = new Ledger(options, journal);
    const { limit, pieceBytes } = this;
    const worker = options.worker ? new URL(options.worker.href) : script();
    const start = { work: plainWork(options), limit, pieceBytes };
    this.pool = new Pool(this.threads, worker, options.started ?? [], start, machines);
  }

  /** The writer of the answers. It exists once the output is open. */
  get writer(): Writer {
    if (!this.ownWriter) throw new RangeError('no writer; expected an output that is open');
    return this.ownWriter;
  }

  set writer(writer: Writer) {
    this.ownWriter = writer;
  }

  /** Whether the job can be resumed. */
  get isKept(): boolean {
    return this.options.output !== undefined && this.identities.length === this.options.inputs.length;
  }

  /** Whether other machines do the work. */
  get isAway(): boolean {
    return this.options.machines !== undefined;
  }

  /** How many pieces may be under way. */
  get mostUnderWay(): number {
    return this.options.machines?.most ?? 2 * this.threads;
  }

  /**
   * What a piece gives. After an interrupt the pieces of threads are waited for. Those of other
   * machines are left: they lie there until somebody resumes the job.
   */
  async unlessLeft<Value>(work: Promise<Value>): Promise<Value | 'aborted'> {
    const value = await unlessAborted(work, this.isAway ? this.options.stop : undefined);
    this.options.machines?.taken();
    return value;
  }

  get isAborted(): boolean {
    return this.options.stop?.aborted === true;
  }

  /** The bytes of the inputs that come before a place, as far as known. */
  bytesBefore([input, offset]: InputPlace): number {
    return this.extent.sizes.slice(0, input).reduce((sum, size) => sum + (size || 0), offset);
  }

  /** Reports to the caller how far the job is. */
  async tell(place: number): Promise<void> {
    const { sizes, from, to, doneBefore } = this.extent;
    await this.options.advance?.({
      records: this.ledger.records,
      done: place - from,
      total: sizes.some(Number.isNaN) ? undefined : to - from,
      before: { records: this.journal?.allRecords ?? 0, done: doneBefore },
    });
  }

  /** Refuses a whole input. */
  refuse(index: number, why: Refusal): void {
    this.ledger.refuse(this.writer, this.options.inputs[index]!, why);
  }

  /** The journal entry for a place in an input, without what it says about the output. */
  stateAt(input: number, { offset, lines, cut, lead, records }: Place): Omit<Journal, 'output' | 'texts'> {
    const { identities, pieceBytes } = this;
    const { records: allRecords, counts, exitCode } = this.ledger.state;
    return {
      version: 2,
      inputs: identities,
      work: plainWork(this.options),
      pieceBytes,
      input,
      offset,
      lines,
      cut,
      lead,
      records,
      allRecords,
      counts,
      exitCode,
    };
  }
}
