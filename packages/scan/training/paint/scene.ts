import type { Dice } from '../dice.ts';
import type { Canvas, Ink, Pose } from './canvas.ts';
import type { Field } from './shapes.ts';

/** Digits that are painted: 1–9. */
export const DIGITS = 9;

/** The fonts of a generator: fields for each symbol. Handwriting may have none. */
export interface Fonts {
  readonly print: readonly (readonly Field[])[];
  readonly hand: readonly (readonly Field[])[];
}

/** What all inks of a picture are measured by. */
export interface Scene {
  readonly canvas: Canvas;
  readonly fonts: Fonts;
  readonly dice: Dice;
  readonly paper: number;
  /** How much darker than the paper full ink is; negative for light ink. */
  readonly contrast: number;
  /** A picture of a screen: no camera and no paper. */
  readonly isScreen: boolean;
}

/** Ink of the scene, as dark as its full ink or paler, down to `least` of it. */
export function inkOf({ dice, paper, contrast }: Scene, least: number): Ink {
  const share = dice.chance(0.5) ? 1 : dice.between(least, 1);
  return { light: paper - share * contrast, cover: 1 };
}

/** Bounds of a pose: how large a digit is, and how far it strays. */
export interface Limits {
  readonly height: readonly [number, number];
  readonly shift: number;
  readonly slant: number;
  readonly turn: number;
}

export const PRINT_LIMITS: Limits = { height: [0.34, 0.8], shift: 0.04, slant: 0.06, turn: 0.009 };
export const HAND_LIMITS: Limits = { height: [0.27, 0.95], shift: 0.065, slant: 0.13, turn: 0.02 };

export function poseOf(dice: Dice, { height: [from, to], shift, slant, turn }: Limits): Pose {
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
