import { checkArgument, fail } from './result.ts';

/** A source of reproducible randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** The next whole number, 0…2³²-1. */
  next(): number;
  /** A whole number 0…limit-1, every one equally likely; limit 1…2³². */
  below(limit: number): number;
}

/**
 * Random numbers from a seed, a safe integer from 0. The generator is xoshiro128** by Blackman and
 * Vigna. Its first state comes from splitmix32.
 *
 *     makeRandom(1).below(6) === makeRandom(1).below(6)      // true
 */
export function makeRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed) || seed < 0) fail(`seed ${seed}; expected a whole number from 0 to 2^53-1`);
  let mix = (seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b9)) | 0;
  const scrambled = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let word = mix ^ (mix >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
  let a = scrambled();
  let b = scrambled();
  let c = scrambled();
  let d = scrambled();
  const next = (): number => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  const below = (limit: number): number => {
    // A number past the last whole multiple of the limit is drawn again. So no number is likelier
    // than another.
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % limit;
  };
  return { next, below };
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a source of
 * randomness.
 *
 *     checkRandom('draw', makeRandom(1))      // undefined
 */
export function checkRandom(caller: string, random: Random): void {
  checkArgument(caller, typeof random?.below === 'function', random, 'a source of randomness: makeRandom(SEED)');
}

/**
 * A shuffled copy of a list, by the method of Fisher and Yates.
 *
 *     shuffled([1, 2, 3], makeRandom(7)).toSorted()      // [1, 2, 3]
 */
export function shuffled<Item>(list: Iterable<Item>, random: Random): Item[] {
  checkRandom('shuffled', random);
  checkArgument('shuffled', typeof list?.[Symbol.iterator] === 'function', list, 'a list');
  const items = [...list];
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const kept = items[last] as Item;
    items[last] = items[chosen] as Item;
    items[chosen] = kept;
  }
  return items;
}
