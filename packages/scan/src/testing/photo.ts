import { makeRandom, type Random } from '@pencilmark/core/random';
import type { Corners, Picture, Point } from '../types.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import { quantised } from './jpeg.ts';
import type { Printed } from './sheet.ts';

/** How a sheet is photographed. Angles are degrees. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  /** The puzzle's side, as a part of the shorter side of the picture. */
  readonly fills: number;
  /** Turned on the table. */
  readonly turn: number;
  /** How far the camera leans, and towards which side of the picture. */
  readonly tilt: number;
  readonly from: number;
  /** How far the middle of the paper is lifted, as a part of the side of the puzzle. */
  readonly bend: number;
  /** Deviation of the blur, in pixels. */
  readonly blur: number;
  /** Deviation of the noise, in levels. */
  readonly noise: number;
  /** As in JPEG, 1…100; 100 leaves all as it is. */
  readonly quality: number;
  /** How much light a shadow over a part of the picture takes, 0…1. */
  readonly shadow: number;
  /** How much of the puzzle a reflection of a lamp covers, 0…1. */
  readonly glare: number;
  readonly seed: number;
}

/** From above, in good light. */
export const PLAIN: Shot = {
  width: 640,
  height: 480,
  fills: 0.8,
  turn: 0,
  tilt: 0,
  from: 0,
  bend: 0,
  blur: 0.6,
  noise: 2,
  quality: 90,
  shadow: 0,
  glare: 0,
  seed: 1,
};

/** A simulated photograph, with where each point of the puzzle is in it: 0…1 from its corner on. */
export interface Photo {
  readonly picture: Picture;
  readonly placeOf: (u: number, v: number) => Point;
  readonly corners: Corners;
}

/** Distance of the camera, in sides of the puzzle. */
const FAR = 2.2;

export function photographed(sheet: Printed, options: Partial<Shot> = {}): Photo {
  const shot = { ...PLAIN, ...options };
  const camera = cameraOf(shot);
  const random = makeRandom(shot.seed);
  const canvas = canvasOf(shot.width, shot.height, [70, 58, 48]);
  expose(canvas, sheet, camera, shot);
  light(canvas, camera, shot, random);
  blur(canvas, shot.blur);
  addNoise(canvas, shot.noise, random);
  if (shot.quality < 100) quantised(canvas, shot.quality);
  const placeOf = (u: number, v: number): Point => camera.seen(u - 0.5, v - 0.5);
  const corners: Corners = [placeOf(0, 0), placeOf(1, 0), placeOf(1, 1), placeOf(0, 1)];
  return { picture: canvas, placeOf, corners };
}

/** The paper and the picture. On the paper the middle of the puzzle is 0, 0 and its side 1. */
interface Camera {
  seen(x: number, y: number): Point;
  onPaper(px: number, py: number): Point;
}

function cameraOf({ width, height, fills, turn, tilt, from, bend }: Shot): Camera {
  const focus = FAR * fills * Math.min(width, height);
  const axes = rotationOf(radians(turn), radians(tilt), radians(from));
  // The paper is a part of a wave, highest in its middle.
  const lift = (x: number): number => (bend === 0 ? 0 : bend * Math.cos(Math.PI * Math.max(-1, Math.min(1, x))));
  // Where the camera is, in the axes of the paper. Flat paper is met at the first try.
  const eye = turnedBack(axes, 0, 0, FAR);
  const rounds = bend === 0 ? 1 : 5;
  return {
    seen: (x, y) => {
      const [cx, cy, cz] = turned(axes, x, y, lift(x));
      return [width / 2 + (focus * cx) / (FAR - cz), height / 2 + (focus * cy) / (FAR - cz)];
    },
    onPaper: (px, py) => {
      const [rx, ry] = [(px - width / 2) / focus, (py - height / 2) / focus];
      const ray = turnedBack(axes, rx, ry, -1);
      let x = 0;
      let y = 0;
      for (let round = 0; round < rounds; round++) {
        const steps = (lift(x) - eye[2]) / ray[2];
        x = eye[0] + steps * ray[0];
        y = eye[1] + steps * ray[1];
      }
      return [x, y];
    },
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Triple = readonly [number, number, number];

/** Three axes: first turned on the table, then leant back around an axis of the table. */
function rotationOf(turn: number, tilt: number, from: number): readonly [Triple, Triple, Triple] {
  const [ux, uy] = [Math.cos(from), Math.sin(from)];
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  // Rodrigues' formula for an axis in the plane.
  const lean = [
    [c + ux * ux * (1 - c), ux * uy * (1 - c), uy * s],
    [ux * uy * (1 - c), c + uy * uy * (1 - c), -ux * s],
    [-uy * s, ux * s, c],
  ];
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  return lean.map(([a, b, d]) => [a! * ct + b! * st, -a! * st + b! * ct, d!] as const) as unknown as [
    Triple,
    Triple,
    Triple,
  ];
}

const turned = ([a, b, c]: readonly [Triple, Triple, Triple], x: number, y: number, z: number): Triple => [
  a[0] * x + a[1] * y + a[2] * z,
  b[0] * x + b[1] * y + b[2] * z,
  c[0] * x + c[1] * y + c[2] * z,
];

const turnedBack = ([a, b, c]: readonly [Triple, Triple, Triple], x: number, y: number, z: number): Triple => [
  a[0] * x + b[0] * y + c[0] * z,
  a[1] * x + b[1] * y + c[1] * z,
  a[2] * x + b[2] * y + c[2] * z,
];

/** Takes the picture: four rays a pixel. What is beside the sheet stays as it is. */
function expose(
  canvas: Canvas,
  { canvas: paper, origin, side }: Printed,
  camera: Camera,
  { width, height }: Shot,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const sums = [0, 0, 0];
      for (const [dx, dy] of RAYS) {
        const [u, v] = camera.onPaper(x + dx, y + dy);
        const px = Math.floor(origin[0] + (u + 0.5) * side);
        const py = Math.floor(origin[1] + (v + 0.5) * side);
        const isPaper = px >= 0 && py >= 0 && px < paper.width && py < paper.height;
        const from = 4 * (py * paper.width + px);
        for (let channel = 0; channel < 3; channel++)
          sums[channel]! += isPaper ? paper.data[from + channel]! : canvas.data[at + channel]!;
      }
      for (let channel = 0; channel < 3; channel++) canvas.data[at + channel] = sums[channel]! / RAYS.length;
    }
}

const RAYS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** A shadow with a soft edge through the puzzle, and a lamp that is reflected beside its middle. */
function light({ width, height, data }: Canvas, camera: Camera, { shadow, glare }: Shot, random: Random): void {
  if (shadow === 0 && glare === 0) return;
  const slant = (random.below(1000) / 1000 - 0.5) * 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = camera.onPaper(x + 0.5, y + 0.5);
      const dark = 1 - shadow / (1 + Math.exp(60 * (u + slant * v - 0.1)));
      const far = ((u - 0.1) ** 2 + (v - 0.1) ** 2) / (0.32 * glare || 1);
      const near = glare === 0 ? 0 : Math.exp(-far * far);
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! * dark + 255 * 1.2 * near;
    }
}

/** A Gaussian, along each side by itself. */
function blur({ width, height, data }: Canvas, deviation: number): void {
  if (deviation <= 0) return;
  const radius = Math.ceil(2.5 * deviation);
  const taps = Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * deviation ** 2)),
  );
  const total = taps.reduce((sum, tap) => sum + tap, 0);
  const lane = new Float64Array(Math.max(width, height) + 2 * radius);
  const along = (start: number, step: number, count: number): void => {
    for (let at = 0; at < lane.length; at++)
      lane[at] = data[start + step * Math.max(0, Math.min(count - 1, at - radius))]!;
    for (let at = 0; at < count; at++) {
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap++) sum += taps[tap]! * lane[at + tap]!;
      data[start + step * at] = sum / total;
    }
  };
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) along(4 * y * width + channel, 4, width);
    for (let x = 0; x < width; x++) along(4 * x + channel, 4 * width, height);
  }
}

function addNoise({ data }: Canvas, deviation: number, random: Random): void {
  if (deviation <= 0) return;
  for (let at = 0; at < data.length; at += 4) {
    // The sum of three even draws is near to a Gaussian of deviation 1.
    const draw = (): number => random.below(65_536) / 32_768 - 1;
    const noise = deviation * (draw() + draw() + draw());
    for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! + noise;
  }
}
