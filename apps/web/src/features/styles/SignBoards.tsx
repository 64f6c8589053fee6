import { ALPHABET, type Geometry, geometryOf } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../../settings.ts';
import { language, t } from '../../text/index.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';
import { viewsOf } from '../../ui/grid/views.ts';

const board = (clues: readonly string[]): Geometry => {
  const read = geometryOf(`9x9:${clues.join('+')}`);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** Each kind of lines once; marks of cells, edges and corners; numbers outside. */
const LINES = board([
  'whisper_5:r1c1-5_4:r2c1-5',
  'renban_r3c1-5',
  'nabner_r4c1-5',
  'palindrome_r5c1-5',
  'between_r6c1-5',
  'lockout_4:r7c1-5',
  'regionsum_r8c1-5',
  'zipper_r9c1-5',
  'entropic_r1c6-9r2c9',
  'modular_3:r2c6-8r3c8-9',
  'parityline_r4c6-9',
  'doublearrow_r5c6-9',
  'slowthermo_r6c6-9',
  'thermo_r7c6-9',
  'arrow_r8c6.r8c7-9_r9c6-7.r9c8-9',
]);
const MARKS = board([
  'extraregion_r1c1-3r2c1-3r3c1-3',
  'difference_1:r4c1-2_3:r4c2-3_12:r5c2-3',
  'ratio_2:r6c1-2_3:r6-7c1',
  'xv_5:r8c1-2_10:r8-9c3_7:r9c1-2',
  'inequality_r4c5-6_r5c6-5_r4-5c8_r5-4c9',
  'quadruple_1.2:r6c4-5r7c4-5_3:r6c6-7r7c6-7_1.2.3:r8c4-5r9c4-5_1.2.3.4:r8c6-7r9c6-7',
  'odd_r1c5_r1c6',
  'even_r2c5_r2c6',
  'minimum_r2c8',
  'maximum_r3c5',
  'clone_r6-7c8.r6-7c9',
  'colindex_r8c8_r9c9',
]);
const OUTSIDE = board([
  'littlekiller_30:r1-7c3-9_45:r1-9c1-9_12:r3-1c1-3_20:r9-4c4-9_7:r6-9c9-6',
  'sandwich_12:r3c1-9_0:r1-9c5_35:r9-1c2',
  'skyscraper_3:r3c9-1_4:r3c1-9',
  'xsum_23:r6c9-1',
]);
const MIXED = board([
  'x',
  'killer_12:r1c1-2r2c1_r1c4-6r2c6r3c4-6_20:r2c2-3r3c2_9:r2c3-4',
  'arrow_r9c1.r8c1r7c2-4.r9c2-4_r6c6-7.r5c7-9',
  'thermo_r9c9r8-6c9r6c8_r4c1-4',
  'whisper_5:r1c9r2-4c8',
  'renban_r5c1-3r6c3',
  'difference_1:r8c5-6',
  'sandwich_13:r1-9c7',
]);

const NO_DIGITS = new Uint8Array(81);
const WRITTEN = new Map([1, 13, 28, 37, 54, 59, 62, 80].map((cell, index) => [cell, index + 1]));
const NOTED = [0, 9, 10, 16, 29, 38, 46, 51, 71, 76];

/** The signs of rules: boards with each of them, and one with digits, notes and a selection. */
export function SignBoards(): JSX.Element {
  const now = settings.value;
  const cells = useMemo(
    () =>
      viewsOf({
        geometry: MIXED,
        board: {
          digits: NO_DIGITS.map((_, cell) => WRITTEN.get(cell) ?? 0),
          corner: new Int32Array(81).map((_, cell) => (NOTED.includes(cell) ? 0b101101011 : 0)),
          centre: new Int32Array(81),
          colour: new Int32Array(81),
        },
        givens: NO_DIGITS.map((_, cell) => (cell % 2 === 0 ? (WRITTEN.get(cell) ?? 0) : 0)),
        selection: [29],
        wrong: new Set([37]),
        held: 0,
        settings: { ...now, highlightPeers: true },
      }),
    [now, language.value],
  );
  return (
    <div class="sign-boards">
      <Grid
        geometry={MIXED}
        cells={cells}
        alphabet={ALPHABET}
        areNotesFixed={now.notePlaces === 'fixed'}
        label={t('styles.signs')}
        isInert
      />
      {[LINES, MARKS, OUTSIDE].map((geometry) => (
        <MiniatureBoard key={geometry.id} geometry={geometry} digits={NO_DIGITS} givens={NO_DIGITS} />
      ))}
    </div>
  );
}
