const KEY = 'pencilmark.reasons';
const MOST = 6;

/** The ids of the techniques that were named last, the latest first. */
export function recentReasons(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage is switched off, or holds something else
  }
}

/** Remembers that a technique was named. */
export function rememberReason(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...recentReasons().filter((one) => one !== id)].slice(0, MOST)));
  } catch {
    // Without storage the usual techniques come first.
  }
}
