import type { Cell, Clue, Frame, Kind } from '@pencilmark/core/geometry';
import { type Course, gestureFor } from './gesture.ts';
import { distanceTo, type Point } from './plane.ts';
import { usualValues } from './values.ts';

/** A clue that is being drawn. */
export interface Stroke {
  readonly kind: Kind;
  readonly course: Course;
  /** The cell in which it began. */
  readonly from: Cell;
  /** The clue that goes on, if there was one. */
  readonly before: Clue | undefined;
  /** Whether the stroke has left the cell where it began. */
  readonly hasMoved: boolean;
}

/** What a stroke needs to know besides where it is. */
export interface Terms {
  readonly frame: Frame;
  /** The clue that is chosen: it may go on. */
  readonly chosen: Clue | undefined;
  /** How many cells the bulb of a new arrow has. */
  readonly head: number;
}

/** Begins to draw a clue with a press on a cell, or goes on with the chosen one. */
export function begun(kind: Kind, cell: Cell, { chosen, head }: Terms): Stroke {
  const before = chosen?.rule === kind.name ? chosen : undefined;
  const course = before && gestureFor(kind.form).resume?.(before.cells, cell, kind.form);
  if (course) return { kind, course, from: cell, before, hasMoved: false };
  return { kind, course: { path: [cell], head, rest: [] }, from: cell, before: undefined, hasMoved: false };
}

/** Begins to draw a clue with a press at a point. */
export function pressed(kind: Kind, point: Point, cell: Cell, terms: Terms): Stroke {
  const stroke = begun(kind, cell, terms);
  const path = stroke.before ? undefined : gestureFor(kind.form).press?.(point, terms.frame);
  return path ? { ...stroke, course: { ...stroke.course, path } } : stroke;
}

/** The stroke after it has come to a cell. */
export function passed(stroke: Stroke, cell: Cell, frame: Frame): Stroke {
  const { course, kind } = stroke;
  const path = gestureFor(kind.form).pass(course.path, cell, frame);
  // An arrow that goes on keeps its bulb.
  if (path === course.path || (stroke.before && path.length < course.head)) return stroke;
  return { ...stroke, course: { ...course, path }, hasMoved: true };
}

/** How far from the middle of a cell a line is in it. */
const NARROW = 0.42;

/** Whether a stroke is in a cell when it is at a point of it. */
export const isIn = ({ kind }: Stroke, point: Point, cell: Cell, frame: Frame): boolean =>
  gestureFor(kind.form).isNarrow !== true || distanceTo(point, cell, frame) < NARROW;

/** The clues that a stroke has drawn so far: of marks on single cells one for each. */
export function cluesOf({ kind, course, before }: Stroke, frame: Frame): Clue[] {
  const gesture = gestureFor(kind.form);
  const values = before?.values ?? usualValues(kind.name, frame.size);
  const clueOf = (lists: Clue['cells']): Clue => ({ rule: kind.name, cells: lists, values });
  if (gesture.name === 'single') return course.path.map((cell) => clueOf([[cell]]));
  return [clueOf(gesture.lists(course, frame))];
}

/** A clue without a cell; undefined when it would have too few cells. */
export function withoutCell({ form }: Kind, clue: Clue, cell: Cell): Clue | undefined {
  const gesture = gestureFor(form);
  // What is drawn in order ends where it is cut.
  const without = (list: readonly Cell[]): readonly Cell[] =>
    form.order === 'any' ? list.filter((other) => other !== cell) : list.at(-1) === cell ? list.slice(0, -1) : list;
  const cells = clue.cells
    .map((list, index) => (gesture.name === 'arrow' && index === 0 ? list : without(list)))
    .filter((list) => list.length > 0);
  const [leastLists, leastCells] = [form.lists?.[0] ?? 1, form.cells[0]];
  if (cells.length < leastLists || cells.some((list) => list.length < leastCells)) return undefined;
  return { ...clue, cells };
}
