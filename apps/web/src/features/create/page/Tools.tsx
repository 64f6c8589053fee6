import type { JSX } from 'preact';
import { codeOf } from '../../../model/code.ts';
import { go } from '../../../route.ts';
import { drop } from '../../../storage/games/store.ts';
import { game } from '../../../table/session.ts';
import { gameOf, startOrGoOn } from '../../../table/start.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { copy } from '../../../ui/parts/clipboard.ts';
import { Choice } from '../../../ui/parts/fields.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { setterOf } from '../../../ui/parts/signals.ts';
import { aboutOf } from '../about.ts';
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
} from '../change.ts';
import { findings } from '../findings.ts';
import { clueTroubles } from '../placing.ts';
import { conflicts, draft, geometry, givenCount, kindInHand } from '../table.ts';
import { NumberField } from './NumberField.tsx';

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
const Makers = ({ isBoard }: { readonly isBoard: boolean }): JSX.Element => (
  <>
    <div class="buttons makers">
      <Changes isBoard={isBoard} />
      {share.value === undefined ? (
        <button type="button" class="quiet" onClick={() => void copyIt()} disabled={!geometry.value}>
          {t('create.copy')}
        </button>
      ) : (
        <>
          <progress value={share.value} max="1" aria-label={t('create.making')} />
          <button type="button" class="quiet" onClick={callOff}>
            {t('create.stop')}
          </button>
        </>
      )}
    </div>
    {outcome.value && <p class="says">{outcome.value}</p>}
    <Chance />
  </>
);

/** The changes that the app makes by itself. */
function Changes({ isBoard }: { readonly isBoard: boolean }): JSX.Element {
  const { count } = findings.value;
  const isProper = isBoard && count?.count === 1 && count.isAll;
  const canFill = isBoard && (count === undefined || count.count > 1 || !count.isAll);
  const kind = kindInHand.value;
  const button = (name: 'fill' | 'thin' | 'addClues', canRun: boolean, run: () => Promise<void>): JSX.Element => (
    <button
      type="button"
      title={t(`create.${name}Says`)}
      onClick={() => void run()}
      disabled={!canRun || share.value !== undefined}
    >
      {t(`create.${name}`)}
    </button>
  );
  return (
    <>
      {button('fill', canFill, () => change('fill'))}
      {button('thin', isProper, () => change('thin'))}
      {kind && button('addClues', canFill, () => addClues(kind.name))}
    </>
  );
}

/** What is wished of changes, and the seed of their chance. */
const Chance = (): JSX.Element => (
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
      <NumberField
        label={t('create.wishedGivens')}
        value={wishedGivens.value}
        most={draft.value.givens.length}
        placeholder={t('create.fewest')}
        set={setterOf(wishedGivens)}
      />
      <NumberField
        label={t('create.mostClues')}
        value={mostClues.value}
        least={1}
        set={(count = 1) => {
          mostClues.value = count;
        }}
      />
      <NumberField
        label={t('create.seed')}
        value={seed.value}
        set={(number = 0) => {
          seed.value = number;
        }}
      />
    </div>
  </details>
);

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
  const { textOf } = await import('../text.ts');
  const isDone = await copy(textOf(geometry.value!, draft.value.givens, draft.value.about));
  outcome.value = t(isDone ? 'create.copied' : 'create.notCopied');
  say(outcome.value);
}
