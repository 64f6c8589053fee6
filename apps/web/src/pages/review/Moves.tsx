import type { Review } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { clockText } from '../../parts/clock.ts';
import { t } from '../../text/index.ts';
import type { Moment } from './moments.ts';
import { verdictOn, type Words, whatHappened } from './words.ts';

interface MovesProps {
  readonly moments: readonly Moment[];
  readonly review: Review | undefined;
  readonly words: Words;
  readonly at: number;
  go(to: number): void;
}

/** Every move: when, what, by which technique, how long it took. */
export function Moves({ moments, review, words, at, go }: MovesProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <section aria-labelledby="review-moves">
      <h2 id="review-moves">{t('review.moves')}</h2>
      <ol class="moves" ref={list}>
        {moments.map((moment, index) => {
          const move = review?.moves[index - 1];
          const { text, kind } = verdictOn(review, index, words);
          return (
            <li key={index}>
              <button
                type="button"
                class="quiet"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => go(index)}
              >
                <time>{clockText(moment.ms)}</time>
                <span class="what">
                  <strong>{titleOfMoment(moment, index, words)}</strong>
                  {text && <span class={kind === 'logic' ? 'technique' : kind}>{text}</span>}
                </span>
                <span class="gain">{move && move.tookMs >= 1000 && `+${clockText(move.tookMs)}`}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What a moment is called: its move, the start, or where the game was left. */
export const titleOfMoment = (moment: Moment, index: number, { geometry }: Words): string =>
  whatHappened(moment, geometry) || t(index === 0 ? 'review.start' : 'review.left');
