import { type MonthReview, type MonthTechnique, monthOf, type Review } from '@pencilmark/coach/review';

/** What costs less is not worth a word, in milliseconds. */
const LEAST_MS = 1000;

/** What drills may spare: the time of slips, or what is slower than the player is elsewhere. */
export const costOf = ({ lostMs, overMs }: MonthTechnique): number => Math.max(lostMs, overMs);

/** A technique that costs time. */
export type Costly = MonthTechnique & { readonly technique: string };

/** What several games tell, and the techniques that cost time in them, the costliest first. */
export function costsIn(reviews: readonly Review[]): { readonly told: MonthReview; readonly costly: Costly[] } {
  const told = monthOf(reviews);
  const isCostly = (one: MonthTechnique): one is Costly => one.technique !== undefined && costOf(one) >= LEAST_MS;
  return { told, costly: told.techniques.filter(isCostly) };
}
