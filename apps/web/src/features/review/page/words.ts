import type { Review, Slip } from '@pencilmark/coach/review';
import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry/plain';
import { tellCells, whatOf } from '../../../table/report.ts';
import { language, t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import type { TechniqueNames } from '../tasks.ts';
import type { Moment } from './moments.ts';

/** What words need: the board, and how techniques are called. */
export interface Words {
  readonly geometry: Geometry;
  readonly names: TechniqueNames;
}

/** How a technique is called in the language on screen. */
export const techniqueText = (id: string, names: TechniqueNames): string =>
  names[id]?.[language.value] ?? names[id]?.en ?? id;

/** What was done at a moment: "5 in r1c2". */
export function whatHappened({ move, before }: Moment, geometry: Geometry): string {
  if (!move || !before) return '';
  if (move.do === 'ink') return t(move.on ? 'review.drawn' : 'review.undrawn');
  return whatOf(move, { geometry, before });
}

/** What is said of a moment in a word or two, and whether that is logic, or wrong. */
export interface Verdict {
  readonly text: string;
  readonly kind: '' | 'logic' | 'proof';
}

/** How the move of a moment looks in hindsight. */
export function verdictOn(review: Review | undefined, at: number, { names }: Words): Verdict {
  const move = review?.moves[at - 1];
  if (!review || !move) return { text: '', kind: '' };
  if (move.kind === 'help') return { text: t('review.help'), kind: '' };
  if (move.isRight === false) return { text: t('review.wrong'), kind: 'proof' };
  if (review.slips.some(({ kind, moves }) => kind === 'guess' && moves.includes(at - 1)))
    return { text: t('review.guessed'), kind: '' };
  if (move.reason) return { text: techniqueText(move.reason.technique, names), kind: 'logic' };
  return { text: move.isCut ? t('review.cut') : '', kind: '' };
}

const digitsText = (digits: readonly number[]): string => digits.map((digit) => ALPHABET[digit - 1]).join(' ');

/** A slip in a sentence or two. */
export function slipText(slip: Slip, { geometry, names }: Words): string {
  const holes = {
    cells: tellCells(slip.cells, geometry),
    digits: digitsText(slip.digits),
    n: slip.cells.length,
  };
  const called = (id: string): string => techniqueText(id, names);
  const cellText = (cells: readonly number[]): string => tellCells(cells, geometry);
  switch (slip.kind) {
    case 'guess':
      return sentences(
        t('review.guess', holes),
        slip.reason && t('review.guess.reason', { technique: called(slip.reason.technique) }),
      );
    case 'mistake':
      return sentences(
        t(slip.isTakenBack ? 'review.mistake' : 'review.mistake.stays', { ...holes, time: clockText(slip.stoodMs) }),
        slip.built.length > 0 && t('review.mistake.built', { n: slip.built.length }),
      );
    case 'stall': {
      const time = clockText(slip.tookMs);
      if (!slip.easier) return t('review.stall', { time, fair: clockText(slip.fairMs) });
      const { technique, placement, cells } = slip.easier;
      const where = placement ? cellName(placement.cell, geometry.size) : cellText(cells);
      return t('review.stall.easier', { time, cells: where, technique: called(technique) });
    }
    case 'missed-single':
      return t('review.missedSingle', {
        cells: cellText(slip.single.placement ? [slip.single.placement.cell] : slip.single.cells),
        technique: called(slip.single.technique),
        time: clockText(slip.ms - slip.sinceMs),
      });
    case 'wrong-note':
      return t(slip.isStrike ? 'review.wrongStrike' : 'review.wrongNote', { ...holes, time: clockText(slip.stoodMs) });
    case 'missing-note':
      return t('review.missingNote', { ...holes, time: clockText(slip.stoodMs) });
    case 'stale-note':
      return t('review.staleNote', { ...holes, time: clockText(slip.stoodMs) });
    case 'help':
      return t('review.helped', holes);
  }
}

const sentences = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
