import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import type { ClueAnswer, SpareGivens } from '@pencilmark/core/solve';
import type { ComponentChildren, JSX } from 'preact';
import { address } from '../../../route.ts';
import { type Key, language, t } from '../../../text/index.ts';
import { Switch } from '../../../ui/parts/fields.tsx';
import { setterOf } from '../../../ui/parts/signals.ts';
import { regionSizes, symmetriesOf, tornRegions } from '../draft.ts';
import { areCandidatesShown, countText, findings, LIMITS, limit, STAGES, stage, stop, verdict } from '../findings.ts';
import { clueTroubles } from '../placing.ts';
import { conflicts, draft, geometry, givenCount, isDrawing } from '../table.ts';
import type { RatingReply } from '../tasks.ts';
import { tellClue } from '../words.ts';

// The board marks all of them, so the list may stop.
const MOST_NAMED = 12;

const isBusy = (): boolean => STAGES.some((busy) => busy === stage.value);
const isProper = (): boolean => findings.value.count?.count === 1 && findings.value.count.isAll;

/** How the puzzle on the table stands, and what is known of it; it follows every change. */
export function Facts(): JSX.Element {
  const { count } = findings.value;
  const isWrong = conflicts.value.size > 0 || (count?.count === 0 && count.isAll);
  return (
    <section class={`slip ${isProper() ? '' : isWrong ? 'proof' : 'plain'}`} aria-labelledby="facts-title">
      <h2 id="facts-title" class="spoken">
        {t('create.facts')}
      </h2>
      <div class="standing">
        <div>
          <p class="verdict">{verdict.value ?? t('create.stage.count')}</p>
          <p class="says">{stage.value ? t(`create.stage.${stage.value}`) : advice()}</p>
          {!isDrawing.value && isBlank() && <a href={address('scan')}>{t('create.scan')}</a>}
        </div>
        {isBusy() && (
          <button type="button" class="quiet" onClick={stop}>
            {t('create.stop')}
          </button>
        )}
      </div>
      <RegionFaults />
      {clueTroubles.value.length > 0 && <p class="fault">{t('create.unfinished', { n: clueTroubles.value.length })}</p>}
      <Rows />
      <Looks />
    </section>
  );
}

/** What can be done now, for those who do not know yet. */
const advice = (): string => (isDrawing.value ? t('create.drawHelp') : isBlank() ? t('create.blank') : '');

const isBlank = (): boolean => givenCount.value === 0 && draft.value.clues.length === 0;

function Rows(): JSX.Element {
  const { candidates, spare, spareClues, conflict, rating } = findings.value;
  const { clues, size } = draft.value;
  const symmetries = symmetriesOf(draft.value).map((name) => t(`symmetry.${name}`));
  return (
    <dl class="facts" aria-busy={isBusy()}>
      <Row name="create.givens">{givenCount.value}</Row>
      {conflicts.value.size > 0 && <Row name="create.conflicts">{cellNames(conflicts.value, size)}</Row>}
      {conflict && conflict.clues.length > 0 && (
        <Row name="create.inConflict">{conflict.clues.map((clue) => tellClue(clue, size)).join('; ')}</Row>
      )}
      <Row name="create.solutionCount">{solutionsText()}</Row>
      <Row name="create.symmetry">{symmetries.join(' · ') || t('create.none')}</Row>
      {candidates === 'unknown' && <Row name="create.candidates">{t('create.unknown')}</Row>}
      {isProper() && clues.length > 0 && <Row name="create.spareClues">{spareCluesText(spareClues)}</Row>}
      {isProper() && <Row name="create.minimal">{minimalText(spare, size)}</Row>}
      {isProper() && <Row name="create.rating">{ratingText(rating)}</Row>}
      {isProper() && rating && (
        <Row name="create.techniques">
          <ul>
            {rating.techniques.map(({ name, count }) => (
              <li key={name}>{`${name} ×\u00a0${count}`}</li>
            ))}
            {!rating.isSolved && <li>{t('create.beyond')}</li>}
          </ul>
        </Row>
      )}
    </dl>
  );
}

const Row = ({ name, children }: { readonly name: Key; readonly children: ComponentChildren }): JSX.Element => (
  <>
    <dt>{t(name)}</dt>
    <dd>{children}</dd>
  </>
);

function cellNames(cells: Iterable<number>, size: number): string {
  const names = Array.from(cells, (cell) => cellName(cell, size));
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(' ')} …` : names.join(' ');
}

/** What is shown on the board, and how far solutions are counted. */
const Looks = (): JSX.Element => (
  <div class="looks">
    <Switch label={t('create.showCandidates')} isOn={areCandidatesShown.value} set={setterOf(areCandidatesShown)} />
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
);

/** What is said of something that is not known: it is being looked for, or it is not. */
const notYet = (): string => (isBusy() ? '…' : t('create.notFound'));

const solutionsText = (): string => {
  const { count } = findings.value;
  if (count) return countText(count);
  if (!geometry.value) return t('create.onceBoard');
  return conflicts.value.size > 0 ? t('create.none') : notYet();
};

function minimalText(spare: SpareGivens | undefined, size: number): string {
  if (!spare) return notYet();
  if (spare.cells.length > 0)
    return t('create.canSpare', { n: spare.cells.length, cells: cellNames(spare.cells, size) });
  return t(spare.isComplete ? 'create.isMinimal' : 'create.unknown');
}

function spareCluesText(spare: ClueAnswer | undefined): string {
  if (!spare) return notYet();
  const n = spare.clues.length;
  if (n > 0) return t('create.spareClues.some', { n, all: draft.value.clues.length });
  return t(spare.isComplete ? 'create.spareClues.none' : 'create.unknown');
}

function ratingText(rating: RatingReply | undefined): string {
  if (!rating) return notYet();
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
        <li key={region}>{t('create.regionSize', { number: ALPHABET[region]!, cells, size })}</li>
      ))}
      {off.length === 0 && torn.length > 0 && (
        <li>{t('create.torn', { n: torn.length, numbers: torn.map((region) => ALPHABET[region]).join(', ') })}</li>
      )}
    </ul>
  );
}
