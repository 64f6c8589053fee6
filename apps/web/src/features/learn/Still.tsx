import type { Touched } from '@pencilmark/coach/drill';
import { ALPHABET, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Mark, Step } from '@pencilmark/core/human';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Drawing } from '../../ui/grid/Drawing.tsx';
import { pressedAt } from '../../ui/grid/digit-at.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { viewsOf } from '../../ui/grid/views.ts';
import { desk } from '../../ui/pad/desk.ts';
import { answerAt } from '../../ui/pad/ear.ts';
import { digitOfKey } from '../../ui/parts/digit-key.ts';
import type { Stand } from '../hint/walk.ts';

export interface StillProps {
  readonly geometry: Geometry;
  readonly givens: readonly number[];
  readonly stand: Stand;
  readonly label: string;
  readonly step?: Step;
  readonly marks: readonly Mark[];
  /** Who points at cells and candidates; without it there is nothing to choose. */
  readonly pointing?: Pointing;
}

/** What somebody chooses on a board on which nothing is entered. */
export interface Pointing {
  /** The chosen cell, or -1. */
  readonly chosen: Signal<number>;
  touch(touched: Touched): void;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A board in which nothing is entered. The cursor goes from cell to cell and a reader hears each;
 * where somebody points, a press chooses a cell, and one more of a mouse touches a candidate in it.
 */
export function Still({ geometry, givens, stand, label, step, marks, pointing }: StillProps): JSX.Element {
  const own = useSignal(0);
  const cursor = pointing?.chosen ?? own;
  const pressed = useRef(-1);
  useEffect(() => () => void (desk.value = undefined), []);
  const views = stillViews(geometry, givens, stand, cursor.value, pointing !== undefined);
  return (
    <Grid
      geometry={geometry}
      cells={views}
      alphabet={ALPHABET}
      areNotesFixed
      label={label}
      mood={pointing ? 'is-still is-asked' : 'is-still'}
      onKey={(event) => {
        // Keys that are fetched first are answered when the event is over.
        const grid = event.currentTarget as HTMLElement;
        const goTo = (cell: number): void => go(grid, cursor, cell);
        if (!answerAt({ stand: { geometry, ...stand }, goTo }, event)) onKey(event, geometry.size, cursor, pointing);
      }}
      onFocus={(cell) => {
        if (cell >= 0) cursor.value = cell;
      }}
      onPress={(event) => {
        const { cell, digit } = pressedAt(event, geometry.size);
        const isChosen = pressed.current === cell;
        pressed.current = cell;
        if (pointing && isChosen && hasDigit(stand, cell, digit)) pointing.touch({ cell, digit });
      }}
    >
      <Drawing
        geometry={geometry}
        digits={stand.digits}
        candidates={stand.candidates}
        marks={marks}
        {...(step && { step })}
      />
    </Grid>
  );
}

const hasDigit = ({ candidates }: Stand, cell: number, digit: number): boolean =>
  digit > 0 && ((candidates[cell]! >>> (digit - 1)) & 1) === 1;

/** How the cells look; the drawing above shows their notes. */
function stillViews(
  geometry: Geometry,
  givens: readonly number[],
  { digits, candidates }: Stand,
  cursor: number,
  isChoice: boolean,
) {
  const none = new Int32Array(geometry.cellCount);
  const views = viewsOf({
    geometry,
    board: { digits, corner: none, centre: none, colour: none },
    givens,
    candidates,
    drawn: new Set(digits.keys()),
    selection: [],
    wrong: new Set(),
    held: 0,
    settings: { highlightDigit: false, highlightPeers: false },
  });
  return views.map((view, cell) => (cell === cursor ? { ...view, isCursor: true, isSelected: isChoice } : view));
}

/** Moves the cursor to a cell of a board, and the focus with it. */
function go(grid: HTMLElement, cursor: Signal<number>, cell: number): void {
  cursor.value = cell;
  grid.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
}

/** Arrows go from cell to cell; a digit touches a candidate, Enter and Space the cell itself. */
function onKey(event: KeyboardEvent, size: number, cursor: Signal<number>, pointing: Pointing | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [down, right] = MOVES[event.key] ?? [0, 0];
  const digit = digitOfKey(event.key);
  const from = Math.max(0, cursor.value);
  if (down !== 0 || right !== 0) {
    const row = (Math.floor(from / size) + down + size) % size;
    go(event.currentTarget as HTMLElement, cursor, row * size + (((from % size) + right + size) % size));
  } else if (pointing && digit > 0 && digit <= size) pointing.touch({ cell: from, digit });
  else if (pointing && (event.key === 'Enter' || event.key === ' ')) pointing.touch({ cell: from });
  else return;
  event.preventDefault();
}
