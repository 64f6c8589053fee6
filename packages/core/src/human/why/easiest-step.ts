import { checkGrid, type Grid } from '../../puzzle/grid.ts';
import { checkStepOptions, nextStep, type StepOptions } from '../path.ts';
import { STEP_BUDGET } from '../steps/budget.ts';
import { Position } from '../steps/position.ts';
import type { Step } from '../steps/step.ts';
import type { Technique } from '../steps/technique.ts';
import { TECHNIQUES, techniqueCalled } from '../techniques.ts';
import { effortOf } from './effort.ts';
import { refutingStep } from './refuting-step.ts';

/** Chains, and nets without patterns: of each kind the shortest counts, whatever it is called. */
const ALIKE = [
  ['remote-pair', 'grouped-turbot-fish'],
  ['nishio', 'dynamic-forcing-chain'],
] as const;

/**
 * The step that is easiest to follow: like `nextStep`, but among chains the one with the fewest
 * links, whatever its name, and among nets the one with the shortest proof found. It is for hints.
 * Paths for ratings keep the order of techniques.
 *
 *     easiestStep(gridOf(puzzleOf('123.' + '....'.repeat(3)))).technique      // 'full-house'
 */
export function easiestStep(grid: Grid, options: StepOptions = {}): Step | undefined {
  checkGrid('easiestStep', grid);
  checkStepOptions('easiestStep', options);
  const { techniques = TECHNIQUES, givens, budget = { left: STEP_BUDGET } } = options;
  const step = nextStep(grid, { techniques, budget, ...(givens && { givens }) });
  if (!step || techniqueCalled(step.technique)?.family !== 'chains') return step;
  const position = new Position(grid, givens, { budget });
  const rivals = [...firstSteps(position, likeOf(step, techniques)), ...shorterProofs(position, step)];
  return rivals.reduce((best, rival) => (effortOf(rival) < effortOf(best) ? rival : best), step);
}

/** The techniques whose chains, or nets, are of a kind with a step. */
function likeOf({ technique }: Step, techniques: readonly Technique[]): readonly Technique[] {
  const rankOf = (id: string): number => TECHNIQUES.findIndex((row) => row.id === id);
  const rank = rankOf(technique);
  const group = ALIKE.find(([first, last]) => rank >= rankOf(first) && rank <= rankOf(last));
  if (!group) return [];
  const alike: readonly Technique[] = TECHNIQUES.slice(rankOf(group[0]), rankOf(group[1]) + 1);
  return techniques.filter((row) => row.family === 'chains' && row.id !== technique && alike.includes(row));
}

/** Each technique tells its shortest chain first. */
function* firstSteps(position: Position, techniques: readonly Technique[]): Generator<Step> {
  for (const technique of techniques)
    for (const step of technique.supports?.(position.geometry) === false ? [] : technique.find(position)) {
      yield step;
      break;
    }
}

/** Other proofs of the eliminations of a net. */
function shorterProofs(position: Position, { args, placements, eliminations }: Step): readonly Step[] {
  const [lost] = eliminations;
  const isNet = Object.values(args).some((arg) => 'branches' in arg);
  if (!isNet || !lost || placements.length > 0) return [];
  return (['plain', 'cases'] as const).flatMap((depth) => {
    const step = refutingStep(position, lost, depth);
    const isSame =
      typeof step !== 'string' &&
      step.eliminations.every(({ cell, digit }) => cell === lost.cell && digit === lost.digit);
    return isSame ? [step] : [];
  });
}
