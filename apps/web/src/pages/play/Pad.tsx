import type { JSX } from 'preact';
import { ALPHABET } from '../../board/alphabet.ts';
import { enter, erase, geometry, heldDigit, MODES, mode, remaining, selection } from '../../game/session.ts';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

/** Colours to choose from. */
const COLOURS = 9;

/** The pad for fingers and mice: modes, digits with how often each is missing, the eraser. */
export function Pad(): JSX.Element {
  const size = geometry.value?.size ?? 9;
  const isColour = mode.value === 'colour';
  const digits = Array.from({ length: isColour ? COLOURS : size }, (_, index) => index + 1);
  const press = (digit: number): void => {
    if (settings.value.entry === 'digit' && !isColour) heldDigit.value = heldDigit.value === digit ? 0 : digit;
    else enter(digit);
  };
  return (
    <div class={`pad across-${Math.ceil(Math.sqrt(digits.length))}`}>
      <div class="modes" role="group" aria-label={t('pad.modes')}>
        {MODES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode.value === one}
            onClick={() => {
              mode.value = one;
            }}
          >
            {t(`mode.${one}`)}
          </button>
        ))}
      </div>
      <div class="digits" role="group" aria-label={t('pad.digits')}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            class={isColour ? `colour-${digit}` : ''}
            disabled={!isColour && mode.value === 'digit' && remaining.value[digit]! <= 0 && heldDigit.value !== digit}
            aria-pressed={heldDigit.value === digit}
            aria-label={
              isColour
                ? t('pad.colour', { colour: digit })
                : t('pad.digit', { digit: ALPHABET[digit - 1]!, n: Math.max(0, remaining.value[digit]!) })
            }
            onClick={() => press(digit)}
          >
            <span class="digit">{isColour ? '' : ALPHABET[digit - 1]}</span>
            {!isColour && <span class="left">{Math.max(0, remaining.value[digit]!)}</span>}
          </button>
        ))}
      </div>
      <button type="button" class="eraser" onClick={() => erase()} disabled={selection.value.length === 0}>
        {t('pad.erase')}
      </button>
    </div>
  );
}
