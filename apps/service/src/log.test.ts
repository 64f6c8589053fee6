import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const LOG = new URL('../dist/log.js', import.meta.url).href;

/** Logs so many lines of 1 kB to standard error, and its progress to standard output. */
const script = (lines: number) => `
  import { logTo } from ${JSON.stringify(LOG)};
  const log = logTo(2);
  for (let number = 0; number < ${lines}; number++) log.warn({ number, filler: 'x'.repeat(1000) });
  console.log('logged', Math.round(process.memoryUsage().rss / 2 ** 20));
  process.stdin.once('data', () => log.flush(() => process.exit(7)));`;

/** A process that logs. Somebody must read from it, or not. */
const logging = (lines: number, to: 'pipe' | number = 'pipe'): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', script(lines)], { stdio: ['pipe', 'pipe', to] });

async function endOf(child: ChildProcess): Promise<number | null> {
  child.stdin!.write('end\n');
  const [code] = await once(child, 'exit');
  return code;
}

const numbersIn = (log: string): (number | undefined)[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).number);

test('a reader who stands still holds up nobody: lines are dropped, and the process ends', async () => {
  const child = logging(50_000);
  const [output] = await once(child.stdout!, 'data');
  expect(String(output)).toMatch(/^logged/);
  // Fifty megabytes were logged.
  expect(Number(String(output).split(' ')[1])).toBeLessThan(200);
  expect(await endOf(child)).toBe(7);
});

test('a reader who goes on after a while learns how many lines were dropped', async () => {
  const child = logging(5000);
  await once(child.stdout!, 'data');
  const log = text(child.stderr!);
  expect(await endOf(child)).toBe(7);
  const lines = (await log).trim().split('\n');
  const dropped = Number(/"(\d+) lines of this log were dropped/.exec(lines.at(-1)!)![1]);
  expect(dropped).toBeGreaterThan(0);
  expect(lines.length - 1 + dropped).toBe(5000);
});

test('a reader gets every line in order, through a pipe and in a file', async () => {
  const child = logging(300);
  const log = text(child.stderr!);
  await once(child.stdout!, 'data');
  expect(await endOf(child)).toBe(7);
  const all = Array.from({ length: 300 }, (_, number) => number);
  expect(numbersIn(await log)).toEqual(all);

  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-log-'));
  const path = join(folder, 'log');
  const writer = logging(300, openSync(path, 'a'));
  await once(writer.stdout!, 'data');
  expect(await endOf(writer)).toBe(7);
  expect(numbersIn(readFileSync(path, 'utf8'))).toEqual(all);
  rmSync(folder, { recursive: true });
});
