import { computed, signal } from '@preact/signals';

/**
 * An address: `#/learn/x-wing?from=…` is the page "learn", the rest ["x-wing"], and the query.
 */
export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

const read = (): string => location.hash.replace(/^#\/?/, '');

const hash = signal(read());
addEventListener('hashchange', () => {
  hash.value = read();
});

export const route = computed<Route>(() => {
  const [path = '', query = ''] = hash.value.split('?');
  const [page = '', ...rest] = path.split('/').map(decoded);
  return { page: page || 'today', rest, query: new URLSearchParams(query) };
});

/** A part of a path as it was meant; as it stands when it was cut off or mistyped. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page, for links. */
export function address(page: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `#/${page}${text ? `?${text}` : ''}`;
}

/**
 * Goes to a page; with `isReplacing` the way back does not lead here, and whoever has just left
 * elsewhere is not fetched back.
 */
export function go(page: string, query: Readonly<Record<string, string>> = {}, { isReplacing = false } = {}): void {
  const to = address(page, query);
  if (isReplacing) {
    // The event of a new address comes later than the address.
    if (read() !== hash.peek()) return;
    history.replaceState(null, '', to);
    hash.value = read();
  } else location.hash = to;
}
