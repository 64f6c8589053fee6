import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { geometryCalled } from '../../../puzzles/boards.ts';
import type { Position } from '../tasks.ts';
import type { Trial } from '../trial.ts';

/** A position on the table: all of a trial but what is claimed. */
export type Table = Omit<Trial, 'claim' | 'end'> & { readonly cells: Signal<readonly number[]> };

/** A position as it lies on the table; nothing is named yet. */
export const useTable = (position: Position): Table =>
  useMemo(
    () => ({
      geometry: geometryCalled(position.board),
      givens: position.givens,
      solution: Uint8Array.from(position.solution),
      ground: { digits: Uint8Array.from(position.digits), candidates: Int32Array.from(position.candidates) },
      cells: signal<readonly number[]>([]),
    }),
    [position],
  );
