import { PLAIN, slot } from '../../storage/local.ts';
import { fitting, readBy } from '../../storage/shape.ts';
import { t } from '../../text/index.ts';

const LONGEST = 200;
const name = fitting((value) => typeof value === 'string' && value.length <= LONGEST);

export const GUEST = slot<string>('guest', readBy(name), PLAIN);

/** The last name of the player on this device, or a name that says nothing. */
export const guestName = (): string => knownName() || t('guest.name');

/** The last name of the player on this device; empty where there was none. */
export const knownName = (): string => GUEST.read() ?? '';

export const keepGuestName = (given: string): void => GUEST.keep(given);
