import type { ComponentChildren, JSX } from 'preact';
import { t } from '../../text/index.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { ICONS } from '../parts/icons.tsx';
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
      <IconButton label={t('keys.close')} Icon={ICONS.close} run={leave} />
    </div>
  );
}
