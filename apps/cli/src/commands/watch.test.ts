import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { PUZZLE, SOLUTION } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('--frames writes a head and every event', async () => {
  const ran = await run(['watch', '--frames', '-'], PUZZLE);
  const [head, ...events] = objectsOf(ran.out);
  expect(head).toEqual({
    puzzle: PUZZLE,
    geometry: '9x9:3x3',
    solver: 'backtracking',
    events: events.length,
    cut: false,
  });
  expect(events[0]).toEqual({ kind: 'call', depth: 0 });
  expect(events.at(-1)).toMatchObject({ kind: 'solution' });
  await run(['watch', '--frames', 'events.jsonl'], PUZZLE, { cwd: folder });
  expect(readFileSync(join(folder, 'events.jsonl'), 'utf8')).toBe(ran.out);
});

test('shows the end of the search when there is no terminal', async () => {
  const ran = await run(['watch', '--solver', 'singles'], PUZZLE);
  expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('Not a terminal') });
  expect(ran.out.replaceAll(/[^1-9\n]/g, '')).toContain(SOLUTION.match(/.{9}/g)!.slice(0, 3).join('\n'));
  expect(ran.out).not.toContain('\x1b');
});
