import { crc32, deflateSync } from 'node:zlib';

/** A PNG file to be made, any kind of it. */
export interface PngSpec {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** 0 grey, 2 red-green-blue, 3 palette, 4 grey and alpha, 6 all four. */
  readonly colour?: number;
  readonly isInterlaced?: boolean;
  /** The filter of every row, 0…4. */
  readonly filter?: number;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** The samples of a pixel; by default all are 0. */
  readonly samples?: (x: number, y: number) => readonly number[];
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PASSES = ['0088', '4088', '0448', '2044', '0224', '1022', '0112'].map((text) => [...text].map(Number));

/** A chunk of a PNG file. */
export function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([bigEndian(body.length), named, bigEndian(crc32(named))]);
}

const bigEndian = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

export const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The header chunk of a PNG file. */
export const header = ({ width, height, depth = 8, colour = 0, isInterlaced = false }: PngSpec): Buffer =>
  chunk(
    'IHDR',
    Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([depth, colour, 0, 0, isInterlaced ? 1 : 0])]),
  );

/** A PNG file. */
export function pngOf(spec: PngSpec): Buffer {
  const { palette, transparency } = spec;
  return Buffer.concat([
    SIGNATURE,
    header(spec),
    ...(palette ? [chunk('PLTE', Uint8Array.from(palette))] : []),
    ...(transparency ? [chunk('tRNS', Uint8Array.from(transparency))] : []),
    chunk('IDAT', deflateSync(rowsOf(spec))),
    chunk('IEND', new Uint8Array()),
  ]);
}

function rowsOf({ width, height, depth = 8, colour = 0, isInterlaced, filter = 0, samples }: PngSpec): Uint8Array {
  const step = Math.max(1, (CHANNELS[colour]! * depth) >> 3);
  const bytes: number[] = [];
  for (const [left, top, across, down] of isInterlaced ? PASSES : [[0, 0, 1, 1]]) {
    if (left! >= width) continue;
    let above: number[] = [];
    for (let y = top!; y < height; y += down!) {
      const bits: string[] = [];
      for (let x = left!; x < width; x += across!)
        for (const sample of samples?.(x, y) ?? new Array<number>(CHANNELS[colour]!).fill(0))
          bits.push(sample.toString(2).padStart(depth, '0'));
      const row = (bits.join('').match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2));
      bytes.push(filter, ...row.map((byte, at) => (byte - predicted(filter, row, above, at, step)) & 255));
      above = row;
    }
  }
  return Uint8Array.from(bytes);
}

/** What a filter expects of a byte, out of the bytes to its left and above. */
function predicted(filter: number, row: readonly number[], above: readonly number[], at: number, step: number): number {
  const [left, up, corner] = [row[at - step] ?? 0, above[at] ?? 0, above[at - step] ?? 0];
  const near = (angle: number): number => Math.abs(left + up - corner - angle);
  const paeth = near(left) <= near(up) && near(left) <= near(corner) ? left : near(up) <= near(corner) ? up : corner;
  return [0, left, up, (left + up) >> 1, paeth][filter]!;
}

/** A segment of a JPEG file: its marker, its length and its body. */
export const segment = (marker: number, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);

/** A JPEG file with segments put in behind its first two bytes. */
export const withSegments = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** An EXIF block with an orientation, in either order of bytes. */
export function exif(orientation: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(26);
  const put = (at: number, number: number): unknown =>
    isLittle ? bytes.writeUInt16LE(number, at) : bytes.writeUInt16BE(number, at);
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  put(2, 42);
  if (isLittle) bytes.writeUInt32LE(8, 4);
  else bytes.writeUInt32BE(8, 4);
  put(8, 1);
  put(10, 0x0112);
  put(12, 3);
  if (isLittle) bytes.writeUInt32LE(1, 14);
  else bytes.writeUInt32BE(1, 14);
  put(18, orientation);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), bytes]);
}
