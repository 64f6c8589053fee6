import type { Signal } from '@preact/signals';

/** Sets a signal, as fields do it: `set={setterOf(choice)}`. */
export const setterOf =
  <Value>(signal: Signal<Value>) =>
  (value: Value): void => {
    signal.value = value;
  };

/** Sets a signal to what is typed: `onInput={typingInto(text)}`. */
export const typingInto =
  (signal: { value: string | undefined }) =>
  ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void => {
    signal.value = currentTarget.value;
  };

/** Turns a signal on or off: `onClick={togglerOf(isOpen)}`. */
export const togglerOf = (signal: Signal<boolean>) => (): void => {
  signal.value = !signal.value;
};
