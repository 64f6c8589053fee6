import type { JSX } from 'preact';
import { canRedoNow, canUndoNow, redo, undo } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../parts/icons.tsx';

interface ActionProps {
  readonly label: string;
  readonly Icon?: () => JSX.Element;
  readonly isDisabled: boolean;
  readonly name?: string;
  run(): void;
}

/** A button with a picture and a word. */
export const Action = ({ label, Icon, isDisabled, name, run }: ActionProps): JSX.Element => (
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
