import { gradeClaim } from '@pencilmark/coach/proof';
import { formatNamed } from '@pencilmark/core/format';
import { alphabetOf, boardOf, cellName, type Geometry, parseCell } from '@pencilmark/core/geometry';
import { type Step, TECHNIQUES } from '@pencilmark/core/human';
import { type Candidate, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import { restOf } from '../../../../packages/coach/src/proof/rest.ts';
import { DAMAGES, followsFrom, type Sample } from '../../../../packages/coach/src/proof/testing.ts';
import { objectsOf, run } from '../testing.ts';

/** A step of a trace, as `dataset --rows steps` writes it. */
interface Row {
  readonly geometry: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly technique: string;
  readonly position: string;
  readonly candidates: string;
  readonly placements: readonly string[];
  readonly eliminations: readonly string[];
  readonly evidence: Pick<Step, 'marks' | 'args' | 'measures'>;
  readonly after: string;
  readonly 'candidates-after': string;
}

const COLUMNS =
  'geometry,puzzle,solution,technique,position,candidates,placements,eliminations,evidence,after,candidates-after';

async function tracesOf(...args: readonly string[]): Promise<Row[]> {
  const { code, out } = await run(['dataset', '--rows', 'steps', '--columns', COLUMNS, ...args]);
  expect(code).toBe(0);
  return objectsOf(out) as unknown as Row[];
}

const digitsOf = (text: string, { id }: Geometry): number[] =>
  [...text].map((sign) => alphabetOf(boardOf(id)).indexOf(sign) + 1);

function candidateOf(word: string, geometry: Geometry): Candidate {
  const [name = '', sign = ''] = word.split(/=|<>/);
  const cell = parseCell(name, geometry.size);
  if (!cell.ok) throw new Error(cell.error);
  return { cell: cell.value, digit: alphabetOf(geometry).indexOf(sign) + 1 };
}

/** The position of a row as a puzzle: its digits, and the candidates that are gone. */
function positionOf({ geometry: id, position, candidates }: Row) {
  const geometry = boardOf(id);
  const digits = digitsOf(position, geometry);
  const struckOut = candidates
    .split(' ')
    .flatMap((word, cell) =>
      digits[cell] !== 0
        ? []
        : [...alphabetOf(geometry).slice(0, geometry.size)].flatMap((sign, index) =>
            word.includes(sign) ? [] : [{ cell, digit: index + 1 }],
          ),
    );
  return makePuzzle(geometry, digits, struckOut);
}

/** What a row says of its step, from the row alone. */
function sampleOf(row: Row): Sample {
  const position = positionOf(row);
  const { geometry } = position;
  const [placements, eliminations] = [row.placements, row.eliminations].map((words) =>
    words.map((word) => candidateOf(word, geometry)),
  );
  return {
    grid: gridOf(position),
    givens: Uint8Array.from(digitsOf(row.puzzle, geometry)),
    solution: Uint8Array.from(digitsOf(row.solution, geometry)),
    step: { technique: row.technique, placements, eliminations, ...row.evidence } as Step,
  };
}

/** What a step claims, each with the technique and with the cells of its evidence. */
function claimsOf({ grid, step }: Sample) {
  const { placements, eliminations, technique } = step;
  const claims = [
    ...placements.map((candidate) => ({ candidate, isPlacement: true })),
    ...eliminations.map((candidate) => ({ candidate, isPlacement: false })),
  ];
  return claims.map((claim) => {
    const { needed } = restOf(step, grid.geometry, grid.digits, claim.candidate.cell);
    return { ...claim, technique: technique as string, cells: [...needed] };
  });
}

const SETS = [
  ['easy and moderate ones', ['--count', '3', '--seed', '1', '--rating', '1.0-3.0']],
  ['hard ones', ['--count', '3', '--seed', '1', '--difficulty', 'hard']],
  ['diagonals', ['--count', '2', '--seed', '1', '--geometry', '6x6:x']],
  ['cages', ['--count', '2', '--seed', '1', '--size', '6', '--kinds', 'killer']],
] as const;

test.each(SETS)(
  'every step of traces of %s is proven from its row alone, and a damaged one is refused',
  async (_name, args) => {
    const rows = await tracesOf(...args);
    const random = makeRandom(33);
    const damages = Object.entries(DAMAGES);
    const tally = { proven: 0, refused: 0 };
    for (const row of rows) {
      const sample = sampleOf(row);
      for (const claim of claimsOf(sample)) {
        const told = `${row.technique} in ${row.position}`;
        expect(gradeClaim(sample.grid, claim, sample).kind, told).toMatch(/^(?:proven|shorter)$/);
        tally.proven++;
        const wrong = { ...claim, isPlacement: !claim.isPlacement };
        expect(gradeClaim(sample.grid, wrong, sample).kind, told).toBe('wrong');
        const [name, damage] = damages[tally.proven % damages.length]!;
        const damaged = damage(sample, claim, random);
        if (gradeClaim(sample.grid, damaged, sample).kind === 'unproven') tally.refused++;
        // Some are right by luck: then a solver says so, too.
        else expect(followsFrom(sample.grid, damaged), `${name}: ${told}`).toBe(true);
      }
    }
    expect(tally.proven).toBeGreaterThanOrEqual(rows.length);
    expect(tally.refused).toBeGreaterThan(0.7 * tally.proven);
  },
);

test('a trace goes on where the step before it ended', async () => {
  const rows = await tracesOf(...SETS[1][1]);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next?.puzzle === row.puzzle)
      expect([next.position, next.candidates]).toEqual([row.after, row['candidates-after']]);
    else expect(row.after).toBe(row.solution);
  }
});

/** Techniques that ask which digits are givens, of which a position does not tell. */
const OF_GIVENS = TECHNIQUES.filter(({ id }) => /^avoidable/.test(id)).map(({ id }) => id as string);

test('pencilmark prove accepts the steps of a trace, and refuses them with another digit or fewer cells', async () => {
  const rows = (await tracesOf(...SETS[1][1])).filter(({ technique }) => !OF_GIVENS.includes(technique));
  const json = formatNamed('json')!;
  for (const row of rows.filter((_, index) => index % 5 === 0)) {
    const sample = sampleOf(row);
    const { geometry } = sample.grid;
    const text = json.print(positionOf(row), { alphabet: alphabetOf(geometry), blank: '.' });
    const [{ candidate, isPlacement, cells, technique }] = claimsOf(sample) as [ReturnType<typeof claimsOf>[number]];
    const names = cells.map((cell) => cellName(cell, geometry.size));
    const prove = (flag: string, some: readonly string[]) =>
      run(
        [
          'prove',
          flag,
          `${cellName(candidate.cell, geometry.size)}=${candidate.digit}`,
          '--because',
          `${technique}:${some.join(',')}`,
        ],
        text,
      );
    const [flag, contrary] = isPlacement ? ['--place', '--strike'] : ['--strike', '--place'];
    expect(await prove(flag!, names), `${technique} ${text}`).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^proven/),
    });
    expect(await prove(contrary!, names)).toMatchObject({ code: 1, out: 'wrong\n' });
    if (names.length > 1) expect((await prove(flag!, names.slice(1))).code, `${technique} ${text}`).toBe(1);
  }
});
