import { signal } from '@preact/signals';

/** The question that the player puts together: why a digit cannot go somewhere, or what follows. */
export const openQuestion = signal<'why' | 'follow' | undefined>(undefined);

export const endQuestion = (): void => {
  openQuestion.value = undefined;
};
