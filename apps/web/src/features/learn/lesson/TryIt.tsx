import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { usePosed } from '../answers.ts';
import { Finder } from '../drill/Finder.tsx';

/** A position to find the technique in, as often as somebody likes; nothing is kept of it. */
export function TryIt({ id, name }: { readonly id: string; readonly name: string }): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  const seed = useSignal(0);
  const posed = usePosed(isSeen ? { technique: id, seed: seed.value } : undefined);
  const again = (): void => {
    seed.value++;
  };
  return (
    <section class="part" aria-labelledby="try" ref={place}>
      <h2 id="try">{t('learn.try')}</h2>
      <p class="small">{t('learn.trySay')}</p>
      {posed ? (
        <Finder key={posed.seed} posed={posed.posed} name={name} above={t('learn.try')}>
          {() => (
            <div class="verbs">
              <button type="button" onClick={again}>
                {t('learn.tryAgain')}
              </button>
            </div>
          )}
        </Finder>
      ) : (
        <p class="wait room-for-board">{t('play.wait')}</p>
      )}
    </section>
  );
}

/** Whether it was ever in sight: its work is not begun before. */
function useSeen(place: { readonly current: Element | null }): boolean {
  const isSeen = useSignal(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) isSeen.value = true;
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return isSeen.value;
}
