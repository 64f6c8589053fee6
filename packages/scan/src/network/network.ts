import { check } from '@pencilmark/core/result';
import { A_NETWORK, CELLS } from '../expected.ts';
import { CELL_SIDE, type Cells } from '../types.ts';
import { forward, type Room, roomFor } from './forward.ts';
import { type Kernels, loadKernels } from './kernels.ts';
import { CLASSES, LAYERS, placed } from './layers.ts';
import { unpacked } from './packing.ts';
import { plainKernels } from './plain.ts';
import { TEMPERATURE, WEIGHTS } from './weights.ts';

/** Cells that go through the network together. */
const GROUP = 16;

const AREA = CELL_SIDE * CELL_SIDE;

/** A network that reads cells. */
export interface Network {
  /** 'simd', or 'plain' where WebAssembly has no vectors: the same bits, forty times slower. */
  readonly name: string;
  /** What outputs are divided by before they become probabilities. */
  readonly temperature: number;
  /** What the last layer says of pictures of 32 × 32 normalised pixels: 28 numbers for each. */
  outputs(pixels: Float32Array, count: number): Float32Array;
}

/**
 * The network with its weights. Nothing is fetched: code and weights are modules of this package.
 *
 *     (await loadNetwork()).name      // 'simd'
 */
export const loadNetwork = async (): Promise<Network> => networkOf((await loadKernels()) ?? plainKernels());

/**
 * The same network in plain JavaScript, the referee.
 *
 *     plainNetwork().name      // 'plain'
 */
export const plainNetwork = (): Network => networkOf(plainKernels());

/**
 * A network from kernels, and from packed weights with their temperature if they are not those of
 * this package.
 */
export function networkOf(kernels: Kernels, packed = bytesOf(WEIGHTS), temperature = TEMPERATURE): Network {
  const layers = placed(LAYERS, CELL_SIDE);
  const room = roomFor(kernels, layers, GROUP);
  kernels.floats(room.weights, room.weightCount).set(unpacked(layers, packed));
  const outputs = (pixels: Float32Array, count: number): Float32Array => outputsOf(kernels, room, pixels, count);
  return { name: kernels.name, temperature, outputs };
}

function outputsOf(kernels: Kernels, room: Room, pixels: Float32Array, count: number): Float32Array {
  const width = room.layers.at(-1)!.outChannels;
  const outputs = new Float32Array(count * width);
  for (let start = 0; start < count; start += GROUP) {
    const group = Math.min(GROUP, count - start);
    kernels.floats(room.values[0]!, group * AREA).set(pixels.subarray(start * AREA, (start + group) * AREA));
    forward(kernels, room, group);
    outputs.set(kernels.floats(room.values.at(-1)!, group * width), start * width);
  }
  return outputs;
}

/** The bytes behind base64. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * What a network makes of cells: for each cell 27 logarithms of probabilities, those of blank,
 * printed 1–9, A–G, pencil marks, and handwritten 1–9. They are calibrated: of the cells that are
 * said to be something with probability p, about that part is.
 *
 *     const cells = { pixels: new Float32Array(1024), count: 1 };
 *     readCells(plainNetwork(), cells).length      // 27
 */
export function readCells(network: Network, cells: Pick<Cells, 'pixels' | 'count'>): Float32Array {
  check('readCells', 'network', network, A_NETWORK);
  check('readCells', 'cells', cells, CELLS);
  const { pixels, count } = cells;
  const { temperature } = network;
  const outputs = network.outputs(pixels, count);
  const width = outputs.length / Math.max(1, count);
  const logs = new Float32Array(count * CLASSES);
  for (let cell = 0; cell < count; cell++) {
    const own = outputs.subarray(cell * width, cell * width + CLASSES);
    const most = Math.max(...own);
    let sum = 0;
    for (const output of own) sum += Math.exp((output - most) / temperature);
    const all = Math.log(sum);
    for (let at = 0; at < CLASSES; at++) logs[cell * CLASSES + at] = (own[at]! - most) / temperature - all;
  }
  return logs;
}
