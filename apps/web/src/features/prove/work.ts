/** The work behind `PROVE`, done in the engine's thread. */
import { gradeClaim, type ProofVerdict } from '@pencilmark/coach/proof';
import { searchTechniques, type TechniqueId, techniqueCalled, techniqueNames } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { fail } from '@pencilmark/core/result';
import { solve } from '@pencilmark/core/solve';
import { hashOf } from '../../model/daily.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import { explain, gridFrom } from '../hint/work.ts';
import { type Case, positionOf, practiceCases } from '../techniques/cases.ts';
import { levelOf } from '../techniques/levels.ts';
import { struckOutOf, turned } from '../techniques/turned.ts';
import { BANDS } from './five.ts';
import type { Graded, Position, ProofQuestion, Reason } from './tasks.ts';

/** Techniques of a board by a text; without a text all, the usual techniques first. */
export function reasons({ text, board }: { readonly text: string; readonly board: string }): readonly Reason[] {
  const geometry = geometryCalled(board);
  return searchTechniques(text)
    .filter((id) => techniqueCalled(id)?.supports?.(geometry) !== false)
    .map((id) => ({ id, names: techniqueNames(id), level: levelOf(id) }));
}

/** The worst comes first: of several claims with one reason, all have to be proven. */
const ORDER: readonly ProofVerdict['kind'][] = ['wrong', 'unproven', 'shorter', 'proven'];

/** Whether a reason proves what is claimed. */
export function grade(question: ProofQuestion): Graded {
  const { claimed, isPlacement, technique, cells } = question;
  const grid = gridFrom(question);
  const [givens, solution] = [Uint8Array.from(question.givens), Uint8Array.from(question.solution)];
  const [worst] = claimed
    .map((candidate) => gradeClaim(grid, { candidate, isPlacement, technique, cells }, { givens, solution }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return gradedFrom(worst!, question);
}

function gradedFrom(verdict: ProofVerdict, { board, language }: ProofQuestion): Graded {
  const geometry = geometryCalled(board);
  switch (verdict.kind) {
    case 'proven':
      return { kind: 'proven', explained: explain(verdict.step, geometry, language) };
    case 'shorter':
      return { kind: 'shorter', explained: explain(verdict.easier, geometry, language) };
    case 'wrong':
      return { kind: 'wrong' };
    case 'unproven': {
      if (verdict.lack !== 'cells') return { kind: 'technique' };
      const { step, missing, superfluous } = verdict;
      return { kind: 'cells', explained: explain(step, geometry, language), missing, superfluous };
    }
  }
}

/**
 * The five positions of a day, the same everywhere: they follow from its name alone. Each is one of
 * corpus/practice, turned and with other digits, so that nobody knows it from elsewhere.
 */
export async function five(day: string): Promise<readonly Position[]> {
  const random = makeRandom(hashOf(`prove ${day}`));
  const rows = (await practiceCases()).filter(({ board }) => board === '9x9');
  const chosen: Case[] = [];
  for (const band of BANDS) chosen.push(drawn(rows, band, chosen, random));
  return chosen.map((row) => positionFrom(row, random));
}

/** A row of some levels, of a technique that was not drawn before. */
function drawn(rows: readonly Case[], band: readonly string[], before: readonly Case[], random: Random): Case {
  const able = [...new Set(rows.map(({ technique }) => technique))].filter(
    (id) => band.includes(levelOf(id as TechniqueId)) && !before.some(({ technique }) => technique === id),
  );
  const technique = able[random.below(able.length)];
  const own = rows.filter((row) => row.technique === technique);
  return own[random.below(own.length)]!;
}

function positionFrom(row: Case, random: Random): Position {
  const { grid, givens } = turned(positionOf(row), random.next());
  const puzzle = makePuzzle(grid.geometry, grid.digits, struckOutOf(grid));
  return {
    board: row.board,
    givens: [...givens],
    digits: [...grid.digits],
    candidates: [...grid.candidates],
    solution: [...(solve(puzzle) ?? fail(`${row.cells} has no solution`))],
  };
}
