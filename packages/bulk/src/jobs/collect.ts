import { canonicalForm } from '@pencilmark/core/puzzle';
import { canonicalFault } from './canonical.ts';
import { type Job, reportProblem } from './job.ts';

type CollectOptions = { readonly exact?: boolean };

/**
 * Writes, for each puzzle, a line by which puzzles are compared: the 81 digits of its canonical
 * form, its own 81 digits, and the number of automorphisms. Empty cells are 0. With `exact` there
 * is no canonical form: its own digits come twice, then 0.
 */
export const collect: Job = {
  name: 'collect',
  done: 'compared',
  counts: [],
  pieceBytes: 1 << 15,
  async prepare({ exact }: CollectOptions) {
    return (found, sink) => {
      const { puzzle } = found.reading;
      const fault = canonicalFault(puzzle);
      if (fault) return reportProblem(sink, found, 'refuse', fault);
      const own = puzzle.givens.join('');
      if (exact) return sink.write(`${own}${own}0\n`);
      const { puzzle: least, automorphisms } = canonicalForm(puzzle);
      sink.write(`${least.givens.join('')}${own}${automorphisms}\n`);
    };
  },
};
