import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { reviewOf, type Slip } from './index.ts';
import type { Plant } from './testing/plants.ts';
import { play, RECORDINGS } from './testing/recordings.ts';

/** Whether a slip is what was planted: of its kind, at one of its moves, in one of its cells. */
const isOf = ({ kind, moves, cells }: Slip, plant: Plant): boolean =>
  kind === plant.kind &&
  moves.some((move) => move >= plant.from && move <= plant.to) &&
  cells.some((cell) => plant.cells.includes(cell));

test('there are fifty recordings', () => expect(RECORDINGS).toHaveLength(50));

test.each(some(RECORDINGS))('$name', (recording) => {
  const { game, plants } = play(recording);
  expect(plants.map(({ kind }) => kind)).toEqual(recording.kinds);
  const { slips } = reviewOf(game);
  const kinds = slips.map((slip) => plants.find((plant) => isOf(slip, plant))?.kind ?? slip);
  expect(kinds).toEqual(recording.kinds);
});

test('games without slips have none', () => {
  const slips = some(RECORDINGS).flatMap((recording) => reviewOf(play(recording, true).game).slips);
  expect(slips).toEqual([]);
});
