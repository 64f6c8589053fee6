/** Takes bytes, and hands on whole lines. */
export interface LineReader {
  readonly push: (bytes: Buffer) => void;
}

const LINE_FEED = 0x0a;

/**
 * Cuts bytes into lines. A line with more than `most` bytes is never kept: `onTooLong` is called
 * instead, and nothing after it is read.
 */
export function lineReader(most: number, onLine: (line: string) => unknown, onTooLong: () => void): LineReader {
  let pieces: Buffer[] = [];
  let length = 0;
  let isBroken = false;
  const take = (bytes: Buffer): void => {
    length += bytes.length;
    if (length > most) {
      isBroken = true;
      pieces = [];
      onTooLong();
    } else if (bytes.length > 0) pieces.push(bytes);
  };
  const push = (bytes: Buffer): void => {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      take(bytes.subarray(start, end));
      if (isBroken) return;
      const line = Buffer.concat(pieces).toString('utf8');
      pieces = [];
      length = 0;
      start = end + 1;
      onLine(line);
    }
    take(bytes.subarray(start));
  };
  return { push: (bytes) => isBroken || push(bytes) };
}
