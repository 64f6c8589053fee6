import { cellName, type Geometry } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';

/** How one cell looks. Two cells that are alike need not be drawn anew. */
export interface CellView {
  /** 0 while empty. */
  readonly digit: number;
  readonly isGiven: boolean;
  /** Sets of digits. */
  readonly corner: number;
  readonly centre: number;
  readonly candidates: number;
  readonly colour: number;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
  readonly isWrong: boolean;
  /** A peer of the selected cell; the same digit as there; the digit among its notes. */
  readonly isPeer: boolean;
  readonly isSame: boolean;
  /** The digit that stands out among the notes, or 0. */
  readonly noted: number;
  /** What a screen reader says. */
  readonly label: string;
}

export interface GridProps {
  readonly geometry: Geometry;
  readonly cells: readonly CellView[];
  readonly alphabet: string;
  /** Notes stand where they always stand, or close together. */
  readonly areNotesFixed: boolean;
  readonly label: string;
  readonly isHidden?: boolean;
  readonly onPointer?: (event: PointerEvent) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly onDouble?: (cell: number) => void;
  /** What is drawn above the cells. */
  readonly children?: preact.ComponentChildren;
}

/** A board as a grid of elements, which screen readers know their way around; drawings lie above it. */
export function Grid({
  geometry,
  cells,
  alphabet,
  areNotesFixed,
  label,
  isHidden = false,
  onPointer,
  onKey,
  onDouble,
  children,
}: GridProps): JSX.Element {
  const { size } = geometry;
  const across = Math.ceil(Math.sqrt(size));
  const rows = Array.from({ length: size }, (_, row) => row);
  const cursor = Math.max(
    0,
    cells.findIndex(({ isCursor }) => isCursor),
  );
  return (
    <div class={`board size-${size}${isHidden ? ' is-hidden' : ''}`} style={{ '--size': size, '--across': across }}>
      <div
        class="grid"
        role="grid"
        aria-label={label}
        aria-rowcount={size}
        aria-colcount={size}
        aria-multiselectable="true"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKey}
        onDblClick={(event) => {
          const cell = cellOf(event.target);
          if (cell >= 0) onDouble?.(cell);
        }}
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
                  edges={edgesOf(geometry, cell)}
                  alphabet={alphabet}
                  areNotesFixed={areNotesFixed}
                  isFocusable={cell === cursor}
                  across={across}
                />
              );
            })}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The cell of an element of a grid, or -1. */
export function cellOf(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return element ? Number(element.dataset.cell) : -1;
}

// Made once a board.
const edges = new WeakMap<Geometry, string[]>();

/** The classes of a cell that say where thick borders run, and which cells lie in extra houses. */
function edgesOf(geometry: Geometry, cell: number): string {
  let list = edges.get(geometry);
  if (!list) {
    const { size, spec, houses } = geometry;
    const extra = new Set(houses.filter(({ kind }) => kind === 'extra').flatMap((house) => house.cells));
    const box = (index: number): number => spec.boxes[index]!;
    list = Array.from({ length: geometry.cellCount }, (_, index) => {
      const [row, column] = [Math.floor(index / size), index % size];
      const classes = [
        (row === 0 || box(index) !== box(index - size)) && 'top',
        (row === size - 1 || box(index) !== box(index + size)) && 'bottom',
        (column === 0 || box(index) !== box(index - 1)) && 'left',
        (column === size - 1 || box(index) !== box(index + 1)) && 'right',
        extra.has(index) && 'extra',
      ];
      return classes.filter(Boolean).join(' ');
    });
    edges.set(geometry, list);
  }
  return list[cell]!;
}

interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly edges: string;
  readonly alphabet: string;
  readonly areNotesFixed: boolean;
  readonly isFocusable: boolean;
  /** Notes side by side. */
  readonly across: number;
}

const digitsIn = (set: number): number[] => {
  const digits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) digits.push(32 - Math.clz32(left & -left));
  return digits;
};

const Cell = memo(
  ({ cell, view, edges: border, alphabet, areNotesFixed, isFocusable, across }: CellProps) => {
    const { digit, isGiven, corner, centre, candidates, colour, noted } = view;
    const classes = [
      'cell',
      border,
      isGiven && 'given',
      view.isSelected && 'selected',
      view.isCursor && 'cursor',
      view.isWrong && 'wrong',
      view.isPeer && 'peer',
      view.isSame && 'same',
    ];
    const note = (kind: string) => (one: number) => (
      <span
        key={one}
        class={one === noted ? 'noted' : ''}
        style={
          kind === 'fixed' ? { gridArea: `${Math.floor((one - 1) / across) + 1} / ${((one - 1) % across) + 1}` } : {}
        }
      >
        {alphabet[one - 1]}
      </span>
    );
    const small = corner | (candidates & ~centre);
    return (
      <div
        role="gridcell"
        class={classes.filter(Boolean).join(' ')}
        data-cell={cell}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={view.label}
        aria-selected={view.isSelected}
        aria-invalid={view.isWrong || undefined}
        aria-readonly={isGiven || undefined}
      >
        {colour !== 0 && (
          <span class="colours" aria-hidden="true">
            {digitsIn(colour).map((one) => (
              <span key={one} class={`colour-${one}`} />
            ))}
          </span>
        )}
        {digit !== 0 ? (
          <span class="digit" aria-hidden="true">
            {alphabet[digit - 1]}
          </span>
        ) : (
          <>
            {small !== 0 && (
              <span class={`notes ${areNotesFixed ? 'fixed' : 'ordered'}`} aria-hidden="true">
                {digitsIn(small).map(note(areNotesFixed ? 'fixed' : 'ordered'))}
              </span>
            )}
            {centre !== 0 && (
              <span class={`notes centre many-${Math.min(9, digitsIn(centre).length)}`} aria-hidden="true">
                {digitsIn(centre).map(note('centre'))}
              </span>
            )}
          </>
        )}
      </div>
    );
  },
  (before, now) =>
    before.alphabet === now.alphabet &&
    before.areNotesFixed === now.areNotesFixed &&
    before.edges === now.edges &&
    before.isFocusable === now.isFocusable &&
    isAlike(before.view, now.view),
);

function isAlike(one: CellView, other: CellView): boolean {
  for (const key in one) if (one[key as keyof CellView] !== other[key as keyof CellView]) return false;
  return true;
}

/** The name of a cell as it is spoken and written: r1c2. */
export const nameOf = (geometry: Geometry, cell: number): string => cellName(cell, geometry.size);
