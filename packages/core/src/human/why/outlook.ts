import { lowestBit } from '../../bits.ts';
import { digitCount } from '../../sets/digits.ts';
import { isSpent } from '../steps/budget.ts';
import { DYNAMIC } from '../techniques/nets/kinds.ts';
import type { NetSetting, Possible } from '../techniques/nets/ruling.ts';
import { NetSpread } from '../techniques/nets/spread.ts';
import { caseLemma } from './case-lemma.ts';
import { branchesTo, type CaseLemma } from './refutation.ts';

/** How far each candidate of a board leads when it is supposed. */
export interface Outlook {
  /** By candidate: how many nodes follow. As many as can be where it contradicts itself. */
  readonly sizes: Uint16Array;
  /** The shortest lemma about a candidate that contradicts itself. */
  readonly lemma: CaseLemma | undefined;
}

export function outlookOn(setting: NetSetting, left: Possible): Outlook {
  const { board, budget } = setting;
  const spread = new NetSpread(setting, DYNAMIC, left, []);
  const reach = board.pool.take();
  const sizes = new Uint16Array(board.count);
  let least = Number.POSITIVE_INFINITY;
  let lemma: CaseLemma | undefined;
  for (let candidate = 0; candidate < board.count && !isSpent(budget); candidate++) {
    const set = left.candidates[board.cellOf[candidate]!]!;
    if (((set >>> board.digitOf[candidate]!) & 1) === 0 || (set & (set - 1)) === 0) continue;
    spread.from(candidate, true, reach);
    sizes[candidate] = reach.hasContradiction ? board.count : reach.size;
    const count = reach.hasContradiction ? reach.countOf(reach.onEnd) + reach.countOf(reach.offEnd) : least;
    if (count >= least) continue;
    least = count;
    lemma = caseLemma(candidate, branchesTo(reach)!);
  }
  board.pool.giveBack(reach);
  return { sizes, lemma };
}

/**
 * The choice to follow: the candidates of a cell or the places of a digit. The fewest candidates
 * win, then those that lead furthest together. The candidate that leads furthest comes first.
 */
export function choiceBy({ sizes }: Outlook, { board }: NetSetting, { candidates, places }: Possible): number[] {
  const { size, houses, houseCells, cellCount } = board.geometry;
  let best: number[] = [];
  let furthest = 0;
  const offer = (set: number, candidateAt: (bit: number) => number): void => {
    const count = digitCount(set);
    if (count < 2 || (best.length > 0 && count > best.length)) return;
    const choice = bitsOf(set).map(candidateAt);
    const reached = choice.reduce((product, node) => product * sizes[node]!, 1);
    if (count === best.length && reached <= furthest) return;
    [best, furthest] = [choice, reached];
  };
  for (let cell = 0; cell < cellCount; cell++) offer(candidates[cell]!, (digit) => cell * size + digit);
  for (const { index } of houses)
    for (let digit = 0; digit < size; digit++)
      offer(places[index * size + digit]!, (place) => houseCells[index * size + place]! * size + digit);
  return best.sort((a, b) => sizes[b]! - sizes[a]!);
}

function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) bits.push(lowestBit(left));
  return bits;
}
