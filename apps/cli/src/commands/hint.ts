import { loadStepAnswerers } from '@pencilmark/bulk';
import { HINT_LEVELS, type HintLevel } from '@pencilmark/core/human/hint-level';
import type { LanguageCode } from '@pencilmark/core/human/language';
import type { ProfileName } from '@pencilmark/core/rate/profile-name';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { runInSequence } from '../jobs/sequence.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { oneOf } from '../options/option.ts';
import { JSON_OPTION, LANGUAGE_OPTION, PROFILE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { drawer, SVG_OPTION } from '../pictures.ts';
import type { Session } from '../session.ts';

interface HintOptions extends BulkSettings {
  readonly level?: HintLevel;
  readonly profile?: ProfileName;
  readonly language?: LanguageCode;
  readonly reason?: boolean;
  readonly svg?: string;
}

export const hint: Command = {
  name: 'hint',
  says: 'tell the next step that a person would find, or only where to look for it',
  operand: FILES,
  options: [
    {
      flags: '--level <level>',
      says: `how much is given away: ${HINT_LEVELS.join(', ')} (default: where)`,
      read: oneOf('level', HINT_LEVELS),
      choices: () => HINT_LEVELS,
    },
    {
      flags: '--reason',
      says: 'tell the whole step, and the fewest houses and clues from which it follows with the candidates',
    },
    PROFILE_OPTION,
    LANGUAGE_OPTION,
    SVG_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark hint puzzle.txt', 'where to look'],
    ['pencilmark hint --level full puzzle.txt', 'the whole step'],
    ['pencilmark hint --reason puzzle.txt', 'the whole step, and the fewest houses that show it'],
    ['pencilmark hint --level full --svg pictures --language de puzzle.txt', 'drawn, too, and in German'],
  ],
  async run(session: Session, operands, { svg, ...options }: HintOptions) {
    const told = options.reason ? { level: 'full' as const, ...options } : options;
    if (svg === undefined) return void (await runJob(session, 'hint', operands, told));
    const drawn = { level: 'full' as const, ...options };
    const [show, { hintAnswerer }] = await Promise.all([drawer(svg, options.language), loadStepAnswerers()]);
    await runInSequence(session, 'hint', operands, drawn, hintAnswerer(drawn, show));
  },
};
