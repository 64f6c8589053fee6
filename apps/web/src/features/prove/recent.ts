import { slot } from '../../storage/local.ts';
import { readList, text } from '../../storage/shape.ts';

const MOST = 6;

export const REASONS = slot<readonly string[]>('reasons', readList(text, MOST));

export const latestReasons = (ids: readonly string[]): readonly string[] => ids.slice(0, MOST);

/** The ids of the techniques that were named last, the latest first. */
export const recentReasons = (): readonly string[] => REASONS.read() ?? [];

/** Remembers that a technique was named. */
export const rememberReason = (id: string): void =>
  REASONS.keep(latestReasons([id, ...recentReasons().filter((other) => other !== id)]));
