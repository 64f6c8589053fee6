import { signal } from '@preact/signals';

/** A record that could not be read, as it was stored. */
export interface Aside {
  readonly id: string;
  /** What it was to be: `games`, `settings`. */
  readonly kind: string;
  /** When it was put aside, in milliseconds of the epoch. */
  readonly at: number;
  /** The path of the part that could not be read; empty where that is all of it. */
  readonly reason: string;
  readonly value: unknown;
}

/** How many records this tab has put aside. */
export const putAsideHere = signal(0);

/** A new id. */
export const asideId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** A record put aside now. */
export const asideOf = (kind: string, reason: string, value: unknown): Aside => ({
  id: asideId(),
  kind,
  at: Date.now(),
  reason,
  value,
});
