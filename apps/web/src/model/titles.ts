import { classic, idParts, type KindName } from '@pencilmark/core/geometry/plain';
import { geometryCalled, hasClues, isLevel, kinds } from '../puzzles/boards.ts';
import { language, locale, t } from '../text/index.ts';
import { timeOfDay } from './daily.ts';
import type { Game, Source } from './game.ts';

/**
 * The rules of a board besides rows, columns and boxes, in sentences. Those of a board with clues
 * are known once their kinds are loaded.
 */
export function rulesOf(board: string): string[] {
  if (hasClues(board)) {
    const words = kinds();
    return words?.rulesText(geometryCalled(board), words.SPOKEN[language.value]).split('\n') ?? [];
  }
  const { isJigsaw, rules } = idParts(board);
  return [...(isJigsaw ? [t('rule.jigsaw')] : []), ...rules.map((rule) => t(`rule.${rule}`))];
}

/** A board in a word or two: "16×16", "9×9 X jigsaw", "9×9, killer cage". */
export function boardTitle(board: string): string {
  const { size, isJigsaw, rules, kinds: clues } = idParts(board);
  const names = [...rules.map((rule) => t(`board.${rule}`)), ...(isJigsaw ? [t('board.jigsaw')] : [])];
  return [[`${size}×${size}`, ...names].join(' '), ...kindNames(clues)].join(', ');
}

/** What kinds of clues are called, once these are loaded: "killer cage", "thermometer". */
const kindNames = (names: readonly string[]): string[] => {
  const words = kinds();
  return words ? names.map((name) => words.ruleWords(name as KindName, words.SPOKEN[language.value]).name) : [];
};

/** "Killer cage + thermometer". */
export function kindsTitle(names: readonly string[]): string {
  const title = kindNames(names).join(' + ');
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

/** What a game is, in the order in which it matters. */
export interface Heading {
  /** "Daily", or the title that the puzzle has. */
  readonly name: string;
  readonly level?: string;
  /** Its day, its board unless it is the usual one, its author. */
  readonly details: readonly string[];
}

/** "Daily", "Easy", "22 November". */
export function headingOf({ source, board }: Pick<Game, 'source' | 'board'>): Heading {
  const { about = {}, day, difficulty } = source;
  const details = [
    day && dayText(timeOfDay(day), 'long'),
    board !== classic.id && boardTitle(board),
    about.author && t('about.author', { author: about.author }),
  ];
  return {
    name: nameOf(source),
    ...(difficulty && { level: difficultyName(difficulty) }),
    details: details.filter((detail): detail is string => Boolean(detail)),
  };
}

const nameOf = ({ title, about, kind }: Source): string => title ?? about?.title ?? t(`source.${kind}`);

/**
 * The title of a game: its own title, or that of its author, or where it comes from. Then its day,
 * and its board unless it is the usual one.
 */
export function titleOf({ source, board }: Pick<Game, 'source' | 'board'>): string {
  const day = source.day && dayText(timeOfDay(source.day), 'short');
  return [nameOf(source), day, board !== classic.id && boardTitle(board)].filter(Boolean).join(' · ');
}

/** "22 November" or "22 Nov", with the year when it is another. */
export function dayText(day: Date, month: 'long' | 'short'): string {
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString(locale.value, { day: 'numeric', month, ...(!isThisYear && { year: 'numeric' }) });
}

/** The name of a difficulty in the language on screen; an unknown difficulty as it is. */
export const difficultyName = (difficulty: string): string =>
  isLevel(difficulty) ? t(`difficulty.${difficulty}`) : difficulty;
