/** Lines of bytes: where they end, and how many there are. */

export const LINE_FEED = 10;
const RETURN = 13;

/** How many lines bytes hold: ends by LF, CR LF or CR alone, and what follows the last of them. */
export function countLines(bytes: Uint8Array): number {
  let lines = bytes.length > 0 && bytes.at(-1) !== LINE_FEED && bytes.at(-1) !== RETURN ? 1 : 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    lines++;
    // A search for each of many blank lines would take its time.
    for (; bytes[at + 1] === LINE_FEED; at++) lines++;
  }
  for (let at = bytes.indexOf(RETURN); at >= 0; at = bytes.indexOf(RETURN, at + 1))
    if (bytes[at + 1] !== LINE_FEED) lines++;
  return lines;
}

/** The end of the line that starts at a place, after its line feed. */
export function endOfLine(bytes: Uint8Array, at: number): number {
  const feed = bytes.indexOf(LINE_FEED, at);
  return feed < 0 ? bytes.length : feed + 1;
}

/** The end of the line that starts at a place, and of the blank lines after it. */
export function endOfBlanks(bytes: Uint8Array, at: number): number {
  let end = endOfLine(bytes, at);
  while (bytes[end] === LINE_FEED) end++;
  return end;
}

/**
 * The last line of bytes if it looks like a plain puzzle: a guess, later compared with what its
 * thread found.
 */
export function lastLine(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-84).toString('latin1');
  return /(?:^|\n)([0-9.]{81})\r?\n$/.exec(text)?.[1] ?? '';
}
