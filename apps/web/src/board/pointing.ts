import { board, enter, game, geometry, heldDigit, mode, selection } from '../game/session.ts';
import { settings } from '../settings.ts';
import { cellOf } from './Grid.tsx';

/** Whether a drag adds cells; and the cell it was over last. */
let over = -1;
let isDragging = false;

const focus = (cell: number): void =>
  document.querySelector<HTMLElement>(`.grid [data-cell="${cell}"]`)?.focus({ preventScroll: true });

/** Selects cells under the pointer: press, drag, Shift and Ctrl add; digit first, a press writes the digit that is held. */
export function onPointer(event: PointerEvent): void {
  if (event.type === 'pointerdown') {
    if (event.button !== 0) return;
    const cell = cellOf(event.target);
    if (cell < 0) return;
    event.preventDefault(); // no text is selected, no page scrolled by a drag
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    over = cell;
    isDragging = true;
    addEventListener('pointerup', stop, { once: true });
    addEventListener('pointercancel', stop, { once: true });
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    if (settings.value.entry === 'digit' && heldDigit.value > 0 && !isAdding) {
      selection.value = [cell];
      enter(heldDigit.value, mode.value, [cell]);
    } else if (isAdding) {
      const rest = selection.value.filter((other) => other !== cell);
      selection.value = rest.length < selection.value.length ? rest : [...rest, cell];
    } else selection.value = [cell];
    focus(cell);
    return;
  }
  if (!isDragging || event.buttons === 0) return;
  const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY));
  if (cell < 0 || cell === over) return;
  over = cell;
  if (!selection.value.includes(cell)) selection.value = [...selection.value, cell];
}

function stop(): void {
  isDragging = false;
}

/** Selects every cell that holds what a cell holds: its digit, or else its notes or colours. */
export function selectAlike(cell: number): void {
  const now = board.value;
  if (!now || !game.value) return;
  const { digits, corner, centre, colour } = now;
  const layer = [digits, centre, corner, colour].find((list) => list[cell] !== 0);
  if (!layer) return;
  const alike = [...layer.keys()].filter((other) => layer[other] === layer[cell] && other !== cell);
  selection.value = [...alike, cell];
}

/** Moves the cursor, around the edge too; with `isAdding` the selection grows. */
export function move(rows: number, columns: number, isAdding: boolean): void {
  if (!geometry.value) return;
  const { size } = geometry.value;
  const cursor = selection.value.at(-1) ?? 0;
  const row = (Math.floor(cursor / size) + rows + size) % size;
  const column = ((cursor % size) + columns + size) % size;
  const cell = selection.value.length === 0 ? cursor : row * size + column;
  selection.value = isAdding ? [...selection.value.filter((other) => other !== cell), cell] : [cell];
  focus(cell);
}
