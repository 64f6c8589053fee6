import type { JSX } from 'preact';

interface NumberFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value: number | undefined;
  readonly least?: number;
  readonly most?: number;
  readonly placeholder?: string;
  /** Takes a whole number within the limits; nothing where none is typed. */
  set(value: number | undefined): void;
}

/** A field for a whole number, which may be empty. */
export const NumberField = ({
  label,
  name,
  value,
  least = 0,
  most,
  placeholder,
  set,
}: NumberFieldProps): JSX.Element => (
  <label>
    {label}
    <input
      type="number"
      name={name}
      min={least}
      max={most}
      step="1"
      placeholder={placeholder}
      value={value ?? ''}
      onChange={({ currentTarget: { valueAsNumber: number } }) =>
        set(Number.isNaN(number) ? undefined : Math.min(most ?? Infinity, Math.max(least, Math.trunc(number))))
      }
    />
  </label>
);
