import { cellOf } from './Grid.tsx';
import { digitsIn, INSET, lineOf, placeOf, topOf } from './notes.ts';

/**
 * The digit whose place a point of a cell lies in, as parts of its side; 0 beside the places of the
 * digits 1 to `size`.
 */
export function digitAt(x: number, y: number, size: number, hasSums: boolean): number {
  const across = Math.ceil(Math.sqrt(size));
  const column = Math.floor((x - INSET) / placeOf(across));
  const line = Math.floor((y - topOf(hasSums)) / lineOf(across, hasSums));
  const digit = line * across + column + 1;
  return column >= 0 && column < across && line >= 0 && digit <= size ? digit : 0;
}

/** The note of a set whose place is nearest to a point of a cell; 0 for an empty set. */
export function noteNear(x: number, y: number, set: number, size: number, hasSums: boolean): number {
  const across = Math.ceil(Math.sqrt(size));
  const distanceTo = (digit: number): number =>
    Math.hypot(
      INSET + placeOf(across) * (((digit - 1) % across) + 0.5) - x,
      topOf(hasSums) + lineOf(across, hasSums) * (Math.floor((digit - 1) / across) + 0.5) - y,
    );
  return digitsIn(set).reduce((best, digit) => (best === 0 || distanceTo(digit) < distanceTo(best) ? digit : best), 0);
}

/** The cell that was pressed, and the digit whose place a mouse hit; 0 for fingers, and beside. */
export function pressedAt(event: MouseEvent, size: number): { readonly cell: number; readonly digit: number } {
  const cell = cellOf(event.target);
  const element = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  if (!element || !(event instanceof PointerEvent) || event.pointerType !== 'mouse') return { cell, digit: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  const hasSums = element.closest('.has-sums') !== null;
  return { cell, digit: digitAt((event.clientX - left) / width, (event.clientY - top) / height, size, hasSums) };
}
