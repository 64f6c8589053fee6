/**
 * Whether a digit is low (0), middle (1) or high (2) among the digits of a board. Where they do not
 * part into three, low and high have as many digits, and the middle has the rest: of four digits
 * only 1 is low and only 4 is high.
 */
export function thirdOf(digit: number, size: number): number {
  const outer = Math.round(size / 3);
  if (digit <= outer) return 0;
  return digit > size - outer ? 2 : 1;
}
