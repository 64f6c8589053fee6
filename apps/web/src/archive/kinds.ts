import { merged } from '@pencilmark/coach/mastery';
import { TABLES } from '../features/create/reading.ts';
import { latestNotes, NOTES } from '../features/match/notes.ts';
import { FIVES, latestDays } from '../features/prove/five.ts';
import { latestReasons, REASONS } from '../features/prove/recent.ts';
import { REVIEWS } from '../features/review/reading.ts';
import { ANSWERS } from '../features/techniques/reading.ts';
import { UNFOLDED } from '../features/techniques/unfolded.ts';
import type { Game } from '../model/game.ts';
import { merge } from '../model/merge.ts';
import { PLAYER } from '../player.ts';
import { SETTINGS } from '../settings.ts';
import type { Kind, Row } from '../storage/database.ts';
import { GAMES, SOLVED } from '../storage/games/reading.ts';
import type { Slot } from '../storage/local.ts';
import { LEFT } from '../table/remarks.ts';
import { GUEST } from '../ui/parts/guest.ts';
import { jsonOf } from './lines.ts';

/** Records of the database, and what becomes of two with one id. */
export interface RowKind extends Kind<Row> {
  merge(mine: Row, theirs: Row): Row;
  /**
   * Whether two are versions of one record; otherwise the newer stays, and the other lies aside.
   */
  areSame(mine: Row, theirs: Row): boolean;
}

const rows = <Of extends Row>(
  kind: Kind<Of>,
  both: (mine: Of, theirs: Of) => Of,
  areSame: (mine: Of, theirs: Of) => boolean = () => true,
): RowKind => ({ ...kind, merge: both, areSame }) as unknown as RowKind;

/**
 * The newer of two; of two of one time, in every browser, the first in the order of texts.
 */
const newer =
  <Of>(timeOf: (row: Of) => number) =>
  (mine: Of, theirs: Of): Of => {
    const later = timeOf(theirs) - timeOf(mine) || (jsonOf(theirs) < jsonOf(mine) ? 1 : -1);
    return later > 0 ? theirs : mine;
  };

/** The moves of both. Windows see by the time that a game changed. */
function gameOfBoth(mine: Game, theirs: Game): Game {
  if (!isSamePuzzle(mine, theirs)) return newer<Game>(({ touched }) => touched)(mine, theirs);
  const both = merge(mine, theirs);
  const isNews = both.touched === mine.touched && jsonOf(both) !== jsonOf(mine);
  return isNews ? { ...both, touched: both.touched + 1 } : both;
}

const isSamePuzzle = (a: Game, b: Game): boolean => a.board === b.board && a.givens.join() === b.givens.join();

/** THE table of records of the database. */
export const ROWS: readonly RowKind[] = [
  rows(GAMES, gameOfBoth, isSamePuzzle),
  rows(
    SOLVED,
    newer(({ at }) => at),
  ),
  rows(
    TABLES,
    newer(({ touched }) => touched),
  ),
  rows(ANSWERS, (mine, theirs) => merged([mine], [theirs])[0]!),
  rows(
    REVIEWS,
    newer(({ at }) => at),
  ),
];

/** A small record, and what becomes of it and of that in a file. */
export interface TextKind {
  readonly slot: Slot<unknown>;
  merge(mine: unknown, theirs: unknown): unknown;
}

const texts = <Value>(slot: Slot<Value>, both: (mine: Value, theirs: Value) => Value): TextKind =>
  ({ slot, merge: both }) as unknown as TextKind;

const mineFirst = <Item>(mine: readonly Item[], theirs: readonly Item[], nameOf: (item: Item) => unknown): Item[] => [
  ...mine,
  ...theirs.filter((item) => !mine.some((other) => nameOf(other) === nameOf(item))),
];

/** THE table of small records. The puzzle of the day is none: it is made again. */
export const TEXTS: readonly TextKind[] = [
  texts(
    SETTINGS,
    newer(({ touched }) => touched),
  ),
  texts(PLAYER, (mine) => mine),
  texts(GUEST, (mine, theirs) => mine || theirs),
  // A remark that was closed in one browser need not appear in another.
  texts(LEFT, (mine, theirs) => mine.filter((remark) => theirs.includes(remark))),
  texts(REASONS, (mine, theirs) => latestReasons(mineFirst(mine, theirs, (id) => id))),
  texts(UNFOLDED, (mine) => mine),
  texts(NOTES, (mine, theirs) => latestNotes(mineFirst(mine, theirs, ({ match }) => match))),
  texts(FIVES, (mine, theirs) => latestDays({ ...theirs, ...mine, ...furtherDays(mine, theirs) })),
];

type Days = Parameters<typeof latestDays>[0];

/** The days on which the other browser came further. */
const furtherDays = (mine: Days, theirs: Days): Days =>
  Object.fromEntries(Object.entries(theirs).filter(([day, { length }]) => length > (mine[day]?.length ?? 0)));
