import type { Clue } from '../../rules/clue.ts';
import type { Cell } from '../../sets/cells.ts';
import { quoted } from '../text/trouble.ts';
import { type Call, cellIn, cellsIn, cellText, type Grid, numberIn, readCell, valueIn } from './call.ts';
import type { Argument } from './items.ts';

export type Parts = Pick<Clue, 'cells' | 'values'>;

/** How ISS writes the clues of a kind. */
export interface Shape {
  /** The clues of an item. */
  read(call: Call): readonly Parts[];
  /** The arguments of each item of a clue; undefined when ISS cannot write it so. */
  write(clue: Parts, grid: Grid): readonly (readonly string[])[] | undefined;
}

const texts = (cells: readonly Cell[] | undefined, grid: Grid): string[] =>
  (cells ?? []).map((cell) => cellText(cell, grid));

const hasRepeats = (cells: readonly Cell[]): boolean => new Set(cells).size < cells.length;

/** An item that only lists cells. */
export const line: Shape = {
  read: (call) => [{ cells: [cellsIn(call.args, call)], values: [] }],
  write: ({ cells: [cells] }, grid) => [texts(cells, grid)],
};

/** A line on which ISS lets no cell stand twice. */
export const simpleLine: Shape = {
  ...line,
  write: (clue, grid) => (hasRepeats(clue.cells[0] ?? []) ? undefined : line.write(clue, grid)),
};

/** An item that lists cells in any order; a cell that stands twice counts once. */
export const group: Shape = {
  ...line,
  read: (call) => [{ cells: [[...new Set(cellsIn(call.args, call))]], values: [] }],
};

/** A number, then cells. */
export const numbered: Shape = {
  read: (call) => [{ cells: [cellsIn(call.args.slice(1), call)], values: [numberIn(call.args[0], call)] }],
  write: ({ cells: [cells], values: [value] }, grid) => [[`${value}`, ...texts(cells, grid)]],
};

/** A divisor, then cells. Division by 1 always leaves the same and asks nothing. */
export const divided: Shape = {
  ...numbered,
  read: (call) => numbered.read(call).filter(({ values: [divisor] }) => divisor !== 1),
};

/** A number that may be missing, then cells. */
export const perhapsNumbered = (usual: number): Shape => ({
  read: (call) => {
    const [first] = call.args;
    const hasNumber = first !== undefined && !/^[A-Z]/i.test(first.text);
    const values = [hasNumber ? numberIn(first, call) : usual];
    return [{ cells: [cellsIn(hasNumber ? call.args.slice(1) : call.args, call)], values }];
  },
  write: numbered.write,
});

const cageIn = (call: Call): { readonly sum: number; readonly cells: readonly Cell[] } => {
  const [first, ...rest] = call.args;
  return { sum: first?.text === '' ? 0 : numberIn(first, call), cells: cellsIn(rest, call) };
};

/** A cage, where 0 or nothing stands for no sum. */
export const cage: Shape = {
  read: (call) => {
    const { sum, cells } = cageIn(call);
    return [{ cells: [[...new Set(cells)]], values: sum === 0 || hasRepeats(cells) ? [] : [sum] }];
  },
  write: ({ cells: [cells], values: [sum] }, grid) =>
    sum === 0 ? undefined : [[`${sum ?? 0}`, ...texts(cells, grid)]],
};

/** The sum of a cage that names a cell twice, which counts twice there. */
export const repeatedSum: Shape = {
  read: (call) => {
    const { sum, cells } = cageIn(call);
    return sum > 0 && hasRepeats(cells) ? [{ cells: [cells], values: [sum] }] : [];
  },
  write: () => undefined,
};

/** A bulb of one cell, then a shaft. */
export const arrow: Shape = {
  read: (call) => {
    const [bulb = 0, ...shaft] = cellsIn(call.args, call);
    return [{ cells: [[bulb], shaft], values: [] }];
  },
  write: ({ cells: [bulb = [], ...shafts] }, grid) =>
    bulb.length === 1 ? shafts.map((shaft) => [...texts(bulb, grid), ...texts(shaft, grid)]) : undefined,
};

/** The longest bulb of several cells. */
const LONGEST_PILL = 3;

/** Whether ISS takes some cells for a pill: each is right of the one before, below it, or both. */
const isReadable = (bulb: readonly Cell[], { size }: Grid): boolean =>
  bulb.slice(1).every((cell, index) => {
    const before = bulb[index]!;
    const step = cell - before;
    return step === size || ((step === 1 || step === size + 1) && cell % size > before % size);
  });

/** How many cells the bulb has, the bulb, then a shaft. */
export const pill: Shape = {
  read: (call) => {
    const [first, ...rest] = call.args;
    const length = numberIn(first, call);
    if (length < 2 || length > LONGEST_PILL)
      call.wrong(first ?? call.item, `a pill of ${length} cells; expected 2 or 3`);
    const cells = cellsIn(rest, call);
    return [{ cells: [cells.slice(0, length), cells.slice(length)], values: [] }];
  },
  // With digits of two figures ISS reads another number in a pill.
  write: ({ cells: [bulb = [], ...shafts] }, grid) =>
    bulb.length > 1 && grid.size <= 9 && isReadable(bulb, grid)
      ? shafts.map((shaft) => [`${bulb.length}`, ...texts(bulb, grid), ...texts(shaft, grid)])
      : undefined,
};

const areNear = (one: Cell, other: Cell, { size }: Grid): boolean =>
  Math.abs(Math.floor(one / size) - Math.floor(other / size)) + Math.abs((one % size) - (other % size)) === 1;

/** Marks between cells that share an edge. An item marks all such pairs of its cells. */
export const marks = (values: readonly number[]): Shape => ({
  read: (call) => {
    const cells = cellsIn(call.args, call);
    const found = cells.flatMap((cell, index) =>
      cells
        .slice(index + 1)
        .filter((other) => areNear(cell, other, call.grid))
        .map((other) => ({ cells: [[cell, other]], values })),
    );
    for (const [index, argument] of call.args.entries())
      if (!cells.some((other) => areNear(cells[index]!, other, call.grid)))
        call.wrong(argument, `${quoted(argument.text)} shares no edge with another cell of the item`);
    return found;
  },
  write: ({ cells: [pair = []], values: own }, grid) =>
    own.join() === values.join() && areNear(pair[0]!, pair[1]!, grid) ? [texts(pair, grid)] : undefined,
});

/** Digits around a corner, which the cell above and left of it names. */
export const corner: Shape = {
  read: (call) => {
    const [first, ...rest] = call.args;
    const cell = cellIn(first, call);
    const { size } = call.grid;
    // Of the cells of a group, too, all four must have names.
    if (
      [cell + 1, cell + size, cell + size + 1].some(
        (other) => readCell(cellText(other, call.grid), call.grid) !== other,
      )
    )
      call.wrong(first ?? call.item, `${quoted(first?.text ?? '')} is not above and left of a corner inside the board`);
    const values = rest.map((argument) => valueIn(argument, call));
    return [{ cells: [[cell, cell + 1, cell + size, cell + size + 1]], values }];
  },
  write: ({ cells: [cells = []], values }, grid) => [[cellText(cells[0]!, grid), ...values.map(String)]],
};

/** How many sets of cells hold the same digits, then all their cells. Here each set is one cell. */
export const equalCells: Shape = {
  read: (call) =>
    equalSets
      .read(call)
      .flatMap(({ cells: [first = [], ...others] }) => others.map((other) => ({ cells: [first, other], values: [] }))),
  write: ({ cells: [cells = [], copies = []] }, grid) =>
    cells.map((cell, index) => ['2', ...texts([cell, copies[index]!], grid)]),
};

/** How many sets of cells hold the same digits, then the cells of one set after the other. */
export const equalSets: Shape = {
  read: (call) => {
    const [first, ...rest] = call.args;
    const cells = cellsIn(rest, call);
    const count = numberIn(first, call);
    if (count < 2 || cells.length % count !== 0)
      call.wrong(first ?? call.item, `${cells.length} cells are not ${count} sets of equal length`);
    const length = Math.ceil(cells.length / Math.max(count, 1));
    const sets = Array.from({ length: count }, (_, index) => cells.slice(index * length, (index + 1) * length));
    return [{ cells: sets, values: [] }];
  },
  write: ({ cells }, grid) => [[`${cells.length}`, ...texts(cells.flat(), grid)]],
};

/** Groups of cells between the arguments `-`. */
export const parted: Shape = {
  read: (call) => {
    const lists: Argument[][] = [[]];
    for (const argument of call.args) {
      if (argument.text === '-') lists.push([]);
      else lists.at(-1)!.push(argument);
    }
    return [{ cells: lists.map((list) => cellsIn(list, call)), values: [] }];
  },
  write: ({ cells }, grid) => [cells.flatMap((list, index) => [...(index > 0 ? ['-'] : []), ...texts(list, grid)])],
};

/** Digits joined by `_`, then cells in any order. */
export const contents: Shape = {
  read: (call) => {
    const [first, ...rest] = call.args;
    const values = first ? first.text.split('_').map((text) => valueIn(first, call, text)) : [];
    return [{ cells: [[...new Set(cellsIn(rest, call))]], values }];
  },
  write: ({ cells: [cells], values }, grid) => [[values.join('_'), ...texts(cells, grid)]],
};

/** Pairs of figures, how many of which digit, then cells in any order. */
export const counted: Shape = {
  read: (call) => {
    const [first, ...rest] = call.args;
    const text = first?.text ?? '';
    if (!/^(?:\d\d)+$/.test(text)) call.wrong(first ?? call.item, `${quoted(text)} found; expected pairs of figures`);
    return [{ cells: [[...new Set(cellsIn(rest, call))]], values: Array.from(text, Number) }];
  },
  write: ({ cells: [cells], values }, grid) =>
    values.every((value) => value < 10) ? [[values.join(''), ...texts(cells, grid)]] : undefined,
};

/** A sum, then a line; `LOOP` at the end closes it. */
export const sumLine: Shape = {
  read: (call) => {
    const isLoop = call.args.at(-1)?.text.toUpperCase() === 'LOOP';
    const found = numbered.read(isLoop ? { ...call, args: call.args.slice(0, -1) } : call);
    return isLoop ? found.map(({ cells: [line = []], values }) => ({ cells: [[...line, line[0]!]], values })) : found;
  },
  write: ({ cells: [line = []], values: [sum] }, grid) => {
    const isLoop = line.length > 2 && line[0] === line.at(-1);
    return [[`${sum}`, ...texts(isLoop ? line.slice(0, -1) : line, grid), ...(isLoop ? ['LOOP'] : [])]];
  },
};

/** Cells by which other cells are told: whether of the column or of the row, then the cells. */
export const indexers = (letter: 'C' | 'R'): Shape => ({
  read: (call) => group.read({ ...call, args: call.args.slice(1) }),
  write: ({ cells: [cells] }, grid) => [[letter, ...texts(cells, grid)]],
});
