import { dayOf, isDay } from '../../model/daily.ts';
import { BOARDS, CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import { game } from '../../table/session.ts';
import { importedList } from '../import/intake.ts';
import { NOTES, PER_PAGE } from './sheets.ts';
import { hasGame, type PrintSource, SOURCES, type Wanted } from './sources.ts';

/**
 * What is chosen on the page: all of it stands in the address, so that the same puzzles can be
 * printed again.
 */
export interface Wishes extends Wanted {
  readonly perPage: (typeof PER_PAGE)[number];
  readonly isLarge: boolean;
  readonly notes: (typeof NOTES)[number];
  readonly areSolutionsWanted: boolean;
}

/** Seeds are short, because people copy them from paper. */
export const SEEDS = 1_000_000;

/** New puzzles at a time. */
const MOST = 48;

/** What there is to print. */
export const sourcesNow = (): PrintSource[] =>
  SOURCES.filter((source) => {
    if (source === 'current') return game.value !== undefined || hasGame.value;
    return source !== 'imported' || importedList.value.length > 0;
  });

export const mostOf = (what: PrintSource): number => (what === 'imported' ? importedList.value.length : MOST);

/** What can be written into the cells: the puzzles of others hold nothing of the player's. */
export const notesOf = (what: PrintSource): Wishes['notes'][] =>
  NOTES.filter((notes) => notes !== 'mine' || what === 'current' || what === 'imported');

/**
 * The wishes of an address; what it does not say, or says wrongly, is the usual choice, and the
 * seed is the given one.
 */
export function wishesFrom(query: URLSearchParams, usualSeed: number): Wishes {
  const among = <Value extends string>(values: readonly Value[], name: string, usual: Value): Value =>
    values.find((value) => value === query.get(name)) ?? usual;
  const numberUpTo = (name: string, least: number, most: number): number | undefined => {
    const number = /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : -1;
    return number >= least ? Math.min(number, most) : undefined;
  };
  const sources = sourcesNow();
  const what = among(sources, 'what', sources[0]!);
  const day = query.get('day') ?? '';
  return {
    what,
    board: among<string>(BOARDS, 'board', CLASSIC),
    level: among(LEVELS, 'difficulty', 'moderate'),
    count: numberUpTo('count', 1, mostOf(what)) ?? (what === 'imported' ? mostOf(what) : 4),
    seed: numberUpTo('seed', 0, SEEDS - 1) ?? usualSeed,
    day: isDay(day) ? day : dayOf(new Date()),
    perPage: PER_PAGE.find((count) => String(count) === query.get('perPage')) ?? 1,
    isLarge: query.get('large') === '1',
    notes: among(notesOf(what), 'notes', 'none'),
    areSolutionsWanted: query.get('solutions') !== '0',
  };
}

/** The address of some wishes, as far as they matter to their source. */
export const queryOf = (wishes: Wishes): Record<string, string> => ({
  what: wishes.what,
  ...(wishes.what === 'daily' && { day: wishes.day }),
  ...(wishes.what === 'new' && { board: wishes.board, difficulty: wishes.level, seed: String(wishes.seed) }),
  ...((wishes.what === 'new' || wishes.what === 'imported') && { count: String(wishes.count) }),
  ...(wishes.perPage !== 1 && { perPage: String(wishes.perPage) }),
  ...(wishes.isLarge && { large: '1' }),
  ...(wishes.notes !== 'none' && { notes: wishes.notes }),
  ...(!wishes.areSolutionsWanted && { solutions: '0' }),
});
