import type { Picture } from './types.ts';

/** A picture with one byte a pixel. */
export interface Grey extends Picture {
  readonly data: Uint8Array;
}

/** The grey of a picture; what is transparent lies on white. Luminance by ITU-R BT.601. */
export function greyOf({ width, height, data }: Picture): Grey {
  const count = width * height;
  if (data.length === count) return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, count) };
  const grey = new Uint8Array(count);
  for (let pixel = 0, byte = 0; pixel < count; pixel++, byte += 4) {
    const light = 77 * data[byte]! + 150 * data[byte + 1]! + 29 * data[byte + 2]!;
    const alpha = data[byte + 3]!;
    grey[pixel] = alpha === 255 ? light >> 8 : ((light >> 8) * alpha + 255 * (255 - alpha)) / 255;
  }
  return { width, height, data: grey };
}

/** Which pixels of a side each new pixel covers, and how much of the first and of the last. */
interface Cover {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly head: Float32Array;
  readonly tail: Float32Array;
}

function coverOf(from: number, to: number): Cover {
  const cover = {
    first: new Int32Array(to),
    last: new Int32Array(to),
    head: new Float32Array(to),
    tail: new Float32Array(to),
  };
  const step = from / to;
  for (let at = 0; at < to; at++) {
    const start = at * step;
    const end = Math.min(from, start + step);
    const first = Math.min(from - 1, Math.floor(start));
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    cover.first[at] = first;
    cover.last[at] = last;
    cover.head[at] = last === first ? end - start : first + 1 - start;
    cover.tail[at] = last === first ? 0 : end - last;
  }
  return cover;
}

/** A smaller picture, each pixel the mean of the area that it stands for. */
export function shrunk(picture: Grey, width: number, height: number): Grey {
  const { width: wide, data } = picture;
  const columns = coverOf(wide, width);
  const rows = coverOf(picture.height, height);
  const result = new Uint8Array(width * height);
  const line = new Float32Array(wide);
  const scale = (width / wide) * (height / picture.height);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let row = rows.first[y]!; row <= rows.last[y]!; row++) {
      const weight = row === rows.first[y] ? rows.head[y]! : row === rows.last[y] ? rows.tail[y]! : 1;
      const start = row * wide;
      for (let x = 0; x < wide; x++) line[x]! += weight * data[start + x]!;
    }
    for (let x = 0; x < width; x++) {
      const first = columns.first[x]!;
      const last = columns.last[x]!;
      let sum = line[first]! * columns.head[x]! + line[last]! * columns.tail[x]!;
      for (let column = first + 1; column < last; column++) sum += line[column]!;
      result[y * width + x] = sum * scale + 0.5;
    }
  }
  return { width, height, data: result };
}

/** The picture with its long side at most `side` pixels, and how many pixels became one. */
export function fitted(picture: Grey, side: number): { readonly picture: Grey; readonly shrink: number } {
  const long = Math.max(picture.width, picture.height);
  if (long <= side) return { picture, shrink: 1 };
  const shrink = long / side;
  const width = Math.max(1, Math.round(picture.width / shrink));
  const height = Math.max(1, Math.round(picture.height / shrink));
  return { picture: shrunk(picture, width, height), shrink };
}

/** Coarser copies of pictures, by how many pixels became one. */
const copies = new WeakMap<Grey, Map<string, Grey>>();

/** The picture with so many pixels across and down as one. A copy lives as long as its picture. */
export function coarser(picture: Grey, across: number, down: number): Grey {
  const [wide, tall] = [boundedStep(across, picture.width), boundedStep(down, picture.height)];
  if (wide === 1 && tall === 1) return picture;
  const own = copies.get(picture) ?? new Map<string, Grey>();
  copies.set(picture, own);
  const key = `${wide} ${tall}`;
  const copy = own.get(key) ?? shrunk(picture, Math.ceil(picture.width / wide), Math.ceil(picture.height / tall));
  own.set(key, copy);
  return copy;
}

/** Whole pixels, 1 at least, that leave two of a side. */
const boundedStep = (step: number, side: number): number => Math.max(1, Math.min(step, side >> 1)) || 1;

/** The light at a point between pixels, 0…255; outside of the picture that of its edge. */
export function lightAt({ width, height, data }: Grey, x: number, y: number): number {
  const u = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const v = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const column = u | 0;
  const row = v | 0;
  const right = u - column;
  const below = v - row;
  const at = row * width + column;
  const upper = data[at]! + right * (data[at + 1]! - data[at]!);
  const lower = data[at + width]! + right * (data[at + width + 1]! - data[at + width]!);
  return upper + below * (lower - upper);
}

/** The part of a picture between four bounds, and where its corner lies. */
export function cropped(
  { width, height, data }: Grey,
  left: number,
  top: number,
  right: number,
  bottom: number,
): { readonly grey: Grey; readonly left: number; readonly top: number } {
  const x = Math.max(0, Math.min(width - 2, Math.floor(left)));
  const y = Math.max(0, Math.min(height - 2, Math.floor(top)));
  const wide = Math.max(2, Math.min(width, Math.ceil(right)) - x);
  const tall = Math.max(2, Math.min(height, Math.ceil(bottom)) - y);
  const part = new Uint8Array(wide * tall);
  for (let row = 0; row < tall; row++)
    part.set(data.subarray((y + row) * width + x, (y + row) * width + x + wide), row * wide);
  return { grey: { width: wide, height: tall, data: part }, left: x, top: y };
}

/** A picture blurred by a few tenths of a pixel: three taps along each side with that deviation. */
export function softened({ width, height, data }: Grey, deviation: number): Grey {
  const side = Math.min(0.33, deviation ** 2 / 2);
  const middle = 1 - 2 * side;
  const level = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = data[x === 0 ? at : at - 1]!;
      const right = data[x === width - 1 ? at : at + 1]!;
      level[at] = middle * data[at]! + side * (left + right);
    }
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const above = level[y === 0 ? at : at - width]!;
      const below = level[y === height - 1 ? at : at + width]!;
      result[at] = middle * level[at]! + side * (above + below) + 0.5;
    }
  return { width, height, data: result };
}
