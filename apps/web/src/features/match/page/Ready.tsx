import { TIMES } from '@pencilmark/race';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { awaitedIn } from '../begin.ts';
import { nameOf } from '../people.ts';
import { rulesInWords, titleOfMatch } from '../rules.ts';
import { Teams } from '../Teams.tsx';
import { act, seat, snapshot } from '../table.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { secondsTo, useServiceTime } from './hooks.ts';
import { voidText } from './void.ts';

const BYTES = 16;
/** What one adds to the toss, so that nobody alone decides it. */
const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** All are there: each says that the game can begin; then it is counted down. */
export function Ready(): JSX.Element {
  const { rules, seats, phase, since } = snapshot.value!;
  const now = useServiceTime(250);
  const isIn = seat.value !== null;
  const isDone = isIn && seats[seat.value!]!.nonce !== null;
  const isAlone = seats.length === 1;
  const begin = (): void => void act({ t: 'ready', nonce: nonce() });
  useEffect(() => {
    if (phase !== 'ready' || !isIn) return;
    say(t(isAlone ? 'match.begins' : 'match.allThere'));
    // Whoever plays alone has said so already, by beginning.
    if (isAlone && !isDone) begin();
  }, [phase]);
  if (phase === 'done') return <Void />;
  if (phase === 'countdown') return <Countdown left={Math.ceil((since + TIMES.countdown - now) / 1000)} />;
  if (isAlone) return <Countdown left={Infinity} />;
  const { seats: late, until } = awaitedIn(snapshot.value!)!;
  return (
    <div class="page before-match ready">
      <ConnectionNotice />
      <p class="eyebrow">{titleOfMatch(rules)}</p>
      <h1>{t('match.allThere')}</h1>
      <ul class="who">
        {seats.map((player, at) => (
          <li key={at}>
            <span>{nameOf(at)}</span>
            <span class="state">
              {player?.nonce ? <ICONS.check /> : null} {t(player?.nonce ? 'match.isReady' : 'match.isNotReady')}
            </span>
          </li>
        ))}
      </ul>
      <p role="timer">{t('match.waitsFor', { names: late.map(nameOf).join(', '), n: secondsTo(until, now) })}</p>
      {isIn && (
        <button type="button" class="main" disabled={isDone} onClick={begin}>
          {t(isDone ? 'match.waitForOthers' : 'match.ready')}
        </button>
      )}
      <Teams rules={rules} seats={seats} />
      <ul class="prose">
        {rulesInWords(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function Countdown({ left }: { readonly left: number }): JSX.Element {
  const shown = Math.min(TIMES.countdown / 1000, Math.max(1, left));
  useEffect(() => say(String(shown)), [shown]);
  return (
    <div class="page before-match countdown">
      <h1 class="spoken">{t('match.begins')}</h1>
      <p class="figure" aria-hidden="true">
        {shown}
      </p>
    </div>
  );
}

/** The match did not take place. */
const Void = (): JSX.Element => (
  <div class="page before-match">
    <h1>{t('match.void')}</h1>
    <p class="prose">{voidText()}</p>
    <a class="button main" href={address('together')}>
      {t('match.toTogether')}
    </a>
  </div>
);
