import type { JSX } from 'preact';
import { fillNotes } from '../../game/entry.ts';
import { restart } from '../../game/game.ts';
import { alter, areCandidatesShown, canUndoNow, isPaused, showCandidates } from '../../game/session.ts';
import { Choice, Switch } from '../../parts/fields.tsx';
import { CONFLICTS, change, ENTRIES, settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { isKeyListOpen } from './keys.ts';

/** Beside the board: what is switched while playing, and what is done seldom. */
export function Tools(): JSX.Element {
  const now = settings.value;
  return (
    <details class="panel" open={matchMedia('(min-width: 52rem)').matches}>
      <summary>{t('tools.title')}</summary>
      <div class="tools">
        <Switch label={t('tools.autoCandidates')} isOn={areCandidatesShown.value} set={showCandidates} />
        <Switch label={t('tools.autoClean')} isOn={now.autoClean} set={(autoClean) => change({ autoClean })} />
        <Choice
          label={t('settings.conflicts')}
          value={now.conflicts}
          among={CONFLICTS}
          called={(one) => t(`settings.conflicts.${one}`)}
          set={(conflicts) => change({ conflicts })}
        />
        <Choice
          label={t('settings.entry')}
          value={now.entry}
          among={ENTRIES}
          called={(one) => t(`settings.entry.${one}`)}
          set={(entry) => change({ entry })}
        />
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
