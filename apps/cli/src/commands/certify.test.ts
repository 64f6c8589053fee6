import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { objectsOf, run, runProcess } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-certify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINIMAL = '1.....2...3....4';
const SPARED = '1234341221434.2.';

test('a certificate a puzzle; puzzles that have none are told with their places', async () => {
  const { code, out, err } = await run(['certify'], `${SPARED}\n11..............\n................\n${MINIMAL}\n12\n`);
  expect(objectsOf(out)).toMatchObject([{ version: 1, solution: '1234341221434321' }, { givens: MINIMAL }]);
  expect(code).toBe(2);
  expect(err.split('\n').slice(0, 3)).toEqual([
    'standard input:2: The givens are in conflict.',
    'standard input:3: The puzzle has several solutions.',
    expect.stringMatching(/^standard input:5:/),
  ]);
});

test('a formula and proofs that programs of others read', async () => {
  const { out: cnf } = await run(['certify', '--proof', 'cnf'], MINIMAL);
  expect(cnf).toContain(`\nc givens ${MINIMAL}\n`);
  expect(cnf).toMatch(/\np cnf 64 \d+\n1 2 3 4 0\n/);
  const { out: lrat } = await run(['certify', '--proof', 'lrat'], MINIMAL);
  expect(lrat).toMatch(/^(\d+ (-?\d+ )*0 (\d+ )+0\n)+$/);
  expect(await run(['certify', '--proof', 'drat'], MINIMAL)).toEqual({
    code: 0,
    out: expect.stringMatching(/^(-?\d+ )*0\n$/),
    err: '',
  });
  const several = await run(['certify', '--proof', 'lrat'], `${'.'.repeat(16)}\n`);
  expect(several).toEqual({ code: 1, out: '', err: 'standard input:1: The puzzle has several solutions.\n' });
});

test('verify checks what certify wrote, a line each', async () => {
  const { out } = await run(['certify', '--minimal', '--path'], MINIMAL);
  expect(await run(['verify'], out)).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^holds {4}one solution, minimal, rated \d\.\d {2}\d branch(es)? {2}standard input:1\n$/,
    ),
    err: '',
  });
  const [answer] = objectsOf((await run(['verify', '--json'], `\n${out}`)).out);
  expect(answer).toMatchObject({
    holds: true,
    geometry: '4x4:2x2',
    puzzle: MINIMAL,
    minimal: true,
    rater: 'pencilmark',
    line: 2,
  });
});

test('a given that can be spared is named', async () => {
  const ran = await run(['certify', '--minimal'], SPARED);
  expect(ran).toEqual({ code: 1, out: '', err: 'standard input:1: The given of r1c1 can be spared.\n' });
});

test('a killer of its own format, packed, in threads', async () => {
  const board = { geometry: '4x4:killer_5:r1c1-2+killer_3:r2c4,r3c4+killer_4:r4c2-3', givens: '1...............' };
  const path = join(folder, 'killer.json.gz');
  const proper = { ...board, givens: '1..........1.2..' };
  writeFileSync(path, gzipSync(JSON.stringify(proper)));
  const { out } = await run(['certify', path]);
  const output = join(folder, 'certificates.jsonl.gz');
  expect((await run(['certify', path, '--output', output, '--threads', '1'])).code).toBe(
    (await run(['check', path])).code,
  );
  const verified = await run(['verify', output]);
  expect([verified.code, verified.out === '']).toEqual([out === '' ? 2 : 0, out === '']);
});

describe('a certificate that does not hold', () => {
  test.each([
    ['no JSON', 'hello\n', 2, /^refused {2}.*JSON/],
    ['another format', '{"format":"x"}\n', 2, /^refused {2}format: Expected/],
    ['a binary file', '\0\0\0\n', 2, /^refused {2}.*JSON/],
    ['a long line', `${'['.repeat(2 ** 23 + 100)}\n`, 2, /^refused {2}It has more than 8388608 characters/],
    ['JSON of something else', '{"cells":81}', 2, /^refused {2}format: Expected "pencilmark-certificate"/],
  ])('%s', async (_what, input, code, line) => {
    expect(await run(['verify'], input)).toEqual({ code, out: expect.stringMatching(line), err: '' });
  });

  test('a false one ends with 1, and the next one is still checked', async () => {
    const good = (await run(['certify'], SPARED)).out;
    const bad = good.replace('"solution":"12', '"solution":"21');
    const other = good.replace('"givens":"1234341221434.2."},', '"givens":"1234341221434..."},');
    const ran = await run(['verify', '--json'], bad + other + good);
    expect(ran.code).toBe(1);
    expect(objectsOf(ran.out)).toMatchObject([
      { holds: false, place: 'solution[0]', line: 1 },
      { holds: false, place: 'givens', line: 2 },
      { holds: true, line: 3 },
    ]);
    const { code, out } = await run(['verify', '--max-work', '10'], good);
    expect([code, out]).toEqual([1, expect.stringContaining('more than 10 elementary steps')]);
  });

  test('nothing, and no file', async () => {
    expect(await run(['verify'], '')).toEqual({ code: 2, out: '', err: 'standard input: No certificate found.\n' });
    const ran = await run(['verify', join(folder, 'none')]);
    expect([ran.code, ran.out]).toEqual([2, '']);
  });
});

test('the checker that is handed out imports nothing, and checks what certify wrote', async () => {
  const { code, out } = await run(['verify', '--print-checker']);
  expect(code).toBe(0);
  expect(out).not.toMatch(/\bimport\b|\brequire\b/);
  const path = join(folder, 'checker.mjs');
  writeFileSync(path, out);
  const { checkCertificate } = (await import(pathToFileURL(path).href)) as {
    checkCertificate(text: string): { readonly holds: boolean };
  };
  const certificate = (await run(['certify'], SPARED)).out;
  expect(checkCertificate(certificate)).toMatchObject({ holds: true });
  expect(checkCertificate(certificate.replace('"digits":4', '"digits":5'))).toMatchObject({ holds: false });
  expect(out.trimEnd().split('\n').length).toBeLessThan(400);
});

test('two thousand through a pipe', { tags: ['whole'] }, async () => {
  const certificate = (await run(['certify'], SPARED)).out;
  const { code } = await runProcess(['verify'], certificate.repeat(2000));
  expect(code).toBe(0);
});
