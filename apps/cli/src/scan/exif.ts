import { BadPicture, bytesOf } from './bytes.ts';

const HEADING = 'Exif\0\0';
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/**
 * The orientation 1…8 in the EXIF block of a JPEG file; undefined when it has none, or
 * nonsense. EXIF 2.3, section 4.6.
 */
export function orientationOf(block: Uint8Array): number | undefined {
  try {
    const heading = bytesOf(block);
    if (heading.text(0, HEADING.length) !== HEADING) return undefined;
    const body = heading.part(HEADING.length, block.length - HEADING.length);
    const order = bytesOf(body).text(0, 2);
    if (order !== 'II' && order !== 'MM') return undefined;
    const bytes = bytesOf(body, order === 'II');
    const directory = bytes.number(4, 4);
    const count = bytes.number(directory, 2);
    for (let entry = 0; entry < count; entry++) {
      const at = directory + 2 + ENTRY_BYTES * entry;
      if (bytes.number(at, 2) !== ORIENTATION) continue;
      const value = bytes.number(at + 8, 2);
      return value >= 1 && value <= 8 ? value : undefined;
    }
    return undefined;
  } catch (problem) {
    if (problem instanceof BadPicture) return undefined; // a length that points past the end
    throw problem;
  }
}
