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
const MOST_MEGABYTES = 1500;

/**
 * The pixels of a JPEG file, turned as its orientation says. Throws `BadPicture`. Sides are checked
 * before anything is unpacked.
 */
export function readJpeg(file: Uint8Array): Picture {
  const orientation = checkedHeaders(bytesOf(file));
  const { width, height, data } = decoded(file);
  return oriented({ width, height, data }, orientation);
}

/** Walks over the headers up to the first scan; gives the orientation, 1…8. */
function checkedHeaders(bytes: Bytes): number {
  let orientation = 1;
  let hasFrame = false;
  for (let at = 2; ; ) {
    if (bytes.number(at, 1) !== 0xff) throw new BadPicture('The headers of the JPEG file are damaged.');
    const marker = bytes.number(at + 1, 1);
    if (marker === 0xff) {
      at++; // a byte that only fills
      continue;
    }
    if (marker === SCAN || marker === END) break;
    const length = bytes.number(at + 2, 2);
    if (length < 2) throw new BadPicture('The headers of the JPEG file are damaged.');
    const body = bytes.part(at + 4, length - 2);
    if (marker === APP1) orientation = orientationOf(body) ?? orientation;
    if (isFrame(marker)) {
      if (!KNOWN_FRAMES.includes(marker))
        throw new BadPicture('This kind of JPEG is not read; save it as a usual one.');
      const frame = bytesOf(body);
      checkSides(frame.number(3, 2), frame.number(1, 2));
      hasFrame = true;
    }
    at += 2 + length;
  }
  if (!hasFrame) throw new BadPicture('The JPEG file has no pixels.');
  return orientation;
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
