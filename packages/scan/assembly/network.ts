// What a small convolutional network computes, forwards and backwards, with 128-bit vectors.
//
// All numbers are 32-bit floats. A picture lies in memory row after row, pixel after pixel, with
// the channels of a pixel side by side. So the surroundings of a pixel are a few stretches of
// memory, a layer is one product of matrices, and the vectors run along the channels:
//
//     unfold      side² pixels of c channels        →  side² rows of k²·c numbers
//     multiply    rows × (k²·c)  by  (k²·c) × outs  →  side² pixels of outs channels
//
// Backwards, the same product is used twice: with the first factor read by columns it gives the
// gradient of the weights, with the weights transposed the gradient of the rows, which `fold` adds
// up to the gradient of the picture.
//
// Every sum is taken in the order in which plain code would take it, and no relaxed instruction is
// used. So src/network/plain.ts gives the same bits, and so does every machine.
//
// Addresses are in bytes, lengths and strides in numbers. Numbers of columns are multiples of 4.

/** The first address that is free. */
export const FREE: usize = memory.data(16);

@inline
function product(a: usize, at: usize): v128 {
  return f32x4.mul(v128.load32_splat(a), v128.load(at));
}

/**
 * c = a·b, or c += a·b: a is rows × inner with the given strides, b is inner × columns, c is
 * rows × columns. Four rows and eight columns at a time stay in registers.
 */
export function multiply(
  a: usize, rowStride: i32, innerStride: i32, b: usize, c: usize,
  rows: i32, inner: i32, columns: i32, adds: i32,
): void {
  const step: usize = <usize>innerStride << 2;
  const down: usize = <usize>rowStride << 2;
  const width: usize = <usize>columns << 2;
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    const first = a + <usize>row * down;
    const to = c + <usize>row * width;
    let column: usize = 0;
    for (; column + 32 <= width; column += 32) fourByEight(first, down, step, b + column, to + column, width, inner, adds);
    if (column < width) fourByFour(first, down, step, b + column, to + column, width, inner, adds);
  }
  for (; row < rows; row++) {
    const first = a + <usize>row * down;
    const to = c + <usize>row * width;
    for (let column: usize = 0; column < width; column += 16) oneByFour(first, step, b + column, to + column, width, inner, adds);
  }
}

function fourByEight(
  a: usize, down: usize, step: usize, b: usize, c: usize, width: usize, inner: i32, adds: i32,
): void {
  const zero = f32x4.splat(0);
  const c1 = c + width, c2 = c1 + width, c3 = c2 + width;
  let s00 = zero, s01 = zero, s10 = zero, s11 = zero, s20 = zero, s21 = zero, s30 = zero, s31 = zero;
  if (adds) {
    s00 = v128.load(c); s01 = v128.load(c, 16);
    s10 = v128.load(c1); s11 = v128.load(c1, 16);
    s20 = v128.load(c2); s21 = v128.load(c2, 16);
    s30 = v128.load(c3); s31 = v128.load(c3, 16);
  }
  let a1 = a + down, a2 = a1 + down, a3 = a2 + down;
  for (let k = 0; k < inner; k++) {
    const left = v128.load(b), right = v128.load(b, 16);
    let x = v128.load32_splat(a);
    s00 = f32x4.add(s00, f32x4.mul(x, left)); s01 = f32x4.add(s01, f32x4.mul(x, right));
    x = v128.load32_splat(a1);
    s10 = f32x4.add(s10, f32x4.mul(x, left)); s11 = f32x4.add(s11, f32x4.mul(x, right));
    x = v128.load32_splat(a2);
    s20 = f32x4.add(s20, f32x4.mul(x, left)); s21 = f32x4.add(s21, f32x4.mul(x, right));
    x = v128.load32_splat(a3);
    s30 = f32x4.add(s30, f32x4.mul(x, left)); s31 = f32x4.add(s31, f32x4.mul(x, right));
    a += step; a1 += step; a2 += step; a3 += step; b += width;
  }
  v128.store(c, s00); v128.store(c, s01, 16);
  v128.store(c1, s10); v128.store(c1, s11, 16);
  v128.store(c2, s20); v128.store(c2, s21, 16);
  v128.store(c3, s30); v128.store(c3, s31, 16);
}

function fourByFour(
  a: usize, down: usize, step: usize, b: usize, c: usize, width: usize, inner: i32, adds: i32,
): void {
  const zero = f32x4.splat(0);
  const c1 = c + width, c2 = c1 + width, c3 = c2 + width;
  let s0 = zero, s1 = zero, s2 = zero, s3 = zero;
  if (adds) { s0 = v128.load(c); s1 = v128.load(c1); s2 = v128.load(c2); s3 = v128.load(c3); }
  let a1 = a + down, a2 = a1 + down, a3 = a2 + down;
  for (let k = 0; k < inner; k++) {
    s0 = f32x4.add(s0, product(a, b));
    s1 = f32x4.add(s1, product(a1, b));
    s2 = f32x4.add(s2, product(a2, b));
    s3 = f32x4.add(s3, product(a3, b));
    a += step; a1 += step; a2 += step; a3 += step; b += width;
  }
  v128.store(c, s0); v128.store(c1, s1); v128.store(c2, s2); v128.store(c3, s3);
}

function oneByFour(a: usize, step: usize, b: usize, c: usize, width: usize, inner: i32, adds: i32): void {
  let sum = adds ? v128.load(c) : f32x4.splat(0);
  for (let k = 0; k < inner; k++) {
    sum = f32x4.add(sum, product(a, b));
    a += step; b += width;
  }
  v128.store(c, sum);
}

/**
 * The surroundings of every pixel as a row: kernel² pixels of a picture of side × side, 0 outside.
 * The pixels looked at lie `stride` apart; half of the kernel reaches beyond them.
 */
export function unfold(from: usize, to: usize, side: i32, channels: i32, kernel: i32, stride: i32): void {
  const half = kernel >> 1, outs = (side + stride - 1) / stride;
  const pixel: usize = <usize>channels << 2;
  for (let y = 0; y < outs; y++)
    for (let x = 0; x < outs; x++)
      for (let ky = 0; ky < kernel; ky++) {
        const row = y * stride + ky - half;
        for (let kx = 0; kx < kernel; kx++) {
          const column = x * stride + kx - half;
          if (row < 0 || row >= side || column < 0 || column >= side) memory.fill(to, 0, pixel);
          else copy(to, from + <usize>(row * side + column) * pixel, channels);
          to += pixel;
        }
      }
}

@inline
function copy(to: usize, from: usize, count: i32): void {
  if ((count & 3) == 0) for (const end = to + (<usize>count << 2); to < end; to += 16, from += 16) v128.store(to, v128.load(from));
  else for (const end = to + (<usize>count << 2); to < end; to += 4, from += 4) store<f32>(to, load<f32>(from));
}

/** The way back of `unfold`: adds what the rows hold to the pixels they came from. */
export function fold(from: usize, to: usize, side: i32, channels: i32, kernel: i32, stride: i32): void {
  const half = kernel >> 1, outs = (side + stride - 1) / stride;
  const pixel: usize = <usize>channels << 2;
  for (let y = 0; y < outs; y++)
    for (let x = 0; x < outs; x++)
      for (let ky = 0; ky < kernel; ky++) {
        const row = y * stride + ky - half;
        for (let kx = 0; kx < kernel; kx++, from += pixel) {
          const column = x * stride + kx - half;
          if (row < 0 || row >= side || column < 0 || column >= side) continue;
          add(from, to + <usize>(row * side + column) * pixel, channels);
        }
      }
}

/** to += from. */
export function add(from: usize, to: usize, count: i32): void {
  if ((count & 3) == 0) for (const end = to + (<usize>count << 2); to < end; to += 16, from += 16) v128.store(to, f32x4.add(v128.load(to), v128.load(from)));
  else for (const end = to + (<usize>count << 2); to < end; to += 4, from += 4) store<f32>(to, load<f32>(to) + load<f32>(from));
}

/** Adds the bias of each column; with `cuts`, what is then negative becomes 0. */
export function bias(values: usize, biases: usize, rows: i32, columns: i32, cuts: i32): void {
  const width: usize = <usize>columns << 2;
  const floor = cuts ? f32x4.splat(0) : f32x4.splat(-Infinity);
  for (let row = 0; row < rows; row++, values += width)
    for (let at: usize = 0; at < width; at += 16)
      v128.store(values + at, f32x4.pmax(floor, f32x4.add(v128.load(values + at), v128.load(biases + at))));
}

/** Adds every column up, to what `to` holds: the gradient of a bias. */
export function sumRows(values: usize, to: usize, rows: i32, columns: i32): void {
  for (let row = 0; row < rows; row++, values += <usize>columns << 2) add(values, to, columns);
}

/** Where a value was cut to 0, its gradient is 0. */
export function cut(values: usize, gradients: usize, count: i32): void {
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < <usize>count << 2; at += 16)
    v128.store(gradients + at, v128.and(v128.load(gradients + at), f32x4.gt(v128.load(values + at), zero)));
}

/** The largest of each 2 × 2 pixels, channel by channel. */
export function pool(from: usize, to: usize, side: i32, channels: i32): void {
  const pixel: usize = <usize>channels << 2, row = pixel * <usize>side;
  for (let y = 0; y < side; y += 2, from += row)
    for (let x = 0; x < side; x += 2, from += pixel)
      for (let at: usize = 0; at < pixel; at += 16, from += 16, to += 16)
        v128.store(to, f32x4.pmax(
          f32x4.pmax(v128.load(from), v128.load(from + pixel)),
          f32x4.pmax(v128.load(from + row), v128.load(from + row + pixel)),
        ));
}

/** The way back of `pool`: the first of the largest gets the gradient, the others 0. */
export function unpool(from: usize, values: usize, gradients: usize, to: usize, side: i32, channels: i32): void {
  const pixel: usize = <usize>channels << 2, row = pixel * <usize>side;
  for (let y = 0; y < side; y += 2, from += row, to += row)
    for (let x = 0; x < side; x += 2, from += pixel, to += pixel)
      for (let at: usize = 0; at < pixel; at += 16, from += 16, to += 16, values += 16, gradients += 16) {
        const largest = v128.load(values), gradient = v128.load(gradients);
        const first = f32x4.eq(v128.load(from), largest);
        const second = v128.andnot(f32x4.eq(v128.load(from + pixel), largest), first);
        const either = v128.or(first, second);
        const third = v128.andnot(f32x4.eq(v128.load(from + row), largest), either);
        v128.store(to, v128.and(gradient, first));
        v128.store(to + pixel, v128.and(gradient, second));
        v128.store(to + row, v128.and(gradient, third));
        v128.store(to + row + pixel, v128.andnot(gradient, v128.or(either, third)));
      }
}

/** to = from with rows and columns exchanged. */
export function transpose(from: usize, to: usize, rows: i32, columns: i32): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      store<f32>(to + (<usize>(column * rows + row) << 2), load<f32>(from + (<usize>(row * columns + column) << 2)));
}

/**
 * One step of Adam with decay (Loshchilov and Hutter 2019). `fast` and `slow` are the running
 * means of the gradient and of its square; `rate` and `slowScale` include their corrections.
 */
export function adam(
  weights: usize, gradients: usize, fast: usize, slow: usize, count: i32,
  rate: f32, slowScale: f32, decay: f32,
): void {
  for (let at: usize = 0; at < <usize>count << 2; at += 4) {
    const gradient = load<f32>(gradients + at);
    const mean = <f32>0.9 * load<f32>(fast + at) + <f32>0.1 * gradient;
    const square = <f32>0.999 * load<f32>(slow + at) + <f32>0.001 * (gradient * gradient);
    store<f32>(fast + at, mean);
    store<f32>(slow + at, square);
    const weight = load<f32>(weights + at);
    const change = rate * (mean / (sqrt<f32>(square * slowScale) + <f32>1e-8));
    store<f32>(weights + at, weight - decay * weight - change);
  }
}
