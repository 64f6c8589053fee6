import { loadTelling } from '@pencilmark/bulk';
import { HINT_LEVELS, type HintLevel, type LanguageCode } from '@pencilmark/core';
import { type Command, FILES } from '../command.ts';
import { sinkOf } from '../jobs/here.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { JSON_OPTION, LANGUAGE_OPTION, READING_OPTIONS } from '../options/common.ts';
import { oneOf } from '../options/option.ts';
import { drawer, SVG_OPTION } from '../pictures.ts';
import { eachPuzzle } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

interface HintOptions extends BulkSettings {
  readonly level?: HintLevel;
  readonly language?: LanguageCode;
  readonly svg?: string;
}

export const hint: Command = {
  name: 'hint',
  says: 'tell the next step a person would find, or only where to look for it',
  operand: FILES,
  options: [
    {
      flags: '--level <level>',
      says: `how much is given away: ${HINT_LEVELS.join(', ')} (default: where)`,
      read: oneOf('level', HINT_LEVELS),
      choices: () => HINT_LEVELS,
    },
    LANGUAGE_OPTION,
    SVG_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark hint puzzle.txt', 'where to look'],
    ['pencilmark hint --level full puzzle.txt', 'the whole step'],
    ['pencilmark hint --level full --svg pictures --language de puzzle.txt', 'drawn, too, and in German'],
  ],
  async run(session: Session, operands, { svg, ...options }: HintOptions) {
    if (svg === undefined) return void (await runJob(session, 'hint', operands, options));
    const show = await drawer(session, svg, options.language);
    if (!show) return;
    const { level = 'full', language, json } = options;
    const { hinting } = await loadTelling();
    const answer = hinting({ level, ...(language && { language }), ...(json && { json }) }, show);
    await eachPuzzle(session, operands, { ...options, skipsLibrary: true }, (found) =>
      answer(found, sinkOf(session, found)),
    );
  },
};
