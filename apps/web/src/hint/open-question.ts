import { signal } from '@preact/signals';

/** What somebody is about to ask: why a digit cannot go somewhere, or what follows. */
export const openQuestion = signal<'why' | 'follow' | undefined>(undefined);

export const endQuestion = (): void => {
  openQuestion.value = undefined;
};
