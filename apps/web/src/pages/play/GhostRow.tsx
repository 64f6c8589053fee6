import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../../game/session.ts';
import { textsOf } from '../../text/index.ts';

/** Most games have no ghost: what shows it comes with the first that has one. */
const loaded = signal<typeof import('../../ghost/shown.ts') | undefined>(undefined);
const isWanted = (): boolean => game.value?.ghost !== undefined;

/** How far the ghost of the game is, where it has one. */
export function GhostRow(): JSX.Element | null {
  useEffect(() => {
    if (isWanted() && !loaded.peek())
      void Promise.all([import('../../ghost/shown.ts'), textsOf('ghost')]).then(
        ([shown]) => {
          loaded.value = shown;
        },
        () => {}, // offline before it was ever loaded: the game goes on without
      );
  }, [isWanted()]);
  const Bar = isWanted() && loaded.value?.GhostBar;
  return Bar ? <Bar /> : null;
}

/** Where the ghost of the game has filled cells, above the board. */
export function GhostLayer(): JSX.Element | null {
  const Cells = isWanted() && loaded.value?.GhostCells;
  return Cells ? <Cells /> : null;
}

/** What is to be known about the ghost of the game. */
export function GhostNote(): JSX.Element | null {
  const Note = isWanted() && loaded.value?.AboutGhost;
  return Note ? <Note /> : null;
}
