import { applyStep, type Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './answer.ts';
import { stepsOf } from './conclusions.ts';
import { withForms } from './forms.ts';
import { someDrills, type Table, tableOf, tablesOf } from './testing.ts';
import type { DrillVerdict } from './verdict.ts';

const judge = (
  { grid, ...known }: Table,
  technique: string,
  { placements = [], eliminations = [] }: Partial<Record<'placements' | 'eliminations', readonly Candidate[]>>,
): DrillVerdict => judgeAnswer(grid, technique, { placements, eliminations }, known);

/** A step of a technique with several eliminations, and where it stands. */
function stepWithSeveral(technique: string): { readonly table: Table; readonly step: Step } {
  for (const table of tablesOf(technique))
    for (const step of stepsOf(table.grid, technique, table.givens))
      if (step.eliminations.length > 1) return { table, step };
  throw new RangeError(`no step of ${technique} with several eliminations`);
}

describe('an answer to a drill', () => {
  const { table, step } = stepWithSeveral('x-wing');
  const { grid, solution } = table;

  test('is right when it is a part of a step, and whole when nothing is missing', () => {
    for (const eliminations of [step.eliminations.slice(0, 1), step.eliminations.slice(1)])
      expect(judge(table, 'x-wing', { eliminations })).toMatchObject({ kind: 'found', isWhole: false });
    expect(judge(table, 'x-wing', step)).toMatchObject({ kind: 'found', isWhole: true, step });
  });

  test('is wrong as soon as one of the entered is false, and names it', () => {
    const [cell] = [...solution.keys()].filter((place) => grid.digits[place] === 0);
    const candidate = { cell: cell!, digit: solution[cell!]! };
    const eliminations = [...step.eliminations, candidate];
    expect(judge(table, 'x-wing', { eliminations })).toEqual({ kind: 'wrong', candidate, isPlacement: false });
    const [lost] = step.eliminations;
    expect(judge(table, 'x-wing', { placements: [lost!] })).toMatchObject({ kind: 'wrong', isPlacement: true });
  });

  test('is not right when it says more than the technique shows', () => {
    const [naked] = tablesOf('naked-pair');
    const others = naked!.grid.geometry.cells
      .filter((cell) => naked!.grid.digits[cell] === 0)
      .map((cell) => ({ cell, digit: naked!.solution[cell]! }));
    const [own] = stepsOf(naked!.grid, 'naked-pair', naked!.givens);
    const verdict = judge(naked!, 'naked-pair', { eliminations: own!.eliminations, placements: others });
    expect(['other', 'unproven']).toContain(verdict.kind);
    expect(verdict).toMatchObject({ claim: { isPlacement: true } });
  });

  test('that says nothing of the grid is refused', () =>
    expect(() => judge(table, 'x-wing', {})).toThrow('expected one at least'));

  test('about an unknown technique is refused', () =>
    expect(() => judge(table, 'x-ray', step)).toThrow('technique x-ray'));
});

test('a single is right by its digit, and by each candidate that goes with it', () => {
  const [table] = tablesOf('naked-single');
  const [{ placements } = { placements: [] }] = stepsOf(table!.grid, 'naked-single', table!.givens);
  const [{ cell, digit }] = placements as [Candidate];
  expect(judge(table!, 'naked-single', { placements })).toMatchObject({ kind: 'found', isWhole: true });
  const peers = table!.grid.geometry.cells.filter((peer) => table!.grid.geometry.peerSets[cell]!.has(peer));
  const eliminations = peers.filter((peer) => table!.grid.has(peer, digit)).map((peer) => ({ cell: peer, digit }));
  for (const elimination of eliminations)
    expect(judge(table!, 'naked-single', { eliminations: [elimination] })).toMatchObject({
      kind: 'found',
      isWhole: false,
    });
});

test('a form of a technique is the technique: a skyscraper for a turbot fish, and not the other way round', () => {
  const [table] = tablesOf('skyscraper');
  const [step] = stepsOf(table!.grid, 'skyscraper', table!.givens);
  for (const general of ['turbot-fish', 'x-chain', 'aic', 'forcing-chain'])
    expect(judge(table!, general, step!).kind, general).toBe('found');
  expect(withForms('skyscraper').map(({ id }) => id)).toEqual(['skyscraper']);
  const [pair] = tablesOf('x-wing');
  const [wing] = stepsOf(pair!.grid, 'x-wing', pair!.givens);
  expect(judge(pair!, 'skyscraper', wing!)).toMatchObject({ kind: 'other', step: { technique: 'x-wing' } });
});

test('what a single shows once the step is done is listed with the step', () => {
  const isAlone = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;
  const verdicts = ['naked-pair', 'hidden-pair', 'xy-wing', 'w-wing'].flatMap((technique) =>
    tablesOf(technique).flatMap((table) => {
      const [step] = stepsOf(table.grid, technique, table.givens);
      const after = table.grid.copy();
      applyStep(after, step!);
      return after.geometry.cells
        .filter((cell) => isAlone(after.candidatesOf(cell)) && !isAlone(table.grid.candidatesOf(cell)))
        .map((cell) => judge(table, technique, { placements: [{ cell, digit: table.solution[cell]! }] }));
    }),
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual(verdicts.map(() => 'other'));
  expect(verdicts.filter((verdict) => verdict.kind === 'other' && verdict.after).length).toBeGreaterThan(0);
});

test('whatever is said of a true candidate holds', () => {
  for (const drill of someDrills(311)) {
    const table = tableOf(drill);
    const { grid, solution } = table;
    const cell = grid.geometry.cells.findLast((place) => grid.digits[place] === 0)!;
    const claim = { cell, digit: solution[cell]! };
    const verdict = judge(table, drill.technique, { placements: [claim] });
    expect(verdict.kind, drill.cells).not.toBe('wrong');
    if (verdict.kind !== 'other') continue;
    const later = grid.copy();
    if (verdict.after) applyStep(later, verdict.after);
    applyStep(later, verdict.step);
    expect(later.digits[cell], drill.cells).toBe(claim.digit);
  }
});
