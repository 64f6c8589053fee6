import { formatNamed } from '@pencilmark/core/format';
import { classic } from '@pencilmark/core/geometry';
import { canonicalForm, type Puzzle } from '@pencilmark/core/puzzle';
import { lineOf, textIn } from '../text.ts';
import { type Job, reportProblem, writeRecord } from './job.ts';

type CanonicalOptions = { readonly to?: string; readonly json?: boolean };

/** Writes, for each puzzle, the least of all puzzles that are equivalent to it. */
export const canonical: Job = {
  name: 'canonical',
  done: 'written',
  counts: [],
  pieceBytes: 1 << 15,
  async prepare({ to, json }: CanonicalOptions) {
    const by = to === undefined ? undefined : formatNamed(to);
    return (found, sink) => {
      const { puzzle, format, notation } = found.reading;
      const { geometry } = puzzle;
      const fault = canonicalFault(puzzle);
      if (fault) return reportProblem(sink, found, 'refuse', fault, json);
      const { puzzle: least, automorphisms } = canonicalForm(puzzle);
      if (json)
        writeRecord(sink, found, {
          puzzle: lineOf(puzzle.geometry, puzzle.givens, notation),
          canonical: lineOf(least.geometry, least.givens, notation),
          automorphisms,
        });
      else sink.add(textIn(by ?? format, { geometry, givens: least.givens }, notation), by ?? format);
    };
  },
};

/** Why a puzzle has no canonical form; undefined when it has one. */
export function canonicalFault({ geometry, struckOut }: Puzzle) {
  if (geometry.id === classic.id && !struckOut) return undefined;
  const what = struckOut ? 'this puzzle has candidates struck out' : `this is ${geometry.id}`;
  return { code: 'geometry', message: `Canonical forms are for plain puzzles on ${classic.id}; ${what}.` };
}
