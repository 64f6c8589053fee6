import type { Accuracy as Counted, Review } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { techniqueText, type Words } from './words.ts';

/** Accuracy in one number, which says how it is counted. */
export const Accuracy = ({ counted }: { readonly counted: Counted }): JSX.Element => (
  <section class="accuracy" aria-labelledby="review-accuracy">
    <h2 id="review-accuracy" class="eyebrow">
      {t('review.accuracy')}
    </h2>
    {counted.percent === undefined ? (
      <p>{t('review.accuracy.none')}</p>
    ) : (
      <p class="clock-text">{t('review.percent', { percent: counted.percent })}</p>
    )}
    <p class="small">
      {t('review.accuracy.parts', { ...counted, percent: '' })}
      {counted.unknown > 0 && ` ${t('review.accuracy.unknown', { n: counted.unknown })}`}
    </p>
    <details>
      <summary>{t('review.accuracy.what')}</summary>
      <p class="small">{t('review.accuracy.says')}</p>
    </details>
  </section>
);

/** Where the time went, by techniques, as bars; all of them together are the whole time. */
export function Times({ review, words }: { readonly review: Review; readonly words: Words }): JSX.Element | null {
  const rows = review.times
    .map(({ technique, count, ms }) => ({
      name: technique ? techniqueText(technique, words.names) : t('review.rest'),
      count: technique ? count : undefined,
      ms,
    }))
    .concat(review.restMs >= 1000 ? [{ name: t('review.last'), count: undefined, ms: review.restMs }] : [])
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms);
  if (!review.hasTimes || rows.length === 0) return null;
  return (
    <section aria-labelledby="review-times">
      <h2 id="review-times">{t('review.timesBy')}</h2>
      <table class="times-by">
        <tbody>
          {rows.map(({ name, count, ms }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count && `${count}×`}</td>
              <td class="part">
                <span style={{ '--part': ms / rows[0]!.ms }} />
              </td>
              <td>{clockText(ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
