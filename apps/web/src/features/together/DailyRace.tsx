import type { Result } from '@pencilmark/core';
import type { Difficulty } from '@pencilmark/core/rate/difficulty';
import { levelsOf, type MadeMatch } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { request } from '../../net/request.ts';
import { account } from '../../net/session.ts';
import { CLASSIC } from '../../puzzles/boards.ts';
import { address, go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { refusalText } from '../match/refusal.ts';
import { FIRST_WISH } from './wish.ts';

/** A result of the race of a day. The match is named to those who have solved the puzzle. */
interface Row {
  readonly name: string;
  readonly ms: number;
  readonly match: string | null;
}

/** What the service knows of the race of a day. */
interface DayFacts {
  readonly state: 'announced' | 'open' | 'over';
  readonly table: readonly Row[];
  /** Times that are quicker than people are. */
  readonly apart: readonly Row[];
}

/** The race of a day at a level; nothing where the service does not answer. */
function useDay(level: Difficulty): DayFacts | undefined {
  const facts = useSignal<DayFacts | undefined>(undefined);
  const hear = (reply: Result<DayFacts, unknown>): void => {
    facts.value = reply.ok ? reply.value : undefined;
  };
  useAnswer({ ask: () => request<DayFacts>('GET', `daily/${today()}/${level}`), hear }, [level]);
  return facts.value;
}

const rowOf = ({ name, ms, match }: Row): JSX.Element => (
  <li key={name}>
    {match ? <a href={address(`replay/${match}`)}>{name}</a> : <span>{name}</span>}
    <time>{clockText(ms)}</time>
  </li>
);

/** Days change for all at the same moment. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** The same puzzle for everybody, and who solved it how quickly. */
export function DailyRace(): JSX.Element {
  const level = useSignal<Difficulty>(FIRST_WISH.level);
  const problem = useSignal('');
  const wanted = level.value;
  const { table = [], apart = [] } = useDay(wanted) ?? {};
  const begin = async (): Promise<void> => {
    const made = await request<MadeMatch>('POST', `daily/${today()}/${wanted}/attempt`);
    if (made.ok) go(`match/${made.value.id}`);
    else problem.value = refusalText(made.error);
  };
  const isPlayer = account.value !== undefined && !account.value.isGuest;
  return (
    <section aria-labelledby="daily-race" class="daily-race">
      <h2 id="daily-race">{t('together.daily')}</h2>
      <p class="says">{t('together.dailySays')}</p>
      <div class="begin">
        <Choice
          label={t('together.dailyLevel')}
          name="daily-level"
          isField
          value={wanted}
          among={levelsOf(CLASSIC)}
          called={(choice) => t(`difficulty.${choice}`)}
          set={setterOf(level)}
        />
        {isPlayer && (
          <button type="button" onClick={() => void begin()}>
            {t('together.dailyStart')}
          </button>
        )}
      </div>
      {!isPlayer && (
        <p class="says">
          {t('together.needsAccount')} <a href={address('account')}>{t('page.account')}</a>
        </p>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
      <Results table={table} apart={apart} />
    </section>
  );
}

const Results = ({ table, apart }: Pick<DayFacts, 'table' | 'apart'>): JSX.Element => (
  <>
    {table.length === 0 ? (
      <p class="small">{t('together.dailyNone')}</p>
    ) : (
      <ol class="results" aria-label={t('together.dailyRivals')}>
        {table.map(rowOf)}
      </ol>
    )}
    {apart.length > 0 && (
      <>
        <p class="small" id="daily-apart">
          {t('together.dailyApart')}
        </p>
        <ul class="results" aria-labelledby="daily-apart">
          {apart.map(rowOf)}
        </ul>
      </>
    )}
    {table.some(({ match }) => match) && <p class="small">{t('together.dailyReplays')}</p>}
  </>
);
