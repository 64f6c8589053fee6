import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const SMALL = '123.34122143432.';
const lines = (...requests: object[]): string => requests.map((request) => `${JSON.stringify(request)}\n`).join('');

test('each line is answered with a line, bad ones with their number, and the exit code is that of the worst', async () => {
  const input = `${lines({ do: 'reset', puzzle: SMALL, id: 1 })}\n{"do":\n${lines({ do: 'step', place: 'r1c1=2' }, { do: 'step', place: 'r1c4=4' })}`;
  const { code, out, err } = await run(['environment'], input);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(objectsOf(out)).toEqual([
    { id: 1, game: 'game', geometry: '4x4:2x2', observation: SMALL, done: false },
    { error: { code: 'json', message: expect.stringContaining('This is no JSON') }, line: 3 },
    { error: { code: 'illegal', message: 'r1c1 is a given.', place: 'place' }, line: 4 },
    { game: 'game', observation: '123434122143432.', reward: 1, done: false, right: true, steps: 1, score: 1 },
  ]);
  expect((await run(['environment'], lines({ do: 'reset', puzzle: SMALL }, { do: 'close', game: 'x' }))).code).toBe(1);
  expect((await run(['environment'], lines({ do: 'reset', puzzle: SMALL }))).code).toBe(0);
});

test('a thousand games go on at once, and one more needs the option', async () => {
  const reset = (game: number): object => ({ do: 'reset', puzzle: SMALL, game: `g${game}`, observe: 'none' });
  const games = Array.from({ length: 1001 }, (_, game) => game);
  const input = lines(...games.map(reset), ...games.map((game) => ({ do: 'step', game: `g${game}`, place: 'r1c4=4' })));
  const few = objectsOf((await run(['environment'], input)).out);
  expect(few.filter(({ reward }) => reward === 1)).toHaveLength(1000);
  expect(few[1000]).toMatchObject({ error: { code: 'games' }, line: 1001 });
  const all = objectsOf((await run(['environment', '--games', '1001'], input)).out);
  expect(all.filter(({ reward }) => reward === 1)).toHaveLength(1001);
});

test('a line of many megabytes is refused, and the next one is read', async () => {
  const { out, code } = await run(
    ['environment'],
    `"${'x'.repeat(5_000_000)}"\n${lines({ do: 'reset', puzzle: SMALL })}`,
  );
  expect(objectsOf(out)).toMatchObject([{ error: { code: 'json' }, line: 1 }, { observation: SMALL }]);
  expect(code).toBe(2);
});

test('pictures are SVG with the digits that were found', async () => {
  const { out } = await run(['environment'], lines({ do: 'reset', puzzle: SMALL, observe: 'picture' }));
  const [{ observation }] = objectsOf(out) as [{ observation: string }];
  expect(observation).toMatch(/^<svg[\s\S]*<\/svg>$/);
});

test('an answer comes before the next request', { tags: ['whole'] }, async () => {
  const child = spawn(process.execPath, [COMMAND, 'environment']);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said: unknown[] = [];
  for (const request of [
    { do: 'reset', puzzle: SMALL },
    { do: 'step', place: 'r1c4=4' },
    { do: 'step', place: 'r4c4=1' },
  ]) {
    child.stdin.write(lines(request));
    said.push(JSON.parse((await answers.next()).value as string));
  }
  expect(said.at(-1)).toMatchObject({ end: 'solved', score: 2 });
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('the same requests bring the same bytes in every process', { tags: ['whole'] }, async () => {
  const input = lines(
    { do: 'reset', seed: 9, difficulty: 'moderate' },
    { do: 'step', hint: 'full' },
    { do: 'actions' },
  );
  const [first, second] = [await runProcess(['environment'], input), await runProcess(['environment'], input)];
  expect(first).toEqual(second);
  expect(objectsOf(first.out)).toHaveLength(3);
});

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

test.skipIf(!hasPython)('the sample in Python plays a game to its end', () => {
  const words = [at('examples/environment/play.py'), process.execPath, COMMAND, 'environment'];
  const said = execFileSync('python3', words, { encoding: 'utf8' }).split('\n');
  expect(said[1]).toMatch(/^[1-9]{81}$/);
  expect(said[2]).toMatch(/^solved after \d+ steps, score [\d.]+$/);
});

test('the sample in TypeScript plays a thousand games at once', () => {
  // Below node_modules, so that the sample finds the packages by name as users do.
  const room = at(`node_modules/.cache/environment-${process.pid}`);
  mkdirSync(room, { recursive: true });
  try {
    // What Node 22.18 does by itself: the types are left out.
    const source = readFileSync(at('examples/environment/play.ts'), 'utf8');
    writeFileSync(join(room, 'play.mjs'), transformSync('play.ts', source, { lang: 'ts' }).code);
    const out = execFileSync(process.execPath, [join(room, 'play.mjs')], { encoding: 'utf8' });
    expect(out).toMatch(/^\d{4,} steps of 1000 games, mean score \d+/);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});
