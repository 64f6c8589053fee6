import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writing } from '../output/output.ts';

/** Rows are spread over so many buckets, of which one at a time is sorted. */
const BUCKETS = 256;
/** Of each bucket so many characters stay in memory before they go to its file. */
const HELD = 1 << 16;
/** Hexadecimal digits of a key: a bucket and more, so that hardly ever two rows share one. */
const KEY_LENGTH = 16;
const BUCKET_DIGITS = 2;
/** How the names of bucket files begin. */
const FILE = 'rows.bucket-';

/**
 * Lines in an order that a seed draws. Each line gets a key by the seed and its number, and lines
 * come out in the order of their keys, so every order is as likely. Small sets stay in memory, and
 * of larger ones the held ends of all buckets and one whole bucket.
 */
export class Shuffle {
  private readonly held: string[] = new Array<string>(BUCKETS).fill('');
  private count = 0;
  private readonly folder: string;
  private readonly seed: number;

  constructor(folder: string, seed: number) {
    this.folder = folder;
    this.seed = seed;
    this.clear();
  }

  /** Adds a line without its end. */
  add(line: string): void {
    const key = keyOf(this.seed, this.count++);
    const bucket = Number.parseInt(key.slice(0, BUCKET_DIGITS), 16);
    this.held[bucket] += `${key}${line}\n`;
    if (this.held[bucket]!.length < HELD) return;
    const file = this.fileOf(bucket);
    writing(file, () => appendFileSync(file, this.held[bucket]!));
    this.held[bucket] = '';
  }

  /** All lines with their ends, in pieces. */
  *pieces(): Generator<Uint8Array> {
    for (const [bucket, held] of this.held.entries()) {
      const file = this.fileOf(bucket);
      const text = (existsSync(file) ? readFileSync(file, 'utf8') : '') + held;
      const lines = text.split('\n').slice(0, -1);
      yield Buffer.from(
        lines
          .sort()
          .map((line) => `${line.slice(KEY_LENGTH)}\n`)
          .join(''),
      );
    }
  }

  /** Removes the files, those of a run that was killed, too. */
  clear(): void {
    for (const name of readdirSync(this.folder))
      if (name.startsWith(FILE)) rmSync(join(this.folder, name), { force: true });
  }

  private fileOf(bucket: number): string {
    return join(this.folder, `${FILE}${bucket}`);
  }
}

const keyOf = (seed: number, number: number): string =>
  createHash('sha256').update(`${seed} ${number}`).digest('hex').slice(0, KEY_LENGTH);
