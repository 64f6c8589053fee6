import { readFileSync } from 'node:fs';
import { RULES } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { objectsOf, run } from './testing.ts';

test('the code of techniques is loaded only when it is needed', () => {
  const start = readFileSync(new URL('../dist/start.js', import.meta.url), 'utf8');
  expect(start).toMatch(/^import .*chunks/m);
  expect(start).not.toMatch(/^import .*TECHNIQUES/m);
});

test('list, version, help', async () => {
  expect((await run(['list', 'solvers'])).out).toMatch(/^backtracking +watch /m);
  const layouts = objectsOf((await run(['list', 'layouts', '--json'])).out).map(({ name }) => name);
  expect(layouts).toEqual(['2x3', 'jigsaw-MAP', 'noboxes', '0-8', 'raw', ...RULES.map(({ name }) => name)]);
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  expect(await run(['help', 'solve'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('--max-calls'),
  });
  expect(await run([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commands:') });
});
