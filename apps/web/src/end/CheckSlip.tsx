import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { solution } from '../game/session.ts';
import { announcement, say } from '../parts/announcement.ts';
import { ICONS } from '../parts/icons.tsx';
import { t } from '../text/index.ts';
import { answer, check, close, goBack, isTold, told } from './check.ts';
import { focusBoard } from './focus.ts';
import '../style/done.css';

/** What a check found; and, by itself, that a full board is not right. */
export function CheckSlip(): JSX.Element | null {
  useSignalEffect(() => {
    if (!isTold.value) return;
    const [text, isAsked] = [told(), answer.value !== undefined];
    // The move that filled the board is told first, and both are heard.
    queueMicrotask(() => say(isAsked ? text : `${announcement.peek().text}. ${text}`));
  });
  if (!isTold.value) return null;
  const isRight = answer.value?.wrong === 0;
  const leave = (then: () => void) => () => {
    then();
    focusBoard();
  };
  return (
    <section class={isRight ? 'slip check' : 'slip proof check'} aria-label={t('check.title')}>
      <p>{told()}</p>
      <button
        type="button"
        class="icon-button"
        aria-label={t('check.close')}
        title={t('check.close')}
        onClick={leave(close)}
      >
        <ICONS.close />
      </button>
      {!isRight && (
        <div class="buttons">
          {!answer.value && (
            <button type="button" class="main" onClick={check}>
              {t('check.ask')}
            </button>
          )}
          <button type="button" class={answer.value ? 'main' : ''} onClick={leave(goBack)}>
            {t(solution.value ? 'check.back' : 'check.backUnsure')}
          </button>
        </div>
      )}
    </section>
  );
}
