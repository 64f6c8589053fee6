import { classic } from '../geometry/layouts.ts';
import type { Rater } from './rater.ts';
import type { Score } from './score.ts';
import { SE_BEYOND, SE_LADDER } from './se-ladder.ts';

/** What Sudoku Explainer 1.2.1 says of a puzzle; all 0 when no cell is empty. */
export interface SeRating {
  /** The hardest step. */
  readonly er: Score;
  /** The hardest step up to the first placement. */
  readonly ep: Score;
  /** The first step. */
  readonly ed: Score;
  /** The sum over all steps of what their scores have above 1: the amount of work. */
  readonly work: number;
}

interface Sofar {
  readonly er: number;
  readonly ep: number | undefined;
  readonly ed: number | undefined;
  readonly work: number;
}

/** One decimal, as Sudoku Explainer prints it. */
const printed = (score: number): number => Math.floor((score + 0.05) * 10) / 10;

/**
 * Rates as Sudoku Explainer 1.2.1 does, the program whose ratings the lists of hard puzzles give. Its nets and nested chains are not here yet:
 * what needs them is rated as above 7.5.
 */
export const se: Rater<SeRating, Sofar> = {
  name: 'se',
  says: 'ER, EP, ED of Sudoku Explainer 1.2.1',
  supports: ({ id }) => id === classic.id,
  ladder: SE_LADDER,
  start: { er: 0, ep: undefined, ed: undefined, work: 0 },
  add(sofar, score, { placements }) {
    const er = Math.max(sofar.er, score);
    const ed = sofar.ed ?? er;
    const ep = sofar.ep ?? (placements.length > 0 ? er : undefined);
    return { er, ep, ed, work: sofar.work + score - 1 };
  },
  finish({ er, ep, ed, work }, end) {
    const isSolved = end === 'solved';
    const scoreOf = (score: number | undefined): Score =>
      score !== undefined ? printed(score) : isSolved ? 0 : { above: SE_BEYOND };
    return { er: scoreOf(isSolved ? er : undefined), ep: scoreOf(ep), ed: scoreOf(ed), work: printed(work) };
  },
};
