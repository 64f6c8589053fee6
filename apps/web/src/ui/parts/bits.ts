/**
 * Bits as a text for addresses, six in a character. What is written in some order is read in the
 * same order. Numbers up to 2 ** 40.
 */
export interface BitWriter {
  /** The lowest bits of a number, so many. */
  bits(value: number, count: number): void;
  isSo(value: boolean): void;
  /** A number below a limit, each as likely: about as many bits as the limit has. */
  below(value: number, limit: number): void;
  /** Any number from 0; those below 2 ** order are short. */
  number(value: number, order: number): void;
  text(): string;
}

/** Reads what a `BitWriter` wrote. Beyond the end everything is 0, and `isOver` says so. */
export interface BitReader {
  bits(count: number): number;
  isSo(): boolean;
  below(limit: number): number;
  number(order: number): number;
  /** Whether more was read than there is. */
  readonly isOver: boolean;
  /** Whether all of it was read, but for what fills the last character. */
  readonly isDone: boolean;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const EACH = 6;
const MOST_BITS = 40;

/** How many bits a number below a limit has at most. */
const widthOf = (limit: number): number => Math.ceil(Math.log2(limit));

/** How many of the numbers below a limit have a bit less than the others. */
const shorter = (limit: number): number => 2 ** widthOf(limit) - limit;

/** How many bits a number takes beyond those of its order. */
const moreThan = (order: number, value: number): number => Math.floor(Math.log2(value + 2 ** order)) - order;

/** How many bits `number` writes. */
export const numberWidth = (value: number, order: number): number => 2 * moreThan(order, value) + 1 + order;

export function bitWriter(): BitWriter {
  const all: number[] = [];
  const bits = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) all.push(Math.floor(value / 2 ** at) % 2);
  };
  return {
    bits,
    isSo: (value) => bits(value ? 1 : 0, 1),
    below(value, limit) {
      const less = shorter(limit);
      if (value < less) bits(value, widthOf(limit) - 1);
      else bits(value + less, widthOf(limit));
    },
    // Exponential Golomb codes: how many bits there are beyond the order, then the bits.
    number(value, order) {
      const more = moreThan(order, value);
      for (let count = 0; count < more; count++) bits(1, 1);
      bits(0, 1);
      bits(value + 2 ** order - 2 ** (order + more), order + more);
    },
    text() {
      let text = '';
      for (let at = 0; at < all.length; at += EACH) {
        let value = 0;
        for (let bit = 0; bit < EACH; bit++) value = 2 * value + (all[at + bit] ?? 0);
        text += CHARACTERS[value];
      }
      return text;
    },
  };
}

/** The reader of a text; nothing when it has other characters. */
export function bitReader(text: string): BitReader | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  let at = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let left = count; left > 0; left--, at++) {
      const character = CHARACTERS.indexOf(text[Math.floor(at / EACH)] ?? 'A');
      value = 2 * value + ((character >> (EACH - 1 - (at % EACH))) & 1);
    }
    return value;
  };
  return {
    bits,
    isSo: () => bits(1) === 1,
    below(limit) {
      const [width, less] = [widthOf(limit), shorter(limit)];
      if (width === 0) return 0;
      const short = bits(width - 1);
      return short < less ? short : 2 * short + bits(1) - less;
    },
    number(order) {
      let more = 0;
      while (more + order < MOST_BITS && bits(1) === 1) more++;
      return 2 ** (order + more) - 2 ** order + bits(order + more);
    },
    get isOver() {
      return at > EACH * text.length;
    },
    get isDone() {
      return Math.ceil(at / EACH) === text.length;
    },
  };
}

/** Whether a text ends with the check of what stands before it, as `checked` wrote it. */
export const isChecked = (text: string): boolean => checked(text.slice(0, -CHECK)) === text;

/** A text with two characters that show when it was cut off or mistyped. */
export function checked(text: string): string {
  let sum = 1;
  for (let at = 0; at < text.length; at++) sum = (sum * 67 + text.charCodeAt(at)) % PRIME;
  return text + CHARACTERS[sum >> EACH] + CHARACTERS[sum % 2 ** EACH];
}

const CHECK = 2;
/** The largest prime that two characters hold. */
const PRIME = 4093;
