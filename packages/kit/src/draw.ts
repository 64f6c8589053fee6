import { drawBoard, THEMES, type Theme } from '@pencilmark/board';
import { LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import type { Step } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { checkArgument, checkOption, checkOptions, FLAG, type KeysOf, TEXT } from '@pencilmark/core/result';
import { BOARD_KEYS, type BoardOptions } from './board.ts';
import { inputOf, type PuzzleInput } from './input.ts';

/** What `draw` may be told. */
export interface DrawOptions extends BoardOptions {
  /** A title for people who cannot see the picture. */
  readonly title?: string;
  /** 'light', 'dark', or 'auto' (default), which follows the reader's screen. */
  readonly theme?: Theme;
  /** Whether rows and columns are named at the edge; default true. */
  readonly names?: boolean;
  /** Whether the digits that are still possible stand in empty cells; default false. */
  readonly candidates?: boolean;
  /** A step whose evidence is drawn, such as `hint(puzzle).step`. */
  readonly step?: Step;
}

const KEYS: KeysOf<DrawOptions> = {
  ...BOARD_KEYS,
  title: TEXT,
  theme: true,
  names: FLAG,
  candidates: FLAG,
  step: true,
};

/**
 * Draws a puzzle as an SVG document that stands alone. A RangeError says what is wrong with an
 * argument.
 *
 *     draw('12..34..........', { title: 'A small one' }).startsWith('<svg')      // true
 */
export function draw(puzzle: PuzzleInput, options: DrawOptions = {}): string {
  checkDrawing(options);
  const { title, theme, names, candidates: areShown, step } = options;
  const { puzzle: drawn } = inputOf('draw', puzzle, options);
  const { geometry, givens } = drawn;
  const isShort = !areShown || geometry.size <= LARGEST_DIGIT_SET;
  checkArgument('draw', isShort, puzzle, `a board of up to ${LARGEST_DIGIT_SET} digits when candidates are drawn`);
  return drawBoard({
    geometry,
    digits: givens,
    ...(areShown && { candidates: gridOf(drawn).candidates }),
    ...(title !== undefined && { title }),
    ...(theme !== undefined && { theme }),
    ...(names !== undefined && { names }),
    ...(step && { step }),
  });
}

function checkDrawing(options: DrawOptions): void {
  checkOptions('draw', options, KEYS);
  const { theme, step } = options;
  checkOption('draw', 'theme', theme === undefined || THEMES.includes(theme), theme, `one of ${THEMES.join(', ')}`);
  checkOption(
    'draw',
    'step',
    step === undefined || Array.isArray(step?.marks),
    step,
    'a step, such as hint(puzzle).step',
  );
}
