import type { Point } from '../types.ts';

/** A line of a pen. */
export type Stroke = readonly Point[];

/** A part of an ellipse, from one angle to another, in turns; 0 points right, a quarter down. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) * 24));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const joined = (...parts: readonly Stroke[]): Stroke => parts.flat();

/** Digits and letters as lines in the unit square; their widths are about 0.6. */
export const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  1: [
    joined(
      [
        [0.32, 0.2],
        [0.54, 0],
      ],
      [[0.54, 1]],
    ),
  ],
  2: [
    joined(arc(0.5, 0.27, 0.28, 0.27, 0.52, 1.08), [
      [0.22, 1],
      [0.8, 1],
    ]),
  ],
  3: [joined(arc(0.48, 0.25, 0.26, 0.25, 0.6, 1.22), arc(0.47, 0.73, 0.3, 0.27, 0.78, 1.42))],
  4: [
    [
      [0.62, 1],
      [0.62, 0],
      [0.18, 0.7],
      [0.82, 0.7],
    ],
  ],
  5: [
    joined(
      [
        [0.74, 0],
        [0.3, 0],
        [0.26, 0.44],
      ],
      arc(0.48, 0.68, 0.3, 0.32, 0.62, 1.4),
    ),
  ],
  6: [joined([[0.68, 0]], arc(0.5, 0.68, 0.28, 0.32, 0.55, 1.55))],
  7: [
    [
      [0.2, 0],
      [0.8, 0],
      [0.42, 1],
    ],
  ],
  8: [arc(0.5, 0.25, 0.24, 0.25, 0, 1), arc(0.5, 0.74, 0.29, 0.26, 0, 1)],
  9: [joined(arc(0.5, 0.32, 0.28, 0.32, 1.05, 0.05), [[0.36, 1]])],
  A: [
    [
      [0.15, 1],
      [0.5, 0],
      [0.85, 1],
    ],
    [
      [0.28, 0.65],
      [0.72, 0.65],
    ],
  ],
  B: [
    joined(
      [
        [0.22, 1],
        [0.22, 0],
      ],
      arc(0.46, 0.24, 0.28, 0.24, 0.75, 1.25),
      arc(0.46, 0.74, 0.34, 0.26, 0.75, 1.25),
      [[0.22, 1]],
    ),
  ],
  C: [arc(0.54, 0.5, 0.36, 0.5, 0.88, 0.12)],
  D: [
    joined(
      [
        [0.2, 1],
        [0.2, 0],
      ],
      arc(0.4, 0.5, 0.42, 0.5, 0.75, 1.25),
      [[0.2, 1]],
    ),
  ],
  E: [
    [
      [0.78, 0],
      [0.24, 0],
      [0.24, 1],
      [0.8, 1],
    ],
    [
      [0.24, 0.48],
      [0.7, 0.48],
    ],
  ],
  F: [
    [
      [0.78, 0],
      [0.24, 0],
      [0.24, 1],
    ],
    [
      [0.24, 0.48],
      [0.68, 0.48],
    ],
  ],
  G: [
    joined(arc(0.52, 0.5, 0.36, 0.5, 0.88, 0.06), [
      [0.88, 0.56],
      [0.58, 0.56],
    ]),
  ],
};
