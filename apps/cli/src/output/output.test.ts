import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_LINUX } from '../../../../scripts/systems.mjs';
import { COMMAND } from '../testing.ts';

const PUZZLE = '12..............\n';

test.concurrent.each([[[]], [['--threads', '1']], [['--json']]])(
  'messages that nobody reads any more end the command, though input has no end: solve %j',
  { tags: ['whole'], timeout: 20_000 },
  async (more) => {
    const child = spawn(process.execPath, [COMMAND, 'solve', ...more], { timeout: 15_000 });
    child.stdin.on('error', () => {}); // the command ends before it has read everything
    const feed = (): void => {
      while (child.stdin.write('garbage\n'.repeat(1000)));
    };
    child.stdin.on('drain', feed);
    child.stdout.resume();
    // By then all messages that are printed one by one are written.
    child.stderr.once('data', () => setTimeout(() => child.stderr.destroy(), 200));
    feed();
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
  },
);

test.skipIf(NO_LINUX).concurrent.each([[['solve']], [['solve', '--threads', '1']], [['list']]])(
  'a full disk under standard output is told: %j',
  { tags: ['whole'] },
  async (args) => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['pipe', full, 'pipe'], timeout: 15_000 });
    closeSync(full);
    let err = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin!.end(PUZZLE);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({
      code: 2,
      err: 'pencilmark: standard output cannot be written: the disk is full.\n',
    });
  },
);
