import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for somebody to keep. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the service keeps of a secret: who reads the database cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The token that pages send with each write. It is made from the secret of the session, which a
 * foreign page cannot read, so nothing needs to be kept.
 */
export const csrfOf = (secret: string): string => createHmac('sha256', secret).update('csrf').digest('base64url');

/** Whether two texts are equal, in a time that does not show where they differ. */
export function isEqual(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(first!, second!);
}
