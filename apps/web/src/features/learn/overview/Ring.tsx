import { type Mastery, NEEDED } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { stageOf } from './stage.ts';

/** How far somebody is with a technique, as a ring; each stage has a shape of its own. */
export function Ring({ state }: { readonly state: Mastery | undefined }): JSX.Element {
  const stage = stageOf(state);
  const circle = { cx: 10, cy: 10, r: 7 };
  return (
    <svg class={`reach ${stage}`} viewBox="0 0 20 20" aria-hidden="true">
      <circle class="track" {...circle} />
      {stage === 'begun' && state && state.done > 0 && (
        <circle
          class="arc"
          {...circle}
          pathLength={NEEDED}
          stroke-dasharray={`${state.done} ${NEEDED}`}
          transform="rotate(-90 10 10)"
        />
      )}
      {stage === 'mastered' && <path d="M6.500 10.300l2.500 2.500 4.600-5.400" />}
      {stage === 'due' && <path d="M10 6v4.200l2.800 1.700" />}
    </svg>
  );
}
