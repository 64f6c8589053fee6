import { existsSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeReader } from '@pencilmark/core/format';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { journalOf } from '../journal/journal.ts';
import { mergeShards } from '../shards/merge.ts';
import { fileIn, mixedFile, oneByOne, temporaryFolder, worker } from '../testing.ts';
import type { FileProblem, JobWork, RunOptions } from '../types.ts';
import { runFiles } from './run.ts';

const file = fileIn(temporaryFolder());

async function solved(inputs: readonly string[], options: Partial<JobWork & RunOptions> = {}) {
  const pieces: Uint8Array[] = [];
  const problems: FileProblem[] = [];
  const write = (bytes: Uint8Array): void => void pieces.push(bytes.slice());
  const hear = (problem: FileProblem): void => void problems.push(problem);
  const settings = { job: 'solve', options: {}, inputs, worker, threads: 2, pieceBytes: 5000, write, hear, ...options };
  const result = await runFiles(settings);
  return { result, problems, output: Buffer.concat(pieces).toString() };
}

describe('an unfinished output that differs from its journal is refused, and nothing is changed', () => {
  const TEXT = mixedFile(600, 20, 2);

  /** A job that was stopped after about half of its input. */
  async function ended(name: string) {
    const [input, output] = [file(`${name}.in`, TEXT), file(name)];
    const stop = new AbortController();
    const advance = ({ done }: { readonly done: number }): void => void (done > 20_000 && stop.abort());
    await solved([input], { output, stop: stop.signal, advance });
    expect(existsSync(journalOf(output))).toBe(true);
    return { input, output };
  }

  test.each<[string, string, (output: string) => void, RegExp]>(
    some([
      ['removed', 'a.txt', (output) => rmSync(output), /is not there/],
      ['truncated', 'b.txt', (output) => truncateSync(output, 1000), /ends after byte 1000; .* bytes were written/],
      ['edited', 'c.txt', edit, /was changed: its first \d+ bytes/],
      ['cut', 'd.txt.gz', (output) => truncateSync(output, 1000), /ends after byte 1000/],
      ['edited', 'e.txt.gz', edit, /was changed/],
      ['cut', 'f.txt.zst', (output) => truncateSync(output, 500), /ends after byte 500/],
    ]),
  )('%s: %s', async (_, name, damage, says) => {
    const { input, output } = await ended(name);
    damage(output);
    const before = existsSync(output) ? readFileSync(output) : undefined;
    const journal = readFileSync(journalOf(output));
    const { result } = await solved([input], { output, resume: true });
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(says) });
    expect(existsSync(output) ? readFileSync(output) : undefined).toEqual(before);
    expect(readFileSync(journalOf(output))).toEqual(journal);
  });

  test('an output that is longer than its journal says is cut and finished', async () => {
    const { input, output } = await ended('longer.txt');
    writeFileSync(output, 'more than was noted\n', { flag: 'a' });
    expect((await solved([input], { output, resume: true })).result.ok).toBe(true);
    expect(readFileSync(output, 'utf8')).toBe((await oneByOne(TEXT)).output);
  });

  /** Changes a byte. */
  function edit(output: string): void {
    const bytes = readFileSync(output);
    bytes[300]! ^= 1;
    writeFileSync(output, bytes);
  }
});

describe('a journal of the previous version, without a digest', () => {
  const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const [, KEPT] = /^journal\t(.*)$/m.exec(
    readFileSync(new URL('../../../../corpus/kept.tsv', import.meta.url), 'utf8'),
  ) as unknown as [string, string];
  const left = (name: string, outputLines: number) => {
    const [input, output] = [
      file(`${name}.in`, `${LINE}\n`.repeat(100)),
      file(name, `${SOLUTION}\n`.repeat(outputLines)),
    ];
    utimesSync(input, 1000, 1000);
    writeFileSync(journalOf(output), KEPT.replace('puzzles.txt', input));
    return { input, output };
  };
  test('can be resumed', async () => {
    const { input, output } = left('old.txt', 49);
    const { result } = await solved([input], { output, resume: true });
    expect(result).toMatchObject({ ok: true, value: { records: 100, recordsBefore: 49 } });
    expect(readFileSync(output, 'utf8')).toBe(`${SOLUTION}\n`.repeat(100));
  });
  test('is compared by its length', async () => {
    const { input, output } = left('old-short.txt', 48);
    const { result } = await solved([input], { output, resume: true });
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(/ends after byte 3936; .* 4018 bytes/) });
    expect(statSync(output).size).toBe(3936);
  });
});

describe('everything that can be unpacked is answered, and then the fault is reported with its line', () => {
  const TEXT = mixedFile(6000, 2, 2);
  const PACKED = new Uint8Array(gzipSync(TEXT));
  const trailing = Buffer.concat([PACKED, Buffer.from('rubbish\n')]);
  const cut = PACKED.subarray(0, PACKED.length - 300);
  const readable = TEXT.slice(0, TEXT.lastIndexOf('\n', gunzipSync(cut, { finishFlush: 2 }).length - 1) + 1);
  const lines = (text: string): number => text.split('\n').length;

  test.each([
    ['rubbish after the end', trailing, TEXT, /something that is not packed follows/],
    ['cut off', cut, readable, /cut off here/],
  ])('%s', async (_, packed, text, says) => {
    const expected = (await oneByOne(text)).output;
    const problem = { how: 'refuse', line: lines(text), message: expect.stringMatching(says) };
    const input = file('packed.txt.gz', packed);
    const whole = await solved([input]);
    expect(whole.output).toBe(expected);
    expect(whole.problems.at(-1)).toMatchObject({ ...problem, input });
    expect(whole.result).toMatchObject({ ok: true, value: { exitCode: 2 } });

    // From standard input, and in one thread.
    const standardInput = Readable.from([packed.subarray(0, 1), packed.subarray(1)]);
    const piped = await solved(['-'], { standardInput, threads: 1 });
    expect(piped.output).toBe(expected);
    expect(piped.problems.at(-1)).toMatchObject({ ...problem, input: '-' });

    // Stopped and resumed, and in shards.
    const output = file('resumed.txt');
    const stop = new AbortController();
    const advance = ({ done }: { readonly done: number }): void => void (done > 200_000 && stop.abort());
    await solved([input], { output, stop: stop.signal, advance });
    const resumed = await solved([input], { output, resume: true });
    expect(readFileSync(output, 'utf8')).toBe(expected);
    expect(resumed.problems.at(-1)).toMatchObject(problem);
    const shards = [file('1.txt'), file('2.txt'), file('3.txt')];
    for (const [index, name] of shards.entries())
      await solved([input], { output: name, options: { shard: `${index + 1}/3` } });
    expect(await mergeShards({ shards, output })).toMatchObject({ ok: true });
    expect(readFileSync(output, 'utf8')).toBe(expected);
  });
});

test('many blank lines take little longer than to read them', { tags: ['whole'] }, async () => {
  const text = '\n'.repeat(8_000_000);
  // Work is counted, for a busy machine makes everybody wait.
  const start = process.cpuUsage();
  const worked = (): number => process.cpuUsage(start).user / 1000;
  expect([...makeReader().push(text)]).toEqual([]);
  const reading = worked();
  const { problems } = await solved([file('blank.txt.gz', gzipSync(text))], { pieceBytes: 1 << 18 });
  expect(problems.map(({ message }) => message)).toEqual(['No puzzle found.']);
  expect(worked()).toBeLessThan(25 * reading + 500);
});

test('where threads cannot use files of the process, as in Deno, the first thread reads the input', async () => {
  const script = file(
    'worker.mjs',
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const closed = () => { throw Object.assign(new Error('EBADF: bad file descriptor, read'), { code: 'EBADF' }); };
    Object.assign(fs, { readSync: closed, writeSync: closed });
    syncBuiltinESMExports();
    await import('${worker}');`,
  );
  const text = mixedFile(1000, 0, 2);
  const [input, output] = [file('deno.txt', text), file('deno.out')];
  const own = new URL(`file://${script}`);
  const { result } = await solved([input], { output, worker: own });
  expect(result).toMatchObject({ ok: true, value: { records: 1000 } });
  expect(readFileSync(output, 'utf8')).toBe((await oneByOne(text)).output);
});
