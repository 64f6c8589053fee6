import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filesOfWhole, runs } from './strength.mjs';
import { filesBelow, workspaces } from './workspace.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module as a run has it that is called so. */
async function strengthIn(run: string, seed?: string) {
  vi.stubEnv('PENCILMARK_TESTS', run);
  vi.stubEnv('PENCILMARK_SEED', seed);
  vi.resetModules();
  return import('./strength.mjs');
}

describe('a quick run', () => {
  test('tries a fifth, and the same each time', async () => {
    const quick = await strengthIn('quick');
    expect([1, 5, 6, 1000].map(quick.runs)).toEqual([1, 1, 2, 200]);
    expect(quick.some([0, 1, 2, 3, 4, 5, 6])).toEqual([0, 5]);
    expect(quick.SEED).toBe(1);
  });

  test('has files of every package and app, and of most files of the pages', () => {
    const left = new Set(filesOfWhole());
    const kept = (folder: string): string[] =>
      filesBelow(folder).filter((path: string) => path.endsWith('.test.ts') && !left.has(path));
    for (const folder of [...workspaces(), 'scripts']) expect(kept(folder), folder).not.toEqual([]);
    expect(kept('apps/web/tests').length).toBeGreaterThan(35);
  });
});

describe('a whole run', () => {
  test('leaves out nothing, and has the date as its seed', async () => {
    const whole = await strengthIn('whole');
    expect([1, 5, 6, 1000].map(whole.runs)).toEqual([1, 5, 6, 1000]);
    expect(whole.some([0, 1, 2])).toEqual([0, 1, 2]);
    expect(String(whole.SEED)).toMatch(/^20\d\d[01]\d[0-3]\d$/);
  });

  test('is repeated with the seed that it told', async () => expect((await strengthIn('whole', '7')).SEED).toBe(7));
});

test('laws without numbers of their own follow', () => {
  let tried = 0;
  fc.assert(fc.property(fc.nat(), () => tried++ >= 0));
  expect(tried).toBe(runs(100));
});
