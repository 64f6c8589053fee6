import type { JSX } from 'preact';
import { fillNotes } from '../../game/session.ts';
import { change, settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

/** Beside the board: what helps with notes. */
export function Tools(): JSX.Element {
  return (
    <div class="tools">
      <label>
        <input
          type="checkbox"
          checked={settings.value.autoCandidates}
          onChange={(event) => change({ autoCandidates: event.currentTarget.checked })}
        />
        {t('settings.autoCandidates')}
      </label>
      <button type="button" onClick={fillNotes}>
        {t('tools.fillNotes')}
      </button>
    </div>
  );
}
