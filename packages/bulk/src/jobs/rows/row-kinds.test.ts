import { generate, generateClued } from '@pencilmark/core/generate';
import { boardOf, classic } from '@pencilmark/core/geometry';
import { applyStep, type Step } from '@pencilmark/core/human';
import { gridOf, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { profilePath } from '@pencilmark/core/rate';
import { countSolutions, isSolution, solve } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import type { RowKind, RowOptions } from '../../types.ts';
import { ROWS } from './row-kinds.ts';
import { rowTable } from './row-tables.ts';
import { type Subject, subjectOf, type Value } from './subject.ts';

const ALPHABET = '123456789';
const notation = { alphabet: ALPHABET, blank: '.' };

function subjectFor(puzzle: Puzzle): Subject {
  const solution = solve(puzzle)!;
  const question = { puzzle, givens: puzzle.givens, grid: gridOf(puzzle), solution, isProper: true, guesses: 0 };
  return subjectOf(question, notation, { source: 'test', line: 1, seed: null });
}

type Row = Readonly<Record<string, Value>>;

function rowsOf(kind: RowKind, subject: Subject, options: Partial<RowOptions> = {}): Row[] {
  const columns = rowTable(kind)
    .columns.map(({ name }) => name)
    .filter((name) => !/^(er|ep|ed|hodoku.*|backdoor.*|hardest.*|work|steps|techniques|end|difficulty)$/.test(name));
  const rows = [...ROWS[kind](subject, { kind, columns, form: 'values', ...options })];
  return rows.map((values) => Object.fromEntries(columns.map((name, index) => [name, values[index]!])));
}

const digitsIn = (text: string): Uint8Array => Uint8Array.from(text, (sign) => ALPHABET.indexOf(sign) + 1);

const PUZZLES: readonly (readonly [string, Puzzle])[] = [
  ['9x9', generate({ geometry: boardOf('9x9'), seed: 6, minimal: true }).puzzle],
  ['6x6', generate({ geometry: boardOf('6x6'), seed: 2, minimal: true }).puzzle],
  ['9x9:x', generate({ geometry: boardOf('9x9:x'), seed: 3 }).puzzle],
  ['killer', generateClued({ geometry: boardOf('6x6'), kinds: ['killer'], seed: 5 }).puzzle],
];

describe.each(PUZZLES)('rows of %s', (_name, puzzle) => {
  const { geometry } = puzzle;
  const subject = subjectFor(puzzle);
  const { solution } = subject.question;
  const solutions = (digits: Uint8Array): number => countSolutions(makePuzzle(geometry, digits), { limit: 2 });
  /** "r1c2=3" as a cell and a digit. */
  const placementOf = (word: string) => {
    const [, row, column, digit] = /^r(\d)c(\d)[=?x](.)$/.exec(word)!;
    return { cell: (Number(row) - 1) * geometry.size + Number(column) - 1, digit: ALPHABET.indexOf(digit!) + 1 };
  };

  test('steps go from the puzzle to the solution, each from where the last one ended, as its path does', () => {
    const rows = rowsOf('steps', subject);
    const { steps, end, grid } = profilePath(puzzle, 'own');
    expect(rows.map(({ technique }) => technique)).toEqual(steps.map(({ technique }) => technique));
    expect(rows[0]!.position).toBe(rows[0]!.puzzle);
    for (const [index, row] of rows.slice(1).entries()) {
      expect(row.position).toBe(rows[index]!.after);
      expect(row.candidates).toBe(rows[index]!['candidates-after']);
    }
    expect(digitsIn(rows.at(-1)!.after as string)).toEqual(grid.digits);
    expect(new Set(rows.map((row) => row['path-end']))).toEqual(new Set([end]));
    // A row alone is enough to apply its step again.
    for (const [index, row] of rows.entries()) {
      const step: Step = { ...steps[index]!, ...(row.evidence as object) };
      expect(step).toEqual(steps[index]);
      const again = gridOf(makePuzzle(geometry, digitsIn(row.position as string)));
      for (const [cell, word] of (row.candidates as string).split(' ').entries())
        for (let digit = 1; digit <= geometry.size; digit++)
          if (!word.includes(ALPHABET[digit - 1]!)) again.eliminate({ cell, digit });
      applyStep(again, step);
      expect(again.digits).toEqual(digitsIn(row.after as string));
      expect((row.text as string).length).toBeGreaterThan(10);
    }
  });

  test('positions are on the way to the solution, down to one empty cell', () => {
    const rows = rowsOf('positions', subject);
    const empty = puzzle.givens.filter((digit) => digit === 0).length;
    expect(rows.map((row) => row.empty)).toEqual(Array.from({ length: empty }, (_, index) => empty - index));
    for (const [index, row] of rows.entries()) {
      const digits = digitsIn(row.position as string);
      const { cell, digit } = placementOf(row.next as string);
      expect([digits[cell], digit]).toEqual([0, solution[cell]]);
      digits[cell] = digit;
      expect(digits).toEqual(index + 1 < empty ? digitsIn(rows[index + 1]!.position as string) : solution);
    }
    expect(rows[0]!.trajectory).toEqual(expect.arrayContaining(rows.map((row) => row.next)));
  });

  test('an image is what its symmetry says, and has its solution', () => {
    const rows = rowsOf('images', subject, { copies: 4, seed: 3 });
    expect(rows.map((row) => row.copy)).toEqual([1, 2, 3, 4]);
    for (const row of rows) {
      const [cells, digits] = [row.cells as number[], row.digits as number[]];
      for (const [of, name] of [
        [puzzle.givens, 'image'],
        [solution, 'image-solution'],
      ] as const) {
        const image = digitsIn(row[name] as string);
        for (const [cell, digit] of of.entries()) expect(image[cells[cell]!]).toBe(digit === 0 ? 0 : digits[digit - 1]);
      }
      expect(
        isSolution(makePuzzle(geometry, digitsIn(row.image as string)), digitsIn(row['image-solution'] as string)),
      ).toBe(true);
    }
    if (geometry.clues.length === 0) expect(new Set(rows.map(({ image }) => image)).size).toBe(4);
  });

  test('a state can be solved exactly when its row says so', () => {
    const rows = rowsOf('states', subject, { copies: 24 });
    for (const row of rows) {
      const digits = digitsIn(row.position as string);
      expect(solutions(digits)).toBe(row.solvable ? 1 : 0);
      expect([row.wrong === null, row.reason === null, row.why === null]).toEqual(Array(3).fill(row.solvable));
      expect(row.empty).toBe(digits.filter((digit) => digit === 0).length);
      if (row.solvable) continue;
      const { cell, digit } = placementOf(row.wrong as string);
      expect(digits[cell]).toBe(digit);
      digits[cell] = solution[cell]!;
      expect(solutions(digits)).toBe(1);
    }
    expect(new Set(rows.map(({ solvable }) => solvable)).size).toBe(2);
  });

  test('a move is sound exactly when the position after it can be solved', () => {
    const rows = rowsOf('moves', subject, { copies: 12 });
    const verdicts = rows.flatMap((row) => {
      const [moves, sound, positions] = [row.moves, row.sound, row.positions] as [string[], boolean[], string[]];
      expect([sound.length, positions.length]).toEqual([moves.length, moves.length]);
      return moves.map((word, index) => {
        const digits = digitsIn(row.position as string);
        const { cell, digit } = placementOf(word);
        expect(digits[cell]).toBe(0);
        digits[cell] = digit;
        expect(digitsIn(positions[index]!)).toEqual(digits);
        expect(solutions(digits)).toBe(sound[index] ? 1 : 0);
        return sound[index];
      });
    });
    expect(new Set(verdicts).size).toBe(2);
  });

  test('the words of a search lead to the solution when what is taken back is taken back', () => {
    const [row] = rowsOf('puzzles', subject);
    if (geometry.clues.length > 0) return expect(row!.search).toBe(null);
    const filled: { cell: number; digit: number }[] = [];
    const tried: number[] = [];
    for (const word of row!.search as string[]) {
      const placement = placementOf(word);
      if (word.includes('x')) {
        const back = filled.splice(tried.pop()!);
        expect(back[0]).toEqual(placement);
        // What is taken back leads to no solution.
        expect(solutions(withAll([...filled, placement]))).toBe(0);
        continue;
      }
      if (word.includes('?')) tried.push(filled.length);
      filled.push(placement);
    }
    expect(withAll(filled)).toEqual(solution);
    if (geometry.id === classic.id) expect(String(row!.search)).toContain('x');
  });

  function withAll(placements: readonly { cell: number; digit: number }[]): Uint8Array {
    const digits = puzzle.givens.slice();
    for (const { cell, digit } of placements) digits[cell] = digit;
    return digits;
  }
});

test('what is drawn depends on the seed and the puzzle alone', () => {
  const [[, one], [, other]] = PUZZLES as [(typeof PUZZLES)[0], (typeof PUZZLES)[0]];
  for (const kind of ['images', 'states', 'moves'] as const) {
    const drawn = (puzzle: Puzzle, seed: number) =>
      JSON.stringify(rowsOf(kind, subjectFor(puzzle), { seed, copies: 3 }));
    drawn(other, 1);
    expect(drawn(one, 1)).toBe(drawn(one, 1));
    expect(drawn(one, 1)).not.toBe(drawn(one, 2));
  }
});
