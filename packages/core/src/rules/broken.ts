import { type DigitSet, digitBit } from '../sets/digits.ts';
import { type Demand, type DemandOf, isMet, pairsOfLabels, pieceOf } from './demand.ts';

/**
 * Whether the digits that stand already break a demand, whatever comes into the empty cells. A
 * digit 0 is an empty cell. It looks at bounds only: some demands that cannot be met are not seen.
 */
export function isBroken(demand: Demand, digits: ArrayLike<number>, size: number): boolean {
  const held = demand.cells.map((cell) => digits[cell]!);
  const filled = held.filter((digit) => digit !== 0);
  const doRepeat = (): boolean => new Set(filled).size < filled.length;
  switch (demand.kind) {
    case 'house':
    case 'apart':
      return doRepeat();
    case 'digits':
      return !filled.every((digit) => isIn(demand.digits, digit));
    case 'pair':
      return filled.length === 2 && !isIn(demand.allowed[held[0]! - 1]!, held[1]!);
    case 'sum': {
      const boundOf = (empty: (factor: number) => number): number =>
        held.reduce((sum, digit, index) => sum + demand.factors[index]! * (digit || empty(demand.factors[index]!)), 0);
      const least = boundOf((factor) => (factor > 0 ? 1 : size));
      return least > demand.total || boundOf((factor) => (factor > 0 ? size : 1)) < demand.total;
    }
    case 'set':
      return doRepeat() || !demand.sets.some((set) => filled.every((digit) => isIn(set, digit)));
    case 'count': {
      const count = filled.filter((digit) => isIn(demand.digits, digit)).length;
      return count > demand.most || count + held.length - filled.length < demand.least;
    }
    case 'automaton':
      return !canEnd(demand, held, size);
    case 'void':
      return filled.length > 0;
    case 'any':
      return demand.of.every((list) => list.some((part) => isBroken(part, digits, size)));
    case 'connected': {
      if (filled.length === held.length) return !isMet(demand, digits);
      const isHeld = (digit: number): boolean => isIn(demand.digits, digit);
      const open = [...held.keys()].filter((index) => held[index] === 0 || isHeld(held[index]!));
      const count = filled.filter(isHeld).length;
      const first = held.findIndex((digit) => digit !== 0 && isHeld(digit));
      const piece = pieceOf(first < 0 ? open : [first, ...open], demand.near);
      const isCut = first >= 0 && held.some((digit, index) => isHeld(digit) && digit !== 0 && !piece.has(index));
      return count > demand.most || open.length < demand.least || isCut;
    }
    case 'labelled':
      return pairsOfLabels(held).some(([a, b]) => a !== 0 && a === b);
    case 'extra': {
      if (filled.length === held.length) return !isMet(demand, digits);
      // The further cells are empty.
      const all = Array.from({ length: demand.first + demand.count }, (_, cell) => digits[cell] ?? 0);
      return demand.of.some((part) => isBroken(part, all, size));
    }
  }
}

const isIn = (set: DigitSet, digit: number): boolean => (set & digitBit(digit)) !== 0;

/** Whether some digits in the empty cells lead an automaton to a good end. */
function canEnd({ start, next, accepts }: DemandOf<'automaton'>, held: readonly number[], size: number): boolean {
  let states = new Set([start]);
  for (const digit of held) {
    const digits = digit === 0 ? Array.from({ length: size }, (_, index) => index + 1) : [digit];
    states = new Set([...states].flatMap((state) => digits.map((digit) => next[state]![digit - 1]!)));
    states.delete(-1);
  }
  return accepts.some((state) => states.has(state));
}
