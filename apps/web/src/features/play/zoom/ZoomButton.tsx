import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { icon } from '../../../ui/parts/icons.tsx';
import { canZoom, scale, toggleZoom } from './scale.ts';

const Lens = icon(
  <path d="M10.5 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.7 15.700l4.8 4.8M10.5 7.500v6M7.5 10.500h6" />,
);

/** Makes cells large enough for fingers, where they are not. */
export const ZoomButton = (): JSX.Element | null =>
  canZoom() ? (
    <button
      type="button"
      class="icon-button"
      aria-pressed={scale.value > 1}
      aria-label={t('zoom.large')}
      title={t('zoom.large')}
      onClick={toggleZoom}
    >
      <Lens />
    </button>
  ) : null;
