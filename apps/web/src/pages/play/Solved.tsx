import type { JSX } from 'preact';
import { nextOf } from '../../game/next.ts';
import { game, played, solved } from '../../game/session.ts';
import { clockText } from '../../parts/clock.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';

/** The moment of solving: the time, and where to go from here. */
export function Solved(): JSX.Element | null {
  if (!solved.value || !game.value) return null;
  const { hints } = game.value;
  const next = nextOf(game.value);
  return (
    <section class="solved" aria-labelledby="solved-title">
      <h2 id="solved-title">{t('play.solvedTitle')}</h2>
      <p>
        {t('play.solved', { time: clockText(played.value) })} {hints > 0 && t('play.hints', { n: hints })}
      </p>
      <p class="buttons">
        <a class="button main" href={address(next.page, next.query)}>
          {t('play.next')}
        </a>
        <a class="button" href={address('me')}>
          {t('page.me')}
        </a>
      </p>
    </section>
  );
}
