import { boxed, gridOf, nextStep, puzzleOf } from '@pencilmark/core';
import { de } from '@pencilmark/core/languages/de';
import { backtracking, bands, SOLVERS } from '@pencilmark/core/solve';
import { record } from '@pencilmark/lab';
import { plainNetwork } from '@pencilmark/scan';
import { allowing, except, named, optional, options, type Row, whole, wishes } from './law.ts';

type Rows = Readonly<Record<string, () => Row | Promise<Row>>>;

const small = boxed(2, 2);
const puzzle = puzzleOf('1234341221434.2.');
const grid = gridOf(puzzle);
const step = nextStep(grid)!;
const solvers = except([...SOLVERS], [7], []);

const TEXT = '12..34..........';
const BOARD = { geometry: except('4x4', 'nonsense') };
const A_PUZZLE = except(TEXT, 'nonsense', '1'.repeat(99), [1, 2], ['x']);

export const KIT: Rows = {
  draw: () => [
    A_PUZZLE,
    options({ ...BOARD, title: 'One', theme: named('dark'), names: true, candidates: true, step }),
  ],
  generate: () => [
    wishes({
      seed: whole(1),
      geometry: optional(except('4x4', 'nonsense')),
      size: optional(whole(4, 3, 99)),
      givens: optional(except(8, 99, [1], 'many')),
      symmetry: optional(named('none')),
      minimal: optional(true),
      difficulty: optional(named('easy')),
      maxTries: optional(except(2, 0)),
      solvers: optional(solvers),
    }),
  ],
  hint: () => [A_PUZZLE, options({ ...BOARD, language: except(de, 'de', {}) })],
  rate: () => [A_PUZZLE, options({ ...BOARD, hodoku: true })],
  read: () => [except(TEXT, 'nonsense'), options({ ...BOARD, ignoreRules: true })],
  solve: () => [A_PUZZLE, options({ ...BOARD, limit: whole(2, 0), solvers })],
};

const search = backtracking.prepare(small);
const recording = record(search, puzzle);

export const LAB: Rows = {
  record: () => [
    search,
    puzzle,
    options({
      limit: whole(2),
      maxCalls: except(100, -1),
      mostEvents: except(100, 0),
      beyond: named('leave'),
      progress: () => undefined,
    }),
  ],
  Recorder: () => [puzzle, optional(except(100, 0))],
  Replay: () => [recording],
  deepestOf: () => [recording],
  depthOver: () => [recording, except(10, 0)],
  transferablesOf: () => [recording],
};

const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
const corners = [
  [4, 4],
  [60, 4],
  [60, 60],
  [4, 60],
];

export const SCAN: Rows = {
  cutCells: async () => [wrongPicture(), await lattice(), optional(whole(1, 4))],
  findLattices: () => [wrongPicture(), options({ size: whole(9, 3, 99) })],
  latticeAt: () => [wrongPicture(), except(corners, [1], [[1, 2]]), options({ size: whole(9, 3, 99) })],
  normalise: () => [new Float32Array(1024), true],
  outline: () => [wrongPicture()],
  readCells: () => [plainNetwork(), { pixels: new Float32Array(1024), count: 1 }],
  refusalOf: async () => [wrongPicture(), except([await lattice()], [7])],
  regionsOf: async () => [wrongPicture(), await lattice()],
  scan: () => [
    wrongPicture(),
    wishes({
      network: plainNetwork(),
      corners: optional(except(corners, [1])),
      size: optional(whole(9, 3, 99)),
      turn: optional(whole(1, 4)),
      board: optional('9x9'),
      most: optional(whole(2)),
      solvers: optional(solvers),
      now: optional(() => 0),
    }),
  ],
  straightened: async () => [wrongPicture(), await lattice(), except(8, 0)],
};

const wrongPicture = () =>
  except(picture, { width: 64, height: 64, data: new Uint8Array(3) }, { ...picture, width: 0 });

async function lattice() {
  const { latticeAt } = await import('@pencilmark/scan');
  return latticeAt(picture, corners as never, { size: 9 });
}

const drawn = { geometry: small, digits: puzzle.givens };

export const BOARD_ROWS: Rows = {
  candidatePlace: () => [small, whole(1)],
  boardPieces: () => [drawn],
  drawBoard: () => [drawn],
  drawEvidence: () => [drawn],
  drawInk: () => [
    { notes: [], lines: [], links: [], marks: [] },
    { geometry: small, isFull: () => false },
  ],
  drawRules: () => [small],
  drawSign: () => [named('strong')],
  drawSigns: () => [except([], [7]), small],
  spokenOf: () => [step, grid.candidates],
};

export const SOLVERS_ROWS: Rows = {
  carefulSolversFor: () => [small],
  refereeFor: () => [bands, small],
  solverCalled: () => [named('bands')],
  solversFor: () => [small, optional(named('bands'))],
};

export const SAT: Rows = {
  loadLargeSolver: () => [allowing(options({}), {})],
  loadSat: () => [options({})],
};

const compile = async () => undefined;

export const TURBO: Rows = {
  canSearchGivens: () => [small],
  loadBatch: () => [whole(100), whole(2), optional(compile)],
  loadGivensSearch: () => [optional(compile)],
  loadLineSolver: () => [whole(100), whole(1), optional(compile)],
  loadTurbo: () => [optional(compile)],
};
