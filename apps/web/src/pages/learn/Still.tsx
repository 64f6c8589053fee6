import { ALPHABET, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Mark, Step } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Drawing } from '../../grid/Drawing.tsx';
import { cellOf, Grid } from '../../grid/Grid.tsx';
import { viewsOf } from '../../grid/views.ts';
import type { Stand } from '../../hint/walk.ts';

export interface StillProps {
  readonly geometry: Geometry;
  readonly givens: readonly number[];
  readonly stand: Stand;
  readonly label: string;
  readonly step?: Step;
  readonly marks: readonly Mark[];
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A board to look at: nothing can be entered, but one can go from cell to cell and hear what stands
 * there.
 */
export function Still({ geometry, givens, stand, label, step, marks }: StillProps): JSX.Element {
  const cursor = useSignal(0);
  const { size, cellCount } = geometry;
  const none = new Int32Array(cellCount);
  const views = viewsOf({
    geometry,
    board: { digits: stand.digits, corner: none, centre: none, colour: none },
    givens,
    candidates: stand.candidates,
    drawn: new Set(stand.digits.keys()),
    selection: [],
    wrong: new Set(),
    held: 0,
    settings: { highlightDigit: false, highlightPeers: false },
  }).map((view, cell) => (cell === cursor.value ? { ...view, isCursor: true } : view));
  const onKey = (event: KeyboardEvent): void => {
    const [down, right] = MOVES[event.key] ?? [0, 0];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    const row = (Math.floor(cursor.value / size) + down + size) % size;
    cursor.value = row * size + (((cursor.value % size) + right + size) % size);
    const grid = event.currentTarget as HTMLElement;
    grid.querySelector<HTMLElement>(`[data-cell="${cursor.value}"]`)?.focus();
  };
  return (
    <Grid
      geometry={geometry}
      cells={views}
      alphabet={ALPHABET}
      areNotesFixed
      label={label}
      mood="is-still"
      onKey={onKey}
      onPointer={({ type, target }) => {
        if (type === 'pointerdown') cursor.value = Math.max(0, cellOf(target));
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
