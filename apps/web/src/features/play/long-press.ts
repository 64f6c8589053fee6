import { settings } from '../../settings.ts';
import { cursor, heldDigit, isColoured, mode, selection } from '../../table/hand.ts';
import { board, candidates, canEnter, geometry } from '../../table/session.ts';
import { struck } from '../../table/struck.ts';
import { noteNear } from '../../ui/grid/digit-at.ts';
import { cellOf } from '../../ui/grid/Grid.tsx';
import { askWhyNotHere } from '../hint/Hints.tsx';
import { hasSmallCells } from './zoom.ts';

// A finger that rests this long, in milliseconds, and moves no farther than this, in pixels.
const LONG = 500;
const FAR = 10;

interface Question {
  readonly cell: number;
  readonly digit: number;
}

/** Whether what presses is no mouse: on large boards it rests to look through the lens. */
let isFinger = false;

const isEmpty = (cell: number): boolean => board.peek()?.digits[cell] === 0;

/**
 * What a press points at: the note under it, or the digit of a key in the selected cell. Nothing
 * where a press writes at once.
 */
function questionAt({ target, clientX, clientY }: MouseEvent): Question | undefined {
  if (!(target instanceof Element) || !canEnter() || isColoured.peek()) return undefined;
  const key = target.closest('.digits > .key');
  if (key) {
    const digit = [...key.parentElement!.children].indexOf(key) + 1;
    return selection.peek().length === 1 && isEmpty(cursor.peek()) ? { cell: cursor.peek(), digit } : undefined;
  }
  const cell = cellOf(target);
  const { entry, notePlaces } = settings.peek();
  const isWriting = mode.peek() === 'pen' || (entry === 'digit' && heldDigit.peek() > 0);
  const isLooking = isFinger && hasSmallCells(geometry.peek()!.size);
  if (cell < 0 || !isEmpty(cell) || isLooking || isWriting || notePlaces !== 'fixed') return undefined;
  const { left, top, width, height } = target.closest('[data-cell]')!.getBoundingClientRect();
  const notes = board.peek()!.corner[cell]! | (candidates.peek()?.[cell] ?? 0) | (struck.peek()?.[cell] ?? 0);
  const hasSums = target.closest('.has-sums') !== null;
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  const digit = noteNear(x, y, notes, geometry.peek()!.size, hasSums);
  return digit === 0 ? undefined : { cell, digit };
}

/** The press that may become a long one, or did. */
let press: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
let isAsked = false;

function ask({ cell, digit }: Question): void {
  isAsked = true;
  askWhyNotHere(cell, digit);
}

function end(): void {
  clearTimeout(press?.timer);
  press = undefined;
}

/** A resting finger opens the question; so does a browser whose long press opens a menu. */
function onDown(event: PointerEvent): void {
  end();
  isAsked = false;
  isFinger = event.pointerType !== 'mouse';
  const question = isFinger && event.isPrimary ? questionAt(event) : undefined;
  if (question) press = { timer: setTimeout(ask, LONG, question), x: event.clientX, y: event.clientY };
}

function onMove({ clientX, clientY }: PointerEvent): void {
  if (press && Math.hypot(clientX - press.x, clientY - press.y) > FAR) end();
}

/** The right button of a mouse, and the menu of a long press. */
function onMenu(event: MouseEvent): void {
  end();
  const question = isAsked ? undefined : questionAt(event);
  if (question) ask(question);
  if (isAsked) event.preventDefault();
}

/** The key under a finger that opened a question enters nothing. */
function onClick(event: MouseEvent): void {
  const isKeyboard = event.detail === 0;
  if (!isAsked || isKeyboard) return;
  isAsked = false;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens questions by long presses and the right button, until the result is called. */
export function listenForLongPresses(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, hear, { capture: true, signal: listening.signal });
  listen('pointerdown', onDown);
  listen('pointermove', onMove);
  listen('pointerup', end);
  listen('pointercancel', end);
  listen('contextmenu', onMenu);
  listen('click', onClick);
  return () => listening.abort();
}
