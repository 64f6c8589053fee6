import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { connection, isLost } from '../table.ts';

/** Says at once that the connection is lost; it heals by itself. */
export const ConnectionNotice = (): JSX.Element | null =>
  isLost.value ? (
    <p class="connection-notice" role="alert">
      <span>{t(navigator.onLine ? 'match.lost' : 'match.offline')}</span>
      <button type="button" onClick={() => connection.peek()?.check()}>
        {t('match.again')}
      </button>
    </p>
  ) : null;
