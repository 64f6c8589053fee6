import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Colours } from './Colours.tsx';
import type { CellView } from './cell-view.ts';
import { isMarkedAbove } from './Marks.tsx';
import { memo } from './memo.ts';
import { CentreNotes, Notes, Struck } from './Notes.tsx';
import { CORNERS, fixedText, freeCorners, orderedText } from './notes.ts';

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

// There are nine colours; neighbouring regions seldom share one.
const COLOURS = 9;

function classesOf(view: CellView, lines: string): string {
  let classes = `cell ${lines}`;
  if (view.isGiven) classes += ' given';
  if (view.isFilled) classes += ' filled';
  if (view.region) classes += ` region region-${((view.region - 1) % COLOURS) + 1}`;
  if (view.isPeer) classes += ' peer';
  if (view.isSame) classes += ' same';
  if (view.isWrong) classes += ' wrong';
  if (view.isSelected) classes += ' selected';
  if (view.isCursor) classes += ' cursor';
  if (view.isTried) classes += ' tried';
  if (view.isMatch) classes += ' found';
  if (view.isDrawn) classes += ' drawn';
  if (view.mark) classes += ' foreign';
  if (view.isLast) classes += ' last';
  if (view.isWaiting) classes += ' waiting';
  if (view.others) classes += ' visited';
  if (view.isDoubt) classes += ' doubt';
  return classes;
}

/** A cell of a grid. */
export const Cell = memo(
  ({ cell, view, lines, alphabet, areNotesFixed, isFocusable, across }: CellProps) => (
    <div
      role="gridcell"
      class={classesOf(view, lines)}
      data-cell={cell}
      data-mark={view.mark || undefined}
      data-others={view.others || undefined}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={view.label}
      aria-selected={view.isSelected}
      aria-invalid={view.isWrong || undefined}
      aria-readonly={view.isGiven || undefined}
    >
      <Inside view={view} alphabet={alphabet} areNotesFixed={areNotesFixed} across={across} />
    </div>
  ),
  (before, now) =>
    before.alphabet === now.alphabet &&
    before.areNotesFixed === now.areNotesFixed &&
    before.lines === now.lines &&
    before.isFocusable === now.isFocusable &&
    isAlike(before.view, now.view, isMarkedAbove(now.view, now.areNotesFixed)),
);

type InsideProps = Pick<CellProps, 'view' | 'alphabet' | 'areNotesFixed' | 'across'>;

/** What stands in a cell: its digit, or notes; colours. */
function Inside({ view, alphabet, areNotesFixed, across }: InsideProps): JSX.Element {
  const { digit, corner, centre, candidates, struck, colour } = view;
  const isFresh = useFresh(digit, view.isGiven);
  if (digit !== 0)
    return (
      <>
        {colour !== 0 && <Colours colours={colour} corners={CORNERS} />}
        <span class={isFresh ? 'digit fresh' : 'digit'} aria-hidden="true">
          {alphabet[digit - 1]}
        </span>
      </>
    );
  const small = corner | (candidates & ~centre);
  const text = small === 0 ? '' : (areNotesFixed ? fixedText : orderedText)(small, alphabet, across);
  const noted = view.noted ? alphabet[view.noted - 1]! : '';
  return (
    <>
      {colour !== 0 && <Colours colours={colour} corners={freeCorners(areNotesFixed ? small : text, across)} />}
      {small !== 0 && (
        <Notes kind={areNotesFixed ? 'fixed' : 'ordered'} text={text} noted={areNotesFixed ? '' : noted} />
      )}
      {struck ? <Struck set={struck} alphabet={alphabet} across={across} /> : null}
      {centre !== 0 && (
        <CentreNotes set={centre} alphabet={alphabet} noted={noted} fixed={areNotesFixed ? small : 0} across={across} />
      )}
    </>
  );
}

// Whether a key was the last thing that hands did. In Firefox a cell that was clicked does not
// match :focus-visible when keys follow.
let isKeyLast = false;
for (const type of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(type, () => void (isKeyLast = type === 'keydown'), true);

/** Whether keys are at work on a board: motion would make the next key wait. */
const isTyping = (): boolean => isKeyLast && (document.activeElement?.matches('.cell') ?? false);

/** Whether a digit came into its cell while somebody looked on. */
function useFresh(digit: number, isGiven: boolean): boolean {
  const last = useRef({ digit, isFresh: false });
  if (last.current.digit !== digit) last.current = { digit, isFresh: digit !== 0 && !isGiven && !isTyping() };
  return last.current.isFresh;
}

function isAlike(a: CellView, b: CellView, isAnyNoted: boolean): boolean {
  for (const key in a) {
    if (key === 'noted' && isAnyNoted) continue;
    if (a[key as keyof CellView] !== b[key as keyof CellView]) return false;
  }
  return true;
}
