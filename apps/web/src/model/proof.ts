import type { Candidate } from '@pencilmark/core/puzzle';
import { type Board, boardOf, candidatesOf } from './board.ts';
import { type Game, geometryOfGame, type Proof } from './game.ts';

/** What a move claims: digits in cells, or that candidates are false. */
export interface Claimed {
  readonly candidates: readonly Candidate[];
  readonly isPlacement: boolean;
}

/** What the player claims with the move that leads to a node; nothing where it claims nothing. */
export function claimAt({ nodes, givens }: Pick<Game, 'nodes' | 'givens'>, node: number): Claimed | undefined {
  const move = nodes[node]?.move;
  const isPlacement = move?.do === 'digit';
  if (!isPlacement && !(move?.do === 'ruledOut' && move.on)) return undefined;
  const { digit } = move;
  const cells = move.cells.filter((cell) => givens[cell] === 0);
  return { candidates: cells.map((cell) => ({ cell, digit })), isPlacement };
}

/** What a claim stands on: digits, and the candidates that they and the player leave. */
export type Ground = Pick<Board, 'digits'> & { readonly candidates: Int32Array };

/**
 * The board before the move of a node. Digits that are wrong are left out, and candidates that were
 * struck out wrongly are there: nothing rests on a mistake.
 */
export function groundOf(game: Game, node: number, solution: Uint8Array): Ground {
  const before = boardOf({ ...game, at: game.nodes[node]!.parent });
  const digits = before.digits.map((digit, cell) => (digit === solution[cell] ? digit : 0));
  const ruledOut = before.ruledOut.map((set, cell) => set & ~(1 << (solution[cell]! - 1)));
  return { digits, candidates: candidatesOf(geometryOfGame(game), { digits, ruledOut }) };
}

/** The game from now on with a reason for each move, or without; reasons speak of candidates. */
export const proving = (game: Game, isProving: boolean): Game => ({
  ...game,
  isProving,
  ...(isProving && { own: { ...game.own, autoCandidates: true } }),
});

/** The game with the proof of a node. */
export const withProof = (game: Game, node: number, proof: Proof): Game => ({
  ...game,
  nodes: game.nodes.map((old, at) => (at === node ? { ...old, proof } : old)),
});

/** How many moves on the way to the board on screen were proven. */
export interface Proofs {
  readonly proven: number;
  /** Those that were right, and that no reason proved. */
  readonly guesses: number;
  readonly wrong: number;
  readonly all: number;
}

/** The proofs of a game. The move that fills the last cell needs none. */
export function proofsOf(game: Game): Proofs {
  const verdicts: Proof['verdict'][] = [];
  for (let node = game.nodes[game.at]!.parent; node > 0; node = game.nodes[node]!.parent)
    if (claimAt(game, node)) verdicts.push(game.nodes[node]!.proof?.verdict ?? 'none');
  const count = (...kinds: Proof['verdict'][]): number => verdicts.filter((verdict) => kinds.includes(verdict)).length;
  return {
    proven: count('proven', 'shorter'),
    guesses: count('none', 'unproven'),
    wrong: count('wrong'),
    all: verdicts.length,
  };
}
