import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** A frame that came late moves on by this at most, so that a tab that slept does not jump. */
const LONGEST_FRAME_MS = 100;

/**
 * What moves a film: it raises `position`, by `speed` in a second, up to `length`. While it plays,
 * the position is not whole.
 */
export function makePlayback(position: Signal<number>, length: ReadonlySignal<number>, speed: ReadonlySignal<number>) {
  const isPlaying = signal(false);
  const seek = (index: number): void => {
    isPlaying.value = false;
    position.value = Math.min(length.peek(), Math.max(0, Math.floor(index)));
  };
  const toggle = (): void => {
    if (length.peek() === 0) return;
    if (!isPlaying.peek() && position.peek() >= length.peek()) position.value = 0;
    isPlaying.value = !isPlaying.peek();
  };
  const advance = (ms: number): void => {
    const reached = Math.min(length.peek(), position.peek() + (ms / 1000) * speed.peek());
    batch(() => {
      position.value = reached;
      if (reached >= length.peek()) isPlaying.value = false;
    });
  };
  const stop = effect(() => (isPlaying.value ? everyFrame(advance) : undefined));
  const end = (): void => {
    isPlaying.value = false;
    stop();
  };
  return { isPlaying, seek, toggle, end };
}

/**
 * Calls back with every frame, with the milliseconds since the last frame, until the answer is
 * called.
 */
function everyFrame(advance: (ms: number) => void): () => void {
  // A frame may be dated before the moment of its request: only what lies between two
  // of them counts.
  let before: number | undefined;
  const frame = (now: number): void => {
    next = requestAnimationFrame(frame);
    const passed = Math.min(LONGEST_FRAME_MS, now - (before ?? now));
    before = now;
    advance(passed);
  };
  let next = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(next);
}
