import type { LanguageCode } from '@pencilmark/core/human';
import type { ClueAnswer, SpareGivens } from '@pencilmark/core/solve';
import { computed, effect, signal, untracked } from '@preact/signals';
import { Engine } from '../../engine/engine.ts';
import { hasClues } from '../../puzzles/boards.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';
import { language, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { conflicts, draft, geometry } from './table.ts';
import { type Count, type RatingReply, SETTER } from './tasks.ts';

/** What is known of the puzzle on the table. */
export interface Findings {
  readonly count?: Count;
  /** True candidates, as sets; or that they take too long to find. */
  readonly candidates?: Int32Array | 'unknown';
  readonly spare?: SpareGivens;
  readonly spareClues?: ClueAnswer;
  /** Clues that cannot stand together, where there is no solution. */
  readonly conflict?: ClueAnswer;
  readonly rating?: RatingReply;
}

/** The questions, in the order in which they are sent. */
export const STAGES = ['count', 'conflict', 'candidates', 'spare', 'rating'] as const;
export type Stage = (typeof STAGES)[number];

export const LIMITS = [100, 1000, 10_000, 100_000] as const;

export const findings = signal<Findings>({});
/** The running question; 'stopped' when the setter does not want to wait. */
export const stage = signal<Stage | 'stopped' | undefined>(undefined);
/** How far solutions are counted. */
export const limit = signal<number>(1000);
export const areCandidatesShown = signal(true);

// A setter who types quickly sends one question.
const PAUSE = 80;

/** The table has a thread of its own: nobody else waits when its work is called off. */
const thread = new Engine();
let running = new AbortController();

/** Ends the running question. */
export function stop(): void {
  running.abort();
  stage.value = 'stopped';
}

/** Begins anew whenever something on the table changes; returns a function that ends it. */
export function startLive(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = effect(() => {
    const board = geometry.value;
    const { givens } = draft.value;
    const wishes = { limit: limit.value, withCandidates: areCandidatesShown.value, language: language.value };
    const isAsked = board !== undefined && conflicts.value.size === 0;
    running.abort();
    clearTimeout(waiting);
    if (isAsked) {
      stage.value = 'count';
      waiting = setTimeout(() => void ask({ board: board.id, givens }, wishes), PAUSE);
    } else {
      stage.value = undefined;
      findings.value = {};
      untracked(announce);
    }
  });
  return () => {
    end();
    clearTimeout(waiting);
    running.abort();
  };
}

interface WishesOfTable {
  readonly limit: number;
  readonly withCandidates: boolean;
  readonly language: LanguageCode;
}

async function ask(message: PuzzleMessage, wishes: WishesOfTable): Promise<void> {
  running = new AbortController();
  const { signal: end } = running;
  // The page shows what was known before until the first answer is there.
  let result: Findings = {};
  const tell = (more: Findings): void => {
    result = { ...result, ...more };
    findings.value = result;
  };
  try {
    const progress = (_: number, count: Count): void => tell({ count });
    const count = await thread.ask(SETTER.count, { ...message, limit: wishes.limit }, { signal: end, progress });
    tell({ count });
    announce();
    const areClues = hasClues(message.board);
    if (areClues && count.count === 0 && count.isAll) {
      stage.value = 'conflict';
      const conflict = await thread.ask(SETTER.conflict, message, { signal: end });
      if (conflict) tell({ conflict });
      announce();
    }
    if (wishes.withCandidates && count.count > 0) {
      stage.value = 'candidates';
      tell({ candidates: (await thread.ask(SETTER.candidates, message, { signal: end })) ?? 'unknown' });
    }
    if (count.count === 1 && count.isAll) {
      stage.value = 'spare';
      tell({ spare: await thread.ask(SETTER.spare, message, { signal: end }) });
      if (areClues) tell({ spareClues: await thread.ask(SETTER.spareClues, message, { signal: end }) });
      stage.value = 'rating';
      tell({ rating: await thread.ask(SETTER.rating, { ...message, language: wishes.language }, { signal: end }) });
    }
    stage.value = undefined;
  } catch {
    if (!end.aborted) stage.value = 'stopped';
  }
}

/** How many solutions there are, in words. */
export function countText({ count, isAll }: Count): string {
  if (isAll) return t('create.solutions', { n: count, count: count === 0 ? t('create.none') : count });
  return count === 0 ? t('create.unknown') : t('create.atLeast', { count });
}

/** The one sentence that says how the puzzle stands; nothing until that is known. */
export const verdict = computed<string | undefined>(() => {
  const { count, conflict } = findings.value;
  if (!geometry.value) return t('create.verdict.regions');
  if (conflicts.value.size > 0) return t('create.verdict.conflict');
  if (!count) return undefined;
  if (count.count > 1) return t('create.verdict.several', { count: countText(count) });
  if (!count.isAll) return t('create.verdict.unknown');
  if (count.count === 1) return t('create.verdict.proper');
  const n = conflict?.clues.length;
  if (n === undefined) return t('create.verdict.none');
  return t(n === 0 ? 'create.verdict.conflict.rules' : 'create.verdict.conflict.clues', { n });
});

/** What stays as it was is not said again. */
let said: string | undefined;
function announce(): void {
  const text = verdict.peek();
  if (text !== undefined && text !== said) say(text);
  said = text;
}
