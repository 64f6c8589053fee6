import type { Picture } from '@pencilmark/scan';
import type { Signal } from '@preact/signals';
import { bestOf, isPerfect } from './best.ts';
import { pixelsOf } from './pixels.ts';
import { scanner } from './reading.ts';
import { followed, isSteady, type Track } from './steady.ts';
import { type Opened, SCAN } from './tasks.ts';

/** Pixels of the longer side of a frame in which a puzzle is looked for. */
const LONG_SIDE = 320;

/** The frame that is on the screen now, no larger than the given size. */
const frameOf = (video: HTMLVideoElement, longSide: number): Picture =>
  pixelsOf(video, { width: video.videoWidth, height: video.videoHeight }, longSide);

const nextFrame = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });

/** What is said while the camera is on, and the event "press" that takes a picture at once. */
export interface Filming {
  readonly stage: Signal<FilmStage | 'asking'>;
  readonly track: Signal<Track | undefined>;
  readonly press: EventTarget;
}

/** The camera looks for a puzzle, its picture is read, or nothing was read and it looks again. */
export type FilmStage = 'looking' | 'reading' | 'again';

/** Looks for a puzzle and reads it; nothing when it was called off. */
export async function film(video: HTMLVideoElement, tell: Filming, end: AbortSignal): Promise<Opened | undefined> {
  tell.stage.value = 'looking';
  while (!end.aborted) {
    const isPressed = await watch(video, tell, end);
    if (end.aborted) return undefined;
    tell.stage.value = 'reading';
    const best = await capture(video, end);
    // What was taken at a press is shown, whatever came of it.
    if (best && (isPressed || best.scanned.puzzles.length > 0)) return end.aborted ? undefined : best;
    tell.stage.value = 'again';
  }
  return undefined;
}

/**
 * Looks for a puzzle in one frame after the other, as quickly as the thread answers, and reports
 * where it is, until it lies still and is sharp. True when somebody was quicker and pressed.
 */
async function watch(video: HTMLVideoElement, { track, press }: Filming, end: AbortSignal): Promise<boolean> {
  let isPressed = false;
  const onPress = (): void => {
    isPressed = true;
  };
  press.addEventListener('press', onPress, { once: true, signal: end });
  track.value = undefined;
  while (!end.aborted && !isPressed && !(track.value && isSteady(track.value))) {
    await nextFrame(video);
    const frame = frameOf(video, LONG_SIDE);
    const seen = await scanner.ask(SCAN.look, { frame }).catch(() => undefined);
    track.value = followed(track.value, seen, performance.now());
  }
  press.removeEventListener('press', onPress);
  return isPressed;
}

/** How many frames are read, and how long they lie apart at least, in milliseconds. */
const FRAMES = 3;
const APART = 120;

/** Takes some frames, reads them, and returns the best reading. */
async function capture(video: HTMLVideoElement, end: AbortSignal): Promise<Opened | undefined> {
  const sources: Picture[] = [];
  while (sources.length < FRAMES && !end.aborted) {
    if (sources.length > 0) await new Promise((resolve) => setTimeout(resolve, APART));
    sources.push(frameOf(video, Number.POSITIVE_INFINITY));
  }
  const frames: Opened[] = [];
  for (const source of sources) {
    if (end.aborted || frames.some(isPerfect)) break;
    const opened = await scanner.ask(SCAN.open, { source }).catch(() => undefined);
    if (opened) frames.push(opened);
  }
  return bestOf(frames);
}
