import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { geometryOf } from '../geometry/clues.ts';
import { boxed } from '../geometry/layouts.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import { backtracking } from './backtracking.ts';
import { canSolve } from './choice.ts';
import { isSolution } from './is-solution.ts';
import type { Search, SearchResult, Solver, TraceEvent } from './solver.ts';

/**
 * A puzzle, how many solutions it has, and the calls that plain backtracking takes to find them
 * all.
 */
export interface CountRow {
  readonly what: string;
  readonly puzzle: Puzzle;
  readonly solutions: number;
  readonly calls: number;
}

/**
 * A puzzle from a line of the corpus: digits 1-9, then A = 10, B = 11 …; anything else is empty.
 */
export function puzzleFrom(line: string, id = '9x9'): Puzzle {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return makePuzzle(
    geometry.value,
    Array.from(line, (character) => Number.parseInt(character, 36) || 0),
  );
}

/** The lines of a file of the corpus, without comments. */
export const corpusLines = (name: string): string[] =>
  readFileSync(new URL(`../../../../corpus/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A full board whose rows are shifted copies of the row above, without some of its digits. */
function patterned(height: number, width: number, holes: number): Puzzle {
  const geometry = boxed(height, width);
  const { size, cellCount } = geometry;
  const digits = Uint8Array.from({ length: cellCount }, (_, cell) => {
    const row = Math.floor(cell / size);
    return 1 + (((row % height) * width + Math.floor(row / height) + (cell % size)) % size);
  });
  for (const cell of shuffled(digits.keys(), makeRandom(size)).slice(0, holes)) digits[cell] = 0;
  return makePuzzle(geometry, digits);
}

/** The counting corpus, and boards too large for its lines. */
export const COUNTS: readonly CountRow[] = [
  ...corpusLines('counts.txt').map((line) => {
    const [, id = '', digits = '', solutions, calls, what = ''] = /^(\S+) (\S+) (\d+) (\d+) # (.*)$/.exec(line) ?? [];
    return {
      what: `${id.slice(0, 12)}, ${what}`,
      puzzle: puzzleFrom(digits, id),
      solutions: Number(solutions),
      calls: Number(calls),
    };
  }),
  { what: '25x25, most cells filled', puzzle: patterned(5, 5, 120), solutions: 1, calls: 239 },
  { what: '36x36, most cells filled', puzzle: patterned(6, 6, 120), solutions: 1, calls: 121 },
];

/** All laws are tested on rows with at most so many calls: every solver is quick there. */
const MOST_CALLS = 25_000;

interface Subject {
  readonly search: Search;
  readonly puzzle: Puzzle;
  /** Every solution according to plain backtracking. */
  readonly all: readonly Uint8Array[];
  /** The solutions in `all` as text, sorted. */
  readonly texts: readonly string[];
}

/** Solutions as text, a character for each digit: 1-9 and the characters after 9 in ASCII. */
const inText = (solutions: readonly Uint8Array[]): string[] =>
  solutions.map((solution) => String.fromCharCode(...solution.map((digit) => 48 + digit)));

const sorted = (solutions: readonly Uint8Array[]): string[] => inText(solutions).sort();

/** A result that is quickly compared: thousands of arrays take long. */
const inWords = (result: SearchResult) => ({ ...result, solutions: inText(result.solutions) });

const solutionsOf = new Map<Puzzle, readonly Uint8Array[]>();

/** Every solution according to plain backtracking, which searches once for all solvers. */
function allOf(puzzle: Puzzle): readonly Uint8Array[] {
  const all = solutionsOf.get(puzzle) ?? backtracking.prepare(puzzle.geometry)(puzzle).solutions;
  solutionsOf.set(puzzle, all);
  return all;
}

type Law = (subject: Subject) => void;

/** The laws of every solver. A solver may be excused from a law by the name of the law. */
const LAWS = {
  solutions: ({ search, puzzle, all, texts }) => {
    const result = search(puzzle);
    expect(sorted(result.solutions)).toEqual(texts);
    expect(result).toMatchObject({ count: all.length, stopped: 'exhausted' });
    expect(result.solutions.every((solution) => isSolution(puzzle, solution))).toBe(true);
    // A search tree with n leaves has at least n - 1 guesses.
    expect(result.guesses).toBeGreaterThanOrEqual(all.length - 1);
  },

  limit: ({ search, puzzle, all, texts }) => {
    const known = new Set(texts);
    for (const limit of [0, 1, 2, all.length, all.length + 1]) {
      const { count, solutions, stopped } = search(puzzle, { limit });
      expect(count).toBe(Math.min(limit, all.length));
      expect(stopped).toBe(count === limit ? 'limit' : 'exhausted');
      expect(new Set(sorted(solutions)).size).toBe(count);
      expect(sorted(solutions).every((solution) => known.has(solution))).toBe(true);
    }
  },

  keep: ({ search, puzzle, all, texts }) => {
    for (const keep of [0, 1]) {
      const heard: Uint8Array[] = [];
      const { count, solutions } = search(puzzle, {
        keep,
        onSolution: (solution) => {
          heard.push(solution.slice());
          solution.fill(0); // the array belongs to the receiver
        },
      });
      expect(count).toBe(all.length);
      expect(sorted(heard)).toEqual(texts);
      expect(solutions).toEqual(heard.slice(0, keep));
    }
  },

  budget: ({ search, puzzle, texts }) => {
    const whole = search(puzzle);
    const known = new Set(texts);
    for (const maxCalls of [0, 1, 2, whole.calls >> 1, whole.calls - 1]) {
      if (maxCalls < 0 || maxCalls >= whole.calls) continue;
      const { calls, solutions, stopped } = search(puzzle, { maxCalls });
      expect(stopped).toBe('budget');
      expect(calls).toBeLessThanOrEqual(maxCalls);
      expect(sorted(solutions).every((solution) => known.has(solution))).toBe(true);
    }
    expect(inWords(search(puzzle, { maxCalls: whole.calls }))).toEqual(inWords(whole));
  },

  repetition: ({ search, puzzle }) => {
    const givens = puzzle.givens.slice();
    const first = inWords(search(puzzle));
    search(puzzle, { maxCalls: 1 });
    search(puzzle, { limit: 1 });
    expect(inWords(search(puzzle))).toEqual(first);
    expect(puzzle.givens).toEqual(givens);
  },

  struckOut: ({ search, puzzle, all }) => {
    const [solution] = all;
    if (!solution) return;
    const check = (struckOut: readonly Candidate[]): void => {
      const left = all.filter((digits) => struckOut.every(({ cell, digit }) => digits[cell] !== digit));
      expect(sorted(search({ ...puzzle, struckOut }).solutions)).toEqual(sorted(left));
    };
    const given = puzzle.givens.findIndex((digit) => digit !== 0);
    const cells = [puzzle.givens.indexOf(0), puzzle.givens.lastIndexOf(0), given].filter((cell) => cell !== -1);
    const placements = cells.map((cell) => ({ cell, digit: solution[cell]! }));
    for (const candidate of placements) check([candidate]);
    check(placements.slice(0, 2));
    for (const { cell, digit } of placements) {
      const alternatives = puzzle.geometry.houses[0]!.cells.map((_, index) => ({ cell, digit: index + 1 }));
      check(alternatives.filter((candidate) => candidate.digit !== digit));
    }
  },

  trace: ({ search, puzzle, all }) => {
    const events: TraceEvent[] = [];
    const result = search(puzzle, { trace: (event) => events.push(event) });
    expect(inWords(result)).toEqual(inWords(search(puzzle)));
    expect(events.filter((event) => event.kind === 'call')).toHaveLength(result.calls);
    expect(events.filter((event) => event.kind === 'solution')).toHaveLength(result.count);
    expect(mistakes(puzzle, events, all)).toEqual([]);
  },
} satisfies Record<string, Law>;

/**
 * The untrue events of a trace. A replay of all events must lead to each solution. Digits found
 * before the first try must not contradict a solution.
 */
function mistakes(puzzle: Puzzle, events: readonly TraceEvent[], all: readonly Uint8Array[]): TraceEvent[] {
  const digits = [...puzzle.givens];
  const tried: { readonly cell: number; readonly digit: number; readonly before: readonly number[] }[] = [];
  const isTrue = (event: TraceEvent): boolean => {
    if (event.kind === 'call') return event.depth >= 0;
    if (event.kind === 'solution') return event.digits.every((digit, cell) => digit === digits[cell]);
    const { kind, cell, digit } = event;
    if (kind === 'eliminate')
      return event.why !== '' && (tried.length > 0 || all.every((solution) => solution[cell] !== digit));
    if (kind === 'reject') {
      const last = tried.pop();
      digits.splice(0, digits.length, ...(last?.before ?? []));
      return last?.cell === cell && last.digit === digit;
    }
    const wasEmpty = digits[cell] === 0;
    if (kind === 'try') tried.push({ cell, digit, before: [...digits] });
    digits[cell] = digit;
    return wasEmpty && (kind === 'try' || event.why !== '');
  };
  return events.filter((event) => !isTrue(event));
}

/** Laws that a solver is excused from, each with the reason. */
export type Excuses = Readonly<Partial<Record<keyof typeof LAWS, string>>>;

/** Tests all laws for a solver, on every puzzle of the counting corpus whose board it can solve. */
export function conformance(solver: Solver, excuses: Excuses = {}): void {
  const searches = new Map<Puzzle['geometry'], Search>();
  const searchOf = ({ geometry }: Puzzle): Search => {
    const search = searches.get(geometry) ?? solver.prepare(geometry);
    searches.set(geometry, search);
    return search;
  };
  const rows = some(COUNTS).filter(({ puzzle }) => canSolve(solver, puzzle.geometry));
  const laws = Object.entries<Law>(LAWS).filter(([name]) => !(name in excuses) && (name !== 'trace' || solver.traces));

  describe(`${solver.name} conforms`, () => {
    test.each(rows.filter(({ calls }) => calls <= MOST_CALLS))('$what', ({ puzzle, solutions }) => {
      const all = allOf(puzzle);
      expect(all).toHaveLength(solutions);
      for (const [, law] of laws) law({ search: searchOf(puzzle), puzzle, all, texts: sorted(all) });
    });

    test.each(rows.filter(({ calls }) => calls > MOST_CALLS))('counts $what', ({ puzzle, solutions }) => {
      expect(searchOf(puzzle)(puzzle, { keep: 0 })).toMatchObject({
        count: solutions,
        solutions: [],
        stopped: 'exhausted',
      });
    });

    // The boards are not empty, because dancing links get lost on an empty anti-knight board: they
    // try all its symmetries.
    const boards = new Set(rows.map((row) => row.puzzle.geometry).filter(({ size }) => size >= 4 && size <= 16));
    test.each([...boards])('completes a first row: $id', (geometry) => {
      const puzzle = makePuzzle(
        geometry,
        Array.from({ length: geometry.cellCount }, (_, cell) => (cell < geometry.size ? cell + 1 : 0)),
      );
      const { solutions } = searchOf(puzzle)(puzzle, { limit: 3 });
      expect(new Set(sorted(solutions)).size).toBe(3);
      expect(solutions.every((solution) => isSolution(puzzle, solution))).toBe(true);
    });
  });
}
