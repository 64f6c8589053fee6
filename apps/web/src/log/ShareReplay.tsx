import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { Copied } from '../parts/Copied.tsx';
import { knownName } from '../parts/guest.ts';
import { t } from '../text/index.ts';
import { linkToReplay } from './link.ts';

/** A link at which anybody sees how a game went; with what it gives away. */
export function ShareReplay({ game }: { readonly game: Game }): JSX.Element {
  const name = knownName();
  const link = useMemo(() => linkToReplay(game, name), [game, name]);
  if (!link) return <p class="notice">{t('review.tooLong')}</p>;
  return (
    <>
      <p class="says">
        {t('review.shareSays')} {name && t('review.shareName', { name })}
      </p>
      <Copied label={t('review.link')} copy={t('review.copyLink')} text={link} rows={3} />
    </>
  );
}
