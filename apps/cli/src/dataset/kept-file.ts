import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { moveFile, packerOf, unwritable } from '@pencilmark/bulk';
import { err, ok, type Result } from '@pencilmark/core/result';

/** What is known of the rows that are in a file. */
export interface Standing {
  /** How many rows of the table are done, those that were left out, too. */
  readonly rows: number;
  readonly written: number;
  readonly bad: number;
  readonly exitCode: number;
}

/** How far a file is: everything before that is on the disk. */
interface Journal extends Standing {
  readonly version: 1;
  /** What is written, so that nothing else is taken for it. */
  readonly about: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The file that is written. */
export interface KeptFileOptions {
  readonly output: string;
  readonly about: string;
  readonly isResumed: boolean;
  /** Whether the job can go on after a break: its input can be read again. */
  readonly isKept: boolean;
  /** Is called once, when nothing more can be written. */
  onProblem(): void;
}

const NOTHING: Standing = { rows: 0, written: 0, bad: 0, exitCode: 0 };
/** Pieces are packed each on its own, so they end where no break shows. */
const ROWS_A_PIECE = 256;
const BETWEEN_JOURNALS_MS = 1000;
/** Pieces that may wait before no more rows are read. */
const MOST_WAITING = 8;

const journalOf = (output: string): string => `${output}.progress`;

/**
 * A file of rows that appears when it is complete. Until then it has another name, and a journal
 * beside it says how far it is. A device is written as it is.
 */
export class KeptFile {
  /** What an earlier run has done. */
  readonly before: Standing;
  /** Why it cannot be written. */
  problem: string | undefined;
  private text = '';
  private inPiece = 0;
  private waiting = 0;
  private steps: Promise<void> = Promise.resolve();
  private bytes = 0;
  private kept = 0;
  private standing: Standing;
  private readonly hash = createHash('sha256');
  private readonly file: FileHandle;
  private readonly options: KeptFileOptions;
  private readonly pack: (bytes: Uint8Array) => Promise<Uint8Array>;

  private constructor(file: FileHandle, options: KeptFileOptions, pack: KeptFile['pack'], before: Standing) {
    this.file = file;
    this.options = options;
    this.pack = pack;
    this.before = before;
    this.standing = before;
  }

  /** Opens a file, or says why it cannot be begun or resumed. */
  static async open(options: KeptFileOptions): Promise<Result<KeptFile, string>> {
    const { output } = options;
    const journal = options.isKept && !isDevice(output) ? journalFor(options) : ok(undefined);
    if (!journal.ok) return journal;
    const before = journal.value;
    try {
      const file = await open(temporaryOf(output), before ? 'a' : 'w');
      const kept = new KeptFile(file, options, await packerOf(output), before ?? NOTHING);
      if (before && !(await kept.holds(before))) {
        await file.close();
        return err(
          `${temporaryOf(output)} is not what was written. Nothing was touched; to start anew, remove ${journalOf(output)}.`,
        );
      }
      return ok(kept);
    } catch (problem) {
      return err(unwritable(output, problem));
    }
  }

  /** Adds the line above all rows. */
  heading(line: string): void {
    if (this.before.rows === 0) this.text += `${line}\n`;
  }

  /** Adds a row, or nothing for one that is left out, and what is known then. */
  row(line: string | undefined, standing: Standing): void {
    if (line !== undefined) this.text += `${line}\n`;
    this.standing = standing;
    if (++this.inPiece >= ROWS_A_PIECE) this.cut();
  }

  /** Waits until there is room for more rows. */
  async room(): Promise<void> {
    if (this.waiting > MOST_WAITING) await this.steps;
  }

  /** Writes what is left; then the file appears. */
  async finish(): Promise<void> {
    this.cut();
    await this.steps;
    const { output } = this.options;
    try {
      await this.file.close();
      if (this.problem !== undefined) return this.leave();
      if (!isDevice(output)) await moveFile(temporaryOf(output), output);
      this.removeJournal();
    } catch (problem) {
      this.problem = unwritable(output, problem);
      this.leave();
    }
  }

  /** Leaves the file as it is, to be resumed. Gives whether it can be. */
  async interrupt(): Promise<boolean> {
    await this.steps;
    if (this.canBeKept && this.bytes > 0 && this.problem === undefined) await this.keep();
    await this.file.close().catch(() => {});
    this.leave();
    return this.kept > 0 || this.before.rows > 0;
  }

  /** Removes what was written. */
  async abandon(): Promise<void> {
    await this.steps;
    await this.file.close().catch(() => {});
    this.removeJournal();
    this.leave();
  }

  private get canBeKept(): boolean {
    return this.options.isKept && !isDevice(this.options.output);
  }

  /** Removes what nobody can go on with. */
  private leave(): void {
    const { output } = this.options;
    if (!isDevice(output) && !existsSync(journalOf(output))) rmSync(temporaryOf(output), { force: true });
  }

  private removeJournal(): void {
    for (const end of ['', '.new']) rmSync(journalOf(this.options.output) + end, { force: true });
  }

  /** Hands on a piece. Pieces are written in turn. */
  private cut(): void {
    const { text, standing } = this;
    [this.text, this.inPiece] = ['', 0];
    this.waiting++;
    this.steps = this.steps.then(async () => {
      this.waiting--;
      if (this.problem !== undefined) return;
      try {
        if (text !== '') await this.write(await this.pack(Buffer.from(text)));
        this.done = standing;
        if (this.canBeKept && performance.now() - this.keptAt > BETWEEN_JOURNALS_MS) await this.keep();
      } catch (problem) {
        this.problem = unwritable(this.options.output, problem);
        this.options.onProblem();
      }
    });
  }

  /** What is known of the rows that are written. */
  private done: Standing = NOTHING;
  private keptAt = performance.now();

  private async write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const { bytesWritten } = await this.file.write(bytes, from, bytes.length - from);
      from += bytesWritten;
    }
    this.hash.update(bytes);
    this.bytes += bytes.length;
  }

  /** Writes the journal. At any moment either the old or the new one is on the disk. */
  private async keep(): Promise<void> {
    const { about, output } = this.options;
    await this.file.datasync();
    const sha256 = this.hash.copy().digest('hex');
    const journal: Journal = { version: 1, about, ...this.done, bytes: this.bytes, sha256 };
    await writeFile(`${journalOf(output)}.new`, `${JSON.stringify(journal)}\n`, { flush: true });
    await moveFile(`${journalOf(output)}.new`, journalOf(output));
    this.keptAt = performance.now();
    this.kept++;
  }

  /** Whether the file begins with what a journal says. It is cut there. */
  private async holds(journal: Standing & Partial<Journal>): Promise<boolean> {
    const { bytes = 0, sha256 } = journal;
    const stream = createReadStream(temporaryOf(this.options.output), { end: bytes - 1 });
    for await (const piece of stream) {
      this.hash.update(piece as Buffer);
      this.bytes += (piece as Buffer).length;
    }
    if (this.bytes !== bytes || this.hash.copy().digest('hex') !== sha256) return false;
    await this.file.truncate(bytes);
    this.done = { rows: journal.rows, written: journal.written, bad: journal.bad, exitCode: journal.exitCode };
    return true;
  }
}

function isDevice(output: string): boolean {
  try {
    const stats = statSync(output);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

/** The name of a file until it is complete. */
const temporaryOf = (output: string): string => (isDevice(output) ? output : `${output}.new`);

/** The journal of a job that goes on, nothing for a new one, or why neither can be. */
function journalFor({ output, about, isResumed }: KeptFileOptions): Result<Journal | undefined, string> {
  const name = journalOf(output);
  if (!existsSync(name)) {
    return isResumed && existsSync(output)
      ? err(`${output} exists without ${name}: its job is finished, so it cannot be resumed.`)
      : ok(undefined);
  }
  if (!isResumed) return err(`${name} belongs to an unfinished job: go on with --resume, or remove it to start anew.`);
  let journal: Journal;
  try {
    journal = JSON.parse(readFileSync(name, 'utf8')) as Journal;
  } catch {
    return err(`${name} cannot be read.`);
  }
  if (!existsSync(temporaryOf(output))) return err(`${temporaryOf(output)} is not there, and ${name} goes with it.`);
  return journal.version === 1 && journal.about === about
    ? ok(journal)
    : err(`${name} belongs to a job with another table or other options.`);
}
