import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';

export const rate: Command = {
  name: 'rate',
  says: 'tell how hard puzzles are for people: on 9×9 ER/EP/ED of Sudoku Explainer, level and score of HoDoKu; a name, the techniques they need',
  note:
    'The techniques are those on the path of the rating, which takes its steps in the order of Sudoku Explainer. ' +
    'The path that "pencilmark explain" tells has other techniques too, such as the Skyscraper.',
  operand: FILES,
  options: [...READING_OPTIONS, JSON_OPTION, ...BULK_OPTIONS],
  examples: [
    ['pencilmark rate puzzles.txt', 'a line a puzzle'],
    ['pencilmark rate --json puzzles.txt', 'the same as JSON, with the steps of each technique counted'],
    ['pencilmark generate --minimal --seed 7 | pencilmark rate', 'make a puzzle and rate it'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'rate', operands, options);
  },
};
