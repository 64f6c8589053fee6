import { useSignal } from '@preact/signals';
import type { Game } from '../../model/game.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { keptGames, solvedGames } from '../../storage/games/store.ts';
import { game } from '../../table/session.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { setterOf } from '../../ui/parts/signals.ts';

/** What the player has begun and solved, as far as this device knows. */
export interface Record {
  readonly kept: readonly Game[];
  readonly solved: readonly SolvedGame[];
}

const NOTHING: Record = { kept: [], solved: [] };

/** The record; empty until it is read, and where nothing can be kept. */
export function useRecord(): Record {
  const record = useSignal(NOTHING);
  const ask = async (): Promise<Record> => {
    const [kept, solved] = await Promise.all([keptGames(), solvedGames()]);
    return { kept, solved };
  };
  useAnswer({ ask, hear: setterOf(record), miss: () => {} }, []); // without storage there is none
  return record.value;
}

/** The game to go on with: the game on screen, or else the last that is not solved. */
export const openGame = ({ kept }: Record): Game | undefined =>
  [game.value, ...kept].find((saved) => saved !== undefined && saved.solved === undefined);
