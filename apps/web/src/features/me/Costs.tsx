import type { MonthReview } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { type Costly, costOf, costsIn } from '../review/costs.ts';
import { Progress } from '../review/Progress.tsx';
import type { TechniqueNames } from '../review/tasks.ts';
import { useReviewed } from './reviewed.ts';

/** The number of techniques that get a row. */
const MOST = 3;

/** What costs most time in a month, by its kept reviews, with the drills against it. */
export function Costs({ month }: { readonly month: string }): JSX.Element | null {
  const { reviewed, reviewAll } = useReviewed(month);
  const { reviews, others, share } = reviewed;
  if (reviews.length + others.length === 0) return null;
  const { month: total, costly } = costsIn(reviews.map(({ review }) => review));
  const names: TechniqueNames = Object.assign({}, ...reviews.map((named) => named.names));
  return (
    <section class="costs" aria-labelledby="costs">
      <h2 id="costs">{t('review.month')}</h2>
      {reviews.length > 0 && <MonthCosts month={total} costly={costly.slice(0, MOST)} names={names} />}
      {share !== undefined ? (
        <Progress share={share} />
      ) : (
        others.length > 0 && (
          <button type="button" onClick={() => void reviewAll()}>
            {t('review.month.all', { n: others.length })}
          </button>
        )
      )}
    </section>
  );
}

interface MonthCostsProps {
  readonly month: MonthReview;
  readonly costly: readonly Costly[];
  readonly names: TechniqueNames;
}

function MonthCosts({ month, costly, names }: MonthCostsProps): JSX.Element {
  const { percent } = month.accuracy;
  return (
    <>
      <p class="small">
        {t('review.month.from', { n: month.games })}{' '}
        {percent !== undefined && t('review.month.accuracy', { percent: t('review.percent', { percent }) })}
      </p>
      {costly.length === 0 && <p>{t('review.month.none')}</p>}
      <ol class="solved-list">
        {costly.map((costing) => (
          <li key={costing.technique}>
            <a href={address(`learn/${costing.technique}/drill`)}>{called(costing.technique, names)}</a>
            <span>
              <small>{t('review.month.games', { n: costing.games })}</small>{' '}
              <time>{t('review.month.more', { time: clockText(costOf(costing)) })}</time>
            </span>
          </li>
        ))}
      </ol>
      {month.slips.length > 0 && (
        <p class="small">{month.slips.map(({ kind, count }) => t(`review.kind.${kind}`, { n: count })).join(' · ')}</p>
      )}
    </>
  );
}

const called = (id: string, names: TechniqueNames): string => names[id]?.[language.value] ?? names[id]?.en ?? id;
