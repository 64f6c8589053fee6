import { cellName } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { Picture } from '../../grid/Picture.tsx';
import { conflicts, differing, isEmpty, puzzle, puzzleGeometry, verdict } from '../../import/intake.ts';
import { t } from '../../text/index.ts';

const MOST_NAMES = 12;

/** Says how many solutions the puzzle on the board has; of several, two are shown. */
export function VerdictNotice(): JSX.Element {
  const found = verdict.value;
  const kind = isEmpty.value ? 'empty' : conflicts.value.size > 0 ? 'conflict' : (found?.verdict ?? 'judging');
  const cells = [...differing.value];
  const name = (cell: number): string => cellName(cell, puzzleGeometry.value.size);
  return (
    <div>
      <p class="notice" role="status">
        {t(`import.${kind}`)}
      </p>
      {found?.verdict === 'several' && (
        <p>
          {t('import.differ', { n: cells.length })} {cells.slice(0, MOST_NAMES).map(name).join(' ')}
          {cells.length > MOST_NAMES && ' …'}
        </p>
      )}
      {found?.verdict === 'several' && (
        <div class="pair">
          {found.solutions.slice(0, 2).map((digits, index) => (
            <Picture
              key={index}
              geometry={puzzleGeometry.value}
              digits={digits}
              givens={puzzle.value.givens}
              marked={differing.value}
              label={t('import.solution', { n: index + 1 })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
