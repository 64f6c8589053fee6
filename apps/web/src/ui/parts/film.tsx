import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { IconButton } from './IconButton.tsx';
import { ICONS } from './icons.tsx';
import './rerun.css';

/** Arrow keys step, Home and End go to the ends. */
export function useFilmKeys(step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if ((event.target as Element).closest('input:not([type="range"]), select, textarea, dialog')) return;
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

interface ControlsProps {
  readonly at: number;
  readonly most: number;
  go(to: number): void;
  readonly children: ComponentChildren;
}

/** The buttons of a film: to its ends, a move on or back; between them what else moves it. */
export const FilmControls = ({ at, most, go, children }: ControlsProps): JSX.Element => (
  <div class="rerun-controls" role="group" aria-label={t('watch.controls')}>
    <IconButton label={t('watch.start')} Icon={ICONS.toStart} isDisabled={at === 0} run={() => go(0)} />
    <IconButton label={t('walk.before')} Icon={ICONS.back} isDisabled={at === 0} run={() => go(at - 1)} />
    {children}
    <IconButton label={t('walk.next')} Icon={ICONS.forward} isDisabled={at === most} run={() => go(at + 1)} />
    <IconButton label={t('watch.end')} Icon={ICONS.toEnd} isDisabled={at === most} run={() => go(most)} />
  </div>
);
