import { Dialogue, type Play } from './dialogue.ts';
import type { Partner } from './partner.ts';
import type { Posed, Taker } from './posed.ts';
import type { Score } from './score-table.ts';

/** A turn as a transcript tells it. */
export interface Turn {
  readonly prompt: string;
  readonly answer?: string;
  /** What was wrong with the partner. */
  readonly text?: string;
}

/** A game that is over. */
export interface Played extends Score {
  readonly game: number;
  readonly posed: Posed;
  /** What is known besides the end: what is wrong with a grid, or with the partner. */
  readonly about: object;
  readonly transcript: readonly Turn[];
}

/** How games are played, and who hears of them. */
export interface Games {
  readonly play: Play;
  readonly parallel: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Whether turns are kept for a transcript. */
  readonly isKept: boolean;
  open(): Partner;
  /** Is called for each game that is over, in their order. */
  onPlayed(played: Played): void;
}

/** Games that may be over before an earlier one is, for each that goes on. */
const AHEAD = 4;

/**
 * Plays the puzzles that come, some at once, each with a partner of its own. `feed` hands on the
 * puzzles. However it ends, no partner is left.
 */
export async function playGames(games: Games, feed: (take: Taker) => Promise<void>): Promise<void> {
  const { parallel, signal } = games;
  const idle: Partner[] = [];
  const all: Partner[] = [];
  const running = new Set<Promise<unknown>>();
  let told: Promise<void> = Promise.resolve();
  let failure: { readonly problem: unknown } | undefined;
  let [begun, ended] = [0, 0];
  const endAll = (): Promise<unknown> => Promise.all(all.map((partner) => partner.end()));
  signal.addEventListener('abort', endAll, { once: true });
  const begin = (posed: Posed): void => {
    const game = ++begun;
    const partner = idle.pop() ?? games.open();
    if (!all.includes(partner)) all.push(partner);
    const playing = playGame(games, { game, posed, partner });
    const over = playing.finally(() => {
      running.delete(over);
      idle.push(partner);
    });
    running.add(over);
    told = told.then(async () => {
      const played = await over;
      ended = game;
      if (played) games.onPlayed(played);
    });
    told.catch((problem: unknown) => {
      failure ??= { problem };
    });
  };
  try {
    await feed(async (posed) => {
      while (running.size >= parallel) await Promise.race(running);
      if (begun - ended >= AHEAD * parallel) await told;
      if (failure) throw failure.problem;
      if (signal.aborted) return 'enough';
      begin(posed);
      return undefined;
    });
    await told;
  } finally {
    signal.removeEventListener('abort', endAll);
    await endAll();
  }
}

interface Sitting {
  readonly game: number;
  readonly posed: Posed;
  readonly partner: Partner;
}

/** Plays a game to its end; gives nothing when it is broken off. */
async function playGame(
  { play, timeoutMs, signal, isKept }: Games,
  { game, posed, partner }: Sitting,
): Promise<Played | undefined> {
  const dialogue = new Dialogue(posed, play);
  const transcript: Turn[] = [];
  const start = performance.now();
  let fault: { readonly end: 'timeout' | 'fault'; readonly text: string } | undefined;
  while (!dialogue.end && !fault) {
    const prompt = dialogue.prompt();
    const { id: geometry } = posed.puzzle.geometry;
    const said = await partner.ask(
      { game, turn: dialogue.turns + 1, geometry, puzzle: dialogue.line, prompt },
      timeoutMs,
    );
    if (signal.aborted) return undefined;
    if (isKept) transcript.push({ prompt, ...('answer' in said ? said : { text: said.text }) });
    if ('answer' in said) dialogue.take(said.answer);
    else fault = said;
  }
  const { right, turns, about } = dialogue;
  return {
    game,
    posed,
    end: fault?.end ?? dialogue.end!,
    right,
    turns,
    seconds: (performance.now() - start) / 1000,
    about: fault ? { text: fault.text } : about,
    transcript,
  };
}
