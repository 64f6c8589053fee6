import * as core from '@pencilmark/core';
import { classic, RULES, turnOf } from '@pencilmark/core/geometry';
import { explainParts, HINT_LEVELS, TECHNIQUES } from '@pencilmark/core/human';
import { de } from '@pencilmark/core/languages/de';
import { makeRandom } from '@pencilmark/core/random';
import { shortestReason } from '@pencilmark/core/reasons';
import { bands, SOLVERS, singles } from '@pencilmark/core/solve';
import { allowing, except, named, optional, options, type Row, whole, wishes } from './law.ts';

const small = core.boxed(2, 2);
const text = '1234341221434321';
const full = core.puzzleOf(text);
const puzzle = core.puzzleOf('1234341221434.2.');
const solution = full.givens;
const grid = core.gridOf(puzzle);
const step = core.nextStep(grid)!;
const random = makeRandom(1);
const clued = readClued();
const clue = clued.clues[0]!;

function readClued() {
  const board = core.geometryOf('4x4:killer_5:r1c1-2');
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

const SOLVERS_ARGUMENT = except([...SOLVERS], [7], []);
const SOLVER = { solvers: SOLVERS_ARGUMENT };
const CALLS = except(1000, -1);
const BUDGET = { ...SOLVER, maxCalls: CALLS };
const STEPS = options({ techniques: except(TECHNIQUES, [7]), givens: puzzle.givens, budget: { left: 1e6 } });
const LANGUAGE = except(de, 'de', {});
const TELLING = options({
  language: LANGUAGE,
  alphabet: '1234',
  isBrief: true,
  techniques: except(TECHNIQUES, [7]),
});
const PARSING = { geometry: except(small, '9x9'), alphabet: '1234', ignoreRules: true };
const RANDOM = random;
const WISH = {
  symmetry: named('none'),
  maxTries: except(2, 0, -1),
  maxCalls: CALLS,
  solvers: SOLVERS_ARGUMENT,
};
const SYMMETRY_SIZE = whole(4, 0, 1000);

export const CORE: Readonly<Record<string, () => Row>> = {
  allSteps: () => [grid, STEPS],
  applyStep: () => [grid.copy(), step],
  backdoorSize: () => [puzzle, solution, optional(whole(1))],
  bandIndices: () => [core.solve(core.emptyPuzzle(classic))],
  boxFilling: () => [whole(4), whole(4), whole(4)],
  boxShape: () => [whole(9, 0, 1000)],
  boardOf: () => [except('4x4', 'nonsense')],
  boxed: () => [whole(2, 0), whole(2, 0), optional(except(['x'], ['nonsense'], [7]))],
  branchMarks: () => [except([], [7])],
  canCountClasses: () => [small],
  canCountGrids: () => [small],
  canCountMinimal: () => [small],
  canCover: () => [pieces().form],
  canFindUnavoidable: () => [small],
  canSolve: () => [bands, small],
  canonicalForm: () => [core.puzzleOf(`1${'.'.repeat(80)}`)],
  certify: () => [puzzle, options({ ...BUDGET, minimal: true, path: false, maxTrials: CALLS })],
  clauseProof: () => [puzzle, named('lrat'), options({ ...BUDGET, maxTrials: CALLS })],
  checked: () => [singles],
  clueConflict: () => [core.emptyPuzzle(clued), options({ ...SOLVER, maxCallsEach: CALLS })],
  clueFault: () => [clue, clued],
  clueName: () => [clue, optional(LANGUAGE)],
  clueSays: () => [clue, clued, optional(LANGUAGE)],
  completePuzzle: () => [puzzle, RANDOM, options({ givens: whole(14, 17), ...WISH, onProgress: () => undefined })],
  conflictCells: () => [puzzle],
  conflicts: () => [puzzle],
  countGridClasses: () => [small, options({})],
  countGrids: () => [small, options({ maxCalls: CALLS })],
  countMinimalPuzzles: () => [small, options({})],
  countSolutions: () => [puzzle, options({ ...SOLVER, limit: whole(3) })],
  defineTechnique: () => [TECHNIQUES[0]],
  demandSources: () => [small],
  detectFormat: () => [text],
  difficultyOf: () => [1.2, except(3, -1), optional(named('clued'))],
  disjointFamily: () => [
    except(
      [
        [0, 1],
        [1, 2],
      ],
      [7],
    ),
    options({ maxCalls: CALLS }),
  ],
  drawnByWeight: () => [except([1, 2], ['a']), whole(3)],
  easiestStep: () => [grid, STEPS],
  effectiveNumber: () => [except([1, 2], ['a'])],
  emptyPuzzle: () => [small],
  enumerate: () => [puzzle, options(SOLVER)],
  estimateGrids: () => [small, options({ dives: whole(10, 0, 1), seed: whole(1) })],
  estimateOf: () => [except([1, 2], ['a']), whole(2, 0, 1)],
  explain: () => [step, small, TELLING],
  explainParts: () => [step, small, TELLING],
  fillGrid: () => [small, RANDOM, options(BUDGET)],
  filledCells: () => [puzzle],
  generate: () => [
    wishes({
      seed: whole(1),
      geometry: optional(except(small, '9x9')),
      givens: optional(except(8, 99, -1, 1.5, [1], [3, 2], ['a', 'b'])),
      minimal: optional(true),
      accept: optional(() => true),
      height: optional(() => 1),
      near: optional(except([puzzle], [7])),
      method: optional(named('thin')),
      goOn: optional(() => true),
      ...optionals(WISH),
    }),
  ],
  generateClued: () => [
    wishes({
      seed: whole(1),
      kinds: except(['killer'], ['nonsense'], []),
      geometry: optional(except(small, '9x9')),
      givens: optional(except(8, 99, -1, 1.5, [1], [3, 2])),
      isCovered: optional(true),
      accept: optional(() => true),
      isEasy: optional(() => true),
      goOn: optional(() => true),
      ...optionals(WISH),
    }),
  ],
  geometryOf: () => [except('4x4', 'nonsense')],
  givenCount: () => [puzzle],
  gridOf: () => [puzzle],
  handOver: () => [bands, except(10, -1), singles],
  hardestOf: () => [named('easy'), optional(named('clued'))],
  hasProfile: () => [small, named('own')],
  hint: () => [step, small, named(HINT_LEVELS[0]), TELLING],
  hintParts: () => [step, small, named(HINT_LEVELS[0]), TELLING],
  houseName: () => [small.houses[0]],
  idParts: () => ['4x4'],
  isContradictory: () => [grid],
  isFilled: () => [small, solution],
  isOfClues: () => ['sums'],
  isKind: () => [allowing(RULES[0], () => 7)],
  isMinimal: () => [puzzle, options(BUDGET)],
  isProper: () => [puzzle, options(SOLVER)],
  isSolution: () => [puzzle, solution],
  jigsaw: () => [except('1122112233443344', 'nonsense', ''), optional(except(['x'], ['nonsense'], [7]))],
  judge: () => [puzzle, options(BUDGET)],
  judgeAmong: () => [SOLVERS_ARGUMENT, puzzle, options({ maxCalls: CALLS })],
  keepsGeometry: () => [turnOf('rotate90', 4), small],
  lacksMap: () => ['4x4'],
  logOfSum: () => [except([1, 2], ['a'])],
  harmless: () => ['a'],
  makeGeometry: () => [{ id: 'own', size: 4, boxes: small.boxes }],
  languageNamed: () => [named('de')],
  neighbourhood: () => [puzzle, options({ remove: whole(1), add: whole(1), minimal: true, ...SOLVER })],
  minimalSamples: () => [small, options({ seed: whole(1), paths: whole(10), ...SOLVER })],
  makePuzzle: () => [
    small,
    except(solution, [1], new Uint8Array(16).fill(9)),
    optional(except([], [7], [{ cell: 99, digit: 1 }])),
  ],
  makeRandom: () => [whole(1)],
  makeReader: () => [options({ ...PARSING, format: core.formatNamed('line'), longestLine: except(100, 0, -1) })],
  nextStep: () => [grid, STEPS],
  orbits: () => [named('none'), SYMMETRY_SIZE],
  parseCell: () => [except('r1c1', 'r9c9', 'nonsense'), SYMMETRY_SIZE],
  parsePuzzle: () => [
    except(text, 'nonsense', '1'.repeat(100)),
    options({ ...PARSING, format: core.formatNamed('line') }),
  ],
  pathFrom: () => [grid, STEPS],
  permuteCells: () => [puzzle, except(turnOf('rotate90', 4), [1])],
  plainGeometryOf: () => [except('4x4', 'nonsense')],
  profilePath: () => [puzzle, named('own'), options({ givens: puzzle.givens })],
  profileStep: () => [puzzle, named('own'), options({ givens: puzzle.givens })],
  proofFault: () => [grid, step],
  proposeClues: () => [
    named('killer'),
    solution,
    small,
    RANDOM,
    options({ symmetry: named('none'), maxTries: except(2, -1) }),
  ],
  puzzleOf: () => [text, optional(except(small, '9x9'))],
  randomSolution: () => [puzzle, RANDOM, options({ ...BUDGET, onProgress: () => undefined })],
  randomSymmetry: () => [small, RANDOM],
  rankOf: () => [2.5],
  rate: () => [puzzle, core.raterFor(small), options({ path: true, budget: except(1e6, -1), most: 9 })],
  raterFor: () => [small],
  readPlain: () => [except(text, 'nonsense'), optional(except(small, '9x9'))],
  referee: () => [bands, singles],
  regionMap: () => [except(small.boxes)],
  regionsOf: () => ['1122112233443344'],
  relabel: () => [puzzle, except([2, 1, 3, 4], [1], [1, 1, 1, 1])],
  ruleWords: () => [named('x'), optional(LANGUAGE)],
  rulesText: () => [small, optional(LANGUAGE)],
  samePuzzle: () => [puzzle, full],
  scaleFor: () => [small],
  scoreText: () => [2.5],
  search: () => [puzzle, SEARCHING()],
  searchAmong: () => [SOLVERS_ARGUMENT, puzzle, options(SEARCH)],
  searchTechniques: () => ['wing'],
  sentenceText: () => [pieces().sentence],
  shuffled: () => [allowing([1, 2], 'text'), RANDOM],
  sized: () => [whole(4, 0, 1000), optional(except(['x'], ['nonsense'], [7]))],
  smallestBackdoors: () => [puzzle, solution, optional(whole(1))],
  solve: () => [puzzle, options(SOLVER)],
  solvePath: () => [puzzle, STEPS],
  solverFor: () => [small, optional(SOLVERS_ARGUMENT)],
  spareClues: () => [core.emptyPuzzle(clued), options({ ...SOLVER, maxCallsEach: CALLS })],
  spareGivens: () => [puzzle, options({ ...SOLVER, maxCallsEach: CALLS })],
  techniqueIdea: () => [named('x-wing'), optional(LANGUAGE)],
  techniqueName: () => ['x-wing', optional(LANGUAGE)],
  techniqueNames: () => ['x-wing'],
  tellCell: () => [clue, whole(0), optional(LANGUAGE)],
  tellClue: () => [clue, small, optional(LANGUAGE)],
  tellFault: () => [clue, clued, optional(LANGUAGE)],
  thinPuzzle: () => [
    full,
    except([[0], [1]], [7], [[99]]),
    options({
      givens: whole(4),
      failures: except(3, -1),
      maxCalls: CALLS,
      budget: except(1000, -1),
      onProgress: () => undefined,
      ...SOLVER,
    }),
  ],
  trueCandidates: () => [puzzle, options(BUDGET)],
  turnOf: () => [named('rotate90'), SYMMETRY_SIZE],
  unavoidableSets: () => [small, solution, options({ most: whole(4, 0) })],
  weightedMean: () => [except([1, 2], ['a']), except([1, 2], ['a']), optional(except([1, 2], ['a']))],
  unfold: () => [step, small, TELLING],
  usualNotation: () => [whole(9), optional(whole(1))],
  shortestReason: () => [grid, step, options({ maxCalls: CALLS, maxSearches: CALLS })],
  reasonParts: () => [shortestReason(grid, step)!, small, TELLING],
  whyNot: () => [
    grid,
    except({ cell: step.placements[0]!.cell, digit: step.placements[0]!.digit }, { cell: 99, digit: 1 }),
    STEPS,
  ],
  wishConflict: () => [
    options({
      rating: except([1, 2], ['a', 'b']),
      difficulty: named('easy'),
      hodokuLevel: named('Easy'),
      score: except([1, 2], ['a', 'b']),
      technique: except(['x-wing'], ['nonsense']),
      without: except(['x-wing'], ['nonsense']),
    }),
    classic,
  ],
  verifyCertificate: () => ['{}', options({ maxWork: CALLS })],
  withClues: () => [small, except([clue], [7])],
  withGiven: () => [puzzle, whole(0, 99), whole(1, 9)],
  withMap: () => ['4x4', '1122112233443344'],
  withRules: () => [small, except(['x'], ['nonsense'], [7])],
  writeCells: () => [puzzle, optional({ alphabet: '1234', blank: '.' })],
  Grid: () => [small],
  Position: () => [grid, optional(puzzle.givens), options({ budget: { left: 3 }, isSilent: true })],
};

const SEARCH = {
  limit: whole(3),
  maxCalls: CALLS,
  keep: whole(1),
  onSolution: () => undefined,
  trace: () => undefined,
};
const SEARCHING = () => options({ ...SEARCH, ...SOLVER });

function optionals(keys: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, optional(value)]));
}

function pieces() {
  return {
    form: { order: 'any', cells: [1, 'size'] },
    sentence: explainParts(step, small),
  };
}
