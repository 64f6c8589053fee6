import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { DigitSet } from '../../sets/digits.ts';

/**
 * Remembers the digits in which a search by single digits found nothing, with the places of each
 * digit. From step to step most digits do not change, and need no new search.
 */
export class QuietDigits {
  private readonly words: number;
  /** By digit - 1, in `words` words: the cells when it was quiet last. */
  private readonly known: Int32Array;
  /** The places of each digit in the position of the last call. */
  private readonly now: Int32Array;

  constructor({ cellCount, size }: Geometry) {
    this.words = (cellCount + 31) >>> 5;
    this.known = new Int32Array(size * this.words);
    this.now = new Int32Array(size * this.words);
  }

  /** The digits that are not known to be quiet. */
  loudIn(candidates: Int32Array): DigitSet {
    const { words, known, now } = this;
    now.fill(0);
    for (let cell = 0; cell < candidates.length; cell++)
      for (let left = candidates[cell]!; left !== 0; left &= left - 1)
        now[lowestBit(left) * words + (cell >>> 5)]! |= 1 << (cell & 31);
    let loud = 0;
    for (let at = 0; at < now.length; at++) if (now[at] !== known[at]) loud |= 1 << Math.floor(at / words);
    return loud;
  }

  /** Records that some digits are quiet, with the places of the last call of `loudIn`. */
  keep(quiet: DigitSet): void {
    const { words, known, now } = this;
    for (let left = quiet; left !== 0; left &= left - 1) {
      const from = lowestBit(left) * words;
      known.set(now.subarray(from, from + words), from);
    }
  }
}
