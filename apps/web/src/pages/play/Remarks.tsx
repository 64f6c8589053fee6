import type { JSX } from 'preact';
import { player } from '../../game/player.ts';
import { isLastRemark, putAway, remark } from '../../game/remarks.ts';
import { hasRoomForTips } from '../../pad/layout.ts';
import { Strip } from '../../pad/Strip.tsx';
import { t } from '../../text/index.ts';

/** A remark in the first game, beside the thing that it is about. */
export function Remarks(): JSX.Element | null {
  const name = remark.value;
  if (!name || !hasRoomForTips.value) return null;
  return (
    <Strip close={() => putAway(name)}>
      <span role="status">
        {t(name === 'begin' && player.value?.hands === 'keys' ? 'remark.keys' : `remark.${name}`)}
      </span>{' '}
      {!isLastRemark.value && (
        <button type="button" class="link" onClick={() => putAway('all')}>
          {t('remark.none')}
        </button>
      )}
    </Strip>
  );
}
