import { createHash, randomBytes } from 'node:crypto';
import { commitText, type MatchRules, type MatchSetup, type MatchState, tossText } from '@pencilmark/race';
import type { MadePuzzle } from '../puzzles/wish.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A public id that nobody guesses: who has the link of a match may join it. */
export const newMatchId = (): string => randomBytes(12).toString('base64url');

/**
 * What a match is made of. `commit` is published before anybody gives a nonce: it binds the service
 * to its seed, to the rules and to the puzzles.
 */
export function newSetup(rules: MatchRules, made: readonly MadePuzzle[]): MatchSetup {
  const id = newMatchId();
  const seed = randomBytes(32).toString('hex');
  const puzzles = made.map(({ puzzle, solution, er }) => ({ board: rules.board, puzzle, solution, er: er / 10 }));
  return { id, rules, seed, puzzles, commit: sha256(commitText({ id, rules, seed, puzzles })) };
}

/** The toss: it depends on the seed of the service and on the nonces of all players. */
export const tossOf = ({ setup, progress }: MatchState): string =>
  sha256(
    tossText(
      setup.seed,
      progress.seats.map((seat) => seat?.nonce ?? ''),
    ),
  );
