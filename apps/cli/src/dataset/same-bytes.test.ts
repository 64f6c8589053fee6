// @module-tag whole
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, run } from '../testing.ts';

let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-bytes-'));
  const { out } = await run(['generate', '--count', '80', '--seed', '5']);
  writeFileSync(join(cwd, 'puzzles.txt'), out);
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** What is written, and where the puzzles come from. */
const someJob = fc.record({
  rows: fc.constantFrom('puzzles', 'steps', 'positions', 'images', 'states', 'moves'),
  from: fc.constantFrom(['puzzles.txt'], ['--count', '150'], ['--count', '60', '--size', '6', '--minimal']),
  seed: fc.nat({ max: 10_000 }),
  // A set in a folder, mixed or not, or one file, packed or not.
  place: fc.constantFrom(
    ['--folder', '', '--form', 'csv', '--file-rows', '500'],
    ['--folder', '', '--shuffle', '--packing', 'gz'],
    ['--output', '.jsonl'],
    ['--output', '.csv.gz', '--form', 'csv'],
  ),
});

/** How it is done: with how many threads, and when each process is killed. */
const someWay = fc.record({
  threads: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
  killAfterMs: fc.array(fc.integer({ min: 200, max: 900 }), { minLength: 2, maxLength: 2 }),
});

/** Every file of a set or of an output, by its name without what tells runs apart. */
function bytesOf(name: string): Record<string, string> {
  const paths = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter((path) => path.startsWith(name));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const isFile = readdirSync(join(cwd, path, '..'), { withFileTypes: true }).some(
        (entry) => entry.isFile() && path.endsWith(entry.name),
      );
      return isFile ? [[path.slice(name.length), readFileSync(join(cwd, path), 'base64')]] : [];
    }),
  );
}

/** Runs the command, and kills it after a while. Gives whether it was killed. */
async function killed(args: readonly string[], ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  const [, signal] = await once(child, 'close');
  clearTimeout(timer);
  return signal === 'SIGKILL';
}

test.skipIf(NO_UNIX)(
  'law: the same seed brings the same bytes, for any number of threads, killed and resumed',
  { timeout: 240_000 },
  async () => {
    let [number, kills] = [0, 0];
    await fc.assert(
      fc.asyncProperty(someJob, someWay, async ({ rows, from, seed, place }, { threads, killAfterMs }) => {
        number++;
        const argsFor = (name: string, count: number): string[] => {
          const [flag = '', end = '', ...more]: readonly string[] = place;
          return [
            'dataset',
            ...from,
            '--rows',
            rows,
            '--seed',
            `${seed}`,
            flag,
            `${name}${end}`,
            ...more,
            '--threads',
            `${count}`,
          ];
        };
        const [whole, broken] = [`whole-${number}`, `broken-${number}`];
        expect((await run(argsFor(whole, 1), '', { cwd })).code).toBe(0);
        let isBegun = false;
        for (const [turn, ms] of killAfterMs.entries()) {
          const args = [...argsFor(broken, threads[turn % threads.length]!), ...(isBegun ? ['--resume'] : [])];
          if (!(await killed(args, ms))) break;
          kills++;
          isBegun = true;
        }
        const ending = await run([...argsFor(broken, threads.at(-1)!), '--resume'], '', { cwd });
        // What was complete before it could be killed is not resumed.
        if (ending.code !== 0) expect(ending.err).toMatch(/its job is finished|nothing to resume/);
        expect(bytesOf(broken)).toEqual(bytesOf(whole));
        expect(Object.keys(bytesOf(whole)).length).toBeGreaterThan(0);
        for (const name of readdirSync(cwd).filter((entry) => /^(?:whole|broken)-/.test(entry)))
          rmSync(join(cwd, name), { recursive: true });
      }),
      { numRuns: runs(8), endOnFailure: true },
    );
    expect(kills).toBeGreaterThan(0);
    expect(existsSync(join(cwd, 'puzzles.txt'))).toBe(true);
  },
);
