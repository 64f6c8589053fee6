import type { Clue } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { findings } from '../findings.ts';
import { isShownHit, shownSet } from '../needs/shown.ts';
import { chosen, clueTroubles } from '../placing.ts';
import { shownGeometry } from '../table.ts';

/** Marks the cells of clues: of the chosen one, and of those in conflict, unfinished or spare. */
export function Emphasis(): JSX.Element {
  const { size } = shownGeometry.value;
  const { spareClues, conflict } = findings.value;
  const isOther = (clue: Clue): boolean => clue !== chosen.value;
  const marked: readonly (readonly [string, readonly Clue[]])[] = [
    ['spare', spareClues?.clues ?? []],
    ['fault', [...(conflict?.clues ?? []), ...clueTroubles.value.map(({ clue }) => clue)].filter(isOther)],
    ['chosen', chosen.value ? [chosen.value] : []],
  ];
  return (
    <svg class="drawing emphasis" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {shownSet.value && <path class={isShownHit.value ? 'set' : 'set unhit'} d={outlineOf(shownSet.value, size)} />}
      {marked.map(([name, clues]) => (
        <path key={name} class={name} d={clues.map((clue) => outlineOf(clue.cells.flat(), size)).join('')} />
      ))}
    </svg>
  );
}

/** The edge of some cells. */
export function outlineOf(cells: readonly number[], size: number): string {
  const own = new Set(cells);
  const sides = [...own].flatMap((cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    return [
      (y === 0 || !own.has(cell - size)) && `M${x} ${y}h1`,
      (y === size - 1 || !own.has(cell + size)) && `M${x} ${y + 1}h1`,
      (x === 0 || !own.has(cell - 1)) && `M${x} ${y}v1`,
      (x === size - 1 || !own.has(cell + 1)) && `M${x + 1} ${y}v1`,
    ];
  });
  return sides.filter(Boolean).join('');
}
