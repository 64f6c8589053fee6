import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../../game/session.ts';

/** Most games have no ghost: what shows it comes with the first that has one. */
const loaded = signal<typeof import('../../ghost/GhostBar.tsx') | undefined>(undefined);

/** How far the ghost of the game is, where it has one. */
export function GhostRow(): JSX.Element | null {
  const isWanted = game.value?.ghost !== undefined;
  useEffect(() => {
    if (isWanted && !loaded.peek())
      void import('../../ghost/GhostBar.tsx').then(
        (bar) => {
          loaded.value = bar;
        },
        () => {}, // offline before it was ever loaded: the game goes on without
      );
  }, [isWanted]);
  const GhostBar = loaded.value?.GhostBar;
  return isWanted && GhostBar ? <GhostBar /> : null;
}
