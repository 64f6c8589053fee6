import { cellName, type Geometry } from '@pencilmark/core/geometry';
import { batch, computed, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { t } from '../text/index.ts';
import {
  after,
  type Board,
  candidatesOf,
  canRedo,
  canUndo,
  conflictsOf,
  type Game,
  geometryOfGame,
  isSolved,
  type Move,
  play,
  redo as redone,
  startOf,
  undo as undone,
} from './game.ts';

/** What keys and pads enter. */
export const MODES = ['digit', 'corner', 'centre', 'colour'] as const;
export type Mode = (typeof MODES)[number];

/** The game on screen; nothing until one is there. */
export const game = signal<Game | undefined>(undefined);
/** The selected cells, the one with the cursor last. */
export const selection = signal<readonly number[]>([]);
export const mode = signal<Mode>('digit');
/** Digit first: the digit that a click writes; 0 for none. */
export const heldDigit = signal(0);
export const isPaused = signal(false);
/** Said to people who do not see the board; a new object is said again. */
export const announcement = signal<{ readonly text: string }>({ text: '' });
/** The solution when it is known and the only one: the engine finds it when a game begins. */
export const solution = signal<Uint8Array | undefined>(undefined);

export const say = (text: string): void => {
  announcement.value = { text };
};

export const geometry = computed<Geometry | undefined>(() => (game.value ? geometryOfGame(game.value) : undefined));
/** The boards of the nodes of one game: a node never changes, so neither does its board. */
let known: { readonly id: string; readonly boards: Map<number, Board> } = { id: '', boards: new Map() };

/** The board of a node, made from that of its parent. */
function boardAt(current: Game, node: number): Board {
  if (known.id !== current.id) known = { id: current.id, boards: new Map() };
  const path: number[] = [];
  let at = node;
  for (; at > 0 && !known.boards.has(at); at = current.nodes[at]!.parent) path.push(at);
  let found = known.boards.get(at) ?? startOf(current);
  known.boards.set(at, found);
  for (const next of path.reverse()) {
    found = after(found, current.nodes[next]!.move!, current);
    known.boards.set(next, found);
  }
  return found;
}

export const board = computed<Board | undefined>(() => (game.value ? boardAt(game.value, game.value.at) : undefined));
export const solved = computed(() => (game.value && board.value ? isSolved(game.value, board.value) : false));
export const canUndoNow = computed(() => game.value !== undefined && canUndo(game.value));
export const canRedoNow = computed(() => game.value !== undefined && canRedo(game.value));
export const cursor = computed(() => selection.value.at(-1) ?? -1);

/** The cells that are shown as wrong, as the settings want it. */
export const wrong = computed<ReadonlySet<number>>(() => {
  const { conflicts } = settings.value;
  if (!geometry.value || !board.value || conflicts === 'off') return new Set();
  const { digits } = board.value;
  const cells = conflictsOf(geometry.value, digits);
  const answer = solution.value;
  if (conflicts === 'solution' && answer)
    digits.forEach((digit, cell) => {
      if (digit !== 0 && digit !== answer[cell]) cells.add(cell);
    });
  return cells;
});

/** The candidates of every cell, when they are shown without being written. */
export const candidates = computed<Int32Array | undefined>(() =>
  settings.value.autoCandidates && geometry.value && board.value
    ? candidatesOf(geometry.value, board.value)
    : undefined,
);

/** How often each digit is still missing; index 0 is not used. */
export const remaining = computed<readonly number[]>(() => {
  const size = geometry.value?.size ?? 0;
  const counts = new Array<number>(size + 1).fill(size);
  for (const digit of board.value?.digits ?? []) if (digit !== 0) counts[digit]!--;
  return counts;
});

/** Puts a game on screen. */
export function open(next: Game): void {
  batch(() => {
    game.value = next;
    selection.value = [];
    solution.value = undefined;
    isPaused.value = false;
    heldDigit.value = 0;
  });
}

/** Plays a move that changes something. */
export function make(move: Move): void {
  if (!game.value || isPaused.value) return;
  game.value = { ...play(game.value, move), touched: Date.now() };
}

/** Changes the game on screen by a rule of game.ts, such as going to a savepoint. */
export function alter(change: (game: Game) => Game): void {
  if (game.value) game.value = { ...change(game.value), touched: Date.now() };
}

export function undo(): void {
  if (!isPaused.value) alter(undone);
}

export function redo(): void {
  if (!isPaused.value) alter(redone);
}

/**
 * Enters a digit into the selected cells in the present mode. Once more takes it away: a digit when all cells hold it, a note when all that
 * can hold it do.
 */
export function enter(digit: number, how: Mode = mode.value, cells: readonly number[] = selection.value): void {
  const [now, { givens } = { givens: [] as readonly number[] }] = [board.value, game.value];
  if (!now || !geometry.value || cells.length === 0 || digit > (how === 'colour' ? 9 : geometry.value.size)) return;
  if (how === 'digit') {
    const free = cells.filter((cell) => givens[cell] === 0);
    if (free.length === 0) say(t('play.isGiven'));
    else if (free.every((cell) => now.digits[cell] === digit)) erase(free);
    else make({ do: 'digit', cells: free, digit, clean: settings.value.autoClean });
    return;
  }
  const free = how === 'colour' ? cells : cells.filter((cell) => now.digits[cell] === 0);
  if (free.length === 0) return;
  const on = !free.every((cell) => ((now[how][cell]! >>> (digit - 1)) & 1) === 1);
  make({ do: how, cells: free, digit, on });
}

/** Takes the topmost thing from the selected cells: digits; where there are none, notes of the mode, other notes, colours. */
export function erase(cells: readonly number[] = selection.value): void {
  const [now, { givens } = { givens: [] as readonly number[] }] = [board.value, game.value];
  if (!now) return;
  const layers =
    mode.value === 'colour'
      ? (['colour'] as const)
      : (['digit', mode.value === 'corner' ? 'corner' : 'centre', 'corner', 'centre', 'colour'] as const);
  for (const what of layers) {
    const has = (cell: number): boolean =>
      what === 'digit' ? now.digits[cell] !== 0 && givens[cell] === 0 : now[what][cell] !== 0;
    const filled = cells.filter(has);
    if (filled.length === 0) continue;
    make({ do: 'erase', cells: filled, what });
    return;
  }
}

/** Writes all candidates as notes in the middle of the selected cells, or of all where none is selected. */
export function fillNotes(): void {
  if (!geometry.value || !board.value) return;
  const all = candidatesOf(geometry.value, board.value);
  const chosen = selection.value.length > 1 ? selection.value : [...all.keys()];
  const cells = chosen.filter((cell) => board.value!.digits[cell] === 0);
  make({ do: 'notes', cells, sets: cells.map((cell) => all[cell]!) });
}

/** The selected cells as names, for people who do not see them. */
export const selectionNames = (): string =>
  selection.value.map((cell) => cellName(cell, geometry.value?.size ?? 9)).join(' ');
