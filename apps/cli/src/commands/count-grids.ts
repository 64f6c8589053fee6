import { groupedNumber } from '@pencilmark/bulk';
import {
  canCountClasses,
  canCountGrids,
  countGridClasses,
  countGrids,
  estimateGrids,
} from '@pencilmark/core/combinatorics';
import { type Geometry, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import type { Command } from '../command.ts';
import { wholeNumber } from '../options/option.ts';
import { GEOMETRY_OPTION, JSON_OPTION, MAX_CALLS_OPTION } from '../options/options.ts';
import { powerText } from '../output/power.ts';
import type { Session } from '../session.ts';

const USUAL_DIVES = 10_000;
const USUAL_SEED = 1;

interface CountSettings {
  readonly classes?: true;
  readonly estimate?: true;
  readonly dives?: number;
  readonly seed?: number;
  readonly maxCalls?: number;
  readonly json?: boolean;
}

export const countGridsOf: Command = {
  name: 'count-grids',
  says: 'count the complete grids of boards, exactly; or estimate how many there are',
  note:
    'Boards of up to 9 digits with rectangular boxes take a second. Others are counted cell by cell: up to 7×7 in seconds, ' +
    '9×9 with diagonals, windows or the like in minutes, larger ones in years. A count needs bounded memory; Ctrl-C ends it.',
  operand: { flags: '<board...>', says: 'boards such as 6x6, 9x9:x or 5x5:jigsaw-MAP (see: pencilmark list layouts)' },
  options: [
    {
      flags: '--classes',
      says: 'instead how many are essentially different: on boards of rows, columns and rectangular boxes, up to 9×9',
    },
    { flags: '--estimate', says: 'an estimate with its standard error, by random dives; for boards of any rules' },
    {
      flags: '--dives <n>',
      says: `how many dives an estimate takes (default: ${groupedNumber(USUAL_DIVES)})`,
      read: wholeNumber(2),
    },
    { flags: '--seed <n>', says: `the seed of an estimate (default: ${USUAL_SEED})`, read: wholeNumber(0) },
    { ...MAX_CALLS_OPTION, says: 'give up on a board when so many states were gone on from' },
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark count-grids 9x9', 'all grids of 9×9'],
    ['pencilmark count-grids 6x6 6x6:x 6x6:antiknight --json', 'three boards, as JSON'],
    ['pencilmark count-grids 4x4 6x6 --classes', 'how many grids no symmetry makes the same'],
    ['pencilmark count-grids 16x16 --estimate --dives 100 --seed 7', 'about how many'],
  ],
  run(session: Session, operands, options: CountSettings) {
    const { estimate, dives, seed, json } = options;
    if (!estimate && (dives ?? seed) !== undefined)
      return session.refuse('pencilmark', '--dives and --seed are for --estimate.');
    for (const operand of operands) {
      const geometry = GEOMETRY_OPTION.read!(operand) as Result<Geometry, string>;
      const answer = geometry.ok ? answerOn(geometry.value, options, session) : err(geometry.error);
      if (!answer.ok) {
        session[geometry.ok ? 'disappoint' : 'refuse'](operand, answer.error);
        if (json) session.json({ geometry: operand, error: { message: answer.error } });
      } else if (json) session.json(answer.value.data);
      else session.output.line(answer.value.text);
      session.output.flush();
    }
  },
};

/** What is said about a board, as JSON and for people. */
type Answer = Result<{ readonly data: object; readonly text: string }, string>;

function answerOn(geometry: Geometry, options: CountSettings, { progress }: Session): Answer {
  const onProgress = (share: number): void => progress.say(() => `${geometry.id} · ${(share * 100).toFixed(1)} %`);
  if (options.classes) return classesOn(geometry, onProgress);
  return options.estimate ? estimateOn(geometry, options, onProgress) : countOn(geometry, options, onProgress);
}

function countOn(geometry: Geometry, { maxCalls }: CountSettings, onProgress: (share: number) => void): Answer {
  const { id } = geometry;
  if (!canCountGrids(geometry))
    return err(
      'Its rules ask for more than that cells differ, so its grids are not counted; --estimate tells about how many.',
    );
  const { grids, method, calls } = countGrids(geometry, { onProgress, ...(maxCalls !== undefined && { maxCalls }) });
  if (grids === undefined)
    return err(`Not counted after ${groupedNumber(calls)} calls; --estimate tells about how many.`);
  // As text, because programs that read JSON may keep fewer digits of a number.
  return ok({ data: { geometry: id, grids: String(grids), method, calls }, text: `${grids}  ${id}` });
}

function classesOn(geometry: Geometry, onProgress: (share: number) => void): Answer {
  const { id } = geometry;
  if (!canCountClasses(geometry))
    return err('Classes are counted on boards of rows, columns and rectangular boxes, up to 9×9.');
  const classes = String(countGridClasses(geometry, { onProgress }));
  return ok({ data: { geometry: id, classes }, text: `${classes}  ${id}` });
}

function estimateOn(geometry: Geometry, settings: CountSettings, onProgress: (share: number) => void): Answer {
  const { id, size } = geometry;
  const { dives = USUAL_DIVES, seed = USUAL_SEED } = settings;
  if (size > LARGEST_DIGIT_SET) return err(`Boards of more than ${LARGEST_DIGIT_SET} digits have no estimate.`);
  const { log10, relativeError, hits } = estimateGrids(geometry, { dives, seed, onProgress });
  if (hits === 0) return err(`None of ${groupedNumber(dives)} dives came to a grid, so there is no estimate.`);
  const estimate = powerText(log10);
  const standardError = powerText(log10 + Math.log10(relativeError));
  return ok({
    data: { geometry: id, estimate, standardError, dives, hits, seed },
    text: `about ${estimate} ± ${standardError}  ${id}  (an estimate: ${groupedNumber(dives)} dives, seed ${seed})`,
  });
}
