import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { geometryCalled, isLevel, loadKinds } from './boards.ts';
import { cluedIn } from './clued.ts';

test('every puzzle of the collection with clues has titles, a level, and a board that the app knows', async () => {
  await loadKinds();
  const puzzles = cluedIn(readFileSync(new URL('../../../../corpus/clues.tsv', import.meta.url), 'utf8'));
  expect(puzzles.length).toBeGreaterThanOrEqual(20);
  for (const { name, titles, board, givens, solution, difficulty } of puzzles) {
    const { id, clues, cellCount } = geometryCalled(board);
    expect([id, givens.length, solution.length], name).toEqual([board, cellCount, cellCount]);
    expect(clues.length, name).toBeGreaterThan(0);
    expect(Object.values(titles).every(Boolean) && isLevel(difficulty), name).toBe(true);
    expect(
      givens.every((digit, cell) => digit === 0 || digit === solution[cell]),
      name,
    ).toBe(true);
  }
});
