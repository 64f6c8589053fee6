/** Where the borders between pieces lie: at multiples of `pieceBytes`, and at `to`. */
export interface Cuts {
  readonly pieceBytes: number;
  readonly to: number;
}

/** The next border after a place. */
export const borderAfter = (place: number, { pieceBytes, to }: Cuts): number => {
  const border = (Math.floor(place / pieceBytes) + 1) * pieceBytes;
  return place < to && to < border ? to : border;
};
