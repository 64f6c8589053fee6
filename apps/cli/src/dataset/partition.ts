import { createHash } from 'node:crypto';

/** The parts of a data set, with their shares of the rows. */
export interface Part {
  readonly name: string;
  readonly share: number;
}

const NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ['train'],
  2: ['train', 'test'],
  3: ['train', 'validation', 'test'],
};

/** Parts with the usual names for some shares; undefined where these are no shares. */
export function partsOf(shares: readonly number[]): readonly Part[] | undefined {
  const sum = shares.reduce((before, share) => before + share, 0);
  return sum > 0 ? NAMES[shares.length]?.map((name, index) => ({ name, share: shares[index]! / sum })) : undefined;
}

/** How many bits of a digest a number holds exactly, as hexadecimal digits. */
const DIGITS = 13;

/** A number 0…1 that a seed and a text decide. */
function drawOf(seed: number, text: string): number {
  const digest = createHash('sha256').update(`${seed} ${text}`).digest('hex');
  return Number.parseInt(digest.slice(0, DIGITS), 16) / 16 ** DIGITS;
}

/** Rows of one class: how many, and the least of their strata. */
interface ClassOfRows {
  rows: number;
  stratum: string;
  part: number;
}

/**
 * Divides rows into parts. All rows of a class go to the same part, and of each stratum every part
 * gets its share. It takes classes in an order that the seed draws, and so much of each stratum as
 * the shares say, from a place on that is drawn, too: without that, rare strata would be in the
 * first part only. What comes out depends on the rows and not on their order.
 */
export class Partition {
  private readonly classes = new Map<string, ClassOfRows>();
  private readonly parts: readonly Part[];
  private readonly seed: number;

  constructor(parts: readonly Part[], seed: number) {
    this.parts = parts;
    this.seed = seed;
  }

  /** Counts a row, before any row is asked for. */
  add(name: string, stratum: string): void {
    const known = this.classes.get(name);
    if (!known) this.classes.set(name, { rows: 1, stratum, part: 0 });
    else {
      known.rows++;
      if (stratum < known.stratum) known.stratum = stratum;
    }
  }

  /** Decides about all classes. Afterwards `partOf` is known. */
  settle(): void {
    const strata = new Map<string, [order: number, ClassOfRows][]>();
    for (const [name, rows] of this.classes) {
      if (!strata.has(rows.stratum)) strata.set(rows.stratum, []);
      strata.get(rows.stratum)!.push([drawOf(this.seed, name), rows]);
    }
    for (const [stratum, list] of strata) {
      list.sort(([a], [b]) => a - b);
      const total = list.reduce((sum, [, { rows }]) => sum + rows, 0);
      let at = drawOf(this.seed, `stratum ${stratum}`) * total;
      for (const [, entry] of list) {
        entry.part = this.partAt(((at + entry.rows / 2) / total) % 1);
        at += entry.rows;
      }
    }
  }

  /** The index of the part of a class. */
  partOf(name: string): number {
    return this.classes.get(name)!.part;
  }

  /** How many classes and rows each part has. */
  counts(): { readonly classes: number; readonly rows: number }[] {
    const counts = this.parts.map(() => ({ classes: 0, rows: 0 }));
    for (const { part, rows } of this.classes.values()) {
      counts[part]!.classes++;
      counts[part]!.rows += rows;
    }
    return counts;
  }

  private partAt(place: number): number {
    let end = 0;
    const index = this.parts.findIndex(({ share }) => {
      end += share;
      return place < end;
    });
    return index === -1 ? this.parts.findLastIndex(({ share }) => share > 0) : index;
  }
}
