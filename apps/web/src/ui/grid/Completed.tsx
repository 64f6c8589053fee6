import type { Geometry, House } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { squareOf } from './borders.ts';
import { completedHouses } from './completed.ts';

interface CompletedProps {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
}

/**
 * The quiet answer of houses that have just become full, one after the other. It is looked for once
 * the digit itself is on screen.
 */
export function Completed({ geometry, digits }: CompletedProps): JSX.Element | null {
  const last = useRef({ geometry, digits });
  const [answer, setAnswer] = useState<{ readonly houses: readonly House[]; readonly to: Uint8Array }>();
  useEffect(() => {
    const before = last.current;
    last.current = { geometry, digits };
    const houses = before.geometry === geometry ? completedHouses(geometry, before.digits, digits) : [];
    // The whole board has an answer of its own.
    if (digits.includes(0)) setAnswer(houses.length > 0 ? { houses, to: digits } : undefined);
  }, [geometry, digits]);
  if (answer?.to !== digits) return null;
  const { size } = geometry;
  return (
    <svg class="drawing completed" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {answer.houses.map(({ cells }, turn) => (
        <path
          key={`${turn} ${cells[0]}`}
          style={{ '--turn': turn }}
          d={cells.map((cell) => squareOf(cell, size, 1)).join('')}
        />
      ))}
    </svg>
  );
}
