import { ok, type Result } from '../result.ts';
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

/** Compresses a text as `compressToBase64` of lz-string does. */
export function lzCompress(text: string): string {
  let output = '';
  let bits = 0;
  let filled = 0;
  const write = (value: number, width: number): void => {
    for (let bit = 0; bit < width; bit++) {
      bits = (bits << 1) | ((value >> bit) & 1);
      if (++filled < 6) continue;
      output += BASE64[bits];
      bits = 0;
      filled = 0;
    }
  };
  let width = 2;
  let roomLeft = 2;
  const grow = (): void => {
    if (--roomLeft > 0) return;
    roomLeft = 2 ** width;
    width++;
  };
  let nextCode = FIRST_CODE;
  const codes = new Map<number, number>();
  // Codes of longer texts. The key is the code of the text without its last character, and that
  // character.
  const longer = new Map<number, number>();
  const unwritten = new Set<number>();
  const emit = (code: number, character: number): void => {
    if (unwritten.delete(code)) {
      write(character < 256 ? BYTE : WIDE, width);
      write(character, character < 256 ? 8 : 16);
      grow();
    } else {
      write(code, width);
    }
    grow();
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
  write(END, width);
  // The bits left are filled up with zeros. As in the library, this adds a character even when no
  // bits are left.
  output += BASE64[bits << (6 - filled)];
  return output.padEnd(Math.ceil(output.length / 4) * 4, '=');
}

/** Decompresses a text of at most `most` characters. A few characters can stand for millions. */
export function lzDecompress(base64: string, most: number): Result<string, Trouble> {
  let at = 0;
  let bits = 0;
  let left = 0;
  let broken = -1;
  const read = (width: number): number => {
    let value = 0;
    for (let bit = 0; bit < width; bit++) {
      if (left === 0) {
        bits = at < base64.length ? bitsOf(base64[at]!) : -1;
        if (bits < 0) {
          if (broken < 0) broken = at;
          return END;
        }
        at++;
        left = 6;
      }
      value |= ((bits >> --left) & 1) << bit;
    }
    return value;
  };
  const damaged = (offset: number): Result<never, Trouble> =>
    trouble('compressed', Math.min(offset, base64.length), 'The compressed text is damaged or was cut off.');
  const character = (code: number): string => String.fromCharCode(read(code === BYTE ? 8 : 16));

  const texts: string[] = ['', '', ''];
  const head = read(2);
  if (head === END) return broken < 0 ? ok('') : damaged(broken);
  if (head > END) return damaged(0);
  let last = character(head);
  if (broken >= 0) return damaged(broken);
  texts.push(last);
  const pieces = [last];
  let length = 1;
  let width = 3;
  let roomLeft = 4;
  const grow = (): void => {
    if (--roomLeft > 0) return;
    roomLeft = 2 ** width;
    width++;
  };
  while (true) {
    let code = read(width);
    if (broken >= 0) return damaged(broken);
    if (code === END) return ok(pieces.join(''));
    if (code < END) {
      texts.push(character(code));
      if (broken >= 0) return damaged(broken);
      code = texts.length - 1;
      grow();
    }
    const text = code < texts.length ? texts[code]! : code === texts.length ? last + last[0] : undefined;
    if (text === undefined) return damaged(at);
    pieces.push(text);
    length += text.length;
    if (length > most)
      return trouble('compressed', 0, `The decompressed text has more than ${most} characters; no puzzle has so many.`);
    texts.push(last + text[0]);
    last = text;
    grow();
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
