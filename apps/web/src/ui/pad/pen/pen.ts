import { candidatePlace } from '@pencilmark/board';
import { computed, effect, signal } from '@preact/signals';
import { inkKey } from '../../../model/board.ts';
import { type InkKind, inkOf } from '../../../model/ink.ts';
import { mode } from '../../../table/hand.ts';
import { drawInk } from '../../../table/ink-entry.ts';
import { board, canEnter, game, geometry, shownNotes } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../parts/announcement.ts';
import { colourName } from '../../parts/colours.ts';
import { begun, extended, type InkPlace, type Paper, type Place, type Stroke, thingsOf, through } from './stroke.ts';

/** What the pen draws, in the order in which the pad shows it. */
export const TOOLS: readonly InkKind[] = ['line', 'strong', 'weak', 'note', 'circle', 'cross'];

/** What the pen draws, in which colour, and whether links have arrows. */
export const tool = signal<InkKind>('line');
export const penColour = signal(1);
export const hasArrow = signal(false);

/** What is being drawn. */
export const stroke = signal<Stroke | undefined>(undefined);

// A stroke is about the board as it is, and about one tool.
const moment = computed(() => `${game.value?.id} ${game.value?.at} ${mode.value} ${tool.value}`);
effect(() => {
  if (moment.value) stroke.value = undefined;
});

/** Whether a cell shows a note. */
export const isShown = (cell: number, digit: number): boolean => ((shownNotes.value[cell]! >>> (digit - 1)) & 1) === 1;

/** The board as the pen sees it. */
function paper(): Paper {
  const shape = geometry.peek()!;
  return { size: shape.size, notes: shownNotes.peek(), placeOf: (digit) => candidatePlace(shape, digit) };
}

/** Begins a stroke at a place. */
export function begin(place: Place): void {
  if (canEnter()) stroke.value = begun(tool.peek(), place, paper(), hasArrow.peek());
}

/** Takes the stroke on to a place. */
export function extend(place: Place): void {
  if (stroke.peek()) stroke.value = extended(stroke.peek()!, place, paper());
}

/** The stroke is done: what it drew is a move. */
export function finish(): void {
  const done = stroke.peek();
  stroke.value = undefined;
  if (!done) return;
  const things = thingsOf(done);
  const { ink } = board.peek()!;
  const has = (thing: (typeof things)[number]): boolean =>
    (((ink.get(inkKey(thing)) ?? 0) >>> (penColour.peek() - 1)) & 1) === 1;
  // A brush does to all notes what it did to the first.
  const isGoing = done.kind === 'note' && things.length > 0 && has(things[0]!);
  drawInk(isGoing ? things.filter(has) : things, penColour.peek());
}

export const drop = (): void => {
  stroke.value = undefined;
};

/** From key to key: a line goes on to a point. */
export function lineTo(point: number): void {
  const now = stroke.peek();
  if (now) stroke.value = { ...now, path: through(now.path, point, geometry.peek()!.size) };
}

/** From key to key: the first end of a link waits, the second ends it. */
export function linkTo(end: InkPlace): void {
  const [now, kind] = [stroke.peek(), tool.peek()];
  if (!now) {
    stroke.value = { kind, path: [], ends: [end], hasArrow: hasArrow.peek() };
    say(t('pen.begun'));
    return;
  }
  const [first] = now.ends;
  const isBack = first!.cell === end.cell && first!.digit === end.digit;
  stroke.value = { ...now, ends: isBack ? [end] : [first!, end] };
  finish();
}

export function choose(to: InkKind): void {
  tool.value = to;
  say(t(`pen.${to}`));
}

export function chooseColour(to: number): void {
  penColour.value = to;
  say(colourName(to));
}

export function toggleArrow(): void {
  hasArrow.value = !hasArrow.value;
  say(t(hasArrow.value ? 'pen.arrowOn' : 'pen.arrowOff'));
}

/** Whether a kind links two things. */
export const isLink = (kind: InkKind): boolean => kind === 'strong' || kind === 'weak';

/** Whether something drawn belongs to a candidate, so that notes must stand in their places. */
const hasCandidates = (ink: ReadonlyMap<string, number>): boolean =>
  Array.from(ink.keys(), inkOf).some((thing) => {
    const [kind, , digit, , other] = thing ?? [];
    return kind === 'note' || (kind !== undefined && isLink(kind) && (digit !== 0 || other !== 0));
  });

/** Whether all notes stand in their places: where candidates are drawn on, or may be. */
export const areNotesPlaced = computed(() => mode.value === 'pen' || hasCandidates(board.value!.ink));
