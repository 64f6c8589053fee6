import { effect, signal } from '@preact/signals';
import { makePlayback } from '../../../ui/parts/playback.ts';
import { indexAt, type Moment } from './moments.ts';

/** How much faster than it was a game is played back. */
export const SPEEDS = [1, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where one stands in a game that is seen again, and what moves that. `end` when it is left. */
export function makeFilm(moments: readonly Moment[], length: number) {
  /** Milliseconds since the start, and the moment that is on screen. */
  const position = signal(length);
  const at = signal(moments.length - 1);
  const speed = signal<Speed>(4);
  const rate = signal(0);
  const { isPlaying, seek, toggle, end } = makePlayback(position, signal(length), rate);
  const stop = effect(() => {
    rate.value = 1000 * speed.value;
    if (isPlaying.value) at.value = indexAt(moments, position.value);
  });
  return {
    position,
    at,
    speed,
    isPlaying,
    toggle,
    /** Goes to a moment by its number. */
    go(index: number): void {
      const to = Math.max(0, Math.min(moments.length - 1, index));
      seek(moments[to]!.ms);
      at.value = to;
    },
    /** Goes to a time. */
    seek(ms: number): void {
      seek(ms);
      at.value = indexAt(moments, ms);
    },
    end(): void {
      end();
      stop();
    },
  };
}

export type Film = ReturnType<typeof makeFilm>;
