import type { JSX } from 'preact';

interface IconButtonProps {
  /** What it does, which readers of the screen hear and a mouse sees. */
  readonly label: string;
  readonly Icon: () => JSX.Element;
  readonly isDisabled?: boolean;
  readonly run: (() => void) | undefined;
}

/** A button that shows an icon only. */
export const IconButton = ({ label, Icon, isDisabled, run }: IconButtonProps): JSX.Element => (
  <button type="button" class="icon-button" aria-label={label} title={label} disabled={isDisabled} onClick={run}>
    <Icon />
  </button>
);
