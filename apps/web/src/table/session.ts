import type { Geometry } from '@pencilmark/core/geometry';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { after, type Board, candidatesOf, isSolved, startOf, wrongCells } from '../model/board.ts';
import { filledCells } from '../model/filled.ts';
import {
  canRedo,
  canUndo,
  type Game,
  geometryOfGame,
  isKeptHere,
  type Move,
  openAt,
  ownSettings,
  play,
  redo as redone,
  undo as undone,
} from '../model/game.ts';
import { depth } from '../model/what-if.ts';
import { change, type Settings, settings } from '../settings.ts';
import { say } from '../ui/parts/announcement.ts';
import { playedOf } from './clock.ts';
import { emptyHand, heldDigit, isColoured, MODES, type Mode } from './hand.ts';
import { tellMove } from './report.ts';

/** What only this file sets: others read it, and change it by the functions below. */
const state = {
  game: signal<Game | undefined>(undefined),
  isPaused: signal(false),
  isAtTable: signal(false),
  played: signal(0),
  solution: signal<Uint8Array | undefined>(undefined),
  doubt: signal<Doubt | undefined>(undefined),
  celebrated: signal<string | undefined>(undefined),
};

type Doubt = 'none' | 'several' | 'conflict';

/** The game on screen; nothing until a game is there. */
export const game: ReadonlySignal<Game | undefined> = state.game;
export const isPaused: ReadonlySignal<boolean> = state.isPaused;
/** Whether the page is on screen on which the game is played: elsewhere its clock stands still. */
export const isAtTable: ReadonlySignal<boolean> = state.isAtTable;
/**
 * Milliseconds that the game on screen was played. The game itself learns it with the next change,
 * and when it is kept.
 */
export const played: ReadonlySignal<number> = state.played;
/** The solution when it is known and unique: the engine finds it when a game begins. */
export const solution: ReadonlySignal<Uint8Array | undefined> = state.solution;
/** What is wrong with the number of solutions, when that is known. */
export const doubt: ReadonlySignal<Doubt | undefined> = state.doubt;
/** The id of the game that was solved a moment ago, as long as its board answers. */
export const celebrated: ReadonlySignal<string | undefined> = state.celebrated;

/** The digit that stands out because the player holds it. */
export const held = computed(() => (settings.value.entry === 'digit' && !isColoured.value ? heldDigit.value : 0));
/** The modes of the game on screen: on the board of a match nobody draws. */
export const modes = computed<readonly Mode[]>(() =>
  game.value && !isKeptHere(game.value) ? MODES.filter((other) => other !== 'pen') : MODES,
);
export const geometry = computed<Geometry | undefined>(() => (game.value ? geometryOfGame(game.value) : undefined));
/**
 * The boards of the latest nodes of one game: a node never changes, so neither does its
 * board.
 */
let known: { readonly id: string; readonly givens: Game['givens']; readonly boards: Map<number, Board> } = {
  id: '',
  givens: [],
  boards: new Map(),
};

// They take some megabytes. An older board is made again when the player goes back to it.
const MOST_CELLS = 500_000;

/** The board of a node, made from that of its parent. */
function boardAt(current: Game, node: number): Board {
  // What stands fast on the board of a match grows.
  if (known.id !== current.id || known.givens !== current.givens)
    known = { id: current.id, givens: current.givens, boards: new Map() };
  const path: number[] = [];
  let at = node;
  for (; at > 0 && !known.boards.has(at); at = current.nodes[at]!.parent) path.push(at);
  let board = known.boards.get(at) ?? startOf(current);
  known.boards.set(at, board);
  for (const next of path.reverse()) {
    board = after(board, current.nodes[next]!.move!, current);
    known.boards.set(next, board);
  }
  const most = 100 + MOST_CELLS / current.givens.length;
  for (const old of known.boards.keys()) {
    if (known.boards.size <= most) break;
    known.boards.delete(old);
  }
  return board;
}

export const board = computed<Board | undefined>(() => (game.value ? boardAt(game.value, game.value.at) : undefined));
export const solved = computed(() => (game.value && board.value ? isSolved(game.value, board.value) : false));
/** Nothing is entered while the clock stands still; a solved board stays as it is. */
export const canEnter = (): boolean => board.value !== undefined && !isPaused.value && !solved.value;
export const canUndoNow = computed(() => game.value !== undefined && canUndo(game.value));
export const canRedoNow = computed(() => game.value !== undefined && canRedo(game.value));
/** How many "what if …" are open, one in the other. */
export const whatIfDepth = computed(() => (game.value ? depth(game.value) : 0));
/** The cells whose digit is part of the innermost one. */
export const tried = computed<ReadonlySet<number>>(() => {
  const node = game.value ? openAt(game.value) : -1;
  if (node < 0) return NONE;
  const [{ digits: before }, { digits }] = [boardAt(game.value!, node), board.value!];
  return new Set([...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== before[cell]));
});
/** The cells whose digit a hint wrote, or a path that was walked. */
export const filled = computed<ReadonlySet<number>>(() => (game.value ? filledCells(game.value) : NONE));

const NONE: ReadonlySet<number> = new Set();

/** The settings in the game on screen: what it has of its own goes before what holds in all. */
export const gameSettings = computed<Settings>(() => ({
  ...settings.value,
  ...(game.value && ownSettings(game.value)),
}));

/** Changes settings: for this game alone what it has of its own, the others from now on in all. */
export function changeHere(some: Partial<Settings>): void {
  const own = game.peek() ? ownSettings(game.peek()!) : {};
  const [here, everywhere] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(some).filter(([name]) => Object.hasOwn(own, name) === isOwn)),
  );
  if (Object.keys(here!).length > 0) alter((current) => ({ ...current, own: { ...current.own, ...here } }));
  if (Object.keys(everywhere!).length > 0) change(everywhere!);
}

/** The cells that are shown as wrong, as the settings want it. */
export const wrong = computed<ReadonlySet<number>>(() => {
  if (!geometry.value || !board.value) return NONE;
  const { conflicts } = gameSettings.value;
  return wrongCells({ geometry: geometry.value, digits: board.value.digits, conflicts, solution: solution.value });
});

/** Whether candidates are shown without being written. */
export const areCandidatesShown = computed(() => gameSettings.value.autoCandidates);

/** The candidates of every cell, when they are shown without being written. */
export const candidates = computed<Int32Array | undefined>(() =>
  areCandidatesShown.value && geometry.value && board.value ? candidatesOf(geometry.value, board.value) : undefined,
);

/** The notes that empty cells show, as sets of digits: written ones, and candidates shown. */
export const shownNotes = computed<Int32Array>(() => {
  const { digits, corner, centre } = board.value!;
  const free = candidates.value;
  return corner.map((set, cell) => (digits[cell] === 0 ? set | centre[cell]! | (free?.[cell] ?? 0) : 0));
});

/** How often each digit is still missing; index 0 is not used. */
export const remaining = computed<readonly number[]>(() => {
  const size = geometry.value?.size ?? 0;
  const counts = new Array<number>(size + 1).fill(size);
  for (const digit of board.value?.digits ?? []) if (digit !== 0) counts[digit]!--;
  return counts;
});

/** Puts a game on screen; what is entered first are digits. */
export function open(next: Game): void {
  batch(() => {
    state.game.value = next;
    state.played.value = playedOf(next);
    state.solution.value = undefined;
    state.doubt.value = undefined;
    state.isPaused.value = false;
    state.celebrated.value = undefined;
    emptyHand();
  });
}

/** Takes the game off the table: none is on screen. */
export function clear(): void {
  state.game.value = undefined;
}

/** Shows the game on screen as it was kept elsewhere, too. */
export function replace(there: Game): void {
  state.game.value = there;
  state.played.value = Math.max(played.peek(), there.played);
}

/** Lets other digits stand fast on the board on screen: those of a match grow. */
export function standFast(givens: Game['givens']): void {
  const now = game.peek();
  if (now && now.givens !== givens) state.game.value = { ...now, givens };
}

/** Takes in how many solutions a puzzle has, if its game is still on screen. */
export function judge(id: string, verdict: Doubt | 'proper' | 'unknown', found?: Uint8Array): void {
  if (game.peek()?.id !== id) return;
  if (verdict === 'proper') state.solution.value ??= found;
  else if (verdict !== 'unknown') state.doubt.value = verdict;
}

/** From now on the page is on screen on which a game is played, until the answer is called. */
export function openTable(): () => void {
  state.isAtTable.value = true;
  return () => {
    state.isAtTable.value = false;
  };
}

/** Lets the clock stand still, and hides the board. A solved game has no clock any more. */
export function pause(): void {
  state.isPaused.value = game.peek()?.solved === undefined;
}

export function goOn(): void {
  state.isPaused.value = false;
}

/** The clock goes on by some milliseconds. */
export function tick(ms: number): void {
  state.played.value += ms;
}

/** The board answers for some milliseconds that it was just solved. */
export function celebrate(ms: number): void {
  const id = game.peek()?.id;
  state.celebrated.value = id;
  setTimeout(() => {
    if (celebrated.peek() === id) state.celebrated.value = undefined;
  }, ms);
}

/**
 * Changes the game on screen by a rule such as going to a savepoint; a game that stays the same is
 * not touched.
 */
export function alter(change: (game: Game) => Game): void {
  const before = game.value;
  if (!before) return;
  const now = change(before);
  // The time always grows, whatever the clock says: windows see by it which of them was last.
  const touched = Math.max(Date.now(), before.touched + 1);
  if (now !== before) state.game.value = { ...now, played: Math.max(played.peek(), now.played), touched };
}

/** Plays a move that changes something. */
export function make(move: Move): void {
  if (!game.value || isPaused.value) return;
  const before = board.value!;
  alter((current) => play(current, move, Math.round(played.peek())));
  tell(move, 'say.done', before);
}

export function undo(): void {
  if (!game.value || isPaused.value || !canUndo(game.value)) return;
  const { move } = game.value.nodes[game.value.at]!;
  alter(undone);
  tell(move!, 'say.undone', board.value!);
}

export function redo(): void {
  if (!game.value || isPaused.value || !canRedo(game.value)) return;
  const before = board.value!;
  alter(redone);
  tell(game.value.nodes[game.value.at]!.move!, 'say.redone', before);
}

/** Says what a move did. The reports of drawn things are loaded with the first of them. */
function tell(move: Move, how: 'say.done' | 'say.undone' | 'say.redone', before: Board): void {
  const about = {
    geometry: geometry.value!,
    digits: board.value!.digits,
    before,
    wrong: wrong.value,
    solution: gameSettings.value.conflicts === 'solution' ? solution.value : undefined,
  };
  if (move.do !== 'ink') say(tellMove(move, how, about));
  else
    import('./ink-report.ts').then(
      ({ tellInk }) => tellInk(move, how, about.geometry),
      () => {}, // offline before it was ever loaded: what is drawn is seen, not heard
    );
}
