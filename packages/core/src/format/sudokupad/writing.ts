import type { Geometry } from '../../geometry/geometry.ts';
import { isKind } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { upTo } from '../../rules/groups.ts';
import { kindNamed } from '../../rules/kinds.ts';
import { placeOf } from '../../rules/places.ts';
import type { PrintOptions } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { cageOf, type Drawn, drawSigns } from './drawing.ts';
import { FLAGS } from './whole-board.ts';

/**
 * The member of the metadata with the id of our board. By it we read back exactly what we wrote,
 * also what a drawing cannot tell.
 */
export const OWN_ID = 'pencilmark';

/** The JSON of SudokuPad for a board with its clues as drawings. */
export function documentJson({ geometry, givens }: Puzzle, { about = {}, solution }: PrintOptions = {}): string {
  const { boxes, clues, rules, size } = geometry;
  const drawn: Drawn = { cages: [], underlays: [], lines: [], arrows: [], overlays: [] };
  for (const clue of clues) {
    const cage = cageOf(clue, size);
    if (cage) drawn.cages.push(cage);
    else drawSigns(kindNamed(clue.rule)!.signsOf(clue, geometry), drawn, size);
  }
  const has = (name: string): boolean => rules.some((rule) => rule.name === name);
  // Where dots of consecutive digits are drawn, the word means that these are all there are.
  const words = Object.entries(FLAGS).filter(([, name]) => has(name) || (name === 'nonconsecutive' && has('neg-diff')));
  for (const rule of rules)
    if (!isKind(rule) && !words.some(([, name]) => name === rule.name)) drawSigns(rule.signs(geometry), drawn, size);
  return JSON.stringify({
    cellSize: 50,
    metadata: {
      ...about,
      rules: about.rules ?? rulesIn(geometry),
      ...(solution && { solution: digitsOf(solution, size) }),
      [OWN_ID]: geometry.id,
    },
    cells: upTo(size).map((row) =>
      upTo(size).map((column) => {
        const value = givens[row * size + column];
        return value ? { value } : {};
      }),
    ),
    regions: upTo(size).map((box) =>
      [...boxes.keys()].filter((cell) => boxes[cell] === box).map((cell) => placeOf(cell, size)),
    ),
    ...drawn,
    ...(words.length > 0 && { global: words.map(([word]) => word) }),
  });
}

/** The rules of a board as sentences. */
const rulesIn = ({ rules }: Geometry): string =>
  ['Normal sudoku rules apply.', ...rules.map(({ says }) => `${says[0]!.toUpperCase()}${says.slice(1)}.`)].join('\n');

const digitsOf = (digits: ArrayLike<number>, size: number): string =>
  Array.from(digits, (digit) => usualNotation(size).alphabet[digit - 1]).join('');
