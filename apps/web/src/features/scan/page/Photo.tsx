import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { squareOf } from '../../../ui/grid/borders.ts';
import { Choice, Segments } from '../../../ui/parts/fields.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { setterOf } from '../../../ui/parts/signals.ts';
import { picture, problem, puzzle, readAgain, sheet, turnRight } from '../reading.ts';
import { openDoubts } from '../sheet.ts';
import { CornerHandles } from './CornerHandles.tsx';
import { cursor } from './cursor.ts';
import { Parts } from './Parts.tsx';
import { Pixels } from './Pixels.tsx';

const VIEWS = ['straight', 'whole'] as const;

/** The picture: the puzzle straightened, or the whole with corners that can be moved. */
export function Photo(): JSX.Element {
  const view = useSignal<(typeof VIEWS)[number]>('straight');
  const isWhole = !puzzle.value || view.value === 'whole';
  return (
    <div class="photo">
      {puzzle.value && (
        <Segments
          name="view"
          label={t('scan.view')}
          value={view.value}
          among={VIEWS}
          called={(choice) => t(`scan.view.${choice}`)}
          set={setterOf(view)}
        />
      )}
      {isWhole ? (
        <>
          <div class="whole">
            <Pixels picture={picture.value!} label={t('scan.picture')} />
            <CornerHandles picture={picture.value!} />
          </div>
          <p class="small" role="status">
            {t(problem.value && puzzle.value ? 'scan.cornersMissed' : 'scan.cornersSay')}
          </p>
        </>
      ) : (
        <Straight />
      )}
      <Parts />
      {puzzle.value && <Adjust />}
    </div>
  );
}

/** The straightened puzzle; the cell at the cursor and those to check are framed. */
function Straight(): JSX.Element {
  const { straight, size } = puzzle.value!;
  const squares = (cells: readonly number[]): string => cells.map((cell) => squareOf(cell, size, 1)).join('');
  const open = squares(openDoubts(sheet.value!).map(({ cell }) => cell));
  const at = cursor.value;
  return (
    <div class="straight">
      <Pixels picture={straight} label={t('scan.straight')} />
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path class="halo" d={open} />
        <path d={open} />
        <path class="here" d={squares(at >= 0 && at < size * size ? [at] : [])} />
      </svg>
    </div>
  );
}

/** The sizes that are read. */
const SIZES: readonly number[] = [4, 6, 8, 9, 10, 12, 16];

/** What is set by hand where it was read wrong: how many cells a row has, and which way is up. */
const Adjust = (): JSX.Element => (
  <div class="adjust">
    <Choice
      label={t('scan.size')}
      value={puzzle.value!.size}
      among={SIZES}
      called={(size) => `${size}×${size}`}
      set={(size) => void readAgain({ size })}
    />
    <button type="button" onClick={turnRight}>
      <ICONS.turn />
      {t('scan.turn')}
    </button>
  </div>
);
