import type { ComponentChildren, JSX } from 'preact';
import { headingOf } from '../../model/titles.ts';
import { address } from '../../route.ts';
import { settings } from '../../settings.ts';
import { game, goOn, isPaused, pause, played } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { layout } from '../../ui/pad/layout.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { GameMenu } from './GameMenu.tsx';
import { zoom } from './zoom.ts';

/**
 * Above the board: the way back, what is played, the time; on phones the menu of the game. What
 * holds for a while may take the place of the title.
 */
export function GameBar({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const Kit = zoom.value;
  return (
    <div class="bar">
      {layout.value !== 'wide' && (
        <a class="icon-button button back" href={address('new')} aria-label={t('play.back')} title={t('play.back')}>
          <ICONS.back />
        </a>
      )}
      <Title />
      {children}
      {settings.value.showTimer && <Clock />}
      {Kit && <Kit.ZoomButton />}
      {layout.value !== 'wide' && <GameMenu />}
    </div>
  );
}

/** "Daily · Easy · 22 November": a long title of an author ends early. */
function Title(): JSX.Element {
  const { name, level, details } = headingOf(game.value!);
  return (
    <h2 class="title" title={[name, level, ...details].filter(Boolean).join(' · ')}>
      <span class="what">
        <strong>{name}</strong>
        {level && <span class="level">{level}</span>}
      </span>
      {details.length > 0 && <span class="details">{details.join(' · ')}</span>}
    </h2>
  );
}

function Clock(): JSX.Element {
  const says = t(isPaused.value ? 'play.goOn' : 'play.pause');
  const Icon = isPaused.value ? ICONS.goOn : ICONS.pause;
  return (
    <button
      type="button"
      class="clock quiet"
      aria-label={`${says} ${clockText(played.value)}`}
      title={says}
      disabled={game.value?.solved !== undefined}
      onClick={isPaused.value ? goOn : pause}
    >
      <time>{clockText(played.value)}</time>
      <Icon />
    </button>
  );
}
