import { createHash } from 'node:crypto';

/**
 * A short digest of any value that JSON can hold: twelve hex digits.
 *
 * @param {unknown} value
 */
export const digestOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
