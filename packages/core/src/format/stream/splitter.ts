/** Cuts a stream of chunks into lines. */
export interface Splitter {
  push(chunk: string): void;
  end(): void;
  /** The number of the last line when it has begun and not ended. */
  openLine(): number | undefined;
}

/** How much of a line that is too long is handed over. */
const BEGINNING = 200;

/** What a splitter does with the lines it finds. */
export interface LineTaker {
  /** Takes a line, without its line end. */
  takeLine(text: string, number: number): void;
  /**
   * Takes the beginning of a line that is too long; the rest of it is skipped without being
   * stored.
   */
  takeCut(beginning: string, number: number): void;
  /** How many characters a line may have … */
  readonly usual: number;
  /** … unless its beginning allows more. */
  limitOf(beginning: string): number;
  /** Whether blank lines mean nothing now: they are counted and not handed over. */
  isIdle(): boolean;
}

/**
 * Hands over every line of a stream. Lines end with LF, CR LF or CR, wherever the chunks are cut.
 */
export function makeSplitter({ takeLine, takeCut, usual, limitOf, isIdle }: LineTaker): Splitter {
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
    takeCut(partial.slice(0, BEGINNING), number);
    skipping = true;
    partial = '';
  };
  const finish = (): void => {
    if (!skipping) takeLine(partial, number);
    partial = '';
    limit = usual;
    skipping = false;
    number++;
  };
  /** Takes the line that ends at a place; gives the start of the next. */
  const takeUpTo = (chunk: string, start: number, end: number, feed: number): number => {
    add(chunk.slice(start, end));
    finish();
    return feed === end + 1 && chunk.charCodeAt(end) === 13 ? end + 2 : end + 1;
  };
  /**
   * Counts the blank lines from a place on; gives the start of the first line that is not blank.
   */
  const passBlanks = (chunk: string, from: number): number => {
    let start = from;
    for (let at = from; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === 32 || code === 9) continue;
      if (code !== 10 && code !== 13) break;
      if (code === 13 && chunk.charCodeAt(at + 1) === 10) at++;
      number++;
      start = at + 1;
    }
    return start;
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
        const mayPass = partial === '' && !skipping && chunk.charCodeAt(start) <= 32 && isIdle();
        const next = mayPass ? passBlanks(chunk, start) : start;
        start = next > start ? next : takeUpTo(chunk, start, end, feed);
        afterReturn = start === chunk.length && chunk.charCodeAt(start - 1) === 13;
        if (feed >= 0 && feed < start) feed = chunk.indexOf('\n', start);
        if (back >= 0 && back < start) back = chunk.indexOf('\r', start);
      }
      add(chunk.slice(start));
    },
    end() {
      if (partial !== '') finish();
    },
    openLine: () => (partial !== '' || skipping ? number : undefined),
  };
}
