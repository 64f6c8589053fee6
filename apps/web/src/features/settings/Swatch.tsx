import type { JSX } from 'preact';
import type { Settings } from '../../settings.ts';

type Theme = Settings['theme'];

/** A theme in little: its paper, a printed digit and one of the player's. */
export const Swatch = ({ theme }: { readonly theme: Theme }): JSX.Element => (
  <span class="swatches" aria-hidden="true">
    {(theme === 'auto' ? (['light', 'dark'] as const) : [theme]).map((shown) => (
      <span key={shown} class="swatch" data-theme={shown} data-scheme={shown === 'light' ? 'light' : 'dark'}>
        <b>1</b>
        <i>2</i>
      </span>
    ))}
  </span>
);
