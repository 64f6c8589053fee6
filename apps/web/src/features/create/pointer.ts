import { cellOf } from '../../ui/grid/Grid.tsx';
import { focusCell } from './keys.ts';
import { dropStroke, finish, pass as passClue, press } from './placing.ts';
import type { Point } from './plane.ts';
import { isDrawing, kindInHand, paint, selection, shownGeometry } from './table.ts';

let over = -1;
let isDown = false;
/** Whether this stroke of the brush has painted something: the whole stroke is undone at once. */
let hasPainted = false;

/** Where a pointer is on the board, in sides of a cell. */
function pointOf(x: number, y: number): Point {
  const { left, top, width, height } = document.querySelector('.create .grid')!.getBoundingClientRect();
  const { size } = shownGeometry.value;
  return { x: ((x - left) / width) * size, y: ((y - top) / height) * size };
}

/**
 * Selects the cells under the pointer, or paints them while regions are drawn, or draws a clue
 * through them.
 */
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
    if (kindInHand.value) {
      selection.value = [cell];
      press(pointOf(event.clientX, event.clientY), cell);
      focusCell(cell);
      return;
    }
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
  if (cell < 0) return;
  if (kindInHand.value) {
    passClue(cell, pointOf(x, y));
    return;
  }
  if (cell === over) return;
  over = cell;
  if (isDrawing.value) {
    selection.value = [cell];
    stroke(cell);
  } else if (!selection.value.includes(cell)) selection.value = [...selection.value, cell];
}

function stroke(cell: number): void {
  if (paint([cell], hasPainted)) hasPainted = true;
}

function stop({ type }: Event): void {
  isDown = false;
  if (type === 'pointercancel') dropStroke();
  else if (kindInHand.value) finish();
}
