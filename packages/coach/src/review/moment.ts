/** What stood on the board and in the notes at a moment. Sets of digits have bit digit - 1. */
export interface Standing {
  readonly digits: Uint8Array;
  readonly corner: Int32Array;
  readonly centre: Int32Array;
  /** Candidates that were struck out. */
  readonly ruledOut: Int32Array;
}

/** A move of a game as a review sees it, in the order in which moves were made. */
export interface Played {
  /**
   * Time played when it was made, in milliseconds. Two windows have two clocks: where one of them
   * played what the other had played before, it is less than that of the move before.
   */
  readonly ms: number;
  readonly before: Standing;
  readonly after: Standing;
  /** Whether a hint or a path made it. */
  readonly isHelp: boolean;
  /** Whether the player only tried what would follow, and said so. Default: false. */
  readonly isSupposed?: boolean;
}
