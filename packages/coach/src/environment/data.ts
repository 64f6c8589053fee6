import { alphabetOf, cellName, type Geometry } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { GivenHint } from './game.ts';

/** As much of the step of a hint as its level tells, as plain data. */
export function hintData({ text, level, step }: GivenHint, geometry: Geometry): object {
  const { size } = geometry;
  const alphabet = alphabetOf(geometry);
  const told = (mark: string, deeds: readonly Candidate[]): string[] =>
    deeds.map(({ cell, digit }) => `${cellName(cell, size)}${mark}${alphabet[digit - 1]}`);
  return {
    text,
    ...(level !== 'where' && { technique: step.technique }),
    ...(level === 'full' && { place: told('=', step.placements), strike: told('=', step.eliminations) }),
  };
}
