import { expect, test } from 'vitest';
import { followed, isSteady, type Track } from './steady.ts';
import type { Seen } from './tasks.ts';

const seen = (x: number, isSharp = true): Seen => ({
  corners: [
    [x, 0.2],
    [x + 0.5, 0.2],
    [x + 0.5, 0.7],
    [x, 0.7],
  ],
  isSharp,
});

/** The track after frames that come every 100 ms. */
const after = (frames: readonly (Seen | undefined)[]): Track | undefined =>
  frames.reduce<Track | undefined>((track, frame, index) => followed(track, frame, index * 100), undefined);

const still = (count: number, isSharp = true): Seen[] => new Array<Seen>(count).fill(seen(0.2, isSharp));

test.each([
  ['six frames in place', still(6), false],
  ['seven frames in place: 600 ms', still(7), true],
  ['a tremor of less than a hundredth', [...still(3), seen(0.208), ...still(3)], true],
  ['a move begins anew', [...still(5), ...new Array<Seen>(5).fill(seen(0.3))], false],
  ['a slow drift is a move', Array.from({ length: 9 }, (_, frame) => seen(0.2 + frame * 0.004)), false],
  ['a puzzle that is overlooked twice', [...still(3), undefined, undefined, ...still(2)], true],
  ['a puzzle that goes and comes back', [...still(3), undefined, undefined, undefined, ...still(4)], false],
  ['without being sharp', still(9, false), false],
])('%s: is it time for a picture', (_what, frames, isTime) => {
  const track = after(frames);
  expect(track !== undefined && isSteady(track)).toBe(isTime);
});

test('where nothing is seen there is no track', () => expect(after([...still(2), ...new Array(4)])).toBeUndefined());
