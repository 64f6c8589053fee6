import type { JSX } from 'preact';
import { restart } from '../../game/game.ts';
import { alter, canRedoNow, canUndoNow, game, isPaused, redo, solved, undo } from '../../game/session.ts';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

/** 1:05, 1:02:05. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Above the board: what is played, the time, undo. */
export function GameBar(): JSX.Element | null {
  if (!game.value) return null;
  const { source, played } = game.value;
  return (
    <div class="bar">
      <span class="title">{source.title ?? t(`source.${source.kind}`)}</span>
      {settings.value.showTimer && (
        <button
          type="button"
          class="clock"
          aria-pressed={isPaused.value}
          aria-label={t(isPaused.value ? 'play.goOn' : 'play.pause')}
          onClick={() => {
            isPaused.value = !isPaused.value;
          }}
        >
          <span aria-hidden="true">{isPaused.value ? '▶' : '❚❚'}</span> <time>{clockText(played)}</time>
        </button>
      )}
      <button type="button" onClick={undo} disabled={!canUndoNow.value}>
        {t('play.undo')}
      </button>
      <button type="button" onClick={redo} disabled={!canRedoNow.value}>
        {t('play.redo')}
      </button>
      <button type="button" class="quiet" onClick={() => alter(restart)} disabled={!canUndoNow.value}>
        {t('play.restart')}
      </button>
      {solved.value && (
        <p class="solved" role="status">
          {t('play.solved', { time: clockText(played) })}
        </p>
      )}
    </div>
  );
}
