import { boardOf } from '@pencilmark/core/geometry';
import { gridOf, type Puzzle } from '@pencilmark/core/puzzle';
import { search } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { JobOptions, MakerOptions, RowOptions } from '../types.ts';
import type { Answerer, Sink } from './job.ts';
import { questionsOf } from './question.ts';
import { ROWS } from './rows/row-kinds.ts';
import { csvField, rowText } from './rows/row-text.ts';
import { type Subject, subjectOf } from './rows/subject.ts';

/** The character of an empty cell, where no other is chosen: what programs that learn expect. */
const USUAL_BLANK = '.';

/** Writes the rows of puzzles. */
export function rowWriter(options: RowOptions) {
  const { kind, columns, names = columns, form } = options;
  const heading = form === 'csv' ? `${names.map(csvField).join(',')}\n` : '';
  return (subject: Subject, sink: Sink): void => {
    for (const values of ROWS[kind](subject, options)) {
      const text = rowText(values, names, form);
      sink.count('rows');
      if (heading) sink.add(`${heading}${text}`, { record: 'line' });
      else sink.write(`${text}\n`);
    }
  };
}

/** Writes rows of data sets: of each puzzle of some files. */
export function rowsAnswerer({ rows }: Pick<JobOptions, 'rows'>): Answerer {
  if (!rows) throw new RangeError('rows undefined; expected a kind, columns and a form');
  const write = rowWriter(rows);
  const asked = questionsOf(rows.profile === undefined ? {} : { profile: rows.profile }, 'refused');
  return async (found, sink) => {
    const question = await asked(found, sink);
    if (!question) return;
    const { alphabet } = found.reading.notation;
    const source = found.place.slice(0, found.place.lastIndexOf(':'));
    write(
      subjectOf(question, { alphabet, blank: rows.blank ?? USUAL_BLANK }, { source, line: found.line, seed: null }),
      sink,
    );
  };
}

/** A puzzle that was made, and the seed that makes it. */
interface Made {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly seed: number;
}

/** Writes rows of data sets: of puzzles that are made. */
export async function madeRowsWriter({ rows, digits, geometry }: Pick<MakerOptions, 'rows' | 'digits' | 'geometry'>) {
  if (!rows) throw new RangeError('rows undefined; expected a kind, columns and a form');
  const write = rowWriter(rows);
  const solvers = await solversFor(boardOf(geometry));
  return ({ puzzle, solution, seed }: Made, sink: Sink): void => {
    const { guesses } = search(puzzle, { limit: 2, solvers });
    const question = { puzzle, givens: puzzle.givens, grid: gridOf(puzzle), solution, isProper: true, guesses };
    const origin = { source: `seed ${seed}`, line: null, seed };
    write(subjectOf(question, { alphabet: digits, blank: rows.blank ?? USUAL_BLANK }, origin), sink);
  };
}
