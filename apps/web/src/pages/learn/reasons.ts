import type { Next } from '@pencilmark/coach/mastery';
import { isLevel } from '../../puzzles/boards.ts';
import { address } from '../../route.ts';
import { language, locale, t } from '../../text/index.ts';
import type { Listed } from './tasks.ts';

/** A day in words: "21 November". */
export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(locale.value, { day: 'numeric', month: 'long' });

/** Why a technique comes next, as a sentence. */
export function reasonText({ reason }: Next, techniques: readonly Listed[]): string {
  if (reason.kind === 'due')
    return t(reason.isMissed ? 'mastery.why.missed' : 'mastery.why.due', { date: dayText(reason.since) });
  if (reason.kind === 'begun') return t('mastery.why.begun', { done: reason.done, needed: reason.needed });
  if (reason.kind === 'after') {
    const before = techniques.find(({ id }) => id === reason.technique);
    return t('mastery.why.after', { name: before?.names[language.value] ?? reason.technique });
  }
  if (reason.kind === 'level')
    return t('mastery.why.level', { level: isLevel(reason.level) ? t(`difficulty.${reason.level}`) : reason.level });
  return t('mastery.why.first');
}

/** Where one goes on with a technique: to its drills once it is begun, else to its lesson. */
export const wayOn = ({ technique, reason: { kind } }: Next): string =>
  address(kind === 'due' || kind === 'begun' ? `learn/${technique}/drill` : `learn/${technique}`);

/** What the way on is called. */
export const wayText = ({ reason: { kind } }: Next): string =>
  t(kind === 'due' ? 'mastery.go.due' : kind === 'begun' ? 'mastery.go.begun' : 'mastery.go.new');
