import type { ParseError } from '@pencilmark/core/format';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { ok, type Result } from '@pencilmark/core/result';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { geometryOfGame } from '../../model/game.ts';
import { game } from '../../table/session.ts';
import { puzzleNamed } from './puzzles.ts';

type Texts = typeof import('./texts.ts');

/** The puzzle that is watched, or what is wrong with its text. */
export type Reading = Result<{ readonly puzzle: Puzzle }, ParseError>;

/**
 * Reads what a view names: a puzzle of the list at once, another text when its formats are loaded.
 * Until then the last reading stays. `played` is the game at hand as a text. `end` stops it.
 */
export function makeReading(text: ReadonlySignal<string>) {
  const texts = signal<Texts | undefined>();
  const reading = signal<Reading | undefined>();
  const played = computed(() => game.value && texts.value?.textOf(geometryOfGame(game.value), game.value.givens));
  const stops = [
    effect(() => {
      const named = puzzleNamed(text.value);
      if (named) reading.value = ok({ puzzle: named });
      else if (texts.value) reading.value = texts.value.readText(text.value);
    }),
    effect(() => {
      if (texts.value || (!game.value && puzzleNamed(text.value))) return;
      void import('./texts.ts').then((loaded) => {
        texts.value = loaded;
      });
    }),
  ];
  const end = (): void => {
    for (const stop of stops) stop();
  };
  return { reading, played, end };
}
