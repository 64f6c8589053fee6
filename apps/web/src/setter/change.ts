import { signal } from '@preact/signals';
import { workshop } from '../engine/engine.ts';
import { say } from '../parts/announcement.ts';
import { t } from '../text/index.ts';
import type { Draft } from './draft.ts';
import { draft, geometry, givenCount, put } from './table.ts';
import { type Changed, MOST_CALLS_OF_CHANGE, SETTER } from './tasks.ts';

/** Symmetries that added or removed givens can keep; as core calls them. */
export const KEPT_SYMMETRIES = ['none', 'rotate180', 'rotate90', 'horizontal', 'vertical', 'diagonal', 'full'] as const;
export type KeptSymmetry = (typeof KEPT_SYMMETRIES)[number];

/** The seed of what is left to chance; it grows by one after each use. */
export const seed = signal(1);
/** How many givens there are to be in the end; nothing: as few as are needed. */
export const wishedGivens = signal<number | undefined>(undefined);
export const symmetry = signal<KeptSymmetry>('none');
/** How far the work is, 0…1; nothing when none is done. */
export const share = signal<number | undefined>(undefined);

/** What came of the last change, in words; it goes when the table changes again. */
export const outcome = signal('');

let running = new AbortController();

export const callOff = (): void => running.abort();

/**
 * Adds or takes away givens in the background; the table may not be changed meanwhile, or the work
 * is called off.
 */
export async function change(how: 'fill' | 'thin'): Promise<void> {
  if (!geometry.value || share.value !== undefined) return;
  const before = draft.value;
  running = new AbortController();
  share.value = 0;
  outcome.value = '';
  let soFar: Uint8Array | undefined;
  const end = draft.subscribe((now) => {
    if (now !== before) running.abort();
  });
  try {
    const found = await workshop.ask(
      SETTER[how],
      {
        board: geometry.value.id,
        givens: before.givens,
        wishes: {
          seed: seed.value,
          symmetry: symmetry.value,
          givens: how === 'fill' ? wishedGivens.value : undefined,
        },
      },
      {
        signal: running.signal,
        progress: (part, { givens: reached }) => {
          share.value = part;
          soFar = reached ?? soFar;
        },
      },
    );
    end();
    seed.value++;
    take(before, found);
  } catch (problem) {
    end();
    // Whoever stops keeps what was reached; whoever changed the table meanwhile keeps the change.
    if (soFar && running.signal.aborted && draft.value === before) take(before, { givens: soFar, isComplete: true });
    else tell(running.signal.aborted ? t('create.calledOff') : String(problem));
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
