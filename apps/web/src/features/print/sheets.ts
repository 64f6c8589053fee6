import { candidatesOf, startOf } from '../../model/board.ts';
import { boardCalled } from '../../puzzles/boards.ts';

export const PER_PAGE = [1, 2, 4, 6] as const;
export const NOTES = ['none', 'all', 'mine'] as const;

/** A puzzle for the printer. */
export interface Printable {
  readonly board: string;
  readonly givens: ArrayLike<number>;
  readonly title: string;
  /** What the player entered. */
  readonly digits?: ArrayLike<number> | undefined;
  readonly notes?: ArrayLike<number> | undefined;
  readonly solution?: ArrayLike<number> | undefined;
}

/** Solutions on a page: the larger the boards, the fewer. */
const solutionsPerPage = (largest: number): number => (largest <= 9 ? 12 : largest <= 16 ? 6 : 2);

/** What stands on which page. */
export interface Sheet {
  readonly kind: 'puzzles' | 'solutions';
  /** How many find room. */
  readonly room: number;
  /** The numbers of the puzzles, from 0. */
  readonly indices: readonly number[];
}

/** Deals puzzles out to pages; the solutions that are known come last. */
export function sheetsFor(puzzles: readonly Printable[], perPage: number, areSolutionsWanted: boolean): Sheet[] {
  const all = [...puzzles.keys()];
  const solved = areSolutionsWanted ? all.filter((index) => puzzles[index]!.solution) : [];
  const largest = Math.max(0, ...puzzles.map(({ givens }) => Math.sqrt(givens.length)));
  const room = solutionsPerPage(largest);
  return [
    ...dealt(all, perPage).map((indices): Sheet => ({ kind: 'puzzles', room: perPage, indices })),
    ...dealt(solved, room).map((indices): Sheet => ({ kind: 'solutions', room, indices })),
  ];
}

const dealt = (list: readonly number[], count: number): number[][] =>
  Array.from({ length: Math.ceil(list.length / count) }, (_, page) => list.slice(page * count, (page + 1) * count));

/** What is written into the cells of a puzzle besides its givens. */
export function contentOf(
  { board, givens, digits, notes }: Printable,
  kind: (typeof NOTES)[number],
): { readonly digits: ArrayLike<number>; readonly notes: ArrayLike<number> | undefined } {
  if (kind === 'mine') return { digits: digits ?? givens, notes };
  const geometry = boardCalled(board);
  if (kind === 'none' || !geometry.ok) return { digits: givens, notes: undefined };
  return { digits: givens, notes: candidatesOf(geometry.value, startOf({ givens: Array.from(givens) })) };
}
