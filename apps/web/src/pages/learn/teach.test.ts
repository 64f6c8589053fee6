import { isProper, makePuzzle, TECHNIQUES } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { geometryCalled } from '../../hint/think.ts';
import { cases, positionOf } from './cases.ts';
import { example, practice, techniques } from './teach.ts';

test('every technique has a name in each language, an example, and a position to practise in', async () => {
  const listed = techniques();
  expect(listed.map(({ id }) => id)).toEqual(TECHNIQUES.map(({ id }) => id));
  for (const { id, names } of listed) {
    expect(names.en && names.de, id).toBeTruthy();
    const shown = await example(id);
    expect(shown.told.step.technique).toBe(id);
    const { board, givens, placements } = await practice({ id, turn: 0 });
    const digits = [...givens];
    for (const { cell, digit } of placements) digits[cell] = digit;
    expect([board, digits], `${id} practises its example`).not.toEqual([shown.board, shown.digits]);
  }
});

test('the puzzle of every case is proper', async () => {
  for (const row of await cases()) {
    const { givens } = positionOf(row);
    expect(isProper(makePuzzle(geometryCalled(row.board), givens)), row.cells).toBe(true);
  }
});
