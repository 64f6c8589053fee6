import type { Geometry } from '../../geometry/geometry.ts';

/** Which cells see which: bit o of the words from `sight[c·words]` on tells that cell c sees o. */
export interface Sight {
  readonly sight: Int32Array;
  readonly words: number;
}

const known = new WeakMap<Uint16Array, Sight>();

export function sightOf({ cellCount, peers, peerStart }: Geometry): Sight {
  let cached = known.get(peers);
  if (cached) return cached;
  const words = (cellCount + 31) >> 5;
  const sight = new Int32Array(cellCount * words);
  for (let cell = 0; cell < cellCount; cell++)
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const peer = peers[index]!;
      sight[cell * words + (peer >> 5)]! |= 1 << (peer & 31);
    }
  known.set(peers, (cached = { sight, words }));
  return cached;
}
