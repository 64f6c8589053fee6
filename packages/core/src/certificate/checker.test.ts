import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { type Constraint, checkCertificate, masksOf, networkOf, type Problem } from './checker.ts';
import { listed, refutationOf } from './refutation.ts';
import { anyProblem, CELLS, DIGITS, solutionsOf } from './testing.ts';

const meter = () => ({ work: 0, most: 1e9 });
const givensOf = ({ givens }: Problem): number[] => Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign)));
const written = (problem: Problem, solution: readonly number[], refutation: readonly number[], more = {}) =>
  JSON.stringify({
    format: 'pencilmark-certificate',
    version: 1,
    ...problem,
    solution: solution.join(''),
    refutation,
    ...more,
  });

test('a problem has a proof exactly when trying everything finds one solution', () => {
  const seen = { proven: 0, several: 0, branched: 0 };
  fc.assert(
    fc.property(anyProblem, fc.array(fc.nat(CELLS * DIGITS + 2), { maxLength: 12 }), (problem, branches) => {
      const all = solutionsOf(problem);
      const onBoard = new Set(all.map((solution) => solution.slice(0, problem.givens.length).join()));
      const [solution] = all;
      if (!solution) return;
      const found = refutationOf(networkOf(problem, meter()), masksOf(givensOf(problem), problem), {
        digits: DIGITS,
        solution: solution.slice(0, problem.givens.length),
        maxTrials: 1e4,
      });
      if (onBoard.size === 1) {
        seen.proven++;
        if (found!.length > 0) seen.branched++;
        expect(checkCertificate(written(problem, solution, listed(found!)))).toMatchObject({ holds: true });
      } else {
        seen.several++;
        // Whatever branches somebody writes, prefix by prefix.
        for (let length = 0; length <= branches.length; length++)
          expect(checkCertificate(written(problem, solution, branches.slice(0, length)))).toMatchObject({
            holds: false,
          });
      }
    }),
    { numRuns: runs(5000) },
  );
  expect(seen.proven).toBeGreaterThan(10);
  expect(seen.branched).toBeGreaterThan(2);
  expect(seen.several).toBeGreaterThan(100);
});

test('nothing is narrowed away that some solution has, and a solution settles as it is', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const network = networkOf(problem, meter());
      const all = solutionsOf(problem);
      const masks = masksOf(givensOf(problem), problem);
      const isPossible = network.settle(masks);
      if (!isPossible) expect(all).toEqual([]);
      for (const solution of all) {
        expect(solution.every((digit, cell) => ((masks[cell]! >> (digit - 1)) & 1) === 1)).toBe(true);
        expect(network.parts.every((part) => part.isKept(solution))).toBe(true);
        expect(network.settle(Int32Array.from(solution, (digit) => 1 << (digit - 1)))).toBe(true);
      }
      // The order of the constraints makes no difference.
      const turned = masksOf(givensOf(problem), problem);
      const other = networkOf({ ...problem, constraints: problem.constraints.toReversed() }, meter());
      expect(other.settle(turned)).toBe(isPossible);
      if (isPossible) expect(turned).toEqual(masks);
    }),
    { numRuns: runs(3000) },
  );
});

test('digits for all cells settle exactly when every constraint is kept', () => {
  const digit = fc.integer({ min: 1, max: DIGITS });
  fc.assert(
    fc.property(anyProblem, fc.array(digit, { minLength: CELLS + 1, maxLength: CELLS + 1 }), (problem, digits) => {
      const empty = { ...problem, givens: problem.givens.replaceAll(/\d/g, '.') };
      const network = networkOf(empty, meter());
      const isSolution = solutionsOf({ ...empty, givens: digits.join(''), extra: 0 }).length === 1;
      expect(network.parts.every((part) => part.isKept(digits))).toBe(isSolution);
      expect(network.settle(Int32Array.from(digits, (one) => 1 << (one - 1)))).toBe(isSolution);
    }),
    { numRuns: runs(3000) },
  );
});

const TINY = { digits: 2, givens: '1.', constraints: [['differ', [0, 1]]] } as const;
const tiny = (more: object = {}) => written(TINY, [1, 2], [], more);

describe('what is no certificate is refused with its place and a reason', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const rows: readonly (readonly [what: string, text: unknown, place: string, reason: RegExp])[] = [
    ['no text', 7, '', /a text/],
    [
      'an object, with a trap',
      {
        get format() {
          return fail();
        },
      },
      '',
      /a text/,
    ],
    ['no JSON', '{', '', /JSON/],
    ['a list', '[]', '', /an object/],
    ['null', 'null', '', /an object/],
    ['a deep list', deep(1e6), '', /an object|JSON/],
    ['much too long', ' '.repeat(2 ** 23 + 1), '', /more than 8388608/],
    ['another format', tiny({ format: 'x' }), 'format', /pencilmark-certificate/],
    ['another version', tiny({ version: 2 }), 'version', /1/],
    ['an unknown part', tiny({ lemma: 1 }), 'lemma', /no such part/],
    ['a trap by name', tiny().replace('{', '{"__proto__":{"digits":2},'), '__proto__', /no such part/],
    ['no digits', tiny({ digits: undefined }), 'digits', /1 to 32/],
    ['33 digits', tiny({ digits: 33 }), 'digits', /1 to 32/],
    ['half a digit', tiny({ digits: 2.5 }), 'digits', /1 to 32/],
    ['no cells', tiny({ givens: '' }), 'givens', /each cell/],
    ['5000 cells', tiny({ givens: '.'.repeat(5000) }), 'givens', /4096/],
    ['a list of givens', tiny({ givens: [1, 0] }), 'givens', /each cell/],
    ['a strange given', tiny({ givens: '3.' }), 'givens[0]', /from 1 to 2/],
    ['a given that takes two units', tiny({ givens: '😀' }), 'givens[0]', /from 1 to 2/],
    ['too many cells', tiny({ extra: 4095 }), 'extra', /4094/],
    ['no constraints', tiny({ constraints: 1 }), 'constraints', /list/],
    ['a strange constraint', tiny({ constraints: [null] }), 'constraints[0]', /constraint/],
    ['an unknown form', tiny({ constraints: [['toString', [0]]] }), 'constraints[0][0]', /form/],
    ['a form in a list', tiny({ constraints: [[['differ'], [0]]] }), 'constraints[0][0]', /form/],
    ['a cell beyond', tiny({ constraints: [['differ', [0, 2]]] }), 'constraints[0][1][1]', /0 to 1/],
    ['no cell', tiny({ constraints: [['differ', []]] }), 'constraints[0][1]', /a cell/],
    ['a cell twice', tiny({ constraints: [['differ', [0, 0]]] }), 'constraints[0][1]', /twice/],
    ['a part too many', tiny({ constraints: [['differ', [0], 1]] }), 'constraints[0]', /0 parts/],
    ['a set of other size', tiny({ constraints: [['set', [0], [3]]] }), 'constraints[0][2][0]', /1 digits/],
    ['a set beyond', tiny({ constraints: [['set', [0], [4]]] }), 'constraints[0][2][0]', /0 to 3/],
    ['a huge factor', tiny({ constraints: [['sum', [0], [1e7], 1]] }), 'constraints[0][2][0]', /1000000/],
    ['no total', tiny({ constraints: [['sum', [0], [1], null]] }), 'constraints[0][3]', /total/],
    ['no automaton', tiny({ constraints: [['automaton', [0], 0]] }), 'constraints[0][2]', /automaton/],
    ['a state beyond', tiny({ automata: [[[1, 0, 1]]] }), 'automata[0][0][2]', /-1 to 0/],
    ['a strange end', tiny({ automata: [[[-1, 0, 0]]] }), 'automata[0][0][0]', /may end/],
    ['an empty automaton', tiny({ automata: [[]] }), 'automata[0]', /state/],
    [
      'a huge automaton',
      tiny({ automata: [Array(2001).fill([1, 0, 0])], constraints: [['automaton', Array(2000).fill(0), 0]] }),
      'constraints[0]',
      /too large/,
    ],
    [
      'a strange neighbour',
      tiny({
        constraints: [
          [
            'connected',
            [0, 1],
            1,
            [
              [0, 1],
              [2, 0],
            ],
          ],
        ],
      }),
      'constraints[0][3][1][0]',
      /0 to 1/,
    ],
    [
      'a neighbour alone',
      tiny({ constraints: [['connected', [0, 1], 1, [[1]]]] }),
      'constraints[0][3][0]',
      /2 numbers/,
    ],
    ['no alternative', tiny({ constraints: [['any', []]] }), 'solution', /constraints\[0\]/],
    ['a strange alternative', tiny({ constraints: [['any', 1]] }), 'constraints[0]', /any/],
    [
      'alternatives too deep',
      tiny({ constraints: JSON.parse(`${'[["any",['.repeat(9)}[]${']]]'.repeat(9)}`) }),
      `constraints[0]${'[1][0][0]'.repeat(8)}`,
      /deep/,
    ],
    ['no solution', tiny({ solution: undefined }), 'solution', /2 characters/],
    ['another given', tiny({ givens: '2.' }), 'solution[0]', /given/],
    ['a broken constraint', tiny({ solution: '11' }), 'solution', /constraints\[0\]/],
    ['no branches', tiny({ refutation: undefined }), 'refutation', /list/],
    ['a branch beyond', tiny({ refutation: [4] }), 'refutation[0]', /0 to 3/],
    ['a branch too many', tiny({ refutation: [2] }), 'refutation[0]', /goes on/],
    ['an open case', tiny({ givens: '..' }), 'refutation', /open/],
    [
      'a branch on what is decided',
      written({ ...TINY, givens: '1..', constraints: [['differ', [0, 1]]] }, [1, 2, 1], [0]),
      'refutation[0]',
      /decided/,
    ],
    [
      'a branch on what is gone',
      written({ ...TINY, givens: '1..', constraints: [['differ', [0, 1]]] }, [1, 2, 1], [1]),
      'refutation[0]',
      /decided/,
    ],
    [
      'minimal with another given changed',
      written(
        {
          digits: 2,
          givens: '1.1.',
          constraints: [
            ['differ', [0, 1]],
            ['differ', [2, 3]],
          ],
        },
        [1, 2, 1, 2],
        [],
        {
          minimal: [
            [0, '2121'],
            [2, '1221'],
          ],
        },
      ),
      'minimal[0][1][2]',
      /given/,
    ],
    ['minimal without a list', tiny({ minimal: 1 }), 'minimal', /list/],
    ['minimal without a given', tiny({ minimal: [] }), 'minimal', /cell 0/],
    ['minimal about another cell', tiny({ minimal: [[1, '21']] }), 'minimal[0][0]', /givens/],
    ['minimal with the same digit', tiny({ minimal: [[0, '12']] }), 'minimal[0][1]', /as before/],
    ['minimal with a broken constraint', tiny({ minimal: [[0, '22']] }), 'minimal[0][1]', /constraints\[0\]/],
  ];
  const fail = (): never => {
    throw new Error('The trap was sprung.');
  };
  test.each(rows)('%s', (_what, text, place, reason) => {
    const verdict = checkCertificate(text as string);
    expect(verdict).toEqual({ holds: false, place, reason: expect.stringMatching(reason) });
  });

  test('and these hold', () => {
    expect(checkCertificate(tiny())).toMatchObject({ holds: true, isMinimal: false, branches: 0 });
    expect(checkCertificate(tiny({ minimal: [[0, '21']], path: {}, puzzle: 7 }))).toMatchObject({
      holds: true,
      isMinimal: true,
      notLookedAt: [expect.stringContaining('puzzle'), expect.stringContaining('path')],
    });
  });
});

test.each<readonly [string, Constraint, readonly string[], readonly string[] | undefined]>([
  ['a digit alone', ['differ', [0, 1, 2]], ['1', '12', '123'], ['1', '2', '3']],
  ['fewer digits than cells', ['differ', [0, 1, 2]], ['12', '12', '12'], undefined],
  ['as many digits as cells', ['differ', [0, 1, 2]], ['12', '12', '123'], ['12', '12', '3']],
  ['more digits than cells', ['differ', [0, 1]], ['12', '123'], ['12', '123']],
  ['a cell for two digits', ['differ', [0, 1, 2]], ['1', '12', '2'], undefined],
  ['sets that fit', ['set', [0, 1], [0b011, 0b101]], ['23', '123'], ['23', '123']],
  ['a set whose digit has no place', ['set', [0, 1], [0b011, 0b110]], ['12', '12'], ['12', '12']],
  ['a set that leaves a cell nothing', ['set', [0, 1], [0b011, 0b110]], ['3', '123'], ['3', '23']],
  ['a sum', ['sum', [0, 1], [1, 1], 5], ['123', '123'], ['23', '23']],
  ['a difference', ['sum', [0, 1], [2, -1], 1], ['123', '123'], ['12', '123']],
  ['a sum out of reach', ['sum', [0, 1], [1, 1], 7], ['123', '123'], undefined],
  ['an automaton', ['automaton', [0, 1], 0], ['123', '123'], ['12', '23']],
  ['an automaton without a way', ['automaton', [0, 1], 0], ['3', '123'], undefined],
  ['what is not reached', ['connected', [0, 1, 2], 0b001, [[0, 1]]], ['1', '12', '12'], ['1', '12', '2']],
  ['nothing certain', ['connected', [0, 1, 2], 0b001, []], ['12', '12', '12'], ['12', '12', '12']],
  [
    'alternatives',
    [
      'any',
      [
        [['set', [0], [1]]],
        [
          ['set', [1], [1]],
          ['set', [0], [2]],
        ],
      ],
    ],
    ['123', '123'],
    ['12', '123'],
  ],
  ['one alternative left', ['any', [[['set', [0], [4]]], [['differ', [0, 1]]]]], ['1', '12'], ['1', '2']],
  ['no alternative left', ['any', [[['set', [0], [4]]], [['set', [0], [2]]]]], ['1', '12'], undefined],
])('narrowing leaves exactly what the document says: %s', (_what, one, before, after) => {
  const maskOf = (text: string): number => [...text].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
  // The digit of the second cell is one more than that of the first.
  const automata = [
    [
      [0, 1, 2, -1],
      [0, -1, 3, -1],
      [0, -1, -1, 3],
      [1, -1, -1, -1],
    ],
  ];
  const network = networkOf({ digits: 3, givens: '.'.repeat(before.length), automata, constraints: [one] }, meter());
  const masks = Int32Array.from(before, maskOf);
  expect(network.settle(masks)).toBe(after !== undefined);
  if (after) expect([...masks]).toEqual(after.map(maskOf));
});

test('work is bounded', () => {
  // 100 cells that hold each of 2 digits: every case stays open for a hundred branches.
  const problem: Problem = { digits: 2, givens: '.'.repeat(100), constraints: [] };
  const text = written(
    problem,
    Array(100).fill(1),
    Array.from({ length: 1e5 }, (_, at) => 2 * (at % 100)),
  );
  expect(checkCertificate(text, 1e4)).toEqual({
    holds: false,
    place: 'refutation',
    reason: expect.stringContaining('10000 elementary'),
  });
  const many: Constraint[] = [['any', Array(300_000).fill([])]];
  expect(checkCertificate(written({ ...problem, constraints: many }, Array(100).fill(1), []))).toEqual({
    holds: false,
    place: 'refutation',
    reason: expect.stringContaining('1000000000 elementary'),
  });
});
