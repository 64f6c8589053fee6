import { ALPHABET, cellName } from '@pencilmark/core/geometry';
import type { SpareGivens } from '@pencilmark/core/solve';
import type { JSX } from 'preact';
import { regionSizes, symmetriesOf, tornRegions } from '../../setter/draft.ts';
import {
  areCandidatesShown,
  countText,
  findings,
  LIMITS,
  limit,
  STAGES,
  stage,
  stop,
  verdict,
} from '../../setter/findings.ts';
import { conflicts, draft, givenCount } from '../../setter/table.ts';
import type { RatingReply } from '../../setter/tasks.ts';
import { type Key, language, t } from '../../text/index.ts';

// The board marks all of them, so the list may stop.
const MOST_NAMED = 12;

/** How the puzzle stands, and what is wrong with its regions. */
export function Verdict(): JSX.Element {
  const { count } = findings.value;
  return (
    <>
      <p class={`verdict ${count?.count === 1 && count.isAll ? 'proper' : ''}`}>
        {verdict.value ?? t('create.stage.count')}
      </p>
      <RegionFaults />
    </>
  );
}

/** What is known of the puzzle on the table; it follows every change. */
export function Facts(): JSX.Element {
  const { count, candidates, spare, rating } = findings.value;
  const { size } = draft.value;
  const names = (all: Iterable<number>): string => {
    const cells = Array.from(all, (cell) => cellName(cell, size));
    return cells.length > MOST_NAMED ? `${cells.slice(0, MOST_NAMED).join(' ')} …` : cells.join(' ');
  };
  const isProper = count?.count === 1 && count.isAll;
  const symmetries = symmetriesOf(draft.value);
  const rows: readonly (readonly [Key, string])[] = [
    ['create.givens', String(givenCount.value)],
    ['create.conflicts', conflicts.value.size === 0 ? t('create.noConflicts') : names(conflicts.value)],
    ['create.solutionCount', solutionsText()],
    ['create.minimal', isProper ? minimalText(spare, names) : t('create.onlyProper')],
    [
      'create.symmetry',
      symmetries.length === 0 ? t('symmetry.none') : symmetries.map((name) => t(`symmetry.${name}`)).join(', '),
    ],
    ['create.rating', isProper ? ratingText(rating) : t('create.onlyProper')],
    ...(candidates === 'unknown' ? [['create.candidates', t('create.unknown')] as const] : []),
  ];
  const isBusy = STAGES.some((one) => one === stage.value);
  return (
    <section class="facts" aria-labelledby="facts-title" aria-busy={isBusy}>
      <h2 id="facts-title">{t('create.facts')}</h2>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {isProper && rating && (
          <div>
            <dt>{t('create.techniques')}</dt>
            <dd>
              <ul>
                {rating.techniques.map(({ name, count: times }) => (
                  <li key={name}>
                    {name} × {times}
                  </li>
                ))}
                {!rating.isSolved && <li>{t('create.beyond')}</li>}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p class="stage">
        <span>{stage.value && t(`create.stage.${stage.value}`)}</span>
        {isBusy && (
          <button type="button" onClick={stop}>
            {t('create.stop')}
          </button>
        )}
      </p>
      <div class="buttons">
        <label>
          <input
            type="checkbox"
            checked={areCandidatesShown.value}
            onChange={(event) => {
              areCandidatesShown.value = event.currentTarget.checked;
            }}
          />
          {t('create.showCandidates')}
        </label>
        <label>
          {t('create.countTo')}
          <select
            value={limit.value}
            onChange={(event) => {
              limit.value = Number(event.currentTarget.value);
            }}
          >
            {LIMITS.map((most) => (
              <option key={most} value={most}>
                {most.toLocaleString(language.value)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

const solutionsText = (): string => {
  const { count } = findings.value;
  if (count) return countText(count);
  return conflicts.value.size > 0 ? t('create.none') : '…';
};

function minimalText(spare: SpareGivens | undefined, names: (cells: Iterable<number>) => string): string {
  if (!spare) return '…';
  if (spare.cells.length > 0) return t('create.canSpare', { n: spare.cells.length, cells: names(spare.cells) });
  return t(spare.isComplete ? 'create.isMinimal' : 'create.unknown');
}

function ratingText(rating: RatingReply | undefined): string {
  if (!rating) return '…';
  const difficulty = t(`create.difficulty.${rating.difficulty}`);
  return t(rating.rater === 'se' ? 'create.rating.se' : 'create.rating.own', { score: rating.score, difficulty });
}

/** Regions that make no board, or hang together badly. */
function RegionFaults(): JSX.Element | null {
  const { size } = draft.value;
  const off = regionSizes(draft.value).flatMap((cells, region) => (cells === size ? [] : [{ region, cells }]));
  const torn = tornRegions(draft.value);
  if (off.length + torn.length === 0) return null;
  return (
    <ul class="faults">
      {off.map(({ region, cells }) => (
        <li key={region}>{t('create.regionSize', { number: ALPHABET[region]!, n: cells, size })}</li>
      ))}
      {off.length === 0 && torn.length > 0 && (
        <li>{t('create.torn', { n: torn.length, numbers: torn.map((region) => ALPHABET[region]).join(', ') })}</li>
      )}
    </ul>
  );
}
