/**
 * What README and the pages of the packages promise, as jobs for any program. Tests copy this
 * file into empty projects; it imports the packages as strangers do, and nothing of the project.
 */
import { faultOf, makeTask, readProgramLine } from '@pencilmark/arena';
import { judgeAnswer, positionOfDrill, readDrills } from '@pencilmark/coach/drill';
import {
  boxed,
  classic,
  countSolutions,
  emptyPuzzle,
  formatNamed,
  geometryOf,
  gridOf,
  isProper,
  nextStep,
  parsePuzzle,
  puzzleOf,
  search,
  sized,
} from '@pencilmark/core';
import { explain, TECHNIQUES } from '@pencilmark/core/human';
import { de } from '@pencilmark/core/languages/de';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { rate as rateBy, se } from '@pencilmark/core/rate';
import { exactCover, referee, SOLVERS, singles, solve as solvePuzzle, solverNamed } from '@pencilmark/core/solve';
import { draw, generate, hint, rate, read, solve } from '@pencilmark/kit';
import { depthOver, Replay, record } from '@pencilmark/lab';
import { apply, type Command, decide, initial, type MatchRules, view } from '@pencilmark/race';
import { cutCells, findLattices, loadNetwork, scan } from '@pencilmark/scan';
import { solversFor } from '@pencilmark/solvers';
import { loadBatch, loadTurbo } from '@pencilmark/turbo';

export type Job = () => unknown;

const TEXT = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/**
 * A text of plain letters as bytes. TextEncoder would do it, but not every program has its types.
 */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** FNV-1a, so that long texts can be compared in few characters. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return `${text.length} characters, ${hash.toString(16)}`;
};

/** The lines of an empty board, as a picture of grey. */
function drawnLines(size: number, { cell = 40, margin = 20 } = {}) {
  const width = size * cell + 2 * margin;
  const data = new Uint8Array(width * width).fill(240);
  for (let line = 0; line <= size; line++)
    for (let at = margin; at <= margin + size * cell; at++)
      for (let thick = -1; thick <= 1; thick++) {
        const across = margin + line * cell + thick;
        data[across * width + at] = 20;
        data[at * width + across] = 20;
      }
  return { width, height: width, data };
}

export const JOBS: Readonly<Record<string, Job>> = {
  'solve a text': () => solve(TEXT),

  'solve rows of numbers': () =>
    solve([
      [1, 2, 0, 0],
      [3, 4, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])?.[1],

  'count solutions, prove that there is one': () => [
    isProper(puzzleOf(TEXT)),
    countSolutions(puzzleOf('12..............')),
  ],

  'place of a mistake in a text': () => {
    const reading = parsePuzzle('12..\n..1x\n....\n....');
    return reading.ok ? 'none' : [reading.error.code, reading.error.line, reading.error.column];
  },

  'rate a puzzle': () => {
    const { rating } = rateBy(
      puzzleOf('.7.2.........6....29..5..8...63.7.....7...24.54...2.6.1.....4.9.........46.8.5.7.'),
      se,
    );
    return [rate(TEXT)?.difficulty, rating.er, rating.ep, rating.ed, rating.difficulty];
  },

  'a hint in words': () => [hint(TEXT)?.where, hint(TEXT, { language: de })?.full],

  'generate from a seed': () => {
    const small = generate({ seed: 7, size: 6, symmetry: 'rotate180' });
    const hard = generate({ seed: 7, difficulty: 'hard' });
    return [small.puzzle, hard.puzzle, hard.reached];
  },

  'draw a step': () => digest(draw(TEXT, { step: hint(TEXT)!.step, title: 'What comes next' })),

  'convert between formats': async () => {
    const puzzle = await read('[[1,2,0,0],[3,4,0,0],[0,0,0,0],[0,0,0,0]]');
    return formatNamed('drawn')?.print(puzzle);
  },

  'steps in words': () => {
    const puzzle = puzzleOf(`123.${'....'.repeat(3)}`);
    return [TECHNIQUES.length > 150, explain(nextStep(gridOf(puzzle))!, puzzle.geometry)];
  },

  'solve a board with clues': () => {
    const geometry = geometryOf('4x4:killer_3:r1c1-2_7:r1c3-4');
    return geometry.ok ? countSolutions(emptyPuzzle(geometry.value)) : geometry.error;
  },

  'one hard puzzle with vectors': async () => {
    const turbo = await loadTurbo();
    return [turbo.name, search(puzzleOf(HARD), { limit: 2, solvers: [turbo, ...SOLVERS] }).count];
  },

  'many puzzles at once': async () => {
    const lines = bytesOf(`${TEXT}\n${HARD}\n`.repeat(500));
    const batch = await loadBatch(lines.length, 1000);
    if (!batch) return 'no vectors here';
    batch.input.set(lines);
    const answers = batch.solve(lines.length);
    return [answers.length, [...answers.slice(0, 10)], [...answers.slice(-82, -72)]];
  },

  'a large board by conflict learning': async () => {
    const geometry = sized(16);
    const solvers = await solversFor(geometry);
    return [solvers[0]?.name, countSolutions(emptyPuzzle(geometry), { limit: 2, solvers })];
  },

  'record a search': () => {
    const puzzle = puzzleOf('..7...43.3..8...565.........7....8.....6.2....2.3.9.6.....6.9.42..4.1....5....3..');
    const recording = record(solverNamed('backtracking')!.prepare(classic), puzzle, { limit: 1 });
    return [recording.length, new Replay(recording).at(recording.length).calls, depthOver(recording, 640).length];
  },

  'a duel': () => {
    const rules: MatchRules = {
      mode: 'duel',
      board: '4x4',
      level: 'easy',
      seats: 2,
      seconds: 240,
      isChecked: true,
      isRated: false,
    };
    const puzzles = [{ board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' }];
    let state = initial({ id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles });
    const arrives = (now: number, command: Command) => {
      const { events, refusal } = decide(state, command, now);
      state = events.reduce(apply, state);
      return refusal?.code ?? events.map(({ k }) => k).join(' ');
    };
    return [
      arrives(0, { t: 'join', seat: 0, name: 'Ann' }),
      arrives(9, { t: 'join', seat: 1, name: 'Ben' }),
      arrives(500, { t: 'ready', seat: 0, cid: 'a', nonce: 'ab'.repeat(16) }),
      arrives(900, { t: 'ready', seat: 1, cid: 'b', nonce: 'cd'.repeat(16) }),
      arrives(3900, { t: 'start', toss: '0'.repeat(64) }),
      arrives(7900, { t: 'move', seat: 0, cid: 'c', base: 5, cell: 1, digit: 2 }),
      view(state, 'spectator').duel?.turn,
    ];
  },

  'judge a drill': () => {
    const [drill] = readDrills('naked-single\thidden\t4x4\t...4341.21......');
    const board = boxed(2, 2);
    const { grid, givens } = positionOfDrill(drill!, board);
    const known = { givens, solution: solvePuzzle(makePuzzle(board, givens))! };
    const placing = (cell: number, digit: number) => ({ placements: [{ cell, digit }], eliminations: [] });
    return [placing(12, 4), placing(2, 2)].map((answer) => judgeAnswer(grid, drill!.technique, answer, known).kind);
  },

  'judge a solver program': () => {
    const makers = { solvers: SOLVERS, referee: referee(singles, exactCover) };
    const task = makeTask({ board: '4x4:2x2', sorts: ['none'], limit: 2, ms: 1000, seed: 1 }, makers);
    const reading = readProgramLine(`{"t":"answer","id":"${task.message.id}","solutions":[["1234"]]}`);
    return reading.ok && reading.value.t === 'answer' ? faultOf(task, reading.value) : 'unreadable';
  },

  'a board in a picture': async () => {
    const picture = drawnLines(9);
    const lattices = findLattices(picture);
    const { found, why } = scan(picture, { network: await loadNetwork() });
    return [lattices.map(({ size }) => size), cutCells(picture, lattices[0]!).count, found.length, why];
  },
};
