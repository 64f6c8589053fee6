import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT, TSC } from '../scripts/workspace.mjs';

// The root does not compile these tests: their tools are installed when they run.
test('the tests of this folder fit the types of their tools', () => {
  expect(
    execFileSync(process.execPath, [TSC, '-p', 'packaging', '--pretty', 'false'], { cwd: ROOT, encoding: 'utf8' }),
  ).toBe('');
});
