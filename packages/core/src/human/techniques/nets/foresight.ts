import type { ChainGround } from '../../relations/forcing/ground.ts';

/**
 * Decides quickly that several assumptions cannot lead to a common node. It knows the closure of
 * the single links. A search by single links may stop earlier, at a contradiction, but never
 * reaches more.
 */
export class Foresight {
  private readonly ground: ChainGround;
  /** By row of the closure: the candidates that are off. */
  private readonly off: Int32Array;

  constructor(ground: ChainGround) {
    this.ground = ground;
    const { closure, jumps, links } = ground;
    const { row, words, order } = closure;
    this.off = new Int32Array(closure.bits.length);
    for (const from of order) {
      const own = row[from]! * words;
      for (let at = links.weak.start[from]!; at < links.weak.start[from + 1]!; at++)
        this.off[own + (links.weak.items[at]! >>> 5)]! |= 1 << (links.weak.items[at]! & 31);
      for (let at = jumps.start[from]!; at < jumps.start[from + 1]!; at++) {
        const targetRow = row[jumps.to[at]!]! * words;
        if (targetRow !== own)
          for (let word = 0; word < words; word++) this.off[own + word]! |= this.off[targetRow + word]!;
      }
    }
  }

  /** Whether the assumptions that each of some candidates is on may have a common consequence. */
  canMeet(candidates: readonly number[]): boolean {
    const { closure, links } = this.ground;
    for (let word = 0; word < closure.words; word++) {
      let [on, off] = [-1, -1];
      for (const candidate of candidates) {
        const number = links.numbers[candidate]!;
        const at = closure.row[number]! * closure.words + word;
        on &= closure.bits[at]! | (number >>> 5 === word ? 1 << (number & 31) : 0);
        off &= this.off[at]!;
      }
      if ((on | off) !== 0) return true;
    }
    return false;
  }
}
