import type { JSX } from 'preact';
import { player } from '../../player.ts';
import { isLastRemark, putAway, remark } from '../../table/remarks.ts';
import { t } from '../../text/index.ts';
import { hasRoomForTips } from '../../ui/pad/layout.ts';
import { Strip } from '../../ui/pad/Strip.tsx';

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
