/** One layer of a network; what is negative after a convolution or a dense layer becomes 0. */
export type Layer =
  | { readonly kind: 'convolution'; readonly kernel: number; readonly stride: number; readonly channels: number }
  | { readonly kind: 'pool' }
  | { readonly kind: 'dense'; readonly channels: number };

/** A layer with its place in a network. A dense layer sees its input as one pixel. */
export interface Placed {
  readonly layer: Layer;
  /** Pixels of a side, and numbers of a pixel: what comes in and what goes out. */
  readonly side: number;
  readonly channels: number;
  readonly outSide: number;
  readonly outChannels: number;
  /** Rows of the matrix of weights: numbers that one output is computed from. */
  readonly inner: number;
  /** Where the weights begin, `inner · outChannels` numbers; the biases follow. */
  readonly weights: number;
  /** What is negative becomes 0. */
  readonly cuts: boolean;
}

/** Classes of cells: blank; printed 1–9; A–G; pencil marks; handwritten 1–9. */
export const CLASSES = 27;
export const MARKS = 17;
export const HAND = 18;

/** Outputs of the last layer: a multiple of 4. The last output is not used. */
const OUTPUTS = 28;

/** THE layers. The first sees a picture of 32 × 32 with one channel. */
export const LAYERS: readonly Layer[] = [
  { kind: 'convolution', kernel: 5, stride: 2, channels: 12 },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 28 },
  { kind: 'pool' },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 56 },
  { kind: 'pool' },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 64 },
  { kind: 'pool' },
  { kind: 'dense', channels: 64 },
  { kind: 'dense', channels: OUTPUTS },
];

/** The numbers that go out of a layer, for one picture. */
export const sizeOf = ({ outSide, outChannels }: Placed): number => outSide * outSide * outChannels;

/** Weights and biases of a layer, counted together. */
export const weightsOf = ({ layer, inner, outChannels }: Placed): number =>
  layer.kind === 'pool' ? 0 : (inner + 1) * outChannels;

/** All layers with their shapes and the places of their weights. */
export function placed(layers: readonly Layer[], side: number): readonly Placed[] {
  let [width, channels, weights] = [side, 1, 0];
  return layers.map((layer, index) => {
    const cuts = index < layers.length - 1;
    const here: Placed = { ...shapeOf(layer, width, channels), layer, weights, cuts };
    [width, channels, weights] = [here.outSide, here.outChannels, weights + weightsOf(here)];
    return here;
  });
}

function shapeOf(layer: Layer, side: number, channels: number): Omit<Placed, 'layer' | 'weights' | 'cuts'> {
  switch (layer.kind) {
    case 'convolution': {
      const outSide = Math.ceil(side / layer.stride);
      return { side, channels, outSide, outChannels: layer.channels, inner: layer.kernel ** 2 * channels };
    }
    case 'pool':
      return { side, channels, outSide: side / 2, outChannels: channels, inner: 0 };
    case 'dense': {
      const inner = side * side * channels;
      return { side: 1, channels: inner, outSide: 1, outChannels: layer.channels, inner };
    }
  }
}
