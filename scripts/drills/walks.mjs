/** Positions on the way through generated puzzles. */
import { positionText } from '@pencilmark/coach/drill';
import { generate, generateClued } from '@pencilmark/core/generate';
import { idParts } from '@pencilmark/core/geometry';
import { allSteps, applyStep, nextStep, TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { boardCalled } from './rows.mjs';

/** What kind of puzzle suits a technique: a board without clues, or some kinds of clues on 6x6. */
export const makerFor = ({ board }) => {
  const { kinds } = idParts(board);
  return kinds.length === 0 ? board : `6x6 ${[...new Set(kinds)].sort().join()}`;
};

function puzzleFrom(maker, seed) {
  const [board, kinds] = maker.split(' ');
  const geometry = boardCalled(board);
  return kinds
    ? generateClued({ geometry, kinds: kinds.split(','), seed }).puzzle
    : generate({ geometry, seed }).puzzle;
}

/** How far one step may look: nets that lead nowhere take long on some boards. */
const WORK = 100_000;

const isFilling = (step) => step.placements.length > 0;

/**
 * Walks through a puzzle step by step, always by the easiest technique, and yields positions in
 * which techniques that are looked for find something. The step that is done next makes the
 * position one from a game: nothing before it finds anything. `isLookedFor` tells, at each moment,
 * whether a technique is looked for elsewhere, too.
 */
export function* positionsOn(maker, seed, { ids, isLookedFor }) {
  const { geometry, givens } = puzzleFrom(maker, seed);
  const grid = gridOf({ geometry, givens });
  const board = maker.includes(' ') ? geometry.id : maker;
  const found = (technique, isGame) => ({ technique, board, ...positionText(grid, givens), isGame });
  const last = TECHNIQUES.findLastIndex(({ id }) => ids.includes(id));
  const next = () => nextStep(grid, { givens, techniques: TECHNIQUES.slice(0, last + 1), budget: { left: WORK } });
  for (let step = next(); step; step = next()) {
    if (ids.includes(step.technique)) yield found(step.technique, true);
    for (const id of isFilling(step) ? [] : ids.filter((one) => one !== step.technique && isLookedFor(one))) {
      const [first] = allSteps(grid, { techniques: [techniqueCalled(id)], givens, budget: { left: WORK } });
      if (first) yield found(id, false);
    }
    applyStep(grid, step);
  }
}
