import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cursor, selection } from '../../../table/hand.ts';
import { board, geometry, shownNotes } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import type { CellView } from '../../../ui/grid/cell-view.ts';
import { digitsIn } from '../../../ui/grid/notes.ts';
import { focusCursor } from '../../../ui/pad/pointer.ts';
import { Strip } from '../../../ui/pad/Strip.tsx';
import { DIGITS, type Filter, KINDS, matchesOf } from './filter.ts';
import './filter.css';

/** The filter that is on. */
export const filter = signal<Filter | undefined>(undefined);

/** The cells that it finds. */
const matches = computed<ReadonlySet<number>>(() =>
  filter.value ? matchesOf(filter.value, geometry.value!, board.value!.digits, shownNotes.value) : new Set(),
);

/** The digit that stands out by the filter, or 0. */
export const filteredDigit = computed(() => {
  const wanted = filter.value;
  return wanted && DIGITS[wanted.kind] === 1 ? wanted.digits[0] : 0;
});

/** Cells as they look while a filter is on. One digit stands out by its coins alone. */
export const matchViews = (views: readonly CellView[]): CellView[] =>
  views.map((view, cell) =>
    !matches.value.has(cell)
      ? view
      : { ...view, isMatch: filter.value!.kind !== 'digit', label: `${view.label}, ${t('filter.found')}` },
  );

/** Turns the filter on, with the digit or the candidates of the selected cell, or off. */
export function toggleFilter(): void {
  const cell = selection.peek().length === 1 ? cursor.peek() : -1;
  const digit = board.peek()!.digits[cell] ?? 0;
  const [first = 1, other = (first % geometry.peek()!.size) + 1] = digit
    ? [digit]
    : digitsIn(shownNotes.peek()[cell] ?? 0);
  filter.value = filter.peek() ? undefined : { kind: digit ? 'digit' : 'bivalue', digits: [first, other] };
}

const off = (): void => {
  filter.value = undefined;
};

/** What the filter looks for, and how many cells it finds. */
export function FilterStrip(): JSX.Element | null {
  const now = filter.value;
  return now ? <Choice now={now} /> : null;
}

function Choice({ now }: { readonly now: Filter }): JSX.Element {
  const kinds = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    kinds.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest('[role="menu"], dialog');
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      off();
      focusCursor();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { kind, digits } = now;
  return (
    <Strip close={off}>
      <span class="filter" role="group" aria-label={t('filter.title')}>
        <select
          ref={kinds}
          aria-label={t('filter.kind')}
          value={kind}
          onChange={({ currentTarget }) => {
            filter.value = { ...now, kind: currentTarget.value as Filter['kind'] };
          }}
        >
          {KINDS.map((choice) => (
            <option key={choice} value={choice}>
              {t(`filter.${choice}`)}
            </option>
          ))}
        </select>
        {digits.slice(0, DIGITS[kind]).map((digit, index) => (
          <Digit
            key={index}
            digit={digit}
            label={t(index === 0 ? 'filter.first' : 'filter.second')}
            choose={(to) => {
              filter.value = { ...now, digits: index === 0 ? [to, digits[1]] : [digits[0], to] };
            }}
          />
        ))}
        <output>{t('filter.count', { n: matches.value.size })}</output>
      </span>
    </Strip>
  );
}

interface DigitProps {
  readonly digit: number;
  readonly label: string;
  choose(to: number): void;
}

const Digit = ({ digit, label, choose }: DigitProps): JSX.Element => (
  <select aria-label={label} value={digit} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
    {Array.from({ length: geometry.value!.size }, (_, index) => (
      <option key={index} value={index + 1}>
        {ALPHABET[index]}
      </option>
    ))}
  </select>
);
