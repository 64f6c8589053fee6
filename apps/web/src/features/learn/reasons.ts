import type { Mastery, Next } from '@pencilmark/coach/mastery';
import { dayText, difficultyName } from '../../model/titles.ts';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import type { Listed } from './tasks.ts';

/** Why a technique comes next, as a sentence. */
export function reasonText({ reason }: Next, techniques: readonly Listed[]): string {
  if (reason.kind === 'due')
    return t(reason.isMissed ? 'mastery.why.missed' : 'mastery.why.due', { date: dayOf(reason.since) });
  if (reason.kind === 'begun') return t('mastery.why.begun', { done: reason.done, needed: reason.needed });
  if (reason.kind === 'after') {
    const before = techniques.find(({ id }) => id === reason.technique);
    return t('mastery.why.after', { name: before?.names[language.value] ?? reason.technique });
  }
  if (reason.kind === 'level') return t('mastery.why.level', { level: difficultyName(reason.level) });
  return t('mastery.why.first');
}

/** When a technique is due again, or since when and why; nothing before it is mastered. */
export function dueText({ due, isDue, isMissed }: Mastery): string {
  if (due === undefined) return '';
  return t(isMissed ? 'mastery.missedOn' : isDue ? 'mastery.dueSince' : 'mastery.dueOn', { date: dayOf(due) });
}

const dayOf = (at: number): string => dayText(new Date(at), 'long');

/** Where a learner goes on with a technique: to its drills once begun, else to its lesson. */
export const wayOn = ({ technique, reason: { kind } }: Next): string =>
  address(kind === 'due' || kind === 'begun' ? `learn/${technique}/drill` : `learn/${technique}`);

/** What the way on is called. */
export const wayText = ({ reason: { kind } }: Next): string =>
  t(kind === 'due' ? 'mastery.go.due' : kind === 'begun' ? 'mastery.go.begun' : 'mastery.go.new');
