import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dayOf } from '../../model/daily.ts';
import { monthOf } from '../../statistics/month.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { type Statistics, statisticsOf } from '../../statistics/statistics.ts';
import { solvedGames } from '../../storage/games/store.ts';
import { t } from '../../text/index.ts';
import { Empty } from '../../ui/parts/Empty.tsx';
import { MePages } from '../../ui/parts/MePages.tsx';
import { Learnt } from '../techniques/Learnt.tsx';
import { Bests } from './Bests.tsx';
import { Costs } from './Costs.tsx';
import { Curves } from './Curves.tsx';
import { Month } from './Month.tsx';
import './me.css';
import { useAnswer } from '../../ui/parts/answer.ts';
import { setterOf } from '../../ui/parts/signals.ts';

/** The record: which days, how many, how fast. */
export function Me(): JSX.Element {
  const games = useSignal<readonly SolvedGame[] | undefined>(undefined);
  const hear = setterOf(games);
  useAnswer({ ask: solvedGames, hear, miss: () => hear([]) }, []);
  return (
    <div class="page me">
      <MePages />
      <h1>{t('page.me')}</h1>
      <Learnt what="sum" />
      {games.value &&
        (games.value.length === 0 ? (
          <Empty text={t('me.none')}>
            <path class="sheet" d="M12 20h72v60H12z" />
            <path class="lines" d="M12 40h72M12 60h72M30 20v60M48 20v60M66 20v60" />
            <path class="here" d="M48 40h18v20H48z" />
            <path class="outline" d="M12 20h72v60H12z" />
            <path class="written" d="M34 51l4.500 5 6-12" />
          </Empty>
        ) : (
          <Record games={games.value} />
        ))}
    </div>
  );
}

function Record({ games }: { readonly games: readonly SolvedGame[] }): JSX.Element {
  const statistics = statisticsOf(games, Date.now());
  const month = useSignal(monthOf(dayOf(new Date())));
  return (
    <>
      <Figures {...statistics} />
      <Month games={games} month={month} />
      <Costs month={month.value} />
      <div class="record">
        <Curves games={games} rows={statistics.rows} />
        <Bests rows={statistics.rows} />
      </div>
    </>
  );
}

function Figures({ solved, helped, streak, longestStreak }: Statistics): JSX.Element {
  const figures = [
    ['me.streak', t('me.days', { n: streak })],
    ['me.longestStreak', t('me.days', { n: longestStreak })],
    ['me.solved', String(solved)],
    ['me.helped', String(helped)],
  ] as const;
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
