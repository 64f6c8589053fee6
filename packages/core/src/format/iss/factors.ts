import type { Cell } from '../../sets/cells.ts';
import { quoted } from '../text/trouble.ts';
import { type Call, cellsIn, cellText, type Grid } from './call.ts';
import type { Parts, Shape } from './shapes.ts';

// A sum may have a factor for each cell: `0_=_1_1_-10` asks for a + b - 10c = 0. Here a cell stands
// as often in a list as its factor says, and what is taken away is a list of its own.

interface Terms {
  readonly total: number;
  readonly added: readonly Cell[];
  readonly taken: readonly Cell[];
}

const NUMBERS = /^(-?\d{1,5})(?:_=((?:_-?\d{1,5})+))?$/;

/** No factor is greater. */
const LARGEST_FACTOR = 100;

const numbersIn = (text: string): { readonly total: number; readonly factors: readonly number[] | undefined } => {
  const [, total = '', factors] = NUMBERS.exec(text) ?? [];
  return { total: total === '' ? Number.NaN : Number(total), factors: factors?.slice(1).split('_').map(Number) };
};

/** -1 where the same is better said with all signs the other way round. */
const signOf = (total: number, factors: readonly number[] = [1]): number =>
  total < 0 || (total === 0 && factors.every((factor) => factor <= 0)) ? -1 : 1;

/** The terms of an item, its total not less than 0. */
function termsIn(call: Call): Terms {
  const [first, ...rest] = call.args;
  const { total, factors } = numbersIn(first?.text ?? '');
  const cells = cellsIn(rest, call);
  const isRight = factors === undefined || factors.every((factor) => Math.abs(factor) <= LARGEST_FACTOR);
  if (Number.isNaN(total) || !isRight || (factors && factors.length !== cells.length)) {
    const expected = `a whole number, or one with ${cells.length} factors such as 0_=_1_-1`;
    call.wrong(first ?? call.item, `${quoted(first?.text ?? '')} found; expected ${expected}`);
    return { total: 0, added: [], taken: [] };
  }
  const sign = signOf(total, factors);
  const termsOf = (side: number): Cell[] =>
    cells.flatMap((cell, index) => Array<Cell>(Math.max(0, side * (factors?.[index] ?? 1))).fill(cell));
  return { total: sign * total, added: termsOf(sign), taken: termsOf(-sign) };
}

/** Whether an item takes some cells away. */
export function takesAway({ args: [first] }: Call): boolean {
  const { total, factors = [1] } = numbersIn(first?.text ?? '');
  const sign = signOf(total, factors);
  const isNothing = factors.every((factor) => factor === 0) && total !== 0;
  return isNothing || factors.some((factor) => sign * factor < 0);
}

/** A total, perhaps with factors, then cells. */
export const factors: Shape = {
  read: (call) => {
    const { total, added } = termsIn(call);
    return added.length === 0 && total === 0 ? [] : [{ cells: [added], values: [total] }];
  },
  write: ({ cells: [cells = []], values: [total = 0] }, grid) => written({ total, added: cells, taken: [] }, grid),
};

/** Cells less others. */
export const differing: Shape = {
  read: (call) => {
    const { total, added, taken } = termsIn(call);
    // A cell on both sides changes nothing, and neither side may have none.
    const both = added.length > 0 && taken.length > 0 ? [] : cellsIn(call.args.slice(1, 2), call);
    return [
      {
        cells: [
          [...added, ...both],
          [...taken, ...both],
        ],
        values: [total],
      },
    ];
  },
  write: ({ cells: [added = [], taken = []], values: [total = 0] }, grid) => written({ total, added, taken }, grid),
};

/** The number in the bulb of an arrow, wherever its cells lie. */
export const number: Pick<Shape, 'read' | 'write'> = {
  read: () => [],
  write: ({ cells: [bulb = [], ...shafts] }: Parts, grid) => {
    const places = bulb.flatMap((cell, index) => Array<Cell>(10 ** (bulb.length - 1 - index)).fill(cell));
    const items = shafts.map((shaft) => written({ total: 0, added: places, taken: shaft }, grid));
    return items.includes(undefined) ? undefined : items.flatMap((own) => own!);
  },
};

/** The arguments of an item; undefined where a factor is too great. */
function written({ total, added, taken }: Terms, grid: Grid): string[][] | undefined {
  const factors = new Map<Cell, number>();
  for (const cell of added) factors.set(cell, (factors.get(cell) ?? 0) + 1);
  for (const cell of taken) factors.set(cell, (factors.get(cell) ?? 0) - 1);
  if ([...factors.values()].some((factor) => Math.abs(factor) > LARGEST_FACTOR)) return undefined;
  const names = [...factors.keys()].map((cell) => cellText(cell, grid));
  const isPlain = [...factors.values()].every((factor) => factor === 1);
  return [[isPlain ? `${total}` : [total, '=', ...factors.values()].join('_'), ...names]];
}
