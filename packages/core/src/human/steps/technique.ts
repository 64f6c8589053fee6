import type { Geometry } from '../../geometry/geometry.ts';
import { checkArgument } from '../../result.ts';
import type { Position } from './position.ts';
import type { Step } from './step.ts';

/** Techniques that share an idea. Those of `uniqueness` hold for proper puzzles only. */
export type Family =
  | 'singles'
  | 'ties'
  | 'locked-candidates'
  | 'subsets'
  | 'fish'
  | 'single-digit'
  | 'wings'
  | 'coloring'
  | 'uniqueness'
  | 'chains'
  | 'almost-locked-sets'
  | 'exclusion'
  | 'patterns'
  | 'sums'
  | 'clues'
  | 'last-resort';

/**
 * Whether only boards with clues need the techniques of a family.
 *
 *     isOfClues('sums')      // true
 */
export function isOfClues(family: Family): boolean {
  checkArgument('isOfClues', typeof family === 'string', family, 'the family of a technique');
  return family === 'ties' || family === 'sums' || family === 'clues';
}

/** A named human way to find steps. */
export interface Technique<Id extends string = string> {
  /** In kebab-case: "x-wing". */
  readonly id: Id;
  /** As people call it: "X-Wing". */
  readonly name: string;
  readonly family: Family;
  /**
   * The pattern and the reason, as an English sentence. Its holes are named like the step's `args`:
   * "In {house} …".
   */
  readonly says: string;
  /** Whether the technique makes sense on a board. Without this function it does on every board. */
  supports?(geometry: Geometry): boolean;
  /**
   * Every step in the position as it stands, in a fixed order. The position is left alone. Each
   * step places or eliminates something.
   */
  find(position: Position): Iterable<Step>;
}

/**
 * A technique whose type knows its id. So the compiler can check a table that needs a row for every
 * id. Pass techniques of your own in a list: `nextStep` and `solvePath` find their steps, and
 * `explain` and `hint` put them into words.
 *
 *     const lastDigit = defineTechnique({
 *       id: 'last-digit',
 *       name: 'Last Digit',
 *       family: 'singles',
 *       says: 'Only one digit is left for {cell}.',
 *       *find({ candidates }) {
 *         for (const [cell, set] of candidates.entries())
 *           if (digitCount(set) === 1) {
 *             const placements = [{ cell, digit: digitsOf(set)[0] }];
 *             const args = { cell: { cells: [cell] } };
 *             yield { technique: 'last-digit', placements, eliminations: [], marks: [], args };
 *           }
 *       },
 *     });
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const step = nextStep(grid, { techniques: [lastDigit] });
 *     explain(step, grid.geometry, { techniques: [lastDigit] }).slice(-13)      // 'So r1c4 is 4.'
 */
export function defineTechnique<const Id extends string>(technique: Technique<Id>): Technique<Id> {
  const hasTexts = [technique?.id, technique?.name, technique?.says].every((text) => typeof text === 'string');
  const isTechnique = hasTexts && typeof technique.find === 'function';
  checkArgument('defineTechnique', isTechnique, technique, 'a technique with id, name, family, says and find');
  return technique;
}
