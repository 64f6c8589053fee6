import { t } from '../text/index.ts';

const KEY = 'pencilmark.guest';

/** The name under which one played last on this device, or one that says nothing. */
export const guestName = (): string => knownName() || t('guest.name');

/** The name under which one played last on this device; empty where one never did. */
export function knownName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepGuestName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name is asked for again.
  }
}
