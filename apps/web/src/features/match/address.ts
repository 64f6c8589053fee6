import { useRef } from 'preact/hooks';
import { route } from '../../route.ts';

/**
 * The id of the match in the address of a page, as long as that page is meant: it is still on
 * screen while the next page is loaded.
 */
export function useMatchId(page: string): string {
  const last = useRef('');
  if (route.value.page === page) last.current = route.value.rest[0] ?? '';
  return last.current;
}
