import { type MonthReview, type MonthTechnique, monthOf, type Review } from '@pencilmark/coach/review';

/** What costs less is not listed, in milliseconds. */
const LEAST_MS = 1000;

/** What drills may spare: the time of slips, or what is slower than the player is elsewhere. */
export const costOf = ({ lostMs, overMs }: MonthTechnique): number => Math.max(lostMs, overMs);

/** A technique that costs time. */
export type Costly = MonthTechnique & { readonly technique: string };

/** The costs in several games, and the techniques that cost time in them, the costliest first. */
export function costsIn(reviews: readonly Review[]): { readonly month: MonthReview; readonly costly: Costly[] } {
  const month = monthOf(reviews);
  const isCostly = (technique: MonthTechnique): technique is Costly =>
    technique.technique !== undefined && costOf(technique) >= LEAST_MS;
  return { month, costly: month.techniques.filter(isCostly) };
}
