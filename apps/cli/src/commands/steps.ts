import { TECHNIQUES } from '@pencilmark/core';
import { BULK_OPTIONS, type BulkSettings, runJob } from '../bulk.ts';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, LANGUAGE_OPTION, listOf, READING_OPTIONS } from '../options.ts';
import type { Session } from '../session.ts';

export const TECHNIQUE_IDS: readonly string[] = TECHNIQUES.map(({ id }) => id);

export const steps: Command = {
  name: 'steps',
  says: 'find the steps of techniques in a position as it stands: a puzzle, a grid of pencil marks, a HoDoKu library line',
  operand: FILES,
  options: [
    {
      flags: '--technique <id,...>',
      says: 'the techniques to look for (see: pencilmark list techniques); otherwise all of them',
      read: listOf('technique', TECHNIQUE_IDS),
      choices: () => TECHNIQUE_IDS,
    },
    { flags: '--all', says: 'every step, not only the first of each technique' },
    LANGUAGE_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark steps puzzle.txt', 'the first step of each technique that finds one'],
    ['pencilmark steps --technique x-wing,xy-wing --all --json positions.txt', 'all steps of two techniques, as JSON'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'steps', operands, options);
  },
};
