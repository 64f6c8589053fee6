import { type DrillPosition, stepsOf } from '@pencilmark/coach/drill';
import { casesToPractise, positionOf } from '../../techniques/cases.ts';
import { drillPosition, drillsOf } from '../../techniques/drills.ts';
import type { Exercise } from './tasks.ts';
import { struckOutOf, turned } from './turned.ts';

/** A place to practise in, with the drill that it is. */
interface Place extends DrillPosition {
  readonly drill?: string;
}

/**
 * A position for the practice of a technique, another for each turn: a drill from a game, or a case
 * of the technique where it has none; turned another way in each round.
 */
export async function practice({ id, turn }: { readonly id: string; readonly turn: number }): Promise<Exercise> {
  const places = await placesOf(id);
  const place = places[turn % places.length];
  if (!place) throw new RangeError(`technique ${id}; expected one with a case to practise`);
  const { grid, givens } = again(place, Math.floor(turn / places.length), id);
  return {
    board: grid.geometry.id,
    ...(place.drill !== undefined && { drill: place.drill }),
    givens: [...givens],
    placements: [...grid.digits.keys()]
      .filter((cell) => grid.digits[cell] !== 0 && givens[cell] === 0)
      .map((cell) => ({ cell, digit: grid.digits[cell]! })),
    eliminations: struckOutOf(grid),
  };
}

async function placesOf(id: string): Promise<readonly Place[]> {
  const drills = (await drillsOf(id)).filter(({ grade }) => grade === 'game');
  if (drills.length > 0) return drills.map((drill) => ({ ...drillPosition(drill), drill: drill.id }));
  return (await casesToPractise(id)).map(positionOf);
}

/** A position as it looks in a round; as it lies in the first one, or where no turn keeps it. */
function again(place: Place, round: number, technique: string): DrillPosition {
  if (round === 0) return place;
  const other = turned(place, round);
  return stepsOf(other.grid, technique, other.givens).length > 0 ? other : place;
}
