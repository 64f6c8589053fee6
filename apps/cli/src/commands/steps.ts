import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { JSON_OPTION, LANGUAGE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { areTechniques, techniqueOption } from '../options/techniques.ts';
import type { Session } from '../session.ts';

interface StepsOptions extends BulkSettings {
  readonly technique?: readonly string[];
}

export const steps: Command = {
  name: 'steps',
  says: 'find the steps of techniques in a position as it stands: a puzzle, a grid of pencil marks, a HoDoKu library line',
  operand: FILES,
  options: [
    techniqueOption('technique', 'the techniques to look for, all of them by default'),
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
  async run(session: Session, operands, options: StepsOptions) {
    if (await areTechniques(session, options.technique)) await runJob(session, 'steps', operands, options);
  },
};
