import { ghostCells } from '@pencilmark/race';
import type { JSX } from 'preact';
import { game, played, solved } from '../../table/session.ts';

/** How long the sides of a mark are, and how far it lies from the lines, in sides of a cell. */
const SIDE = 0.15;
const GAP = 0.05;

/** A corner in every cell that the ghost has filled, whatever it holds there. */
export function GhostCells(): JSX.Element | null {
  const { ghost, givens } = game.value ?? {};
  if (!ghost || !givens || solved.value) return null;
  const size = Math.sqrt(givens.length);
  const corners = Array.from(
    ghostCells(ghost.moments, played.value),
    (cell) => `M${(cell % size) + 1 - GAP} ${Math.floor(cell / size) + 1 - GAP}h${-SIDE}l${SIDE} ${-SIDE}z`,
  );
  return (
    <svg class="drawing ghost-cells" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={corners.join('')} />
    </svg>
  );
}
