import type { Candidate, Judgement, LanguageCode, Puzzle } from '@pencilmark/core';
import type { Position } from '../hint/work.ts';
import type { ImportList } from '../import/records.ts';
import type { Goal } from '../pages/watch/view.ts';
import type { Recorded } from '../pages/watch/work.ts';
import type { Newest, Order } from '../puzzles/supply.ts';
import type { Wishes } from '../setter/work.ts';

/** A puzzle as a message. */
export interface PuzzleMessage {
  readonly board: string;
  readonly givens: readonly number[];
  readonly struckOut?: readonly { readonly cell: number; readonly digit: number }[];
}

/** What a task may use while it works. */
export interface Work {
  /** Tells how far it is, 0…1, with anything else that is to be shown. */
  progress(share: number, details?: unknown): void;
  /** Names buffers of the answer that need not be copied. */
  transfer(buffers: readonly ArrayBuffer[]): void;
}

/** What is asked about a puzzle at once: whether it is proper, and what the solutions are. */
export interface Verdict {
  readonly verdict: Judgement['verdict'];
  readonly solutions: readonly Uint8Array[];
}

const puzzleFrom = async ({ board, givens, struckOut = [] }: PuzzleMessage): Promise<Puzzle> => {
  const { geometryOf, makePuzzle } = await import('@pencilmark/core');
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return makePuzzle(geometry.value, givens, [...struckOut]);
};

const solversOf = async ({ geometry }: Puzzle) => (await import('@pencilmark/solvers')).solversFor(geometry);

// Some seconds of work on the hardest boards.
const MOST_CALLS = 3_000_000;

/** What the engine can be asked; every row is a task of its own. Arguments and answers are plain data. */
export const TASKS = {
  async judge(message: PuzzleMessage): Promise<Verdict> {
    const { judge } = await import('@pencilmark/core');
    const puzzle = await puzzleFrom(message);
    const { verdict, solutions } = judge(puzzle, await solversOf(puzzle), MOST_CALLS);
    return { verdict, solutions };
  },
  /** Records a search, so that it can be watched. */
  async record(
    question: { readonly puzzle: PuzzleMessage; readonly solver: string; readonly goal: Goal },
    work: Work,
  ): Promise<Recorded | undefined> {
    const { recordSearch } = await import('../pages/watch/work.ts');
    return recordSearch(await puzzleFrom(question.puzzle), question.solver, question.goal, work);
  },

  // the setter's table
  async setterCount({ limit, ...message }: PuzzleMessage & { readonly limit: number }, work: Work) {
    const puzzle = await puzzleFrom(message);
    return (await import('../setter/work.ts')).count(puzzle, await solversOf(puzzle), limit, work);
  },
  async setterCandidates(message: PuzzleMessage) {
    const puzzle = await puzzleFrom(message);
    return (await import('../setter/work.ts')).candidates(puzzle, await solversOf(puzzle));
  },
  async setterSpare(message: PuzzleMessage) {
    const puzzle = await puzzleFrom(message);
    return (await import('../setter/work.ts')).spare(puzzle, await solversOf(puzzle));
  },
  async setterRating({ language, ...message }: PuzzleMessage & { readonly language: 'en' | 'de' }) {
    return (await import('../setter/work.ts')).rating(await puzzleFrom(message), language);
  },
  async setterFill({ wishes, ...message }: PuzzleMessage & { readonly wishes: Wishes }, work: Work) {
    const puzzle = await puzzleFrom(message);
    return (await import('../setter/work.ts')).fill(puzzle, await solversOf(puzzle), wishes, work);
  },
  async setterThin({ wishes, ...message }: PuzzleMessage & { readonly wishes: Wishes }, work: Work) {
    const puzzle = await puzzleFrom(message);
    return (await import('../setter/work.ts')).spared(puzzle, await solversOf(puzzle), wishes, work);
  },

  // New puzzles, and those that come from elsewhere.
  /** Makes a puzzle; tells how many grids were tried. */
  async make(order: Order, { progress }: Work): Promise<Newest | undefined> {
    const { newest } = await import('../puzzles/supply.ts');
    return newest(
      order,
      (tries) => progress(0, tries),
      () => performance.now(),
    );
  },
  /** The techniques that a puzzle can be asked to need, the easiest first. */
  async techniques({ language }: { readonly language: LanguageCode }): Promise<{ id: string; name: string }[]> {
    const { se, techniqueName } = await import('@pencilmark/core');
    const ids = new Set(se.ladder.flatMap(({ techniques }) => techniques.map(({ id }) => id)));
    return [...ids].map((id) => ({ id, name: techniqueName(id, language) }));
  },
  /** Reads every puzzle of a text. */
  async read({ text }: { readonly text: string }): Promise<ImportList> {
    return (await import('../import/records.ts')).readAll(text);
  },

  // What people do: steps, hints, paths.
  hint: async (position: Position) => (await import('../hint/work.ts')).hint(position),
  path: async (position: Position) => (await import('../hint/work.ts')).path(position),
  why: async (question: Position & { readonly candidate: Candidate }) =>
    (await import('../hint/work.ts')).why(question),
  lessons: async () => (await import('../pages/learn/work.ts')).techniques(),
  example: async (id: string) => (await import('../pages/learn/work.ts')).example(id),
  practice: async (wish: { readonly id: string; readonly turn: number }) =>
    (await import('../pages/learn/work.ts')).practice(wish),
} satisfies Record<string, (question: never, work: Work) => Promise<unknown>>;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type Question<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Reply<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
