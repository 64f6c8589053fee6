import type { JSX } from 'preact';
import { boardOf } from '../../model/board.ts';
import type { Game } from '../../model/game.ts';
import { headingOf, titleOf } from '../../model/titles.ts';
import { address, go } from '../../route.ts';
import { game } from '../../table/session.ts';
import { start } from '../../table/start.ts';
import { locale, t } from '../../text/index.ts';
import { Tiles } from '../../ui/grid/Miniature.tsx';
import { clockText } from '../../ui/parts/clock.ts';
import { IconButton } from '../../ui/parts/IconButton.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { raceAgainstGame } from '../ghost/begin.ts';
import { canBeGhost } from '../ghost/ghost.ts';

interface Props {
  readonly saved: Game;
  remove(): void;
}

/** A kept game: what it is, how far it is, when it was played; it opens, and can be deleted. */
export function Tile({ saved, remove }: Props): JSX.Element {
  const { digits } = boardOf(saved);
  const { name, level, details } = headingOf(saved);
  const isHere = game.value?.id === saved.id;
  const open = (): void => {
    if (!isHere) start(saved);
    go('play');
  };
  const races = t('ghost.raceOf', { title: titleOf(saved) });
  const sees = t('review.seeOf', { title: titleOf(saved) });
  const deletes = t('games.drop', { title: titleOf(saved) });
  return (
    <li class="tile">
      <button type="button" class="go" onClick={open}>
        <Tiles size={Math.sqrt(digits.length)} digits={digits} givens={saved.givens} />
        <span class="words">
          <strong>{[name, level].filter(Boolean).join(' · ')}</strong>
          {details.length > 0 && <span>{details.join(' · ')}</span>}
          <Progress saved={saved} digits={digits} />
          <small>
            <time dateTime={new Date(saved.touched).toISOString()}>{lastPlayed(saved.touched)}</time>
            {isHere && ` · ${t('games.now')}`}
          </small>
        </span>
      </button>
      {saved.nodes.length > 1 && (
        <a class="button icon-button" href={address(`review/${saved.id}`)} aria-label={sees} title={sees}>
          <ICONS.goOn />
        </a>
      )}
      {canBeGhost(saved) && <IconButton label={races} Icon={ICONS.ghost} run={() => raceAgainstGame(saved)} />}
      <IconButton label={deletes} Icon={ICONS.remove} run={remove} />
    </li>
  );
}

function Progress({ saved, digits }: { readonly saved: Game; readonly digits: Uint8Array }): JSX.Element {
  const time = clockText(saved.played);
  if (saved.solved !== undefined) return <span class="result">{t('games.solved', { time })}</span>;
  const filled = digits.filter((digit) => digit !== 0).length;
  return (
    <>
      <span class="meter" aria-hidden="true">
        <span style={{ '--part': filled / digits.length }} />
      </span>
      <span>{t('games.open', { filled, all: digits.length, time })}</span>
    </>
  );
}

/** "Sat 21 November, 14:05", with the year when it is another. */
function lastPlayed(ms: number): string {
  const time = new Date(ms);
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return time.toLocaleString(locale.value, {
    weekday: isThisYear ? 'short' : undefined,
    day: 'numeric',
    month: isThisYear ? 'long' : 'short',
    year: isThisYear ? undefined : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
