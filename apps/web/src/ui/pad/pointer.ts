import { settings } from '../../settings.ts';
import { gathers } from '../../table/covers.ts';
import { enter, isEntered } from '../../table/entry.ts';
import { heldDigit, mode, selection } from '../../table/hand.ts';
import { board, geometry } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { cellOf } from '../grid/Grid.tsx';
import { say } from '../parts/announcement.ts';

/** What a pressed pointer does to the cells it comes over. */
interface Drag {
  readonly does: 'add' | 'remove' | 'paint';
  /** Whether a painting finger writes, or takes away. */
  readonly on: boolean;
  readonly box: DOMRect;
  x: number;
  y: number;
}

let drag: Drag | undefined;
let lastPress = { cell: -1, time: 0 };

// Two presses within this time, in milliseconds, are one double press.
const DOUBLE = 400;
// A drag takes a cell when it comes this near to its middle, in parts of a side. So a diagonal drag
// does not take the cells beside it.
const NEAR = 0.44;

function focus(cell: number): void {
  const element = document.querySelector<HTMLElement>(`.grid [data-cell="${cell}"]`);
  if (element !== document.activeElement) element?.focus({ preventScroll: true });
}

/**
 * Selects cells under the pointer: press, drag, Shift and Ctrl add; digit first, it writes the
 * digit that the player holds.
 */
export function onPointer(event: PointerEvent): void {
  if (event.type === 'pointerdown') press(event);
  else if (drag && event.buttons !== 0) pull(event, drag);
}

function press(event: PointerEvent): void {
  const cell = cellOf(event.target);
  if (event.button !== 0 || cell < 0) return;
  event.preventDefault(); // no text is selected, no page scrolled by a drag
  (event.target as Element).releasePointerCapture?.(event.pointerId);
  addEventListener('pointerup', stop, { once: true });
  addEventListener('pointercancel', stop, { once: true });
  const isAdding = event.shiftKey || event.ctrlKey || event.metaKey || gathers.value;
  const isPainting = settings.value.entry === 'digit' && heldDigit.value > 0 && !isAdding;
  const isThere = selection.value.includes(cell);
  const on = isPainting && !isEntered(heldDigit.value, mode.value, [cell]);
  const box = (event.target as Element).closest('.grid')!.getBoundingClientRect();
  const does = isPainting ? 'paint' : isAdding && isThere ? 'remove' : 'add';
  drag = { does, on, box, x: event.clientX, y: event.clientY };
  if (isPainting || !isAdding) selection.value = [cell];
  if (isPainting) enter(heldDigit.value, mode.value, [cell], on);
  else if (isAdding) touch(cell, drag);
  focus(selection.value.at(-1) ?? cell);
  const isDouble = lastPress.cell === cell && event.timeStamp - lastPress.time < DOUBLE;
  lastPress = { cell, time: isDouble ? 0 : event.timeStamp };
  if (isDouble && !isPainting && !isAdding) selectAlike(cell);
}

/** Takes every cell on the way to where the pointer is now. */
function pull(event: PointerEvent, now: Drag): void {
  const size = geometry.value?.size ?? 1;
  const side = now.box.width / size;
  const [fromX, fromY] = [now.x, now.y];
  const steps = Math.max(1, Math.ceil((4 * Math.hypot(event.clientX - fromX, event.clientY - fromY)) / side));
  for (let step = 1; step <= steps; step++) {
    const across = (fromX + ((event.clientX - fromX) * step) / steps - now.box.left) / side;
    const down = (fromY + ((event.clientY - fromY) * step) / steps - now.box.top) / side;
    const [row, column] = [Math.floor(down), Math.floor(across)];
    if (row < 0 || row >= size || column < 0 || column >= size) continue;
    if (Math.hypot(across - column - 0.5, down - row - 0.5) > NEAR) continue;
    touch(row * size + column, now);
  }
  now.x = event.clientX;
  now.y = event.clientY;
  if (selection.value.length > 0) focusCursor();
}

function touch(cell: number, { does, on }: Drag): void {
  const isThere = selection.value.includes(cell);
  if (does === 'remove') {
    if (isThere) selection.value = selection.value.filter((other) => other !== cell);
  } else if (does === 'paint') {
    if (selection.value.at(-1) === cell) return;
    selection.value = [cell];
    // A digit is written only where the press began: nobody paints a board with one.
    if (mode.value !== 'digit') enter(heldDigit.value, mode.value, [cell], on);
  } else if (!isThere) selection.value = [...selection.value, cell];
}

function stop(): void {
  drag = undefined;
}

/** Selects every cell that holds what a cell holds: its digit, or else its notes or colours. */
export function selectAlike(cell: number): void {
  const now = board.value;
  if (!now) return;
  const { digits, corner, centre, colour } = now;
  const layer = [digits, centre, corner, colour].find((list) => list[cell] !== 0);
  if (!layer) return;
  const alike = [...layer.keys()].filter(
    (other) => other !== cell && layer[other] === layer[cell] && (layer === digits || digits[other] === 0),
  );
  select([...alike, cell]);
}

/** Selects cells, and says how many. */
export function select(cells: readonly number[]): void {
  selection.value = cells;
  say(t('say.selected', { n: cells.length }));
}

/**
 * What a way of the keyboard over the board leaves behind: its end selected, all of it added, or
 * nothing changed.
 */
export type Trail = 'one' | 'all' | 'none';

// Where the keys went without selecting, as long as nothing else is selected.
let walked: { readonly cell: number; readonly among: readonly number[] } | undefined;

/**
 * Where the keys are: where they went, or the cursor; where nothing is selected the cell with the
 * focus, as far as it is shown; or -1.
 */
export function focused(): number {
  if (walked?.among === selection.value) return walked.cell;
  return selection.value.at(-1) ?? cellOf(document.querySelector('.grid [data-cell]:focus-visible'));
}

/** Moves the focus, around the edge too. */
export function move(rows: number, columns: number, trail: Trail): void {
  if (!geometry.value) return;
  const { size } = geometry.value;
  const from = focused();
  const row = (Math.floor(from / size) + rows + size) % size;
  const column = ((from % size) + columns + size) % size;
  moveTo(from < 0 ? 0 : row * size + column, trail);
}

/** Moves the focus to a cell. */
export function moveTo(cell: number, trail: Trail): void {
  if (trail === 'one') selection.value = [cell];
  else if (trail === 'all') selection.value = [...selection.value.filter((other) => other !== cell), cell];
  walked = { cell, among: selection.value };
  focus(cell);
}

/** Adds the cell with the focus to the selection, or takes it away. */
export function toggle(): void {
  const cell = focused();
  if (cell < 0) return;
  const { value: before } = selection;
  select(before.includes(cell) ? before.filter((other) => other !== cell) : [...before, cell]);
  walked = { cell, among: selection.value };
}

/** Gives the focus to the cell with the cursor: its frame and that of the focus are one. */
export const focusCursor = (): void => focus(selection.value.at(-1) ?? 0);
