import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Game } from '../../../model/game.ts';
import { t } from '../../../text/index.ts';
import { Copied } from '../../../ui/parts/Copied.tsx';
import { knownName } from '../../../ui/parts/guest.ts';
import { logText } from './code.ts';

const save = async (game: Game): Promise<void> => (await import('./record.ts')).saveRecord(game);

/** A link at which anybody sees how a game went, and what it gives away; a file for programs. */
export function ShareReplay({ game }: { readonly game: Game }): JSX.Element {
  const name = knownName();
  const link = useMemo(() => linkToReplay(game, name), [game, name]);
  return (
    <>
      {link ? (
        <>
          <p class="says">
            {t('review.shareSays')} {name && t('review.shareName', { name })}
          </p>
          <Copied label={t('review.link')} copy={t('review.copyLink')} text={link} rows={3} />
        </>
      ) : (
        <p class="notice">{t('review.tooLong')}</p>
      )}
      <button type="button" onClick={() => void save(game)}>
        {t('review.save')}
      </button>
    </>
  );
}

/**
 * The address at which anybody sees how a game went, under the name of who sends it; nothing when
 * the game is too long for one.
 */
function linkToReplay(game: Game, name: string, base = location.href): string | undefined {
  const text = logText(game);
  const by = name && `&by=${encodeURIComponent(name)}`;
  return text && `${base.split('#')[0]}#/review?g=${text}${by}`;
}
