import type { Cell, Clue, Kind } from '@pencilmark/core/geometry';
import { computed, signal } from '@preact/signals';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { hasClue, isSameClue, settledClue, troubles, withDraftClues } from './clues.ts';
import type { Draft } from './draft.ts';
import { type Gesture, gestureFor } from './gesture.ts';
import type { Point } from './plane.ts';
import { begun, cluesOf, isIn, passed, pressed, type Stroke, type Terms, withoutCell } from './stroke.ts';
import { draft, kindInHand, put, shownGeometry, tool } from './table.ts';
import { shortenedValues, typedValues, usualValues } from './values.ts';
import { tellClue } from './words.ts';

/** The clue that is being drawn; nothing between two strokes. */
export const stroke = signal<Stroke | undefined>(undefined);
/** How many cells the bulb of an arrow gets. */
export const head = signal(1);

const picked = signal<Clue | undefined>(undefined);
/** The clue that is chosen, as long as it lies on the table. */
export const chosen = computed(() => draft.value.clues.find((clue) => picked.value && isSameClue(clue, picked.value)));

/** What the last typed key left on the table: the next key goes on with the same number. */
let typed: Draft | undefined;

/** The clues as they are shown: the clue that is being drawn takes the place of what it was. */
export const shownClues = computed<readonly Clue[]>(() => {
  const { clues } = draft.value;
  const now = stroke.value;
  if (!now) return clues;
  return [...clues.filter((clue) => clue !== now.before), ...cluesOf(now, shownGeometry.value)];
});

/** What is wrong with the clues on the table, each by itself. */
export const clueTroubles = computed(() => troubles(draft.value));

/** Chooses a clue, so that it can be changed; its kind comes to hand. */
export function choose(clue: Clue | undefined): void {
  picked.value = clue;
  typed = undefined;
  stroke.value = undefined;
  if (!clue) return;
  tool.value = clue.rule as Kind['name'];
  say(t('create.clue.chosen', { clue: tellClue(clue, draft.value.size) }));
}

/** Takes a kind of clues to hand, or digits, or the brush. */
export function take(name: (typeof tool)['value']): void {
  tool.value = name;
  stroke.value = undefined;
  if (chosen.value && chosen.value.rule !== name) picked.value = undefined;
}

const terms = (): Terms => ({ frame: shownGeometry.value, chosen: chosen.value, head: head.value });

/** Begins a clue at a point of a cell. */
export function press(point: Point, cell: Cell): void {
  if (kindInHand.value) stroke.value = pressed(kindInHand.value, point, cell, terms());
}

/** Goes on to a cell; with a point only when it is near enough to its middle. */
export function pass(cell: Cell, point?: Point): void {
  const [now, { frame }] = [stroke.value, terms()];
  if (now && (!point || isIn(now, point, cell, frame))) stroke.value = passed(now, cell, frame);
}

/** Takes a cell by key: the first begins a clue, and a clue with all its cells is placed. */
export function takeCell(cell: Cell): void {
  const kind = kindInHand.value;
  if (!kind) return;
  const [, most] = kind.form.cells;
  const [row, column] = [Math.floor(cell / draft.value.size), cell % draft.value.size];
  const isAtOnce = gestureFor(kind.form).press !== undefined && most !== 2;
  if (isAtOnce) press({ x: column + 1, y: row + 1 }, cell);
  else if (stroke.value) pass(cell);
  else stroke.value = begun(kind, cell, terms());
  if (isAtOnce || stroke.value?.course.path.length === most) finish();
}

/** Ends a stroke and leaves the table as it was. */
export function dropStroke(): void {
  stroke.value = undefined;
}

/**
 * Ends a stroke: what it has drawn comes on the table, and a tap chooses or changes what is there.
 */
export function finish(): void {
  const now = stroke.value;
  stroke.value = undefined;
  if (!now) return;
  const { name } = gestureFor(now.kind.form);
  const drawn = cluesOf(now, shownGeometry.value);
  const there = now.hasMoved ? undefined : clueAt(now);
  if (!now.hasMoved && now.before && hasCell(now.before, now.from)) takeOut(now);
  else if (there) tapped(there, name);
  else if (drawn.every((clue) => isDrawn(clue, now.kind))) place(drawn, now.before);
}

const hasCell = ({ cells }: Clue, cell: Cell): boolean => cells.some((list) => list.includes(cell));

const tapped = (clue: Clue, name: Gesture['name']): void => (name === 'single' ? remove(clue) : choose(clue));

/** Whether a stroke was long enough for a clue. A second one adds a copy, or another group. */
function isDrawn({ cells }: Clue, { form }: Kind): boolean {
  const isWhole = gestureFor(form).name !== 'arrow' || cells.length >= (form.lists?.[0] ?? 1);
  return isWhole && cells.every((list) => list.length >= form.cells[0]);
}

/** The clue that a tap means: a clue with the same cells, or a clue that has the cell. */
function clueAt({ kind, course: { path } }: Stroke): Clue | undefined {
  const own = draft.value.clues.filter(({ rule }) => rule === kind.name);
  const isSame = ({ cells }: Clue): boolean => [...cells.flat()].sort().join() === [...path].sort().join();
  return (
    own.find(isSame) ?? (path.length === 1 ? own.findLast(({ cells }) => cells.flat().includes(path[0]!)) : undefined)
  );
}

/** Puts clues on the table, in the place of another; the last of them is chosen. */
function place(clues: readonly Clue[], before?: Clue): void {
  const others = draft.value.clues.filter((clue) => clue !== before);
  put(withDraftClues(draft.value, [...others, ...clues]));
  const last = settledClue(draft.value, clues.at(-1)!);
  picked.value = last;
  typed = undefined;
  if (last) say(t('create.clue.placed', { clue: tellClue(last, draft.value.size) }));
}

/** Places a clue on cells outside the board's edge, or chooses the clue that is there. */
export function placeOutside(kind: Kind, cells: readonly Cell[]): void {
  const clue: Clue = { rule: kind.name, cells: [cells], values: usualValues(kind.name, draft.value.size) };
  const there = draft.value.clues.find(
    (known) => known.rule === kind.name && [cells.join(), [...cells].reverse().join()].includes(known.cells[0]!.join()),
  );
  const isOther = there && kind.form.order === 'given' && there.cells[0]!.join() !== cells.join();
  if (there && !isOther) choose(there);
  else place([clue]);
}

/** Takes the tapped cell out of the chosen clue. */
function takeOut({ before, kind, from }: Stroke): void {
  const less = before && withoutCell(kind, before, from);
  if (less) place([less], before);
}

/** Takes a clue from the table. */
export function remove(clue: Clue): void {
  put({ ...draft.value, clues: draft.value.clues.filter((other) => other !== clue) });
  say(t('create.clue.removed', { clue: tellClue(clue, draft.value.size) }));
}

export function removeChosen(): void {
  if (chosen.value) remove(chosen.value);
}

/** Types a figure of the number of the chosen clue. */
export function typeFigure(digit: number): void {
  change((clue, isFresh) => typedValues(clue, digit, draft.value.size, isFresh));
}

/** Gives the chosen clue other numbers. */
export const setValues = (values: readonly number[]): void => change(() => values);

/** Takes back the last figure; a clue without a number goes. */
export function eraseFigure(): void {
  if (chosen.value?.values.length === 0) removeChosen();
  else change((clue) => shortenedValues(clue, draft.value.size));
}

function change(valuesOf: (clue: Clue, isFresh: boolean) => readonly number[]): void {
  const clue = chosen.value;
  if (!clue) return;
  const isFresh = typed !== draft.value;
  const values = valuesOf(clue, isFresh);
  if (values === clue.values) return;
  const changed = { ...clue, values };
  if (hasClue(draft.value.clues, changed)) return;
  const others = draft.value.clues.filter((other) => other !== clue);
  put(withDraftClues(draft.value, [...others, changed]), !isFresh);
  picked.value = settledClue(draft.value, changed);
  typed = draft.value;
  if (picked.value) say(tellClue(picked.value, draft.value.size));
}
