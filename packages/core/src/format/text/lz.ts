import { ok, type Result } from '../../result.ts';
import { type Trouble, trouble } from './trouble.ts';

// The format of the lz-string library. Both sides build the same dictionary of texts: each new text
// is an earlier one and one more character. A code has as many bits as the dictionary needs, lowest
// bit first. A base64 character holds six bits.

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Codes that stand for no text: a new character of 8 or of 16 bits follows, or the text ends.
 */
const BYTE = 0;
const WIDE = 1;
const END = 2;
const FIRST_CODE = 3;

/** How many bits the next code has: one more each time when the codes so far fill up its range. */
class CodeWidth {
  bits = 2;
  private roomLeft = 2;

  /** Takes in that there is a code more. */
  grow(): void {
    if (--this.roomLeft > 0) return;
    this.roomLeft = 2 ** this.bits;
    this.bits++;
  }
}

/** Writes numbers of any width as base64, lowest bit first. */
class BitWriter {
  private output = '';
  private bits = 0;
  private filled = 0;

  write(value: number, width: number): void {
    for (let bit = 0; bit < width; bit++) {
      this.bits = (this.bits << 1) | ((value >> bit) & 1);
      if (++this.filled < 6) continue;
      this.output += BASE64[this.bits];
      this.bits = 0;
      this.filled = 0;
    }
  }

  /**
   * All that was written. The bits left are filled up with zeros. As in the library, this adds a
   * character even when no bits are left.
   */
  end(): string {
    const output = this.output + BASE64[this.bits << (6 - this.filled)];
    return output.padEnd(Math.ceil(output.length / 4) * 4, '=');
  }
}

/** Compresses a text as `compressToBase64` of lz-string does. */
export function lzCompress(text: string): string {
  const writer = new BitWriter();
  const width = new CodeWidth();
  let nextCode = FIRST_CODE;
  const codes = new Map<number, number>();
  // Codes of longer texts. The key is the code of the text without its last character, and that
  // character.
  const longer = new Map<number, number>();
  const unwritten = new Set<number>();
  const emit = (code: number, character: number): void => {
    if (unwritten.delete(code)) {
      writer.write(character < 256 ? BYTE : WIDE, width.bits);
      writer.write(character, character < 256 ? 8 : 16);
      width.grow();
    } else {
      writer.write(code, width.bits);
    }
    width.grow();
  };
  let current = -1;
  let first = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (!codes.has(character)) {
      unwritten.add(nextCode);
      codes.set(character, nextCode++);
    }
    const known = current < 0 ? codes.get(character) : longer.get(current * 65536 + character);
    if (known !== undefined) {
      if (current < 0) first = character;
      current = known;
      continue;
    }
    emit(current, first);
    longer.set(current * 65536 + character, nextCode++);
    current = codes.get(character)!;
    first = character;
  }
  if (current >= 0) emit(current, first);
  writer.write(END, width.bits);
  return writer.end();
}

/** Reads what a `BitWriter` has written. */
class BitReader {
  /** The place of the next character. */
  at = 0;
  /** Where the text is damaged or ends too early; -1 while it is whole. */
  broken = -1;
  private readonly text: string;
  private bits = 0;
  private left = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The next number; END where the text is broken. */
  read(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) {
      if (this.left === 0 && !this.readCharacter()) return END;
      value |= ((this.bits >> --this.left) & 1) << bit;
    }
    return value;
  }

  private readCharacter(): boolean {
    this.bits = this.at < this.text.length ? bitsOf(this.text[this.at]!) : -1;
    if (this.bits >= 0) {
      this.at++;
      this.left = 6;
      return true;
    }
    if (this.broken < 0) this.broken = this.at;
    return false;
  }
}

/** Decompresses a text of at most `most` characters. A few characters can stand for millions. */
export function lzDecompress(base64: string, most: number): Result<string, Trouble> {
  const reader = new BitReader(base64);
  const width = new CodeWidth();
  const damaged = (offset: number): Result<never, Trouble> =>
    trouble('compressed', Math.min(offset, base64.length), 'The compressed text is damaged or was cut off.');
  const texts = ['', '', ''];
  const pieces: string[] = [];
  let last = '';
  let length = 0;
  while (true) {
    let code = reader.read(width.bits);
    if (code < END) {
      texts.push(String.fromCharCode(reader.read(code === BYTE ? 8 : 16)));
      code = texts.length - 1;
      width.grow();
    }
    if (reader.broken >= 0) return damaged(reader.broken);
    if (code === END) return ok(pieces.join(''));
    const isFirst = pieces.length === 0;
    // The text that the dictionary gets next: the last one, and its own first character.
    const isNext = code === texts.length && !isFirst;
    const text = isNext ? last + last[0] : texts[code];
    if (text === undefined) return damaged(isFirst ? 0 : reader.at);
    pieces.push(text);
    length += text.length;
    if (length > most)
      return trouble('compressed', 0, `The decompressed text has more than ${most} characters; no puzzle has so many.`);
    if (!isFirst) texts.push(last + text[0]);
    last = text;
    width.grow();
  }
}

/**
 * The six bits of a character. The variant for addresses has - for 63 and $ for padding. A space is
 * a + that an address decoder changed.
 */
function bitsOf(character: string): number {
  const value = BASE64.indexOf(character);
  if (value >= 0) return value;
  return character === ' ' ? 62 : character === '-' ? 63 : character === '=' || character === '$' ? 0 : -1;
}
