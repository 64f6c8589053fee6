import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { clockText } from '../../ui/parts/clock.ts';
import { CHOSEN, geometry, sampleViews } from './sample.ts';

const TIME = 272_000;

/** A small board that shows at once what a setting does. Nobody plays on it. */
export function Sample(): JSX.Element {
  const { entry, notePlaces, showTimer } = settings.value;
  const digits = Array.from({ length: geometry.size }, (_, index) => index + 1);
  return (
    <aside class="sample" aria-label={t('settings.sample')} inert>
      <p class="time">{showTimer && clockText(TIME)}</p>
      <Grid
        geometry={geometry}
        cells={sampleViews(settings.value)}
        alphabet={ALPHABET}
        areNotesFixed={notePlaces === 'fixed'}
        label={t('settings.sample')}
        isInert
      />
      <p class="keys">
        {digits.map((digit) => (
          <span key={digit} class={entry === 'digit' && digit === CHOSEN.digit ? 'held' : undefined}>
            {digit}
          </span>
        ))}
      </p>
    </aside>
  );
}
