import { cosine, type Dice, sine } from '../dice.ts';

/** A stroke of a pen: knots x, y from 0 to 1, right and down; smooth, or with corners. */
export interface Stroke {
  readonly isSmooth: boolean;
  readonly knots: readonly number[];
}

const smooth = (...knots: number[]): Stroke => ({ isSmooth: true, knots });
const sharp = (...knots: number[]): Stroke => ({ isSmooth: false, knots });

const ring = (x: number, y: number, width: number, height: number): Stroke => {
  const knots = Array.from({ length: 9 }, (_, at) => [
    x + width * cosine((at - 2) / 8),
    y + height * sine((at - 2) / 8),
  ]).flat();
  return smooth(...knots);
};

/** A way to write a digit. */
export type Way = (dice: Dice) => readonly Stroke[];

/** The flag of a 1 may be long or hardly there, and lean as it likes; so does its stem. */
const flaggedOne: Way = (dice) => {
  const stem = dice.between(0.5, 0.68);
  return [sharp(dice.between(0, 0.42), dice.between(0.1, 0.62), stem, 0, stem + dice.between(-0.12, 0.06), 1)];
};
const footedOne: Way = (dice) => [
  ...flaggedOne(dice),
  sharp(dice.between(0, 0.4), dice.between(0.96, 1.03), dice.between(0.7, 1.05), dice.between(0.95, 1.02)),
];
const sevenTop = (dice: Dice): number[] => (dice.chance(0.4) ? [0.02, dice.between(0.1, 0.25), 0.05, 0] : [0.02, 0.02]);
const bar = (dice: Dice, y: number): Stroke => sharp(dice.between(0.05, 0.35), y, dice.between(0.65, 0.95), y);
const roundNine = [0.85, 0.22, 0.5, 0, 0.12, 0.25, 0.42, 0.5, 0.82, 0.28];

/** THE ways to write digits: for each digit a list, each way as likely as the others. */
export const WAYS: readonly (readonly Way[])[] = [
  [() => [sharp(0.5, 0, 0.5, 1)], flaggedOne, flaggedOne, footedOne, footedOne, footedOne],
  [
    () => [smooth(0.08, 0.25, 0.45, 0, 0.88, 0.25, 0.6, 0.6, 0.08, 1), sharp(0.08, 1, 0.95, 1)],
    () => [smooth(0.08, 0.2, 0.5, 0, 0.9, 0.25, 0.5, 0.72, 0.12, 0.98, 0.14, 0.8, 0.4, 0.84, 0.65, 1, 0.95, 0.92)],
    () => [smooth(0.1, 0.15, 0.5, 0, 0.85, 0.3, 0.5, 0.7, 0.05, 1, 0.5, 0.95, 0.95, 1)],
    () => [sharp(0.1, 0.1, 0.5, 0, 0.85, 0.25, 0.05, 1, 0.95, 1)],
    (dice) => {
      const loop = dice.between(0.6, 0.78);
      const end = dice.between(0.85, 1);
      return [smooth(0.1, 0.22, 0.5, 0, 0.85, 0.2, 0.55, 0.7, 0.15, 1, 0.02, 0.85, 0.2, loop, 0.5, 0.85, 1, end)];
    },
  ],
  [
    () => [smooth(0.1, 0.12, 0.5, 0, 0.85, 0.22, 0.35, 0.47), smooth(0.35, 0.47, 0.9, 0.7, 0.55, 1, 0.05, 0.88)],
    () => [sharp(0.08, 0, 0.85, 0, 0.4, 0.4), smooth(0.4, 0.4, 0.9, 0.65, 0.6, 1, 0.05, 0.9)],
    () => [smooth(0.1, 0.1, 0.55, 0, 0.85, 0.2, 0.5, 0.45, 0.35, 0.5, 0.5, 0.5, 0.9, 0.72, 0.5, 1, 0.05, 0.85)],
    () => [smooth(0.1, 0.05, 0.6, 0, 0.8, 0.25, 0.45, 0.5, 0.85, 0.72, 0.5, 1, 0.05, 0.95)],
  ],
  [
    (dice) => [sharp(dice.between(0.1, 0.4), 0, 0.03, 0.6, 0.95, 0.6), sharp(0.7, dice.between(0, 0.4), 0.68, 1)],
    (dice) => [sharp(0.66, 1, 0.66, 0, 0, dice.between(0.6, 0.75), 1, dice.between(0.6, 0.75))],
    (dice) => [smooth(0.1, 0, 0.08, 0.45, 0.3, 0.55, 0.75, dice.between(0.4, 0.55)), sharp(0.78, 0, 0.72, 1)],
    (dice) => [sharp(0.15, 0, 0.1, dice.between(0.45, 0.6), 0.8, 0.52), sharp(0.8, 0, 0.74, 1)],
  ],
  [
    () => [
      sharp(0.2, 0, 0.15, 0.42),
      smooth(0.15, 0.42, 0.6, 0.35, 0.9, 0.65, 0.6, 1, 0.05, 0.9),
      sharp(0.18, 0.02, 0.88, 0),
    ],
    () => [sharp(0.85, 0.02, 0.22, 0.02, 0.17, 0.42), smooth(0.17, 0.42, 0.6, 0.36, 0.9, 0.68, 0.55, 1, 0.05, 0.9)],
    () => [smooth(0.85, 0.02, 0.3, 0.05, 0.2, 0.38, 0.6, 0.42, 0.85, 0.7, 0.5, 1, 0.05, 0.88)],
    (dice) => [
      sharp(0.2, 0.08, 0.2, 0.45),
      smooth(0.2, 0.45, 0.65, 0.42, 0.88, 0.7, 0.5, 1, 0.05, 0.95),
      sharp(0.25, dice.between(-0.06, 0.08), 0.95, dice.between(-0.1, 0.06)),
    ],
  ],
  [
    () => [smooth(0.8, 0, 0.3, 0.3, 0.08, 0.7, 0.38, 1, 0.82, 0.82, 0.7, 0.52, 0.38, 0.52, 0.1, 0.75)],
    () => [smooth(0.55, 0, 0.2, 0.4, 0.1, 0.75, 0.45, 1, 0.85, 0.78, 0.55, 0.55, 0.15, 0.75)],
    () => [smooth(0.3, 0, 0.12, 0.5, 0.18, 0.9, 0.55, 1, 0.85, 0.8, 0.6, 0.6, 0.2, 0.75)],
    () => [smooth(0.85, 0.15, 0.65, 0, 0.25, 0.3, 0.1, 0.7, 0.4, 1, 0.8, 0.85, 0.75, 0.58, 0.4, 0.5, 0.1, 0.7)],
  ],
  [
    (dice) => [sharp(...sevenTop(dice), 0.95, 0, dice.between(0.25, 0.6), 1)],
    (dice) => [sharp(...sevenTop(dice), 0.95, 0, dice.between(0.25, 0.5), 1), bar(dice, dice.between(0.42, 0.6))],
    (dice) => [sharp(...sevenTop(dice), 0.95, 0), smooth(0.95, 0, 0.55, 0.45, 0.42, 1)],
    (dice) => [
      sharp(...sevenTop(dice), 0.92, 0),
      smooth(0.92, 0, 0.55, 0.5, 0.4, 1),
      bar(dice, dice.between(0.45, 0.6)),
    ],
  ],
  [
    () => [
      smooth(0.8, 0.15, 0.5, 0, 0.18, 0.2, 0.5, 0.47, 0.85, 0.75, 0.5, 1, 0.15, 0.78, 0.5, 0.5, 0.82, 0.22, 0.76, 0.1),
    ],
    () => [ring(0.5, 0.24, 0.3, 0.24), ring(0.5, 0.74, 0.36, 0.26)],
    () => [smooth(0.75, 0.08, 0.35, 0.05, 0.25, 0.25, 0.7, 0.6, 0.75, 0.9, 0.4, 1, 0.25, 0.75, 0.6, 0.45, 0.85, 0.02)],
  ],
  [
    (dice) => [smooth(...roundNine), sharp(0.86, 0.1, dice.between(0.65, 0.9), 1)],
    () => [smooth(...roundNine, 0.86, 0.1, 0.85, 0.6, 0.55, 1, 0.12, 0.92)],
    () => [ring(0.48, 0.26, 0.34, 0.26), smooth(0.82, 0.2, 0.8, 0.6, 0.6, 1)],
    () => [smooth(0.8, 0.06, 0.4, 0.02, 0.12, 0.3, 0.4, 0.5, 0.8, 0.3), sharp(0.84, 0.03, 0.8, 1)],
  ],
];
