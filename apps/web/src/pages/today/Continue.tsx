import type { JSX } from 'preact';
import { boardOf } from '../../game/board.ts';
import { dailyId } from '../../game/daily.ts';
import type { Game } from '../../game/game.ts';
import { start } from '../../game/start.ts';
import { difficultyName, titleOf } from '../../game/titles.ts';
import { Tiles } from '../../grid/Miniature.tsx';
import { clockText } from '../../parts/clock.ts';
import { go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { levelFor } from './Daily.tsx';
import type { Kept } from './kept.ts';

const MOST = 2;

/** The games to go on with, besides the puzzle of the day. */
export function Continue({ kept }: { readonly kept: Kept }): JSX.Element | null {
  const ofDay = dailyId(kept.day, levelFor(kept));
  const games = kept.begun.filter(({ id }) => id !== ofDay).slice(0, MOST);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t('today.continue')}</h2>
      <ul class="go-on">
        {games.map((saved) => (
          <li key={saved.id}>
            <Row saved={saved} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ saved }: { readonly saved: Game }): JSX.Element {
  const { digits } = boardOf(saved);
  const filled = digits.filter((digit) => digit !== 0).length;
  const level = saved.source.difficulty && difficultyName(saved.source.difficulty);
  return (
    <button
      type="button"
      onClick={() => {
        start(saved);
        go('play');
      }}
    >
      <Tiles size={Math.sqrt(digits.length)} digits={digits} givens={saved.givens} />
      <span class="title">{titleOf(saved)}</span>
      <span class="aside">{[level, clockText(saved.played)].filter(Boolean).join(' · ')}</span>
      <strong>{t('today.filled', { filled, all: digits.length })}</strong>
      <span class="meter" style={{ '--part': filled / digits.length }}>
        <span />
      </span>
    </button>
  );
}
