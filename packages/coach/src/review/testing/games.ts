import type { Puzzle } from '@pencilmark/core/puzzle';
import type { ReviewedGame } from '../game.ts';
import { PLANTS, type Plant, type PlantKind } from './plants.ts';
import { begin, goOn, type ModelPlayer, recorded, shareOf } from './player.ts';

/** A recorded game, and what was planted into it. */
export interface ModelGame {
  readonly game: ReviewedGame;
  readonly plants: readonly Plant[];
}

/** What is planted, and after which share of the cells at the earliest. */
export interface Wish {
  readonly kind: PlantKind;
  readonly at: number;
}

/** The game of a model player who makes some slips on purpose. */
export function playedBy(puzzle: Puzzle, player: ModelPlayer, wishes: readonly Wish[] = []): ModelGame {
  const playing = begin(puzzle, player);
  const plants: Plant[] = [];
  const waiting = [...wishes];
  while (shareOf(playing) < player.until) {
    const [wish] = waiting;
    const planted = wish && wish.at <= shareOf(playing) ? PLANTS[wish.kind](playing) : undefined;
    if (planted) plants.push({ kind: waiting.shift()!.kind, ...planted });
    else if (!goOn(playing)) break;
  }
  return { game: recorded(playing), plants };
}
