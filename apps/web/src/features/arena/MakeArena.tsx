import { ROUNDS } from '@pencilmark/arena/rounds';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { account, findSession } from '../../net/session.ts';
import { address, go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { refusalText } from '../match/refusal.ts';
import { type ArenaFacts, boardText } from './facts.ts';

const BOARDS = [...new Set(ROUNDS.map(({ board }) => board))];
/** Minutes in which programs may join. */
const WAITS = [5, 15, 60] as const;

/** Makes an arena with all rounds of a board, for people with an account. */
export function MakeArena(): JSX.Element {
  const board = useSignal('9x9:3x3');
  const minutes = useSignal<(typeof WAITS)[number]>(WAITS[0]);
  const problem = useSignal('');
  useEffect(() => void findSession(), []);
  const make = async (): Promise<void> => {
    const rounds = ROUNDS.filter((round) => round.board === board.value).map(({ name }) => name);
    const made = await request<ArenaFacts>('POST', 'arenas', { rounds, inSeconds: 60 * minutes.value });
    if (made.ok) go(`arena/${made.value.id}`);
    else problem.value = refusalText(made.error);
  };
  const isPlayer = account.value !== undefined && !account.value.isGuest;
  return (
    <section aria-labelledby="make-arena">
      <h2 id="make-arena">{t('arena.make')}</h2>
      {isPlayer ? (
        <div class="making">
          <Choice
            label={t('arena.board')}
            isField
            value={board.value}
            among={BOARDS}
            called={boardText}
            set={setterOf(board)}
          />
          <Choice
            label={t('arena.wait')}
            isField
            value={minutes.value}
            among={WAITS}
            called={(n) => t('arena.minutes', { n })}
            set={setterOf(minutes)}
          />
          <button type="button" onClick={() => void make()}>
            {t('arena.make')}
          </button>
        </div>
      ) : (
        <p class="says">
          {t('together.needsAccount')} <a href={address('account')}>{t('page.account')}</a>
        </p>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
    </section>
  );
}
