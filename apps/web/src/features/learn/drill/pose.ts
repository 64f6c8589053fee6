/** Positions in which techniques are to be found, and the answers to touches, in the thread. */
import { type Drill, type DrillPosition, judgeTouch, stepsOf, type Touched } from '@pencilmark/coach/drill';
import type { LanguageCode, Step } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { explain, gridFrom } from '../../hint/work.ts';
import { casesToPractise, positionOf } from '../../techniques/cases.ts';
import { drillPosition, drillsOf } from '../../techniques/drills.ts';
import { turned } from '../../techniques/turned.ts';
import type { Posed, TouchReply, Wish } from '../tasks.ts';
import { shownIn } from './sighted.ts';

/** A position in which a technique is to be found, turned as the seed has it. */
export async function pose({
  technique,
  drill,
  seed,
  language,
}: Wish & { readonly language: LanguageCode }): Promise<Posed> {
  const known = drill === undefined ? undefined : await drillCalled(technique, drill);
  const lies = known ? drillPosition(known) : positionOf((await casesToPractise(technique))[0]!);
  // Some techniques look for symmetries, or stop after so much work: those find nothing elsewhere.
  const positions = seed === 0 ? [lies] : [turned(lies, seed), lies];
  for (const position of positions) {
    const [step] = stepsIn(position, technique);
    const about = { technique, grade: known?.grade ?? 'shown', ...(drill && { drill }), language };
    if (step) return posed(position, step, about);
  }
  throw new RangeError(`${technique} finds nothing in ${drill ?? 'its first case'}`);
}

async function drillCalled(technique: string, id: string): Promise<Drill> {
  const drill = (await drillsOf(technique)).find((row) => row.id === id);
  if (!drill) throw new RangeError(`drill ${id} of ${technique}; expected one of corpus/drills`);
  return drill;
}

function posed(
  { grid, givens }: DrillPosition,
  step: Step,
  { language, ...about }: Pick<Posed, 'technique' | 'grade' | 'drill'> & { readonly language: LanguageCode },
): Posed {
  const { geometry, digits, candidates } = grid;
  return {
    ...about,
    board: geometry.id,
    givens: [...givens],
    digits: [...digits],
    candidates: [...candidates],
    shown: [...(about.grade === 'shown' ? shownIn(step, grid) : candidates)],
    solution: [...solve(makePuzzle(geometry, givens))!],
    explained: explain(step, geometry, language),
  };
}

/** The steps of the position of the last touch: each touch needs the same steps. */
let latest: { readonly position: string; readonly steps: readonly Step[] } | undefined;

function stepsIn({ grid, givens }: DrillPosition, technique: string): readonly Step[] {
  const position = `${technique} ${grid.geometry.id} ${grid.digits} ${grid.candidates}`;
  if (latest?.position !== position) latest = { position, steps: stepsOf(grid, technique, givens) };
  return latest.steps;
}

/** A touch, and the language on screen. */
interface Touch {
  readonly posed: Posed;
  readonly touched: Touched;
  readonly language: LanguageCode;
}

/** What is said of a cell or a candidate that somebody touched. */
export function touch({ posed, touched, language }: Touch): TouchReply {
  const { technique, givens, solution } = posed;
  const position = { grid: gridFrom(posed), givens: Uint8Array.from(givens) };
  const steps = stepsIn(position, technique);
  const verdict = judgeTouch(position.grid, technique, touched, {
    givens: position.givens,
    solution: Uint8Array.from(solution),
    steps,
  });
  if (verdict.kind === 'follows')
    return { kind: 'follows', explained: explain(verdict.step, position.grid.geometry, language) };
  if (verdict.kind === 'pattern') return { kind: 'pattern', role: verdict.role };
  return verdict;
}
