import { signal } from '@preact/signals';

/** What screen readers say now. */
export const announcement = signal<{ readonly text: string }>({ text: '' });

/** Says something to people who do not see the page; they hear twice what is said twice. */
export const say = (text: string): void => {
  // A screen reader speaks a text again only when it differs.
  announcement.value = { text: text === announcement.peek().text ? `${text}\u00a0` : text };
};
