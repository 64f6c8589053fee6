import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { typingInto } from '../../ui/parts/signals.ts';

/** The fewest characters of a password. */
export const LEAST_PASSWORD = 8;

/** A field for a present or a new password. */
export const PasswordField = ({
  label,
  kind,
  value,
  least = 1,
}: {
  readonly label: string;
  readonly kind: 'current-password' | 'new-password';
  readonly value: Signal<string>;
  readonly least?: number;
}): JSX.Element => (
  <label class="field">
    {label}
    <input
      type="password"
      name={kind}
      required
      minLength={least}
      autocomplete={kind}
      value={value.value}
      onInput={typingInto(value)}
    />
  </label>
);
