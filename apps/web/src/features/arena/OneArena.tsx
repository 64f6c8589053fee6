import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { poll } from '../../net/poll.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { type ArenaResults, boardsText, whenText } from './facts.ts';
import { Joining } from './Joining.tsx';
import { RoundResults } from './RoundResults.tsx';
import { Winners } from './Winners.tsx';

const AGAIN = 1500; // ms

/** One arena: how to take part, and who wins so far. */
export function OneArena({ id }: { readonly id: string }): JSX.Element {
  const arena = useSignal<ArenaResults | undefined>(undefined);
  const isMissing = useSignal(false);
  useEffect(
    () =>
      poll<ArenaResults>(`arenas/${encodeURIComponent(id)}`, AGAIN, (answer) => {
        if (answer.ok) arena.value = answer.value;
        isMissing.value = !answer.ok && [400, 404].includes(answer.error.status);
        return !isMissing.value && arena.value?.state !== 'done';
      }),
    [id],
  );
  return (
    <>
      <p>
        <a href={address('arena')}>{t('arena.all')}</a>
      </p>
      {isMissing.value && (
        <p class="slip plain" role="alert">
          {t('arena.missing')}
        </p>
      )}
      {arena.value && <Shown arena={arena.value} />}
    </>
  );
}

function Shown({ arena }: { readonly arena: ArenaResults }): JSX.Element {
  const { state, startsAt, rounds, programs, plans, tables, link } = arena;
  // A round that has begun has a table; others are still to come.
  const played = plans.flatMap((plan) => {
    const table = tables.find(({ round }) => round === plan.name);
    return table && table.rows.length > 0 ? [{ plan, rows: table.rows }] : [];
  });
  return (
    <>
      <h2>{boardsText(rounds)}</h2>
      <p role="status" class="says">
        {t(`arena.${state}`)}, {whenText(state, startsAt)}
      </p>
      <p>{programs.length === 0 ? t('arena.nobody') : t('arena.programs', { list: programs.join(', ') })}</p>
      {state === 'waiting' && <Joining link={link} />}
      {played.length > 0 && <Winners programs={programs} played={played} />}
      {played.map((round) => (
        <RoundResults key={round.plan.name} {...round} />
      ))}
    </>
  );
}
