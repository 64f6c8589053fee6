import { type DrillPosition, stepsOf } from '@pencilmark/coach/drill';
import { casesToPractise, positionOf } from '../../techniques/cases.ts';
import { drillPosition, drillsOf } from '../../techniques/drills.ts';
import { struckOutOf, turned } from '../../techniques/turned.ts';
import type { Exercise } from '../tasks.ts';

/**
 * A position for the practice of a technique, another for each turn: a drill from a game, or a case
 * of the technique where it has none; turned another way in each round.
 */
export async function practice({ id, turn }: { readonly id: string; readonly turn: number }): Promise<Exercise> {
  const drills = (await drillsOf(id)).filter(({ grade }) => grade === 'game');
  const cases = drills.length > 0 ? [] : await casesToPractise(id);
  const count = drills.length + cases.length;
  const [drill, row] = [drills[turn % count], cases[turn % count]];
  if (!drill && !row) throw new RangeError(`technique ${id}; expected one with a case to practise`);
  const place = drill ? drillPosition(drill) : positionOf(row!);
  const { grid, givens } = again(place, Math.floor(turn / count), id);
  return {
    board: grid.geometry.id,
    ...(drill && { drill: drill.id }),
    givens: [...givens],
    placements: [...grid.digits.keys()]
      .filter((cell) => grid.digits[cell] !== 0 && givens[cell] === 0)
      .map((cell) => ({ cell, digit: grid.digits[cell]! })),
    eliminations: struckOutOf(grid),
  };
}

/** A position as it looks in a round; as it lies in the first round, or where no turn keeps it. */
function again(place: DrillPosition, round: number, technique: string): DrillPosition {
  if (round === 0) return place;
  const other = turned(place, round);
  return stepsOf(other.grid, technique, other.givens).length > 0 ? other : place;
}
