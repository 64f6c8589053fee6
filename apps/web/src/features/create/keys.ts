import { digitOfKey } from '../../ui/parts/digit-key.ts';
import {
  choose,
  chosen,
  dropStroke,
  eraseFigure,
  finish,
  removeChosen,
  stroke,
  takeCell,
  typeFigure,
} from './placing.ts';
import { draft, enter, erase, kindInHand, redo, selection, undo } from './table.ts';
import { hasTable } from './values.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface KeyRow {
  matches(event: KeyboardEvent): boolean;
  run(event: KeyboardEvent): void;
}

const isControlled = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
const controlled = (event: KeyboardEvent, key: string, shift = false): boolean =>
  isControlled(event) && event.shiftKey === shift && event.key.toLowerCase() === key;

const isInGrid = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest('.grid') !== null;

/** Keys while a kind of clues is in hand. */
const CLUE_KEYS: readonly KeyRow[] = [
  { matches: (event) => event.key === ' ' && isInGrid(event), run: () => takeCell(selection.value.at(-1) ?? 0) },
  { matches: (event) => event.key === 'Enter' && isInGrid(event), run: finish },
  { matches: ({ key }) => key === 'Escape' && stroke.value !== undefined, run: dropStroke },
  { matches: ({ key }) => key === 'Escape' && chosen.value !== undefined, run: () => choose(undefined) },
  { matches: ({ key }) => key === 'Delete', run: removeChosen },
  { matches: ({ key }) => key === 'Backspace', run: eraseFigure },
  {
    matches: ({ key }) => figureOf(key) >= 0,
    run: ({ key }) => !hasTable(kindInHand.value!) && typeFigure(figureOf(key)),
  },
];

/** What a key means in the number of a clue; -1 when it means nothing. */
const figureOf = (key: string): number => (key === '0' ? 0 : digitOfKey(key) || -1);

/**
 * Keys on the setter's table: those of play, as far as they make sense here. The first row that
 * matches runs.
 */
const KEYS: readonly KeyRow[] = [
  {
    matches: ({ key }) => key in ARROWS,
    run: (event) => move(...ARROWS[event.key]!, event.shiftKey || isControlled(event)),
  },
  {
    matches: ({ key }) => key === 'Home' || key === 'End',
    run: (event) => {
      const { size } = draft.value;
      const cursor = selection.value.at(-1) ?? 0;
      const start = isControlled(event) ? 0 : cursor - (cursor % size);
      const end = isControlled(event) ? size * size - 1 : start + size - 1;
      moveTo(event.key === 'Home' ? start : end, event.shiftKey);
    },
  },
  { matches: (event) => controlled(event, 'z'), run: undo },
  { matches: (event) => controlled(event, 'y') || controlled(event, 'z', true), run: redo },
  {
    matches: (event) => controlled(event, 'a'),
    run: () => {
      selection.value = [...draft.value.givens.keys()];
    },
  },
  ...CLUE_KEYS.map(({ matches, run }) => ({
    matches: (event: KeyboardEvent) => kindInHand.value !== undefined && !isControlled(event) && matches(event),
    run,
  })),
  { matches: ({ key }) => key === 'Backspace' || key === 'Delete' || key === '0' || key === '.', run: erase },
  {
    matches: ({ key }) => key === 'Escape',
    run: () => {
      selection.value = [];
    },
  },
  {
    matches: (event) => !isControlled(event) && !event.altKey && within(digitOfKey(event.key)),
    run: ({ key }) => enter(digitOfKey(key)),
  },
];

const within = (digit: number): boolean => digit > 0 && digit <= draft.value.size;

/**
 * Answers a key wherever the focus is: not in fields; and without a cell, those that scroll the
 * page go on doing so.
 */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input:not([type="checkbox"]), textarea, select, dialog')) return;
  if (selection.value.length === 0 && !target?.closest('.grid') && /^(Arrow|Home|End)/.test(event.key)) return;
  const row = KEYS.find((row) => row.matches(event));
  if (!row) return;
  event.preventDefault();
  row.run(event);
}

export const focusCell = (cell: number): void =>
  document.querySelector<HTMLElement>(`.create .grid [data-cell="${cell}"]`)?.focus({ preventScroll: true });

/** Moves the cursor, around the edge too; with `isAdding` the selection grows. */
function move(rows: number, columns: number, isAdding: boolean): void {
  const { size } = draft.value;
  const cursor = selection.value.at(-1) ?? 0;
  const row = (Math.floor(cursor / size) + rows + size) % size;
  const column = ((cursor % size) + columns + size) % size;
  moveTo(selection.value.length === 0 ? cursor : row * size + column, isAdding);
}

function moveTo(cell: number, isAdding: boolean): void {
  selection.value = isAdding ? [...selection.value.filter((other) => other !== cell), cell] : [cell];
  focusCell(cell);
}
