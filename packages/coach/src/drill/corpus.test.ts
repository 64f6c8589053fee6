import { TECHNIQUES } from '@pencilmark/core/human';
import { describe, expect, test } from 'vitest';
import { drillLine, positionOfDrill } from './drill.ts';
import { type DrillCheck, drillFault } from './fault.ts';
import { positionText } from './position-text.ts';
import { allDrills, boardOf, drillsByFile } from './testing.ts';
import { DRILL_GRADES } from './verdict.ts';

const LEAST = 5;
/** One drill of so many is looked at closely here. `npm run drills -- --check` does so with all. */
const ACCEPTED_EACH = 4;
const WHOLE_EACH = 23;

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

  const faults = (check: DrillCheck, each: number): readonly string[] =>
    drills
      .filter((_, index) => index % each === 0)
      .flatMap((drill) => {
        const fault = drillFault(drill, boardOf(drill), check);
        return fault ? [`${drill.technique} ${drill.cells}: ${fault}`] : [];
      });

  test('in every drill the step is there, and two solvers find the same solution', () =>
    expect(faults('step', 1)).toEqual([]));

  test('in some drills nothing that is accepted is false', () => expect(faults('accepted', ACCEPTED_EACH)).toEqual([]));

  test('some drills are right as a whole', () => expect(faults('whole', WHOLE_EACH)).toEqual([]));
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
