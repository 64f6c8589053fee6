import { lineOf } from '@pencilmark/bulk';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { err, ok, type Result } from '@pencilmark/core/result';
import { judge } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, LANGUAGE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

interface ProveOptions extends ReadingOptions {
  readonly place?: string;
  readonly strike?: string;
  readonly because?: string;
  readonly language?: LanguageCode;
}

export const prove: Command = {
  name: 'prove',
  says: 'grade a reason: does this technique, with these cells, show this digit, or that this candidate is false',
  operand: FILES,
  options: [
    { flags: '--place <cell=digit>', says: 'what is claimed: a digit in a cell, such as r3c2=8', read: readClaimed },
    { flags: '--strike <cell=digit>', says: 'or that a candidate is false', read: readClaimed },
    {
      flags: '--because <technique:cells>',
      says: 'the reason, such as hidden-single:r2c5,r9c1; without it nothing is proven',
      read: readReason,
    },
    LANGUAGE_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark prove --place r3c2=8 --because hidden-single:r2c5,r9c1 puzzle.txt', 'two eights leave one place'],
    ['pencilmark prove --json --strike r3c7=9 --because x-wing:r2c1,r2c7,r5c1,r5c7 positions.txt', 'as JSON'],
  ],
  async run(session: Session, operands, options: ProveOptions) {
    const { place, strike, because, language = 'en', json } = options;
    const claimed = place ?? strike;
    if (claimed === undefined) return session.refuse('pencilmark', 'Expected --place or --strike.');
    const { claimIn, said } = await import('../proofs.ts');
    await eachPuzzle(session, operands, options, async ({ reading: { puzzle, notation }, place: where }) => {
      const { geometry, givens } = puzzle;
      const claim = claimIn(geometry, { claimed, isPlacement: place !== undefined, because });
      if (!claim.ok) return session.refuse(where, claim.error);
      const { verdict, solutions } = judge(puzzle, { solvers: await solversFor(geometry) });
      if (verdict !== 'proper')
        return session.disappoint(where, `The puzzle has not exactly one solution (${verdict}), so nothing is proven.`);
      const { isProven, data, text } = said(puzzle, claim.value, solutions[0]!);
      if (!isProven) session.raise(1);
      if (json) session.json({ puzzle: lineOf(geometry, givens, notation), claim: claimed, ...data });
      else session.output.write(`${text(language)}\n`);
    });
  },
};

function readClaimed(text: string): Result<string, string> {
  return /^r\d+c\d+=[0-9a-z]$/i.test(text) ? ok(text) : err('Expected a cell and a digit, such as r3c2=8.');
}

/** Its technique and its cells are checked once techniques are loaded. */
function readReason(text: string): Result<string, string> {
  return /^[\w-]+:[^:]*$/.test(text)
    ? ok(text)
    : err('Expected a technique and its cells, such as hidden-single:r2c5,r9c1.');
}
