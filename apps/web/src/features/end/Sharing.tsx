import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../model/game.ts';
import { linkToRace } from '../../model/link.ts';
import { isTimed, type SolvedGame } from '../../statistics/solved.ts';
import { type Key, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { copy } from '../../ui/parts/clipboard.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { download } from '../../ui/parts/file.ts';
import { knownName } from '../../ui/parts/guest.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { togglerOf } from '../../ui/parts/signals.ts';
import { raceAgainstGame } from '../ghost/begin.ts';
import { ghostText } from '../ghost/code.ts';
import { canBeGhost, ghostOfGame } from '../ghost/ghost.ts';
import type { Course } from './course.ts';
import { messageOf } from './message.ts';

interface SharingProps {
  readonly game: Game;
  readonly mine: SolvedGame;
  readonly course: Course | undefined;
}

/**
 * What can be made of a finished game: a race against it, for oneself or for others; and how it
 * went, in words or as a picture, which show no digit.
 */
export function Sharing(props: SharingProps): JSX.Element {
  const { game } = props;
  const isOpen = useSignal(false);
  return (
    <div class="sharing">
      {canBeGhost(game) && (
        <button type="button" class="quiet" onClick={() => raceAgainstGame(game)}>
          <ICONS.ghost />
          {t('ghost.again')}
        </button>
      )}
      <button type="button" class="quiet" aria-expanded={isOpen.value} onClick={togglerOf(isOpen)}>
        <ICONS.share />
        {t('end.share')}
      </button>
      {isOpen.value && <Ways {...props} />}
    </div>
  );
}

/** The ways to share a finished game. */
function Ways(props: SharingProps): JSX.Element {
  const { game, mine } = props;
  const choices = useRef<HTMLDivElement>(null);
  const outcome = useSignal('');
  useEffect(() => {
    choices.current?.querySelector('button')?.focus({ preventScroll: true });
    choices.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const share = async (way: (what: SharingProps) => Promise<Key | undefined>): Promise<void> => {
    const key = await way(props);
    if (!key) return;
    outcome.value = t(key);
    say(outcome.value);
  };
  return (
    <div class="buttons" ref={choices}>
      <button type="button" onClick={() => void share(asText)}>
        {t('end.share.text')}
      </button>
      <button type="button" onClick={() => void share(asPicture)}>
        {t('end.share.picture')}
      </button>
      {canBeGhost(game) && (
        <button type="button" onClick={() => void share(asRace)}>
          {t('ghost.share')}
        </button>
      )}
      <span class="small">{outcome.value}</span>
      {canBeGhost(game) && (
        <p class="small">
          {t('ghost.linkHolds')} {!isTimed(mine) && t('ghost.linkHoldsHelp')}
        </p>
      )}
    </div>
  );
}

// Each way gives the key of what is said then; nothing where the system says it.

async function asText({ game, mine, course }: SharingProps): Promise<Key | undefined> {
  const text = messageOf(game, mine, course?.paces);
  if (await isHandedOver({ text })) return undefined;
  return (await copy(text)) ? 'share.copied' : 'share.notCopied';
}

async function asRace({ game, mine }: SharingProps): Promise<Key | undefined> {
  const link = linkToRace(game, ghostText(ghostOfGame(game), knownName(), game.givens));
  if (await isHandedOver({ text: t('ghost.challenge', { time: clockText(mine.ms) }), url: link })) return undefined;
  return (await copy(link)) ? 'ghost.copied' : 'share.notCopied';
}

async function asPicture({ game, mine, course }: SharingProps): Promise<Key | undefined> {
  const { pictureOf } = await import('./picture.ts');
  const picture = await pictureOf(game, mine, course);
  const file = new File([picture], 'pencilmark.png', { type: 'image/png' });
  if (await isHandedOver({ files: [file] })) return undefined;
  download(picture, file.name);
  return 'end.saved';
}

/** Hands something to the system's own way to share, where the system can take it. */
async function isHandedOver(what: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
  } catch (problem) {
    // Who changed their mind has not shared, and wants nothing else instead.
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
  return true;
}
