/** Points: 72 of them are an inch. */
const INCH = 72;

/** The papers: those that people print on, and trim sizes of printers of books. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89, isTrimmed: false },
  a5: { width: 419.53, height: 595.28, isTrimmed: false },
  letter: { width: 8.5 * INCH, height: 11 * INCH, isTrimmed: false },
  '6x9': { width: 6 * INCH, height: 9 * INCH, isTrimmed: true },
  '8x10': { width: 8 * INCH, height: 10 * INCH, isTrimmed: true },
  '8.5x11': { width: 8.5 * INCH, height: 11 * INCH, isTrimmed: true },
} as const;

export type PaperName = keyof typeof PAPERS;

/** What is cut off at the three outer edges of a page. */
export const BLEED = 0.125 * INCH;
/** Books are cut on three sides; single sheets must only be held by a printer. */
const OUTER = { trimmed: 0.5 * INCH, loose: 0.6 * INCH };

// The least inner margins of Amazon's printers for paperbacks, by the most pages. A quarter of an
// inch is added, because digits are written up to the edge of a board.
const GUTTERS = [
  [150, 0.375],
  [300, 0.5],
  [500, 0.625],
  [700, 0.75],
  [828, 0.875],
] as const;
const MORE = 0.25 * INCH;
/** How thick a page of white paper is, in inches. */
const PAGE_THICKNESS = 0.002252;

/** A page and its margins, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** The paper for a book of so many pages. Sheets that are not bound have equal margins. */
export function paperFor(name: PaperName, pages: number): Paper {
  const { width, height, isTrimmed } = PAPERS[name];
  const outer = isTrimmed ? OUTER.trimmed : OUTER.loose;
  const [, gutter] = GUTTERS.find(([most]) => pages <= most) ?? GUTTERS.at(-1)!;
  return { width, height, inner: isTrimmed ? gutter * INCH + MORE : outer, outer, top: outer, bottom: outer };
}

/**
 * The sheet for a cover: back, spine and front side by side, with bleed all around. In inches. A
 * spine takes words from 79 pages on.
 */
export function coverFor(name: PaperName, pages: number) {
  const { width, height } = PAPERS[name];
  const spine = pages * PAGE_THICKNESS;
  const inches = (points: number): number => Math.round((points / INCH) * 1000) / 1000;
  return {
    width: inches(2 * width + 2 * BLEED + spine * INCH),
    height: inches(height + 2 * BLEED),
    spine: inches(spine * INCH),
  };
}
