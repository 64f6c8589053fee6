import type { Kind } from '@pencilmark/core/geometry';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { placeOutside } from '../placing.ts';
import { type Spot, spotsOf } from '../spots.ts';
import { shownGeometry } from '../table.ts';
import { usualValues } from '../values.ts';
import { kindName, placeOfClue } from '../words.ts';

/** The places around the board for clues outside; arrow keys go from one to the next. */
export function Spots({ kind }: { readonly kind: Kind }): JSX.Element {
  const geometry = shownGeometry.value;
  const at = useSignal(0);
  const spots = useMemo(() => {
    const usual = usualValues(kind.name, geometry.size);
    return spotsOf(kind, kind.form.values ? [...usual, 1].slice(0, 1) : usual, geometry);
  }, [kind, geometry]);
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    at.value = (at.value + step + spots.length) % spots.length;
    (event.currentTarget as HTMLElement).querySelectorAll('button')[at.value]?.focus();
  };
  return (
    <div class="spots" role="toolbar" aria-label={t('create.spots')} onKeyDown={onKey}>
      {spots.map((spot, index) => (
        <button
          key={`${spot.x} ${spot.y}`}
          type="button"
          tabIndex={index === Math.min(at.value, spots.length - 1) ? 0 : -1}
          style={{ '--x': spot.x, '--y': spot.y }}
          class={kind.form.place !== 'diagonal' ? '' : isAbove(spot, geometry.size) ? 'narrow' : 'low'}
          aria-label={nameOf(spot, kind, geometry.size)}
          onFocus={() => {
            at.value = index;
          }}
          onClick={() => placeOutside(kind, spot.cells)}
        />
      ))}
    </div>
  );
}

/** Whether a spot lies above or below the board; two diagonals then lie side by side. */
const isAbove = ({ y }: Spot, size: number): boolean => y < 0 || y > size;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const nameOf = ({ cells }: Spot, { name }: Kind, size: number): string =>
  t('create.clue.name', {
    name: kindName(name),
    place: placeOfClue({ cells: [cells] }, size),
  });
