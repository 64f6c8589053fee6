import type { Geometry } from '@pencilmark/core/geometry/plain';
import type { LanguageCode } from '@pencilmark/core/human';
import { batch, type Signal, signal } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import type { Proof } from '../../model/game.ts';
import type { Claimed, Ground } from '../../model/proof.ts';
import { rememberReason } from './recent.ts';
import { type Graded, PROVE, type Reason } from './tasks.ts';

/** A claim that needs a reason. */
export interface Trial {
  readonly geometry: Geometry;
  readonly givens: readonly number[];
  readonly solution: Uint8Array;
  readonly ground: Ground;
  readonly claim: Claimed;
  /** The cells that are named, as the board shows them. */
  readonly cells: Signal<readonly number[]>;
  /** Hears the last grade of the reason. */
  end(proof: Proof): void;
  /** Takes back what was claimed, where that can be done. */
  readonly takeBack?: () => void;
}

/** How far somebody is with a reason. */
export type Stage =
  | { readonly at: 'reason' }
  /** `hasFailed`: whether the engine did not answer to the last try. */
  | { readonly at: 'cells'; readonly reason: Reason; readonly hasFailed?: boolean }
  | { readonly at: 'wait'; readonly reason: Reason }
  /** `isShown`: whether somebody gave up, and the nearest proof is drawn. */
  | { readonly at: 'told'; readonly reason: Reason; readonly graded: Graded; readonly isShown: boolean };

/** The claim that needs a reason now. */
export const trial = signal<Trial | undefined>(undefined);
export const stage = signal<Stage>({ at: 'reason' });

let calling: AbortController | undefined;

/** Opens the question for the reason of a claim; without a claim, closes it. */
export function ask(next: Trial | undefined): void {
  calling?.abort();
  batch(() => {
    trial.value = next;
    stage.value = { at: 'reason' };
  });
}

/** Names a technique: the cells come next. */
export function nameReason(reason: Reason): void {
  if (!trial.peek() || stage.peek().at !== 'reason') return;
  batch(() => {
    trial.peek()!.cells.value = [];
    stage.value = { at: 'cells', reason };
  });
}

/** Goes back to the techniques, or to the cells as they were named. */
export function again(to: 'reason' | 'cells'): void {
  const current = stage.peek();
  if (current.at !== 'reason')
    stage.value = to === 'reason' ? { at: 'reason' } : { at: 'cells', reason: current.reason };
}

/** Adds a row, column or box of the cell that was named last, or takes it away again. */
export function nameHouse(kind: 'row' | 'column' | 'box'): void {
  const { cells, geometry } = trial.peek()!;
  const last = cells.peek().at(-1);
  const house = geometry.houses.find(
    (candidate) => candidate.kind === kind && last !== undefined && candidate.set.has(last),
  );
  if (!house || last === undefined) return;
  const others = cells.peek().filter((cell) => !house.set.has(cell));
  const isWhole = cells.peek().length - others.length === house.cells.length;
  cells.value = isWhole ? [...others, last] : [...others, ...house.cells.filter((cell) => cell !== last), last];
}

/** Has the claim graded, with steps in a language. */
export async function prove(language: LanguageCode): Promise<void> {
  const [open, current] = [trial.peek(), stage.peek()];
  if (!open || current.at !== 'cells' || open.cells.peek().length === 0) return;
  const { reason } = current;
  const { geometry, givens, ground, solution, claim, cells } = open;
  calling = new AbortController();
  const { signal: off } = calling;
  stage.value = { at: 'wait', reason };
  const question = {
    board: geometry.id,
    givens: [...givens],
    digits: [...ground.digits],
    candidates: [...ground.candidates],
    solution: [...solution],
    claimed: claim.candidates,
    isPlacement: claim.isPlacement,
    technique: reason.id,
    cells: cells.peek(),
    language,
  };
  try {
    const graded = await engine.ask(PROVE.grade, question, { signal: off });
    if (off.aborted) return;
    rememberReason(reason.id);
    stage.value = { at: 'told', reason, graded, isShown: false };
  } catch {
    if (!off.aborted) stage.value = { at: 'cells', reason, hasFailed: true };
  }
}

/** Shows the nearest proof: from now on the claim stays unproven. */
export function giveUp(): void {
  const current = stage.peek();
  if (current.at === 'told') stage.value = { ...current, isShown: true };
}

/** The grade of the last reason. What is wrong is so without a reason, too. */
function worth({ claim: { candidates, isPlacement }, solution }: Trial): Proof {
  const current = stage.peek();
  const isTrue = candidates.every(({ cell, digit }) => (solution[cell] === digit) === isPlacement);
  if (current.at !== 'told') return { verdict: isTrue ? 'none' : 'wrong' };
  const { kind } = current.graded;
  const verdict = kind === 'technique' || kind === 'cells' ? 'unproven' : kind;
  return { verdict, technique: current.reason.id };
}

/** Ends it with the grade that the reason has now. */
export function end(): void {
  const open = trial.peek();
  if (!open) return;
  const proof = worth(open);
  batch(() => {
    ask(undefined);
    open.cells.value = [open.claim.candidates[0]!.cell];
    open.end(proof);
  });
}

/** Ends it, and takes back what was claimed. */
export function takeBack(): void {
  const open = trial.peek();
  end();
  open?.takeBack?.();
}
