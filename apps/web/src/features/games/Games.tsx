import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../model/game.ts';
import { titleOf } from '../../model/titles.ts';
import { drop, keep, keptGames, onNews } from '../../storage/games/store.ts';
import { clear, game } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { Empty } from '../../ui/parts/Empty.tsx';
import { MePages } from '../../ui/parts/MePages.tsx';
import { Shelf } from './Shelf.tsx';
import './games.css';

/** Every game that is kept on this device. */
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
  const remove = async (saved: Game): Promise<void> => {
    // The game on screen would be kept again.
    if (game.value?.id === saved.id) clear();
    await drop(saved.id);
    dropped.value = saved;
    say(t('games.dropped', { title: titleOf(saved) }));
    load();
  };
  const bringBack = async (): Promise<void> => {
    if (dropped.value) await keep(dropped.value);
    dropped.value = undefined;
    load();
  };
  return (
    <div class="page games">
      <MePages />
      <h1>{t('page.games')}</h1>
      {dropped.value && <Dropped saved={dropped.value} bringBack={() => void bringBack()} />}
      {games.value?.length === 0 && (
        <Empty text={t('games.none')}>
          <path class="sheet" d="M30 12h54v54H30z" />
          <path class="outline" d="M30 12h54v54H30z" />
          <path class="sheet" d="M12 30h54v54H12z" />
          <path class="lines" d="M30 30v54M48 30v54M12 48h54M12 66h54" />
          <path class="here" d="M30 48h18v18H30z" />
          <path class="outline" d="M12 30h54v54H12z" />
        </Empty>
      )}
      {games.value && games.value.length > 0 && <Shelf games={games.value} remove={(saved) => void remove(saved)} />}
    </div>
  );
}

/** Says what was deleted, and brings it back. */
function Dropped({ saved, bringBack }: { readonly saved: Game; bringBack(): void }): JSX.Element {
  const back = useRef<HTMLButtonElement>(null);
  // The button that deleted the game has left the page; this button takes the focus.
  useEffect(() => back.current?.focus(), [saved.id]);
  return (
    <p class="notice dropped">
      {t('games.dropped', { title: titleOf(saved) })}{' '}
      <button type="button" ref={back} onClick={bringBack}>
        {t('games.bringBack')}
      </button>
    </p>
  );
}
