/** A table that is asked for names out of texts. It has its own rows only, and no `constructor`. */
export const lookup = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), rows);
