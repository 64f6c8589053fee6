import type { JSX } from 'preact';
import { boardOf } from '../../model/board.ts';
import type { Game } from '../../model/game.ts';
import { difficultyName, titleOf } from '../../model/titles.ts';
import { go } from '../../route.ts';
import { game } from '../../table/session.ts';
import { start } from '../../table/start.ts';
import { t } from '../../text/index.ts';
import { Tiles } from '../../ui/grid/Miniature.tsx';
import { clockText } from '../../ui/parts/clock.ts';

/** The game to go on with: what it is, how far it is, the way into it. */
export function Continue({ saved }: { readonly saved: Game }): JSX.Element {
  const { digits } = boardOf(saved);
  const filled = digits.filter((digit) => digit !== 0).length;
  const level = saved.source.difficulty && difficultyName(saved.source.difficulty);
  const goOn = (): void => {
    if (game.peek()?.id !== saved.id) start(saved);
    go('play');
  };
  return (
    <section class="continue" aria-labelledby="continue">
      <Tiles size={Math.sqrt(digits.length)} digits={digits} givens={saved.givens} />
      <div class="words">
        <h2 id="continue">{t('new.continue')}</h2>
        <p>{[titleOf(saved), level, clockText(saved.played)].filter(Boolean).join(' · ')}</p>
        <div class="meter" aria-hidden="true">
          <span style={{ '--part': filled / digits.length }} />
        </div>
        <p class="small">{t('new.filled', { filled, all: digits.length })}</p>
      </div>
      <button type="button" class="main" onClick={goOn}>
        {t('new.goOn')}
      </button>
    </section>
  );
}
