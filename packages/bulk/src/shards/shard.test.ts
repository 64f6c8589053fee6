import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { runFiles } from '../run/run.ts';
import { fileIn, mixedFile, temporaryFolder, worker } from '../testing.ts';
import type { FileProblem, Work } from '../types.ts';
import { mergeShards } from './merge.ts';
import { partOf, readShard } from './shard.ts';

const file = fileIn(temporaryFolder());

/** Runs a job with a file as its output. Gives the messages. */
async function run(
  job: string,
  options: Work['options'],
  inputs: readonly string[],
  output: string,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  const hear = (problem: FileProblem): void => void problems.push(problem);
  const work = { job, options } as Work;
  const result = await runFiles({ ...work, inputs, output, worker, threads: 1, pieceBytes: 2000, hear });
  if (!result.ok) throw new Error(result.error);
  return problems;
}

/**
 * Runs a job whole and in shards. Checks that the messages are the same. Gives the names of the
 * shards.
 */
async function divided(
  job: string,
  options: Work['options'],
  inputs: readonly string[],
  of: number,
  end = '',
): Promise<string[]> {
  const said = await run(job, options, inputs, file('whole'));
  const shards: string[] = [];
  const parts: FileProblem[] = [];
  for (let index = 1; index <= of; index++) {
    shards.push(file(`${job}.${index}${end}`));
    parts.push(...(await run(job, { ...options, shard: `${index}/${of}` }, inputs, shards.at(-1)!)));
  }
  expect(parts).toEqual(said);
  return shards;
}

const merged = async (shards: readonly string[]): Promise<string> => {
  const pieces: Uint8Array[] = [];
  const result = await mergeShards({ shards, write: (bytes) => void pieces.push(bytes.slice()) });
  return result.ok ? Buffer.concat(pieces).toString() : result.error;
};
const whole = (): string => readFileSync(file('whole'), 'utf8');

describe('merged shards are the same as the output of the undivided job', () => {
  test.each<[string, Work['options'], number, number]>(
    some([
      ['solve', {}, 3, 3],
      ['solve', { onError: 'record' }, 400, 2],
      ['solve', { to: 'csv' }, 0, 2],
      ['solve', { to: 'drawn' }, 0, 3],
      ['check', {}, 30, 2],
      ['convert', { json: true }, 30, 3],
    ]),
  )('%s %o, %i of 1000 odd, %i shards', async (job, options, oddity, of) => {
    const inputs = [file('one.txt', mixedFile(150, oddity, 2)), file('two.txt', mixedFile(100, oddity, 4))];
    const shards = await divided(job, options, inputs, of);
    expect(await merged(shards.toReversed())).toBe(whole());
  });
  test('packed input and output, and more shards than records', async () => {
    const shards = await divided('canonical', {}, [file('few.gz', gzipSync(mixedFile(3, 0, 2)))], 5, '.gz');
    expect(await merged(shards)).toBe(whole());
    expect((await mergeShards({ shards, output: file('merged') })).ok).toBe(true);
    expect(readFileSync(file('merged'), 'utf8')).toBe(whole());
  });
  test('shards of puzzles that are made', async () => {
    const wishes = { geometry: '4x4:2x2', seed: 7, count: 11, digits: '1234' };
    expect(await merged(await divided('generate', wishes, [], 3))).toBe(whole());
  });
  test('shards of a file that ends in the middle of a record', async () => {
    const rows = `${'1...\n..2.\n.3..\n...4\n\n'.repeat(40)}`;
    expect(await merged(await divided('solve', {}, [file('rows.txt', rows)], 3))).toBe(whole());
  });
  test('shards of records that fill several pieces', { tags: ['whole'] }, async () => {
    const long = `[${'[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]],\n'.repeat(150).slice(0, -2)}]\n`;
    const input = file('long.txt', `${long}${mixedFile(20, 0, 2)}`.repeat(3));
    for (const of of [2, 3, 5]) expect(await merged(await divided('convert', {}, [input], of))).toBe(whole());
  });
});

describe('files that are not all shards of one job are refused', () => {
  let shards: string[];
  beforeAll(async () => {
    shards = await divided('solve', {}, [file('input.txt', mixedFile(60, 0, 2))], 3);
  });
  const change = (name: string, by: (text: string) => string): string =>
    file(`changed`, by(readFileSync(name, 'utf8')));

  test('a shard is missing, doubled, cut off or changed', async () => {
    const [first, two, three] = shards as [string, string, string];
    expect(await merged([three, first])).toMatch(/missing: 2\/3/);
    expect(await merged([first])).toMatch(/2 shards are missing: 2\/3, 3\/3/);
    expect(await merged([first, two, two, three])).toMatch(/the same shard, 2\/3/);
    expect(await merged([first, change(two, (text) => text.slice(0, -5)), three])).toMatch(/cut off/);
    expect(await merged([first, change(two, (text) => text.slice(0, 820)), three])).toMatch(/cut off/);
    expect(await merged([first, change(two, (text) => `2${text.slice(1)}`), three])).toMatch(/has changed/);
    expect(await merged([first, change(two, (text) => text.slice(82)), three])).toMatch(/has changed/);
    expect(await merged([first, two, file('none')])).toMatch(/no such file/);
    expect(await merged([''])).toMatch(/^"": There is no such file/);
    expect(await merged([])).toMatch(/no shards/);
  });
  test('shards of another number, other options or another input; and nothing is written', async () => {
    const [first, two] = shards as [string, string];
    const input = file('input.txt');
    const other = file('other');
    await run('solve', { shard: '3/4' }, [input], other);
    expect(await merged([first, two, other])).toMatch(/one of 3 shards, .* one of 4/);
    await run('solve', { shard: '3/3', limit: 2 }, [input], other);
    expect(await merged([first, two, other])).toMatch(/different jobs/);
    await run('solve', { shard: '3/3' }, [file('input2.txt', mixedFile(60, 0, 8))], other);
    const result = await mergeShards({ shards: [first, two, other], output: file('no output') });
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(/different inputs/) });
    expect(() => readFileSync(file('no output'))).toThrow();
    expect(await mergeShards({ shards, output: first })).toMatchObject({ ok: false });
  });
});

test('the parts of a number cover it and have nearly the same size', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (of, count) => {
      let before = 0;
      for (let index = 1; index <= of; index++) {
        const [from, to] = partOf({ index, of }, count);
        expect(from).toBe(before);
        expect(Math.abs(to - from - count / of)).toBeLessThanOrEqual(2);
        before = to;
      }
      expect(before).toBe(count);
    }),
  ));

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3', '-1/2'])('%s is no shard', (text) =>
  expect(readShard(text)).toBeUndefined(),
);
