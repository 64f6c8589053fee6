import {
  type Clue,
  classic,
  clueFault,
  geometryOf,
  KINDS,
  type Kind,
  kindNamed,
  sized,
} from '@pencilmark/core/geometry';
import { words as de } from '@pencilmark/core/languages/de';
import { tellFault } from '@pencilmark/core/words';
import { describe, expect, test } from 'vitest';
import { settledClue, troubles, withDraftClues } from './clues.ts';
import { type Draft, draftFrom, draftOf, geometryOfDraft } from './draft.ts';
import { gestureFor } from './gesture.ts';
import { spotsOf } from './spots.ts';
import { begun, cluesOf, isIn, passed, pressed, type Terms, withoutCell } from './stroke.ts';
import { flipped, hasTable, shortenedValues, typedValues, usualValues } from './values.ts';

const named = (name: string): Kind => kindNamed(name)!;
const terms = (chosen?: Clue, head = 1): Terms => ({ frame: classic, chosen, head });

/** The clues of a stroke from cell to cell. */
function drawn(name: string, cells: readonly number[], how = terms()): Clue[] {
  const [first = 0, ...others] = cells;
  const start = begun(named(name), first, how);
  return cluesOf(
    others.reduce((stroke, cell) => passed(stroke, cell, classic), start),
    classic,
  );
}
const clue = (rule: string, cells: number[][], values: number[] = []): Clue => ({ rule, cells, values });

test.each([
  ['killer', 'area'],
  ['arrow', 'arrow'],
  ['thermo', 'line'],
  ['pair', 'line'],
  ['xv', 'edge'],
  ['inequality', 'edge'],
  ['quadruple', 'corner'],
  ['minimum', 'single'],
  ['littlekiller', 'outside'],
  ['diagonal', 'outside'],
  ['clone', 'copy'],
])('%s is drawn as %s', (name, gesture) => expect(gestureFor(named(name).form).name).toBe(gesture));

test('groups are drawn one after the other', () => {
  const form = { order: 'any', lists: [2, Number.POSITIVE_INFINITY], cells: [1, 9] } as const;
  const { name, resume, lists } = gestureFor(form);
  expect(name).toBe('groups');
  const second = resume!([[0, 1]], 9, form)!;
  expect(lists({ ...second, path: [9, 10] }, classic)).toEqual([
    [0, 1],
    [9, 10],
  ]);
  expect(
    resume!(
      [
        [0, 1],
        [9, 10],
      ],
      1,
      form,
    ),
  ).toEqual({ path: [0, 1], head: 0, rest: [[9, 10]] });
  expect(
    resume!(
      [
        [0, 1],
        [9, 10],
      ],
      40,
      form,
    ),
  ).toBeUndefined();
});

describe('a stroke draws', () => {
  test.each([
    ['killer', [0, 1, 10, 1], [clue('killer', [[0, 1, 10]])]],
    ['thermo', [72, 63, 54, 46], [clue('thermo', [[72, 63, 54, 46]])]],
    ['thermo', [0, 1, 2, 3, 2, 1], [clue('thermo', [[0, 1]])]],
    ['renban', [0, 30], [clue('renban', [[0, 10, 20, 30]])]],
    ['whisper', [4, 13], [clue('whisper', [[4, 13]], [5])]],
    ['arrow', [20, 30, 40], [clue('arrow', [[20], [30, 40]])]],
    ['difference', [5, 6], [clue('difference', [[5, 6]], [1])]],
    ['odd', [0, 1, 0], [clue('odd', [[0]]), clue('odd', [[1]])]],
    ['clone', [0, 1], [clue('clone', [[0, 1]])]],
  ] as const)('%s from %j', (name, cells, clues) => expect(drawn(name, cells)).toEqual(clues));

  test('a wide bulb', () =>
    expect(drawn('arrow', [20, 21, 30, 39], terms(undefined, 2))).toEqual([
      clue('arrow', [
        [20, 21],
        [30, 39],
      ]),
    ]));
});

describe('every kind can be drawn by hand', () => {
  /** Strokes that draw a clue in each way. */
  const STROKES = {
    outside: [],
    corner: [[0]],
    single: [[0]],
    edge: [[0, 1]],
    copy: [[0, 1], [40]],
    groups: [
      [0, 1],
      [40, 41],
    ],
    arrow: [[20, 30, 40]],
    area: [[0, 1, 9]],
    line: [[0, 1, 2, 12, 22]],
  } as const;

  // Alternatives have no shape of their own.
  const drawn = KINDS.filter(({ form }) => !form.hasAlternatives);

  test.each(drawn.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    const { name } = gestureFor(kind.form);
    const [spot] = spotsOf(kind, kind.form.values ? [5] : [], classic);
    let last: Clue | undefined = spot && clue(kind.name, [[...spot.cells]]);
    for (const [first, ...others] of STROKES[name]) {
      const at = { x: (first % 9) + 0.9, y: Math.floor(first / 9) + 0.6 };
      const start = pressed(kind, at, first, terms(last));
      [last] = cluesOf(
        others.reduce((stroke, cell) => passed(stroke, cell, classic), start),
        classic,
      );
    }
    const least = kind.form.values?.[0] ?? 0;
    const values = last!.values.length >= least ? last!.values : new Array<number>(least).fill(5);
    expect(clueFault({ ...last!, values }, classic)).toBeUndefined();
  });
});

describe('a press takes what is nearest', () => {
  test.each([
    ['xv', { x: 3.5, y: 6.9 }, 57, [[57, 66]]],
    ['xv', { x: 0.1, y: 0.4 }, 0, [[0, 9]]],
    ['quadruple', { x: 6.8, y: 7.3 }, 69, [[60, 61, 69, 70]]],
    ['quadruple', { x: 0, y: 0 }, 0, [[0, 1, 9, 10]]],
  ] as const)('%s at %j', (name, point, cell, cells) => {
    const [first] = cluesOf(pressed(named(name), point, cell, terms()), classic);
    expect([...first!.cells[0]!].sort((a, b) => a - b)).toEqual(cells[0]);
  });

  test('a line only by the middle of a cell, a cage everywhere in it', () => {
    const at = { x: 1.05, y: 1.05 };
    expect(isIn(begun(named('thermo'), 0, terms()), at, 10, classic)).toBe(false);
    expect(isIn(begun(named('killer'), 0, terms()), at, 10, classic)).toBe(true);
  });
});

describe('the chosen clue goes on', () => {
  test.each([
    ['a cage from any of its cells', clue('killer', [[0, 1]], [9]), [0, 9], clue('killer', [[0, 1, 9]], [9])],
    ['a line at its end', clue('renban', [[0, 1]]), [1, 2], clue('renban', [[0, 1, 2]])],
    ['a line of either order at its beginning', clue('renban', [[0, 1]]), [0, 9], clue('renban', [[1, 0, 9]])],
    ['an arrow with another shaft', clue('arrow', [[0], [1]]), [0, 9, 18], clue('arrow', [[0], [1], [9, 18]])],
    ['an arrow at the end of a shaft', clue('arrow', [[0], [1], [9]]), [1, 2], clue('arrow', [[0], [9], [1, 2]])],
    [
      'a group with its copy',
      clue('clone', [[0, 10]]),
      [40],
      clue('clone', [
        [0, 10],
        [40, 50],
      ]),
    ],
  ] as const)('%s', (_, chosen, cells, after) => expect(drawn(chosen.rule, cells, terms(chosen))).toEqual([after]));

  test('not a thermometer at its bulb, and nothing of another kind', () => {
    expect(drawn('thermo', [0, 9], terms(clue('thermo', [[0, 1]])))).toEqual([clue('thermo', [[0, 9]])]);
    expect(drawn('renban', [1, 2], terms(clue('killer', [[0, 1]])))).toEqual([clue('renban', [[1, 2]])]);
  });

  test.each([
    [clue('killer', [[0, 1, 2]], [9]), 1, clue('killer', [[0, 2]], [9])],
    [clue('killer', [[0]], [9]), 0, undefined],
    [clue('renban', [[0, 1, 2]]), 2, clue('renban', [[0, 1]])],
    [clue('renban', [[0, 1]]), 1, undefined],
    [clue('arrow', [[0], [1], [9]]), 9, clue('arrow', [[0], [1]])],
    [clue('arrow', [[0], [1]]), 1, undefined],
    [clue('arrow', [[0], [1]]), 0, clue('arrow', [[0], [1]])],
  ])('%j without cell %i', (before, cell, after) =>
    expect(withoutCell(named(before.rule), before, cell)).toEqual(after),
  );
});

describe('numbers are typed', () => {
  const type = (rule: string, keys: readonly number[]) =>
    keys.reduce<readonly number[]>(
      (values, key, index) => typedValues({ rule, cells: [], values }, key, 9, index === 0),
      [7],
    );
  test.each([
    ['killer', [1, 5], [15]],
    ['sandwich', [0], [0]],
    ['quadruple', [1, 2, 3, 4, 5], [1, 2, 3, 4]],
    ['thermo', [5], [7]],
    ['killer', [1, 2, 3, 4, 5, 6], [6]],
  ] as const)('%s %j', (rule, keys, values) => expect(type(rule, keys)).toEqual(values));

  test('a table of pairs changes pair by pair', () => {
    const table = usualValues('pair', 4);
    const other = flipped(table, 1, 2);
    expect([other.length, other[0]! ^ table[0]!, flipped(other, 1, 2)]).toEqual([4, 2, table]);
    expect([hasTable(named('pair')), hasTable(named('quadruple'))]).toEqual([true, false]);
  });

  test('and taken back', () => {
    expect(shortenedValues(clue('killer', [], [15]), 9)).toEqual([1]);
    expect(shortenedValues(clue('killer', [], [1]), 9)).toEqual([]);
    expect(shortenedValues(clue('quadruple', [], [1, 12]), 16)).toEqual([1]);
  });

  test('the usual kinds stand on every board', () => {
    for (const size of [4, 6, 9, 16])
      for (const { name, form } of KINDS) {
        const [least, most] = form.values ?? [0, 0];
        const usual = usualValues(name, size);
        expect(usual.length === 0 || usual.length >= least).toBe(true);
        expect(usual.length).toBeLessThanOrEqual(most === 'size' ? size : most);
      }
  });
});

describe('places outside', () => {
  test.each([
    ['sandwich', 36, 9],
    ['littlekiller', 60, 9],
    ['diagonal', 4, 9],
    ['thermo', 0, 9],
  ])('of %s: %i', (name, count, size) => {
    const spots = spotsOf(named(name), named(name).form.values ? [5] : [], sized(size));
    expect(spots.length).toBe(count);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of spots) expect(Math.min(x, y) < 0 || Math.max(x, y) > size).toBe(true);
  });
});

describe('a draft with clues', () => {
  const start = draftOf(classic);
  const cage = clue('killer', [[1, 0]], [3]);

  test('is the board with them, each once and in order', () => {
    const draft = withDraftClues(start, [clue('thermo', [[4, 5]]), cage, clue('killer', [[0, 1]], [3])]);
    expect(geometryOfDraft(draft)?.id).toBe('9x9:killer_3:r1c1-2+thermo_r1c5-6');
    expect(settledClue(draft, cage)).toBe(draft.clues[0]);
    expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const board = geometryOf('9x9:killer_3:r1c1-2+thermo_r1c5-6');
    expect(board.ok && draftOf(board.value).clues).toEqual(draft.clues);
  });

  test('reports what is not finished, and leaves it out of the board', () => {
    const unfinished = [
      clue('littlekiller', [[1, 9]]),
      clue('clone', [[0, 1]]),
      clue('thermo', [[3]]),
      clue('quadruple', [[0, 1, 9, 10]], [12]),
    ];
    const draft = withDraftClues(start, [...unfinished, cage]);
    expect(troubles(draft).map(({ what }) => what)).toEqual(['number', 'group', 'cells', 'other']);
    expect(geometryOfDraft(draft)?.id).toBe('9x9:killer_3:r1c1-2');
    for (const { clue: faulty, says } of troubles(draft)) {
      expect(says({ words: de })).toBe(tellFault(faulty, classic, { words: de }));
      expect(says({ words: de })).not.toBe(tellFault(faulty, classic));
    }
  });

  test('that was kept loses what makes no sense', () => {
    const odd = [{ rule: 'hexagon', cells: [[0]], values: [] }, { rule: 'killer', cells: [[99]], values: [] }, 3];
    expect(draftFrom({ ...start, clues: [...odd, cage] })?.clues).toEqual([cage]);
    expect(draftFrom({ ...start, clues: undefined } as unknown as Draft)?.clues).toEqual([]);
  });
});
