import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { type Alternatives, alternativesOf } from './forcing-chains.ts';
import { falseOf, groupedImplications, type Implications, trueOf } from './implications.ts';
import { hasBit, lookAhead, type Rows } from './look-ahead.ts';
import { casesStep, refutationStep } from './proof.ts';

/**
 * The forcing net that HoDoKu takes. A placement comes before an elimination, and of each kind that
 * of the first candidate, cell by cell.
 */
export function forcingNet(position: Position): Step | undefined {
  const implications = position.get(groupedImplications);
  const { singles } = implications;
  const reach = closed(lookAhead(position, implications), implications.nodes.length * 2);
  const alternatives = alternativesOf(position, implications);
  const verities = new Verities(reach, implications, alternatives);
  for (const isOn of [1, 0])
    for (let node = 0; node < singles; node++) {
      const shown = node * 2 + isOn;
      if (isWrong(reach, implications, alternatives, shown ^ 1)) return refutationStep(position, implications, shown);
      const assumptions = verities.of(shown);
      if (assumptions)
        return casesStep(position, implications, { technique: 'dynamic-forcing-chain', assumptions }, shown);
    }
  return undefined;
}

/** The transitive closure of the implications. */
function closed({ words, bits }: Rows, literals: number): Rows {
  const reach = bits.slice();
  const done = new Int32Array(words);
  for (let from = 0; from < literals; from++) {
    const row = from * words;
    done.fill(0);
    for (let word = 0; word < words; word++) {
      const left = reach[row + word]! & ~done[word]!;
      if (left === 0) continue;
      const next = word * 32 + 31 - Math.clz32(left);
      // Rows before this row are closed already.
      const source = next < from ? reach : bits;
      for (let at = 0; at < words; at++) reach[row + at]! |= source[next * words + at]!;
      done[word]! |= 1 << (next & 31);
      if (next < from) for (let at = 0; at < words; at++) done[at]! |= reach[next * words + at]!;
      word = -1;
    }
  }
  return { words, bits: reach };
}

/** The even bits of a word: literals that are false. */
const EVEN = 0x55555555;

/** Whether a literal makes a candidate true and false, or leaves nothing to a cell or a digit. */
function isWrong(
  reach: Rows,
  { singles }: Implications,
  alternatives: readonly Alternatives[],
  literal: number,
): boolean {
  const { words, bits } = reach;
  const row = literal * words;
  for (let word = 0; word * 16 < singles; word++) {
    const set = bits[row + word]!;
    const both = set & (set >>> 1) & EVEN;
    const own = singles - word * 16;
    if ((own >= 16 ? both : both & ((1 << (own * 2)) - 1)) !== 0) return true;
  }
  return alternatives.some(({ nodes }) => nodes.every((node) => hasBit(reach, literal, falseOf(node))));
}

/** The conclusions common to several cases of which one is true. */
class Verities {
  private readonly reach: Rows;
  /** The cases of a cell or a house, and their common conclusions. */
  private readonly common: { readonly assumptions: readonly number[]; readonly bits: Int32Array }[];

  constructor(reach: Rows, { singles }: Implications, alternatives: readonly Alternatives[]) {
    this.reach = reach;
    this.common = alternatives.map(({ nodes }) => this.commonTo(nodes.map(trueOf)));
    for (let node = 0; node < singles; node++) this.common.push(this.commonTo([trueOf(node), falseOf(node)]));
  }

  /** The first cases that all lead to a literal. */
  of(literal: number): readonly number[] | undefined {
    return this.common.find(({ bits }) => (bits[literal >>> 5]! >>> (literal & 31)) & 1)?.assumptions;
  }

  private commonTo(assumptions: readonly number[]) {
    const { words, bits: all } = this.reach;
    const bits = new Int32Array(words).fill(-1);
    for (const literal of assumptions)
      for (let word = 0; word < words; word++) bits[word]! &= all[literal * words + word]!;
    return { assumptions, bits };
  }
}
