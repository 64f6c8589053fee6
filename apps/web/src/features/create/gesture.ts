import type { Cell, Form, Frame } from '@pencilmark/core/geometry';
import { cornerAt, edgeAt, type Point, shifted, stepsBetween } from './plane.ts';

/** Lists of cells, as clues have them. */
export type Lists = readonly (readonly Cell[])[];

/** A stroke over the board: the cells that it has come through, and what it belongs to. */
export interface Course {
  readonly path: readonly Cell[];
  /** The first cells of the path that make a list of their own: the bulb of an arrow. */
  readonly head: number;
  /** Lists of the clue that goes on which stay as they are. */
  readonly rest: Lists;
}

/** A way in which clues are drawn by hand. */
export interface Gesture {
  readonly name: 'outside' | 'corner' | 'single' | 'edge' | 'copy' | 'groups' | 'arrow' | 'area' | 'line';
  /** Whether the clues of a kind are drawn so; the first gesture of the table that suits is it. */
  suits(form: Form): boolean;
  /** Whether only the middle of a cell counts, so that a finger can go on at a slant. */
  readonly isNarrow?: boolean;
  /** The cells that a press at a point takes; default: the pressed cell. */
  press?(point: Point, frame: Frame): readonly Cell[];
  /** The path after it has come to a cell. */
  pass(path: readonly Cell[], cell: Cell, frame: Frame): readonly Cell[];
  /** The cells of the clue that is drawn. */
  lists(course: Course, frame: Frame): Lists;
  /** How a clue goes on when it is pressed at a cell; undefined when another clue begins there. */
  resume?(lists: Lists, cell: Cell, form: Form): Course | undefined;
}

/** Adds a cell that the path has not yet. */
const gather = (path: readonly Cell[], cell: Cell): readonly Cell[] => (path.includes(cell) ? path : [...path, cell]);

/** Goes on to a cell, over those between; going back takes the last cell away. */
function go(path: readonly Cell[], cell: Cell, frame: Frame): readonly Cell[] {
  const last = path.at(-1);
  if (last === undefined || last === cell) return last === undefined ? [cell] : path;
  return path.at(-2) === cell ? path.slice(0, -1) : [...path, ...stepsBetween(last, cell, frame)];
}

const whole = ({ path }: Course): Lists => [path];
const only = (path: readonly Cell[]): Course => ({ path, head: 0, rest: [] });

/** Every gesture, the most particular first. */
export const GESTURES: readonly Gesture[] = [
  {
    name: 'outside',
    suits: ({ place }) => place === 'line' || place === 'diagonal',
    pass: (path) => path,
    lists: whole,
  },
  { name: 'corner', suits: ({ place }) => place === 'square', press: cornerAt, pass: (path) => path, lists: whole },
  { name: 'single', suits: ({ cells: [, most] }) => most === 1, pass: gather, lists: whole },
  {
    name: 'edge',
    suits: ({ cells: [least, most] }) => least === 2 && most === 2,
    press: edgeAt,
    pass: ([first = 0, ...others], cell) => (cell === first ? [first, ...others] : [first, cell]),
    lists: whole,
  },
  {
    name: 'copy',
    suits: ({ lists: [, most] = [1, 1] }) => most === 2,
    pass: gather,
    // The second stroke takes the copy to the cell where it ends.
    lists: ({ path, rest: [model] }, frame) => (model ? [model, shifted(model, path.at(-1)!, frame)] : [path]),
    resume: (lists, cell) => (lists.length === 1 ? { path: [cell], head: 0, rest: lists } : undefined),
  },
  {
    name: 'groups',
    suits: ({ order, lists: [least] = [1, 1] }) => order === 'any' && least > 1,
    pass: gather,
    lists: ({ path, rest }) => [...rest, path],
    resume: (lists, cell, { lists: [least] = [1, 1] }) => {
      const group = lists.find((list) => list.includes(cell));
      if (group) return { path: group, head: 0, rest: lists.filter((list) => list !== group) };
      return lists.length < least ? { path: [cell], head: 0, rest: lists } : undefined;
    },
  },
  {
    name: 'arrow',
    suits: ({ lists: [least] = [1, 1] }) => least > 1,
    isNarrow: true,
    pass: go,
    lists: ({ path, head, rest }) => [path.slice(0, head), ...rest, ...(path.length > head ? [path.slice(head)] : [])],
    resume: ([bulb = [], ...shafts], cell) => {
      if (bulb.includes(cell)) return { path: bulb, head: bulb.length, rest: shafts };
      const shaft = shafts.find((cells) => cells.at(-1) === cell);
      return shaft && { path: [...bulb, ...shaft], head: bulb.length, rest: shafts.filter((cells) => cells !== shaft) };
    },
  },
  {
    name: 'area',
    suits: ({ order }) => order === 'any',
    pass: gather,
    lists: whole,
    resume: ([cells = []], cell) => (cells.includes(cell) ? only(cells) : undefined),
  },
  {
    name: 'line',
    suits: () => true,
    isNarrow: true,
    pass: go,
    lists: whole,
    resume: ([cells = []], cell, { order }) => {
      if (cells.at(-1) === cell) return only(cells);
      return order === 'either' && cells[0] === cell ? only([...cells].reverse()) : undefined;
    },
  },
];

/** How the clues of a form are drawn. */
export const gestureFor = (form: Form): Gesture => GESTURES.find(({ suits }) => suits(form))!;
