import { type MonthReview, type MonthTechnique, monthOf } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { clockText } from '../../parts/clock.ts';
import { Progress } from '../../review/Progress.tsx';
import type { TechniqueNames } from '../../review/tasks.ts';
import { address } from '../../route.ts';
import { language, t } from '../../text/index.ts';
import { useReviewed } from './reviewed.ts';

/** What is worth a row. */
const MOST = 3;
const LEAST_MS = 1000;

/** What costs most time in a month, as its kept reviews tell, with the drills against it. */
export function Costs({ month }: { readonly month: string }): JSX.Element | null {
  const { reviewed, reviewAll } = useReviewed(month);
  const { reviews, others, share } = reviewed;
  if (reviews.length + others.length === 0) return null;
  const told = monthOf(reviews.map(({ review }) => review));
  const names: TechniqueNames = Object.assign({}, ...reviews.map((one) => one.names));
  return (
    <section class="costs" aria-labelledby="costs">
      <h2 id="costs">{t('review.month')}</h2>
      {reviews.length > 0 && <Told told={told} names={names} />}
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

function Told({ told, names }: { readonly told: MonthReview; readonly names: TechniqueNames }): JSX.Element {
  const costly = told.techniques.filter((one) => one.technique && costOf(one) >= LEAST_MS).slice(0, MOST);
  const { percent } = told.accuracy;
  return (
    <>
      <p class="small">
        {t('review.month.from', { n: told.games })}{' '}
        {percent !== undefined && t('review.month.accuracy', { percent: t('review.percent', { percent }) })}
      </p>
      {costly.length === 0 && <p>{t('review.month.none')}</p>}
      <ol class="solved-list">
        {costly.map((one) => (
          <li key={one.technique}>
            <a href={address(`learn/${one.technique}/drill`)}>{called(one.technique!, names)}</a>
            <span>
              <small>{t('review.month.games', { n: one.games })}</small>{' '}
              <time>{t('review.month.more', { time: clockText(costOf(one)) })}</time>
            </span>
          </li>
        ))}
      </ol>
      {told.slips.length > 0 && (
        <p class="small">{told.slips.map(({ kind, count }) => t(`review.kind.${kind}`, { n: count })).join(' · ')}</p>
      )}
    </>
  );
}

/** What drills may spare: the time of slips, or what is slower than the player is elsewhere. */
const costOf = ({ lostMs, overMs }: MonthTechnique): number => Math.max(lostMs, overMs);

const called = (id: string, names: TechniqueNames): string => names[id]?.[language.value] ?? names[id]?.en ?? id;
