import { TECHNIQUES } from '@pencilmark/core/human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { drillLine, positionOfDrill } from './drill.ts';
import { type DrillCheck, drillFault } from './fault.ts';
import { positionText } from './position-text.ts';
import { allDrills, boardOf, drillsByFile } from './testing.ts';
import { DRILL_GRADES } from './verdict.ts';

const LEAST = 5;
/**
 * How closely one drill of so many is looked at here, for the first at least one of each technique;
 * `npm run drills -- --check` takes all.
 */
const SAMPLES = [
  ['step', 5],
  ['accepted', 11],
  ['whole', 29],
] as const;

describe('corpus/drills', () => {
  const drills = allDrills();

  test.each(TECHNIQUES.map(({ id }) => id))('%s has five drills that differ, some of them shown and hidden', (id) => {
    const own = drills.filter(({ technique }) => technique === id);
    expect(own.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(own.map((drill) => drill.id)).size).toBe(own.length);
    expect(new Set(own.map(({ board, cells }) => board + cells)).size).toBe(own.length);
    const grades = new Set(own.map(({ grade }) => grade));
    expect(DRILL_GRADES.filter((grade) => grade !== 'game' && !grades.has(grade))).toEqual([]);
  });

  test('each file has its family, and names the techniques without a drill from a game', () => {
    for (const { file, text, drills: own } of drillsByFile()) {
      const family = file.replace('.tsv', '');
      const ids: string[] = TECHNIQUES.filter((technique) => technique.family === family).map(({ id }) => id);
      expect([...new Set(own.map(({ technique }) => technique))], file).toEqual(ids);
      const without = ids.filter((id) => !own.some(({ technique, grade }) => technique === id && grade === 'game'));
      expect(text, file).toContain(`: ${without.join(', ') || 'none'}.\n`);
    }
  });

  test('rows and positions are written as they are read', () => {
    for (const { text, drills: own } of drillsByFile())
      expect(own.map(drillLine)).toEqual(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
    for (const drill of drills.filter((_, index) => index % 5 === 0)) {
      const { grid, givens } = positionOfDrill(drill, boardOf(drill));
      expect(positionText(grid, givens)).toEqual({ cells: drill.cells, struckOut: drill.struckOut });
    }
  });

  test.each(SAMPLES)('are right, looked at for "%s": one of %i', (check, each) => {
    const faults = some(drills.filter((_, index) => index % each === 0)).map((drill) =>
      drillFault(drill, boardOf(drill), check),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

test('what makes a drill wrong is said', () => {
  const [drill] = allDrills().filter(({ technique, grade }) => technique === 'x-wing' && grade === 'shown');
  const faultOf = (change: object, check: DrillCheck = 'step'): string | undefined =>
    drillFault({ ...drill!, ...change }, boardOf(drill!), check);
  expect(faultOf({})).toBe(undefined);
  expect(faultOf({ seen: 'b1' })).toBe('b1 shows no step');
  expect(faultOf({ technique: 'sk-loop' })).toBe('sk-loop finds nothing');
  const apart = 'the solvers do not find one and the same solution';
  expect(faultOf({ cells: '.'.repeat(81) })).toBe(apart);
  expect(faultOf({ cells: drill!.cells.replace(/\+(\d)/, (_, digit) => `+${(Number(digit) % 9) + 1}`) })).toBe(apart);
  expect(faultOf({ grade: 'game', technique: 'template-delete' }, 'whole')).toMatch(/finds something before$/);
});
