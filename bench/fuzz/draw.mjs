/** Choices out of a seed: the same number makes the same choices on every machine. */
import { makeRandom } from '@pencilmark/core/random';

/** What a generator asks for its choices. */
export class Draw {
  constructor(seed) {
    this.random = makeRandom(seed);
  }

  /** A whole number from 0, less than the limit. */
  below(limit) {
    return this.random.below(Math.max(1, limit));
  }

  /** A whole number from the least to the most. */
  between(least, most) {
    return least + this.below(most - least + 1);
  }

  /** True once in so many times. */
  oneIn(times) {
    return this.below(times) === 0;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** So many members of a list, each as often as it comes. */
  some(list, least, most) {
    return Array.from({ length: this.between(least, most) }, () => this.pick(list));
  }

  /** A number that is small more often than large: each power of two is as likely. */
  size(most) {
    return Math.min(most, this.below(2 ** this.between(0, Math.ceil(Math.log2(most + 1)))));
  }
}
