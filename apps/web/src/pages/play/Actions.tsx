import type { JSX } from 'preact';
import { check } from '../../end/check.ts';
import { canRedoNow, canUndoNow, isPaused, redo, solved, undo } from '../../game/session.ts';
import { askForHint, askForPath } from '../../hint/Hints.tsx';
import { ICONS } from '../../parts/icons.tsx';
import { t } from '../../text/index.ts';
import { GameMenu } from './GameMenu.tsx';
import { layout } from './layout.ts';

interface ActionProps {
  readonly label: string;
  readonly Icon?: () => JSX.Element;
  readonly isDisabled: boolean;
  readonly name?: string;
  run(): void;
}

/** A button with a picture and a word. */
const Action = ({ label, Icon, isDisabled, name, run }: ActionProps): JSX.Element => (
  <button type="button" class={name ? `quiet ${name}` : 'quiet'} disabled={isDisabled} onClick={run}>
    {Icon && <Icon />}
    <span>{label}</span>
  </button>
);

/** Undo and redo. */
export const Edits = (): JSX.Element => (
  <>
    <Action label={t('play.undo')} Icon={ICONS.undo} isDisabled={!canUndoNow.value} run={undo} />
    <Action label={t('play.redo')} Icon={ICONS.redo} isDisabled={!canRedoNow.value} run={redo} />
  </>
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
      {(isWide ? [help, checking] : [checking, help]).map((one) => (
        <Action key={one.label} {...one} />
      ))}
      {isWide && <Action label={t('hint.path')} isDisabled={isDisabled} run={askForPath} />}
      {isWide && <GameMenu />}
    </div>
  );
}
