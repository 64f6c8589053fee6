/** Takes one line of a stream, without its line end; `cut` when it was too long and only its beginning is here. */
export type TakeLine = (text: string, number: number, cut: boolean) => void;

/** Cuts a stream of chunks into lines. */
export interface Splitter {
  push(chunk: string): void;
  end(): void;
}

/** How much of a line that is too long is handed over. */
const BEGINNING = 200;

/**
 * Hands every line of a stream to `take`. Lines end with LF, CR LF or CR, wherever the chunks are cut. A line of more than `usual`
 * characters may have as many as `limitOf` says when it has seen its beginning; of a longer one the rest is skipped without being stored.
 */
export function makeSplitter(take: TakeLine, usual: number, limitOf: (beginning: string) => number): Splitter {
  let number = 1;
  let partial = '';
  let limit = usual;
  let skipping = false;
  let atStart = true;
  let afterReturn = false;

  const add = (piece: string): void => {
    if (skipping) return;
    partial += piece;
    if (partial.length <= limit) return;
    // Asked once a line: to look at the beginning of a text in many pieces is to copy it.
    if (limit === usual) limit = limitOf(partial.slice(0, BEGINNING));
    if (partial.length <= limit) return;
    take(partial.slice(0, BEGINNING), number, true);
    skipping = true;
    partial = '';
  };
  const finish = (): void => {
    if (!skipping) take(partial, number, false);
    partial = '';
    limit = usual;
    skipping = false;
    number++;
  };

  return {
    push(chunk) {
      if (chunk === '') return;
      const first = chunk.charCodeAt(0);
      let start = (atStart && first === 0xfeff) || (afterReturn && first === 10) ? 1 : 0;
      atStart = false;
      afterReturn = false;
      let feed = chunk.indexOf('\n', start);
      let back = chunk.indexOf('\r', start);
      while (feed >= 0 || back >= 0) {
        const end = back < 0 || (feed >= 0 && feed < back) ? feed : back;
        add(chunk.slice(start, end));
        finish();
        start = end + 1;
        if (end === back && feed === start) start++;
        afterReturn = end === back && start === chunk.length && chunk.charCodeAt(start - 1) === 13;
        if (feed >= 0 && feed < start) feed = chunk.indexOf('\n', start);
        if (back >= 0 && back < start) back = chunk.indexOf('\r', start);
      }
      add(chunk.slice(start));
    },
    end() {
      if (partial !== '') finish();
    },
  };
}
