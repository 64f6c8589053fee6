/** The middle one of some values, the upper of two; nothing where there is none. */
export function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
