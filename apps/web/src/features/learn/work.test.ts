import { LANGUAGE_CODES, nextStep, TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { isProper } from '@pencilmark/core/solve';
import { beforeAll, expect, test } from 'vitest';
import { some } from '../../../../../scripts/strength.mjs';
import { geometryCalled, loadKinds } from '../../puzzles/boards.ts';
import type { End, Explained } from '../hint/tasks.ts';
import { next } from '../hint/work.ts';
import { type Case, cases, positionOf, practiceCases } from '../techniques/cases.ts';
import { example, practice, techniques } from './work.ts';

beforeAll(loadKinds);

test('every technique has a name in each language, an example, and a position to practise in', {
  tags: ['whole'],
}, async () => {
  const listed = techniques();
  expect(listed.map(({ id }) => id)).toEqual(TECHNIQUES.map(({ id }) => id));
  for (const { id, names } of listed) {
    expect(
      LANGUAGE_CODES.filter((code) => !names[code]),
      id,
    ).toEqual([]);
    const shown = await example({ id, language: 'en' });
    expect(shown.explained.step.technique).toBe(id);
    const { board, givens, placements } = await practice({ id, turn: 0 });
    const digits = [...givens];
    for (const { cell, digit } of placements) digits[cell] = digit;
    expect([board, digits], `${id} practises its example`).not.toEqual([shown.board, shown.digits]);
  }
});

test('the puzzle of every case is proper', async () => {
  for (const row of some([...(await cases()), ...(await practiceCases())])) {
    const { givens } = positionOf(row);
    expect(isProper(makePuzzle(geometryCalled(row.board), givens)), row.cells).toBe(true);
  }
});

/** One case of each technique. */
const oneEach = (rows: readonly Case[]): Case[] => [...new Map(rows.map((row) => [row.technique, row])).values()];

test('in the positions to practise in, the technique is the next step; uniqueness only where the puzzle is proper', {
  tags: ['whole'],
}, async () => {
  for (const row of oneEach(await practiceCases())) {
    const { grid, givens } = positionOf(row);
    const { digits, candidates } = grid;
    const position = { board: row.board, givens: [...givens], digits: [...digits], candidates: [...candidates] };
    const techniqueOf = (explained: Explained | End): string =>
      typeof explained === 'object' ? explained.step.technique : explained;
    expect(nextStep(grid, { givens })?.technique, row.cells).toBe(row.technique);
    if (techniqueCalled(row.technique)!.family === 'uniqueness')
      expect(techniqueOf(next({ ...position, isProper: false, language: 'en' })), row.cells).not.toBe(row.technique);
  }
});

test('hints in a practice find its technique first', { tags: ['whole'] }, async () => {
  for (const { id } of TECHNIQUES) {
    const { board, givens, placements, eliminations } = await practice({ id, turn: 1 });
    const digits = [...givens];
    for (const { cell, digit } of placements) digits[cell] = digit;
    const puzzle = makePuzzle(geometryCalled(board), digits, [...eliminations]);
    const { candidates } = gridOf(puzzle);
    const position = { board, givens, digits, candidates: [...candidates], isProper: true };
    const explained = next({ ...position, practised: id, language: 'en' });
    expect(typeof explained === 'object' && explained.step.technique).toBe(id);
  }
});
