import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry } from '../geometry/index.ts';
import { emptyPuzzle, makePuzzle, type Puzzle, samePuzzle } from '../puzzle/index.ts';
import { FORMATS } from './formats.ts';
import { marksOf } from './marks.ts';
import { parsePuzzle } from './parse.ts';
import { anyPuzzle, BOARDS } from './testing.ts';

/** Formats that tell of candidates by what is left of them, not by what was struck out. */
const OF_CANDIDATES = ['pencilmarks', 'sdx', 'candidates729', 'ss'];

/** Same board, same givens, same candidates left. */
const sameCandidates = (one: Puzzle, other: Puzzle): boolean => {
  const marks = marksOf(other);
  return (
    samePuzzle({ ...one, struckOut: [] }, { ...other, struckOut: [] }) &&
    marksOf(one).every((mark, index) => mark === marks[index])
  );
};

/** The format that another format's text is taken for, where the text is the same in both or tells no more in one. */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  // One puzzle of a collection is a line.
  sdm: ['line'],
  // With every cell filled, there are no candidates to tell it by.
  pencilmarks: ['drawn'],
  sdx: ['rows'],
};

test.each(FORMATS.map((format) => [format.name, format] as const))('%s reads back what it prints', (name, format) => {
  const boards = BOARDS.filter((board) => format.canPrint(emptyPuzzle(board)));
  const same = OF_CANDIDATES.includes(name) ? sameCandidates : samePuzzle;
  let printed = 0;
  const law = (board: Geometry, seed: number, givens: number, strikes: number): void => {
    const whole = anyPuzzle(board, seed, givens, strikes);
    const puzzle = format.canPrint(whole) ? whole : makePuzzle(board, whole.givens);
    if (!format.canPrint(puzzle)) return;
    printed++;
    const text = format.print(puzzle);
    const told = format.parse(text);
    const found = parsePuzzle(text);
    if (!told.ok || !found.ok) throw new Error(JSON.stringify([told, found]).slice(0, 1000) + text.slice(0, 2000));
    expect([name, ...(TAKEN_FOR[name] ?? [])], text.slice(0, 2000)).toContain(found.value.format.name);
    expect(same(told.value.puzzle, puzzle), text.slice(0, 2000)).toBe(true);
    expect(same(found.value.puzzle, puzzle), text.slice(0, 2000)).toBe(true);
  };
  for (const board of boards) law(board, 1, 30, 5);
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      fc.nat(1_000_000),
      fc.constantFrom(0, 10, 30, 60, 100),
      fc.constantFrom(0, 5, 50, 95),
      law,
    ),
    {
      numRuns: 40,
    },
  );
  expect(printed).toBeGreaterThanOrEqual(20);
});
