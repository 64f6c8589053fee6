/** The work behind `HINT`, done in the engine's thread: what people do. */
import { type Following, followingOf, sharedBy } from '@pencilmark/coach/consequences';
import type { Geometry } from '@pencilmark/core/geometry';
import {
  type Budget,
  easiestStep,
  hintParts,
  isContradictory,
  isSpent,
  type LanguageCode,
  nextStep,
  pathFrom,
  type Sentence,
  STEP_BUDGET,
  type Step,
  type StepOptions,
  TECHNIQUES,
  type Technique,
  techniqueCalled,
  techniqueName,
  unfold,
  whyNot,
} from '@pencilmark/core/human';
import { type Candidate, Grid, isFilled, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { hasProfile, profilePath, profileStep } from '@pencilmark/core/rate';
import { reasonParts, shortestReason } from '@pencilmark/core/reasons';
import { geometryCalled } from '../../puzzles/boards.ts';
import { spoken } from './languages.ts';
import type {
  End,
  Explained,
  Followed,
  FollowedCases,
  FollowQuestion,
  HintQuestion,
  ReasonQuestion,
  Telling,
  TellQuestion,
  WhyAnswer,
} from './tasks.ts';

export function gridFrom({ board, digits, candidates }: Pick<HintQuestion, 'board' | 'digits' | 'candidates'>): Grid {
  const grid = new Grid(geometryCalled(board));
  grid.digits.set(digits);
  grid.candidates.set(candidates);
  return grid;
}

function optionsFor({ isProper, givens, practised = '' }: HintQuestion): StepOptions & { techniques: Technique[] } {
  const first = techniqueCalled(practised);
  const techniques = TECHNIQUES.filter(({ family }) => isProper || family !== 'uniqueness');
  return { givens: Uint8Array.from(givens), techniques: first ? [first, ...techniques] : techniques };
}

/** The position as a puzzle whose candidates are struck out, as profiles take it. */
function puzzleFrom(question: HintQuestion): Puzzle {
  const { geometry, candidates } = gridFrom(question);
  const struckOut = question.digits.flatMap((filled, cell) =>
    Array.from({ length: filled === 0 ? geometry.size : 0 }, (_, index) => ({ cell, digit: index + 1 })).filter(
      ({ digit }) => ((candidates[cell]! >>> (digit - 1)) & 1) === 0,
    ),
  );
  return makePuzzle(geometry, question.digits, struckOut);
}

/** Whether somebody chose the order of another program, and that order suits the question. */
const isForeign = ({ board, isProper, practised, profile = 'own' }: HintQuestion): boolean =>
  profile !== 'own' && isProper && practised === undefined && hasProfile(geometryCalled(board), profile);

/** The next step: first that of the order that somebody chose; where it ends, that of our own. */
function stepFor(question: HintQuestion, grid: Grid, budget: Budget): Step | undefined {
  const { profile = 'own', givens } = question;
  const chosen = isForeign(question)
    ? profileStep(puzzleFrom(question), profile, { givens: Uint8Array.from(givens) })
    : undefined;
  // Whoever practises a technique sees that technique.
  const find = question.practised === undefined ? easiestStep : nextStep;
  return chosen ?? find(grid, { ...optionsFor(question), budget });
}

/** A step in words of a language. */
export function explain(step: Step, geometry: Geometry, code: LanguageCode): Explained {
  const language = spoken(code);
  const telling: Telling = {
    name: techniqueName(step.technique, language),
    where: hintParts(step, geometry, 'where', { language }),
    technique: hintParts(step, geometry, 'technique', { language }),
    full: hintParts(step, geometry, 'full', { language, isBrief: true }),
    parts: unfold(step, geometry, { language }),
  };
  const rank = TECHNIQUES.findIndex(({ id }) => id === step.technique);
  return {
    step,
    board: geometry.id,
    hardness: rank / (TECHNIQUES.length - 1),
    tellings: { [code]: telling },
  };
}

/** The fewest houses and clues from which a step follows, in words. */
export function reason({ step, language, ...position }: ReasonQuestion): Sentence | undefined {
  const grid = gridFrom(position);
  const shortest = shortestReason(grid, step);
  return shortest && reasonParts(shortest, grid.geometry, { language: spoken(language) });
}

/** A step in another language. */
export const tell = ({ step, board, language }: TellQuestion): Explained =>
  explain(step, geometryCalled(board), language);

/** The next step, or why there is none. */
export function next(question: HintQuestion): Explained | End {
  const grid = gridFrom(question);
  if (isContradictory(grid)) return 'contradiction';
  if (isFilled(grid.geometry, grid.digits)) return 'solved';
  const budget = { left: STEP_BUDGET };
  const step = stepFor(question, grid, budget);
  return step ? explain(step, grid.geometry, question.language) : isSpent(budget) ? 'budget' : 'stuck';
}

/** Every step to the end; where a chosen order ends, ours goes on. */
export function path(question: HintQuestion): { readonly steps: readonly Explained[]; readonly end: End } {
  const options = optionsFor(question);
  const { profile = 'own' } = question;
  const chosen = isForeign(question)
    ? profilePath(puzzleFrom(question), profile, { givens: options.givens! })
    : { steps: [], grid: gridFrom(question) };
  const { steps, end, grid } = pathFrom(chosen.grid, options);
  return { steps: [...chosen.steps, ...steps].map((step) => explain(step, grid.geometry, question.language)), end };
}

/** The steps that rule a candidate out, the last itself, or what is known instead. */
export function why(question: HintQuestion & { readonly candidate: Candidate }): WhyAnswer {
  const grid = gridFrom(question);
  const { givens, techniques } = optionsFor(question);
  const answer = whyNot(grid, question.candidate, { givens: givens!, techniques });
  if (answer.kind !== 'steps') return answer;
  return { ...answer, steps: answer.steps.map((step) => explain(step, grid.geometry, question.language)) };
}

// Where no single follows any more, pointing and claiming are looked for.
const FOLLOW = { hasLocked: true };

const followed = (
  { suppositions, consequences, contradiction }: Following,
  geometry: Geometry,
  language: LanguageCode,
): Followed => ({
  suppositions,
  steps: consequences.map(({ step }) => explain(step, geometry, language)),
  ...(contradiction && { contradiction }),
});

/** What follows where all suppositions hold; a position that is wrong without them says so. */
export function follow({ suppositions, ...position }: FollowQuestion): Followed | 'contradiction' {
  const grid = gridFrom(position);
  return isContradictory(grid)
    ? 'contradiction'
    : followed(followingOf(grid, suppositions, FOLLOW), grid.geometry, position.language);
}

/** What follows from each supposition, and what holds in all these cases. */
export function followAll({ suppositions, ...position }: FollowQuestion): FollowedCases | 'contradiction' {
  const grid = gridFrom(position);
  if (isContradictory(grid)) return 'contradiction';
  const { cases, placements, eliminations } = sharedBy(grid, suppositions, FOLLOW);
  return { cases: cases.map((each) => followed(each, grid.geometry, position.language)), placements, eliminations };
}
