import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly name?: string;
  readonly value: Value;
  readonly among: readonly Value[];
  readonly isField?: boolean;
  /** A sentence below, where the label does not suffice. */
  readonly says?: string | undefined;
  /** How a value is called. */
  called(value: Value): string;
  set(value: Value): void;
}

/** One of several values, with its label. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { label, name, value, among, isField, says, called, set } = props;
  const id = useId();
  return (
    <>
      <label class={isField ? 'field' : undefined}>
        {label}
        <select
          name={name}
          value={value}
          aria-describedby={says && id}
          onChange={({ currentTarget }) => set(among[currentTarget.selectedIndex]!)}
        >
          {among.map((choice) => (
            <option key={choice} value={choice}>
              {called(choice)}
            </option>
          ))}
        </select>
      </label>
      <Says id={id} says={says} />
    </>
  );
}

interface SegmentsProps<Value extends string> extends Omit<ChoiceProps<Value>, 'isField'> {
  readonly name: string;
  /** What is drawn before the name of a value. */
  mark?(value: Value): ComponentChildren;
}

/** One of a few values, all of which are seen. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  const { label, name, value, among, says, called, set, mark } = props;
  const id = useId();
  return (
    <fieldset class="choice" aria-describedby={says && id}>
      <legend>{label}</legend>
      <div class="segmented">
        {among.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={choice === value} onChange={() => set(choice)} />
            {mark?.(choice)}
            <span>{called(choice)}</span>
          </label>
        ))}
      </div>
      <Says id={id} says={says} />
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly name?: string;
  readonly isOn: boolean;
  readonly says?: string | undefined;
  set(isOn: boolean): void;
}

/** Something that is on or off, with its label. */
export function Switch({ label, name, isOn, says, set }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <>
      <label class="switch">
        <input
          name={name}
          type="checkbox"
          checked={isOn}
          aria-describedby={says && id}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
        {label}
      </label>
      <Says id={id} says={says} />
    </>
  );
}

const Says = ({ id, says }: { readonly id: string; readonly says: string | undefined }): JSX.Element | null =>
  says ? (
    <p class="says" id={id}>
      {says}
    </p>
  ) : null;

/** Fields of a record of wishes: `field('board')` is the name, the value and the setter of one. */
export const fieldsOf =
  <Wishes extends object>(now: Wishes, set: (some: Partial<Wishes>) => void) =>
  <Name extends keyof Wishes & string>(name: Name) => ({
    name,
    value: now[name],
    set: (value: Wishes[Name]): void => set({ [name]: value } as unknown as Partial<Wishes>),
  });
