/** A number with a space between its thousands: "1 000 000". */
export const grouped = (number: number): string => {
  const [whole, fraction] = String(number).split('.') as [string, string?];
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction === undefined ? parts : `${parts}.${fraction}`;
};

/** A count of things: "1 call", "2 000 calls". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** Milliseconds with three digits after the point. */
export const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;
