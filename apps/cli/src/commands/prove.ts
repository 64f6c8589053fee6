import { lineOf } from '@pencilmark/bulk';
import { type Claim, gradeClaim, type ProofVerdict } from '@pencilmark/coach/proof';
import { alphabetOf, cellName, type Geometry, parseCell } from '@pencilmark/core/geometry';
import { explain, type LanguageCode, TECHNIQUES, techniqueName } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { err, ok, type Result } from '@pencilmark/core/result';
import { judge } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import { type Command, FILES } from '../command.ts';
import { unknownName } from '../options/names.ts';
import { JSON_OPTION, LANGUAGE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

interface ProveOptions extends ReadingOptions {
  readonly place?: string;
  readonly strike?: string;
  readonly because?: Reason;
  readonly language?: LanguageCode;
}

/** A technique, and the cells on which it rests, as they were typed. */
interface Reason {
  readonly technique: string;
  readonly cells: readonly string[];
}

export const prove: Command = {
  name: 'prove',
  says: 'grade a reason: does this technique, with these cells, show this digit, or that this candidate is false',
  operand: FILES,
  options: [
    { flags: '--place <cell=digit>', says: 'what is claimed: a digit in a cell, such as r3c2=8', read: readClaimed },
    { flags: '--strike <cell=digit>', says: 'or that a candidate is false', read: readClaimed },
    {
      flags: '--because <technique:cells>',
      says: 'the reason, such as hidden-single:r2c5,r9c1; without it nothing is proven',
      read: readReason,
    },
    LANGUAGE_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark prove --place r3c2=8 --because hidden-single:r2c5,r9c1 puzzle.txt', 'two eights leave one place'],
    ['pencilmark prove --json --strike r3c7=9 --because x-wing:r2c1,r2c7,r5c1,r5c7 positions.txt', 'as JSON'],
  ],
  async run(session: Session, operands, options: ProveOptions) {
    const { place, strike, because, language = 'en', json } = options;
    const claimed = place ?? strike;
    if (claimed === undefined) return session.refuse('pencilmark', 'Expected --place or --strike.');
    await eachPuzzle(session, operands, options, async ({ reading: { puzzle, notation }, place: where }) => {
      const { geometry, givens } = puzzle;
      const claim = claimIn(geometry, claimed, place !== undefined, because);
      if (!claim.ok) return session.refuse(where, claim.error);
      const { verdict, solutions } = judge(puzzle, { solvers: await solversFor(geometry) });
      if (verdict !== 'proper')
        return session.disappoint(where, `The puzzle has not exactly one solution (${verdict}), so nothing is proven.`);
      const graded = gradeClaim(gridOf(puzzle), claim.value, { givens, solution: solutions[0]! });
      if (graded.kind === 'unproven' || graded.kind === 'wrong') session.raise(1);
      const named = (cells: readonly number[]): string[] => cells.map((cell) => cellName(cell, geometry.size));
      if (json) session.json({ puzzle: lineOf(geometry, givens, notation), claim: claimed, ...plain(graded, named) });
      else session.output.write(`${textOf(graded, geometry, language, named)}\n`);
    });
  },
};

function readClaimed(text: string): Result<string, string> {
  return /^r\d+c\d+=[0-9a-z]$/i.test(text) ? ok(text) : err('Expected a cell and a digit, such as r3c2=8.');
}

function readReason(text: string): Result<Reason, string> {
  const [technique = '', cells = ''] = text.split(':');
  const ids = TECHNIQUES.map(({ id }) => id as string);
  if (!ids.includes(technique)) return err(unknownName('technique', technique, ids));
  return ok({ technique, cells: cells.split(',').filter(Boolean) });
}

/** What was typed, as a claim on a board. */
function claimIn(
  geometry: Geometry,
  claimed: string,
  isPlacement: boolean,
  because: Reason | undefined,
): Result<Claim, string> {
  const [name = '', sign = ''] = claimed.split('=');
  const digit = alphabetOf(geometry).indexOf(sign.toUpperCase()) + 1;
  if (digit < 1 || digit > geometry.size) return err(`"${sign}" is no digit of the board.`);
  const cells: number[] = [];
  for (const one of [name, ...(because?.cells ?? [])]) {
    const cell = parseCell(one, geometry.size);
    if (!cell.ok) return cell;
    cells.push(cell.value);
  }
  const [cell, ...named] = cells as [number, ...number[]];
  return ok({
    candidate: { cell, digit },
    isPlacement,
    cells: named,
    ...(because && { technique: because.technique }),
  });
}

type Named = (cells: readonly number[]) => string[];

/** A verdict as plain data, with the names of cells. */
function plain(verdict: ProofVerdict, named: Named): object {
  switch (verdict.kind) {
    case 'proven':
      return { verdict: 'proven', technique: verdict.step.technique };
    case 'shorter':
      return { verdict: 'shorter', technique: verdict.step.technique, easier: verdict.easier.technique };
    case 'wrong':
      return { verdict: 'wrong' };
    case 'unproven':
      return verdict.lack === 'cells'
        ? {
            verdict: 'unproven',
            lack: 'cells',
            missing: named(verdict.missing),
            superfluous: named(verdict.superfluous),
          }
        : { verdict: 'unproven', lack: verdict.lack };
  }
}

/** A verdict in words. */
function textOf(verdict: ProofVerdict, geometry: Geometry, language: LanguageCode, named: Named): string {
  switch (verdict.kind) {
    case 'proven':
      return `proven: ${explain(verdict.step, geometry, { language })}`;
    case 'shorter': {
      const name = techniqueName(verdict.easier.technique, language);
      return `proven, and ${name} is shorter: ${explain(verdict.easier, geometry, { language })}`;
    }
    case 'wrong':
      return 'wrong';
    case 'unproven': {
      if (verdict.lack !== 'cells')
        return verdict.lack === 'none'
          ? 'true, and no reason is given'
          : 'true, but the technique shows no such thing here';
      const parts = [
        verdict.missing.length > 0 && `missing ${named(verdict.missing).join(', ')}`,
        verdict.superfluous.length > 0 && `not needed ${named(verdict.superfluous).join(', ')}`,
      ];
      return `true, but not shown by these cells: ${parts.filter(Boolean).join('; ')}`;
    }
  }
}
