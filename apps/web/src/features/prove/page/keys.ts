import { language } from '../../../text/index.ts';
import { digitOfKey } from '../../../ui/parts/digit-key.ts';
import { prove, stage, trial } from '../trial.ts';
import type { Table } from './table.ts';

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Chooses the cell of which something is claimed; later names a cell, or takes it away again. */
export function touch({ cells }: Table, cell: number): void {
  const named = cells.peek();
  if (!trial.peek()) cells.value = [cell];
  else if (stage.peek().at === 'cells')
    cells.value = named.includes(cell) ? named.filter((other) => other !== cell) : [...named, cell];
}

/** Where a key leads from a cell, around the edge too; nothing for other keys. */
function walked({ key }: KeyboardEvent, from: number, size: number): number | undefined {
  const move = MOVES[key];
  if (!move) return undefined;
  const row = (Math.floor(from / size) + move[0] + size) % size;
  return row * size + (((from % size) + move[1] + size) % size);
}

/** The digit of a key, also where Shift makes it another character, or 0. */
const digitOf = ({ key, code }: KeyboardEvent): number => digitOfKey(/^Digit([1-9])$/.exec(code)?.[1] ?? key);

/** What the keys of the board do. */
interface Keyed {
  readonly table: Table;
  readonly cursor: number;
  claim(digit: number, isPlacement: boolean): void;
  goTo(cell: number): void;
}

/**
 * Does what a key means on the board, and answers whether it means anything: arrows walk, Space
 * names a cell, Enter has the claim graded, a digit claims that it goes there, with Shift that it
 * cannot.
 */
export function onBoardKey(event: KeyboardEvent, { table, cursor, claim, goTo }: Keyed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isClaimed = trial.peek() !== undefined;
  const next = walked(event, cursor, table.geometry.size);
  const digit = digitOf(event);
  if (next !== undefined) {
    if (!isClaimed) touch(table, next);
    goTo(next);
  } else if (event.key === ' ') touch(table, cursor);
  else if (event.key === 'Enter' && isClaimed) void prove(language.peek());
  else if (digit > 0 && !isClaimed && table.ground.candidates[cursor]! & (1 << (digit - 1))) {
    touch(table, cursor);
    claim(digit, !event.shiftKey);
  } else return false;
  return true;
}
