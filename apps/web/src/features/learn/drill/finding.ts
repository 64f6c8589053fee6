import type { Touched } from '@pencilmark/coach/drill';
import type { Outcome } from '@pencilmark/coach/mastery';
import type { Mark } from '@pencilmark/core/human';
import type { Explained } from '../../hint/tasks.ts';
import type { Posed, TouchReply } from '../tasks.ts';

/** How much of the step the learner is shown. */
export const HELPS = ['none', 'where', 'technique'] as const;
export type Help = (typeof HELPS)[number];

/** What came of a touch. */
export interface Word {
  readonly touched: Touched;
  readonly reply: TouchReply;
}

/** The state of a learner who looks for a step: what was touched and shown, and how it ended. */
export interface Finding {
  readonly posed: Posed;
  /** The parts of the pattern that were touched. */
  readonly parts: readonly Mark[];
  /** How often something was touched that is no part of it. */
  readonly mistakes: number;
  readonly help: Help;
  /** What was touched last. */
  readonly word?: Word;
  readonly end?: { readonly explained: Explained; readonly outcome: Outcome };
}

/** What is shown from the beginning: an easy drill says where to look. */
const helpAtFirst = ({ grade }: Posed): Help => (grade === 'shown' ? 'where' : 'none');

export const beginning = (posed: Posed): Finding => ({ posed, parts: [], mistakes: 0, help: helpAtFirst(posed) });

/** A slip of the finger: the cell is filled, or the candidate not there. */
const isIdle = (reply: TouchReply): boolean =>
  reply.kind === 'neither' && (reply.reason.code === 'filled' || reply.reason.code === 'gone');

/** After a touch. A candidate that follows ends it; a cell in which something does says only so. */
export function touching(finding: Finding, touched: Touched, reply: TouchReply): Finding {
  if (finding.end) return finding;
  const word = { touched, reply };
  const { cell, digit } = touched;
  if (reply.kind === 'neither') return { ...finding, word, mistakes: finding.mistakes + (isIdle(reply) ? 0 : 1) };
  if (reply.kind === 'follows' && digit !== undefined) {
    const isAlone = finding.mistakes === 0 && finding.help === helpAtFirst(finding.posed);
    return { ...finding, word, end: { explained: reply.explained, outcome: isAlone ? 'found' : 'helped' } };
  }
  const role = reply.kind === 'pattern' ? reply.role : 'fin';
  const part: Mark = digit === undefined ? { kind: 'cell', cell, role } : { kind: 'candidate', cell, digit, role };
  return { ...finding, word, parts: [...finding.parts, part] };
}

/** After a call for help: first where to look, then the pattern. */
export function helped(finding: Finding): Finding {
  const help = HELPS[HELPS.indexOf(finding.help) + 1];
  if (!help || finding.end) return finding;
  const { word: _, ...rest } = finding;
  return { ...rest, help };
}

/** After giving up: the step is shown. */
export const givenUp = (finding: Finding): Finding =>
  finding.end ? finding : { ...finding, end: { explained: finding.posed.explained, outcome: 'missed' } };
