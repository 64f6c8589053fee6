import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';
import { afterAll, expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { objectsOf, run } from '../testing.ts';
import { chunk, exif, header, pngOf, SIGNATURE, segment, withSegments } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SIDES = { width: 64, height: 48 };
const PNG = pngOf(SIDES);
const JPEG = encode({ ...SIDES, data: Buffer.alloc(4 * 64 * 48, 200) }, 90).data as Buffer;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const END = chunk('IEND', new Uint8Array());
const png = (...chunks: readonly Uint8Array[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);
const data = (bytes: Uint8Array): Buffer => chunk('IDAT', deflateSync(bytes));
/** Where the frame of a JPEG file begins: its marker. */
const frameAt = (jpeg: Buffer): number => jpeg.indexOf(Buffer.from([0xff, 0xc0]));

function changed(file: Buffer, at: number, ...bytes: readonly number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

/** A progressive JPEG file of grey pixels with only the first layer, as often as wanted. */
function progressive(sides: { readonly width: number; readonly height: number }, scans: number): Buffer {
  const { width, height } = sides;
  const table = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
  const frame = segment(0xc2, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
  // One code of one bit: the difference 0. Each block is one bit.
  const codes = segment(0xc4, Buffer.from([0, 1, ...new Array<number>(16).fill(0)]));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])), Buffer.alloc(Math.ceil(blocks / 8))]);
  const all = new Array<Buffer>(scans).fill(scan);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), table, frame, codes, ...all, Buffer.from([0xff, 0xd9])]);
}

const NOTHING = /^no-grid|too-small|blurred$/;
const CUT = 'ends too early';
const DAMAGED = 'damaged';

type Row = readonly [name: string, content: Uint8Array, says: string | RegExp];

/** Files, and what is said of each: a sentence, or why a good picture has no puzzle. */
const FILES: readonly Row[] = [
  ['empty.png', Buffer.alloc(0), 'The file is empty.'],
  ['text.png', text('53..7....\n6..195...\n'), 'This is no picture'],
  ['text.jpg', text('<html><body>no picture</body></html>'), 'This is no picture'],
  ['zeros.jpg', Buffer.alloc(1000), 'This is no picture'],
  ['ff.jpg', Buffer.alloc(1000, 0xff), 'This is no picture'],

  // PNG: cut
  ['signature.png', SIGNATURE, CUT],
  ['cut-header.png', PNG.subarray(0, 20), CUT],
  ['cut-data.png', PNG.subarray(0, PNG.length - 20), CUT],
  ['cut-end.png', PNG.subarray(0, PNG.length - 12), CUT],
  ['short-data.png', png(header(SIDES), data(Buffer.alloc(100)), END), CUT],
  ['cut-stream.png', png(header(SIDES), chunk('IDAT', deflateSync(Buffer.alloc(65 * 48)).subarray(0, 9)), END), CUT],
  // PNG: sizes and bombs
  ['huge.png', png(header({ width: 60_000, height: 60_000 }), data(Buffer.alloc(9)), END), '60000×60000'],
  ['no-pixels.png', png(header({ width: 0, height: 0 }), data(Buffer.alloc(9)), END), 'no pixels'],
  ['bomb.png', png(header({ width: 8, height: 8 }), data(Buffer.alloc(60_000_000)), END), 'more than its header says'],
  [
    'profile-bomb.png',
    png(header(SIDES), chunk('iCCP', deflateSync(Buffer.alloc(1e7))), data(Buffer.alloc(65 * 48)), END),
    NOTHING,
  ],
  ['long-chunk.png', png(header(SIDES), Buffer.from([0xff, 0xff, 0xff, 0xff]), text('IDAT')), CUT],
  // PNG: nonsense
  ['no-zlib.png', png(header(SIDES), chunk('IDAT', Buffer.alloc(50, 7)), END), DAMAGED],
  ['colour-5.png', png(header({ ...SIDES, colour: 5 }), data(Buffer.alloc(9)), END), 'no standard knows'],
  ['depth-3.png', png(header({ ...SIDES, depth: 3 }), data(Buffer.alloc(9)), END), 'no standard knows'],
  ['filter-9.png', png(header(SIDES), data(Buffer.alloc(65 * 48, 9)), END), DAMAGED],
  ['no-data.png', png(header(SIDES), END), 'no pixels'],
  ['no-palette.png', png(header({ ...SIDES, colour: 3 }), data(Buffer.alloc(65 * 48)), END), 'no palette'],
  ['no-header.png', png(data(Buffer.alloc(9)), END), 'does not begin with its header'],
  // PNG: unusual, but right
  ['interlaced.png', pngOf({ ...SIDES, isInterlaced: true }), NOTHING],
  ['16-bit.png', pngOf({ ...SIDES, depth: 16, colour: 6 }), NOTHING],
  ['small-palette.png', pngOf({ ...SIDES, colour: 3, palette: [1, 2, 3], samples: () => [9] }), NOTHING],
  ['clear.png', pngOf({ ...SIDES, colour: 4 }), NOTHING],
  ['one-pixel.png', pngOf({ width: 1, height: 1 }), NOTHING],
  ['line.png', pngOf({ width: 3000, height: 1, depth: 1 }), NOTHING],

  // JPEG: cut
  ['start.jpg', JPEG.subarray(0, 2), 'This is no picture|too early'],
  ['cut-header.jpg', JPEG.subarray(0, 30), CUT],
  ['cut-frame.jpg', JPEG.subarray(0, frameAt(JPEG) + 6), CUT],
  ['cut-scan.jpg', JPEG.subarray(0, JPEG.length - 30), CUT],
  // JPEG: sizes and bombs
  ['huge.jpg', changed(JPEG, frameAt(JPEG) + 5, 0xff, 0xff, 0xff, 0xff), '65535×65535'],
  ['no-pixels.jpg', changed(JPEG, frameAt(JPEG) + 5, 0, 0, 0, 0), 'no pixels'],
  ['layers.jpg', progressive({ width: 4000, height: 4000 }, 80), 'too many layers'],
  // JPEG: nonsense
  ['exif-offset.jpg', withSegments(JPEG, segment(0xe1, changed(exif(6), 10, 0xff, 0xff, 0xff, 0xf0))), NOTHING],
  ['exif-count.jpg', withSegments(JPEG, segment(0xe1, changed(exif(6), 14, 0xff, 0xff, 0, 0))), NOTHING],
  ['exif-cut.jpg', withSegments(JPEG, segment(0xe1, exif(6).subarray(0, 17))), NOTHING],
  ['exif-length.jpg', withSegments(JPEG, Buffer.from([0xff, 0xe1, 0xff, 0xff])), CUT],
  ['length-0.jpg', withSegments(JPEG, Buffer.from([0xff, 0xe5, 0, 0])), DAMAGED],
  ['arithmetic.jpg', changed(JPEG, frameAt(JPEG) + 1, 0xc9), 'This kind of JPEG is not read'],
  ['lossless.jpg', changed(JPEG, frameAt(JPEG) + 1, 0xc3), 'This kind of JPEG is not read'],
  [
    'no-frame.jpg',
    Buffer.concat([JPEG.subarray(0, 2), segment(0xda, Buffer.alloc(6)), Buffer.from([0xff, 0xd9])]),
    'no pixels',
  ],
  ['no-codes.jpg', changed(JPEG, JPEG.indexOf(Buffer.from([0xff, 0xc4])) + 1, 0xee), DAMAGED],
  // JPEG: unusual, but right
  ['progressive.jpg', progressive(SIDES, 1), NOTHING],
  ['behind.jpg', Buffer.concat([JPEG, Buffer.alloc(1000, 7)]), NOTHING],

  // Other kinds, whatever their name says
  ['webp.png', text('RIFF\0\0\0\0WEBPVP8 '), 'WebP file; save it as PNG or JPEG'],
  ['heic.jpg', text('\0\0\0\x18ftypheic\0\0\0\0'), 'HEIC file; save it as PNG or JPEG'],
  ['avif.jpg', text('\0\0\0\x18ftypavif\0\0\0\0'), 'AVIF file'],
  ['gif.png', text('GIF89a\0\0'), 'GIF file'],
  ['tiff.png', text('II*\0\0\0'), 'TIFF file'],
  ['pdf.png', text('%PDF-1.7'), 'PDF file'],
];

test('forty and more hostile files get a sentence each, in order, with bounded work', async () => {
  for (const [name, content] of FILES) writeFileSync(join(folder, name), content);
  const start = process.cpuUsage();
  const { code, out, err } = await run(['scan', '--json', '--threads', '2', ...FILES.map(([name]) => name)], '', {
    cwd: folder,
  });
  const said = objectsOf(out);
  expect(said.map(({ file }) => file)).toEqual(FILES.map(([name]) => name));
  const wrong = FILES.filter(([, , says], index) => {
    const { why, error = why, found } = said[index]!;
    return found !== false || !(says instanceof RegExp ? says : new RegExp(says)).test(String(error));
  });
  expect(wrong.map(([name]) => ({ name, said: said.find(({ file }) => file === name) }))).toEqual([]);
  expect(code).toBe(2);
  expect(err).toContain('empty.png: The file is empty.');
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(20_000);
});

test.skipIf(NO_UNIX)('what cannot be opened gets a sentence, and the rest is read', async () => {
  writeFileSync(join(folder, 'good.png'), PNG);
  symlinkSync('circle.png', join(folder, 'circle.png'));
  mkdirSync(join(folder, 'none'));
  mkdirSync(join(folder, 'some', 'deeper.png'), { recursive: true });
  writeFileSync(join(folder, 'some', 'deeper.png', '10.png'), PNG);
  writeFileSync(join(folder, 'some', 'deeper.png', '9.PNG'), PNG);
  writeFileSync(join(folder, 'some', 'notes.txt'), 'no picture');
  const operands = ['nowhere.png', 'good.png/x', 'circle.png', 'none', 'some', '/dev/zero', 'good.png', ''];
  const { code, out } = await run(['scan', '--json', ...operands], '', { cwd: folder });
  expect(objectsOf(out).map(({ file, error, why }) => `${file}: ${error ?? why}`)).toEqual([
    'nowhere.png: There is no such file.',
    'good.png/x: A part of this path is not a folder.',
    expect.stringContaining('circle.png: '),
    'none: There is no picture in this folder.',
    expect.stringMatching(/^some\/deeper\.png\/9\.PNG: (no-grid|too-small|blurred)$/),
    expect.stringMatching(/^some\/deeper\.png\/10\.png: /),
    '/dev/zero: This is no file.',
    expect.stringMatching(/^good\.png: (no-grid|too-small|blurred)$/),
    ': There is no such file.',
  ]);
  expect(code).toBe(2);
});

test('nothing to read is a mistake', async () => {
  expect(await run(['scan'])).toEqual({ code: 2, out: '', err: expect.stringContaining('Give pictures') });
});
