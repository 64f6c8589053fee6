import { signal } from '@preact/signals';
import { workshop } from '../engine/engine.ts';
import { dailyId, dailyOrder, dailySource } from '../model/daily.ts';
import type { Game } from '../model/game.ts';
import { anySeed, type Contradiction, mostTries, type Newest, type Order, PATIENCE } from '../puzzles/order.ts';
import { PUZZLES } from '../puzzles/tasks.ts';
import { go } from '../route.ts';
import { drop } from '../storage/games/store.ts';
import { game } from './session.ts';
import { gameOf, newId, start, startOrGoOn } from './start.ts';

/** A puzzle that is being made. */
interface Making {
  /** How many grids were tried so far, and how many are tried at most. */
  readonly tries: number;
  readonly most: number;
  /** Whether versions of a puzzle with clues are counted instead. */
  readonly isClued: boolean;
  callOff(): void;
}

/** What is being made; nothing while all is quiet. */
export const making = signal<Making | undefined>(undefined);
/** Why no puzzle was made: how many grids were tried, or what in the wish contradicts itself. */
type Missed =
  | { readonly why: 'none' | 'noGrid' | 'failed'; readonly tries: number }
  | { readonly why: 'vain'; readonly contradiction: Contradiction };
export const missed = signal<Missed | undefined>(undefined);

/** Has the workshop make a puzzle; nothing when there is none, or it was called off. */
async function makeOne(order: Order): Promise<Newest | undefined> {
  making.peek()?.callOff();
  const end = new AbortController();
  const most = mostTries(order.wish);
  const mine = { tries: 0, most, isClued: order.wish.clues !== undefined, callOff: () => end.abort() };
  let tried = 0;
  making.value = mine;
  missed.value = undefined;
  const progress = (_: number, tries: number): void => {
    tried = tries;
    if (making.peek()?.callOff === mine.callOff) making.value = { ...mine, tries };
  };
  try {
    const made = await workshop.ask(PUZZLES.make, order, { signal: end.signal, progress });
    if (!made) {
      const contradiction = await workshop.ask(PUZZLES.contradiction, order.wish, { signal: end.signal });
      // Where a grid was tried, all of them were.
      missed.value = contradiction
        ? { why: 'vain', contradiction }
        : { why: tried > 0 ? 'none' : 'noGrid', tries: most };
    }
    return made;
  } catch {
    if (!end.signal.aborted) missed.value = { why: 'failed', tries: tried };
    return undefined;
  } finally {
    if (making.peek()?.callOff === mine.callOff) making.value = undefined;
  }
}

/** Loads the workshop's tools before they are needed. */
export const warmUp = (): void =>
  void workshop.ask(PUZZLES.make, { wish: { board: '4x4:2x2' }, seed: 1 }).catch(() => {});

/** Makes a new puzzle and puts it on screen; nothing comes of it when it is called off. */
export async function playNew(wish: Order['wish'], isReplacing = false): Promise<Game | undefined> {
  const seed = anySeed();
  const made = await makeOne({ wish, seed, patience: PATIENCE });
  if (!made) return undefined;
  const kind = made.from === 'new' ? 'new' : 'collection';
  const before = game.peek();
  const next = gameOf(made, { kind, difficulty: made.difficulty, ...(kind === 'new' && { seed }) }, newId());
  start(next);
  go('play', {}, { isReplacing });
  // A player who leafs through new puzzles does not want to keep them all.
  const isUntouched =
    before?.nodes.length === 1 && (before.source.kind === 'new' || before.source.kind === 'collection');
  if (isUntouched) await drop(before.id).catch(() => {});
  return next;
}

/** Goes on with the puzzle of a day, or begins it. */
export async function playDaily(
  day: string,
  difficulty: NonNullable<Order['wish']['difficulty']>,
  isReplacing = false,
): Promise<void> {
  const id = dailyId(day, difficulty);
  const isThere = await startOrGoOn(id, async () => {
    const made = await makeOne(dailyOrder(day, difficulty));
    return made && gameOf(made, dailySource(day, difficulty), id);
  });
  if (isThere) go('play', {}, { isReplacing });
}
