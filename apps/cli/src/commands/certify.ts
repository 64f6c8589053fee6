import { PROOF_FORMS } from '@pencilmark/core/certificate/proof-form';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { oneOf, wholeNumber } from '../options/option.ts';
import { MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

export const certify: Command = {
  name: 'certify',
  says: 'write certificates: proofs that the solution of a puzzle is the only one, for others to check',
  note:
    'A certificate is a line of JSON: the constraints of the puzzle in a few plain forms, its solution, and branches that leave no other one. ' +
    '"pencilmark verify" checks it, and so does a program of some hundred lines in any language: docs/certificates.md.',
  operand: FILES,
  options: [
    { flags: '--minimal', says: 'also show that no given can be spared: for each one a solution without it' },
    { flags: '--path', says: 'also write the rating, with every step that leads to it' },
    {
      flags: '--proof <form>',
      says: 'instead write a formula (cnf) or a proof (drat, lrat) that programs of others check, one puzzle a run',
      read: oneOf('form', PROOF_FORMS),
      choices: () => PROOF_FORMS,
    },
    {
      flags: '--max-trials <n>',
      says: 'give up on a proof after so many candidates were tried (default: 400000, some ten seconds)',
      read: wholeNumber(1),
    },
    SOLVER_OPTION,
    MAX_CALLS_OPTION,
    ...READING_OPTIONS,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark certify puzzles.txt --output certificates.jsonl', 'a certificate a puzzle'],
    ['pencilmark certify --minimal --path puzzle.txt', 'that no given can be spared, and how hard it is, too'],
    ['pencilmark certify puzzles.txt | pencilmark verify', 'make them and check them'],
    [
      'pencilmark certify --proof lrat puzzle.txt --output puzzle.lrat',
      'a proof of the formula that --proof cnf writes',
    ],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'certify', operands, options);
  },
};
