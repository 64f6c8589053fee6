import { countText, isReadingProblem, lineOf, sentenceOf } from '@pencilmark/bulk';
import type { Verified } from '@pencilmark/core/certificate';
import { usualNotation } from '@pencilmark/core/format';
import type { Command } from '../command.ts';
import { wholeNumber } from '../options/option.ts';
import { JSON_OPTION } from '../options/options.ts';
import { linesOf } from '../reading/lines.ts';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';

interface VerifyOptions {
  readonly json?: boolean;
  readonly maxWork?: number;
  readonly printChecker?: true;
}

export const verify: Command = {
  name: 'verify',
  says: 'check certificates: the proof, that its constraints are those of the printed puzzle, and the rating',
  note:
    'Exit code 0: every certificate holds; 1: one does not; 2: something is no certificate. ' +
    'The checker that --print-checker writes is one file without imports: it checks the proof and not whether its constraints are those of the printed puzzle.',
  operand: {
    flags: '[file...]',
    says: 'files with certificates, one a line; - or no file at all means standard input',
  },
  options: [
    {
      flags: '--max-work <n>',
      says: 'refuse a certificate that takes more elementary steps (default: 1000000000, some seconds)',
      read: wholeNumber(1),
    },
    { flags: '--print-checker', says: 'write the checker as a module of JavaScript, and check nothing' },
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark verify certificates.jsonl', 'a line for each certificate'],
    ['pencilmark verify --json certificates.jsonl', 'the same as JSON'],
    ['pencilmark verify --print-checker', 'the checker, to be read or to be given away'],
  ],
  async run(session: Session, operands, options: VerifyOptions) {
    if (options.printChecker) return session.output.write(session.parts.checker());
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const opened = await openSource(operand, session.streams.input);
      if (!opened.ok) session.refuse(operand, opened.error);
      else
        try {
          await verifyAll(session, opened.value, options);
        } catch (problem) {
          if (!isReadingProblem(problem)) throw problem;
          session.refuse(operand, sentenceOf(problem));
        }
    }
  },
};

type Source = Parameters<typeof linesOf>[0];

/** Checks every certificate of a source. */
async function verifyAll(session: Session, source: Source, { json, maxWork }: VerifyOptions): Promise<void> {
  const { LONGEST_CERTIFICATE, verifyCertificate } = await import('@pencilmark/core/certificate');
  let count = 0;
  for await (const { text, line, bytes } of linesOf(source, LONGEST_CERTIFICATE, () => session.output.flush())) {
    if (text.trim() === '') continue;
    count++;
    const verified = verifyCertificate(text, maxWork === undefined ? {} : { maxWork });
    if (!verified.holds) session.raise(isNone(verified.place) ? 2 : 1);
    if (json) session.json({ ...dataOf(verified), line });
    else session.output.line(`${sentenceFor(verified)}  ${source.name}:${line}`);
    if (session.progress.isDue())
      await session.progress.show({ what: 'certificates', count, done: bytes, total: source.size });
  }
  if (count === 0) session.refuse(source.name, 'No certificate found.');
}

/** Whether a text is no certificate at all, where a fault has this place. */
const isNone = (place: string): boolean => ['', 'format', 'version'].includes(place);

function dataOf(verified: Verified): object {
  if (!verified.holds) return verified;
  const { holds, puzzle, solution, isMinimal, path, branches, work } = verified;
  const { geometry, givens } = puzzle;
  const notation = usualNotation(geometry.size, geometry.least);
  return {
    holds,
    geometry: geometry.id,
    puzzle: lineOf(geometry, givens, notation),
    solution: lineOf(geometry, solution, notation),
    minimal: isMinimal,
    ...(path && { rater: path.rater, rating: path.rating }),
    branches,
    work,
  };
}

function sentenceFor(verified: Verified): string {
  if (!verified.holds) return `refused  ${verified.place === '' ? '' : `${verified.place}: `}${verified.reason}`;
  const { isMinimal, path, branches } = verified;
  const shown = [
    'one solution',
    isMinimal && 'minimal',
    path && `rated ${Number(path.rating.hardest).toFixed(1)}`,
  ].filter(Boolean);
  return `holds    ${shown.join(', ')}  ${countText(branches, 'branch', 'branches')}`;
}
