/** How pieces are cut: at multiples of a number of bytes, and at one place more. */
export interface Cuts {
  readonly pieceBytes: number;
  readonly to: number;
}

/** The next border after a place. */
export const borderAfter = (place: number, { pieceBytes, to }: Cuts): number => {
  const border = (Math.floor(place / pieceBytes) + 1) * pieceBytes;
  return place < to && to < border ? to : border;
};
