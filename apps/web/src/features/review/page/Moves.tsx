import type { Review } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { MoveList } from '../../../ui/parts/MoveList.tsx';
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
  const rows = moments.map((moment, index) => {
    const move = review?.moves[index - 1];
    const { text, kind } = verdictOn(review, index, words);
    return {
      ms: moment.ms,
      what: titleOfMoment(moment, index, words),
      said: text ? { text, look: kind === 'logic' ? 'technique' : kind } : undefined,
      edge: move && move.tookMs >= 1000 && `+${clockText(move.tookMs)}`,
    };
  });
  return (
    <section aria-labelledby="review-moves">
      <h2 id="review-moves">{t('review.moves')}</h2>
      <MoveList rows={rows} at={at} go={go} />
    </section>
  );
}

/** What a moment is called: its move, the start, or where the game was left. */
export const titleOfMoment = (moment: Moment, index: number, { geometry }: Words): string =>
  whatHappened(moment, geometry) || t(index === 0 ? 'review.start' : 'review.left');
