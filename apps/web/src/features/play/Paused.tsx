import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { goOn, played } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { focusCursor } from '../../ui/pad/pointer.ts';

const HELD = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift', 'Tab', 'CapsLock'];

/** Over the board while the clock stands still: any key and any press begins, or goes on. */
export function Paused(): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const hasBegun = played.value > 0;
  // Before the first frame: whoever sees the cover can go on.
  useLayoutEffect(() => {
    button.current?.focus();
    const answer = (event: Event): void => {
      if (event instanceof KeyboardEvent && HELD.includes(event.key)) return;
      // The menu leads to another page, and stays usable.
      if (event.target instanceof Element && event.target.closest('header')) return;
      event.preventDefault();
      event.stopPropagation();
      goOn();
      requestAnimationFrame(focusCursor);
    };
    addEventListener('keydown', answer, true);
    addEventListener('click', answer, true);
    return () => {
      removeEventListener('keydown', answer, true);
      removeEventListener('click', answer, true);
    };
  }, []);
  return (
    <button type="button" class="cover" ref={button}>
      <strong>{t(hasBegun ? 'play.paused' : 'play.ready')}</strong>
      <span>{t(hasBegun ? 'play.pausedSays' : 'play.readySays')}</span>
    </button>
  );
}
