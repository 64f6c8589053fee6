import type { Picture } from '@pencilmark/scan';
import { decode } from 'jpeg-js';
import { BadPicture, type Bytes, bytesOf, CUT_SHORT, checkSides, MOST_PIXELS } from './bytes.ts';
import { orientationOf } from './exif.ts';
import { oriented } from './oriented.ts';

const END = 0xd9;
const SCAN = 0xda;
const APP1 = 0xe1;
/** Frames that the decoder knows: baseline, extended and progressive. */
const KNOWN_FRAMES = [0xc0, 0xc1, 0xc2];
/** Markers in the same range that begin no frame. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
/** A byte that only fills; marks within packed pixels. */
const FILL = 0xff;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;
const MOST_MEGABYTES = 1500;
/** A progressive file has some ten scans, each of which goes over all pixels. */
const MOST_WORK = 1e9;

/**
 * The pixels of a JPEG file, turned as its orientation says. Throws `BadPicture`. Sides and scans
 * are checked before anything is unpacked.
 */
export function readJpeg(file: Uint8Array): Picture {
  const { orientation, pixels, scans } = headersOf(bytesOf(file));
  if (pixels * scans > MOST_WORK) throw new BadPicture('The JPEG file has too many layers for its size.');
  const { width, height, data } = decoded(file);
  return oriented({ width, height, data }, orientation);
}

interface Headers {
  readonly orientation: number;
  readonly pixels: number;
  readonly scans: number;
}

/** Walks over the whole file, without unpacking anything. */
function headersOf(bytes: Bytes): Headers {
  let orientation = 1;
  let pixels = 0;
  let scans = 0;
  for (let at = 2; ; ) {
    if (bytes.number(at, 1) !== 0xff) throw new BadPicture('The headers of the JPEG file are damaged.');
    const marker = bytes.number(at + 1, 1);
    if (marker === END) break;
    if (marker === FILL) {
      at++;
      continue;
    }
    const length = bytes.number(at + 2, 2);
    if (length < 2) throw new BadPicture('The headers of the JPEG file are damaged.');
    const body = bytes.part(at + 4, length - 2);
    if (marker === APP1) orientation = orientationOf(body) ?? orientation;
    if (isFrame(marker)) pixels = pixelsOf(marker, bytesOf(body));
    at += 2 + length;
    if (marker === SCAN) {
      scans++;
      at = endOfScan(bytes, at);
    }
  }
  if (pixels === 0 || scans === 0) throw new BadPicture('The JPEG file has no pixels.');
  return { orientation, pixels, scans };
}

function pixelsOf(marker: number, frame: Bytes): number {
  if (!KNOWN_FRAMES.includes(marker)) throw new BadPicture('This kind of JPEG is not read; save it as a usual one.');
  const [height, width] = [frame.number(1, 2), frame.number(3, 2)];
  checkSides(width, height);
  return width * height;
}

/** Where the next marker lies after the packed pixels of a scan. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; ; at++) {
    at = bytes.find(0xff, at);
    const next = bytes.number(at + 1, 1);
    if (next !== 0 && (next < FIRST_RESTART || next > LAST_RESTART)) return at;
  }
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

function decoded(file: Uint8Array): Picture {
  try {
    return decode(file, {
      useTArray: true,
      maxResolutionInMP: MOST_PIXELS / 1e6,
      maxMemoryUsageInMB: MOST_MEGABYTES,
    });
  } catch (problem) {
    const { message } = problem as Error;
    if (/marker was not found|unknown JPEG marker 0$/.test(message)) throw new BadPicture(CUT_SHORT);
    if (/^Unsupported color/.test(message))
      throw new BadPicture('The JPEG file has colours for print; save it as RGB.');
    throw new BadPicture('The JPEG file is damaged.');
  }
}
