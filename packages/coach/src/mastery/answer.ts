/**
 * An answer to a drill, as it is kept: all that is known of a learner is the list of them. Lists
 * from two windows or devices are put together as sets, by `id`.
 */
export interface DrillAnswer {
  readonly id: string;
  /** The id of the technique, and that of the drill: its place among those of the technique. */
  readonly technique: string;
  readonly drill: string;
  /** When, in milliseconds of the epoch; how long it took. */
  readonly at: number;
  readonly ms: number;
  /** Found alone, found with help or after a mistake, or given up. */
  readonly outcome: 'found' | 'helped' | 'missed';
}
