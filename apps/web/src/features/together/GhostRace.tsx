import type { Difficulty } from '@pencilmark/core/rate/difficulty';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LEVELS } from '../../puzzles/boards.ts';
import { address } from '../../route.ts';
import { likelyMinutes } from '../../statistics/likely.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { solvedGames } from '../../storage/games/store.ts';
import { Making } from '../../table/Making.tsx';
import { t } from '../../text/index.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { raceSolver } from '../ghost/begin.ts';
import { FIRST_WISH } from './wish.ts';

/** How long a solver takes, for each minute that the player will likely take. */
const PACES = { calm: 1.3, even: 1, quick: 0.75 } as const;
type Pace = keyof typeof PACES;

const MINUTE = 60_000;

/** A race against a solver that takes its time, which needs no service. */
export function GhostRace(): JSX.Element {
  const level = useSignal<Difficulty>(FIRST_WISH.level);
  const pace = useSignal<Pace>('even');
  const solved = useSignal<readonly SolvedGame[]>([]);
  useAnswer({ ask: solvedGames, hear: setterOf(solved), miss: () => {} }, []); // else one is usual
  const minutesAt = (pace: Pace): number => likelyMinutes(level.value, solved.value) * PACES[pace];
  return (
    <section aria-labelledby="ghost-race" class="ghost-race">
      <h2 id="ghost-race">{t('ghost.race')}</h2>
      <p class="says">{t('ghost.says')}</p>
      <div class="begin">
        <Choice
          label={t('ghost.raceLevel')}
          name="ghost-level"
          isField
          value={level.value}
          among={LEVELS}
          called={(choice) => t(`difficulty.${choice}`)}
          set={setterOf(level)}
        />
        <Choice
          label={t('ghost.pace')}
          name="pace"
          isField
          value={pace.value}
          among={Object.keys(PACES) as Pace[]}
          called={(choice) => t(`ghost.pace.${choice}`, { n: Math.max(1, Math.round(minutesAt(choice))) })}
          set={setterOf(pace)}
        />
        <button type="button" onClick={() => void raceSolver(level.value, minutesAt(pace.value) * MINUTE)}>
          {t('ghost.begin')}
        </button>
      </div>
      <Making />
      <p class="small">
        {t('ghost.own')} <a href={address('games')}>{t('page.games')}</a>
      </p>
    </section>
  );
}
