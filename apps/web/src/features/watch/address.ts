import { effect } from '@preact/signals';
import { go, route } from '../../route.ts';
import { queryOf, type View, viewOf } from './view.ts';

// The address is written a little later: browsers do not like it to change with every touch of the
// scrubber.
const PAUSE_MS = 300;

/** What the address of the page is kept in step with. */
export interface Addressed {
  /** The view now; whoever calls it in an effect hears of its changes. */
  read(): View;
  /** Shows the view of an address that was not written here. */
  show(view: View): void;
  /** Whether the view changes too often for an address. */
  isBusy(): boolean;
}

/** Keeps the address and the view in step. `write` does so at once, `end` stops it. */
export function makeAddress({ read, show, isBusy }: Addressed) {
  let written = String(route.peek().query);
  let timer = 0;
  const write = (): void => {
    clearTimeout(timer);
    if (route.peek().page !== 'watch') return;
    const query = queryOf(read());
    written = String(new URLSearchParams(query));
    go('watch', query, { isReplacing: true });
  };
  const stops = [
    effect(() => {
      if (isBusy()) return;
      void read();
      clearTimeout(timer);
      timer = window.setTimeout(write, PAUSE_MS);
    }),
    effect(() => {
      const { page, query } = route.value;
      if (page !== 'watch' || String(query) === written) return;
      written = String(query);
      show(viewOf(query));
    }),
  ];
  const end = (): void => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  return { write, end };
}
