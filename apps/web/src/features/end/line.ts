/** What a curve shows from end to end. Places on it are hundredths from the left and the top. */
export interface Scale {
  readonly ms: number;
  readonly toFill: number;
}

export const acrossOf = (time: number, { ms }: Scale): number => (100 * time) / ms;
export const downOf = (filled: number, { toFill }: Scale): number => 100 - (100 * filled) / Math.max(1, toFill);

/** A curve as steps: across until a time, then up or down. */
export const stepsOf = (points: readonly { readonly ms: number; readonly filled: number }[], scale: Scale): string =>
  points.map(({ ms, filled }) => `H${acrossOf(ms, scale).toFixed(2)}V${downOf(filled, scale).toFixed(2)}`).join('');
