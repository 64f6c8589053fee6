import { boxed, classic, demandSources, type Geometry, geometryOf, sized, withClues } from '@pencilmark/core/geometry';
import type { Mark, Role } from '@pencilmark/core/human';
import { emptyPuzzle, gridOf } from '@pencilmark/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { drawBoard } from './board.ts';
import { drawEvidence } from './marks.ts';
import { THEMES } from './theme.ts';

const ROLES: readonly Role[] = ['pattern', 'second', 'third', 'fourth', 'fin', 'on', 'off', 'base', 'cover'];

/** Whether every tag of a document is closed in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, , empty] of svg.matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name!);
  }
  const rest = svg.replaceAll(/<[^>]*>/g, '');
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest.replaceAll(/@media[^{]*/g, ''));
}

const clued = withClues(sized(6, ['antiknight']), [
  { rule: 'killer', cells: [[0, 1, 6]], values: [9] },
  { rule: 'thermo', cells: [[14, 20, 26]], values: [] },
  { rule: 'sandwich', cells: [[30, 31, 32, 33, 34, 35]], values: [4] },
]);

test('a marked demand is drawn as the clue that asks for it, once for all its demands', () => {
  const { digits } = gridOf(emptyPuzzle(clued));
  const ofThermo = demandSources(clued).flatMap((source, demand) =>
    source.kind === 'clue' && source.clue === 1 ? [demand] : [],
  );
  expect(ofThermo.length).toBe(2);
  const marks = ofThermo.map((demand): Mark => ({ kind: 'demand', demand, role: 'pattern' }));
  const names = drawEvidence({ geometry: clued, digits, marks }).back.map(({ attributes }) => attributes.class);
  expect(names.filter(Boolean)).toEqual(['mark-clue pattern', 'mark-clue pattern']);
});

test('any marks on any board give a well-formed picture in every theme', () => {
  const mark = ({ cellCount, size, demands }: Geometry): fc.Arbitrary<Mark> => {
    const cell = fc.nat(cellCount - 1);
    const digit = fc.integer({ min: 1, max: size });
    const role = fc.constantFrom(...ROLES);
    const node = fc.record({ cells: fc.array(cell, { minLength: 1, maxLength: 3 }), digit });
    return fc.oneof(
      fc.record({ kind: fc.constant('cell' as const), cell, role }),
      fc.record({ kind: fc.constant('candidate' as const), cell, digit, role }),
      fc.record({ kind: fc.constant('house' as const), house: fc.nat(size - 1), role }),
      node.chain((group) => fc.record({ kind: fc.constant('group' as const), ...mapped(group), role })),
      ...(demands.length > 0
        ? [fc.record({ kind: fc.constant('demand' as const), demand: fc.nat(demands.length - 1), role })]
        : []),
      fc.record({ kind: fc.constant('link' as const), from: node, to: node, isStrong: fc.boolean() }),
    );
  };
  const mapped = (group: { cells: number[]; digit: number }) => ({
    cells: fc.constant(group.cells),
    digit: fc.constant(group.digit),
  });
  const boards = [sized(4), boxed(2, 3), classic, boxed(4, 4, ['x']), clued];
  fc.assert(
    fc.property(
      fc.constantFrom(...boards).chain((geometry) =>
        fc.record({
          geometry: fc.constant(geometry),
          marks: fc.array(mark(geometry), { maxLength: 8 }),
          theme: fc.constantFrom(...THEMES),
          title: fc.string(),
        }),
      ),
      ({ geometry, marks, theme, title }) => {
        const { digits, candidates } = gridOf(emptyPuzzle(geometry));
        const svg = drawBoard({ geometry, digits, candidates, marks, theme, title });
        expect(isWellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      },
    ),
    { numRuns: runs(60) },
  );
});

describe('what stands in a picture', () => {
  const { geometry, digits, candidates } = gridOf(emptyPuzzle(sized(4)));
  const count = (svg: string, part: string): number => svg.split(part).length - 1;

  test('every candidate, but what a step takes or places once', () => {
    const step = { marks: [], placements: [{ cell: 0, digit: 1 }], eliminations: [{ cell: 1, digit: 1 }] };
    const svg = drawBoard({ geometry, digits, candidates, step });
    // What is placed is drawn as large as a digit, in place of the candidates of its cell.
    expect(count(svg, 'class="candidate"')).toBe(15 * 4 - 1);
    expect([count(svg, '"deed-gone"'), count(svg, '"deed-cross"'), count(svg, '"deed-placed large"')]).toEqual([
      1, 1, 1,
    ]);
  });

  test('givens and digits placed later differ', () => {
    const svg = drawBoard({
      geometry,
      digits: Uint8Array.of(1, 2, ...new Array(14).fill(0)),
      givens: Uint8Array.of(1, ...new Array(15).fill(0)),
    });
    expect([count(svg, 'class="given"'), count(svg, 'class="later"')]).toEqual([1, 1]);
  });

  test('thick borders go around boxes of any shape', () => {
    const jigsaw = geometryOf('4x4:jigsaw-1112122233434344');
    if (!jigsaw.ok) throw new Error(jigsaw.error.message);
    const thick = (board: typeof geometry): string | undefined =>
      /class="thick" d="([^"]*)"/.exec(drawBoard({ geometry: board, digits }))?.[1];
    // To the left of r1c3 and of r1c4.
    expect(['M144 24v60', 'M204 24v60'].map((border) => thick(geometry)?.includes(border))).toEqual([true, false]);
    expect(['M144 24v60', 'M204 24v60'].map((border) => thick(jigsaw.value)?.includes(border))).toEqual([false, true]);
  });

  test.each(ROLES)('role %s has a shape around a candidate', (role) => {
    const svg = drawBoard({ geometry, digits, candidates, marks: [{ kind: 'candidate', cell: 5, digit: 2, role }] });
    expect(count(svg, `class="mark-candidate ${role}"`)).toBe(1);
    expect(count(svg, 'mark-digit')).toBe(1);
  });

  test('links of groups end at the closest of their candidates, and stay inside the board', () => {
    const link = {
      kind: 'link' as const,
      from: { cells: [0, 3], digit: 1 },
      to: { cells: [15], digit: 1 },
      isStrong: true,
    };
    const svg = drawBoard({ geometry, digits, marks: [link] });
    const numbers = /class="mark-link strong" d="([^"]*)"/
      .exec(svg)![1]!
      .match(/[\d.]+/g)!
      .map(Number);
    const [x = 0, y = 0] = numbers;
    expect([x > 24 + 3 * 60, y < 24 + 60, Math.max(...numbers) <= 24 + 4 * 60]).toEqual([true, true, true]);
  });

  test('a band goes around neighbours of a group, and not over the cells between others', () => {
    const bands = (cells: number[]): number =>
      count(
        drawBoard({ geometry, digits, marks: [{ kind: 'group', cells, digit: 1, role: 'on' }] }),
        'class="mark-group',
      );
    expect([bands([0, 1]), bands([0, 2]), bands([0, 4]), bands([0, 8, 12]), bands([0, 5])]).toEqual([1, 2, 1, 2, 1]);
  });

  test('a chain is read from one end to the other, and what goes comes last', () => {
    const at = (cell: number) => ({ cells: [cell], digit: 1 });
    const links = [[0, 3] as const, [3, 15] as const].map(([from, to]) => ({
      kind: 'link' as const,
      from: at(from),
      to: at(to),
      isStrong: true,
    }));
    const step = { marks: links, placements: [], eliminations: [{ cell: 12, digit: 1 }] };
    const { front } = drawEvidence({ geometry, digits, step });
    const turnOf = (name: string) =>
      front.filter(({ attributes }) => `${attributes.class}`.includes(name)).map(({ turn }) => turn);
    expect(turnOf('mark-link')).toEqual([1, 3]);
    expect(turnOf('mark-candidate')).toEqual([0, 2, 4]);
    expect(turnOf('deed-cross')).toEqual([6]);
  });

  test('what is pointed at is framed', () => {
    const framed = (pointed: { cells: number[]; digit?: number }): number =>
      count(drawBoard({ geometry, digits, pointed }), 'class="pointed"');
    expect([framed({ cells: [1, 2] }), framed({ cells: [3], digit: 4 })]).toEqual([2, 1]);
  });
});
