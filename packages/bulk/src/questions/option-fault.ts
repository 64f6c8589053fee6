import { type Geometry, geometryOf, kindNamed, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import type { PathWishes } from '@pencilmark/core/rate';
import type { MakerOptions } from '../types.ts';
import type { Fault, Question } from './question.ts';

/** Options that contradict each other: one of them would have no effect. */
const CONTRADICTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  solve: [
    ['candidates', 'count'],
    ['candidates', 'limit'],
    ['candidates', 'check'],
  ],
  rate: [['columns', 'raters']],
  generate: [
    ['kinds', 'minimal'],
    ['kinds', 'method'],
  ],
};

const bad = (position: string, text: string): Fault => ({ code: 'bad-body', text, position });

/** What is wrong with the options of a question, beyond what schemas say; undefined for nothing. */
export async function optionFault({ name, options }: Question): Promise<Fault | undefined> {
  const pair = CONTRADICTIONS[name]?.find((both) => both.every((option) => options[option] !== undefined));
  if (pair) return bad(pair[1], `"${pair[0]}" and "${pair[1]}" cannot go together.`);
  const board = options.geometry === undefined ? undefined : geometryOf(options.geometry as string);
  if (board?.ok === false) return bad('geometry', board.error.message);
  return name === 'generate' && board ? wishFault(options as unknown as MakerOptions, board.value) : undefined;
}

/** What is wrong with wishes for puzzles on a board. */
async function wishFault(wishes: MakerOptions, board: Geometry): Promise<Fault | undefined> {
  const { givens = 0, digits, kinds, cover } = wishes;
  for (const name of ['givens', 'rating', 'score'] as const) {
    const [least = 0, most = least] = [wishes[name] ?? []].flat();
    if (least > most) return bad(name, `"${name}" has the smaller bound first.`);
  }
  if (digits.length < board.size) return bad('digits', `The board ${board.id} has ${board.size} digits.`);
  if (Math.max(...[givens].flat()) > board.cellCount)
    return bad('givens', `The board ${board.id} has room for ${board.cellCount} givens.`);
  const names = PATH_WISHES.filter((name) => wishes[name] !== undefined);
  if (board.size > LARGEST_DIGIT_SET && (names.length > 0 || kinds))
    return bad('geometry', `Boards of more than ${LARGEST_DIGIT_SET} digits have no rating and no clues.`);
  const { canCover, generateClued } = await import('@pencilmark/core/generate');
  if (cover && !(kinds && canCover(kindNamed(kinds[0]!)!.form)))
    return bad('cover', 'Clues of the first of "kinds" are to cover the board, and these cannot.');
  if (names.length === 0) return undefined;
  // A board such as the puzzles have: one with clues of the wanted kinds.
  const sample = kinds && generateClued({ kinds, geometry: board, seed: 0, maxTries: 1, maxCalls: 1 }).puzzle.geometry;
  return pathFault(Object.fromEntries(names.map((name) => [name, wishes[name]])), sample ?? board);
}

const PATH_WISHES = ['difficulty', 'rating', 'hodokuLevel', 'score', 'technique', 'without'] as const;

/** What is wrong with wishes for puzzles as people solve them. */
async function pathFault(wishes: PathWishes, board: Geometry): Promise<Fault | undefined> {
  // Raters load all techniques.
  const [{ wishConflict }, { techniqueCalled }] = await Promise.all([
    import('@pencilmark/core/rate'),
    import('@pencilmark/core/human'),
  ]);
  for (const name of ['technique', 'without'] as const) {
    const strange = wishes[name]?.find((id) => techniqueCalled(id) === undefined);
    if (strange !== undefined) return bad(name, `There is no technique "${strange}".`);
  }
  const conflict = wishConflict(wishes, board);
  if (!conflict) return undefined;
  const [first] = conflict.wishes;
  const possible = conflict.possible ? `: scores from ${conflict.possible.join(' to ')} are possible` : '';
  return bad(first!, `No puzzle of this board is as "${conflict.wishes.join('" and "')}" say${possible}.`);
}
