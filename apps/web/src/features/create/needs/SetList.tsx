import { cellName } from '@pencilmark/core/geometry/plain';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { Segments } from '../../../ui/parts/fields.tsx';
import { draft } from '../table.ts';
import { found, hits } from './grid.ts';
import { Pager, pageOf } from './Pager.tsx';
import { shownSet } from './shown.ts';
import type { Cells } from './tasks.ts';

const FILTERS = ['all', 'unhit', 'apart'] as const;
type Filter = (typeof FILTERS)[number];

const filter = signal<Filter>('all');

// As many as have room below a board that stays in sight.
const ON_A_PAGE = 6;

/** The sets, page by page; the one that is chosen is drawn on the board. */
export function SetList(): JSX.Element {
  const page = useSignal(0);
  const { sets } = found.value;
  const numbers = numbersOf[filter.value]();
  const shown = pageOf(numbers, page, ON_A_PAGE);
  return (
    <>
      <Segments
        label={t('needs.filter')}
        name="needs-filter"
        value={filter.value}
        among={FILTERS}
        called={(name) => t(`needs.filter.${name}`)}
        set={(name) => {
          filter.value = name;
          page.value = 0;
        }}
      />
      {numbers.length === 0 && <p class="says">{t('needs.none')}</p>}
      <ul class="sets">
        {shown.map((number) => (
          <li key={number}>
            <SetButton cells={sets[number]!} givens={hits.value[number]!} />
          </li>
        ))}
      </ul>
      <Pager label={t('needs.pages.sets')} page={page} count={numbers.length} size={ON_A_PAGE} />
    </>
  );
}

/** The numbers of the sets that each choice shows. */
const numbersOf: Readonly<Record<Filter, () => readonly number[]>> = {
  all: () => [...found.value.sets.keys()],
  unhit: () => [...found.value.sets.keys()].filter((number) => hits.value[number] === 0),
  apart: () => found.value.family?.sets ?? [],
};

interface SetButtonProps {
  readonly cells: Cells;
  /** How many of the cells are givens. */
  readonly givens: number;
}

function SetButton({ cells, givens }: SetButtonProps): JSX.Element {
  const { size } = draft.value;
  const isShown = shownSet.value === cells;
  const names = cells.map((cell) => cellName(cell, size)).join(' ');
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() => {
        shownSet.value = isShown ? undefined : cells;
      }}
    >
      <span class={givens > 0 ? 'how-many' : 'how-many fault'}>
        {t('needs.cells', { n: cells.length })} ·{' '}
        {givens > 0 ? t('create.givenCount', { n: givens }) : t('needs.noGiven')}
      </span>
      <span class="where">{names}</span>
    </button>
  );
}
