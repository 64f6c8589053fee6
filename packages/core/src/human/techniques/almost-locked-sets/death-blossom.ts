import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { CellSet } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets } from '../../relations/locked-sets.ts';
import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { digitsIn, setMarks } from './almost-locked-sets.ts';

// A stem with two candidates would be an ALS-XY-Wing.
const FEWEST_PETALS = 3;
// The budget of petals for a position. 9×9 positions need up to ten thousand.
const MOST_TRIES = 100_000;

/**
 * Petals for the first candidates of a stem. By digit, the cells that would lose it if these petals
 * were all.
 */
interface Blossom {
  readonly petals: readonly AlmostLockedSet[];
  readonly losses: ReadonlyMap<Digit, CellSet>;
}

const keyOf = ({ losses }: Blossom): string =>
  Array.from(losses, ([digit, cells]) => `${digit}:${[...cells].join()}`).join(' ');

/** The blossom with a further petal. Undefined when the petals share no elimination. */
function withPetal({ petals, losses }: Blossom, petal: AlmostLockedSet): Blossom | undefined {
  const left = new Map<Digit, CellSet>();
  for (const [digit, cells] of losses) {
    const both = petal.seen[digit]?.and(cells);
    if (both && both.first() >= 0) left.set(digit, both);
  }
  return left.size > 0 ? { petals: [...petals, petal], losses: left } : undefined;
}

/** The first blossom of every result. */
function firstOfEach(blossoms: Iterable<Blossom>): Blossom[] {
  const first = new Map<string, Blossom>();
  for (const blossom of blossoms) {
    const key = keyOf(blossom);
    if (!first.has(key)) first.set(key, blossom);
  }
  return [...first.values()];
}

/**
 * The blossoms of a stem with eliminations, one for each result. `petalsFor` lists the sets by
 * candidate of the stem.
 */
function blossomsOf(
  position: Position,
  petalsFor: readonly (readonly AlmostLockedSet[])[],
  stemDigits: DigitSet,
  budget: { tries: number },
): Blossom[] {
  let blossoms: Blossom[] = [
    {
      petals: [],
      losses: new Map(
        digitsOf(position.geometry.allDigits & ~stemDigits).map((digit) => [digit, position.cellsWith(digit)]),
      ),
    },
  ];
  for (const petals of petalsFor) {
    const grown: Blossom[] = [];
    for (const blossom of blossoms)
      for (const petal of petals) {
        if (budget.tries-- <= 0) return [];
        const next = withPetal(blossom, petal);
        if (next) grown.push(next);
      }
    blossoms = firstOfEach(grown);
  }
  return blossoms;
}

// Every candidate of the stem sees all its places in a petal. Whichever candidate is true, its
// petal lacks it and so holds z.
export const deathBlossom = defineTechnique({
  id: 'death-blossom',
  name: 'Death Blossom',
  family: 'almost-locked-sets',
  says: 'The stem {stem} holds one of {stemDigits}. To each of these digits belongs a petal, a set with one digit more than cells, where all places of the digit see the stem: {links} in {petals}. Whichever digit the stem takes, its petal lacks it, and so holds all its other digits, among them {digits}.',
  *find(position: Position): Generator<Step> {
    const { candidates, geometry } = position;
    const sets = almostLockedSets(position);
    const isNew = makeIsNew();
    const budget = { tries: MOST_TRIES };
    for (let stem = 0; stem < geometry.cellCount; stem++) {
      const stemDigits = candidates[stem]!;
      if (digitCount(stemDigits) < FEWEST_PETALS) continue;
      const petalsFor: AlmostLockedSet[][] = [];
      for (const digit of digitsOf(stemDigits)) {
        const petals = sets.filter(
          ({ seen, seenDigits }) => seen[digit]?.has(stem) && (seenDigits & ~stemDigits) !== 0,
        );
        if (petals.length === 0) break;
        petalsFor.push(petals);
      }
      if (petalsFor.length < digitCount(stemDigits)) continue;
      for (const { petals, losses } of blossomsOf(position, petalsFor, stemDigits, budget)) {
        const eliminations: Candidate[] = Array.from(losses).flatMap(([digit, cells]) =>
          Array.from(cells, (cell) => ({ cell, digit })),
        );
        const different = [...new Set(petals)];
        if (different.length === 1 || !isNew(eliminations)) continue;
        const links = digitsOf(stemDigits).map((digit, index) => ({
          digit,
          cells: [...petals[index]!.places[digit]!],
        }));
        yield {
          technique: 'death-blossom',
          placements: [],
          eliminations,
          marks: [
            { kind: 'cell', cell: stem, role: 'fin' },
            ...setMarks(different),
            ...links.map(
              (to) => ({ kind: 'link', from: { cells: [stem], digit: to.digit }, to, isStrong: false }) as const,
            ),
          ],
          args: {
            stem: { cells: [stem] },
            stemDigits: { digits: digitsOf(stemDigits) },
            links: { candidates: links.flatMap(({ digit, cells }) => cells.map((cell) => ({ cell, digit }))) },
            petals: { cells: [...new Set(different.flatMap(({ cells }) => cells))] },
            digits: { digits: digitsIn(eliminations) },
          },
          measures: { petals: different.length },
        };
      }
    }
  },
});
