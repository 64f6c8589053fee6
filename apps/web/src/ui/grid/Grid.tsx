import type { Room } from '@pencilmark/board';
import type { Geometry, Sign } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { Cell } from './Cell.tsx';
import type { CellView } from './cell-view.ts';
import { Layer } from './Layer.tsx';
import { Lines } from './Lines.tsx';
import { linesOf } from './lines.ts';
import { Marks } from './Marks.tsx';
import { roomStyle } from './room.ts';
import { clueSigns, useRuleDrawing } from './rules.ts';

export type { CellView } from './cell-view.ts';

interface TableProps {
  readonly geometry: Geometry;
  readonly cells: readonly CellView[];
  readonly alphabet: string;
  /** Notes stand where they always stand, or close together. */
  readonly areNotesFixed: boolean;
  readonly label: string;
  /** Whether nobody can get at it, as while it is covered. */
  readonly isInert?: boolean;
  readonly onPointer?: (event: PointerEvent) => void;
  /** Hears a press that is over, so that a finger that scrolls is none. */
  readonly onPress?: (event: MouseEvent) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Hears which cell has the focus now. */
  readonly onFocus?: (cell: number) => void;
}

export interface GridProps extends TableProps {
  /** More classes for the board. */
  readonly mood?: string;
  /** What clues draw; default: those of the board. */
  readonly signs?: readonly Sign[] | undefined;
  /** Room beyond the cells in sides of a cell; default: what the signs need. */
  readonly room?: Room | undefined;
  /** What is drawn below the digits. */
  readonly below?: preact.ComponentChildren;
  /** What is drawn above the cells. */
  readonly children?: preact.ComponentChildren;
}

/**
 * A board as a grid of elements, which screen readers know their way around; drawings lie above it.
 */
export function Grid(props: GridProps): JSX.Element {
  const { geometry, cells, alphabet, areNotesFixed, mood = '', signs = clueSigns(geometry), room, below } = props;
  const { size } = geometry;
  const across = acrossOf(geometry);
  const drawing = useRuleDrawing(signs, geometry);
  const hasSums = drawing?.hasSums ?? false;
  return (
    <div
      class={`board ${mood}${drawing || below ? ' signed' : ''}${hasSums ? ' has-sums' : ''}`}
      style={{ '--size': size, '--across': across, ...roomStyle(room ?? drawing?.room) }}
    >
      <div class="table">
        {drawing && <Layer drawing={drawing} part="below" class="drawing" />}
        {below}
        <Table {...props} />
        <Lines geometry={geometry} />
        {drawing && <Layer drawing={drawing} part="above" class="drawing" />}
        <Marks
          size={size}
          cells={cells}
          across={across}
          alphabet={alphabet}
          areNotesFixed={areNotesFixed}
          hasSums={hasSums}
        />
        {props.children}
      </div>
    </div>
  );
}

/** How many notes stand side by side in a cell. */
const acrossOf = ({ size }: Geometry): number => Math.ceil(Math.sqrt(size));

/** The rows of cells, one of which takes the focus. */
function Table({
  geometry,
  cells,
  alphabet,
  areNotesFixed,
  label,
  isInert = false,
  ...hands
}: TableProps): JSX.Element {
  const { size } = geometry;
  const { onPointer, onPress, onKey, onFocus } = hands;
  const rows = Array.from({ length: size }, (_, row) => row);
  const lines = linesOf(geometry);
  const cursor = Math.max(
    0,
    cells.findIndex(({ isCursor }) => isCursor),
  );
  return (
    <div
      class="grid"
      role="grid"
      aria-label={label}
      aria-rowcount={size}
      aria-colcount={size}
      aria-multiselectable="true"
      inert={isInert}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      {...(onPointer && { onTouchMove: stay })}
      onClick={onPress}
      onKeyDown={onKey}
      {...(onFocus && { onFocusIn: (event: FocusEvent) => onFocus(cellOf(event.target)) })}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
        <div role="row" class="row" key={row} aria-rowindex={row + 1}>
          {rows.map((column) => {
            const cell = row * size + column;
            return (
              <Cell
                key={cell}
                cell={cell}
                view={cells[cell]!}
                lines={lines[cell]!}
                alphabet={alphabet}
                areNotesFixed={areNotesFixed}
                isFocusable={cell === cursor || cells[cell]!.isDoubt === true}
                across={acrossOf(geometry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * A finger that drags over the board leaves the page where it is; else browsers take a quick one
 * for a fling, and the next tap for its end.
 */
const stay = (event: TouchEvent): void => {
  if (event.touches.length === 1) event.preventDefault();
};

/** The cell of an element of a grid, or -1. */
export function cellOf(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return element ? Number(element.dataset.cell) : -1;
}
