import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { Places } from '../../relations/digit-places.ts';
import { digitTemplates, Templates } from '../../relations/digit-templates.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

/** The cells of a digit that lie in a template, as far as that is known. */
const usedCells =
  (position: Position) =>
  (digit: Digit): readonly Cell[] =>
    position.get(digitTemplates)(digit).used;

/** The cells of all templates: those that are the only used cell of some house. */
function forcedCells({ houses }: Geometry, used: readonly Cell[]): Cell[] {
  const isUsed = new Set(used);
  const cells = houses.flatMap((house) => {
    const places = house.cells.filter((cell) => isUsed.has(cell));
    return places.length === 1 ? places : [];
  });
  return [...new Set(cells)].sort((a, b) => a - b);
}

/**
 * The cells of each digit that lie in a template which avoids the certain cells of other digits.
 * This is repeated until nothing changes.
 */
function usedTogether(position: Position): readonly (readonly Cell[])[] {
  const { geometry } = position;
  const digits = Array.from({ length: geometry.size }, (_, index) => index + 1);
  const used = [[], ...digits.map(usedCells(position))];
  const takenBy = new Map<Cell, Digit>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const digit of digits) for (const cell of forcedCells(geometry, used[digit]!)) takenBy.set(cell, digit);
    for (const digit of digits) {
      const free = used[digit]!.filter((cell) => (takenBy.get(cell) ?? digit) === digit);
      if (free.length === used[digit]!.length) continue;
      used[digit] = new Templates(geometry, new Places(geometry, free)).used;
      isNew = true;
    }
  }
  return used;
}

/**
 * A technique of templates: first those of each digit alone. Then each digit beside those of all
 * other digits, if that eliminates more.
 */
const template = <Id extends string>(
  id: Id,
  name: string,
  says: string,
  deedsOf: (position: Position, used: readonly Cell[], digit: Digit) => readonly Cell[],
  key: 'placements' | 'eliminations',
): Technique<Id> => ({
  id,
  name,
  family: 'last-resort',
  says,
  *find(position) {
    const drawn: number[] = [];
    for (const usedBy of [usedCells(position), (digit: Digit) => position.get(usedTogether)[digit]!])
      for (let digit = 1; digit <= position.geometry.size; digit++) {
        const used = usedBy(digit);
        const cells = used.length === 0 ? [] : deedsOf(position, used, digit);
        if (cells.length <= (drawn[digit] ?? 0)) continue;
        drawn[digit] = cells.length;
        const step: Step = {
          technique: id,
          placements: [],
          eliminations: [],
          marks: candidateMarks(used, digit, 'pattern'),
          args: { digit: { digits: [digit] }, cells: { cells } },
        };
        yield { ...step, [key]: cells.map((cell) => ({ cell, digit })) };
      }
  },
});

export const templateSet = template(
  'template-set',
  'Template Set',
  'A template is a way to put {digit} into every house once. Take all templates that fit the candidates of the whole grid. They leave to each other digit the cells that all of its own templates need. Then every one of them goes through {cells}.',
  ({ geometry }, used) => forcedCells(geometry, used),
  'placements',
);

export const templateDelete = template(
  'template-delete',
  'Template Delete',
  'A template is a way to put {digit} into every house once. Take all templates that fit the candidates of the whole grid. They leave to each other digit the cells that all of its own templates need. Then none of them goes through {cells}.',
  (position, used, digit) => [...position.cellsWith(digit)].filter((cell) => !used.includes(cell)),
  'eliminations',
);
