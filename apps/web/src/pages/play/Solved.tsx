import type { JSX } from 'preact';
import { game, played, solved } from '../../game/session.ts';
import { clockText } from '../../parts/clock.ts';
import { likeBoard } from '../../puzzles/boards.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';

/** The moment of solving: the time, and where to go from here. */
export function Solved(): JSX.Element | null {
  if (!solved.value || !game.value) return null;
  const { hints, source, board } = game.value;
  // The next puzzle is of the same kind.
  const kind = source.difficulty ? { difficulty: source.difficulty, board: likeBoard(board) } : {};
  return (
    <section class="solved" aria-labelledby="solved-title">
      <h2 id="solved-title">{t('play.solvedTitle')}</h2>
      <p>
        {t('play.solved', { time: clockText(played.value) })} {hints > 0 && t('play.hints', { n: hints })}
      </p>
      <p class="buttons">
        <a class="button main" href={address('new', kind)}>
          {t('play.next')}
        </a>
        <a class="button" href={address('games')}>
          {t('games.statistics')}
        </a>
      </p>
    </section>
  );
}
