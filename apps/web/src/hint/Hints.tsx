import { ALPHABET, cellName } from '@pencilmark/core/geometry';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { board, cursor, geometry, isPaused, selection, solved } from '../game/session.ts';
import { t } from '../text/index.ts';
import '../style/hint.css';

/** What tells hints comes when the first is asked for. */
const loaded = signal<typeof import('./HintPanel.tsx') | undefined>(undefined);

async function panel(): Promise<typeof import('./HintPanel.tsx')> {
  loaded.value ??= await import('./HintPanel.tsx');
  return loaded.value;
}

/**
 * Whether digits are offered to ask about. Nothing comes and goes by itself: the pad below would
 * jump.
 */
const isAsking = signal(false);

/** Buttons for help with the game: a hint, the whole path, why a digit cannot go somewhere. */
export function HintButtons(): JSX.Element | null {
  if (solved.value) return null;
  return (
    <section class="hints" aria-label={t('hint.title')}>
      <div class="buttons">
        <button type="button" disabled={isPaused.value} onClick={() => void panel().then(({ askHint }) => askHint())}>
          {t('hint.ask')}
        </button>
        <button type="button" disabled={isPaused.value} onClick={() => void panel().then(({ askPath }) => askPath())}>
          {t('hint.path')}
        </button>
        <button
          type="button"
          aria-expanded={isAsking.value}
          disabled={isPaused.value}
          onClick={() => {
            isAsking.value = !isAsking.value;
          }}
        >
          {t('why.title')}
        </button>
      </div>
    </section>
  );
}

/** What is told, in the place that the page has for slips. */
export function HintSlip(): JSX.Element | null {
  if (solved.value || isPaused.value) return null;
  const Content = loaded.value?.HintPanel;
  return (
    <>
      {isAsking.value && <Why />}
      {Content && <Content />}
    </>
  );
}

/**
 * The digits that somebody may wonder about: all, once an empty cell is selected. The place is the
 * same before, so that the pad does not jump.
 */
function Why(): JSX.Element {
  const { size } = geometry.value!;
  const isAsked = selection.value.length === 1 && board.value?.digits[cursor.value] === 0;
  return (
    <div class="why">
      <p>{isAsked ? t('why.which', { cell: cellName(cursor.value, size) }) : t('why.choose')}</p>
      <div role="group" aria-label={t('why.title')}>
        {Array.from({ length: size }, (_, index) => index + 1).map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={!isAsked}
            aria-label={t('why.ask', { digit: ALPHABET[digit - 1]! })}
            onClick={() => void panel().then(({ askWhy }) => askWhy(cursor.value, digit))}
          >
            {ALPHABET[digit - 1]}
          </button>
        ))}
      </div>
    </div>
  );
}
