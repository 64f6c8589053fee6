import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale, t } from '../../../text/index.ts';
import { MiniatureBoard } from '../../../ui/grid/Miniature.tsx';
import { NumberField } from '../page/NumberField.tsx';
import { shownGeometry } from '../table.ts';
import {
  callOff,
  givensOf,
  isSearching,
  openPuzzle,
  outcomeText,
  percent,
  type Search,
  search,
  searchFor,
  without,
} from './fewest.ts';
import { found, type Grid } from './grid.ts';
import { Pager, pageOf } from './Pager.tsx';
import { roughTime } from './rough-time.ts';
import type { Cells } from './tasks.ts';

interface FewestProps {
  readonly grid: Grid;
  readonly canSearch: boolean;
}

/** Searches for the puzzles of the grid with a number of givens. */
export function Fewest({ grid, canSearch }: FewestProps): JSX.Element {
  return (
    <section aria-labelledby="fewest-title">
      <h3 id="fewest-title">{t('needs.fewest')}</h3>
      <p class="says">{t(canSearch ? 'needs.fewestSays' : 'needs.tooLarge')}</p>
      {canSearch && <Asking key={grid} grid={grid} />}
      {search.value?.grid === grid && <Found of={search.value} />}
    </section>
  );
}

/** How many givens are wanted; first as many as there are sets without a common cell. */
function Asking({ grid }: { readonly grid: Grid }): JSX.Element {
  const wished = useSignal<number | undefined>(undefined);
  const usual = wished.value ?? Math.max(1, found.value.family?.sets.length ?? 1);
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget as HTMLFormElement).get('count')) || usual;
    wished.value = count;
    await searchFor(count);
    if (search.value?.end === 'all' && search.value.puzzles.length === 0) wished.value = count + 1;
  };
  const counts = without.value?.grid === grid ? without.value.counts : [];
  return (
    <>
      {counts.length > 0 && (
        <dl class="facts">
          <dt>{t('needs.without')}</dt>
          <dd>{t('needs.withoutGivens', { counts: counts.join(', ') })}</dd>
        </dl>
      )}
      <form class="buttons" onSubmit={(event) => void ask(event)}>
        <NumberField
          label={t('create.givens')}
          name="count"
          value={usual}
          least={1}
          most={grid.digits.length}
          set={(number) => {
            wished.value = number;
          }}
        />
        {/* Two elements: one that changed its type while it is pressed would send the form. */}
        {isSearching() ? (
          <button key="stop" type="button" class="quiet" onClick={callOff}>
            {t('create.stop')}
          </button>
        ) : (
          <button key="search" type="submit">
            {t('needs.search')}
          </button>
        )}
      </form>
    </>
  );
}

const ON_A_PAGE = 6;

/** How far a search is, what came of it, and the puzzles that it has found. */
function Found({ of }: { readonly of: Search }): JSX.Element {
  const page = useSignal(0);
  const { grid, puzzles, end, share } = of;
  return (
    <>
      {end === undefined && (
        <p class="says">
          <progress value={share} max="1" aria-label={t('needs.searching')} /> {shareText(of)}
        </p>
      )}
      {end !== undefined && <p class="outcome">{outcomeText(of)}</p>}
      <ul class="puzzles">
        {pageOf([...puzzles.entries()], page, ON_A_PAGE).map(([number, cells]) => (
          <li key={number}>
            <PuzzleButton number={number + 1} grid={grid} cells={cells} />
          </li>
        ))}
      </ul>
      <Pager label={t('needs.pages.puzzles')} page={page} count={puzzles.length} size={ON_A_PAGE} />
    </>
  );
}

function shareText({ share, left }: Search): string {
  const part = percent(share);
  return left === undefined ? part : t('needs.left', { share: part, time: roughTime(left, locale.value) });
}

interface PuzzleButtonProps {
  readonly number: number;
  readonly grid: Grid;
  readonly cells: Cells;
}

/** A puzzle that was found; it is put on the table. */
function PuzzleButton({ number, grid, cells }: PuzzleButtonProps): JSX.Element {
  const givens = givensOf(grid, cells);
  return (
    <button type="button" onClick={() => openPuzzle(givens)}>
      <MiniatureBoard geometry={shownGeometry.value} digits={givens} givens={givens} />
      {t('needs.openPuzzle', { number })}
    </button>
  );
}
