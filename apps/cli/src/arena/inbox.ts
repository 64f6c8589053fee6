import type { Fault } from '@pencilmark/arena';

/** What comes from a program: a line with the moment when it was whole, a fault, or nothing. */
export type Heard = { readonly line: string; readonly at: number } | { readonly fault: Fault } | 'nothing';

/** What a program said and nobody has read yet. */
export interface Inbox {
  /** Takes a line; gives whether there is room for it. */
  add(line: string): boolean;
  /** Closes the inbox with the reason. Lines that came before the end of a program stay. */
  close(fault: Fault): void;
  /** The next line or the reason; 'nothing' when neither comes before a moment. */
  next(until: number): Promise<Heard>;
}

/** More unread lines than any protocol needs. */
const MOST_UNREAD = 100;

export function makeInbox(): Inbox {
  let lines: { readonly line: string; readonly at: number }[] = [];
  let closed: { readonly fault: Fault } | undefined;
  let wake = (): void => {};
  const first = (): Heard | undefined => lines.shift() ?? closed;
  return {
    add(line) {
      if (closed) return true;
      lines.push({ line, at: performance.now() });
      wake();
      return lines.length <= MOST_UNREAD;
    },
    close(fault) {
      if (closed) return;
      closed = { fault };
      if (fault.code !== 'ended') lines = [];
      wake();
    },
    async next(until) {
      const heard = first();
      if (heard) return heard;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, until - performance.now()));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      return first() ?? 'nothing';
    },
  };
}
