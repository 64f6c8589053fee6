import { SortedRecords } from './records.ts';

/** Where a puzzle comes from: a set that is compared with, or the collection itself. */
export type Source = 'without' | 'with' | 'own';

/** The order of the sources of equal puzzles: what decides about a puzzle comes before it. */
const SOURCES: readonly Source[] = ['without', 'with', 'own'];

/** A puzzle that is added. */
export interface Item {
  /** The 81 digits by which puzzles are compared, 0 for an empty cell. */
  readonly key: ArrayLike<number>;
  /** The digits as they were written. */
  readonly digits: ArrayLike<number>;
  readonly automorphisms: number;
  /** Its number among all puzzles of the collection. */
  readonly number: number;
}

/** A puzzle of the answer. */
export interface Member extends Item {
  /** The number of the first puzzle with the same key. */
  readonly first: number;
  /** How many have this key; undefined where each is a member of its own. */
  readonly times: number | undefined;
}

/** What is wanted of a collection. */
export interface CollectionOptions {
  /** Bytes of memory. */
  readonly memory: number;
  /** The folder for what does not fit. */
  readonly folder: string;
  /** Gives the puzzles that repeat an earlier one, in place of the first ones. */
  readonly isRepeating: boolean;
}

/** What is asked of a collection that is complete. */
interface Wish {
  readonly isWith: boolean;
  pause(): Promise<void>;
}

const BETWEEN_PAUSES = 1 << 13;

// A record has the packed key, where it comes from, its number in two words, then what does not
// decide about the order: automorphisms, how many puzzles it stands for, and the packed digits.
const CELLS = 81;
const DIGITS = Math.ceil(CELLS / 8);
const SOURCE = DIGITS;
const NUMBER = SOURCE + 1;
const AUTOMORPHISMS = NUMBER + 2;
const TIMES = AUTOMORPHISMS + 1;
const OWN = TIMES + 1;
const WORDS = OWN + DIGITS;

/** Bytes of memory for a record: itself, its place in the order, and what sorting takes. */
const RECORD_BYTES = WORDS * 4 + 4 + 16;
const LEAST_CAPACITY = 1 << 8;

/**
 * Puzzles that are compared by their keys, however many, in bounded memory. They come out in the
 * order of their keys, and equal ones in the order of their numbers.
 */
export class Collection {
  private readonly records: SortedRecords;
  private readonly isRepeating: boolean;
  private readonly record = new Uint32Array(WORDS);

  constructor({ memory, folder, isRepeating }: CollectionOptions) {
    this.isRepeating = isRepeating;
    this.records = new SortedRecords({
      words: WORDS,
      keyWords: AUTOMORPHISMS,
      capacity: Math.max(LEAST_CAPACITY, Math.floor(memory / RECORD_BYTES)),
      folder,
      fold: (kept, next) => {
        if (isRepeating || !isSame(kept, next)) return false;
        kept[TIMES]! += next[TIMES]!;
        return true;
      },
    });
  }

  add(source: Source, { key, digits, automorphisms, number }: Item): void {
    const { record } = this;
    pack(key, record, 0);
    record[SOURCE] = SOURCES.indexOf(source);
    record[NUMBER] = Math.floor(number / 2 ** 32);
    record[NUMBER + 1] = number;
    record[AUTOMORPHISMS] = automorphisms;
    record[TIMES] = 1;
    pack(digits, record, OWN);
    this.records.add(record);
  }

  /**
   * The puzzles that are in no set `without`, and with `isWith` only those in a set `with`. Now and
   * then it waits for `pause`, also where no puzzle is among what it reads.
   */
  async *members({ isWith, pause }: Wish): AsyncGenerator<Member> {
    let read = 0;
    const head = new Uint32Array(WORDS);
    const seen = new Set<Source>();
    let first = 0;
    for (const record of this.records.sorted()) {
      if (++read % BETWEEN_PAUSES === 0) await pause();
      const source = SOURCES[record[SOURCE]!]!;
      if (!isKeyOf(head, record)) seen.clear();
      const isFirst = !seen.has('own');
      head.set(record);
      seen.add(source);
      if (source !== 'own' || seen.has('without') || (isWith && !seen.has('with'))) continue;
      if (isFirst) first = numberOf(record);
      if (isFirst !== this.isRepeating) yield this.memberOf(record, first);
    }
  }

  close(): void {
    this.records.close();
  }

  private memberOf(record: Uint32Array, first: number): Member {
    return {
      key: unpacked(record, 0),
      digits: unpacked(record, OWN),
      automorphisms: record[AUTOMORPHISMS]!,
      number: numberOf(record),
      first,
      times: this.isRepeating ? undefined : record[TIMES]!,
    };
  }
}

const numberOf = (record: Uint32Array): number => record[NUMBER]! * 2 ** 32 + record[NUMBER + 1]!;

const isKeyOf = (first: Uint32Array, second: Uint32Array): boolean => isEqual(first, second, DIGITS);
const isSame = (first: Uint32Array, second: Uint32Array): boolean => isEqual(first, second, SOURCE + 1);

function isEqual(first: Uint32Array, second: Uint32Array, words: number): boolean {
  for (let word = 0; word < words; word++) if (first[word] !== second[word]) return false;
  return true;
}

/** Packs the digits of the cells, eight a word, so that words come in the order of the digits. */
function pack(digits: ArrayLike<number>, record: Uint32Array, at: number): void {
  for (let word = 0; word < DIGITS; word++) {
    let packed = 0;
    for (let cell = word * 8; cell < word * 8 + 8; cell++) packed = (packed << 4) | (digits[cell] ?? 0);
    record[at + word] = packed;
  }
}

const unpacked = (record: Uint32Array, at: number): Uint8Array =>
  Uint8Array.from({ length: CELLS }, (_, cell) => (record[at + (cell >> 3)]! >>> (28 - 4 * (cell & 7))) & 15);
