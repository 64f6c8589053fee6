/** Cuts a stream of chunks into lines. */
export interface Splitter {
  push(chunk: string): void;
  end(): void;
  /** The number of the last line if its end has not come; else undefined. */
  openLine(): number | undefined;
}

/** How many characters of a line that is too long are handed over. */
const BEGINNING = 200;

/** The receiver of the lines that a splitter finds. */
export interface LineTaker {
  /** Takes a line, without its line end. */
  takeLine(text: string, number: number): void;
  /**
   * Takes the beginning of a line that is too long. The splitter skips the rest and does not store
   * it.
   */
  takeCut(beginning: string, number: number): void;
  /** The most characters of a usual line. */
  readonly usual: number;
  /** The most characters of a line that begins like this; asked only for lines over `usual`. */
  limitOf(beginning: string): number;
  /** Whether blank lines mean nothing now. The splitter then counts them and hands none over. */
  isIdle(): boolean;
}

/**
 * A splitter that hands every line to its taker. Lines end with LF, CR LF or CR, and chunks may be
 * cut anywhere.
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
    // This asks only once for each line, because slicing a text of many pieces copies it.
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
  /** Takes the line that ends at a place. Answers the start of the next line. */
  const takeUpTo = (chunk: string, start: number, end: number, feed: number): number => {
    add(chunk.slice(start, end));
    finish();
    return feed === end + 1 && chunk.charCodeAt(end) === 13 ? end + 2 : end + 1;
  };
  /**
   * Counts the blank lines from a place on. Answers the start of the first line that is not blank.
   */
  const passBlanks = (chunk: string, from: number): number => {
    let start = from;
    for (let at = from; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      // A line of tabs may be a row of empty cells.
      if (code === 32) continue;
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
