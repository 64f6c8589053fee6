import { cellOf } from '../grid/Grid.tsx';
import { focusCell } from './keys.ts';
import { isDrawing, paint, selection } from './table.ts';

let over = -1;
let isDown = false;
/** Whether this stroke of the brush has painted something: the whole stroke is undone at once. */
let hasPainted = false;

/** Selects the cells under the pointer, or paints them while regions are drawn. */
export function onPointer(event: PointerEvent): void {
  if (event.type === 'pointerdown') {
    const cell = event.button === 0 ? cellOf(event.target) : -1;
    if (cell < 0) return;
    event.preventDefault(); // no text is selected, no page scrolled by a drag
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    over = cell;
    isDown = true;
    hasPainted = false;
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, stop, { once: true });
    const isAdding = !isDrawing.value && (event.shiftKey || event.ctrlKey || event.metaKey);
    const rest = selection.value.filter((other) => other !== cell);
    if (!isAdding) selection.value = [cell];
    else selection.value = rest.length < selection.value.length ? rest : [...rest, cell];
    if (isDrawing.value) stroke(cell);
    focusCell(cell);
    return;
  }
  if (!isDown || event.buttons === 0) return;
  // A quick pointer skips cells between two events; the browser knows what it passed.
  const passed = event.getCoalescedEvents?.() ?? [];
  for (const { clientX, clientY } of passed.length > 0 ? passed : [event]) pass(clientX, clientY);
}

function pass(x: number, y: number): void {
  const cell = cellOf(document.elementFromPoint(x, y));
  if (cell < 0 || cell === over) return;
  over = cell;
  if (isDrawing.value) {
    selection.value = [cell];
    stroke(cell);
  } else if (!selection.value.includes(cell)) selection.value = [...selection.value, cell];
}

function stroke(cell: number): void {
  if (paint([cell], hasPainted)) hasPainted = true;
}

function stop(): void {
  isDown = false;
}
