import { createHash, randomBytes } from 'node:crypto';
import type { MatchRules, MatchSetup, MatchState } from '@pencilmark/race';
import type { MadePuzzle } from '../puzzles/wish.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A public id that nobody guesses: who has the link of a match may join it. */
export const newMatchId = (): string => randomBytes(12).toString('base64url');

/**
 * What a match is made of. `commit` is published before anybody gives a nonce: it binds the service
 * to its secret and to the rules.
 */
export function newSetup(rules: MatchRules, puzzles: readonly MadePuzzle[], id = newMatchId()): MatchSetup {
  const seed = randomBytes(32).toString('hex');
  const commit = sha256(JSON.stringify([id, rules, seed]));
  return {
    id,
    rules,
    commit,
    seed,
    puzzles: puzzles.map(({ puzzle, solution, er }) => ({ board: rules.board, puzzle, solution, er: er / 10 })),
  };
}

/** The toss: it depends on the secret of the service and on the nonces of all players. */
export const tossOf = ({ setup, progress }: MatchState): string =>
  sha256(JSON.stringify([setup.seed, ...progress.seats.map((seat) => seat?.nonce ?? '')]));
