import { isMet } from '../../rules/demand.ts';
import { nodeOf } from '../techniques/nets/reach.ts';
import type { NetSetting, Possible, RulingFinder } from '../techniques/nets/ruling.ts';
import { caseLemma, rulingsOf } from './case-lemma.ts';
import { choiceBy, outlookOn } from './outlook.ts';
import { type Aside, type CaseLemma, type Refutation, refute } from './refutation.ts';

/**
 * Finds a candidate that contradicts itself within an assumption: the candidate whose refutation
 * has the fewest nodes.
 */
export const oneCase =
  (setting: NetSetting, aside: Aside): RulingFinder =>
  (spreading) =>
    rulingsOf(outlookOn(setting, spreading.left).lemma, spreading, aside);

/**
 * Finds a candidate that cannot hold within an assumption, with as many cases within cases as that
 * takes. So it comes to an end, with a contradiction or with every cell filled.
 */
export const everyCase =
  (setting: NetSetting, aside: Aside): RulingFinder =>
  (spreading) =>
    rulingsOf(deepCase(setting, spreading.left, aside), spreading, aside);

/** Follows each of some candidates of which one must hold. A refutation becomes the lemma. */
function deepCase(setting: NetSetting, left: Possible, aside: Aside): CaseLemma | undefined {
  const [candidate] = choiceBy(outlookOn(setting, left), setting, left);
  const within: Aside = {};
  const refutation: Refutation =
    candidate === undefined
      ? endOf(setting, left)
      : refute(setting, left, nodeOf(candidate, true), [everyCase(setting, within)], within);
  if (refutation.kind === 'refuted') return caseLemma(candidate!, refutation.branches);
  if (refutation.kind === 'elsewhere') return refutation.lemma;
  aside.came = refutation;
  return undefined;
}

/** No choice is left although nothing is refuted: a demand of the board may be broken. */
function endOf({ board, standing }: NetSetting, { candidates }: Possible): Refutation {
  const filled = standing.digits.map((digit, cell) => digit || 32 - Math.clz32(candidates[cell]!));
  return { kind: board.geometry.demands.every((demand) => isMet(demand, filled)) ? 'filled' : 'open' };
}
