import type { MadeMatch, MatchResult } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { request } from '../../../net/request.ts';
import { address, go } from '../../../route.ts';
import { has, t } from '../../../text/index.ts';
import { rankName } from '../people.ts';
import { outcomeFor } from '../ranks.ts';
import { refusalText } from '../refusal.ts';
import { seat, snapshot } from '../table.ts';
import { Standings } from './Standings.tsx';
import { voidText } from './void.ts';

/** How it ended, and what comes next. */
export function Result(): JSX.Element {
  const { id, result, rules } = snapshot.value!;
  const { how, winners } = outcomeFor(seat.value, result!, rules);
  const card = useRef<HTMLElement>(null);
  const problem = useSignal('');
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const again = async (): Promise<void> => {
    const made = await request<MadeMatch>('POST', `matches/${id}/rematch`, {});
    if (!made.ok) problem.value = refusalText(made.error);
    // Both request it; each takes a seat.
    else if (await hasSeat(made.value.id)) go(`match/${made.value.id}`);
    else problem.value = t('refusal.not-open');
  };
  return (
    <section class="ended" aria-labelledby="ended-title" tabIndex={-1} ref={card}>
      <h2 id="ended-title">{t(`match.${how}`, { name: winners.map(rankName).join(', ') })}</h2>
      {reason(result!) && <p>{reason(result!)}</p>}
      {result!.standings.length > 0 && <Standings result={result!} rules={rules} />}
      {problem.value && <p role="alert">{problem.value}</p>}
      <div class="onward">
        <a class="button" href={address(`replay/${id}`)}>
          {t('match.replay')}
        </a>
        {seat.value === null ? (
          <a class="button main" href={address('together')}>
            {t('match.toTogether')}
          </a>
        ) : (
          <button type="button" class="main" onClick={() => void again()}>
            {t('match.rematch')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Why it ended, where the last move does not show it. */
const reason = ({ ending }: MatchResult): string => {
  if (ending === 'void') return voidText();
  const key = `ending.${ending}`;
  return has(key) ? t(key) : '';
};

const hasSeat = async (match: string): Promise<boolean> => (await request('POST', `matches/${match}/join`, {})).ok;
