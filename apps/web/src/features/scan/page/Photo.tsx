import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { squareOf } from '../../../ui/grid/borders.ts';
import { Segments } from '../../../ui/parts/fields.tsx';
import { setterOf } from '../../../ui/parts/signals.ts';
import { picture, problem, puzzle, sheet } from '../reading.ts';
import { openDoubts } from '../sheet.ts';
import { Adjust } from './Adjust.tsx';
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
