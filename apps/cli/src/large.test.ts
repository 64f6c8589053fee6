// @module-tag whole

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMAND } from './testing.ts';

const MEGABYTE = 1 << 20;

/** Feeds a piece many times. Before the end it reads the most memory that the command has used. */
async function feed(piece: string, times: number) {
  const child = spawn(process.execPath, [COMMAND, 'solve', '-'], { timeout: 50_000 });
  let out = 0;
  let err = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.length));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => {});
  const ended = new Promise((resolve) => child.on('close', resolve));
  const bytes = Buffer.from(piece);
  for (let time = 0; time < times; time++) {
    if (!child.stdin.write(bytes)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  const status = `/proc/${child.pid}/status`;
  const megabytes = existsSync(status)
    ? Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024
    : 0;
  child.stdin.end();
  const code = await ended;
  // The clock decides how often the count is printed.
  const messages = err.replaceAll(/^….* more so far\.\n/gm, '').split('\n').length - 1;
  return { code, out, err, messages, megabytes };
}

test.each([
  ['a line of 100 MB', '1'.repeat(MEGABYTE), 'standard input:1:1: '],
  ['100 MB of brackets', '['.repeat(MEGABYTE), 'standard input:1:1: '],
  ['100 MB of empty lines', '\n'.repeat(MEGABYTE), 'standard input:1:1: No puzzle found.'],
])('%s', async (_name, piece, message) => {
  const { code, out, err, megabytes } = await feed(piece, 100);
  expect({ code, out }).toEqual({ code: 2, out: 0 });
  expect(err).toContain(message);
  expect(megabytes).toBeLessThan(300);
});

test('300 000 bad lines: twenty messages and their number', async () => {
  const { code, err, messages, megabytes } = await feed('x\n'.repeat(10_000), 30);
  expect({ code, messages }).toEqual({ code: 2, messages: 21 });
  expect(err).toContain('… and 299980 more messages like these.');
  expect(megabytes).toBeLessThan(300);
});

test('a million good lines in bounded memory', async () => {
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';
  const { code, out, err, megabytes } = await feed(puzzle.repeat(10_000), 100);
  expect({ code, out }).toEqual({ code: 0, out: 82_000_000 });
  expect(err).toMatch(/^solved 1 000 000, none 0, .*\/s\n$/);
  expect(megabytes).toBeLessThan(300);
});
