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
 * Cuts a stream of chunks into lines, and hands every line to its taker. Lines end with LF, CR LF
 * or CR, and chunks may be cut anywhere.
 */
export class Splitter {
  private readonly taker: LineTaker;
  private number = 1;
  private partial = '';
  private limit: number;
  private skipping = false;
  private atStart = true;
  private afterReturn = false;

  constructor(taker: LineTaker) {
    this.taker = taker;
    this.limit = taker.usual;
  }

  push(chunk: string): void {
    if (chunk === '') return;
    const first = chunk.charCodeAt(0);
    let start = (this.atStart && first === 0xfeff) || (this.afterReturn && first === 10) ? 1 : 0;
    this.atStart = false;
    this.afterReturn = false;
    let feed = chunk.indexOf('\n', start);
    let back = chunk.indexOf('\r', start);
    while (feed >= 0 || back >= 0) {
      const end = back < 0 || (feed >= 0 && feed < back) ? feed : back;
      const next = this.mayPass(chunk, start) ? this.passBlanks(chunk, start) : start;
      if (next > start) start = next;
      else {
        this.add(chunk.slice(start, end));
        this.finish();
        start = feed === end + 1 && chunk.charCodeAt(end) === 13 ? end + 2 : end + 1;
      }
      this.afterReturn = start === chunk.length && chunk.charCodeAt(start - 1) === 13;
      if (feed >= 0 && feed < start) feed = chunk.indexOf('\n', start);
      if (back >= 0 && back < start) back = chunk.indexOf('\r', start);
    }
    this.add(chunk.slice(start));
  }

  end(): void {
    if (this.partial !== '') this.finish();
  }

  /** The number of the last line if its end has not come; else undefined. */
  openLine(): number | undefined {
    return this.partial !== '' || this.skipping ? this.number : undefined;
  }

  private add(piece: string): void {
    if (this.skipping) return;
    this.partial += piece;
    if (this.partial.length <= this.limit) return;
    const { taker } = this;
    // This asks only once for each line, because slicing a text of many pieces copies it.
    if (this.limit === taker.usual) this.limit = taker.limitOf(this.partial.slice(0, BEGINNING));
    if (this.partial.length <= this.limit) return;
    taker.takeCut(this.partial.slice(0, BEGINNING), this.number);
    this.skipping = true;
    this.partial = '';
  }

  private finish(): void {
    if (!this.skipping) this.taker.takeLine(this.partial, this.number);
    this.partial = '';
    this.limit = this.taker.usual;
    this.skipping = false;
    this.number++;
  }

  /** Whether a line starts here that may be blank, and blank lines mean nothing. */
  private mayPass(chunk: string, start: number): boolean {
    return this.partial === '' && !this.skipping && chunk.charCodeAt(start) <= 32 && this.taker.isIdle();
  }

  /**
   * Counts the blank lines from a place on. Answers the start of the first line that is not blank.
   */
  private passBlanks(chunk: string, from: number): number {
    let start = from;
    for (let at = from; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      // A line of tabs may be a row of empty cells.
      if (code === 32) continue;
      if (code !== 10 && code !== 13) break;
      if (code === 13 && chunk.charCodeAt(at + 1) === 10) at++;
      this.number++;
      start = at + 1;
    }
    return start;
  }
}
