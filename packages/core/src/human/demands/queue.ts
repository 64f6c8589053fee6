/** Whole numbers that wait in a row, each at most once at a time. */
export class Queue {
  private readonly waiting: number[] = [];
  private readonly isWaiting: Uint8Array;
  private at = 0;

  /** For numbers below a limit. */
  constructor(limit: number) {
    this.isWaiting = new Uint8Array(limit);
  }

  get size(): number {
    return this.waiting.length - this.at;
  }

  add(number: number): void {
    if (this.isWaiting[number] === 1) return;
    this.isWaiting[number] = 1;
    this.waiting.push(number);
  }

  /** The number that has waited longest. The queue must not be empty. */
  take(): number {
    const number = this.waiting[this.at++]!;
    this.isWaiting[number] = 0;
    return number;
  }
}
