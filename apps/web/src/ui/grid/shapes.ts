import type { Shape } from '@pencilmark/board';
import { h, type VNode } from 'preact';

/**
 * The pieces of a drawing as elements. `last` is the last turn of the drawing: then each piece
 * knows when it appears, as a part of the whole time.
 */
export const elementsOf = (shapes: readonly Shape[], last?: number): VNode[] =>
  shapes.map(({ tag, attributes, inside, turn }, key) => {
    const timed = last !== undefined && turn !== undefined && { style: { '--turn': last === 0 ? 0 : turn / last } };
    return h(tag, { key, ...attributes, ...timed } as object, typeof inside === 'object' ? elementsOf(inside) : inside);
  });
