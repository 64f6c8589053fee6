/**
 * Tells what is wrong with something that was kept: the path of the first part that does not fit,
 * such as `.nodes[3].at`; nothing where all of it fits.
 */
export type Shape = (found: unknown) => string | undefined;

/**
 * What became of something that was kept. With a fault it is put aside; a value beside the fault is
 * what could be saved of it. Neither: it is of a later version of the app, and lies still.
 */
export interface Reading<Value> {
  readonly value?: Value;
  readonly fault?: string;
}

/** No clock is right that says it is later than this. */
const LATEST = Date.UTC(2200, 0);
/** What people write is shorter, and so are ids of boards with many clues. */
const LONGEST = 1_000_000;

export const fitting =
  (isFit: (found: unknown) => boolean): Shape =>
  (found) =>
    isFit(found) ? undefined : '';

export const flag = fitting((found) => typeof found === 'boolean');
/** A finite number from 0 on, such as milliseconds of the epoch. */
export const time = fitting((found) => typeof found === 'number' && found >= 0 && found <= LATEST);
export const text = fitting((found) => typeof found === 'string' && found.length <= LONGEST);
export const whole = (least: number, most: number): Shape =>
  fitting((found) => Number.isInteger(found) && (found as number) >= least && (found as number) <= most);
export const among = (list: readonly unknown[]): Shape => fitting((found) => list.includes(found));
export const maybe =
  (shape: Shape): Shape =>
  (found) =>
    found === undefined ? undefined : shape(found);

export function list(shape: Shape, most = Number.POSITIVE_INFINITY): Shape {
  return (found) => {
    if (!Array.isArray(found) || found.length > most) return '';
    // The method `findIndex` would also ask for the holes of a list, and take longer.
    for (let at = 0; at < found.length; at++) {
      const fault = shape(found[at]);
      if (fault !== undefined) return `[${at}]${fault}`;
    }
    return undefined;
  };
}

export const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

/** Something with some parts; others may be there, too. */
export function parts(shapes: Readonly<Record<string, Shape>>): Shape {
  const rows = Object.entries(shapes);
  return (found) => {
    if (!isRecord(found)) return '';
    for (const [name, shape] of rows) {
      const fault = shape(found[name]);
      if (fault !== undefined) return `.${name}${fault}`;
    }
    return undefined;
  };
}

/** Reads what has a shape as a whole. */
export const readBy =
  <Value>(shape: Shape) =>
  (found: unknown): Reading<Value> => {
    const fault = shape(found);
    return fault === undefined ? { value: found as Value } : { fault };
  };

/** Reads a list of which any part may be saved, so many of them. */
export const readList =
  <Value>(shape: Shape, most: number) =>
  (found: unknown): Reading<readonly Value[]> => {
    const fault = list(shape)(found);
    if (!Array.isArray(found)) return { fault: '' };
    const value = found.filter((one) => shape(one) === undefined).slice(0, most);
    return fault === undefined ? { value } : { value, fault };
  };

/** What a reader says; where it fails itself, nothing could be read. */
export function tried<Value>(read: (found: unknown) => Reading<Value>, found: unknown): Reading<Value> {
  try {
    return read(found);
  } catch {
    return { fault: '' };
  }
}
