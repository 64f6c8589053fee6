import type { JSX } from 'preact';

interface TilesProps {
  readonly size: number;
  readonly digits: ArrayLike<number>;
  readonly givens: ArrayLike<number>;
}

/** A board so small that one sees only where its digits are. */
export function Tiles({ size, digits, givens }: TilesProps): JSX.Element {
  const squares = (isWanted: (cell: number) => boolean): string =>
    Array.from(digits, (_, cell) =>
      isWanted(cell) ? `M${(cell % size) + 0.08} ${Math.floor(cell / size) + 0.08}h.84v.84h-.84z` : '',
    ).join('');
  return (
    <svg class="tiles" viewBox={`-.4 -.4 ${size + 0.8} ${size + 0.8}`} aria-hidden="true">
      <rect x="-.2" y="-.2" width={size + 0.4} height={size + 0.4} />
      <path class="blank" d={squares((cell) => digits[cell] === 0)} />
      <path class="given" d={squares((cell) => givens[cell] !== 0)} />
      <path class="entered" d={squares((cell) => digits[cell] !== 0 && givens[cell] === 0)} />
    </svg>
  );
}
