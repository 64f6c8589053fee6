import type { Clue } from '../../rules/clue.ts';
import type { Cell } from '../../sets/cells.ts';
import { isList, isNothing, shown } from '../text/json-text.ts';
import { cellIn, cellsIn, type Entry, linesIn, numberIn, placeIn, valueIn, written } from './entry.ts';

type Parts = Pick<Clue, 'cells' | 'values'>;

/** How f-puzzles writes the clues of a kind. */
export interface Shape {
  /** The clues of an entry; none when it says nothing, as a sum without a number. */
  read(entry: Entry): readonly Parts[];
  /** The entry of a clue; undefined when f-puzzles cannot write it. */
  write(clue: Clue, size: number): object | undefined;
}

/** An entry with cells in no order; `usual` is the number where the entry has none. */
export const group = (number: 'none' | 'perhaps' | 'given' | { readonly usual: number }): Shape => ({
  read: (entry) => {
    const told = number === 'none' ? undefined : valueIn(entry);
    const value = told ?? (typeof number === 'object' ? number.usual : undefined);
    if (value === undefined && number === 'given') return [];
    return [{ cells: [[...new Set(cellsIn(entry, 'cells'))]], values: value === undefined ? [] : [value] }];
  },
  write: ({ cells: [cells], values: [value] }, size) => ({
    cells: written(cells, size),
    ...(value !== undefined && { value: `${value}` }),
  }),
});

/** An entry that marks one cell. */
export const mark: Shape = {
  read: (entry) => [{ cells: [cellIn(entry, 'cell')], values: [] }],
  write: ({ cells: [cells] }, size) => ({ cell: written(cells, size)[0] }),
};

/** An entry with lines. Of a line of one cell nothing is asked. */
export const lines: Shape = {
  read: (entry) =>
    linesIn(entry)
      .filter(({ length }) => length > 1)
      .map((line) => ({ cells: [line], values: [] })),
  write: ({ cells: [line] }, size) => ({ lines: [written(line, size)] }),
};

/** Lines with a number that the entry may leave out. */
export const numbered = (usual: (size: number) => number): Shape => ({
  read: (entry) => {
    const values = [valueIn(entry) ?? usual(entry.size)];
    return lines.read(entry).map(({ cells }) => ({ cells, values }));
  },
  write: ({ cells: [line], values: [value] }, size) => ({
    lines: [written(line, size)],
    ...(value !== usual(size) && { value: `${value}` }),
  }),
});

/** Lines of a fixed number, which the entry does not tell. */
export const fixed = (number: number): Shape => ({
  read: (entry) => lines.read(entry).map(({ cells }) => ({ cells, values: [number] })),
  write: (clue, size) => (clue.values[0] === number ? lines.write(clue, size) : undefined),
});

export const arrows: Shape = {
  read: (entry) => {
    const bulb = cellsIn(entry, 'cells');
    const shafts = linesIn(entry).map((line) => (bulb.includes(line[0]!) ? line.slice(1) : line));
    const drawn = shafts.filter(({ length }) => length > 0);
    return drawn.length === 0 ? [] : [{ cells: [bulb, ...drawn], values: [] }];
  },
  write: ({ cells: [bulb = [], ...shafts] }, size) => {
    const isNear = (cell: Cell, other: Cell): boolean =>
      Math.abs(Math.floor(cell / size) - Math.floor(other / size)) <= 1 &&
      Math.abs((cell % size) - (other % size)) <= 1;
    const rootOf = (shaft: readonly Cell[]): Cell => bulb.find((cell) => isNear(cell, shaft[0]!)) ?? bulb[0]!;
    return {
      lines: shafts.map((shaft) => written([rootOf(shaft), ...shaft], size)),
      cells: written(bulb, size),
    };
  },
};

export const letters: Shape = {
  read: (entry) => {
    const value = entry.json.get('value');
    if (isNothing(value)) return [];
    const sum = value === 'X' ? 10 : 5;
    if (value !== 'X' && value !== 'V') entry.wrong(`the value is ${shown(value)}; expected X or V`);
    return [{ cells: [cellsIn(entry, 'cells')], values: [sum] }];
  },
  write: ({ cells: [cells], values: [sum = 0] }, size) => {
    const value = sum === 10 ? 'X' : sum === 5 ? 'V' : undefined;
    return value && { cells: written(cells, size), value };
  },
};

export const quadruples: Shape = {
  read: (entry) => {
    const values = entry.json.get('values');
    const digits = isList(values) ? values.map((value) => numberIn(entry, value) ?? 0) : [];
    return digits.length === 0 ? [] : [{ cells: [cellsIn(entry, 'cells')], values: digits }];
  },
  write: ({ cells: [cells], values }, size) => ({ cells: written(cells, size), values }),
};

export const clones: Shape = {
  // A cell that is paired with itself means nothing.
  read: (entry) => {
    const [cells, copies] = [cellsIn(entry, 'cells'), cellsIn(entry, 'cloneCells')];
    if (cells.length !== copies.length) entry.wrong(`${cells.length} cells are paired with ${copies.length}`);
    const isPair = (_: Cell, index: number): boolean => cells[index] !== copies[index];
    return cells.some(isPair) ? [{ cells: [cells.filter(isPair), copies.filter(isPair)], values: [] }] : [];
  },
  write: ({ cells: [cells, copies] }, size) => ({
    cells: written(cells, size),
    cloneCells: written(copies, size),
  }),
};

/** All cells from the edge on, one step after the other. */
function ray(from: readonly [number, number], step: readonly [number, number], size: number): Cell[] {
  const cells: Cell[] = [];
  let [row, column] = [from[0] + step[0], from[1] + step[1]];
  for (; row >= 0 && row < size && column >= 0 && column < size; row += step[0], column += step[1])
    cells.push(row * size + column);
  return cells;
}

/** The name of the cell beside the board from which a row of cells begins, and the step into it. */
function originOf(cells: readonly Cell[], size: number): { readonly name: string; readonly step: number[] } {
  const [row = 0, column = 0] = [Math.floor(cells[0]! / size), cells[0]! % size];
  const inward = (index: number): number => (index === 0 ? 1 : -1);
  // A diagonal of one cell goes off at its corner: here from above or below to the side.
  const [next = 0] = cells.slice(1);
  const step =
    cells.length > 1 ? [Math.floor(next / size) - row, (next % size) - column] : [inward(row), -inward(column)];
  return { name: `R${row - step[0]! + 1}C${column - step[1]! + 1}`, step };
}

/** A number beside a row or column; the side tells the direction. */
export const outside: Shape = {
  read: (entry) => {
    const value = valueIn(entry);
    if (value === undefined) return [];
    const [row, column] = placeIn(entry, 'cell');
    const into = (index: number): number => (index === -1 ? 1 : index === entry.size ? -1 : 0);
    const step = [into(row), into(column)] as const;
    if (Math.abs(step[0]) + Math.abs(step[1]) !== 1) {
      entry.wrong('its cell is not beside a row or column');
      return [];
    }
    return [{ cells: [ray([row, column], step, entry.size)], values: [value] }];
  },
  write: ({ cells: [cells = []], values: [value] }, size) => ({ cell: originOf(cells, size).name, value: `${value}` }),
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  UR: [-1, 1],
  UL: [-1, -1],
  DR: [1, 1],
  DL: [1, -1],
};

export const littleKillers: Shape = {
  read: (entry) => {
    const value = valueIn(entry);
    if (value === undefined) return [];
    const direction = entry.json.get('direction');
    const [, step] = Object.entries(STEPS).find(([name]) => name === direction) ?? [];
    if (!step) entry.wrong(`the direction is ${shown(direction)}; expected UR, UL, DR or DL`);
    return step ? [{ cells: [ray(placeIn(entry, 'cell'), step, entry.size)], values: [value] }] : [];
  },
  write: ({ cells: [cells = []], values: [value] }, size) => {
    const { name, step } = originOf(cells, size);
    const [direction] = Object.entries(STEPS).find(([, to]) => to.join() === step.join())!;
    return { cell: name, cells: written(cells, size), direction, value: `${value}` };
  },
};
