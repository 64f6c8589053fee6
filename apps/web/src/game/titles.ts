import { classic, idParts } from '@pencilmark/core/geometry';
import { isLevel } from '../puzzles/boards.ts';
import { locale, t } from '../text/index.ts';
import { timeOfDay } from './daily.ts';
import type { Game } from './game.ts';

/** The rules of a board besides rows, columns and boxes, in sentences. */
export function rulesOf(board: string): string[] {
  const { isJigsaw, rules } = idParts(board);
  return [...(isJigsaw ? [t('rule.jigsaw')] : []), ...rules.map((rule) => t(`rule.${rule}`))];
}

/** A board in a word or two: "16×16", "9×9 X jigsaw". */
export function boardTitle(board: string): string {
  const { size, isJigsaw, rules } = idParts(board);
  const names = [...rules.map((rule) => t(`board.${rule}`)), ...(isJigsaw ? [t('board.jigsaw')] : [])];
  return [`${size}×${size}`, ...names].join(' ');
}

/**
 * The title of a game: its own title, or that of its author, or where it comes from. Then its day,
 * and its board unless it is the usual one.
 */
export function titleOf({ source, board }: Pick<Game, 'source' | 'board'>): string {
  const title = source.title ?? source.about?.title ?? t(`source.${source.kind}`);
  const isUsual = board === classic.id;
  return [title, source.day && dayText(timeOfDay(source.day)), !isUsual && boardTitle(board)]
    .filter(Boolean)
    .join(' · ');
}

/** "21 Nov", with the year when it is another. */
function dayText(day: Date): string {
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString(locale.value, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** The name of a difficulty in the language on screen; of one that is not known, as it is. */
export const difficultyName = (difficulty: string): string =>
  isLevel(difficulty) ? t(`difficulty.${difficulty}`) : difficulty;
