import { selection } from '../../../table/hand.ts';
import { geometry } from '../../../table/session.ts';
import { focusCursor } from '../pointer.ts';
import { begin, drop, extend, finish } from './pen.ts';
import { cellAt, type Place } from './stroke.ts';

// A stroke is followed in steps of at most this many sides of a cell.
const STEP = 0.2;

let last: { readonly box: DOMRect; readonly place: Place } | undefined;

/** Draws with the pen while a pointer is down. */
export function onPenPointer(event: PointerEvent): void {
  if (event.type === 'pointerdown') press(event);
  else if (last && event.buttons !== 0) pull(event);
}

const placeIn = (box: DOMRect, { clientX, clientY }: PointerEvent): Place => {
  const side = box.width / (geometry.peek()?.size ?? 1);
  return { x: (clientX - box.left) / side, y: (clientY - box.top) / side };
};

function press(event: PointerEvent): void {
  const grid = event.target instanceof Element ? event.target.closest('.grid') : null;
  if (event.button !== 0 || !grid) return;
  event.preventDefault(); // no text is selected, no page scrolled by a stroke
  (event.target as Element).releasePointerCapture?.(event.pointerId);
  const box = grid.getBoundingClientRect();
  last = { box, place: placeIn(box, event) };
  selection.value = [cellAt(last.place, geometry.peek()!.size)];
  focusCursor();
  begin(last.place);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

function pull(event: PointerEvent): void {
  const { box, place: from } = last!;
  const to = placeIn(box, event);
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  for (let step = 1; step <= steps; step++)
    extend({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
  last = { box, place: to };
}

function stop({ type }: PointerEvent): void {
  removeEventListener('pointerup', stop);
  removeEventListener('pointercancel', stop);
  last = undefined;
  if (type === 'pointerup') finish();
  else drop();
}
