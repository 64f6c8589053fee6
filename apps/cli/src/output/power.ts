/** A power of ten as people and programs read it: 6.67e21. It may be larger than any number. */
export function powerText(log10: number): string {
  if (log10 === Number.NEGATIVE_INFINITY) return '0';
  const [digits, carried] = (10 ** (log10 - Math.floor(log10))).toExponential(2).split('e') as [string, string];
  return `${digits}e${Math.floor(log10) + Number(carried)}`;
}
