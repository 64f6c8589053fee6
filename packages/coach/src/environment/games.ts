import type { Geometry } from '@pencilmark/core/geometry';
import { refuse } from './fault.ts';
import type { Game } from './game.ts';
import type { Observation } from './observation.ts';

/** A game, and how its board is told. */
export interface Played {
  readonly game: Game;
  readonly observe: Observation;
}

/** Different boards at once: one with clues takes some 400 kB, a game itself 4 kB. */
export const MOST_BOARDS = 250;

/** The games of an environment by name, as many as its memory allows. */
export class Games {
  private readonly games = new Map<string, Played>();
  /** How many games each board has. */
  private readonly boards = new Map<Geometry, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get count(): number {
    return this.games.size;
  }

  /** The game with a name. Refuses a name that no game has. */
  named(name: string): Played {
    return this.games.get(name) ?? refuse('game', `There is no game "${name}"; begin one with reset.`, 'game');
  }

  /** Refuses a further game where there are as many as there may be. */
  checkRoom(name: string): void {
    if (!this.games.has(name) && this.games.size >= this.most)
      refuse('games', `There are ${this.most} games already; close some, or reset one of them.`, 'game');
  }

  /** Adds a game, in place of another of its name. */
  add(name: string, played: Played): void {
    const { geometry } = played.game.puzzle;
    const before = this.games.get(name)?.game.puzzle.geometry;
    const isLast = before !== undefined && this.boards.get(before) === 1;
    if (!this.boards.has(geometry) && this.boards.size - (isLast ? 1 : 0) >= MOST_BOARDS)
      refuse('games', `There are games on ${MOST_BOARDS} different boards already; close some.`, 'game');
    this.remove(name);
    this.games.set(name, played);
    this.boards.set(geometry, (this.boards.get(geometry) ?? 0) + 1);
  }

  remove(name: string): void {
    const board = this.games.get(name)?.game.puzzle.geometry;
    if (!board) return;
    this.games.delete(name);
    const left = this.boards.get(board)! - 1;
    if (left === 0) this.boards.delete(board);
    else this.boards.set(board, left);
  }
}
