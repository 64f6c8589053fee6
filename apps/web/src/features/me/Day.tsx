import type { JSX } from 'preact';
import { dailyId, dailyOf, dayOf, timeOfDay } from '../../model/daily.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { address } from '../../route.ts';
import { isOwn, type SolvedGame } from '../../statistics/solved.ts';
import { locale, t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { kindText } from './kinds.ts';

interface Props {
  readonly day: string;
  readonly isToday: boolean;
  readonly games: readonly SolvedGame[];
}

/** What was solved on a day, and its puzzles. */
export function Day({ day, isToday, games }: Props): JSX.Element {
  const date = timeOfDay(day).toLocaleDateString(locale.value, { weekday: 'long', day: 'numeric', month: 'long' });
  const others = games.filter(({ id, at }) => dayOf(new Date(at)) === day && dailyOf(id)?.day !== day);
  return (
    <section class={isToday ? 'slip day next' : 'slip day plain'} aria-label={date}>
      <h3>{date}</h3>
      <p class="eyebrow">{t('me.dailies')}</p>
      <ul class="solved-list">
        {LEVELS.map((level) => (
          <li key={level}>
            <a href={address('new', { difficulty: level, daily: day })}>{t(`difficulty.${level}`)}</a>
            <Result game={games.find(({ id }) => id === dailyId(day, level))} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p class="eyebrow">{t('me.others')}</p>
          <ul class="solved-list">
            {others.map((game) => (
              <li key={game.id}>
                <span>{kindText(game)}</span>
                <Result game={game} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How a puzzle ended: its time, in the player's hand, and whether there was help. */
function Result({ game }: { readonly game: SolvedGame | undefined }): JSX.Element {
  if (!game) return <span class="open">{t('me.open')}</span>;
  const help = !isOwn(game) ? t('me.withHelp') : game.hints > 0 ? t('me.hints', { n: game.hints }) : '';
  return (
    <span>
      {help && <small>{help}</small>}{' '}
      <a href={address(`review/${game.id}`)}>
        <span class="spoken">{t('review.see')}</span> <time>{clockText(game.ms)}</time>
      </a>
    </span>
  );
}
