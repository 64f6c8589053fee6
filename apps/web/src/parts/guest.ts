import { PLAIN, slot } from '../storage/local.ts';
import { fitting, readBy } from '../storage/shape.ts';
import { t } from '../text/index.ts';

const LONGEST = 200;
const name = fitting((found) => typeof found === 'string' && found.length <= LONGEST);

export const GUEST = slot<string>('guest', readBy(name), PLAIN);

/** The name under which one played last on this device, or one that says nothing. */
export const guestName = (): string => knownName() || t('guest.name');

/** The name under which one played last on this device; empty where one never did. */
export const knownName = (): string => GUEST.read() ?? '';

export const keepGuestName = (given: string): void => GUEST.keep(given);
