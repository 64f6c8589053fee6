import type { Format } from '@pencilmark/core/format';
import type { LazyText, Sink } from '../jobs/job.ts';
import type { Answered, Aside, Problem } from '../types.ts';

const encoder = new TextEncoder();

/**
 * Gathers the answers of a job to some records, so that they can be sent to another thread.
 *
 *     const answers = new Answers(100);
 *     answers.write('1234\n');
 *     answers.whole().output.length      // 5
 */
export class Answers implements Sink {
  records = 0;
  /** The line of the record that is being answered. */
  line = 0;
  /** Whether a record was refused. */
  hasRefused = false;
  private readonly asides: Aside[] = [];
  private readonly counts: Record<string, number> = {};
  private exitCode: 0 | 1 = 0;
  private output: Uint8Array;
  private size = 0;

  /** `room` is how many bytes are expected. */
  constructor(room: number) {
    this.output = new Uint8Array(room);
  }

  /** Everything that was gathered. */
  whole(): Answered {
    const { asides, records, counts, exitCode } = this;
    return { output: this.output.subarray(0, this.size), asides, records, counts, exitCode };
  }

  /** Adds answers of one line each as they are. */
  bytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.output.set(bytes, this.size);
    this.size += bytes.length;
  }

  /** Adds a message. */
  say(problem: Problem): void {
    this.asides.push({ at: this.size, problem });
    if (problem.how !== 'refuse') return;
    this.count('bad');
    this.hasRefused = true;
  }

  write(text: string): void {
    // UTF-8 takes at most three bytes for each unit of a string.
    this.makeRoom(3 * text.length);
    this.size += encoder.encodeInto(text, this.output.subarray(this.size)).written;
  }

  add(text: string, { record }: Pick<Format, 'record'>): void {
    if (text.includes('\n')) this.asides.push({ at: this.size, text, record });
    else this.write(`${text}\n`);
  }

  problem(how: 'refuse' | 'disappoint' | 'note', sentence: LazyText): void {
    this.say({ line: this.line, how, message: typeof sentence === 'string' ? sentence : sentence() });
  }

  tell(message: string): void {
    this.say({ line: this.line, how: 'tell', message });
  }

  raise(): void {
    this.exitCode = 1;
  }

  count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  private makeRoom(more: number): void {
    if (this.size + more <= this.output.length) return;
    const larger = new Uint8Array(2 * (this.size + more));
    larger.set(this.output.subarray(0, this.size));
    this.output = larger;
  }
}
