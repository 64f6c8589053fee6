import { narrow, type Store } from './store.ts';

/** Sums of up to so many open cells are left exactly the digits that fit. */
export const MOST_OF_SMALL = 3;

/** Leaves one to three open cells of a sum the digits with which they add up to `rest`. */
export function fitSmall(store: Store, count: number, rest: number): boolean {
  if (count === 1) return fitOne(store, rest);
  return count === 2 ? fitTwo(store, rest) : fitThree(store, rest);
}

/** The candidate of `mask` that gives `rest` times a factor; 0 for none. */
function quotient(mask: number, factor: number, rest: number): number {
  const digit = rest / factor;
  return digit >= 1 && digit <= 32 && Number.isInteger(digit) && ((mask >>> (digit - 1)) & 1) === 1 ? digit : 0;
}

function fitOne(store: Store, rest: number): boolean {
  const cell = store.open[0]!;
  const digit = quotient(store.masks[cell]!, store.openFactor[0]!, rest);
  return digit !== 0 && narrow(store, cell, 1 << (digit - 1));
}

function fitTwo(store: Store, rest: number): boolean {
  const { masks, open, openFactor, openGroup } = store;
  const a = open[0]!;
  const b = open[1]!;
  const mask = masks[b]!;
  const differ = openGroup[0] === openGroup[1];
  let keepA = 0;
  let keepB = 0;
  for (let left = masks[a]!; left !== 0; left &= left - 1) {
    const digit = 32 - Math.clz32(left & -left);
    const second = quotient(mask, openFactor[1]!, rest - openFactor[0]! * digit);
    if (second === 0 || (differ && second === digit)) continue;
    keepA |= 1 << (digit - 1);
    keepB |= 1 << (second - 1);
  }
  return keepA !== 0 && narrow(store, a, keepA) && narrow(store, b, keepB);
}

function fitThree(store: Store, rest: number): boolean {
  const { masks, open, openFactor, openGroup } = store;
  const a = open[0]!;
  const b = open[1]!;
  const c = open[2]!;
  const [maskB, maskC] = [masks[b]!, masks[c]!];
  const [factorA, factorB, factorC] = [openFactor[0]!, openFactor[1]!, openFactor[2]!];
  const group = openGroup[1]!;
  const differAB = openGroup[0] === group;
  const differBC = group === openGroup[2];
  const differAC = openGroup[0] === openGroup[2];
  let keepA = 0;
  let keepB = 0;
  let keepC = 0;
  for (let leftA = masks[a]!; leftA !== 0; leftA &= leftA - 1) {
    const bitA = leftA & -leftA;
    const restA = rest - factorA * (32 - Math.clz32(bitA));
    for (let leftB = differAB ? maskB & ~bitA : maskB; leftB !== 0; leftB &= leftB - 1) {
      const bitB = leftB & -leftB;
      const digit = quotient(maskC, factorC, restA - factorB * (32 - Math.clz32(bitB)));
      if (digit === 0) continue;
      const bitC = 1 << (digit - 1);
      if ((differAC && bitC === bitA) || (differBC && bitC === bitB)) continue;
      keepA |= bitA;
      keepB |= bitB;
      keepC |= bitC;
    }
  }
  return keepA !== 0 && narrow(store, a, keepA) && narrow(store, b, keepB) && narrow(store, c, keepC);
}
