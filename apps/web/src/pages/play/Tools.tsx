import type { JSX } from 'preact';
import { isKeyListOpen } from '../../board/keys.ts';
import { fillNotes } from '../../game/enter.ts';
import { restart } from '../../game/game.ts';
import { alter, canUndoNow, isPaused } from '../../game/session.ts';
import { CONFLICTS, change, ENTRIES, settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

/** Beside the board: what is switched while playing, and what is done seldom. */
export function Tools(): JSX.Element {
  const now = settings.value;
  return (
    <details class="panel" open={matchMedia('(min-width: 52rem)').matches}>
      <summary>{t('tools.title')}</summary>
      <div class="tools">
        {(['autoCandidates', 'autoClean'] as const).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={now[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
            {t(`tools.${name}`)}
          </label>
        ))}
        <label>
          {t('settings.conflicts')}
          <select
            value={now.conflicts}
            onChange={(event) => change({ conflicts: event.currentTarget.value as typeof now.conflicts })}
          >
            {CONFLICTS.map((one) => (
              <option key={one} value={one}>
                {t(`settings.conflicts.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('settings.entry')}
          <select
            value={now.entry}
            onChange={(event) => change({ entry: event.currentTarget.value as typeof now.entry })}
          >
            {ENTRIES.map((one) => (
              <option key={one} value={one}>
                {t(`settings.entry.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <div class="buttons">
          <button type="button" onClick={fillNotes} disabled={isPaused.value}>
            {t('tools.fillNotes')}
          </button>
          <button
            type="button"
            onClick={() => alter((game) => restart(game, t('play.beforeRestart')))}
            disabled={!canUndoNow.value || isPaused.value}
          >
            {t('play.restart')}
          </button>
          <button
            type="button"
            onClick={() => {
              isKeyListOpen.value = true;
            }}
          >
            {t('keys.title')}
          </button>
        </div>
      </div>
    </details>
  );
}
