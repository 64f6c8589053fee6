/** The last line of some bytes if it looks like a plain puzzle; a guess, compared later with what its thread found. */
export function lastLine(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-84).toString('latin1');
  return /(?:^|\n)([0-9.]{81})\r?\n$/.exec(text)?.[1] ?? '';
}
