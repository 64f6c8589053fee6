import { type DrillPosition, deedsIn, type PositionText, positionIn } from '@pencilmark/coach/drill';
import { cellName } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';
import { geometryCalled, readyFor } from '../../puzzles/boards.ts';

/** A row of corpus/techniques: a position in which a technique finds something. */
export interface Case extends PositionText {
  readonly technique: string;
  readonly board: string;
  /** What the step does: r1c2=5, r1c2<>35. */
  readonly expected: string;
}

const FILES = import.meta.glob<string>(
  ['../../../../../corpus/techniques/*.tsv', '../../../../../corpus/practice.tsv'],
  {
    query: '?raw',
    import: 'default',
  },
);

/**
 * Every case with a step; of corpus/techniques, or of corpus/practice, where
 * no easier step exists.
 */
export const cases = (): Promise<readonly Case[]> => readFrom(/techniques/);
export const practiceCases = (): Promise<readonly Case[]> => readFrom(/practice/);

async function readFrom(name: RegExp): Promise<readonly Case[]> {
  const files = Object.entries(FILES).filter(([path]) => name.test(path));
  const texts = await Promise.all(files.map(([, load]) => load()));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [technique = '', board = '', cells = '', struckOut = '', expected = ''] = line.split('\t');
      return { technique, board, cells, struckOut, expected };
    })
    .filter(({ expected }) => expected !== '-');
}

const usualFirst = (rows: readonly Case[]): readonly Case[] => [
  ...rows.filter(({ board }) => board === '9x9'),
  ...rows.filter(({ board }) => board !== '9x9'),
];

/** Rows whose boards can be shown from now on. */
async function ready(rows: readonly Case[]): Promise<readonly Case[]> {
  await readyFor(rows.map(({ board }) => board));
  return rows;
}

/** The case that a technique's page shows; one of the usual board where there is any. */
export async function shownCase(id: string): Promise<Case | undefined> {
  const rows = usualFirst((await cases()).filter(({ technique }) => technique === id));
  return (await ready(rows.slice(0, 1)))[0];
}

/**
 * The cases to practise a technique in, without the case that is shown: those without an easier
 * step; any where there are none.
 */
export async function casesToPractise(id: string): Promise<readonly Case[]> {
  const shown = await shownCase(id);
  const of = (rows: readonly Case[]): readonly Case[] =>
    rows.filter(({ technique, cells }) => technique === id && cells !== shown?.cells);
  const needed = of(await practiceCases());
  return ready(needed.length > 0 ? needed : usualFirst(of(await cases())));
}

/** The grid of a case, and which of its digits are given. */
export const positionOf = (row: Case): DrillPosition => positionIn(row, geometryCalled(row.board));

const wordOf = (cell: number, sign: string, digit: number, size: number): string =>
  `${cellName(cell, size)}${sign}${digit}`;

/** Whether a step does what a case expects. */
export function fits({ placements, eliminations }: Step, { expected }: Case, size: number): boolean {
  const deeds = new Set([
    ...placements.map(({ cell, digit }) => wordOf(cell, '=', digit, size)),
    ...eliminations.map(({ cell, digit }) => wordOf(cell, '<>', digit, size)),
  ]);
  return deedsIn(expected, size).every(({ cell, sign, digit }) => deeds.has(wordOf(cell, sign, digit, size)));
}
