import type { Browser } from 'playwright-core';

/** A puzzle on a piece of paper. */
export interface Printed {
  readonly board: string;
  /** A character a cell, `.` for none. */
  readonly puzzle: string;
  /** Cells that somebody has crossed out. */
  readonly crossed?: readonly number[];
}

export interface Photographed {
  readonly type?: 'png' | 'jpeg';
  /** How the paper lies, as a transformation of CSS. */
  readonly lies?: string;
  readonly width?: number;
  readonly height?: number;
}

export function photoOf(browser: Browser, printed: readonly Printed[], how?: Photographed): Promise<Buffer>;

/** A film in the format y4m that shows a picture; both of its sides are even. */
export function filmOf(browser: Browser, picture: Buffer): Promise<Buffer>;
