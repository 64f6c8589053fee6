import type { Game } from '../../model/game.ts';
import { difficultyName, titleOf } from '../../model/titles.ts';

export const SHOWN = ['all', 'open', 'solved'] as const;
export type Shown = (typeof SHOWN)[number];

const isSolved = ({ solved }: Game): boolean => solved !== undefined;

/** The games that a filter shows; `words` are searched in titles and levels. */
export function gamesFor(games: readonly Game[], shown: Shown, words: string): Game[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (shown !== 'all' && isSolved(game) !== (shown === 'solved')) return false;
    if (wanted.length === 0) return true;
    const { author = '' } = game.source.about ?? {};
    const text = [titleOf(game), difficultyName(game.source.difficulty ?? ''), author].join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Unfinished games first; each part in the order that it has. */
export const unfinishedFirst = (games: readonly Game[]): Game[] => [
  ...games.filter((game) => !isSolved(game)),
  ...games.filter(isSolved),
];
