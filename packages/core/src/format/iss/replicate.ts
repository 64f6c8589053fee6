import { ok, type Result } from '../../result.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';
import { cellText, type Grid, readCell } from './call.ts';
import { cellOf, placeIn } from './extras.ts';
import type { ExtraGroup } from './grid.ts';
import { type Argument, type Item, MOST_ITEMS } from './items.ts';
import { BASE64URL } from './pair-key.ts';

// `.Replicate~TARGETS~ORIGIN … .End` stands for copies of its items, one for each target: moved so
// that the origin, R1C1 where none is told, comes to the target. Targets are bits, six a character
// and the lowest first, for the cells from the origin on.

const BITS = 6;

/** Items without `Replicate`, their copies in groups `And`. */
export function replicated(items: readonly Item[], grid: Grid): Result<readonly Item[], Trouble> {
  const found: Item[] = [];
  let count = 0;
  for (const item of items) {
    const inner = replicated(item.items, grid);
    if (!inner.ok) return inner;
    const whole = { ...item, items: inner.value };
    const copies = item.type === 'Replicate' ? copiesOf(whole, grid) : ok([whole]);
    if (!copies.ok) return copies;
    count += copies.value.reduce((sum, copy) => sum + sizeOf(copy), 0);
    if (count > MOST_ITEMS) return trouble('iss', item.offset, `More than ${MOST_ITEMS} items; no puzzle has so many.`);
    found.push(...copies.value);
  }
  return ok(found);
}

const sizeOf = ({ items }: Item): number => items.reduce((sum, item) => sum + sizeOf(item), 1);

function copiesOf({ args, items, offset }: Item, grid: Grid): Result<readonly Item[], Trouble> {
  const wrong = (at: { readonly offset: number }, message: string): Result<never, Trouble> =>
    trouble('iss', at.offset, `In .Replicate: ${message}.`);
  const [bits = { text: '', offset }, name = { text: 'R1C1', offset }] = args;
  const origin = placeIn(readCell(name.text, grid) ?? -1, grid);
  if (!origin) return wrong(name, `${quoted(name.text)} is no cell of the board`);
  const copies: Item[] = [];
  for (const [index, character] of [...bits.text].entries()) {
    const code = BASE64URL.indexOf(character);
    if (code < 0) return wrong(bits, `${quoted(bits.text)} has other characters than base64url`);
    for (let bit = 0; bit < BITS; bit++) {
      if ((code >> bit) % 2 === 0) continue;
      const move = { ...origin, target: origin.index + index * BITS + bit };
      const moved = items.map((item) => movedItem(item, move, grid));
      if (move.target >= origin.group.count || moved.includes(undefined))
        return wrong(bits, 'a copy of its items leaves the board');
      copies.push({ type: 'And', offset, args: [], items: moved as Item[] });
    }
  }
  return ok(copies);
}

/** From a place of the board, or of a group of extra cells, to another one. */
interface Move {
  readonly group: ExtraGroup;
  readonly index: number;
  readonly target: number;
}

/** An item with all its cells moved; undefined when one leaves the board. */
function movedItem(item: Item, move: Move, grid: Grid): Item | undefined {
  const args = item.args.map((argument) => movedArgument(argument, move, grid));
  const items = item.items.map((one) => movedItem(one, move, grid));
  if (args.includes(undefined) || items.includes(undefined)) return undefined;
  return { ...item, args: args as Argument[], items: items as Item[] };
}

function movedArgument(argument: Argument, { group, index, target }: Move, grid: Grid): Argument | undefined {
  const [name = '', ...digits] = argument.text.split('_');
  const cell = readCell(name, grid);
  if (cell === undefined) return argument;
  const place = placeIn(cell, grid);
  if (place?.group.prefix !== group.prefix) return undefined;
  const [row, column] = [0, 1].map((axis) => {
    const of = (at: number): number => (axis === 0 ? Math.floor(at / group.columns) : at % group.columns);
    return of(place.index) + of(target) - of(index);
  }) as [number, number];
  const moved = row * group.columns + column;
  if (row < 0 || column < 0 || column >= group.columns || moved >= group.count) return undefined;
  return { ...argument, text: [cellText(cellOf(group, moved, grid), grid), ...digits].join('_') };
}
