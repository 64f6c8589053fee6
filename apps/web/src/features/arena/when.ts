import { locale, t } from '../../text/index.ts';
import type { ArenaState } from './facts.ts';

/** When an arena begins, or began, as the owner of the browser writes it. */
export function whenText(state: ArenaState, startsAt: number): string {
  const when = new Date(startsAt).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  return state === 'waiting' ? t('arena.begins', { when }) : when;
}
