import type { JSX } from 'preact';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly name?: string;
  readonly value: Value;
  readonly among: readonly Value[];
  readonly isField?: boolean;
  /** How a value is called. */
  called(value: Value): string;
  set(value: Value): void;
}

/** One of several values, with its label. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { label, name, value, among, isField, called, set } = props;
  return (
    <label class={isField ? 'field' : undefined}>
      {label}
      <select name={name} value={value} onChange={({ currentTarget }) => set(among[currentTarget.selectedIndex]!)}>
        {among.map((one) => (
          <option key={one} value={one}>
            {called(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly name?: string;
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

/** Something that is on or off, with its label. */
export const Switch = ({ label, name, isOn, set }: SwitchProps): JSX.Element => (
  <label class="switch">
    <input name={name} type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    {label}
  </label>
);
