import type { Slip } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { slipText, techniqueText, type Words } from './words.ts';

interface SlipsProps {
  readonly slips: readonly Slip[];
  readonly words: Words;
  go(to: number): void;
}

/** Every slip in words, with the way to its moment and to the drills against it. */
export const Slips = ({ slips, words, go }: SlipsProps): JSX.Element => (
  <section aria-labelledby="review-slips">
    <h2 id="review-slips">{t('review.slips')}</h2>
    {slips.length === 0 ? (
      <p>{t('review.noSlips')}</p>
    ) : (
      <ol class="slip-list">
        {slips.map((slip, index) => (
          <li key={index} class={`slip ${slip.kind === 'mistake' ? 'proof' : 'plain'}`}>
            <p>{slipText(slip, words)}</p>
            <div class="buttons">
              <button type="button" class="quiet" onClick={() => go(slip.moves[0]! + 1)}>
                {t('review.goTo', { time: clockText(slip.ms) })}
              </button>
              <Drill technique={slip.practise} words={words} />
            </div>
          </li>
        ))}
      </ol>
    )}
  </section>
);

/** The way to the drills of a technique. */
export const Drill = ({ technique, words }: { readonly technique: string | undefined; readonly words: Words }) =>
  technique ? (
    <a class="button" href={address(`learn/${technique}/drill`)}>
      {t('review.practise', { technique: techniqueText(technique, words.names) })}
    </a>
  ) : null;
