import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boardOf } from '../../game/board.ts';
import type { Game } from '../../game/game.ts';
import { game } from '../../game/session.ts';
import { start } from '../../game/start.ts';
import { drop, keep, keptGames, onNews } from '../../game/store.ts';
import { difficultyName, titleOf } from '../../game/titles.ts';
import { Tiles } from '../../grid/Miniature.tsx';
import { say } from '../../parts/announcement.ts';
import { clockText } from '../../parts/clock.ts';
import { go } from '../../route.ts';
import { locale, t } from '../../text/index.ts';
import { StatisticsOf } from './Statistics.tsx';

/** Every game that is kept on this device, and what was solved. */
export function Games(): JSX.Element {
  const games = useSignal<readonly Game[] | undefined>(undefined);
  const dropped = useSignal<Game | undefined>(undefined);
  const load = (): void =>
    void keptGames().then(
      (list) => {
        games.value = list;
      },
      () => {
        games.value = [];
      },
    );
  useEffect(() => {
    load();
    return onNews(load);
  }, []);
  const remove = async (one: Game): Promise<void> => {
    // The game on screen would be kept again.
    if (game.value?.id === one.id) game.value = undefined;
    await drop(one.id);
    dropped.value = one;
    say(t('games.dropped', { title: titleOf(one) }));
    load();
  };
  const back = useRef<HTMLButtonElement>(null);
  // The button that deleted the game is gone; this one takes the focus.
  useEffect(() => back.current?.focus(), [dropped.value?.id]);
  const bringBack = async (): Promise<void> => {
    if (dropped.value) await keep(dropped.value);
    dropped.value = undefined;
    load();
  };
  return (
    <div class="page games">
      <h1>{t('page.games')}</h1>
      {dropped.value && (
        <p class="notice dropped">
          {t('games.dropped', { title: titleOf(dropped.value) })}{' '}
          <button type="button" ref={back} onClick={() => void bringBack()}>
            {t('games.bringBack')}
          </button>
        </p>
      )}
      {games.value?.length === 0 && <p>{t('games.none')}</p>}
      <ul class="cards" aria-label={t('games.list')}>
        {games.value?.map((one) => (
          <Card key={one.id} one={one} remove={() => void remove(one)} />
        ))}
      </ul>
      <h2>{t('games.statistics')}</h2>
      <StatisticsOf />
    </div>
  );
}

function Card({ one, remove }: { readonly one: Game; remove(): void }): JSX.Element {
  const { digits } = boardOf(one);
  const isHere = game.value?.id === one.id;
  return (
    <li class={isHere ? 'card is-here' : 'card'}>
      <button
        type="button"
        class="go"
        onClick={() => {
          if (!isHere) start(one);
          go('play');
        }}
      >
        <Tiles size={Math.sqrt(digits.length)} digits={digits} givens={one.givens} />
        <span class="words">
          <strong>{titleOf(one)}</strong>
          {one.source.difficulty && <span>{difficultyName(one.source.difficulty)}</span>}
          <span>
            {t(one.solved === undefined ? 'games.open' : 'games.solved', {
              filled: digits.filter((digit) => digit !== 0).length,
              all: digits.length,
              time: clockText(one.played),
            })}
          </span>
          <small>
            <time dateTime={new Date(one.touched).toISOString()}>
              {new Date(one.touched).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {isHere && ` · ${t('games.now')}`}
          </small>
        </span>
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t('games.drop', { title: titleOf(one) })}
        title={t('games.drop', { title: titleOf(one) })}
        onClick={remove}
      >
        ✕
      </button>
    </li>
  );
}
