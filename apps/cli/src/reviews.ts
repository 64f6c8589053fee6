/**
 * What the command `review` prints, loaded when it is first used: it takes in the techniques.
 */
import type { Review, Slip } from '@pencilmark/coach/review';
import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry';
import { techniqueName } from '@pencilmark/core/human';
import { type LanguageCode, languageNamed } from '@pencilmark/core/languages';
import { aligned } from './output/aligned.ts';

export { LONGEST_RECORD, readRecord, reviewOf } from '@pencilmark/coach/review';

/** Hours are named where there are some. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')));
  return hours === '0' ? rest.join(':') : [hours, ...rest].join(':');
}

/** A review in the terminal: accuracy, slips, and a table by technique. */
export function reviewText(geometry: Geometry, review: Review, code: LanguageCode): string {
  const { accuracy, hasTimes, isFinished, ms, slips, times } = review;
  const { guessed, helped, percent, sound, unknown, wrong } = accuracy;
  const language = languageNamed(code);
  const called = (technique: string | undefined): string =>
    technique ? techniqueName(technique, language) : 'notes and the rest';
  return [
    `${geometry.id}, ${isFinished ? 'finished' : 'not finished'}${hasTimes ? ` in ${clock(ms)}` : ''}`,
    percent === undefined
      ? 'accuracy: no digit was written'
      : `accuracy: ${percent} % (${sound} right with a reason, ${guessed} guessed, ${wrong} wrong, ${helped} by help${unknown > 0 ? `, ${unknown} unknown` : ''})`,
    '',
    ...(slips.length === 0 ? ['no slips'] : slips.map((slip) => slipText(geometry, slip, called))),
    ...(hasTimes && times.length > 0
      ? [
          '',
          ...aligned([
            HEADINGS,
            ...times.map((time) => [
              called(time.technique),
              String(time.count),
              clock(time.ms),
              clock(time.fairMs),
              clock(time.lostMs),
            ]),
          ]),
        ]
      : []),
  ].join('\n');
}

const HEADINGS = ['technique', 'moves', 'time', 'as a rule', 'lost'];

/** A slip as a line: "3:12  guess  r4c5 = 7; practise Naked Pair". */
function slipText({ size }: Geometry, slip: Slip, called: (technique: string) => string): string {
  const cells = slip.cells.map((cell) => cellName(cell, size)).join(' ');
  const digits = slip.digits.map((digit) => ALPHABET[digit - 1]).join(' ');
  const lost = slip.lostMs > 0 ? `, lost ${clock(slip.lostMs)}` : '';
  const practise = slip.practise ? `; practise ${called(slip.practise)}` : '';
  return `${clock(slip.ms).padStart(7)}  ${slip.kind.padEnd(13)}  ${cells}: ${digits}${lost}${practise}`;
}
