import type { JSX, TargetedMouseEvent } from 'preact';
import { CLASSIC, geometryCalled } from '../../puzzles/boards.ts';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';

interface DailyBoardProps {
  readonly digits: ArrayLike<number>;
  readonly givens: ArrayLike<number>;
  readonly label: string;
  /** Begins, or goes on, in a cell; in any where none was pressed. */
  play(cell?: number): void;
}

/**
 * A board to begin with: a press anywhere begins the game in the cell that was hit. The button lies
 * over the picture, whose digits are no words of its name.
 */
export function DailyBoard({ digits, givens, label, play }: DailyBoardProps): JSX.Element {
  const { size } = geometryCalled(CLASSIC);
  const press = ({ currentTarget, clientX, clientY, detail }: TargetedMouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const along = (from: number, at: number, length: number): number =>
      Math.min(size - 1, Math.max(0, Math.floor(((at - from) / length) * size)));
    // A key or a screen reader hits no cell.
    play(detail === 0 ? undefined : along(top, clientY, height) * size + along(left, clientX, width));
  };
  return (
    <div class="daily-board">
      <MiniatureBoard geometry={geometryCalled(CLASSIC)} digits={digits} givens={givens} />
      <button type="button" aria-label={label} onClick={press} />
    </div>
  );
}
