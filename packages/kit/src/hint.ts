import { LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { hint as hintText, type Language, nextStep, type Step, techniqueName } from '@pencilmark/core/human';
import { A_LANGUAGE } from '@pencilmark/core/human/language';
import { gridOf } from '@pencilmark/core/puzzle';
import { checkArgument, checkOptions, type KeysOf } from '@pencilmark/core/result';
import { BOARD_KEYS, type BoardOptions } from './board.ts';
import { inputOf, type PuzzleInput } from './input.ts';
import { isProper } from './solvers.ts';

/** What `hint` may be told. */
export interface HintOptions extends BoardOptions {
  /**
   * The language of the sentences, such as `de` of `@pencilmark/core/languages/de`; default:
   * English.
   */
  readonly language?: Language;
}

const KEYS: KeysOf<HintOptions> = { ...BOARD_KEYS, language: A_LANGUAGE };

/** The next step of a person, told in three sentences of which each gives more away. */
export interface Hint {
  /** The name of its technique: 'Hidden Single'. */
  readonly name: string;
  /** Only where to look. */
  readonly where: string;
  /** What to look for there. */
  readonly what: string;
  /** The whole step. */
  readonly full: string;
  /**
   * The step as data: its technique, placements, eliminations, and what to draw; `draw` takes it.
   */
  readonly step: Step;
}

/**
 * The next step that a person would find. All filled cells count as given. Nothing when the puzzle
 * has not exactly one solution, and when no technique finds a step. A RangeError says what is
 * wrong with an argument. Boards of up to 32 digits.
 *
 *     hint('1...' + '..2.' + '.3..' + '...4').where      // 'Look at box 1.'
 */
export function hint(puzzle: PuzzleInput, options: HintOptions = {}): Hint | undefined {
  checkOptions('hint', options, KEYS);
  const { language } = options;
  const { puzzle: asked } = inputOf('hint', puzzle, options);
  const { geometry, givens } = asked;
  const isTold = geometry.size <= LARGEST_DIGIT_SET;
  checkArgument('hint', isTold, puzzle, `a board of up to ${LARGEST_DIGIT_SET} digits`);
  const step = isProper(asked) ? nextStep(gridOf(asked), { givens }) : undefined;
  if (!step) return undefined;
  const [where, what, full] = (['where', 'technique', 'full'] as const).map((level) =>
    hintText(step, geometry, level, language && { language }),
  ) as [string, string, string];
  return { name: techniqueName(step.technique, language), where, what, full, step };
}
