import type { JSX } from 'preact';
import { canRedoNow, canUndoNow, game, isPaused, played, redo, undo } from '../../game/session.ts';
import { difficultyName, titleOf } from '../../game/titles.ts';
import { clockText } from '../../parts/clock.ts';
import { ICONS } from '../../parts/icons.tsx';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

/** Above the board: what is played, the time, undo. */
export function GameBar(): JSX.Element | null {
  if (!game.value) return null;
  const { difficulty } = game.value.source;
  return (
    <div class="bar">
      <h2 class="title">
        {titleOf(game.value)}
        {difficulty && <span> · {difficultyName(difficulty)}</span>}
      </h2>
      {settings.value.showTimer && <Clock />}
      <button
        type="button"
        class="tool"
        aria-label={t('play.undo')}
        title={t('play.undo')}
        onClick={undo}
        disabled={!canUndoNow.value}
      >
        <ICONS.undo />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={t('play.redo')}
        title={t('play.redo')}
        onClick={redo}
        disabled={!canRedoNow.value}
      >
        <ICONS.redo />
      </button>
    </div>
  );
}

function Clock(): JSX.Element {
  const says = t(isPaused.value ? 'play.goOn' : 'play.pause');
  const Icon = isPaused.value ? ICONS.goOn : ICONS.pause;
  return (
    <button
      type="button"
      class="clock"
      aria-label={`${says} ${clockText(played.value)}`}
      title={says}
      disabled={game.value?.solved !== undefined}
      onClick={() => {
        isPaused.value = !isPaused.value;
      }}
    >
      <Icon />
      <time>{clockText(played.value)}</time>
    </button>
  );
}
