import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { PUZZLE, SOLUTION } from '../commands/testing.ts';
import { COMMAND } from '../testing.ts';

test.skipIf(NO_UNIX)('a folder as standard input', async () => {
  const descriptor = openSync(tmpdir(), 'r');
  const child = spawn(process.execPath, [COMMAND, 'solve'], {
    stdio: [descriptor, 'ignore', 'pipe'],
    timeout: 20_000,
  });
  closeSync(descriptor);
  let err = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 2, err: 'standard input: This is a folder; give the files in it.\n' });
});

test('a closed pipe ends quietly', async () => {
  const lines = `${PUZZLE}\n`.repeat(50_000);
  const child = spawn(process.execPath, [COMMAND, 'solve'], { timeout: 20_000 });
  let err = '';
  child.stderr.on('data', (text: Buffer) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(lines);
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('answers are written before the command waits for more input', async () => {
  const child = spawn(process.execPath, [COMMAND, 'solve'], { timeout: 20_000, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${PUZZLE}\n`);
  const first = await new Promise((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  expect(first).toBe(`${SOLUTION}\n`);
  child.stdin.end();
});
