import type { JSX } from 'preact';

/**
 * A board so small that one sees only where its digits are: givens dark, entered ones in colour.
 */
export function Miniature({
  size,
  digits,
  givens,
}: {
  readonly size: number;
  readonly digits: ArrayLike<number>;
  readonly givens: ArrayLike<number>;
}): JSX.Element {
  const squares = (isWanted: (cell: number) => boolean): string => {
    let path = '';
    for (let cell = 0; cell < digits.length; cell++)
      if (isWanted(cell)) path += `M${(cell % size) + 0.12} ${Math.floor(cell / size) + 0.12}h.76v.76h-.76z`;
    return path;
  };
  return (
    <svg class="miniature" viewBox={`-.3 -.3 ${size + 0.6} ${size + 0.6}`} aria-hidden="true">
      <rect x="-.15" y="-.15" width={size + 0.3} height={size + 0.3} rx=".4" />
      <path class="blank" d={squares((cell) => digits[cell] === 0)} />
      <path class="given" d={squares((cell) => givens[cell] !== 0)} />
      <path class="entered" d={squares((cell) => digits[cell] !== 0 && givens[cell] === 0)} />
    </svg>
  );
}
