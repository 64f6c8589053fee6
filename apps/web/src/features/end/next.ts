import type { Difficulty } from '@pencilmark/core/rate';
import { isDay } from '../../model/daily.ts';
import type { Game } from '../../model/game.ts';
import { CLASSIC, isLevel, LEVELS, likeBoard } from '../../puzzles/boards.ts';

/** Where a puzzle begins at once: a page, and the wish in its address. */
export interface Beginning {
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
}

type Played = Pick<Game, 'source' | 'board'>;

/** The level of the next puzzle where the last had no known level: its board surely has this. */
const usualLevel = (board: string): Difficulty => (board === CLASSIC ? 'easy' : 'gentle');

/** The next puzzle: one of the same kind, level and board. */
export function nextOf({ source, board }: Played): Beginning {
  if (source.practised) return { page: `learn/${source.practised}`, query: { begin: 'practice' } };
  const like = likeBoard(board);
  return { page: 'new', query: { difficulty: source.difficulty ?? usualLevel(like), board: like } };
}

/**
 * A puzzle of the next level; after a daily puzzle it is another of its day. Nothing where no level
 * is harder, or none is known.
 */
export function harderThan({ source, board }: Played): Beginning | undefined {
  if (!isLevel(source.difficulty)) return undefined;
  const difficulty = LEVELS[LEVELS.indexOf(source.difficulty) + 1];
  if (!difficulty) return undefined;
  const isDaily = source.kind === 'daily' && isDay(source.day ?? '');
  const query = isDaily ? { difficulty, daily: source.day! } : { difficulty, board: likeBoard(board) };
  return { page: 'new', query };
}
