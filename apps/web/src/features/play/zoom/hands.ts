import { settings } from '../../../settings.ts';
import { gathers } from '../../../table/covers.ts';
import { heldDigit, mode, selection } from '../../../table/hand.ts';
import { game, undo } from '../../../table/session.ts';
import { cellOf } from '../../../ui/grid/Grid.tsx';
import { focusCursor } from '../../../ui/pad/pointer.ts';
import { type Lens, openLens } from './lens.ts';
import { type Point, pan, placeIn, reveal, scale, sideNow, zoomTo } from './scale.ts';

// A finger that stays this long, in ms, holds its cell; on smaller cells it hides what it is on.
const HOLD = 220;
const HIDDEN = 28;
// A finger that holds its cell trembles by as many pixels.
const TREMBLE = 8;

/** Two fingers: where their middle is, and how far they are apart. */
interface Pinch extends Point {
  readonly apart: number;
}

const pinchOf = ([first, other]: TouchList): Pinch => ({
  x: (first!.clientX + other!.clientX) / 2,
  y: (first!.clientY + other!.clientY) / 2,
  apart: Math.hypot(first!.clientX - other!.clientX, first!.clientY - other!.clientY),
});

/** Whether a press chooses one cell, and writes nothing. */
const isChoosing = (): boolean =>
  mode.value !== 'pen' && !gathers.value && !(settings.value.entry === 'digit' && heldDigit.value > 0);

function choose(cells: readonly number[]): void {
  selection.value = cells;
  if (cells.length > 0) focusCursor();
}

/**
 * Listens to hands over a board whose cells may be small: two fingers make it larger and move it,
 * a finger on a small cell has a lens above it. Returns what ends that.
 */
export function attach(stand: HTMLElement, size: number): () => void {
  const endPlace = placeIn(stand, size);
  let before = { selection: selection.peek(), game: game.peek() };
  let isPressed = false;
  const hold = makeHold(stand);
  const lift = (): void => {
    hold.end();
    isPressed = false;
  };
  const pinch = makePinch(() => {
    // What the first finger chose, or wrote, was not meant.
    if (game.peek() !== before.game) undo();
    choose(before.selection);
    lift();
  });
  const onPress = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && !event.isPrimary) {
      event.stopPropagation(); // the second finger chooses nothing
      return;
    }
    before = { selection: selection.peek(), game: game.peek() };
    isPressed = true;
    hold.press(event);
  };
  const onMove = (event: PointerEvent): void => {
    if (pinch.isOn() || hold.isOpen()) event.stopPropagation();
    else hold.wait(event);
    if (event.isPrimary) hold.follow(event);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!isPressed && cellOf(target) >= 0) reveal(target as Element);
  };

  const end = new AbortController();
  const { signal } = end;
  stand.addEventListener('pointerdown', onPress, { capture: true, signal });
  stand.addEventListener('pointermove', onMove, { capture: true, signal });
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, lift, { signal });
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    stand.addEventListener(name, pinch.hear, { passive: false, signal });
  stand.addEventListener('wheel', onWheel, { passive: false, signal });
  stand.addEventListener('focusin', onFocus, { signal });
  return () => {
    lift();
    end.abort();
    endPlace();
  };
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A touchpad reports two fingers so. */
function onWheel(event: WheelEvent): void {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomTo(scale.peek() * Math.exp(-event.deltaY / 100), pointOf(event));
}

/** A finger that stays on a small cell has a lens, and chooses the cells that it goes over then. */
function makeHold(stand: HTMLElement) {
  let start: Point = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lens: Lens | undefined;
  return {
    isOpen: () => lens !== undefined,
    press: (event: PointerEvent): void => {
      start = pointOf(event);
      if (event.pointerType !== 'touch' || sideNow() >= HIDDEN || !isChoosing()) return;
      timer = setTimeout(() => {
        lens = openLens(stand, start);
      }, HOLD);
    },
    /** A finger that goes on before there is a lens holds nothing. */
    wait: ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) clearTimeout(timer);
    },
    follow: (event: PointerEvent): void => {
      if (!lens) return;
      const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY));
      if (cell >= 0 && cell !== selection.peek()[0]) choose([cell]);
      lens.move(pointOf(event));
    },
    end: (): void => {
      clearTimeout(timer);
      lens?.close();
      lens = undefined;
    },
  };
}

/** Two fingers; `begin` is called as soon as there are two. */
function makePinch(begin: () => void) {
  let pinch: Pinch | undefined;
  let isOn = false;
  return {
    /** Whether there were two, and one of them is still there. */
    isOn: () => isOn,
    hear: (event: TouchEvent): void => {
      if (event.type === 'touchmove' && pinch && event.touches.length === 2) {
        event.preventDefault();
        const next = pinchOf(event.touches);
        pan(next.x - pinch.x, next.y - pinch.y);
        zoomTo((scale.peek() * next.apart) / pinch.apart, next);
        pinch = next;
      } else if (event.type === 'touchstart' && event.touches.length === 2) {
        begin();
        [isOn, pinch] = [true, pinchOf(event.touches)];
      } else if (event.type !== 'touchmove') {
        pinch = undefined;
        isOn = event.touches.length > 0 && isOn;
      }
    },
  };
}
