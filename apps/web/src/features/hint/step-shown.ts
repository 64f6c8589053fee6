import { type Evidence, spokenOf } from '@pencilmark/board';
import type { Step } from '@pencilmark/core/human';
import type { Overlay } from '../../table/covers.ts';
import { board, candidates, geometry } from '../../table/session.ts';
import type { Stand } from './walk.ts';

/** What the board shows meanwhile, and the evidence above it. */
export interface Shown extends Omit<Overlay, 'layer'> {
  readonly evidence: Evidence;
}

/**
 * A step on the board as it stands before it. The player's notes stay as far as they are possible
 * there. In the cells of which the step speaks, the drawing shows them, with the candidates that
 * the step needs and nobody wrote.
 */
export function stepShown(step: Step, { digits, candidates: possible }: Stand): Shown {
  const [now, shown] = [board.peek()!, candidates.peek()];
  const spokenSets = spokenOf(step, possible);
  const own = (sets: Int32Array): Int32Array =>
    sets.map((set, cell) => (digits[cell] === 0 ? set & possible[cell]! : 0));
  const [corner, centre] = [own(now.corner), own(now.centre)];
  const automatic = shown && own(possible);
  const cells = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const written = Int32Array.from(digits, (_, cell) => corner[cell]! | centre[cell]! | (automatic?.[cell] ?? 0));
  const drawn = new Set(cells.filter((cell) => spokenSets[cell] !== 0));
  const noted = new Set(cells.filter((cell) => written[cell] !== 0 && !drawn.has(cell)));
  const faint = spokenSets.map((set, cell) => (drawn.has(cell) ? set & possible[cell]! & ~written[cell]! : 0));
  return {
    board: { ...now, digits, corner, centre },
    candidates: Int32Array.from(digits, (_, cell) => (automatic?.[cell] ?? 0) | faint[cell]!),
    drawn,
    evidence: {
      geometry: geometry.peek()!,
      digits,
      step,
      candidates: written.map((set, cell) => (drawn.has(cell) ? set : 0)),
      faint,
      noted,
    },
  };
}
