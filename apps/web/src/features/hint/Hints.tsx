import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cursor, selection } from '../../table/hand.ts';
import { board, geometry, isPaused, solved } from '../../table/session.ts';
import { t, textsOf } from '../../text/index.ts';
import { digitOfKey } from '../../ui/parts/digit-key.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import './hint.css';
import { overlay } from '../../table/covers.ts';
import { IconButton } from '../../ui/parts/IconButton.tsx';
import { endQuestion, openQuestion } from './open-question.ts';

/** The code of hints is loaded with the first hint. */
const loaded = signal<typeof import('./HintPanel.tsx') | undefined>(undefined);

async function panel(): Promise<typeof import('./HintPanel.tsx')> {
  const [Panel] = await Promise.all([import('./HintPanel.tsx'), textsOf('hint')]);
  loaded.value ??= Panel;
  return loaded.value;
}

/** Requests a hint. */
export function askForHint(): void {
  endQuestion();
  void panel().then(({ askHint }) => askHint());
}

/** Requests the whole path. */
export function askForPath(): void {
  endQuestion();
  void panel().then(({ askPath }) => askPath());
}

/** Closes the hint and any open question. */
export function putAway(): void {
  loaded.peek()?.close();
  endQuestion();
}

/** Opens a question in place of the hint and of the other question, or closes it. */
function turnTo(question: 'why' | 'follow'): void {
  const isNew = overlay.peek() !== undefined || openQuestion.peek() !== question;
  putAway();
  if (isNew) openQuestion.value = question;
}

/** Offers digits for the question why one of them cannot go into a cell. */
export const askWhyNot = (): void => turnTo('why');

/** Requests the reason why a digit cannot go into a cell. */
export function askWhyNotHere(cell: number, digit: number): void {
  endQuestion();
  void panel().then(({ askWhy }) => askWhy(cell, digit));
}

/** Lets the player choose what to suppose. */
export const askWhatFollows = (): void => void panel().then(() => turnTo('follow'));

/**
 * The hint, in the place that the page has for slips. An answer takes the place of its
 * question, which comes back when it is closed.
 */
export function HintSlip(): JSX.Element | null {
  if (solved.value || isPaused.value) return null;
  const { value: Panel } = loaded;
  return (
    <>
      {openQuestion.value === 'why' && !overlay.value && <Why />}
      {Panel && <Panel.FollowChoice />}
      {Panel && <Panel.HintPanel />}
    </>
  );
}

const isAskable = (): boolean => selection.value.length === 1 && board.value?.digits[cursor.value] === 0;

/** An answer comes in the place of its question. */
const ask = (digit: number): void => void panel().then(({ askWhy }) => askWhy(cursor.value, digit));

/** Escape closes the question; the key of a digit answers it. */
function onKey(event: KeyboardEvent): void {
  const isElsewhere = event.target instanceof Element && event.target.closest('[role="menu"], dialog, input, select');
  if (event.defaultPrevented || isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const digit = digitOfKey(event.key);
  const isDigit = digit > 0 && digit <= geometry.value!.size && isAskable();
  if (event.key !== 'Escape' && !isDigit) return;
  event.preventDefault();
  if (isDigit) ask(digit);
  else endQuestion();
}

/** The digits that somebody may wonder about: all, once an empty cell is selected. */
function Why(): JSX.Element {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { size } = geometry.value!;
  const isAsked = isAskable();
  return (
    <section class="slip why" aria-label={t('why.title')}>
      <header>
        <p class="eyebrow">{t('why.title')}</p>
        <IconButton label={t('hint.close')} Icon={ICONS.close} run={endQuestion} />
      </header>
      <p>{isAsked ? t('why.which', { cell: cellName(cursor.value, size) }) : t('why.choose')}</p>
      <div role="group" aria-label={t('why.title')}>
        {Array.from({ length: size }, (_, index) => index + 1).map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={!isAsked}
            aria-label={t('why.ask', { digit: ALPHABET[digit - 1]! })}
            onClick={() => ask(digit)}
          >
            {ALPHABET[digit - 1]}
          </button>
        ))}
      </div>
    </section>
  );
}
