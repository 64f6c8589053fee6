import { ALPHABET } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { regionSizes } from '../../setter/draft.ts';
import { brush, draft, enter, erase, isDrawing, selection } from '../../setter/table.ts';
import { t } from '../../text/index.ts';

/** For fingers and mice: digits to write, or regions to paint with. */
export function Pad(): JSX.Element {
  const { size, givens } = draft.value;
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const across = `pad across-${Math.ceil(Math.sqrt(size))}`;
  if (isDrawing.value) {
    const sizes = regionSizes(draft.value);
    return (
      <div class={across}>
        <div class="digits" role="group" aria-label={t('create.brush')}>
          {all.map((number) => (
            <button
              key={number}
              type="button"
              class="region"
              style={{ '--region': `var(--colour-${((number - 1) % 9) + 1})` }}
              aria-pressed={brush.value === number - 1}
              aria-label={t('create.region', { number: ALPHABET[number - 1]!, cells: sizes[number - 1]!, size })}
              onClick={() => {
                brush.value = number - 1;
              }}
            >
              <span class="digit">{ALPHABET[number - 1]}</span>{' '}
              <span class={sizes[number - 1] === size ? 'left' : 'left off'}>
                {sizes[number - 1]}/{size}
              </span>
            </button>
          ))}
        </div>
        <button
          type="button"
          class="eraser"
          onClick={() => {
            isDrawing.value = false;
          }}
        >
          {t('create.endDrawing')}
        </button>
      </div>
    );
  }
  return (
    <div class={across}>
      <div class="digits" role="group" aria-label={t('pad.digits')}>
        {all.map((digit) => {
          const used = givens.filter((given) => given === digit).length;
          return (
            <button
              key={digit}
              type="button"
              aria-label={t('create.digit', { digit: ALPHABET[digit - 1]!, n: used })}
              onClick={() => enter(digit)}
            >
              <span class="digit">{ALPHABET[digit - 1]}</span> <span class="left">{used}</span>
            </button>
          );
        })}
      </div>
      <button type="button" class="eraser" onClick={erase} disabled={selection.value.length === 0}>
        {t('pad.erase')}
      </button>
    </div>
  );
}
