import { ALPHABET } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { COLOURS, enter, erase } from '../../game/entry.ts';
import { geometry, heldDigit, isGathering, MODES, mode, remaining, selection } from '../../game/session.ts';
import { ICONS } from '../../parts/icons.tsx';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { hold } from './keys.ts';

/** The pad for fingers and mice: modes, digits with how often each is missing, the eraser. */
export function Pad(): JSX.Element {
  const size = geometry.value?.size ?? 9;
  const isColour = mode.value === 'colour';
  const isHolding = settings.value.entry === 'digit';
  const digits = Array.from({ length: isColour ? COLOURS : size }, (_, index) => index + 1);
  const press = (digit: number): void => {
    if (isHolding) hold(digit);
    else enter(digit);
  };
  return (
    <div class={`pad across-${Math.ceil(Math.sqrt(digits.length))}`}>
      <div class="modes" role="group" aria-label={t('pad.modes')}>
        {MODES.map((one) => {
          const Icon = ICONS[one];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={mode.value === one}
              aria-label={t(`mode.${one}`)}
              title={t(`mode.${one}`)}
              onClick={() => {
                mode.value = one;
              }}
            >
              <Icon />
              <span>{t(`pad.${one}`)}</span>
            </button>
          );
        })}
        <button
          type="button"
          aria-pressed={isGathering.value}
          aria-label={t('pad.gather')}
          title={t('pad.gather')}
          onClick={() => {
            isGathering.value = !isGathering.value;
          }}
        >
          <ICONS.gather />
          <span>{t('pad.several')}</span>
        </button>
        <button
          type="button"
          aria-label={t('pad.erase')}
          title={t('pad.erase')}
          onClick={() => erase()}
          disabled={selection.value.length === 0}
        >
          <ICONS.erase />
          <span>{t('pad.erase')}</span>
        </button>
      </div>
      <div class="digits" role="group" aria-label={t(isColour ? 'pad.colours' : 'pad.digits')}>
        {digits.map((digit) => {
          const left = Math.max(0, remaining.value[digit]!);
          return (
            <button
              key={digit}
              type="button"
              class={isColour ? `colour-${digit}` : left === 0 ? 'done' : ''}
              aria-pressed={isHolding ? heldDigit.value === digit : undefined}
              aria-label={
                isColour
                  ? t('pad.colourOf', { colour: digit })
                  : t('pad.digitOf', { digit: ALPHABET[digit - 1]!, n: left })
              }
              onClick={() => press(digit)}
            >
              <span class="digit">{isColour ? digit : ALPHABET[digit - 1]}</span>{' '}
              {!isColour && <span class="left">{left}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
