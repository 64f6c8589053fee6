import { chainDifficulty } from '../human/relations/forcing/passes.ts';
import type { Step } from '../human/steps/step.ts';
import { linkedSet } from '../human/techniques/ties/linked-sets.ts';
import { TECHNIQUES, type TechniqueId } from '../human/techniques.ts';
import type { Rung } from './rater.ts';
import { printed } from './rating.ts';

/** The scores of techniques for clues and rules, that Sudoku Explainer does not know. */
const SCORES: readonly (readonly [id: TechniqueId, least: number, score?: (step: Step) => number])[] = [
  ['restricted-cell', 1.1],
  ['sum-last-cell', 1.3],
  ['tied-cell', 1.4],
  ['line-range', 1.6],
  ['count-places', 1.6],
  ['innie-outie', 1.9],
  ['cage-single', 2.0],
  // A cage with a single combination is easier than a cage with several.
  ['cage-combinations', 2.1, (step) => byCount(2.1, step)],
  ['set-combinations', 2.1, (step) => byCount(2.1, step)],
  ['sum-bounds', 2.4],
  ['missing-partner', 2.4],
  ['cage-must-digits', 2.7],
  ['count-must-digits', 2.7],
  ['sum-parity', 2.9],
  ['rule-pointing', 2.9],
  ['line-fillings', 3.0],
  ['cage-splitting', 3.0, (step) => byCount(3.0, step)],
  ['hidden-cage', 3.1, (step) => byCount(3.1, step)],
  ['sum-fillings', 3.3, (step) => byCells(3.3, step)],
  ['killer-pair', 3.4],
  ['innie-outie-of-houses', 3.5],
  ['alternatives', 3.6],
  ['innies-outies', 3.7, (step) => byCells(3.7, step)],
  ['killer-triple', 3.9],
  ['cage-competition', 4.1],
  ['combination-check', 4.3],
  ['tied-pair', 4.3],
  ['digit-check', 4.4],
  ['overlapping-sums', 4.5, (step) => byCells(4.5, step)],
  ['innies-outies-of-houses', 4.7, (step) => byCells(4.7, step)],
  ['short-trial', 5.5, (step) => byFewConsequences(5.5, step)],
  ['long-trial', 6.7, (step) => byConsequences(6.7, step)],
  ['nested-trial', 9.0, (step) => byConsequences(9.0, step)],
];

/** From 0.1 for two combinations to 0.6 for seven and more. */
const byCount = (least: number, { measures }: Step): number =>
  printed(least + 0.1 * Math.min(6, (measures?.combinations ?? 1) - 1));

/** 0.1 for each cell beyond two, up to 0.5. */
const byCells = (least: number, { measures }: Step): number =>
  printed(least + 0.1 * Math.min(5, (measures?.cells ?? 2) - 2));

/** 0.1 for each consequence but the first. */
const byFewConsequences = (least: number, { measures }: Step): number =>
  printed(least + 0.1 * ((measures?.consequences ?? 1) - 1));

/** As much more as Sudoku Explainer gives for the length of chains. */
const byConsequences = (least: number, { measures }: Step): number =>
  printed(chainDifficulty(least, measures?.consequences ?? 1));

/** On their rungs the first step is taken, for it costs too much to compare them all. */
const FIRST_COUNTS: readonly TechniqueId[] = ['long-trial', 'nested-trial'];

/**
 * A rung on which the step with the least score is taken, so that neither the order of cells nor a
 * clue that is not needed changes a rating.
 */
function rungOf(id: TechniqueId, least: number, score: Rung['score'] = () => least): Rung {
  const techniques = TECHNIQUES.filter((technique) => technique.id === id);
  if (FIRST_COUNTS.includes(id)) return { techniques, least, score };
  return { techniques, least, score, take: (position) => easiestOf(techniques[0]!.find(position), least, score) };
}

/** The first of the steps with the least score. None is worth less than `least`. */
function easiestOf(steps: Iterable<Step>, least: number, score: Rung['score']): Step | undefined {
  let easiest: Step | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const worth = score(step);
    if (worth >= lowest) continue;
    [easiest, lowest] = [step, worth];
    if (worth <= least) break;
  }
  return easiest;
}

/** Linked sets of a size, worth a little more than naked sets. */
const linkedSetRung = (size: number, least: number): Rung => ({
  ...rungOf('linked-set', least),
  take: (position) => firstOf(linkedSet.find(position), ({ measures }) => measures?.size === size),
});

function firstOf(steps: Iterable<Step>, isMeant: (step: Step) => boolean): Step | undefined {
  for (const step of steps) if (isMeant(step)) return step;
  return undefined;
}

const RUNGS: readonly Rung[] = [
  ...SCORES.map((row) => rungOf(...row)),
  linkedSetRung(2, 3.1),
  linkedSetRung(3, 3.7),
  linkedSetRung(4, 5.1),
];

/** A ladder with the rungs for clues in it, each before the first rung with a higher score. */
export function withClueRungs(ladder: readonly Rung[]): readonly Rung[] {
  const rungs = [...ladder];
  for (const rung of RUNGS) {
    const at = rungs.findIndex(({ least }) => least > rung.least);
    rungs.splice(at === -1 ? rungs.length : at, 0, rung);
  }
  return rungs;
}
