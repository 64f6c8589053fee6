import { expect, test } from 'vitest';
import { type Game, makeGame, play, undo } from './game.ts';
import { merge } from './merge.ts';
import { claimAt, groundOf, proofsOf, proving, withProof } from './proof.ts';

const SOLUTION = Uint8Array.from([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
const begun = (): Game =>
  makeGame('4x4:2x2', [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 0, 1], { kind: 'new' }, 'one', 0);
const digit = (game: Game, cell: number, value: number): Game =>
  play(game, { do: 'digit', cells: [cell], digit: value, clean: true });
const strike = (game: Game, cell: number, value: number, on = true): Game =>
  play(game, { do: 'ruledOut', cells: [cell], digit: value, on });

test('a digit and a strike are claims; notes, and what a hint did, are none', () => {
  const placed = digit(begun(), 1, 2);
  expect(claimAt(placed, placed.at)).toEqual({ candidates: [{ cell: 1, digit: 2 }], isPlacement: true });
  const struck = strike(placed, 2, 4);
  expect(claimAt(struck, struck.at)).toEqual({ candidates: [{ cell: 2, digit: 4 }], isPlacement: false });
  const back = strike(struck, 2, 4, false);
  const helped = play(back, { do: 'step', placements: [{ cell: 2, digit: 3 }], eliminations: [], clean: true });
  const noted = play(helped, { do: 'centre', cells: [3], digit: 4, on: true });
  expect([0, back.at, helped.at, noted.at].map((node) => claimAt(noted, node))).toEqual(new Array(4).fill(undefined));
});

test('a claim stands on the board before it, without what is wrong there', () => {
  // A wrong digit, and a digit that was struck out although it belongs there.
  const game = digit(strike(digit(begun(), 1, 3), 2, 3), 3, 4);
  const { digits, candidates } = groundOf(game, game.at, SOLUTION);
  expect([digits[1], digits[3]]).toEqual([0, 0]);
  expect(candidates[2]! & 0b100).toBe(0b100);
  expect(candidates[1]! & 0b10).toBe(0b10);
});

test('moves without a proof are guesses; the move that fills the board, and what was undone, do not count', () => {
  let game = proving(begun(), true);
  expect(game.own).toEqual({ autoCandidates: true });
  game = digit(game, 1, 2);
  game = withProof(game, game.at, { verdict: 'proven', technique: 'naked-single' });
  game = digit(game, 2, 3);
  game = withProof(game, game.at, { verdict: 'unproven', technique: 'x-wing' });
  game = digit(game, 3, 3);
  game = withProof(game, game.at, { verdict: 'wrong', technique: 'x-wing' });
  game = digit(undo(game), 3, 4);
  game = strike(game, 4, 2);
  game = withProof(game, game.at, { verdict: 'shorter', technique: 'x-wing' });
  game = digit(game, 5, 4);
  expect(proofsOf(game)).toEqual({ proven: 2, guesses: 2, wrong: 0, all: 4 });
  expect(proofsOf(begun()).all).toBe(0);
});

test('two windows keep the proofs that either of them saw', () => {
  const played = digit(digit(proving(begun(), true), 1, 2), 2, 3);
  const mine = withProof(played, 1, { verdict: 'proven' });
  const theirs = { ...withProof(played, 2, { verdict: 'none' }), touched: 5 };
  const both = merge(mine, theirs);
  expect(both.nodes.map(({ proof }) => proof?.verdict)).toEqual([undefined, 'proven', 'none']);
  expect(both.isProving).toBe(true);
});
