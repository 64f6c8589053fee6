import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../../model/game.ts';
import { proofsOf } from '../../model/proof.ts';
import { address } from '../../route.ts';
import { isOwn, type SolvedGame, solvedFrom } from '../../statistics/solved.ts';
import { daysOf, statisticsOf } from '../../statistics/statistics.ts';
import { Week } from '../../statistics/Week.tsx';
import { Making } from '../../table/Making.tsx';
import { celebrated, game } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { Curve, ReviewLink } from './Curve.tsx';
import { courseOf } from './course.ts';
import { Hardest } from './Hardest.tsx';
import { useSolvedGames, useWay } from './hooks.ts';
import { harderThan, nextOf } from './next.ts';
import { Sharing } from './Sharing.tsx';
import { Time } from './Time.tsx';
import './card.css';

/** How the game went, and what comes next. */
export function Card(): JSX.Element {
  const current = game.value!;
  const course = useMemo(() => courseOf(current), [current.id, current.at]);
  const { way, isLookedFor } = useWay(current, course);
  const mine = solvedFrom(current);
  const earlier = useSolvedGames(mine.id);
  const card = useRef<HTMLElement>(null);
  // Whoever has just solved it goes on here, not on a board where nothing is left to do.
  useEffect(() => {
    if (celebrated.peek() === mine.id) card.current?.focus({ preventScroll: true });
  }, [mine.id]);
  // What was complete when it came was solved by nobody here.
  const cameComplete = !current.nodes.some(({ move }) => move?.do === 'digit') && current.hints === 0;
  if (cameComplete)
    return (
      <section class="ended" aria-labelledby="ended-title">
        <h2 id="ended-title">{t('end.came.title')}</h2>
        <p>{t('end.came')}</p>
        <Onward />
      </section>
    );
  return (
    <section class="ended" aria-labelledby="ended-title" tabIndex={-1} ref={card}>
      <Time mine={mine} earlier={earlier} ghost={current.ghost} />
      <Proofs game={current} />
      {course ? (
        <Curve game={current.id} course={course} way={way} ghost={current.ghost} />
      ) : (
        <ReviewLink game={current.id} />
      )}
      {(isLookedFor || way) && <Hardest game={current} way={way} mine={mine} />}
      {earlier && !current.isKnown && <Days games={[...earlier, mine]} />}
      <div class="paces-and-share">
        {course && <Paces paces={course.paces} />}
        <Sharing game={current} mine={mine} course={course} />
      </div>
      <Onward />
    </section>
  );
}

/** The days in a row, and the last week. */
function Days({ games }: { readonly games: readonly SolvedGame[] }): JSX.Element {
  const { streak, longestStreak } = statisticsOf(games, Date.now());
  return (
    <section class="days">
      <h3>{streak > 0 && isOwn(games.at(-1)!) ? t('end.streak', { n: streak }) : t('end.week')}</h3>
      {longestStreak > streak && <span class="small">{t('end.longestStreak', { n: longestStreak })}</span>}
      <Week days={daysOf(games)} today={new Date()} />
    </section>
  );
}

/** The next puzzles. */
function Onward(): JSX.Element {
  const [next, harder] = [nextOf(game.value!), harderThan(game.value!)];
  return (
    <div class="onward">
      {harder && (
        <a class="button" href={address(harder.page, harder.query)}>
          {t('end.harder')}
        </a>
      )}
      <a class="button main" href={address(next.page, next.query)}>
        {t('end.next')}
      </a>
      <Making />
    </div>
  );
}

/** How quickly each box was filled: the fuller, the quicker. The slowest is green. */
function Paces({ paces }: { readonly paces: readonly (number | undefined)[] }): JSX.Element {
  const least = Math.min(...paces.map((pace) => pace ?? 1));
  return (
    <figure class="paces">
      <div aria-hidden="true">
        {paces.map((pace, box) => (
          <span
            key={box}
            class={pace === undefined ? 'printed' : pace === least && least < 1 ? 'slowest' : ''}
            style={{ '--part': pace ?? 0 }}
          />
        ))}
      </div>
      <figcaption class="small">{t('end.paces')}</figcaption>
    </figure>
  );
}

/** In a game with reasons: how many moves were proven, and how many were guesses. */
function Proofs({ game }: { readonly game: Game }): JSX.Element | null {
  const { proven, guesses, wrong, all } = proofsOf(game);
  if (!game.isProving || all === 0) return null;
  const parts = [
    t('prove.count', { proven, all }),
    guesses > 0 && t('prove.count.guesses', { n: guesses }),
    wrong > 0 && t('prove.count.wrong', { n: wrong }),
  ];
  return <p class="proofs">{parts.filter(Boolean).join(' · ')}</p>;
}
