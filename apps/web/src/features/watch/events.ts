import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { Moment } from '@pencilmark/lab';
import { t } from '../../text/index.ts';
import { HOUSES, type Patterns, REASONS } from './reasons.ts';

/** A text by the first pattern that fits; as it is when none does. */
function translated(text: string, patterns: Patterns, fill: (part: string) => string): string {
  for (const [pattern, key] of patterns) {
    const match = pattern.exec(text);
    if (match) return t(key, { one: fill(match[1] ?? ''), other: fill(match[2] ?? '') });
  }
  return text;
}

/** Why a digit was placed or struck out, in the language on screen. */
export const reasonText = (why: string): string =>
  translated(why, REASONS, (house) => translated(house, HOUSES, (number) => number));

/** What happened, in words. */
export function eventText({ event, calls, solutions }: Moment, size: number): string {
  if (!event) return t('watch.event.start');
  if (event.kind === 'call') return t('watch.event.call', { number: calls });
  if (event.kind === 'solution') return t('watch.event.solution', { number: solutions });
  const holes = {
    digit: ALPHABET[event.digit - 1]!,
    cell: t('watch.cell', { row: Math.floor(event.cell / size) + 1, column: (event.cell % size) + 1 }),
    why: 'why' in event ? reasonText(event.why) : '',
  };
  return t(`watch.event.${event.kind}`, holes);
}
