import { ALPHABET, cellName, digitsOf } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import type { Table } from './table.ts';

interface ChoiceProps {
  readonly table: Table;
  readonly at: number;
  readonly all: number;
  claim(digit: number, isPlacement: boolean): void;
  skip(): void;
}

/** What is claimed: first a cell is chosen, then one of its digits, and what becomes of it. */
export function Choice({ table: { cells, geometry, ground }, at, all, claim, skip }: ChoiceProps): JSX.Element {
  const [cell = -1] = cells.value;
  const digits = digitsOf(ground.candidates[cell] ?? 0);
  return (
    <section class="slip hinted" aria-label={t('prove.claim')}>
      <header>
        <p class="eyebrow">{t('prove.at', { at, all })}</p>
      </header>
      <div class="story">
        <p class="told">
          {digits.length > 0 ? t('prove.chosen', { cell: cellName(cell, geometry.size) }) : t('prove.find')}
        </p>
        {digits.length > 0 &&
          ([true, false] as const).map((isPlacement) => (
            <div
              key={String(isPlacement)}
              class="verbs claims"
              role="group"
              aria-label={t(isPlacement ? 'prove.goes' : 'prove.cannot')}
            >
              <span>{t(isPlacement ? 'prove.goes' : 'prove.cannot')}</span>
              {digits.map((digit) => (
                <button
                  key={digit}
                  type="button"
                  class={isPlacement ? 'placed' : 'struck'}
                  aria-label={t(isPlacement ? 'prove.goesDigit' : 'prove.cannotDigit', { digit: ALPHABET[digit - 1]! })}
                  onClick={() => claim(digit, isPlacement)}
                >
                  {ALPHABET[digit - 1]}
                </button>
              ))}
            </div>
          ))}
      </div>
      <div class="verbs">
        <button type="button" onClick={skip}>
          {t('prove.skip')}
        </button>
      </div>
    </section>
  );
}
