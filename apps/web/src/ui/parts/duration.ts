const UNITS = [
  ['s', 1000],
  ['ms', 1],
  ['µs', 0.001],
] as const;

/** 34.2 µs, 12.5 ms, 1.27 s: three digits that count. */
export function timeText(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? UNITS[2];
  return `${(ms / length).toLocaleString(language, { maximumSignificantDigits: 3 })} ${unit}`;
}
