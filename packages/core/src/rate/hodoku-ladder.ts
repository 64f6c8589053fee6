import type { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { type TechniqueId, techniqueCalled } from '../human/techniques.ts';
import { fail } from '../result.ts';
import { alsChain } from './hodoku/als-chains.ts';
import { alsXyWing, alsXz } from './hodoku/als-pairs.ts';
import { bruteForce } from './hodoku/brute-force.ts';
import { forcingChain } from './hodoku/forcing-chains.ts';
import { forcingNet } from './hodoku/forcing-nets.ts';
import { groupedNiceLoop, niceLoop } from './hodoku/nice-loops.ts';
import { sueDeCoqsInside } from './hodoku/sue-de-coqs.ts';
import { byChain, byCount } from './hodoku-chains.ts';
import type { HodokuLevel } from './hodoku-level.ts';
import { lockedPairs, lockedTriples } from './hodoku-locked.ts';
import * as order from './hodoku-order.ts';
import type { Rung } from './rater.ts';

/**
 * A rung of HoDoKu's ladder: its steps have the same score, and give a puzzle at least its level.
 */
export interface HodokuRung extends Rung {
  readonly level: HodokuLevel;
}

type Ids = TechniqueId | readonly TechniqueId[];

const rung = (ids: Ids, least: number, level: HodokuLevel, take?: Rung['take']): HodokuRung => ({
  techniques: [ids].flat().map((id) => techniqueCalled(id) ?? fail(`technique ${id}; expected one of the table`)),
  least,
  level,
  score: () => least,
  ...(take && { take }),
});

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! < b[at]!;
  return false;
};

/** The first of some steps in an order. Among equal steps, the earliest. */
function firstBy(steps: Iterable<Step>, orderOf: order.Order): Step | undefined {
  let first: Step | undefined;
  let least: readonly number[] = [];
  for (const step of steps) {
    const numbers = orderOf(step);
    if (!numbers || (first && !isBefore(numbers, least))) continue;
    first = step;
    least = numbers;
  }
  return first;
}

function* stepsOf(techniques: Rung['techniques'], position: Position): Generator<Step> {
  for (const technique of techniques) yield* technique.find(position);
}

/** A rung of which the first step by an order is taken. `find` gives its steps. */
const ordered = (
  ids: Ids,
  least: number,
  level: HodokuLevel,
  orderOf: order.Order,
  find?: (position: Position) => Iterable<Step>,
): HodokuRung => {
  const made = rung(ids, least, level);
  const steps = find ?? ((position) => stepsOf(made.techniques, position));
  return { ...made, take: (position) => firstBy(steps(position), orderOf) };
};

const queued = (id: TechniqueId, least: number, next: 'fullHouse' | 'nakedSingle' | 'hiddenSingle'): HodokuRung =>
  rung(id, least, 'Easy', (position, queues) => queues?.[next](position));

/** The score of a digit that is looked up. */
export const BRUTE_FORCE = 10_000;

/**
 * The techniques that HoDoKu 2.3.0 tries, in its order, with the scores and levels that it gives
 * them.
 */
export const HODOKU_LADDER: readonly HodokuRung[] = [
  queued('full-house', 4, 'fullHouse'),
  queued('naked-single', 4, 'nakedSingle'),
  queued('hidden-single', 14, 'hiddenSingle'),
  ordered('locked-pair', 40, 'Medium', order.bySubset, lockedPairs),
  ordered('locked-triple', 60, 'Medium', order.bySubset, lockedTriples),
  ordered('pointing', 50, 'Medium', order.byPointing),
  ordered('claiming', 50, 'Medium', order.byClaiming),
  ordered('naked-pair', 60, 'Medium', order.bySubset),
  ordered('naked-triple', 80, 'Medium', order.bySubset),
  ordered('hidden-pair', 70, 'Medium', order.byHiddenSubset),
  ordered('hidden-triple', 100, 'Medium', order.byHiddenSubset),
  ordered('naked-quad', 120, 'Hard', order.bySubset),
  ordered('hidden-quad', 150, 'Hard', order.byHiddenSubset),
  ordered('x-wing', 140, 'Hard', order.byFish),
  ordered('swordfish', 150, 'Hard', order.byFish),
  ordered('jellyfish', 160, 'Hard', order.byFish),
  ordered('remote-pair', 110, 'Hard', byChain),
  rung('bug-plus-1', 100, 'Hard'),
  ordered('skyscraper', 130, 'Hard', order.bySkyscraper),
  ordered('two-string-kite', 150, 'Hard', order.byKite),
  ordered('turbot-fish', 120, 'Hard', byCount),
  ordered('empty-rectangle', 120, 'Hard', order.byEmptyRectangle),
  ordered('w-wing', 150, 'Hard', order.byWWing),
  ordered('xy-wing', 160, 'Hard', order.byXyWing),
  ordered('xyz-wing', 180, 'Hard', order.byXyzWing),
  ordered('unique-rectangle-1', 100, 'Hard', order.byRectangle),
  ordered('unique-rectangle-2', 100, 'Hard', order.byRectangle),
  ordered('unique-rectangle-3', 100, 'Hard', order.byRectangle),
  ordered('unique-rectangle-4', 100, 'Hard', order.byRectangle),
  ordered('unique-rectangle-5', 100, 'Hard', order.byRectangle),
  ordered('unique-rectangle-6', 100, 'Hard', order.byRectangle),
  ordered('hidden-rectangle', 100, 'Hard', order.byRectangle),
  rung('avoidable-rectangle-1', 100, 'Hard'),
  rung('avoidable-rectangle-2', 100, 'Hard'),
  ordered('finned-x-wing', 130, 'Hard', order.byFinnedFish),
  ordered('sashimi-x-wing', 150, 'Hard', order.byFinnedFish),
  ordered('finned-swordfish', 200, 'Unfair', order.byFinnedFish),
  ordered('sashimi-swordfish', 240, 'Unfair', order.byFinnedFish),
  ordered('finned-jellyfish', 250, 'Unfair', order.byFinnedFish),
  ordered('sashimi-jellyfish', 260, 'Unfair', order.byFinnedFish),
  ordered('sue-de-coq', 250, 'Unfair', order.bySueDeCoq, sueDeCoqsInside),
  rung(['simple-colors-trap', 'simple-colors-wrap'], 150, 'Hard'),
  rung(['multi-colors-1', 'multi-colors-2'], 200, 'Hard'),
  ordered('x-chain', 260, 'Unfair', byChain),
  ordered('xy-chain', 260, 'Unfair', byChain),
  rung(['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'], 280, 'Unfair', niceLoop),
  rung(
    ['grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop', 'grouped-aic'],
    300,
    'Unfair',
    groupedNiceLoop,
  ),
  rung('als-xz', 300, 'Unfair', alsXz),
  rung('als-xy-wing', 320, 'Unfair', alsXyWing),
  rung('als-chain', 340, 'Unfair', alsChain),
  rung('franken-x-wing', 300, 'Unfair'),
  rung('franken-swordfish', 350, 'Unfair'),
  rung('finned-franken-x-wing', 390, 'Unfair'),
  rung('finned-franken-swordfish', 410, 'Unfair'),
  rung(['cell-forcing-chain', 'region-forcing-chain'], 500, 'Extreme', forcingChain),
  rung('dynamic-forcing-chain', 700, 'Extreme', forcingNet),
  { ...rung('brute-force', BRUTE_FORCE, 'Extreme', bruteForce), needsProper: true },
];
