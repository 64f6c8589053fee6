import { inkKey } from '../model/board.ts';
import { cellsOf, type Ink, inkOf } from '../model/ink.ts';
import { board, canEnter, geometry, make } from './session.ts';

/** Draws things in a colour; takes them away when all of them are there in this colour. */
export function drawInk(things: readonly Ink[], colour: number): void {
  if (!canEnter() || things.length === 0) return;
  const { ink } = board.peek()!;
  const has = (thing: Ink): boolean => (((ink.get(inkKey(thing)) ?? 0) >>> (colour - 1)) & 1) === 1;
  const lacking = things.filter((thing) => !has(thing));
  if (lacking.length > 0) make({ do: 'ink', things: lacking, colour, on: true });
  else make({ do: 'ink', things, colour, on: false });
}

/** Takes away what is drawn in some cells; answers whether there was anything. */
export function eraseInk(cells: readonly number[]): boolean {
  if (!canEnter()) return false;
  const { size } = geometry.peek()!;
  const things = Array.from(board.peek()!.ink.keys(), inkOf).filter(
    (thing): thing is Ink => thing !== undefined && cellsOf(thing, size).some((cell) => cells.includes(cell)),
  );
  if (things.length > 0) make({ do: 'ink', things, colour: 0, on: false });
  return things.length > 0;
}
