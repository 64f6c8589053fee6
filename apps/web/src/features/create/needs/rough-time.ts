const UNITS = [
  ['year', 365 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 minutes": a time of which one unit is enough. */
export function roughTime(ms: number, code: string): string {
  const [unit, seconds] = UNITS.find(([, least]) => ms / 1000 >= 1.5 * least) ?? UNITS.at(-1)!;
  const amount = Math.max(1, ms / 1000 / seconds);
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: amount < 100 ? 2 : 1 } as const;
  return amount.toLocaleString(code, format);
}
