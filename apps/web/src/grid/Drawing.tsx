import { drawEvidence, type Evidence, type Shape } from '@pencilmark/board';
import { ALPHABET } from '@pencilmark/core/geometry';
import { h, type JSX, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { pointed } from './place.ts';

/**
 * The evidence of a step above a board, and a frame around what somebody points at. The sentence
 * beside it says the same.
 */
export function Drawing({ geometry, digits, step, marks }: Omit<Evidence, 'pointed' | 'prefix'>): JSX.Element {
  const place = pointed.value;
  const drawing = useMemo(() => {
    const houses =
      place?.kind === 'house' ? [{ kind: 'house' as const, house: place.house, role: 'pattern' as const }] : [];
    return drawEvidence({
      geometry,
      digits,
      ...(step && { step }),
      marks: [...(marks ?? []), ...houses],
      ...(place && place.kind !== 'house' && { pointed: place }),
      alphabet: ALPHABET,
      prefix: 'drawn-',
    });
  }, [geometry, digits, step, marks, place]);
  return (
    <svg class="drawing evidence" viewBox={drawing.cells.join(' ')} aria-hidden="true">
      {nodes(drawing.back)}
      {nodes(drawing.front)}
    </svg>
  );
}

const nodes = (shapes: readonly Shape[]): VNode[] =>
  shapes.map(({ tag, attributes, inside }, key) =>
    h(tag, { key, ...attributes }, typeof inside === 'object' ? nodes(inside) : inside),
  );
