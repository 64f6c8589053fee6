import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { ICONS } from './icons.tsx';

interface EraseKeyProps {
  readonly isOff: boolean;
  erase(): void;
}

/** The key among those of digits that empties a cell. */
export const EraseKey = ({ isOff, erase }: EraseKeyProps): JSX.Element => (
  <button type="button" class="erase" disabled={isOff} title={t('pad.erase')} onClick={erase}>
    <ICONS.erase />
    <span class="name">{t('pad.erase')}</span>
  </button>
);
