import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../text/index.ts';
import { contradictionText } from '../ui/parts/contradiction.ts';
import { making, missed } from './maker.ts';
import './making.css';

/** Says that a puzzle is being made, and lets it be called off; or why there is none. */
export function Making(): JSX.Element {
  const callOff = making.value?.callOff;
  const asker = useRef<Element | null>(null);
  // Whoever cancels is back on the page where the puzzle was ordered.
  useLayoutEffect(() => {
    if (callOff) asker.current = document.activeElement;
  }, [callOff]);
  const cancel = (): void => {
    callOff?.();
    if (asker.current instanceof HTMLElement) asker.current.focus();
  };
  return (
    <div class="making" role="status">
      {making.value && (
        <p class="notice">
          <span class="turning" aria-hidden="true" />
          {t('new.making')}{' '}
          <span aria-hidden="true">
            {making.value.isClued
              ? t('new.rated', { n: making.value.tries })
              : t('new.tried', { n: making.value.tries, most: making.value.most })}
          </span>
          <button type="button" onClick={cancel}>
            {t('new.cancel')}
          </button>
        </p>
      )}
      {missed.value && <p class="notice">{missedText(missed.value)}</p>}
    </div>
  );
}

const missedText = (why: NonNullable<typeof missed.value>): string =>
  why.why === 'vain' ? contradictionText(why.contradiction) : t(`new.${why.why}`, { n: why.tries });
