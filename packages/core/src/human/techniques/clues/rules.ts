import type { DemandKind } from '../../../rules/demand.ts';
import type { DigitSet } from '../../../sets/digits.ts';
import { type Allowed, allowedBy } from '../../demands/allowed.ts';
import { demandsSome } from '../../demands/boards.ts';
import { allHeld, heldBy } from '../../demands/cages.ts';
import { beyond, eliminating } from '../../demands/evidence.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import { cellMarks, demandMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

// The kinds of demands that are read cell by cell, or that offer a choice.

/**
 * The digits that a demand allows, kept together with the digits of its cells from which they came.
 */
interface Known {
  readonly held: readonly DigitSet[];
  readonly allowed: Allowed;
}
const knownIn = (): Map<number, Known> => new Map();

/** The digits that a demand of the board, by index, allows in its cells. */
export function allowedIn(position: Position, index: number): Allowed {
  const { geometry, budget } = position;
  const demand = geometry.demands[index]!;
  const held = demand.cells.map((cell) => heldBy(position, cell));
  const known = position.remember(knownIn);
  const before = known.get(index);
  if (before?.held.every((set, place) => set === held[place])) return before.allowed;
  const allowed = allowedBy(demand, { geometry, sets: position.get(allHeld), budget });
  known.set(index, { held, allowed });
  return allowed;
}

/** A technique that restricts the cells of demands of some kinds to the allowed digits. */
const byDemand = <Id extends string>(id: Id, kind: DemandKind, name: string, says: string): Technique<Id> => ({
  id,
  name,
  family: 'clues',
  says,
  supports: demandsSome(kind),
  find(position) {
    const { demands } = position.geometry;
    return inTurn(demands.length, (index) =>
      demands[index]!.kind === kind ? demandStep(id, position, index) : NOTHING,
    );
  },
});

function demandStep(technique: string, position: Position, index: number): readonly Step[] {
  const { cells } = position.geometry.demands[index]!;
  if (cells.every((cell) => position.grid.digits[cell] !== 0)) return NOTHING;
  const allowed = allowedIn(position, index);
  if (!allowed || allowed.includes(0)) return NOTHING;
  const lost = beyond(position, cells, allowed);
  if (lost.length === 0) return NOTHING;
  const evidence = () => ({
    marks: [...demandMarks([index], 'pattern'), ...cellMarks(new Set(lost.map(({ cell }) => cell)), 'second')],
    args: { clue: { demands: [index] } },
  });
  return [eliminating(technique, position, lost, evidence)];
}

export const lineFillings = /* @__PURE__ */ byDemand(
  'line-fillings',
  'automaton',
  'All Ways Along a Line',
  'Go along {clue} cell by cell, and try all ways to keep its rule with digits that may stand there. Some candidates never come up.',
);

export const alternatives = /* @__PURE__ */ byDemand(
  'alternatives',
  'any',
  'Case by Case',
  'There are several ways to keep {clue}, such as one for each digit of a cell. Try each of them. Some candidates are in none.',
);
