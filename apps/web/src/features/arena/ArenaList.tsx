import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { poll } from '../../net/poll.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { type ArenaFacts, type ArenaState, boardsText, whenText } from './facts.ts';
import { MakeArena } from './MakeArena.tsx';

const AGAIN = 4000; // ms
const STATES: readonly ArenaState[] = ['playing', 'waiting', 'done'];

/** The arenas of the service: those that are played, the open ones, and the last that ended. */
export function ArenaList(): JSX.Element {
  const arenas = useSignal<readonly ArenaFacts[] | undefined>(undefined);
  useEffect(
    () =>
      poll<{ readonly arenas: readonly ArenaFacts[] }>('arenas', AGAIN, (answer) => {
        if (answer.ok) arenas.value = answer.value.arenas;
        return true;
      }),
    [],
  );
  const all = arenas.value ?? [];
  return (
    <>
      <p class="prose">{t('arena.says')}</p>
      {arenas.value?.length === 0 && <p class="slip plain">{t('arena.none')}</p>}
      {STATES.map((state) => {
        const here = all.filter((arena) => arena.state === state);
        return here.length === 0 ? null : <Arenas key={state} state={state} arenas={here} />;
      })}
      <MakeArena />
    </>
  );
}

const Arenas = (props: { readonly state: ArenaState; readonly arenas: readonly ArenaFacts[] }): JSX.Element => (
  <section aria-labelledby={`arenas-${props.state}`}>
    <h2 id={`arenas-${props.state}`}>{t(`arena.${props.state}`)}</h2>
    <ul class="arenas">
      {props.arenas.map(({ id, rounds, state, startsAt }) => (
        <li key={id}>
          <a href={address(`arena/${id}`)}>
            <span class="name">{boardsText(rounds)}</span>
            <span class="says">
              {t('arena.rounds', { n: rounds.length })}, {whenText(state, startsAt)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
