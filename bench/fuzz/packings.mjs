/** Packed inputs: whole ones, damaged ones, and a few bytes that stand for many. */
import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { damaged } from './damage.mjs';

const zstd = await Zstd.load();

const PACKERS = { '.gz': (bytes) => gzipSync(bytes), '.zst': (bytes) => Buffer.from(zstd.compress(bytes)) };

/** Texts that pack well, in bytes before they are packed. */
const BOMB = 40_000_000;
const BOMB_SIGNS = ['\n', '1', '.', '[', '{', ' ', '\0', '#', '"'];

/** Bytes as a packed file, whole; `ending` says how. */
const packedAs = (ending, bytes) => PACKERS[ending](bytes);

const CHANGES = [
  (_draw, bytes) => bytes,
  (draw, bytes, whole) => damaged(draw, bytes, whole),
  (draw, bytes) => bytes.subarray(0, draw.below(bytes.length + 1)),
  (draw, bytes) => Buffer.concat([bytes, Buffer.alloc(draw.size(5000), draw.pick([0, 1, 31, 40, 255]))]),
  (draw, bytes, other) => Buffer.concat([bytes, other.subarray(0, draw.below(other.length + 1))]),
  (draw, bytes) => Buffer.concat(Array(1 + draw.size(200)).fill(bytes)),
  (draw, bytes) => {
    const changed = Buffer.from(bytes);
    changed[draw.below(Math.min(24, changed.length))] ^= 1 << draw.below(8);
    return changed;
  },
  (draw, bytes) => packedAs(draw.pick(['.gz', '.zst']), bytes),
];

/** A packed text of the stock, perhaps with damage inside and outside. */
export async function damagedPacking(draw, { texts }) {
  const ending = draw.pick(['.gz', '.zst']);
  if (draw.oneIn(40))
    return { about: 'much of the same', ending, bytes: packedAs(ending, Buffer.alloc(BOMB, draw.pick(BOMB_SIGNS))) };
  const { name, bytes } = draw.pick(texts);
  const inside = draw.oneIn(2) ? bytes : damaged(draw, bytes, draw.pick(texts).bytes);
  const other = packedAs(draw.pick(['.gz', '.zst']), draw.pick(texts).bytes);
  return { about: name, ending, bytes: draw.pick(CHANGES)(draw, packedAs(ending, inside), other) };
}
