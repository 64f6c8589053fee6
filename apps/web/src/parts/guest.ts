import { t } from '../text/index.ts';

const KEY = 'pencilmark.guest';

/** The name under which one played last on this device, or one that says nothing. */
export function guestName(): string {
  try {
    return localStorage.getItem(KEY) ?? t('guest.name');
  } catch {
    return t('guest.name');
  }
}

export function keepGuestName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name is asked for again.
  }
}
