import type { MakerOptions } from '@pencilmark/bulk';
import { type Geometry, geometryOf, kindNamed, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
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
  const { givens = 0, digits, kinds, cover, technique = [], without = [] } = wishes;
  const { difficulty, rating, hodokuLevel, score } = wishes;
  const asked = { difficulty, rating, hodokuLevel, score, technique: wishes.technique, without: wishes.without };
  const ofPeople = Object.fromEntries(Object.entries(asked).filter(([, wish]) => wish !== undefined));
  const asksPeople = Object.keys(ofPeople).length > 0;
  if (digits.length < board.size) return bad('digits', `The board ${board.id} has ${board.size} digits.`);
  if (Math.max(...[givens].flat()) > board.cellCount)
    return bad('givens', `The board ${board.id} has room for ${board.cellCount} givens.`);
  if (board.size > LARGEST_DIGIT_SET && (asksPeople || kinds))
    return bad('geometry', `Boards of more than ${LARGEST_DIGIT_SET} digits have no rating and no clues.`);
  const { canCover } = await import('@pencilmark/core/generate');
  if (cover && !(kinds && canCover(kindNamed(kinds[0]!)!.form)))
    return bad('cover', 'Clues of the first of "kinds" are to cover the board, and these cannot.');
  if (!asksPeople) return undefined;
  const [{ wishConflict }, { techniqueCalled }] = await Promise.all([
    import('@pencilmark/core/rate'),
    import('@pencilmark/core/human'),
  ]);
  const strange = [...technique, ...without].find((id) => techniqueCalled(id) === undefined);
  if (strange !== undefined) return bad('technique', `There is no technique "${strange}".`);
  const conflict = kinds ? undefined : wishConflict(ofPeople, board);
  if (!conflict) return undefined;
  const possible = conflict.possible ? `: scores from ${conflict.possible.join(' to ')} are possible` : '';
  return bad(
    conflict.wishes[0]!,
    `No puzzle on ${board.id} is as "${conflict.wishes.join('" and "')}" say${possible}.`,
  );
}
