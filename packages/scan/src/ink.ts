import type { Grey } from './picture.ts';

/** What lies above and left of each pixel, added up; one column and row more than the picture. */
export interface Sums {
  readonly width: number;
  readonly height: number;
  readonly data: Int32Array;
}

export function sumsOf({ width, height, data }: Grey): Sums {
  const wide = width + 1;
  const sums = new Int32Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let line = 0;
    const above = y * wide + 1;
    for (let x = 0; x < width; x++) {
      line += data[y * width + x]!;
      sums[above + wide + x] = sums[above + x]! + line;
    }
  }
  return { width, height, data: sums };
}

/** What counts as ink. */
export interface Threshold {
  /** Side of the square around a pixel whose mean is its paper, in pixels; odd. */
  readonly window: number;
  /** How much darker than its paper ink is, 0…255. */
  readonly offset: number;
  /** Ink is lighter than paper. */
  readonly isDark: boolean;
}

/** Stretches of ink in the rows of a picture, from top to bottom and from left to right. */
export interface Runs {
  readonly count: number;
  readonly starts: Int32Array;
  /** One past the last pixel of each. */
  readonly ends: Int32Array;
  /** The first run of each row; one number more than there are rows. */
  readonly rows: Int32Array;
}

/**
 * Pixels that differ from their paper, as runs. The paper of a pixel is the darkest of four means:
 * of what lies to its left, to its right, above and below. So the edge of a shadow is no ink.
 */
export function runsOf(picture: Grey, sums: Sums, { window, offset, isDark }: Threshold): Runs {
  const { width, height, data } = picture;
  const wide = width + 1;
  const most = height * ((width + 1) >> 1);
  const starts = new Int32Array(most);
  const ends = new Int32Array(most);
  const rows = new Int32Array(height + 1);
  const half = window >> 1;
  const all = sums.data;
  let count = 0;
  for (let y = 0; y < height; y++) {
    rows[y] = count;
    const top = Math.max(0, y - half) * wide;
    const level = y * wide;
    const bottom = Math.min(height, y + half + 1) * wide;
    const tall = (bottom - top) / wide;
    const above = Math.max(1, (level - top) / wide);
    const below = (bottom - level) / wide;
    let isInk = false;
    for (let x = 0; x < width; x++) {
      const left = x < half ? 0 : x - half;
      const right = Math.min(x + half + 1, width);
      const across = right - left;
      const west =
        (all[bottom + x]! - all[bottom + left]! - all[top + x]! + all[top + left]!) / (tall * Math.max(1, x - left));
      const east = (all[bottom + right]! - all[bottom + x]! - all[top + right]! + all[top + x]!) / (tall * (right - x));
      const north =
        (all[level + right]! - all[level + left]! - all[top + right]! + all[top + left]!) / (across * above);
      const south =
        (all[bottom + right]! - all[bottom + left]! - all[level + right]! + all[level + left]!) / (across * below);
      const light = data[y * width + x]!;
      const isDarker = isDark
        ? light - Math.max(west, east, north, south) > offset
        : Math.min(west, east, north, south) - light > offset;
      if (isDarker === isInk) continue;
      if (isDarker) starts[count] = x;
      else ends[count++] = x;
      isInk = isDarker;
    }
    if (isInk) ends[count++] = width;
  }
  rows[height] = count;
  return { count, starts, ends, rows };
}

/**
 * The commonest levels of grey of a picture, the commonest first, which lie more than `apart` from
 * each other: what a screen paints its ground and its cells with.
 */
export function commonLevels({ data }: Grey, count: number, apart: number): number[] {
  const counts = new Int32Array(256);
  for (const light of data) counts[light]!++;
  const levels: number[] = [];
  while (levels.length < count) {
    const level = counts.indexOf(counts.reduce((most, count) => Math.max(most, count)));
    levels.push(level);
    counts.fill(0, Math.max(0, level - apart), level + apart + 1);
  }
  return levels;
}

/** Pixels further than `apart` from a level, as runs: what lies on a ground of one colour. */
export function runsBeside({ width, height, data }: Grey, level: number, apart: number): Runs {
  const starts = new Int32Array(height * ((width + 1) >> 1));
  const ends = new Int32Array(starts.length);
  const rows = new Int32Array(height + 1);
  let count = 0;
  for (let y = 0; y < height; y++) {
    rows[y] = count;
    let isOn = false;
    for (let x = 0; x < width; x++) {
      const isBeside = Math.abs(data[y * width + x]! - level) > apart;
      if (isBeside === isOn) continue;
      if (isBeside) starts[count] = x;
      else ends[count++] = x;
      isOn = isBeside;
    }
    if (isOn) ends[count++] = width;
  }
  rows[height] = count;
  return { count, starts, ends, rows };
}

/** Pieces of ink that hang together. */
export interface Blobs {
  /** The blob of each run. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Of each blob: left, top, right, bottom; right and bottom lie one past the last pixel. */
  readonly boxes: Int32Array;
}

/** Runs that touch, also by a corner, are one blob. */
export function blobsOf({ count, starts, ends, rows }: Runs): Blobs {
  const parents = new Int32Array(count);
  for (let run = 0; run < count; run++) parents[run] = run;
  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  };
  for (let y = 1; y < rows.length - 1; y++) {
    let above = rows[y - 1]!;
    const lastAbove = rows[y]!;
    for (let run = rows[y]!; run < rows[y + 1]!; run++) {
      while (above < lastAbove && ends[above]! < starts[run]!) above++;
      for (let other = above; other < lastAbove && starts[other]! <= ends[run]!; other++) {
        const [a, b] = [rootOf(run), rootOf(other)];
        if (a < b) parents[b] = a;
        else parents[a] = b;
      }
    }
  }
  return labelled(parents, { starts, ends, rows });
}

function labelled(parents: Int32Array, { starts, ends, rows }: Omit<Runs, 'count'>): Blobs {
  const labels = new Int32Array(parents.length);
  let count = 0;
  // A root is the first run of its blob, so its label is there before it is read.
  for (let run = 0; run < parents.length; run++) {
    let root = parents[run]!;
    while (parents[root] !== root) root = parents[root]!;
    labels[run] = root === run ? count++ : labels[root]!;
  }
  const boxes = new Int32Array(4 * count);
  for (let blob = 0; blob < count; blob++) boxes[4 * blob] = 1 << 30;
  for (let y = 0; y < rows.length - 1; y++)
    for (let run = rows[y]!; run < rows[y + 1]!; run++) {
      const at = 4 * labels[run]!;
      if (boxes[at + 3] === 0) boxes[at + 1] = y;
      if (starts[run]! < boxes[at]!) boxes[at] = starts[run]!;
      if (ends[run]! > boxes[at + 2]!) boxes[at + 2] = ends[run]!;
      boxes[at + 3] = y + 1;
    }
  return { labels, count, boxes };
}
