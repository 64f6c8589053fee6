/** Takes one line of a stream, without its line end; `cut` when it was too long and only its beginning is here. */
export type TakeLine = (text: string, number: number, cut: boolean) => void;

/** Cuts a stream of chunks into lines. */
export interface Splitter {
  push(chunk: string): void;
  end(): void;
}

/**
 * Hands every line of a stream to `take`. Lines end with LF, CR LF or CR, wherever the chunks are cut. Of a line longer than
 * `limitOf` (its first characters) allows, the beginning is handed over and the rest skipped without being stored.
 */
export function makeSplitter(take: TakeLine, limitOf: (start: string) => number): Splitter {
  let number = 1;
  let partial = '';
  let skipping = false;
  let afterReturn = false;
  let fresh = true;

  const finish = (piece: string): void => {
    if (!skipping) {
      const text = partial === '' ? piece : partial + piece;
      take(text, number, false);
    }
    partial = '';
    skipping = false;
    number++;
  };
  /** Keeps the beginning of a line whose end is not here yet. */
  const keep = (piece: string): void => {
    if (skipping || piece === '') return;
    partial += piece;
    if (partial.length > limitOf(partial.slice(0, 200))) cut();
  };
  const cut = (): void => {
    take(partial.slice(0, 200), number, true);
    partial = '';
    skipping = true;
  };

  return {
    push(chunk) {
      let start = 0;
      if (fresh && chunk !== '') {
        fresh = false;
        if (chunk.charCodeAt(0) === 0xfeff) start = 1;
      }
      if (afterReturn && chunk !== '') {
        afterReturn = false;
        if (chunk.charCodeAt(0) === 10) start = 1;
      }
      let feed = chunk.indexOf('\n', start);
      let back = chunk.indexOf('\r', start);
      while (feed >= 0 || back >= 0) {
        const end = back < 0 || (feed >= 0 && feed < back) ? feed : back;
        const piece = chunk.slice(start, end);
        // A line that arrives whole is measured too.
        if (
          !skipping &&
          partial.length + piece.length > limitOf(partial === '' ? piece.slice(0, 200) : partial.slice(0, 200))
        ) {
          partial += piece;
          cut();
        }
        finish(piece);
        start = end + 1;
        if (end === back) {
          if (feed === start) start++;
          else if (start === chunk.length) afterReturn = true;
          back = chunk.indexOf('\r', start);
        }
        if (feed >= 0 && feed < start) feed = chunk.indexOf('\n', start);
      }
      keep(chunk.slice(start));
    },
    end() {
      if (partial !== '') finish('');
      partial = '';
      skipping = false;
    },
  };
}
