/**
 * Reports what is wrong with something that was kept: the path of the first part that does not fit,
 * such as `.nodes[3].at`; nothing where all of it fits.
 */
export type Shape = (value: unknown) => string | undefined;

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
  (isFit: (value: unknown) => boolean): Shape =>
  (value) =>
    isFit(value) ? undefined : '';

export const flag = fitting((value) => typeof value === 'boolean');
/** A finite number from 0 on, such as milliseconds of the epoch. */
export const time = fitting((value) => typeof value === 'number' && value >= 0 && value <= LATEST);
export const text = fitting((value) => typeof value === 'string' && value.length <= LONGEST);
export const whole = (least: number, most: number): Shape =>
  fitting((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
export const among = (list: readonly unknown[]): Shape => fitting((value) => list.includes(value));
export const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? undefined : shape(value);

export function list(shape: Shape, most = Number.POSITIVE_INFINITY): Shape {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return '';
    // The method `findIndex` would also visit the holes of a list, and take longer.
    for (let at = 0; at < value.length; at++) {
      const fault = shape(value[at]);
      if (fault !== undefined) return `[${at}]${fault}`;
    }
    return undefined;
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something with some parts; others may be there, too. */
export function parts(shapes: Readonly<Record<string, Shape>>): Shape {
  const rows = Object.entries(shapes);
  return (value) => {
    if (!isRecord(value)) return '';
    for (const [name, shape] of rows) {
      const fault = shape(value[name]);
      if (fault !== undefined) return `.${name}${fault}`;
    }
    return undefined;
  };
}

/** Reads what has a shape as a whole. */
export const readBy =
  <Value>(shape: Shape) =>
  (value: unknown): Reading<Value> => {
    const fault = shape(value);
    return fault === undefined ? { value: value as Value } : { fault };
  };

/** Reads a list of which any part may be saved, so many of them. */
export const readList =
  <Value>(shape: Shape, most: number) =>
  (raw: unknown): Reading<readonly Value[]> => {
    const fault = list(shape)(raw);
    if (!Array.isArray(raw)) return { fault: '' };
    const value = raw.filter((item) => shape(item) === undefined).slice(0, most);
    return fault === undefined ? { value } : { value, fault };
  };

/** What a reader says; where it fails itself, nothing could be read. */
export function tried<Value>(read: (value: unknown) => Reading<Value>, value: unknown): Reading<Value> {
  try {
    return read(value);
  } catch {
    return { fault: '' };
  }
}
