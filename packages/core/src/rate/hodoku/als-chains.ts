import type { AlmostLockedSet } from '../../human/relations/locked-sets.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { alsChainStep, type SetChain } from '../../human/techniques/almost-locked-sets/als-chains.ts';
import { type Digit, type DigitSet, digitBit, digitsOf, hasDigit } from '../../sets/digits.ts';
import { type Joint, jointsOf, lostToBoth } from './joint-sets.ts';
import { sumOf } from './sum.ts';

/** The fewest joints of a chain. Two are an ALS-XY-Wing. */
const FEWEST_JOINTS = 3;

/** Where a chain has come, and how. */
interface Place {
  readonly set: AlmostLockedSet;
  /** The digits, one of which joins the set to the set before. */
  readonly links: DigitSet;
  readonly joints: number;
  readonly before?: Place;
}

/**
 * The ALS chain that HoDoKu takes. Chains lead from earlier sets to later sets only. More
 * eliminations come first, then the smaller sum.
 */
export function alsChain(position: Position): Step | undefined {
  const joints = new Map<AlmostLockedSet, readonly Joint[]>();
  for (const list of jointsOf(position)) if (list.length > 0) joints.set(list[0]!.first, list);
  let best: SetChain | undefined;
  for (const start of joints.keys())
    for (let first: Digit = 1; first <= position.geometry.size; first++)
      for (const end of placesFrom(joints, start, first)) {
        if (end.joints < FEWEST_JOINTS) continue;
        const eliminations = lostToBoth(start, end.set, end.links | digitBit(first));
        if (eliminations.length === 0) continue;
        const isBefore =
          !best ||
          eliminations.length > best.eliminations.length ||
          (eliminations.length === best.eliminations.length && sumOf(eliminations) < sumOf(best.eliminations));
        if (isBefore) best = { ...wayTo(start, end), eliminations };
      }
  return best && alsChainStep(best);
}

/** Every place that chains reach which leave a set by a digit, with few joints and with more. */
function placesFrom(
  joints: ReadonlyMap<AlmostLockedSet, readonly Joint[]>,
  start: AlmostLockedSet,
  first: Digit,
): readonly Place[] {
  const places: Place[] = [];
  const known = new Set<number>();
  const add = (place: Place): void => {
    const key = (place.set.index * FEWEST_JOINTS + Math.min(place.joints, FEWEST_JOINTS) - 1) * 1024 + place.links;
    if (known.has(key)) return;
    known.add(key);
    places.push(place);
  };
  for (const { second, digits } of joints.get(start)!)
    if (hasDigit(digits, first)) add({ set: second, links: digitBit(first), joints: 1 });
  for (const before of places)
    for (const { second, digits } of joints.get(before.set) ?? []) {
      const links = linksAfter(before.links, digits);
      if (links !== 0) add({ set: second, links, joints: before.joints + 1, before });
    }
  return places;
}

/** The digits by which a chain can leave a set that it entered by one of some digits. */
const linksAfter = (entered: DigitSet, digits: DigitSet): DigitSet => digits & ~entered;

/**
 * The sets of a chain, and a digit for each joint: no set is entered and left by the same digit.
 */
function wayTo(start: AlmostLockedSet, end: Place): Pick<SetChain, 'sets' | 'links'> {
  const sets: AlmostLockedSet[] = [];
  const links: Digit[] = [];
  for (let place: Place | undefined = end; place; place = place.before) {
    sets.unshift(place.set);
    links.unshift(digitsOf(place.links)[0]!);
  }
  return { sets: [start, ...sets], links };
}
