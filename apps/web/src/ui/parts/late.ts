import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textsOf } from '../../text/index.ts';
import type { Part } from '../../text/texts.ts';

/**
 * A hook for a piece of the app that comes with its texts when it is wanted for the first time.
 * Where it cannot be loaded, as offline before it ever was, the page goes on without it.
 */
export function latePiece<Piece>(load: () => Promise<Piece>, ...texts: readonly Part[]) {
  const loaded = signal<Piece | undefined>(undefined);
  return (isWanted: boolean, miss = (): void => {}): Piece | undefined => {
    useEffect(() => {
      if (isWanted && !loaded.peek())
        void Promise.all([load(), textsOf(...texts)]).then(([piece]) => {
          loaded.value = piece;
        }, miss);
    }, [isWanted]);
    return isWanted ? loaded.value : undefined;
  };
}
