import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { digitsOf } from '../../../sets/digits.ts';
import { type ChainReach, chainReach, wayMarks } from '../../relations/chain-reach.ts';
import { guardiansOf, type Impossible, spoiledByAll } from '../../relations/guardians.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { type Arg, cellMarks, type Mark, markedAs, type Step } from '../../steps/step.ts';
import type { Family, Technique } from '../../steps/technique.ts';
import { ODDAGON, oddagons } from '../chains/bivalue-oddagon.ts';
import { supportsTridagons, TRIDAGON, tridagons } from '../patterns/tridagon.ts';
import { graveExtras, supportsGraves } from '../uniqueness/bug.ts';
import { extendedRectangles } from '../uniqueness/extended-rectangles.ts';
import { uniqueLoops } from '../uniqueness/unique-loops.ts';
import { rectangles } from '../uniqueness/unique-rectangles.ts';

/** The most guardians: people cannot follow more chains. */
const MOST_GUARDIANS = 5;

/** Candidates of which at least one is true, with the pattern that shows it. */
interface Guarded {
  readonly guardians: readonly Candidate[];
  readonly marks: readonly Mark[];
  readonly args: Readonly<Record<string, Arg>>;
}

/** A candidate that chains from all guardians of a pattern rule out. */
interface Loss extends Guarded {
  readonly lost: Candidate;
}

const nameOf = ({ cell, digit }: Candidate): string => `${cell} ${digit}`;

/**
 * The eliminations of chains from all guardians, without those that guardians see directly. For
 * each elimination, a pattern with the fewest guardians counts.
 */
function lossesOf(position: Position, patterns: Iterable<Guarded>, reach: ChainReach): Loss[] {
  const losses = new Map<string, Loss>();
  for (const pattern of patterns) {
    const { guardians } = pattern;
    if (guardians.length < 2 || guardians.length > MOST_GUARDIANS) continue;
    const seen = new Set(spoiledByAll(position, guardians).map(nameOf));
    for (const lost of reach.ruledOutByAll(guardians)) {
      const name = nameOf(lost);
      const known = losses.get(name);
      if (seen.has(name) || (known && known.guardians.length <= guardians.length)) continue;
      losses.set(name, { ...pattern, lost });
    }
  }
  return [...losses.values()];
}

function stepOf(technique: string, { lost, guardians, marks, args }: Loss, reach: ChainReach): Step {
  const branches = guardians.map((guardian) => reach.branchTo(guardian, lost));
  return {
    technique,
    placements: [],
    eliminations: [lost],
    marks: [...marks, ...markedAs('fin', guardians), ...wayMarks(branches)],
    args: { ...args, guardians: { candidates: guardians }, branches: { branches, hasPattern: true } },
    measures: {
      guardians: guardians.length,
      nodes: branches.reduce((sum, { nodes }) => sum + nodes.length, 0),
    },
  };
}

/** A pattern of cells that hold something else than some digits. */
const guarded = (position: Position, pattern: Impossible, more: Partial<Guarded> = {}): Guarded => {
  const { cells, digits } = pattern;
  return {
    guardians: guardiansOf(position, pattern),
    marks: [
      ...cellMarks(cells, 'pattern'),
      ...markedAs('pattern', candidatesOf(position, cells, digits)),
      ...(more.marks ?? []),
    ],
    args: { cells: { cells }, digits: { digits: digitsOf(digits) }, ...more.args },
  };
};

function* swappable(position: Position): Generator<Guarded> {
  for (const find of [rectangles, uniqueLoops, extendedRectangles])
    for (const { cells, pair } of position.get(find)) yield guarded(position, { cells, digits: pair });
}

function* graves(position: Position): Generator<Guarded> {
  const guardians = position.get(graveExtras);
  if (guardians.length > 0) yield { guardians, marks: [], args: {} };
}

function* oddRings(position: Position): Generator<Guarded> {
  for (const ring of position.get(oddagons))
    yield guarded(position, ring, { marks: ring.marks, args: { count: { count: ring.cells.length } } });
}

function* hammers(position: Position): Generator<Guarded> {
  for (const pattern of position.get(tridagons))
    yield guarded(position, pattern, { args: { boxes: { houses: pattern.boxes } } });
}

/** A technique of chains from each guardian of a pattern. The shortest proofs come first. */
const guardianChain = <Id extends string>(
  id: Id,
  name: string,
  family: Family,
  patterns: (position: Position) => Iterable<Guarded>,
  says: string,
  supports?: (geometry: Geometry) => boolean,
): Technique<Id> => ({
  id,
  name,
  family,
  says: `${says} From each of them, chains lead to the same end. {branches}`,
  ...(supports && { supports }),
  *find(position) {
    const reach = position.get(chainReach);
    const steps = lossesOf(position, patterns(position), reach).map((loss) => stepOf(id, loss, reach));
    yield* steps.sort((a, b) => a.measures!.nodes! - b.measures!.nodes!);
  },
});

export const uniquenessForcingChain = guardianChain(
  'uniqueness-forcing-chain',
  'Uniqueness Forcing Chain',
  'uniqueness',
  swappable,
  'If {cells} held only {digits}, these could change places there, and the puzzle would have two solutions. So one of the other candidates is true: {guardians}.',
);

export const bugForcingChain = guardianChain(
  'bug-forcing-chain',
  'BUG Forcing Chain',
  'uniqueness',
  graves,
  'If {guardians} were gone, every empty cell would have two candidates, and every digit two places in each house that lacks it. Then one could take the other candidate in every cell, and one solution would become two. So one of these candidates is true.',
  supportsGraves,
);

export const oddagonForcingChain = guardianChain(
  'oddagon-forcing-chain',
  'Oddagon Forcing Chain',
  'chains',
  oddRings,
  ODDAGON,
);

export const tridagonForcingChain = guardianChain(
  'tridagon-forcing-chain',
  'Tridagon Forcing Chain',
  'patterns',
  hammers,
  TRIDAGON,
  supportsTridagons,
);
