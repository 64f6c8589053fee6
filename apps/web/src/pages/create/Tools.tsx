import type { JSX } from 'preact';
import { codeOf } from '../../game/code.ts';
import { game } from '../../game/session.ts';
import { gameOf, startOrGoOn } from '../../game/start.ts';
import { drop } from '../../game/store.ts';
import { say } from '../../parts/announcement.ts';
import { go } from '../../route.ts';
import { callOff, change, KEPT_SYMMETRIES, type KeptSymmetry, seed, share, symmetry } from '../../setter/change.ts';
import { findings } from '../../setter/findings.ts';
import { canRedoNow, canUndoNow, conflicts, draft, geometry, givenCount, put, redo, undo } from '../../setter/table.ts';
import { t } from '../../text/index.ts';

/** What is done with the puzzle on the table. */
export function Tools(): JSX.Element {
  const { count } = findings.value;
  const isBoard = geometry.value !== undefined && conflicts.value.size === 0;
  const isProper = isBoard && count?.count === 1 && count.isAll;
  const canFill = isBoard && (count === undefined || count.count > 1 || !count.isAll);
  return (
    <div class="make">
      <div class="buttons">
        <button type="button" onClick={undo} disabled={!canUndoNow.value}>
          {t('play.undo')}
        </button>
        <button type="button" onClick={redo} disabled={!canRedoNow.value}>
          {t('play.redo')}
        </button>
        <button
          type="button"
          onClick={() => put({ ...draft.value, givens: draft.value.givens.map(() => 0), about: undefined })}
          disabled={givenCount.value === 0}
        >
          {t('create.clear')}
        </button>
      </div>
      <div class="buttons">
        <button type="button" onClick={() => void change('fill')} disabled={!canFill || share.value !== undefined}>
          {t('create.fill')}
        </button>
        <button type="button" onClick={() => void change('thin')} disabled={!isProper || share.value !== undefined}>
          {t('create.thin')}
        </button>
        {share.value !== undefined && (
          <>
            <progress value={share.value} max="1" aria-label={t('create.making')} />
            <button type="button" onClick={callOff}>
              {t('create.stop')}
            </button>
          </>
        )}
      </div>
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => void take('play')}
          disabled={!isBoard || givenCount.value === 0}
        >
          {t('create.play')}
        </button>
        <button type="button" onClick={() => void take('share')} disabled={!geometry.value}>
          {t('create.share')}
        </button>
        <button type="button" onClick={() => void copyIt()} disabled={!geometry.value}>
          {t('create.copy')}
        </button>
      </div>
      <details>
        <summary>{t('create.chance')}</summary>
        <div class="buttons">
          <label>
            {t('create.keepSymmetry')}
            <select
              value={symmetry.value}
              onChange={(event) => {
                symmetry.value = event.currentTarget.value as KeptSymmetry;
              }}
            >
              {KEPT_SYMMETRIES.map((name) => (
                <option key={name} value={name}>
                  {t(`symmetry.${name}`)}
                </option>
              ))}
            </select>
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
    </div>
  );
}

/**
 * Makes it the game on screen, which is what other pages play and share. The same puzzle is one
 * game.
 */
async function take(page: string): Promise<void> {
  const [board, { givens, about }] = [geometry.value!.id, draft.value];
  const id = `own-${codeOf({ board, givens })}`;
  const before = game.peek();
  await startOrGoOn(id, async () => gameOf({ board, givens, about }, { kind: 'own' }, id));
  go(page);
  // Whoever shares one draft after the other does not want to keep them all.
  const isUntouched = before?.nodes.length === 1 && before.source.kind === 'own' && before.id !== id;
  if (isUntouched) await drop(before.id).catch(() => {});
}

async function copyIt(): Promise<void> {
  try {
    const { textOf } = await import('../../setter/text.ts');
    await navigator.clipboard.writeText(textOf(geometry.value!, draft.value.givens));
    say(t('create.copied'));
  } catch {
    say(t('create.notCopied'));
  }
}
