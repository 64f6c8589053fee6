import { memo } from './memo.ts';

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
  /** Whether a drawing above shows its notes. */
  readonly isDrawn?: boolean;
  /** The digit that stands out among its notes, or 0. */
  readonly noted?: number;
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

/** The characters of a set, one after the other. */
const textOf = (set: number, alphabet: string): string =>
  digitsIn(set)
    .map((digit) => alphabet[digit - 1])
    .join('');

/** The characters of a set in lines, each in its place. */
function fixedText(set: number, alphabet: string, across: number): string {
  let text = '';
  for (let digit = 1; set >>> (digit - 1) !== 0 && digit <= 32; digit++) {
    if (digit > 1 && digit % across === 1) text += '\n';
    text += (set >>> (digit - 1)) & 1 ? alphabet[digit - 1] : ' ';
  }
  return text;
}

/**
 * The characters of a set in lines above the middle of a cell; the last line is below it when there
 * are more than one.
 */
function aroundText(set: number, alphabet: string, across: number): string {
  const text = textOf(set, alphabet);
  const places = Math.max(3, across);
  const fitting = 2 * places - 1;
  if (text.length <= fitting) return text;
  const count = Math.ceil(text.length / fitting);
  const length = Math.ceil(text.length / count);
  const lines = Array.from({ length: count }, (_, line) => text.slice(line * length, (line + 1) * length));
  return `${lines.slice(0, -1).join('\n')}${'\n'.repeat(Math.max(1, places - count + 1))}${lines.at(-1)}`;
}

/**
 * Notes are one text a cell: a board has thousands of them, and elements are dear. One digit may
 * stand out. No styles of their own: text is shaped quickly only where many elements share a style.
 */
function Notes({ kind, text, noted }: { readonly kind: string; readonly text: string; readonly noted: string }) {
  const at = noted === '' ? -1 : text.indexOf(noted);
  return (
    <span class={`notes ${kind} many-${Math.min(9, text.length)}`} aria-hidden="true">
      {at < 0 ? text : text.slice(0, at)}
      {at >= 0 && <b>{noted}</b>}
      {at >= 0 && text.slice(at + 1)}
    </span>
  );
}

/** How notes beside the middle stand. */
const TEXTS = { fixed: fixedText, ordered: textOf, around: aroundText };

/** A cell of a grid. */
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
    if (view.isDrawn) classes += ' drawn';
    // Notes in the middle need room: the others then stand around them.
    const kind = centre !== 0 ? 'around' : areNotesFixed ? 'fixed' : 'ordered';
    const isFixed = kind === 'fixed';
    const noted = view.noted ? alphabet[view.noted - 1]! : '';
    const small = corner | (candidates & ~centre);
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
              <Notes kind={kind} text={TEXTS[kind](small, alphabet, across)} noted={isFixed ? '' : noted} />
            )}
            {centre !== 0 && <Notes kind="centre" text={textOf(centre, alphabet)} noted={noted} />}
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
    isAlike(before.view, now.view, isMarkedAbove(now.view, now.areNotesFixed)),
);

/** Whether the note that stands out is marked in the drawing above: the cell then need not know. */
export const isMarkedAbove = ({ centre }: CellView, areNotesFixed: boolean): boolean => areNotesFixed && centre === 0;

function isAlike(one: CellView, other: CellView, isAnyNoted: boolean): boolean {
  for (const key in one) {
    if (key === 'noted' && isAnyNoted) continue;
    if (one[key as keyof CellView] !== other[key as keyof CellView]) return false;
  }
  return true;
}
