/**
 * The SHA-1 digest of an ASCII text, as 40 hex digits (FIPS 180-4). It names records and is no
 * protection.
 */
export function sha1(text: string): string {
  const count = ((text.length + 8) >> 6) + 1;
  const words = new Int32Array(count * 16);
  for (let at = 0; at < text.length; at++) words[at >> 2]! |= text.charCodeAt(at) << (24 - (at % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[count * 16 - 1] = text.length * 8;
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const schedule = new Int32Array(80);
  const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
  for (let start = 0; start < words.length; start += 16) {
    schedule.set(words.subarray(start, start + 16));
    for (let round = 16; round < 80; round++)
      schedule[round] = turned(
        schedule[round - 3]! ^ schedule[round - 8]! ^ schedule[round - 14]! ^ schedule[round - 16]!,
        1,
      );
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let round = 0; round < 80; round++) {
      const mixed =
        round < 20
          ? ((b & c) | (~b & d)) + 0x5a827999
          : round < 40
            ? (b ^ c ^ d) + 0x6ed9eba1
            : round < 60
              ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
              : (b ^ c ^ d) + 0xca62c1d6;
      const next = (turned(a, 5) + mixed + e + schedule[round]!) | 0;
      e = d;
      d = c;
      c = turned(b, 30);
      b = a;
      a = next;
    }
    [a, b, c, d, e].forEach((word, index) => {
      state[index]! += word;
    });
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
