import type { JSX } from 'preact';
import { boardOf } from '../../model/board.ts';
import { dailyId } from '../../model/daily.ts';
import type { Game } from '../../model/game.ts';
import { difficultyName, titleOf } from '../../model/titles.ts';
import { go } from '../../route.ts';
import { start } from '../../table/start.ts';
import { t } from '../../text/index.ts';
import { Tiles } from '../../ui/grid/Miniature.tsx';
import { clockText } from '../../ui/parts/clock.ts';
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
