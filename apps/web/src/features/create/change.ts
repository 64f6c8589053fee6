import { signal } from '@preact/signals';
import { workshop } from '../../engine/engine.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { withDraftClues } from './clues.ts';
import type { Draft } from './draft.ts';
import { draft, geometry, givenCount, put } from './table.ts';
import { type Changed, type Completion, MOST_CALLS_OF_CHANGE, SETTER, type Suggestion } from './tasks.ts';

/** Symmetries that added or removed givens can keep; as core calls them. */
export const KEPT_SYMMETRIES = ['none', 'rotate180', 'rotate90', 'horizontal', 'vertical', 'diagonal', 'full'] as const;
export type KeptSymmetry = (typeof KEPT_SYMMETRIES)[number];

/** The seed of what is left to chance; it grows by one after each use. */
export const seed = signal(1);
/** How many clues may be added at once. */
export const mostClues = signal(20);
/** How many givens there are to be in the end; nothing: as few as are needed. */
export const wishedGivens = signal<number | undefined>(undefined);
export const symmetry = signal<KeptSymmetry>('none');
/** How far the work is, 0…1; nothing when none is done. */
export const share = signal<number | undefined>(undefined);

/** What came of the last change, in words; it goes when the table changes again. */
export const outcome = signal('');

let running = new AbortController();

export const callOff = (): void => running.abort();

/** Adds or takes away givens in the background. */
export function change(how: 'fill' | 'thin'): Promise<void> {
  let soFar: Uint8Array | undefined;
  const ask = async (board: string, before: Draft, signal: AbortSignal): Promise<() => void> => {
    const wishes = {
      seed: seed.value,
      symmetry: symmetry.value,
      givens: how === 'fill' ? wishedGivens.value : undefined,
    };
    const progress = (part: number, { givens: reached }: Completion): void => {
      share.value = part;
      soFar = reached ?? soFar;
    };
    const changed = await workshop.ask(SETTER[how], { board, givens: before.givens, wishes }, { signal, progress });
    return () => take(before, changed);
  };
  // Whoever stops keeps what was reached.
  return during(ask, (before) => soFar && take(before, { givens: soFar, isComplete: true }));
}

/** Adds clues of a kind in the background, until the puzzle is proper. */
export const addClues = (rule: string): Promise<void> =>
  during(async (board, before, signal) => {
    const wishes = { rule, seed: seed.value, symmetry: symmetry.value, most: mostClues.value };
    const progress = (part: number): void => {
      share.value = part;
    };
    const suggestion = await workshop.ask(
      SETTER.addClues,
      { board, givens: before.givens, wishes },
      { signal, progress },
    );
    return () => takeClues(before, suggestion);
  });

type Ask = (board: string, before: Draft, signal: AbortSignal) => Promise<() => void>;

/**
 * Does some work in the background. The table may not be changed meanwhile, or the work is called
 * off; whoever changed the table keeps the change.
 */
async function during(ask: Ask, stopped: (before: Draft) => void = () => {}): Promise<void> {
  if (!geometry.value || share.value !== undefined) return;
  const before = draft.value;
  running = new AbortController();
  share.value = 0;
  outcome.value = '';
  const end = draft.subscribe((now) => {
    if (now !== before) running.abort();
  });
  try {
    const done = await ask(geometry.value.id, before, running.signal);
    end();
    seed.value++;
    done();
  } catch (problem) {
    end();
    tell(running.signal.aborted ? t('create.calledOff') : String(problem));
    if (running.signal.aborted && draft.value === before) stopped(before);
  } finally {
    end();
    share.value = undefined;
  }
}

function tell(text: string): void {
  outcome.value = text;
  say(text);
}

/** Puts other givens on the table, and says how many there were and are, or why there are none. */
function take(before: Draft, { givens, isComplete, isOtherCount }: Changed): void {
  const count = givenCount.value;
  if (isOtherCount) {
    tell(t('create.notSoMany', { n: wishedGivens.value! }));
    return;
  }
  if (!givens) {
    tell(t(isComplete ? 'create.cannotFill' : 'create.notFilled', { calls: MOST_CALLS_OF_CHANGE }));
    return;
  }
  put({ ...before, givens: Array.from(givens) });
  const counts = t('create.changed', { before: count, after: givenCount.value });
  tell(isComplete ? counts : `${counts} ${t('create.notAllThinned', { calls: MOST_CALLS_OF_CHANGE })}`);
}

/** Puts more clues on the table, and says how many and what they make. */
function takeClues(before: Draft, { clues, end }: Suggestion): void {
  if (end === 'none') {
    tell(t('create.cannotFill'));
    return;
  }
  put(withDraftClues(before, [...before.clues, ...clues]));
  tell(`${t('create.cluesAdded', { n: clues.length })} ${t(`create.cluesAdded.${end}`)}`);
}
