import type { AlmostLockedSet } from '../../human/relations/locked-sets.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { alsXyWingStep, alsXzStep } from '../../human/techniques/almost-locked-sets/almost-locked-sets.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { type Digit, type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import { type Joint, jointsOf, lostToBoth } from './joint-sets.ts';

/** The ALS-XZ that HoDoKu takes: the first joint that takes something. */
export function alsXz(position: Position): Step | undefined {
  for (const list of jointsOf(position))
    for (const joint of list) {
      const eliminations = lossesOf(joint);
      const { first, second, digits } = joint;
      if (eliminations.length > 0) return alsXzStep({ first, second, restricted: digits, eliminations });
    }
  return undefined;
}

/** A joint of two digits makes each set hold all its other digits, too. */
function lossesOf({ first, second, digits }: Joint): Candidate[] {
  const lost = digitsOf(digits).flatMap((digit) => lostToBoth(first, second, digitBit(digit)));
  if (digitCount(digits) > 1) lost.push(...lostTo(first, second, digits), ...lostTo(second, first, digits));
  return [...new Map(lost.map((candidate) => [`${candidate.cell} ${candidate.digit}`, candidate])).values()];
}

/** The eliminations of a set outside both sets, by the digits that it certainly holds. */
const lostTo = (set: AlmostLockedSet, partner: AlmostLockedSet, without: DigitSet): Candidate[] =>
  digitsOf(set.seenDigits & ~without).flatMap((digit) =>
    [...set.seen[digit]!].filter((cell) => !partner.cells.includes(cell)).map((cell) => ({ cell, digit })),
  );

/** The ALS-XY-Wing that HoDoKu takes: the first two joints that share a set, and take something. */
export function alsXyWing(position: Position): Step | undefined {
  const joints = jointsOf(position).flat();
  const joined = new Map<AlmostLockedSet, number[]>();
  joints.forEach(({ first, second }, at) => {
    for (const set of [first, second]) joined.set(set, [...(joined.get(set) ?? []), at]);
  });
  for (const [at, joint] of joints.entries()) {
    const later = [...joined.get(joint.first)!, ...joined.get(joint.second)!].filter((place) => place > at);
    for (const place of later.sort((a, b) => a - b)) {
      const step = wingOf(joint, joints[place]!);
      if (step) return step;
    }
  }
  return undefined;
}

function wingOf(a: Joint, b: Joint): Step | undefined {
  const links = linksOf(a.digits, b.digits);
  if (!links) return undefined;
  const pivot = a.first === b.first || a.first === b.second ? a.first : a.second;
  const first = a.first === pivot ? a.second : a.first;
  const second = b.first === pivot ? b.second : b.first;
  const eliminations = lostToBoth(first, second, a.digits | b.digits);
  if (eliminations.length === 0 || first.cells.some((cell) => second.cells.includes(cell))) return undefined;
  const [firstLink, secondLink] = links;
  return alsXyWingStep({ first, pivot, second, firstLink, secondLink, eliminations });
}

/** Two different digits, one of each joint. */
function linksOf(a: DigitSet, b: DigitSet): readonly [Digit, Digit] | undefined {
  for (const first of digitsOf(a)) for (const second of digitsOf(b)) if (first !== second) return [first, second];
  return undefined;
}
