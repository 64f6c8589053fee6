import { guardedAnswerer, jobNamed, makerNamed, type Value } from '@pencilmark/bulk';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { sinkOf } from '../jobs/sequence.ts';
import { type MakerSettings, plainMaker } from '../jobs/settings.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

/** A puzzle that a partner is asked. */
export interface Posed {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  /** How hard it is for people; null where nobody knows. */
  readonly level: string | null;
  /** Its file and line, or its seed. */
  readonly origin: Readonly<Record<string, string | number>>;
}

/** Takes a puzzle, and waits until the next one may come. When it gives 'enough', none comes. */
export type Taker = (posed: Posed) => Promise<'enough' | undefined>;

/** What is known of a puzzle, as the rows of data sets have it. */
const ROWS = { kind: 'puzzles', columns: ['geometry', 'puzzle', 'solution', 'difficulty'], form: 'values' } as const;

/** The puzzles of a file. What is no proper puzzle is told, and is not asked. */
export async function posedIn(session: Session, file: string, options: ReadingOptions, take: Taker): Promise<void> {
  const answer = guardedAnswerer(await jobNamed('rows').prepare({ rows: ROWS }), {});
  await eachPuzzle(session, [file], options, async (found) => {
    const row = { text: '' };
    await answer(found, { ...sinkOf(session, found), write: (text) => (row.text += text) });
    if (row.text === '') return undefined;
    const { alphabet } = found.reading.notation;
    const place = found.place.slice(0, found.place.lastIndexOf(':'));
    return take(posedOf(row.text, alphabet, { source: place, line: found.line }));
  });
}

/** Puzzles that are made, as `pencilmark generate` makes them. */
export async function posedMade(session: Session, settings: MakerSettings, take: Taker): Promise<void> {
  const { count, seed, digits } = settings;
  const make = await makerNamed('generate-rows').prepare(plainMaker({ ...settings, rows: ROWS }));
  for (let index = 0; index < count; index++) {
    const row = { text: '' };
    const sink = sinkOf(session, { place: `seed ${seed + index}` });
    const goesOn = make(index, { ...sink, write: (text) => (row.text += text) });
    if (row.text !== '' && (await take(posedOf(row.text, digits, { seed: seed + index }))) === 'enough') return;
    if (!goesOn) return;
  }
}

function posedOf(text: string, alphabet: string, origin: Posed['origin']): Posed {
  const [id, puzzle, solution, level] = JSON.parse(text) as [string, string, string, Value];
  const board = geometryOf(id);
  if (!board.ok) throw new RangeError(board.error.message);
  const digitsOf = (line: string): Uint8Array => cellsOf(board.value, line, alphabet);
  return {
    puzzle: makePuzzle(board.value, digitsOf(puzzle)),
    solution: digitsOf(solution),
    level: level === null ? null : String(level),
    origin,
  };
}

/** The digits of all cells from a line; every sign that is no digit stands for none. */
const cellsOf = ({ cellCount }: Geometry, line: string, alphabet: string): Uint8Array =>
  Uint8Array.from({ length: cellCount }, (_, cell) => alphabet.indexOf(line[cell]!) + 1);
