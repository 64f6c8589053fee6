import { lineOf, Texts } from '@pencilmark/bulk';
import { canonicalForm, classic, type Format } from '@pencilmark/core';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, READING_OPTIONS, TO_OPTION } from '../options.ts';
import { eachPuzzle, type ReadingOptions, report } from '../puzzles.ts';
import type { Session } from '../session.ts';

interface CanonicalOptions extends ReadingOptions {
  readonly to?: Format;
}

export const canonical: Command = {
  name: 'canonical',
  says: 'write the least of all equivalent puzzles (9×9): the same for puzzles that differ in labels, order and turning only',
  operand: FILES,
  options: [...READING_OPTIONS, TO_OPTION, JSON_OPTION],
  examples: [
    ['pencilmark canonical puzzles.txt', 'one canonical puzzle for each puzzle'],
    ['pencilmark canonical puzzles.txt | sort -u | wc -l', 'how many are really different'],
    ['pencilmark canonical --json puzzles.txt', 'with the number of automorphisms'],
  ],
  async run(session: Session, operands, options: CanonicalOptions) {
    const texts = new Texts((line) => session.output.line(line));
    await eachPuzzle(session, operands, options, (found) => {
      const { puzzle, format, notation } = found.reading;
      const { geometry, struckOut } = puzzle;
      if (geometry.id !== classic.id || struckOut) {
        const what = struckOut ? 'this puzzle has candidates struck out' : `this is ${geometry.id}`;
        const message = `Canonical forms are for plain puzzles on ${classic.id}; ${what}.`;
        return report(session, found, 'refuse', { code: 'geometry', message }, options.json);
      }
      const { puzzle: least, automorphisms } = canonicalForm(puzzle);
      if (options.json)
        session.json({
          puzzle: lineOf(puzzle.givens, notation),
          canonical: lineOf(least.givens, notation),
          automorphisms,
        });
      else texts.addDigits(geometry, least.givens, options.to ?? format, notation);
    });
  },
};
