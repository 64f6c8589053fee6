import { HAND, MARKS } from '../src/network/layers.ts';
import {
  addNoise,
  blur,
  type Canvas,
  canvasOf,
  drawField,
  drawLine,
  drawPaths,
  type Ink,
  type Line,
  lighten,
  type Pose,
  round,
  sharpen,
  smear,
} from './canvas.ts';
import { cosine, type Dice, sine } from './dice.ts';
import { writeDigit } from './hand.ts';
import { compress } from './jpeg.ts';
import type { Field } from './shapes.ts';

/** The fonts of a generator: fields for each symbol. Handwriting may have none. */
export interface Fonts {
  readonly print: readonly (readonly Field[])[];
  readonly hand: readonly (readonly Field[])[];
}

/** How often each class comes, in thousandths: blank, marks, letters, print and hand. */
const SHARES = { blank: 130, marks: 170, letters: 90, print: 290, hand: 320 };

const LETTERS = 7;
const DIGITS = 9;

/** A class as often as SHARES say. */
export function pickClass(dice: Dice): number {
  let drawn = dice.below(1000);
  if ((drawn -= SHARES.blank) < 0) return 0;
  if ((drawn -= SHARES.marks) < 0) return MARKS;
  if ((drawn -= SHARES.letters) < 0) return DIGITS + 1 + dice.below(LETTERS);
  if ((drawn -= SHARES.print) < 0) return 1 + dice.below(DIGITS);
  return HAND + dice.below(DIGITS);
}

/** What all inks of a picture are measured by. */
interface Scene {
  readonly canvas: Canvas;
  readonly fonts: Fonts;
  readonly dice: Dice;
  readonly paper: number;
  /** How much darker than the paper full ink is; negative for light ink. */
  readonly contrast: number;
  /** A picture of a screen: no camera and no paper. */
  readonly isScreen: boolean;
}

/** Paints a cell of a class as a camera or a screen would show it. */
export function paintCell(kind: number, fonts: Fonts, dice: Dice): Canvas {
  const isScreen = dice.chance(0.4);
  const cell = dice.chance(0.12) ? dice.scaled(12, 18) : dice.scaled(18, 60);
  const isInverted = dice.chance(0.04);
  const contrast = isScreen ? dice.between(90, 245) : dice.scaled(35, 215);
  const paper = isInverted ? dice.between(10, 250 - contrast) : dice.between(contrast, 255);
  const canvas = canvasOf(isScreen ? Math.round(cell) : cell, paper);
  const scene: Scene = { canvas, fonts, dice, paper, contrast: isInverted ? -contrast : contrast, isScreen };
  paintPaper(scene);
  paintLines(scene);
  if (kind === MARKS) paintMarks(scene);
  else if (kind >= HAND) paintHand(scene, kind - HAND + 1, poseOf(dice, HAND_LIMITS), inkOf(scene, 0.3));
  else if (kind > 0) paintPrint(scene, kind);
  paintExtras(scene, kind);
  photograph(scene);
  return canvas;
}

/** Ink of the scene, as dark as its full ink or paler, down to `least` of it. */
function inkOf({ dice, paper, contrast }: Scene, least: number): Ink {
  const share = dice.chance(0.5) ? 1 : dice.between(least, 1);
  return { light: paper - share * contrast, cover: 1 };
}

const straight = (dice: Dice, x: number, y: number, isUpright: boolean): Pick<Line, 'x' | 'y' | 'right' | 'down'> => {
  const lean = 0.02 * dice.bell();
  const length = Math.sqrt(1 + lean * lean);
  return isUpright
    ? { x, y, right: lean / length, down: 1 / length }
    : { x, y, right: 1 / length, down: lean / length };
};

/** Tints of neighbours, light that falls off, the edge of a shadow. */
function paintPaper({ canvas, dice, contrast, isScreen }: Scene): void {
  const tint = (): number => dice.between(-0.25, 0.25) * contrast;
  if (dice.chance(0.25)) {
    const by = tint();
    if (dice.chance(0.6)) lighten(canvas, straight(dice, dice.pick([0, 1]), 0.5, true), 0.02, by);
    if (dice.chance(0.6)) lighten(canvas, straight(dice, 0.5, dice.pick([0, 1]), false), 0.02, by);
  }
  if (isScreen) return;
  const anywhere = (): Pick<Line, 'x' | 'y' | 'right' | 'down'> => {
    const [right, down] = [dice.bell(), dice.bell()];
    const length = Math.sqrt(right * right + down * down) + 1e-6;
    return { x: dice.between(0, 1), y: dice.between(0, 1), right: right / length, down: down / length };
  };
  if (dice.chance(0.5)) lighten(canvas, anywhere(), 3, 0.5 * contrast * dice.bell());
  if (dice.chance(0.1)) lighten(canvas, anywhere(), dice.between(0.05, 0.6), -dice.between(0.1, 0.6) * contrast);
}

/** The four lines around the cell, thin or thick, and what runs through it. */
function paintLines(scene: Scene): void {
  const { canvas, dice, paper, contrast, isScreen } = scene;
  const thin = isScreen ? dice.pick([1, 1, 1, 2]) / canvas.cell : dice.scaled(0.012, 0.05);
  const thick = thin * dice.between(1, 4);
  const pale = dice.chance(0.4) ? dice.between(0.12, 0.7) : 1;
  const dash = dice.chance(0.03) ? dice.between(0.04, 0.12) : 0;
  for (const [isUpright, place] of [
    [true, 0],
    [true, 1],
    [false, 0],
    [false, 1],
  ] as const) {
    if (dice.chance(0.05)) continue;
    const isThick = dice.chance(0.34);
    const ink = { light: paper - contrast * (isThick ? 1 : pale), cover: 1 };
    const at = place + (isScreen ? 0 : 0.02 * dice.bell());
    const line = straight(dice, isUpright ? at : 0.5, isUpright ? 0.5 : at, isUpright);
    const thickness = Math.min(0.12, isThick ? thick : thin);
    drawLine(canvas, { ...line, thickness, dash }, ink);
    if (!dice.chance(0.04)) continue;
    const aside = place === 0 ? -0.07 : 0.07;
    drawLine(
      canvas,
      { ...line, x: line.x + (isUpright ? aside : 0), y: line.y + (isUpright ? 0 : aside), thickness, dash },
      ink,
    );
  }
  if (dice.chance(0.04)) {
    const down = dice.pick([1, -1]) * Math.SQRT1_2;
    const ink = { light: paper - contrast * dice.between(0.1, 0.6), cover: 1 };
    drawLine(canvas, { x: 0.5, y: 0.5, right: Math.SQRT1_2, down, thickness: dice.between(0.01, 0.05), dash: 0 }, ink);
  }
}

/** Bounds of a pose: how large a digit is, and how far it strays. */
interface Limits {
  readonly height: readonly [number, number];
  readonly shift: number;
  readonly slant: number;
  readonly turn: number;
}

const PRINT_LIMITS: Limits = { height: [0.34, 0.8], shift: 0.04, slant: 0.06, turn: 0.009 };
const HAND_LIMITS: Limits = { height: [0.27, 0.95], shift: 0.065, slant: 0.13, turn: 0.02 };

function poseOf(dice: Dice, { height: [from, to], shift, slant, turn }: Limits): Pose {
  return {
    x: 0.5 + shift * dice.bell(),
    y: 0.5 + shift * dice.bell(),
    height: dice.between(from, to),
    stretch: dice.scaled(0.82, 1.22),
    slant: slant * dice.bell(),
    turn: turn * dice.bell(),
    bold: 0.012 * dice.bell(),
  };
}

function paintPrint(scene: Scene, symbol: number): void {
  const { canvas, fonts, dice } = scene;
  const pose = poseOf(dice, PRINT_LIMITS);
  const italic = dice.chance(0.06) ? 0.22 : 0;
  drawField(canvas, dice.pick(fonts.print)[symbol - 1]!, { ...pose, slant: pose.slant + italic }, inkOf(scene, 0.4));
}

function paintHand({ canvas, fonts, dice }: Scene, digit: number, pose: Pose, ink: Ink): void {
  if (fonts.hand.length > 0 && dice.chance(0.4)) {
    drawField(canvas, dice.pick(fonts.hand)[digit - 1]!, pose, ink);
    return;
  }
  const paths = writeDigit(digit, dice);
  const pen = dice.scaled(0.022, 0.085);
  const press = dice.between(0.7, 1.4);
  drawPaths(canvas, paths, pen, press, pose, ink);
  // Somebody went over the digit again.
  if (dice.chance(0.04))
    drawPaths(canvas, paths, pen, press, { ...pose, x: pose.x + 0.02, slant: pose.slant + 0.05 }, ink);
}

/** A small digit, printed or by hand. */
function paintSmall(scene: Scene, digit: number, isHand: boolean, pose: Pose, ink: Ink): void {
  if (isHand) paintHand(scene, digit, pose, ink);
  else drawField(scene.canvas, scene.dice.pick(scene.fonts.print)[digit - 1]!, pose, ink);
}

/** Some different digits, sorted. */
function digitsOf(dice: Dice, from: number, to: number): readonly number[] {
  const count = from + dice.below(to - from + 1);
  const digits = new Set<number>();
  while (digits.size < count) digits.add(1 + dice.below(DIGITS));
  return [...digits].sort((a, b) => a - b);
}

/** Small digits with their places, all of one height. */
interface Marks {
  readonly height: number;
  readonly places: readonly (readonly [digit: number, x: number, y: number])[];
}

/** THE ways to keep notes in a cell: in a grid by digit, in a row, or in corners. */
const MARK_STYLES: readonly ((dice: Dice) => Marks)[] = [
  gridded,
  gridded,
  gridded,
  (dice) => inRow(digitsOf(dice, 2, 4), dice.between(0.46, 0.54), dice.between(0.16, 0.26), 0),
  (dice) => inRow(digitsOf(dice, 1, 4), dice.pick([0.2, 0.2, 0.8]), dice.between(0.13, 0.22), dice.between(-0.2, 0.2)),
  // Two larger ones that somebody wavers between.
  (dice) => inRow(digitsOf(dice, 2, 3), dice.between(0.22, 0.5), dice.between(0.2, 0.32), dice.between(-0.2, 0.2)),
  (dice) => ({
    height: dice.between(0.14, 0.24),
    places: digitsOf(dice, 1, 4).map((digit, at) => [digit, [0.2, 0.8, 0.2, 0.8][at]!, [0.2, 0.2, 0.8, 0.8][at]!]),
  }),
];

function gridded(dice: Dice): Marks {
  const spread = dice.between(0.25, 0.32);
  return {
    height: dice.between(0.14, 0.26),
    places: digitsOf(dice, 1, dice.chance(0.7) ? 4 : 9).map((digit) => [
      digit,
      0.5 + spread * (((digit - 1) % 3) - 1),
      0.5 + spread * (Math.floor((digit - 1) / 3) - 1),
    ]),
  };
}

const inRow = (digits: readonly number[], y: number, step: number, right: number): Marks => ({
  height: step * (digits.length > 2 ? 1.1 : 1.3),
  places: digits.map((digit, at) => [digit, 0.5 + right + step * (at - (digits.length - 1) / 2), y]),
});

function paintMarks(scene: Scene): void {
  const { dice } = scene;
  const isHand = dice.chance(0.45);
  const { height, places } = dice.pick(MARK_STYLES)(dice);
  const ink = inkOf(scene, 0.25);
  const stray = isHand ? 0.035 : 0.008;
  const base = poseOf(dice, isHand ? HAND_LIMITS : PRINT_LIMITS);
  // Printed ones of a cell are of one font.
  const field = dice.pick(scene.fonts.print);
  for (const [digit, x, y] of places) {
    const pose = { ...base, height, x: x + stray * dice.bell(), y: y + stray * dice.bell() };
    if (isHand) paintHand(scene, digit, pose, ink);
    else drawField(scene.canvas, field[digit - 1]!, pose, ink);
  }
}

/** What else may be in a cell and does not count. */
function paintExtras(scene: Scene, kind: number): void {
  const { canvas, fonts, dice, paper, contrast } = scene;
  const faint = (from: number, to: number): Ink => ({ light: paper - dice.between(from, to) * contrast, cover: 0.8 });
  // A neighbour's digit reaches over the line.
  if (dice.chance(0.06)) {
    const side = dice.pick([-0.42, 1.42]);
    const pose = { ...poseOf(dice, HAND_LIMITS), ...(dice.chance(0.5) ? { x: side } : { y: side }) };
    paintHand(scene, 1 + dice.below(DIGITS), pose, inkOf(scene, 0.4));
  }
  // The other side of the paper shines through, or a digit was rubbed out.
  if (!scene.isScreen && dice.chance(kind === 0 ? 0.3 : 0.08)) {
    const middle = 0.3 * dice.bell();
    const pose = { ...poseOf(dice, HAND_LIMITS), x: 0.5 + middle, y: 0.5 + 0.25 * dice.bell() };
    const mirrored = dice.chance(0.5) ? -1 : 1;
    const field = dice.pick(fonts.print)[dice.below(DIGITS)]!;
    drawField(canvas, field, { ...pose, stretch: mirrored * pose.stretch }, faint(0.03, 0.2));
  }
  // A small digit beside a large one, a speck, a ring around the digit.
  if (kind !== 0 && kind !== MARKS && dice.chance(0.06)) {
    const [x, y] = [dice.pick([0.13, 0.87]), dice.pick([0.13, 0.87])];
    const pose = { ...poseOf(dice, PRINT_LIMITS), x, y, height: dice.between(0.12, 0.2) };
    paintSmall(scene, 1 + dice.below(DIGITS), dice.chance(0.5), pose, inkOf(scene, 0.4));
  }
  for (let left = dice.chance(0.12) ? 1 + dice.below(3) : 0; left > 0; left--) {
    const speck = [0, 0, 0.3 * dice.bell(), 0.3 * dice.bell()];
    const pose = { ...poseOf(dice, PRINT_LIMITS), x: dice.between(0, 1), y: dice.between(0, 1), height: 0.1 };
    drawPaths(canvas, [speck], dice.between(0.1, 0.4), 1, pose, faint(0.2, 1));
  }
  if (dice.chance(0.01)) {
    const size = dice.between(0.36, 0.46);
    const circle = Array.from({ length: 17 }, (_, at) => at / 16).flatMap((turn) => roundabout(turn));
    drawPaths(
      canvas,
      [circle],
      0.03,
      1,
      { ...poseOf(dice, PRINT_LIMITS), x: 0.5, y: 0.5, height: 2 * size },
      faint(0.3, 0.9),
    );
  }
}

const roundabout = (turn: number): readonly [number, number] => [0.5 * cosine(turn), 0.5 * sine(turn)];

/** What lens, sensor and file do. */
function photograph({ canvas, dice, contrast, isScreen }: Scene): void {
  if (isScreen) {
    if (dice.chance(0.25)) blur(canvas, dice.between(0.3, 0.8));
    if (dice.chance(0.3)) compress(canvas, dice.between(40, 95), dice.below(8));
    round(canvas);
    return;
  }
  blur(canvas, dice.chance(0.75) ? dice.between(0.2, 0.9) : dice.between(0.5, 0.05 * canvas.cell + 0.6));
  if (dice.chance(0.1)) smear(canvas, dice.between(1, 0.1 * canvas.cell + 1), dice.between(0, 1));
  if (dice.chance(0.2)) sharpen(canvas, dice.between(0.3, 1.5));
  // More noise than this leaves nothing to be read, also by people.
  const most = 0.14 * Math.abs(contrast);
  const noise = Math.min(most, dice.chance(0.7) ? dice.between(0, 5) : dice.between(3, 14));
  addNoise(canvas, noise, Math.min(most / 2, dice.chance(0.3) ? dice.between(0, 5) : 0), dice);
  round(canvas);
  if (dice.chance(0.6)) compress(canvas, dice.chance(0.8) ? dice.between(45, 95) : dice.between(15, 50), dice.below(8));
  round(canvas);
}
