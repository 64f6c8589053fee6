import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { start } from '../game/begin.ts';
import { boardOf, type Game } from '../game/game.ts';
import { drop, keptGames } from '../game/store.ts';
import { go } from '../route.ts';
import { language, t } from '../text/index.ts';
import { clockText } from './play/GameBar.tsx';

/** Every game that is kept on this device. */
export function Games(): JSX.Element {
  const games = useSignal<readonly Game[]>([]);
  const load = (): void =>
    void keptGames().then(
      (list) => (games.value = list),
      () => {},
    );
  useEffect(load, []);
  const filled = (game: Game): number => boardOf(game).digits.filter((digit) => digit !== 0).length;
  return (
    <div class="page">
      <h1>{t('page.games')}</h1>
      {games.value.length === 0 && <p>{t('games.none')}</p>}
      <ul class="list">
        {games.value.map((game) => (
          <li key={game.id}>
            <button
              type="button"
              onClick={() => {
                start(game);
                go('play');
              }}
            >
              <strong>{game.source.title ?? t(`source.${game.source.kind}`)}</strong>{' '}
              <span>
                {t(game.solved === undefined ? 'games.open' : 'games.solved', {
                  filled: filled(game),
                  all: game.givens.length,
                  time: clockText(game.played),
                })}
              </span>{' '}
              <time dateTime={new Date(game.touched).toISOString()}>
                {new Date(game.touched).toLocaleString(language.value)}
              </time>
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={t('games.drop')}
              onClick={() => void drop(game.id).then(load)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
