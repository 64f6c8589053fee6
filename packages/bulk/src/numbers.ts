/** A number with a space between its thousands: "1 000 000". */
export const groupedNumber = (number: number): string => {
  const [whole, fraction] = String(number).split('.') as [string, string?];
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction === undefined ? parts : `${parts}.${fraction}`;
};

/** A count of things: "1 call", "2 000 calls". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${groupedNumber(count)} ${count === 1 ? one : many}`;

/** Milliseconds with three digits after the point. */
export const roundedMs = (ms: number): number => Math.round(ms * 1000) / 1000;
