import { ALPHABET } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { chosen, setValues } from '../placing.ts';
import { draft } from '../table.ts';
import { flipped } from '../values.ts';

/** The table of the chosen clue: for each digit a row of those that may follow it. */
export function PairTable(): JSX.Element | null {
  const table = chosen.value?.values;
  if (!table) return null;
  const digits = Array.from({ length: draft.value.size }, (_, index) => index + 1);
  return (
    <fieldset class="pair-table" style={{ '--size': digits.length }}>
      <legend>{t('create.table')}</legend>
      {digits.map((first) => [
        <span key={first} aria-hidden="true">
          {`${ALPHABET[first - 1]} →`}
        </span>,
        ...digits.map((second) => (
          <button
            key={`${first} ${second}`}
            type="button"
            aria-pressed={((table[first - 1]! >>> (second - 1)) & 1) === 1}
            aria-label={t('create.table.pair', { first: ALPHABET[first - 1]!, second: ALPHABET[second - 1]! })}
            onClick={() => setValues(flipped(table, first, second))}
          >
            {ALPHABET[second - 1]}
          </button>
        )),
      ])}
    </fieldset>
  );
}
