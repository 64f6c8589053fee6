import type { Inputs } from 'preact/hooks';
import { useEffect } from 'preact/hooks';

interface Question<Answer> {
  ask(): Promise<Answer> | undefined;
  hear(answer: Answer): void;
  /** Is called where there is no answer. Default: that is a fault. */
  miss?(): void;
}

/**
 * Asks whenever a key changes, and hears the answer. An answer that comes too late is not heard:
 * after the next question, or when the page was left.
 */
export function useAnswer<Answer>({ ask, hear, miss }: Question<Answer>, keys: Inputs): void {
  useEffect(() => {
    let isLast = true;
    void ask()?.then((answer) => isLast && hear(answer), miss && (() => isLast && miss()));
    return () => {
      isLast = false;
    };
  }, keys);
}
