/** Is thrown where a file is not what it should be. Its message is a sentence for people. */
export class BadPicture extends Error {}

/** The pixels that a picture may have at most. */
export const MOST_PIXELS = 50_000_000;

/** Throws unless a picture has pixels, and not too many. Decoders call it before they begin. */
export function checkSides(width: number, height: number): void {
  if (width === 0 || height === 0) throw new BadPicture('The picture has no pixels.');
  if (width * height > MOST_PIXELS)
    throw new BadPicture(`The picture has ${width}×${height} pixels; ${MOST_PIXELS / 1e6} million are the most.`);
}

export const CUT_SHORT = 'The file ends too early.';

/** Numbers out of bytes; throws `BadPicture` past the end. */
export interface Bytes {
  readonly length: number;
  /** `count` bytes, 1, 2 or 4, as a number; the most significant byte comes first. */
  number(at: number, count: 1 | 2 | 4): number;
  /** Bytes as characters of Latin-1. */
  text(at: number, count: number): string;
  part(at: number, count: number): Uint8Array;
  /** Where a byte lies next, from a place on. */
  find(byte: number, from: number): number;
}

/** Reads bytes with checks. `isLittle`: the least significant byte comes first. */
export function bytesOf(data: Uint8Array, isLittle = false): Bytes {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const check = (at: number, count: number): void => {
    if (at + count > data.length) throw new BadPicture(CUT_SHORT);
  };
  return {
    length: data.length,
    number(at, count) {
      check(at, count);
      if (count === 1) return view.getUint8(at);
      return count === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
    },
    text(at, count) {
      check(at, count);
      return String.fromCharCode(...data.subarray(at, at + count));
    },
    part(at, count) {
      check(at, count);
      return data.subarray(at, at + count);
    },
    find(byte, from) {
      const at = data.indexOf(byte, from);
      if (at === -1) throw new BadPicture(CUT_SHORT);
      return at;
    },
  };
}
