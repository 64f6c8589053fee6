import type { JSX } from 'preact';
import { codeOf } from '../../game/code.ts';
import { game } from '../../game/session.ts';
import { gameOf, startOrGoOn } from '../../game/start.ts';
import { drop } from '../../game/store.ts';
import { say } from '../../parts/announcement.ts';
import { copy } from '../../parts/clipboard.ts';
import { Choice } from '../../parts/fields.tsx';
import { ICONS } from '../../parts/icons.tsx';
import { setterOf } from '../../parts/signals.ts';
import { go } from '../../route.ts';
import { aboutOf } from '../../setter/about.ts';
import {
  addClues,
  callOff,
  change,
  KEPT_SYMMETRIES,
  mostClues,
  outcome,
  seed,
  share,
  symmetry,
  wishedGivens,
} from '../../setter/change.ts';
import { findings } from '../../setter/findings.ts';
import { clueTroubles } from '../../setter/placing.ts';
import { conflicts, draft, geometry, givenCount, kindInHand } from '../../setter/table.ts';
import { t } from '../../text/index.ts';

/** What is done with the puzzle on the table. */
export function Tools(): JSX.Element {
  const { clues } = draft.value;
  const isBoard = geometry.value !== undefined && conflicts.value.size === 0 && clueTroubles.value.length === 0;
  const canShare = geometry.value !== undefined && clueTroubles.value.length === 0;
  const canGoOn = isBoard && (givenCount.value > 0 || clues.length > 0);
  return (
    <div class="make">
      <Makers isBoard={isBoard} />
      <div class="buttons onward">
        <button type="button" class="main" onClick={() => void take('play')} disabled={!canGoOn}>
          {t('create.play')}
        </button>
        <button type="button" onClick={() => void take('share')} disabled={!canShare}>
          <ICONS.share />
          {t('create.share')}
        </button>
        <button type="button" onClick={() => void take('print')} disabled={!canGoOn}>
          <ICONS.print />
          {t('page.print')}
        </button>
      </div>
    </div>
  );
}

/** What adds givens and takes them away by itself, with its wishes and what came of it. */
function Makers({ isBoard }: { readonly isBoard: boolean }): JSX.Element {
  const { count } = findings.value;
  const isProper = isBoard && count?.count === 1 && count.isAll;
  const canFill = isBoard && (count === undefined || count.count > 1 || !count.isAll);
  const isAtWork = share.value !== undefined;
  const kind = kindInHand.value;
  return (
    <>
      <div class="buttons makers">
        <button
          type="button"
          title={t('create.fillSays')}
          onClick={() => void change('fill')}
          disabled={!canFill || isAtWork}
        >
          {t('create.fill')}
        </button>
        <button
          type="button"
          title={t('create.thinSays')}
          onClick={() => void change('thin')}
          disabled={!isProper || isAtWork}
        >
          {t('create.thin')}
        </button>
        {kind && (
          <button
            type="button"
            title={t('create.addCluesSays')}
            onClick={() => void addClues(kind.name)}
            disabled={!canFill || isAtWork}
          >
            {t('create.addClues')}
          </button>
        )}
        {!isAtWork && (
          <button type="button" class="quiet" onClick={() => void copyIt()} disabled={!geometry.value}>
            {t('create.copy')}
          </button>
        )}
        {isAtWork && (
          <>
            <progress value={share.value} max="1" aria-label={t('create.making')} />
            <button type="button" class="quiet" onClick={callOff}>
              {t('create.stop')}
            </button>
          </>
        )}
      </div>
      {outcome.value && <p class="says">{outcome.value}</p>}
      <details>
        <summary>{t('create.chance')}</summary>
        <div class="buttons">
          <Choice
            label={t('create.keepSymmetry')}
            value={symmetry.value}
            among={KEPT_SYMMETRIES}
            called={(name) => t(`symmetry.${name}`)}
            set={setterOf(symmetry)}
          />
          <label>
            {t('create.wishedGivens')}
            <input
              type="number"
              min="0"
              max={draft.value.givens.length}
              step="1"
              placeholder={t('create.fewest')}
              value={wishedGivens.value ?? ''}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                const most = draft.value.givens.length;
                wishedGivens.value = Number.isNaN(valueAsNumber)
                  ? undefined
                  : Math.min(most, Math.max(0, Math.trunc(valueAsNumber)));
              }}
            />
          </label>
          <label>
            {t('create.mostClues')}
            <input
              type="number"
              min="1"
              step="1"
              value={mostClues.value}
              onChange={(event) => {
                mostClues.value = Math.max(1, Math.trunc(event.currentTarget.valueAsNumber) || 1);
              }}
            />
          </label>
          <label>
            {t('create.seed')}
            <input
              type="number"
              min="0"
              step="1"
              value={seed.value}
              onChange={(event) => {
                seed.value = Math.max(0, Math.trunc(event.currentTarget.valueAsNumber) || 0);
              }}
            />
          </label>
        </div>
      </details>
    </>
  );
}

/**
 * Makes it the game on screen, which is what other pages play and share. The same puzzle is one
 * game.
 */
async function take(page: string): Promise<void> {
  const [board, { givens }, about] = [geometry.value!.id, draft.value, aboutOf(draft.value)];
  const id = `own-${codeOf({ board, givens })}`;
  const before = game.peek();
  await startOrGoOn(id, async () => gameOf({ board, givens, about }, { kind: 'own' }, id));
  go(page);
  // Whoever shares one draft after the other does not want to keep them all.
  const isUntouched = before?.nodes.length === 1 && before.source.kind === 'own' && before.id !== id;
  if (isUntouched) await drop(before.id).catch(() => {});
}

async function copyIt(): Promise<void> {
  const { textOf } = await import('../../setter/text.ts');
  const isDone = await copy(textOf(geometry.value!, draft.value.givens, draft.value.about));
  outcome.value = t(isDone ? 'create.copied' : 'create.notCopied');
  say(outcome.value);
}
