import type { Sentence as Parts } from '@pencilmark/core/human';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { language, t } from '../../text/index.ts';
import { Sentence } from './Sentence.tsx';
import { type Explained, HINT } from './tasks.ts';
import type { Stand } from './walk.ts';

interface ReasonProps {
  readonly explained: Explained;
  /** The board before the step. */
  readonly stand: Stand;
}

/** The fewest houses and clues from which a step follows, once somebody wishes to know them. */
export function Reason({ explained: { step, board }, stand }: ReasonProps): JSX.Element {
  const parts = useSignal<Parts | 'unknown' | 'wait' | undefined>(undefined);
  const calling = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const ask = (): void => {
    calling.current = new AbortController();
    parts.value = 'wait';
    const digits = [...stand.digits];
    const question = { board, step, digits, candidates: [...stand.candidates], language: language.peek() };
    engine.ask(HINT.reason, question, { signal: calling.current.signal }).then(
      (answer) => {
        parts.value = answer ?? 'unknown';
      },
      () => {
        parts.value = undefined; // called off, or to be tried again
      },
    );
  };
  if (parts.value === undefined)
    return (
      <button type="button" class="reason" onClick={ask}>
        {t('hint.fromWhat')}
      </button>
    );
  if (typeof parts.value === 'string')
    return <p class="reason">{t(parts.value === 'wait' ? 'play.wait' : 'hint.noReason')}</p>;
  return (
    <div class="reason" role="status">
      <Sentence parts={parts.value} />
    </div>
  );
}
