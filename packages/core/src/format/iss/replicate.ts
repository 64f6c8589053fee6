import { ok, type Result } from '../../result.ts';
import { quoted, type Trouble, trouble } from '../trouble.ts';
import { cellText, type Grid, readCell } from './call.ts';
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
  const origin = readCell(name.text, grid);
  if (origin === undefined) return wrong(name, `${quoted(name.text)} is no cell of the board`);
  const copies: Item[] = [];
  for (const [index, character] of [...bits.text].entries()) {
    const code = BASE64URL.indexOf(character);
    if (code < 0) return wrong(bits, `${quoted(bits.text)} has other characters than base64url`);
    for (let bit = 0; bit < BITS; bit++) {
      if ((code >> bit) % 2 === 0) continue;
      const target = toPlace(origin, grid) + index * BITS + bit;
      const step: Step = {
        down: Math.floor(target / grid.columns) - Math.floor(origin / grid.size),
        right: (target % grid.columns) - (origin % grid.size),
      };
      const moved = items.map((item) => movedItem(item, step, grid));
      if (target >= grid.rows * grid.columns || moved.includes(undefined))
        return wrong(bits, 'a copy of its items leaves the board');
      copies.push({ type: 'And', offset, args: [], items: moved as Item[] });
    }
  }
  return ok(copies);
}

/** How many cells stand before a cell in reading order. */
const toPlace = (cell: number, { size, columns }: Grid): number => Math.floor(cell / size) * columns + (cell % size);

interface Step {
  readonly down: number;
  readonly right: number;
}

/** An item with all its cells moved; undefined when one leaves the board. */
function movedItem(item: Item, step: Step, grid: Grid): Item | undefined {
  const args = item.args.map((argument) => movedArgument(argument, step, grid));
  const items = item.items.map((one) => movedItem(one, step, grid));
  if (args.includes(undefined) || items.includes(undefined)) return undefined;
  return { ...item, args: args as Argument[], items: items as Item[] };
}

function movedArgument(argument: Argument, { down, right }: Step, grid: Grid): Argument | undefined {
  const [name = '', ...digits] = argument.text.split('_');
  const cell = readCell(name, grid);
  if (cell === undefined) return argument;
  const [row, column] = [Math.floor(cell / grid.size) + down, (cell % grid.size) + right];
  if (row < 0 || row >= grid.rows || column < 0 || column >= grid.columns) return undefined;
  return { ...argument, text: [cellText(row * grid.size + column, grid), ...digits].join('_') };
}
