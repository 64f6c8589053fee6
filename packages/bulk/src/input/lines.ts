/** Lines of bytes: where they end, and how many there are. */

export const LINE_FEED = 10;
const RETURN = 13;

/**
 * How many lines some bytes hold. A line ends with LF, CR LF or CR alone; what follows the last end
 * is a line too.
 */
export function countLines(bytes: Uint8Array): number {
  let lines = bytes.length > 0 && bytes.at(-1) !== LINE_FEED && bytes.at(-1) !== RETURN ? 1 : 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    lines++;
    // Calling `indexOf` for each of many blank lines would be slow.
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
 * The last line of some bytes, when it looks like a plain puzzle. This is a guess; it is compared
 * later with what the thread of these bytes learnt.
 */
export function lastLine(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-84).toString('latin1');
  return /(?:^|\n)([0-9.]{81})\r?\n$/.exec(text)?.[1] ?? '';
}
