/** How far the clock of the service is ahead of ours, as one question about it showed. */
export interface TimeSample {
  /** Milliseconds for the way there and back. */
  readonly trip: number;
  readonly ahead: number;
}

const MOST = 10;

/** What one question and its answer show. All in milliseconds; `sent` and `answered` are ours. */
export const sampleOf = (sent: number, answered: number, now: number): TimeSample => ({
  trip: answered - sent,
  ahead: now - (sent + answered) / 2,
});

/** The latest samples, with one more. */
export const withSample = (samples: readonly TimeSample[], sample: TimeSample): readonly TimeSample[] =>
  [...samples, sample].slice(-MOST);

/** How far the service is ahead: the quickest answer knows best. 0 while nothing is known. */
export const aheadBy = (samples: readonly TimeSample[]): number =>
  samples.reduce<TimeSample | undefined>(
    (best, sample) => (best && best.trip <= sample.trip ? best : sample),
    undefined,
  )?.ahead ?? 0;
