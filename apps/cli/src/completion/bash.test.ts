import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { run } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(NO_UNIX)('the bash completion is a script that completes', async () => {
  const { out } = await run(['completion', 'bash']);
  const complete = (...words: string[]): Promise<string> =>
    new Promise((resolve) => {
      const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _pencilmark; echo "\${COMPREPLY[*]}"`;
      const shell = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      shell.stdout.setEncoding('utf8').on('data', resolve);
    });
  expect(await complete('pencilmark', 'so')).toBe('solve\n');
  expect(await complete('pencilmark', 'solve', '--solver', 'back')).toBe('backtracking\n');
  expect(await complete('pencilmark', 'list', 'la')).toBe('layouts\n');
  writeFileSync(join(folder, 'frames-of-yesterday'), '');
  expect(await complete('pencilmark', 'watch', '--frames', 'frames-')).toBe('frames-of-yesterday\n');
});
