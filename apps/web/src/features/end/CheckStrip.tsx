import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { solution } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { announcement, say } from '../../ui/parts/announcement.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { answer, close, goBack, isShown, sentence } from './check.ts';
import './done.css';
import { IconButton } from '../../ui/parts/IconButton.tsx';

/**
 * The result of a check; and, by itself, that a full board is not right. The tools of play stay
 * in reach.
 */
export function CheckStrip(): JSX.Element | null {
  useSignalEffect(() => {
    if (!isShown.value) return;
    const [text, isAsked] = [sentence(), answer.value !== undefined];
    // The move that filled the board is spoken first, and both are heard.
    queueMicrotask(() => say(isAsked ? text : `${announcement.peek().text}. ${text}`));
  });
  if (!isShown.value) return null;
  const back = t(solution.value ? 'check.back' : 'check.backUnsure');
  const isRight = answer.value?.wrong === 0;
  const leave = (then: () => void) => () => {
    then();
    focusBoard();
  };
  return (
    <section class={isRight ? 'strip check' : 'strip check wrong'} aria-label={t('check.title')}>
      <p>{sentence()}</p>
      {!isRight && (
        <button type="button" aria-label={back} title={back} onClick={leave(goBack)}>
          <ICONS.undo />
          <span>{back}</span>
        </button>
      )}
      <IconButton label={t('check.close')} Icon={ICONS.close} run={leave(close)} />
    </section>
  );
}

/** Gives the focus to the cell of the board that the keys would go on from. */
const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.grid [data-cell][tabindex="0"]')?.focus({ preventScroll: true });
