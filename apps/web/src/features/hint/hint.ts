import { ALPHABET, cellName as nameOfCell, parseCell } from '@pencilmark/core/geometry/plain';
import type { ProofPart, Sentence } from '@pencilmark/core/human';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Mistake } from '../../model/mistakes.ts';
import type { Verdict } from '../../puzzles/tasks.ts';
import { HINT_STAGES } from '../../settings.ts';
import { game, geometry } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { pointed } from '../../ui/grid/place.ts';
import { comparedText, deedText, endText } from './follow/words.ts';
import type { End, Explained, Followed, FollowedCases } from './tasks.ts';
import { telling } from './telling.ts';
import type { Stand } from './walk.ts';

/** Steps to walk through: the whole path, or what rules a candidate out. */
export interface Walk {
  readonly kind: 'walk';
  readonly steps: readonly Explained[];
  /** The board before each step. */
  readonly stands: readonly Stand[];
  /** The step on screen; how many were done in the game. */
  readonly at: number;
  readonly done: number;
  /** How the path ends, or the candidate that it rules out. */
  readonly end?: End;
  readonly excluded?: { readonly cell: number; readonly digit: number };
  /** Whether the search for shorter steps was cut short. */
  readonly isCut?: boolean;
  /** What it supposes: then no step of it is done in the game. */
  readonly supposed?: Supposed;
}

/** What a walk supposes, and what comes of it. */
export interface Supposed extends Pick<Followed, 'suppositions' | 'contradiction'> {
  /** The board before it. */
  readonly stand: Stand;
  /** Where its cases were compared, if they were. */
  readonly back?: Compared;
}

/** Cases side by side, one of which is true. */
export interface Compared extends FollowedCases {
  readonly kind: 'compared';
  /** The board that all of them begin at. */
  readonly stand: Stand;
}

/** What the panel of hints says. */
export type Hint =
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'mistake'; readonly mistake: Mistake }
  | { readonly kind: 'step'; readonly explained: Explained; readonly stage: number }
  | { readonly kind: 'done'; readonly explained: Explained }
  | { readonly kind: 'end'; readonly end: End }
  | { readonly kind: 'answer'; readonly says: Key; readonly holes: Readonly<Record<string, string>> }
  | Compared
  | Walk;

export const hint = signal<Hint | undefined>(undefined);
/** Whether the puzzle is known to have one solution; nothing until a hint needed it. */
export const verdict = signal<Verdict['verdict'] | undefined>(undefined);

/** The part of a proof that is drawn alone, and whose it is. */
export const opened = signal<{ readonly explained: Explained; readonly part: ProofPart } | undefined>(undefined);

/** The name of a cell of the game on screen: r1c2. */
export const cellName = (cell: number): string => nameOfCell(cell, geometry.value!.size);

/** What a step does, in short: r1c2=5, r3c4≠5. */
export function deedsOf({ step: { placements, eliminations } }: Explained): string {
  const { size } = geometry.value!;
  const deeds = [
    ...placements.map((placement) => deedText(placement, true, size)),
    ...eliminations.map((elimination) => deedText(elimination, false, size)),
  ];
  return deeds.length > 4 ? `${deeds.slice(0, 3).join(' ')} …` : deeds.join(' ');
}

/** The moment of the game that hints are about; when it is over, so are they. */
let moment = '';
const now = (): string => `${game.value?.id} ${game.value?.at}`;
let calling: AbortController | undefined;

/** From now on, hints are about the game as it stands. */
export const settle = (): void => {
  moment = now();
};

/** Begins a new question, and calls off the question before. */
export function call(): AbortController {
  close();
  calling = new AbortController();
  settle();
  hint.value = { kind: 'wait' };
  return calling;
}

effect(() => {
  if (now() !== moment) close();
});

export function close(): void {
  calling?.abort();
  batch(() => {
    hint.value = undefined;
    pointed.value = undefined;
  });
}

/** How a walk ends, or what it rules out. */
export function leadOf({ steps: { length: n }, end, excluded, isCut, supposed }: Walk): string {
  if (supposed) return endText(supposed, n);
  if (!excluded) return t(`walk.${end ?? 'solved'}`, { n });
  const because = t('why.because', { n, digit: ALPHABET[excluded.digit - 1]!, cell: cellName(excluded.cell) });
  return isCut ? `${because} ${t('why.cut')}` : because;
}

/** What is said. */
export const spoken = computed<Sentence>(() => {
  const current = hint.value;
  switch (current?.kind) {
    case 'step':
      return telling(current.explained)[HINT_STAGES[current.stage]!];
    case 'walk':
      return telling(current.steps[current.at]!).full;
    case 'mistake': {
      const { kind, cells } = current.mistake;
      return withCells(t(`hint.wrong.${kind}`, { n: cells.length, cells: cells.map(cellName).join(', ') }));
    }
    case 'answer':
      return withCells(t(current.says, current.holes));
    case 'compared':
      return withCells(comparedText(current));
    case 'end':
      return withCells(t(`hint.${current.end}`));
    case 'failed':
      return withCells(t('hint.failed'));
    case 'done':
      return withCells(t('hint.done', { name: telling(current.explained).name, deeds: deedsOf(current.explained) }));
    default:
      return [];
  }
});

/** A text of the app as a sentence, in which the names of cells mean their cells. */
const withCells = (sentence: string): Sentence =>
  sentence.split(/(r\d+c\d+)/).map((text) => {
    const cell = parseCell(text, geometry.peek()!.size);
    return cell.ok ? { kind: 'cells', text, cells: [cell.value] } : { kind: 'text', text };
  });
