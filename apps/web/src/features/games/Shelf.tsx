import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../model/game.ts';
import { t } from '../../text/index.ts';
import { Segments } from '../../ui/parts/fields.tsx';
import { setterOf, typingInto } from '../../ui/parts/signals.ts';
import { gamesFor, SHOWN, type Shown, unfinishedFirst } from './list.ts';
import { Tile } from './Tile.tsx';

/** With more games than these, one searches. */
const FEW = 12;
/** Tiles at a time: to draw hundreds takes long. */
const PAGE = 48;

interface Props {
  readonly games: readonly Game[];
  remove(saved: Game): void;
}

/** The kept games that the filter shows, unfinished games first. */
export function Shelf({ games, remove }: Props): JSX.Element {
  const shown = useSignal<Shown>('all');
  const words = useSignal('');
  const most = useSignal(PAGE);
  const matches = unfinishedFirst(gamesFor(games, shown.value, words.value));
  const tiles = matches.slice(0, most.value);
  const parts = [
    ['open', tiles.filter(({ solved }) => solved === undefined)],
    ['solved', tiles.filter(({ solved }) => solved !== undefined)],
  ] as const;
  return (
    <>
      <div class="finding">
        <Segments
          label={t('games.show')}
          name="shown"
          value={shown.value}
          among={SHOWN}
          called={(choice) => t(`games.show.${choice}`, { n: gamesFor(games, choice, '').length })}
          set={setterOf(shown)}
        />
        {games.length > FEW && (
          <label class="field">
            {t('games.search')}
            <input type="search" value={words.value} onInput={typingInto(words)} />
          </label>
        )}
      </div>
      {matches.length === 0 && <p role="status">{t('games.noneFound')}</p>}
      {parts.map(
        ([name, list]) =>
          list.length > 0 && (
            <section key={name} aria-labelledby={`games-${name}`}>
              <h2 id={`games-${name}`}>{t(`games.${name}Ones`)}</h2>
              <ul class="shelf">
                {list.map((saved) => (
                  <Tile key={saved.id} saved={saved} remove={() => remove(saved)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {matches.length > tiles.length && (
        <button
          type="button"
          onClick={() => {
            most.value += PAGE;
          }}
        >
          {t('games.more', { n: matches.length - tiles.length })}
        </button>
      )}
    </>
  );
}
