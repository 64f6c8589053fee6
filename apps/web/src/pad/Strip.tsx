import type { ComponentChildren, JSX } from 'preact';
import { ICONS } from '../parts/icons.tsx';
import { t } from '../text/index.ts';
import { focusCursor } from './pointer.ts';

interface StripProps {
  readonly children: ComponentChildren;
  close(): void;
}

/** A sentence that holds for a while, with a button that puts it away. */
export function Strip({ children, close }: StripProps): JSX.Element {
  const leave = (): void => {
    close();
    focusCursor();
  };
  return (
    <div class="strip">
      <p>{children}</p>
      <button type="button" class="icon-button" aria-label={t('keys.close')} title={t('keys.close')} onClick={leave}>
        <ICONS.close />
      </button>
    </div>
  );
}
