import { inflateSync } from 'node:zlib';
import type { Picture } from '@pencilmark/scan';
import { BadPicture, bytesOf, CUT_SHORT, checkSides } from './bytes.ts';

/** The first eight bytes of a PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const INDEXED = 3;
/** Channels by kind of colour: grey, red-green-blue, palette, grey and alpha, all four. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, [INDEXED]: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  [INDEXED]: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** The seven passes of an interlaced picture: first column and row, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly isInterlaced: boolean;
}

interface Chunks {
  readonly header: Header;
  readonly data: Uint8Array;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array;
}

/**
 * The pixels of a PNG file, over white paper. Throws `BadPicture`. The file says how many bytes its
 * pixels take, and no more are unpacked. PNG specification, third edition.
 */
export function readPng(file: Uint8Array): Picture {
  const { header, data, palette, transparency } = chunksOf(file);
  const rows = unpacked(data, header);
  const { width, height, depth, colour } = header;
  const channels = CHANNELS[colour]!;
  const pixels = new Uint8Array(4 * width * height);
  const paint = painter(header, palette, transparency);
  const samples = new Uint16Array(channels);
  let at = 0;
  for (const [left, top, across, down] of header.isInterlaced ? PASSES : WHOLE) {
    const columns = Math.ceil((width - left) / across);
    const bytes = rowBytes(columns, header);
    if (columns <= 0) continue;
    let above: Uint8Array = new Uint8Array(bytes);
    for (let y = top; y < height; y += down) {
      const row = rows.subarray(at + 1, at + 1 + bytes);
      unfilter(rows[at]!, row, above, Math.max(1, (channels * depth) >> 3));
      at += 1 + bytes;
      above = row;
      for (let column = 0; column < columns; column++) {
        for (let channel = 0; channel < channels; channel++)
          samples[channel] = sampleAt(row, column * channels + channel, depth);
        paint(samples, pixels, 4 * (y * width + left + column * across));
      }
    }
  }
  return { width, height, data: pixels };
}

function chunksOf(file: Uint8Array): Chunks {
  const bytes = bytesOf(file);
  if (bytes.text(12, 4) !== 'IHDR') throw new BadPicture('The PNG file does not begin with its header.');
  const header = headerAt(file, 16);
  const parts: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array();
  let transparency: Uint8Array = new Uint8Array();
  for (let at = PNG_SIGNATURE.length; ; ) {
    const length = bytes.number(at, 4);
    const type = bytes.text(at + 4, 4);
    const body = bytes.part(at + 8, length);
    if (type === 'IEND') break;
    if (type === 'PLTE') palette = body;
    if (type === 'tRNS') transparency = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  if (parts.length === 0) throw new BadPicture('The PNG file has no pixels.');
  if (header.colour === INDEXED && palette.length === 0) throw new BadPicture('The PNG file has no palette.');
  return { header, data: Buffer.concat(parts), palette, transparency };
}

function headerAt(file: Uint8Array, at: number): Header {
  const bytes = bytesOf(file);
  const [width, height] = [bytes.number(at, 4), bytes.number(at + 4, 4)];
  const [depth, colour, packing, filter, interlace] = [8, 9, 10, 11, 12].map((offset) => bytes.number(at + offset, 1));
  checkSides(width, height);
  const isKnown = DEPTHS[colour!]?.includes(depth!) && packing === 0 && filter === 0 && interlace! <= 1;
  if (!isKnown) throw new BadPicture('The PNG file has a kind of pixels that no standard knows.');
  return { width, height, depth: depth!, colour: colour!, isInterlaced: interlace === 1 };
}

const rowBytes = (columns: number, { colour, depth }: Header): number =>
  Math.ceil((columns * CHANNELS[colour]! * depth) / 8);

/** The rows of all passes, each behind the byte that names its filter. */
function unpacked(data: Uint8Array, header: Header): Uint8Array {
  let length = 0;
  for (const [left, top, across, down] of header.isInterlaced ? PASSES : WHOLE) {
    const columns = Math.ceil((header.width - left) / across);
    if (columns > 0) length += Math.max(0, Math.ceil((header.height - top) / down)) * (1 + rowBytes(columns, header));
  }
  const rows = inflated(data, length);
  if (rows.length < length) throw new BadPicture(CUT_SHORT);
  return rows;
}

function inflated(data: Uint8Array, length: number): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: length });
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new BadPicture('The PNG file holds more than its header says.');
    throw new BadPicture(code === 'Z_BUF_ERROR' ? CUT_SHORT : 'The pixels of the PNG file are damaged.');
  }
}

/** Undoes the filter of a row in place. `step` is how many bytes back the pixel before lies. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (filter > 4) throw new BadPicture('The pixels of the PNG file are damaged.');
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : row[at - step]!;
    const up = above[at]!;
    const corner = at < step ? 0 : above[at - step]!;
    if (filter === 1) row[at]! += left;
    else if (filter === 2) row[at]! += up;
    else if (filter === 3) row[at]! += (left + up) >> 1;
    else if (filter === 4) row[at]! += nearest(left, up, corner);
  }
}

/** Paeth's choice: which of three neighbours is nearest to left + up - corner. */
function nearest(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function sampleAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index]!;
  if (depth === 16) return (row[2 * index]! << 8) | row[2 * index + 1]!;
  const bit = index * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

type Paint = (samples: Uint16Array, pixels: Uint8Array, at: number) => void;

/** Writes the samples of a pixel as red, green, blue and 255, over white paper. */
function painter({ colour, depth }: Header, palette: Uint8Array, transparency: Uint8Array): Paint {
  const scale = 255 / (2 ** depth - 1);
  const put = (pixels: Uint8Array, at: number, red: number, green: number, blue: number, share: number): void => {
    pixels[at] = 255 + (red - 255) * share;
    pixels[at + 1] = 255 + (green - 255) * share;
    pixels[at + 2] = 255 + (blue - 255) * share;
    pixels[at + 3] = 255;
  };
  if (colour === INDEXED)
    return (samples, pixels, at) => {
      const index = samples[0]!;
      const [red, green, blue] = [palette[3 * index] ?? 0, palette[3 * index + 1] ?? 0, palette[3 * index + 2] ?? 0];
      put(pixels, at, red, green, blue, (transparency[index] ?? 255) / 255);
    };
  const channels = CHANNELS[colour]!;
  const [green, blue] = channels > 2 ? [1, 2] : [0, 0];
  const clear = bytesOf(transparency);
  const isClear = (samples: Uint16Array): boolean =>
    clear.length >= 2 * channels && samples.every((sample, channel) => sample === clear.number(2 * channel, 2));
  const shareOf =
    colour >= 4
      ? (samples: Uint16Array) => (samples[channels - 1]! * scale) / 255
      : (samples: Uint16Array) => (clear.length > 0 && isClear(samples) ? 0 : 1);
  return (samples, pixels, at) =>
    put(pixels, at, samples[0]! * scale, samples[green]! * scale, samples[blue]! * scale, shareOf(samples));
}
