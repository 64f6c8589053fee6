import type { JSX } from 'preact';
import { gathers } from '../../table/covers.ts';
import { isGathering } from '../../table/hand.ts';
import { isPaused, solved } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { Action, Edits } from '../../ui/pad/Edits.tsx';
import { layout } from '../../ui/pad/layout.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { togglerOf } from '../../ui/parts/signals.ts';
import { check } from '../end/check.ts';
import { askForHint, askForPath } from '../hint/Hints.tsx';
import { GameMenu } from './GameMenu.tsx';

/** Whether every press adds a cell to those that are selected. */
const Gather = ({ isDisabled }: { readonly isDisabled: boolean }): JSX.Element => (
  <button
    type="button"
    class="quiet gather"
    aria-pressed={gathers.value}
    aria-label={t('pad.gather')}
    disabled={isDisabled}
    onClick={togglerOf(isGathering)}
  >
    <ICONS.gather />
    <span>{t('pad.several')}</span>
  </button>
);

/** What is done beside entering digits; in a wide window the menu of the game ends the row. */
export function Actions(): JSX.Element {
  const isWide = layout.value === 'wide';
  const isDisabled = isPaused.value || solved.value;
  const help = { label: t('hint.ask'), Icon: ICONS.hint, isDisabled, name: 'ask', run: askForHint };
  const checking = { label: t('check.ask'), Icon: ICONS.check, isDisabled, run: check };
  return (
    <div class="actions" role="group" aria-label={t('play.actions')}>
      {!isWide && <Edits />}
      {!isWide && <Gather isDisabled={isDisabled} />}
      {(isWide ? [help, checking] : [checking, help]).map((action) => (
        <Action key={action.label} {...action} />
      ))}
      {isWide && <Action label={t('hint.path')} isDisabled={isDisabled} run={askForPath} />}
      {isWide && <GameMenu />}
    </div>
  );
}
