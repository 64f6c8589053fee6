import { has, type Key, locale, t } from '../text/index.ts';
import { timeOfDay } from './daily.ts';
import type { Game } from './game.ts';

// The rules that boards add, as core names them in the id of a board.
const RULES = ['x', 'windows', 'disjoint', 'antiknight', 'antiking'] as const;

/** The rules of a board besides rows, columns and boxes, in sentences. */
export function rulesOf(board: string): string[] {
  const parts = (board.split(':')[1] ?? '').split('+');
  const rules: Key[] = RULES.filter((rule) => parts.includes(rule)).map((rule) => `rule.${rule}` as const);
  if (parts.some((part) => part.startsWith('jigsaw-'))) rules.unshift('rule.jigsaw');
  return rules.map((rule) => t(rule));
}

/** A board in a word or two: "16×16", "9×9 X jigsaw". */
export function boardTitle(board: string): string {
  const [size = '', rest = ''] = board.split(':');
  const parts = rest.split('+');
  const names: Key[] = RULES.filter((rule) => parts.includes(rule)).map((rule) => `board.${rule}` as const);
  if (rest.startsWith('jigsaw-')) names.push('board.jigsaw');
  return [size.replace('x', '×'), ...names.map((name) => t(name))].join(' ');
}

/** What a game is called: its own title, or where it comes from; its day; its board, when it is not the usual one. */
export function titleOf({ source, board }: Pick<Game, 'source' | 'board'>): string {
  const title = source.title ?? t(`source.${source.kind}`);
  const isUsual = board.startsWith('9x9:3x3');
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

/** The name of a difficulty in the language on screen, where there is one. */
export const difficultyName = (difficulty: string): string =>
  has(`difficulty.${difficulty}`) ? t(`difficulty.${difficulty}` as Key) : difficulty;
