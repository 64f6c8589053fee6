import type { Touched } from '@pencilmark/coach/drill';
import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { digitsIn } from '../../../ui/grid/notes.ts';
import type { Stand } from '../../hint/walk.ts';

interface ChoicesProps {
  readonly geometry: Geometry;
  readonly stand: Stand;
  /** The chosen cell, or -1. */
  readonly cell: number;
  touch(touched: Touched): void;
}

/** The candidates of the chosen cell, large enough for a finger, and the cell as a whole. */
export function Choices({ geometry, stand, cell, touch }: ChoicesProps): JSX.Element {
  if (cell < 0) return <p class="choices small">{t('learn.chooseCell')}</p>;
  const name = cellName(cell, geometry.size);
  return (
    <div class="choices" role="group" aria-label={t('learn.choices', { cell: name })}>
      {digitsIn(stand.candidates[cell]!).map((digit) => (
        <button
          key={digit}
          type="button"
          class="key"
          aria-label={t('learn.choice', { digit: ALPHABET[digit - 1]!, cell: name })}
          onClick={() => touch({ cell, digit })}
        >
          <span class="digit">{ALPHABET[digit - 1]}</span>
        </button>
      ))}
      <button type="button" onClick={() => touch({ cell })}>
        {t('learn.choiceCell', { cell: name })}
      </button>
    </div>
  );
}
