import { gradeAnswer } from '@pencilmark/coach/answer';
import { positionText, readDrills } from '@pencilmark/coach/drill';
import { Game } from '@pencilmark/coach/environment';
import { statesOf } from '@pencilmark/coach/mastery';
import { boxed, gridOf, nextStep, puzzleOf, solve } from '@pencilmark/core';
import { except, named, optional, options, type Row, whole } from './law.ts';

const small = boxed(2, 2);
const puzzle = puzzleOf('12..34..2143....');
const grid = gridOf(puzzle);
const { givens } = puzzle;
const solution = solve(puzzle)!;
const known = { givens, solution };
const suppositions = except([{ cell: 2, digit: 3, isOn: true }], [7]);
const entered = { placements: [{ cell: 12, digit: 4 }], eliminations: [] };
const [drill] = readDrills('full-house\tshown\t4x4\t123.341221434321\t-\tr1');
const subject = { id: 'x-wing', family: 'fish', level: 'hard', grades: ['shown', 'game'] } as const;
const subjects = except([subject], [7]);
const answers = except([], [7], [{ id: 'a' }]);
const end = { ms: 1000, digits: givens };
const game = { geometry: small, givens, solution, moves: [], end, hasTimes: true };
const following = options({ hasLocked: true });
const technique = 'naked-single';

export const COACH: Readonly<Record<string, () => Row>> = {
  Game: () => [puzzle, solution, options({ mostSteps: 5 })],
  answerData: () => [gradeAnswer(puzzle, 'r1c3=4'), small, optional('1234')],
  casesOfCell: () => [grid, whole(2)],
  casesOfHouse: () => [grid, whole(8), whole(3, 0)],
  deedsIn: () => ['r1c2<>3', whole(4, 0)],
  drillFault: () => [drill, small, named('step')],
  drillLine: () => [drill],
  followingOf: () => [grid, suppositions, following],
  givesUp: () => ['give up'],
  gradeAnswer: () => [puzzle, '1234', options({ solution, alphabet: '1234' })],
  gradeClaim: () => [grid, { candidate: { cell: 12, digit: 4 }, isPlacement: true, cells: [] }, known],
  judgeAnswer: () => [grid, technique, entered, known],
  judgeTouch: () => [grid, technique, { cell: 12 }, known],
  merged: () => [answers, answers],
  monthOf: () => [except([], [7])],
  nextIn: () => [statesOf([], [subject], 0), subjects, options({ level: 'hard' })],
  nextTechniques: () => [answers, subjects, 0, options({ level: 'hard' })],
  observationOf: () => [new Game(puzzle, solution), named('text')],
  openEnvironment: () => [options({ mostGames: 2, draw: () => '' })],
  positionIn: () => [positionText(grid, givens), small],
  positionOfDrill: () => [drill, small],
  positionText: () => [grid, givens],
  promptOf: () => [puzzle, options({ alphabet: '1234', asks: 'grid', last: { right: [], wrong: [] } })],
  proofData: () => [{ kind: 'wrong' }, small],
  proposalIn: () => [puzzle, 'r1c3=4', options({ alphabet: '1234' })],
  readAnswers: () => ['{}'],
  readClaim: () => [small, { claimed: 'r1c3=4', isPlacement: true }],
  readDrills: () => [''],
  readRecord: () => ['{}'],
  recognised: () => [grid, technique, entered, givens],
  recordOf: () => [game],
  reviewOf: () => [game, options({ onProgress: () => undefined, budget: { left: 10 } })],
  sharedBy: () => [grid, suppositions, following],
  sightIn: () => [except('r1', 'nonsense'), small],
  sightOf: () => [nextStep(grid), grid],
  stateOf: () => [answers, subject, 0],
  statesOf: () => [answers, subjects, 0],
  stepsOf: () => [grid, technique, optional(givens)],
  writtenAnswers: () => [answers],
};
