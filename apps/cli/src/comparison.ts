import { groupedNumber } from '@pencilmark/bulk';
import { givenCount, type Puzzle } from '@pencilmark/core/puzzle';
import type { SearchResult, Solver } from '@pencilmark/core/solve';
import type { Session } from './session.ts';

/** A search and the time it took, in milliseconds. */
export interface Run {
  readonly result: Pick<SearchResult, 'calls' | 'guesses' | 'stopped'>;
  readonly ms: number;
}

/**
 * How many times as fast as the first solver; undefined when one of the two has no time or gave up.
 */
export const speedOf = (run: Run, first: Run | undefined): number | undefined =>
  first && first.result.stopped !== 'budget' && run.result.stopped !== 'budget' ? first.ms / run.ms : undefined;

const WIDTHS = { puzzle: 6, givens: 7, calls: 12, guesses: 10, time: 9, speed: 9 };

/** A table written row by row: puzzles down, solvers across, a row of totals at the end. */
export class Comparison {
  private readonly session: Session;
  private readonly solvers: readonly Solver[];
  private readonly totals: { calls: number; guesses: number; ms: number; gaveUp: boolean; runs: number }[];
  private puzzles = 0;

  constructor(session: Session, solvers: readonly Solver[]) {
    this.session = session;
    this.solvers = solvers;
    this.totals = solvers.map(() => ({ calls: 0, guesses: 0, ms: 0, gaveUp: false, runs: 0 }));
  }

  /** Writes one row. A solver that does not know the board has no run. */
  add(puzzle: Puzzle, runs: readonly (Run | undefined)[]): void {
    if (this.puzzles++ === 0) this.writeHead();
    runs.forEach((run, index) => {
      const total = this.totals[index]!;
      if (!run) return;
      total.runs++;
      total.calls += run.result.calls;
      total.guesses += run.result.guesses;
      total.ms += run.ms;
      total.gaveUp ||= run.result.stopped === 'budget';
    });
    this.writeRow(String(this.puzzles), String(givenCount(puzzle)), runs);
  }

  /** Writes the totals and the meaning of the marks. */
  finish(): void {
    if (this.puzzles === 0) return;
    const runs = this.totals.map(({ runs, calls, guesses, ms, gaveUp }): Run | undefined =>
      runs === this.puzzles ? { result: { calls, guesses, stopped: gaveUp ? 'budget' : 'exhausted' }, ms } : undefined,
    );
    if (this.puzzles > 1) this.writeRow('all', '', runs);
    if (this.totals.some((total) => total.gaveUp)) this.session.output.line('> stopped by --max-calls');
    if (this.totals.some((total) => total.runs < this.puzzles)) this.session.output.line('– not for this board');
  }

  private writeHead(): void {
    const group = WIDTHS.calls + WIDTHS.guesses + WIDTHS.time;
    const names = this.solvers.map(
      ({ name }, index) => name.padStart(group) + ' '.repeat(index === 0 ? 0 : WIDTHS.speed),
    );
    const heads = this.solvers.map(
      (_, index) =>
        'calls'.padStart(WIDTHS.calls) +
        'guesses'.padStart(WIDTHS.guesses) +
        'time'.padStart(WIDTHS.time) +
        (index === 0 ? '' : 'speed'.padStart(WIDTHS.speed)),
    );
    const { output } = this.session;
    output.line(`${' '.repeat(WIDTHS.puzzle + WIDTHS.givens)}${names.join('')}`.trimEnd());
    output.line(`${'puzzle'.padStart(WIDTHS.puzzle)}${'givens'.padStart(WIDTHS.givens)}${heads.join('')}`);
  }

  private writeRow(puzzle: string, givens: string, runs: readonly (Run | undefined)[]): void {
    const columns = runs.map((run, index) => {
      const mark = run?.result.stopped === 'budget' ? '>' : '';
      const speed = run && speedOf(run, runs[0]);
      const texts = run
        ? [mark + groupedNumber(run.result.calls), groupedNumber(run.result.guesses), mark + timeText(run.ms)]
        : ['–', '–', '–'];
      const [calls, guesses, time] = texts as [string, string, string];
      const start = calls.padStart(WIDTHS.calls) + guesses.padStart(WIDTHS.guesses) + time.padStart(WIDTHS.time);
      return start + (index === 0 ? '' : (speed === undefined ? '' : `${threeDigits(speed)}×`).padStart(WIDTHS.speed));
    });
    const start = puzzle.padStart(WIDTHS.puzzle) + givens.padStart(WIDTHS.givens);
    this.session.output.line((start + columns.join('')).trimEnd());
  }
}

const threeDigits = (number: number): string => groupedNumber(Number(number.toPrecision(3)));

/** A time for people: "12.3 µs", "4.56 ms", "1.23 s". */
function timeText(ms: number): string {
  if (ms < 1) return `${(ms * 1000).toPrecision(3)} µs`;
  return ms < 1000 ? `${ms.toPrecision(3)} ms` : `${(ms / 1000).toPrecision(3)} s`;
}
