import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../testing.ts';

const PUZZLE = '1..........2..3.';
const folder = mkdtempSync(join(tmpdir(), 'pencilmark-neighbourhood-'));
afterAll(() => rmSync(folder, { recursive: true }));

const neighbours = (input: string, ...options: string[]) => run(['neighbourhood', ...options], input, { cwd: folder });

test('puzzles with a given more, and with another', async () => {
  for (const [remove, add] of [
    ['0', '1'],
    ['1', '2'],
    ['2', '3'],
  ] as const) {
    const { code, out, err } = await neighbours(PUZZLE, '--remove', remove, '--add', add);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n').slice(0, -1);
    expect([lines.length > 0, new Set(lines).size]).toEqual([true, lines.length]);
    for (const line of lines) {
      const kept = [...line].filter((digit, cell) => digit !== '.' && digit === PUZZLE[cell]).length;
      expect([kept, line.match(/\d/g)!.length - kept]).toEqual([3 - Number(remove), Number(add)]);
    }
    const verdicts = (await run(['check', '--json'], out)).out.trim().split('\n');
    expect(verdicts.every((verdict) => JSON.parse(verdict).verdict === 'proper')).toBe(true);
  }
});

test('in threads as alone', async () => {
  const many = `${PUZZLE}\n`.repeat(30);
  const alone = await neighbours(many, '--minimal', '--add', '2');
  writeFileSync(join(folder, 'many.txt'), many);
  await neighbours('', 'many.txt', '--minimal', '--add', '2', '--threads', '2', '--output', 'near.txt');
  expect(readFileSync(join(folder, 'near.txt'), 'utf8')).toBe(alone.out);
});
