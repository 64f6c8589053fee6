import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { proposeClues } from '../generate/clues/propose.ts';
import { geometryOf, withClues } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { keepsGeometry, turnOf } from '../geometry/symmetry.ts';
import type { Step } from '../human/steps/step.ts';
import { makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { pencilmark } from './pencilmark.ts';
import { rate } from './rater.ts';
import { rankOf, scoreText } from './score.ts';

const digitsIn = (text: string): Uint8Array => Uint8Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));

const rows = readFileSync(new URL('../../../../corpus/clues.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', , , board = '', givens = '', solution = '', difficulty = '', hardest = ''] = line.split('\t');
    const read = geometryOf(board);
    if (!read.ok) throw new RangeError(read.error.message);
    return { name, geometry: read.value, givens: digitsIn(givens), solution: digitsIn(solution), difficulty, hardest };
  });

const ratingOf = (puzzle: Puzzle) => rate(puzzle, pencilmark, { path: true });

/** The greatest score of the steps that name a clue which a board has not. */
function worthOfNews(path: readonly Step[], geometry: Geometry, board: Geometry): number {
  const known = new Set(board.demands.map((demand) => JSON.stringify(demand)));
  const isNews = (step: Step): boolean =>
    step.marks.some((mark) => mark.kind === 'demand' && !known.has(JSON.stringify(geometry.demands[mark.demand])));
  const scores = path.filter(isNews).map((step) => {
    const rung = pencilmark.ladder.find(({ techniques }) => techniques.some(({ id }) => id === step.technique));
    return rung!.score(step);
  });
  return Math.max(0, ...scores);
}

describe.each(some(rows).map((row) => [row.name, row] as const))('%s', (_, row) => {
  const { geometry, givens, solution } = row;
  const { rating } = ratingOf(makePuzzle(geometry, givens));

  test('has the rating that is on record', () =>
    expect([rating.difficulty, scoreText(rating.hardest)]).toEqual([row.difficulty, row.hardest]));

  test.each(['rotate180', 'horizontal', 'diagonal'] as const)(
    'has the same rating when the board is turned: %s',
    (name) => {
      const turn = turnOf(name, geometry.size);
      if (!keepsGeometry(turn, geometry.plain ?? geometry)) return;
      const clues = geometry.clues.map((clue) => ({
        ...clue,
        cells: clue.cells.map((list) => list.map((cell) => turn[cell]!)),
      }));
      const moved = givens.slice();
      for (const [cell, digit] of givens.entries()) moved[turn[cell]!] = digit;
      const { rating: own } = ratingOf(makePuzzle(withClues(geometry, clues), moved));
      expect(own.hardest).toBe(rating.hardest);
    },
  );

  test.each(['killer', 'arrow', 'thermo', 'whisper', 'xv', 'quadruple'])(
    'with a needless clue (%s) it is harder by a step of that clue at most',
    (kind) => {
      for (const clues of proposeClues(kind, solution, geometry, makeRandom(7))) {
        const board = withClues(geometry, [...geometry.clues, ...clues]);
        const { rating: own, path } = ratingOf(makePuzzle(board, givens));
        const news = worthOfNews(path!, board, geometry);
        expect(rankOf(own.hardest)).toBeLessThanOrEqual(Math.max(rankOf(rating.hardest), news));
        break;
      }
    },
  );
});
