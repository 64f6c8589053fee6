import { NEEDED } from '@pencilmark/coach/mastery';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';

/** How many of the drills that lead to mastery are solved, as a row of cells like the week. */
export function Squares({ done, isHere = false }: { readonly done: number; readonly isHere?: boolean }): JSX.Element {
  return (
    <ol class="week squares">
      {Array.from({ length: NEEDED }, (_, index) => {
        const [isDone, isNow] = [index < done, isHere && index === done];
        const says = isDone ? 'learn.drillDone' : isNow ? 'learn.drillHere' : 'learn.drillOpen';
        return (
          <li
            key={index}
            class={isDone ? 'played' : isNow ? 'today' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span class="spoken">{t(says, { at: index + 1 })}</span>
          </li>
        );
      })}
    </ol>
  );
}
