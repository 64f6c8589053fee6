import { type TechniqueId, techniqueCalled } from '@pencilmark/core/human';
import { DIFFICULTIES, type Difficulty, difficultyOf, pencilmark } from '@pencilmark/core/rate';
import { isOfClues } from './usual.ts';

/**
 * Techniques without a rung of their own: the rating of what Sudoku Explainer finds in their place.
 * And those of a rung whose steps have several ratings: what most of them have.
 */
const WORTHS: Readonly<Partial<Record<TechniqueId, number>>> = {
  // In a box it is rated lower.
  'hidden-single': 1.5,
  'locked-pair': 3.0,
  'locked-triple': 3.6,
  skyscraper: 6.6,
  'two-string-kite': 6.6,
  'turbot-fish': 6.6,
  'empty-rectangle': 6.6,
  'dual-two-string-kite': 6.6,
  'dual-empty-rectangle': 6.6,
  'w-wing': 7.1,
  'wxyz-wing': 7.1,
  'finned-x-wing': 6.6,
  'sashimi-x-wing': 6.6,
  'finned-swordfish': 6.7,
  'sashimi-swordfish': 6.7,
  'finned-jellyfish': 6.9,
  'sashimi-jellyfish': 6.9,
  squirmbag: 6.0,
  whale: 6.0,
  leviathan: 6.0,
  'finned-squirmbag': 7.0,
  'finned-whale': 7.0,
  'finned-leviathan': 7.0,
  'siamese-fish': 7.1,
  'simple-colors-trap': 6.6,
  'simple-colors-wrap': 6.6,
  'multi-colors-1': 6.7,
  'multi-colors-2': 6.7,
  'unique-rectangle-6': 4.6,
  'hidden-rectangle': 4.6,
  'avoidable-rectangle-1': 4.6,
  'avoidable-rectangle-2': 4.6,
  'avoidable-rectangle-3': 4.8,
  'hidden-avoidable-rectangle': 4.6,
  'extended-rectangle-1': 6.7,
  'extended-rectangle-2': 6.7,
  'extended-rectangle-3': 6.7,
  'extended-rectangle-4': 6.7,
  'unique-polygon-1': 6.9,
  'unique-polygon-2': 6.9,
  'unique-polygon-3': 6.9,
  'unique-polygon-4': 6.9,
  'bug-lite': 6.9,
  'reverse-bug': 6.9,
  'uniqueness-forcing-chain': 8.2,
  'bug-forcing-chain': 8.2,
  'oddagon-forcing-chain': 8.2,
  'tridagon-forcing-chain': 8.2,
  'symmetrical-placement': 7.0,
  'firework-triple': 7.0,
  'firework-quad': 7.0,
  'medusa-trap': 7.0,
  'medusa-wrap': 7.0,
  'remote-pair': 6.6,
  'bivalue-oddagon': 7.0,
  'x-chain': 6.7,
  'xy-chain': 6.7,
  'continuous-nice-loop': 7.0,
  'discontinuous-nice-loop': 7.1,
  aic: 7.1,
  'bidirectional-cycle': 7.0,
  'forcing-chain': 7.0,
  'sue-de-coq': 7.2,
  'als-xz': 7.2,
  'law-of-leftovers': 3.0,
  'chute-remote-pair': 7.0,
  'empty-rectangle-pair': 7.1,
  'almost-locked-pair': 5.0,
  'almost-locked-triple': 6.0,
  'xyz-ring': 7.0,
  'x-colors-trap': 7.0,
  'x-colors-wrap': 7.0,
  'broken-wing': 7.0,
  'grouped-turbot-fish': 6.7,
  'm-wing': 7.1,
  's-wing': 7.1,
  'l-wing': 7.1,
  'h-wing': 7.1,
  'vwxyz-wing': 7.2,
  'uvwxyz-wing': 7.2,
};

/** The level of a technique: that of puzzles in which it is the hardest step. */
export function levelOf(id: TechniqueId): Difficulty {
  const rung = pencilmark.ladder.find(({ techniques }) => techniques.some((technique) => technique.id === id));
  const worth = WORTHS[id] ?? rung?.least;
  const scale = isOfClues(techniqueCalled(id)!) ? 'clued' : 'plain';
  return worth === undefined ? DIFFICULTIES.at(-1)!.name : difficultyOf(worth, 0, scale);
}
