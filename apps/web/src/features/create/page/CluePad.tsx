import { ALPHABET, type Kind } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { EraseKey } from '../../../ui/parts/EraseKey.tsx';
import { Segments } from '../../../ui/parts/fields.tsx';
import { gestureFor } from '../gesture.ts';
import { chosen, eraseFigure, head, typeFigure } from '../placing.ts';
import { draft } from '../table.ts';
import { hasTable, mostValues } from '../values.ts';
import { PairTable } from './PairTable.tsx';

/** How many cells a bulb can have. */
const BULBS = ['1', '2', '3'];

/** For the kind of clues in hand: how it is drawn, and keys for its numbers. */
export function CluePad({ kind }: { readonly kind: Kind }): JSX.Element {
  const { name } = gestureFor(kind.form);
  return (
    <div class="clue-pad">
      <p class="says">{t(`create.how.${name}`)}</p>
      {name === 'arrow' && (
        <Segments
          label={t('create.bulb')}
          name="bulb"
          value={`${head.value}`}
          among={BULBS}
          called={(count) => count}
          set={(count) => {
            head.value = Number(count);
          }}
        />
      )}
      {hasTable(kind) ? <PairTable /> : mostValues(kind.name, draft.value.size) > 0 && <Figures kind={kind} />}
    </div>
  );
}

/** Keys for the number of the chosen clue, or for its digits. */
function Figures({ kind }: { readonly kind: Kind }): JSX.Element {
  const { size } = draft.value;
  const areDigits = mostValues(kind.name, size) > 1;
  const figures = areDigits ? Array.from({ length: size }, (_, index) => index + 1) : [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
  const isOff = chosen.value?.rule !== kind.name;
  return (
    <div class="table-keys figures" role="group" aria-label={t('create.number')}>
      {figures.map((figure) => (
        <button key={figure} type="button" disabled={isOff} onClick={() => typeFigure(figure)}>
          {areDigits ? ALPHABET[figure - 1] : figure}
        </button>
      ))}
      <EraseKey isOff={isOff || chosen.value?.values.length === 0} erase={eraseFigure} />
    </div>
  );
}
