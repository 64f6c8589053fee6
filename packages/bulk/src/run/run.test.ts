import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeRandom } from '@pencilmark/core/random';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { journalOf } from '../journal/journal.ts';
import { fileIn, mixedFile, oneByOne, temporaryFolder, worker } from '../testing.ts';
import type { Advance, FileProblem, JobOptions, JobWork, RunOptions, Summary } from '../types.ts';
import { runFiles } from './run.ts';

type JobSettings = Partial<JobWork & RunOptions>;

const folder = temporaryFolder();
const file = fileIn(folder);

interface Done {
  readonly output: string;
  readonly problems: Omit<FileProblem, 'input'>[];
  readonly summary: Summary;
}

async function solved(inputs: readonly string[], options: JobSettings = {}): Promise<Done> {
  const pieces: Uint8Array[] = [];
  const problems: Omit<FileProblem, 'input'>[] = [];
  const result = await runFiles({
    job: 'solve',
    options: {},
    inputs,
    worker,
    write: (bytes) => void pieces.push(bytes.slice()),
    hear: ({ input: _, ...problem }) => void problems.push(problem),
    ...options,
  });
  if (!result.ok) throw new Error(result.error);
  return { output: Buffer.concat(pieces).toString(), problems, summary: result.value };
}

/** Stops a job when it has done so many bytes. */
function stopBehind(bytes: number): JobSettings {
  const stop = new AbortController();
  return {
    stop: stop.signal,
    advance: ({ done }) => {
      if (done > bytes) stop.abort();
    },
  };
}

const refusal = async (inputs: readonly string[], options: JobSettings): Promise<string | undefined> => {
  const result = await runFiles({ job: 'solve', options: {}, inputs, worker, ...options });
  return result.ok ? undefined : result.error;
};

describe('many records at once give the same answers as one after the other', () => {
  test.each(
    some([
      [300, 500, 1, 1],
      [300, 500, 2, 2],
      [1000, 500, 3, 3],
      [3000, 10, 4, 2],
      [3000, 2, 5, 3],
      [3000, 0, 6, 2],
    ]),
  )('%i records, %i of 1000 odd, seed %i, %i threads', async (records, oddity, seed, threads) => {
    const text = mixedFile(records, oddity, seed);
    const path = file(`mixed-${seed}.txt`, text);
    const expected = await oneByOne(text);
    for (const pieceBytes of [97, 3000, 1 << 20]) {
      if (text.length / pieceBytes > 1000) continue;
      const { output, problems } = await solved([path], { threads, pieceBytes });
      expect(problems).toEqual(expected.problems);
      expect(output).toBe(expected.output);
    }
  });

  test.each<[string, JobOptions]>(
    some([
      ['solve', { limit: 2 }],
      ['solve', { count: true, limit: 3 }],
      ['solve', { candidates: true }],
      ['solve', { json: true, limit: 1 }],
      ['solve', { to: 'drawn' }],
      ['solve', { to: 'csv', solver: 'singles' }],
      ['check', {}],
      ['check', { json: true }],
      ['convert', {}],
      ['convert', { to: 'rows', blank: '0' }],
      ['convert', { to: 'json', json: true }],
      ['canonical', {}],
      ['canonical', { json: true }],
      ['collect', {}],
      ['collect', { exact: true }],
      ['certify', {}],
      ['rows', { rows: { kind: 'puzzles', columns: ['line', 'puzzle', 'guesses'], form: 'csv' } }],
    ]),
  )('%s %o', async (job, options) => {
    const timeless = (output: string): string => output.replace(/"ms":[\d.]+/g, '');
    const text = mixedFile(100, 0, 6) + mixedFile(60, 400, 3);
    const path = file(`${job}.txt`, text);
    const expected = await oneByOne(text, { job, options });
    for (const pieceBytes of [1000, 1 << 20]) {
      const { output, problems } = await solved([path], { job, options, threads: 1, pieceBytes });
      expect(problems).toEqual(expected.problems);
      expect(timeless(output)).toBe(timeless(expected.output.replaceAll('FILE:', `${path}:`)));
    }
  });

  test('a record that begins a piece or fills several pieces, and several files', { tags: ['whole'] }, async () => {
    const texts = [mixedFile(40, 900, 7), mixedFile(40, 900, 9), '# nothing\n', mixedFile(3, 0, 2)];
    const paths = texts.map((text, index) => file(`several-${index}.txt`, text));
    const whole = await solved(paths, { threads: 1 });
    for (let pieceBytes = 1; pieceBytes < 40; pieceBytes += 12)
      expect(await solved(paths, { threads: 2, pieceBytes })).toMatchObject({
        output: whole.output,
        problems: whole.problems,
      });
  });

  test('a record of many pieces is tried again when it has doubled, and not with each piece', async () => {
    const text = `{"givens":"1......2..3....4","more":[\n${'1,\n'.repeat(7000)}1]}\n`;
    let tries = 0;
    const options = { threads: 2, pieceBytes: 100, advance: () => void tries++ };
    const { output } = await solved([file('long-record.txt', text)], options);
    expect(output).toBe((await oneByOne(text)).output);
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(20);
  });

  test('short lines and rows without empty lines between them do not fill the memory', async () => {
    const rows = '1...\n..2.\n.3..\n...4\n';
    const text = `12${'.'.repeat(14)}\n`.repeat(600) + rows.repeat(500);
    const expected = await oneByOne(text);
    const advances: number[] = [];
    const advance = ({ done }: Advance): void => void advances.push(done);
    const options = { threads: 2, pieceBytes: 1000, advance };
    const { output } = await solved([file('short.txt', text)], options);
    expect(output).toBe(expected.output);
    expect(Math.max(...advances.map((done, index) => done - (advances[index - 1] ?? 0)))).toBeLessThan(2000);
  });

  test('input and output packed with gzip', async () => {
    const text = mixedFile(2000, 20, 11);
    const output = file('packed.out.gz');
    await solved([file('packed.txt.gz', gzipSync(text))], { threads: 2, pieceBytes: 5000, output });
    expect(gunzipSync(readFileSync(output)).toString()).toBe((await oneByOne(text)).output);
  });
});

describe('bad records', () => {
  const text = `${mixedFile(50, 0, 2)}what?\n${mixedFile(50, 0, 4)}${'5'.repeat(2)}${'.'.repeat(79)}\n`;
  test('get a line in their place', async () => {
    const { output, summary } = await solved([file('bad.txt', text)], {
      options: { onError: 'record' },
      pieceBytes: 1000,
      threads: 2,
    });
    const lines = output.split('\n');
    expect(lines[50]).toMatch(/^# line 51: "what\?"/);
    expect(lines[101]).toMatch(/^# line 102: No solution: /);
    expect(summary).toMatchObject({ records: 102, counts: { none: 1, bad: 1 }, exitCode: 2 });
  });
  test('end the job when the caller stops it', async () => {
    const { output, summary } = await solved([file('bad.txt', text)], {
      options: { onError: 'stop' },
      pieceBytes: 1000,
      threads: 2,
    });
    expect(output.split('\n')).toHaveLength(51);
    expect(summary.stopped).toMatchObject({ why: 'error', line: 51 });
  });
  test('files that cannot be used are reported, and the others are answered', async () => {
    const { output, problems } = await solved([
      join(folder, 'none.txt'),
      folder,
      file('zero.txt', 'a\n\0'),
      file('broken.gz', 'no gzip'),
      file('one.txt', mixedFile(1, 0, 2)),
    ]);
    expect(output).toHaveLength(82);
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [undefined, undefined, 'There is no such file.'],
      [undefined, undefined, 'This is a folder; give the files in it.'],
      [2, 1, 'This is not text: it holds a zero byte.'],
      [undefined, undefined, 'This cannot be read: incorrect header check.'],
    ]);
  });
});

describe('jobs that were stopped can be resumed', () => {
  /**
   * Runs the job in a process of its own. Kills the process after some milliseconds, if `ms` says
   * so. Gives its exit code.
   */
  const start = (inputs: string[], options: JobSettings, ms?: number): Promise<number | null> =>
    new Promise((resolve) => {
      const index = new URL('../../dist/index.js', import.meta.url);
      const job = JSON.stringify({ job: 'solve', inputs, ...options });
      const script = `import { runFiles } from '${index}';
        const result = await runFiles({ ...${job}, worker: new URL('${worker}') });
        if (!result.ok) throw new Error(result.error);`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const timer = ms === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), ms);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve(code);
      });
    });

  test.each(['killed.txt', 'killed.txt.gz', 'killed.txt.zst'])(
    'killed at any moment: %s',
    { tags: ['whole'] },
    async (name) => {
      const input = file(`${name}.in.txt`, mixedFile(12_000, 3, 21));
      const output = file(name);
      const options = { threads: 2, pieceBytes: 10_000, options: { onError: 'record' }, betweenJournals: 0 } as const;
      await solved([input], { ...options, output });
      const expected = readFileSync(output);
      rmSync(output);
      const random = makeRandom(5);
      let kills = 0;
      for (;;) {
        const resume = existsSync(journalOf(output)) || !existsSync(output) ? { resume: true } : undefined;
        if (!resume) break; // finished
        const code = await start(
          [input],
          { ...options, output, ...resume },
          kills < 6 ? 60 + random.below(200) : undefined,
        );
        if (code === 0) break;
        kills++;
      }
      expect(kills).toBeGreaterThan(2);
      expect(readFileSync(output).equals(expected)).toBe(true);
      expect(existsSync(journalOf(output))).toBe(false);
    },
  );

  test('stopped by a signal, in the second file', async () => {
    const inputs = [file('first.txt', mixedFile(500, 50, 2)), file('second.txt', mixedFile(500, 300, 3))];
    const output = file('hand.txt');
    const options = { threads: 2, pieceBytes: 3000, output };
    const whole = (await solved(inputs, { ...options, output: file('whole.txt') })).summary;
    const { summary } = await solved(inputs, { ...options, ...stopBehind(45_000) });
    expect(summary.stopped).toMatchObject({ why: 'enough', input: inputs[1] });
    expect(await refusal(inputs, options)).toMatch(/unfinished job/);
    expect(await refusal([inputs[1]!], { ...options, resume: true })).toMatch(/reads .*first.txt/);
    expect(await refusal(inputs, { ...options, resume: true, options: { to: 'drawn' } })).toMatch(
      /other options \(to\): /,
    );
    const advances: Advance[] = [];
    const advance = (now: Advance): void => void advances.push(now);
    const resumed = (await solved(inputs, { ...options, resume: true, advance })).summary;
    expect(resumed.recordsBefore).toBeGreaterThan(500);
    expect(resumed).toEqual({ ...whole, recordsBefore: resumed.recordsBefore });
    const [first, last] = [advances[0]!, advances.at(-1)!];
    const total = inputs.reduce((sum, name) => sum + readFileSync(name).length, 0);
    expect(first).toMatchObject({ total, before: { records: resumed.recordsBefore } });
    expect(first.before.done).toBeGreaterThan(readFileSync(inputs[0]!).length);
    expect(last).toMatchObject({ records: whole.records, done: total, total });
    expect(readFileSync(output, 'utf8')).toBe(readFileSync(file('whole.txt'), 'utf8'));
    expect(await refusal(inputs, { ...options, resume: true })).toMatch(/finished/);
  });

  test('but not with an input that has changed', async () => {
    const input = file('changing.txt', mixedFile(200, 0, 2));
    const options = { threads: 1, pieceBytes: 1000, output: file('changing.out') };
    await solved([input], { ...options, ...stopBehind(3000) });
    utimesSync(input, 1, 1);
    expect(await refusal([input], { ...options, resume: true })).toMatch(/has changed/);
  });

  test.each<[JobSettings, RegExp]>([
    [{ resume: true }, /output file/],
    [{ resume: true, inputs: ['-'], output: 'x' }, /Standard input/],
    [{ inputs: ['/tmp/../tmp/a'], output: '/tmp/../tmp/a' }, /needs another file/],
    [{ output: '/none/such/a' }, /no such folder/],
  ])('options that make no sense are refused: %o', async (options, says) => {
    expect(await refusal(['a.txt'], options)).toMatch(says);
  });

  test.skipIf(NO_UNIX)('an input is not overwritten, whatever name the output has for it', async () => {
    const input = file('linked.txt', mixedFile(3, 0, 2));
    for (const [name, link] of [
      ['hard', linkSync],
      ['soft', symlinkSync],
    ] as const) {
      link(input, join(folder, name));
      expect(await refusal([input], { output: join(folder, name) })).toMatch(/needs another file/);
    }
    expect(readFileSync(input, 'utf8')).toBe(mixedFile(3, 0, 2));
  });

  test('an output that cannot be opened leaves no journal', async () => {
    mkdirSync(join(folder, 'inner'));
    expect(await refusal([file('a.txt', mixedFile(3, 0, 2))], { output: join(folder, 'inner') })).toMatch(/a folder/);
    expect(existsSync(journalOf(join(folder, 'inner')))).toBe(false);
  });

  test.skipIf(NO_UNIX)('devices and pipes get the answers in order, and no journal', async () => {
    const input = file('piped.txt', mixedFile(2000, 20, 2));
    const output = join(folder, 'pipe');
    execFileSync('mkfifo', [output]);
    const reading = promisify(execFile)('cat', [output], { maxBuffer: 1 << 20 });
    await solved([input], { output, threads: 2, pieceBytes: 5000 });
    expect((await reading).stdout).toBe((await oneByOne(mixedFile(2000, 20, 2))).output);
    expect(existsSync(journalOf(output))).toBe(false);
    expect(await refusal([input], { output, resume: true })).toMatch(/output file/);
  });
});

test('memory does not grow with the file', { tags: ['whole'] }, async () => {
  const input = file('large.txt');
  const piece = mixedFile(12_000, 0, 2);
  const stream = createWriteStream(input);
  for (let index = 0; index < 200; index++) if (!stream.write(piece)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
  const index = new URL('../../dist/index.js', import.meta.url);
  const script = `import { runFiles } from '${index}';
    const work = { job: 'solve', options: {}, threads: 2 };
    await runFiles({ ...work, inputs: [${JSON.stringify(input)}], output: ${JSON.stringify(`${input}.out`)} });
    await runFiles({ ...work, inputs: ['-'], write: () => {} });
    console.log(process.resourceUsage().maxRSS / 1024);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: [openSync(input, 'r'), 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  await once(child, 'close');
  expect(Number(out)).toBeGreaterThan(20);
  expect(Number(out)).toBeLessThan(250);
});
