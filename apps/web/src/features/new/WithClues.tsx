import type { JSX } from 'preact';
import { CLASSIC, geometryCalled } from '../../puzzles/boards.ts';
import { playNew } from '../../table/maker.ts';
import { t } from '../../text/index.ts';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';
import { usePartsInTurn } from '../../ui/parts/painted.ts';
import { useMixtures } from './mixtures.ts';

const NO_DIGITS: readonly number[] = [];

/** A new puzzle with each of the clues on offer. */
export function WithClues(): JSX.Element | null {
  const mixtures = useMixtures();
  const drawn = usePartsInTurn(mixtures.length);
  if (mixtures.length === 0) return null;
  return (
    <>
      <h3 id="with-clues">{t('new.withClues')}</h3>
      <p class="small">{t('new.withCluesSay')}</p>
      <ul class="boards samples" aria-labelledby="with-clues">
        {mixtures.map(({ name, title, sample }, index) => (
          <li key={name}>
            <button
              type="button"
              class="quiet"
              onClick={() => void playNew({ board: CLASSIC, clues: name, difficulty: 'tricky' })}
            >
              {index < drawn ? (
                <MiniatureBoard geometry={geometryCalled(sample)} digits={NO_DIGITS} givens={NO_DIGITS} />
              ) : (
                <svg class="miniature" aria-hidden="true" />
              )}
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
