import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { FIVE, type Outcome } from '../five.ts';

/** The five positions of a day as a row of squares: how they ended, and which is next. */
export const Squares = ({
  outcomes,
  at,
}: {
  readonly outcomes: readonly Outcome[];
  readonly at: number;
}): JSX.Element => (
  <ol class="week squares">
    {Array.from({ length: FIVE }, (_, index) => (
      <li
        key={index}
        class={`${outcomes[index] ?? ''}${index === at ? ' today' : ''}`}
        aria-current={index === at ? 'step' : undefined}
      >
        <span aria-hidden="true">{index + 1}</span>
        <span class="spoken">
          {index + 1}: {t(`prove.mark.${outcomes[index] ?? 'open'}`)}
        </span>
      </li>
    ))}
  </ol>
);
