import type { TraceEvent } from '@pencilmark/core';
import { ALPHABET } from '../../board/alphabet.ts';
import { type Key, t } from '../../text/index.ts';

// What solvers say of themselves is English and made of a few patterns; houses stand in them as "row 3".
const REASONS: readonly (readonly [RegExp, Key])[] = [
  [/^naked single$/, 'watch.why.naked'],
  [/^hidden single$/, 'watch.why.hidden'],
  [/^only place in (.+)$/, 'watch.why.place'],
  [/^locked in (.+) and (.+)$/, 'watch.why.locked'],
  [/^naked pair in (.+)$/, 'watch.why.pair'],
];
const HOUSES: readonly (readonly [RegExp, Key])[] = [
  [/^row (\d+)$/, 'watch.row'],
  [/^column (\d+)$/, 'watch.column'],
  [/^box (\d+)$/, 'watch.box'],
  [/^extra house (\d+)$/, 'watch.extra'],
];

/** A text by the first pattern that fits; as it is when none does. */
function translated(text: string, patterns: typeof REASONS, fill: (part: string) => string): string {
  for (const [pattern, key] of patterns) {
    const found = pattern.exec(text);
    if (found) return t(key, { one: fill(found[1] ?? ''), other: fill(found[2] ?? '') });
  }
  return text;
}

/** Why a digit was placed or struck out, in the language on screen. */
export const reasonText = (why: string): string =>
  translated(why, REASONS, (house) => translated(house, HOUSES, (number) => number));

/** What happened, in words. */
export function eventText(event: TraceEvent | undefined, size: number, solutions: number): string {
  if (!event) return t('watch.event.start');
  if (event.kind === 'call') return t('watch.event.call', { depth: event.depth });
  if (event.kind === 'solution') return t('watch.event.solution', { number: solutions });
  const holes = {
    digit: ALPHABET[event.digit - 1]!,
    cell: t('watch.cell', { row: Math.floor(event.cell / size) + 1, column: (event.cell % size) + 1 }),
    why: 'why' in event ? reasonText(event.why) : '',
  };
  return t(`watch.event.${event.kind}`, holes);
}

/** 0.034 ms, 12.5 ms, 1.27 s: three digits that count. */
export function timeText(ms: number, language: string): string {
  const isLong = ms >= 1000;
  const text = (isLong ? ms / 1000 : ms).toLocaleString(language, { maximumSignificantDigits: 3 });
  return `${text} ${isLong ? 's' : 'ms'}`;
}
