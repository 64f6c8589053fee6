import { loadStepAnswerers } from '@pencilmark/bulk';
import type { Format } from '@pencilmark/core/format';
import type { LanguageCode } from '@pencilmark/core/human';
import type { ProfileName } from '@pencilmark/core/rate/profile-name';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { runInSequence } from '../jobs/sequence.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { wholeNumber } from '../options/option.ts';
import { FROM_OPTION, JSON_OPTION, LANGUAGE_OPTION, PROFILE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { drawer, SVG_OPTION } from '../pictures.ts';
import type { Session } from '../session.ts';

interface ExplainOptions extends Omit<BulkSettings, 'from'> {
  readonly from?: number | Format;
  readonly profile?: ProfileName;
  readonly language?: LanguageCode;
  readonly svg?: string;
}

export const explain: Command = {
  name: 'explain',
  says: 'tell the whole way from the givens to the solution, step by step, as a person would find it',
  note:
    'The path is that of the hints: each step is one of the easiest technique that finds any. ' +
    'The path of "pencilmark rate" has fewer techniques, so the two may differ; --profile tells that one.',
  operand: FILES,
  options: [
    {
      ...FROM_OPTION,
      flags: '--from <step>',
      says: 'the number of the first step to tell, or the name of the format of the input',
      read: (text) => (/^\d+$/.test(text) ? wholeNumber(1)(text) : FROM_OPTION.read!(text)),
    },
    PROFILE_OPTION,
    LANGUAGE_OPTION,
    SVG_OPTION,
    ...READING_OPTIONS.filter((option) => option !== FROM_OPTION),
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark explain puzzle.txt', 'every step in words'],
    ['pencilmark explain --from 20 --language de puzzle.txt', 'from the 20th step on, in German'],
    ['pencilmark explain --profile hodoku puzzle.txt', 'the steps that HoDoKu takes'],
    ['pencilmark explain --svg pictures puzzle.txt', 'with a picture of every step'],
  ],
  async run(session: Session, operands, { from, svg, ...others }: ExplainOptions) {
    const fromStep = typeof from === 'number' ? from : undefined;
    const options = {
      ...others,
      ...(typeof from === 'object' && { from }),
      ...(fromStep !== undefined && { fromStep }),
    };
    if (svg === undefined) return void (await runJob(session, 'explain', operands, options));
    const [show, { explainAnswerer }] = await Promise.all([drawer(svg, options.language), loadStepAnswerers()]);
    await runInSequence(session, 'explain', operands, options, explainAnswerer(options, show));
  },
};
