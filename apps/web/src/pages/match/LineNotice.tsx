import type { JSX } from 'preact';
import { isLost, line } from '../../match/table.ts';
import { t } from '../../text/index.ts';

/** Says at once that the connection is lost; it heals by itself. */
export const LineNotice = (): JSX.Element | null =>
  isLost.value ? (
    <p class="line-notice" role="alert">
      <span>{t(navigator.onLine ? 'match.lost' : 'match.offline')}</span>
      <button type="button" onClick={() => line.peek()?.check()}>
        {t('match.again')}
      </button>
    </p>
  ) : null;
