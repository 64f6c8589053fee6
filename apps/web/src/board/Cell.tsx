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
  /** A peer of the selected cell; the same digit as there; part of a "what if". */
  readonly isPeer: boolean;
  readonly isSame: boolean;
  readonly isTried?: boolean;
  /** What a screen reader says. */
  readonly label: string;
}

export interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  /** Classes for its borders. */
  readonly lines: string;
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

/** A cell of a grid. The classes n1, n2 … of notes let the style sheet make one digit stand out without drawing anything anew. */
export const Cell = memo(
  ({ cell, view, lines, alphabet, areNotesFixed, isFocusable, across }: CellProps) => {
    const { digit, isGiven, corner, centre, candidates, colour } = view;
    let classes = `cell ${lines}`;
    if (isGiven) classes += ' given';
    if (view.isPeer) classes += ' peer';
    if (view.isSame) classes += ' same';
    if (view.isWrong) classes += ' wrong';
    if (view.isSelected) classes += ' selected';
    if (view.isCursor) classes += ' cursor';
    if (view.isTried) classes += ' tried';
    // Where something is written in the middle, the others make room.
    const isFixed = areNotesFixed && centre === 0;
    const note = (one: number) => (
      <span key={one} class={`n${one}`}>
        {alphabet[one - 1]}
      </span>
    );
    const placed = (one: number) => (
      <span
        key={one}
        class={`n${one}`}
        style={{ gridArea: `${Math.floor((one - 1) / across) + 1} / ${((one - 1) % across) + 1}` }}
      >
        {alphabet[one - 1]}
      </span>
    );
    const small = corner | (candidates & ~centre);
    const middle = digitsIn(centre);
    return (
      <div
        role="gridcell"
        class={classes}
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
              <span class={`notes ${isFixed ? 'fixed' : 'ordered'}`} aria-hidden="true">
                {digitsIn(small).map(isFixed ? placed : note)}
              </span>
            )}
            {centre !== 0 && (
              <span class="notes centre" style={{ '--count': middle.length }} aria-hidden="true">
                {middle.map(note)}
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
    before.lines === now.lines &&
    before.isFocusable === now.isFocusable &&
    isAlike(before.view, now.view),
);

function isAlike(one: CellView, other: CellView): boolean {
  for (const key in one) if (one[key as keyof CellView] !== other[key as keyof CellView]) return false;
  return true;
}
