import { digitOfKey } from '../../../ui/parts/digit-key.ts';
import { mend, sheet } from '../reading.ts';
import { confirmed, withOtherKind, written } from '../sheet.ts';
import { cursor } from './cursor.ts';

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const ERASERS = ['Delete', 'Backspace', '0', '.', ' '];

/** Puts the cursor and the focus on a cell. */
export function goTo(cell: number): void {
  cursor.value = cell;
  document.querySelector<HTMLElement>(`.scan [data-cell="${cell}"]`)?.focus({ preventScroll: true });
}

export const write = (digit: number): void => mend((old) => written(old, cursor.value, digit));
export const confirm = (): void => mend((old) => confirmed(old, cursor.value));
export const changeKind = (): void => mend((old) => withOtherKind(old, cursor.value));

/** Keys on the board: arrows go, digits and erasers mend, Enter leaves a cell as it was read. */
export function onKey(event: KeyboardEvent): void {
  const { size } = sheet.value!;
  const at = cursor.value;
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  const digit = digitOfKey(event.key);
  if (arrow) {
    const [row, column] = [Math.floor(at / size) + arrow[0], (at % size) + arrow[1]];
    goTo(((row + size) % size) * size + ((column + size) % size));
  } else if (ERASERS.includes(event.key)) write(0);
  else if (event.key === 'Enter') confirm();
  else if (digit > 0 && digit <= size) write(digit);
  else return;
  event.preventDefault();
}
