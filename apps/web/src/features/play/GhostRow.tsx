import type { JSX } from 'preact';
import { game } from '../../table/session.ts';
import { latePiece } from '../../ui/parts/late.ts';

/** Most games have no ghost: what shows it comes with the first that has one. */
const useShown = latePiece(() => import('../ghost/shown.ts'), 'ghost');
const useGhost = (): ReturnType<typeof useShown> => useShown(game.value?.ghost !== undefined);

/** How far the ghost of the game is, where it has one. */
export function GhostRow(): JSX.Element | null {
  const Bar = useGhost()?.GhostBar;
  return Bar ? <Bar /> : null;
}

/** Where the ghost of the game has filled cells, above the board. */
export function GhostLayer(): JSX.Element | null {
  const Cells = useGhost()?.GhostCells;
  return Cells ? <Cells /> : null;
}

/** What is to be known about the ghost of the game. */
export function GhostNote(): JSX.Element | null {
  const Note = useGhost()?.AboutGhost;
  return Note ? <Note /> : null;
}
