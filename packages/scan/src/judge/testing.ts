import type { Random } from '@pencilmark/core/random';
import type { Cells } from '../types.ts';
import { CLASS_COUNT } from './beliefs.ts';

/** A number of at least 0 and less than 1. */
const share = (random: Random): number => random.next() / 2 ** 32;

/** A number of the normal distribution: mean 0, deviation 1 (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - share(random))) * Math.cos(2 * Math.PI * share(random));

/**
 * Answers of an imagined network that says exactly how sure it may be: each class has a signal of
 * noise, the right one lies `clearness` higher, and the answer follows by the rule of Bayes. At 6
 * nearly every cell is clear, at 4 one in thirty is misread.
 */
export function imaginedAnswers(classes: ArrayLike<number>, clearness: number, random: Random): Float32Array {
  const answers = new Float32Array(classes.length * CLASS_COUNT);
  for (let cell = 0; cell < classes.length; cell++) {
    const row = answers.subarray(cell * CLASS_COUNT, (cell + 1) * CLASS_COUNT);
    for (let index = 0; index < CLASS_COUNT; index++)
      row[index] = clearness * (normal(random) + (index === classes[cell] ? clearness : 0));
    const largest = Math.max(...row);
    const sum = row.reduce((total, log) => total + Math.exp(log - largest), 0);
    for (let index = 0; index < CLASS_COUNT; index++) row[index]! -= largest + Math.log(sum);
  }
  return answers;
}

/** Black ink on white paper; so much ink in the middles that it says nothing. */
export const plainFacts = (cellCount: number): Pick<Cells, 'ink' | 'traces' | 'inkColours' | 'paperColours'> => ({
  ink: new Float32Array(cellCount).fill(0.01),
  traces: new Float32Array(cellCount),
  inkColours: new Uint8Array(3 * cellCount),
  paperColours: new Uint8Array(3 * cellCount).fill(255),
});

/** Answers that are sure of a class for each cell. */
export function plainAnswers(classes: readonly number[]): Float32Array {
  const answers = new Float32Array(classes.length * CLASS_COUNT).fill(-20);
  classes.forEach((kind, cell) => {
    answers[cell * CLASS_COUNT + kind] = 0;
  });
  return answers;
}

/** The same answers with other odds in one cell: the probabilities of some classes. */
export function misread(answers: Float32Array, cell: number, odds: Readonly<Record<number, number>>): Float32Array {
  const changed = answers.slice();
  changed.fill(-20, cell * CLASS_COUNT, (cell + 1) * CLASS_COUNT);
  for (const [kind, p] of Object.entries(odds)) changed[cell * CLASS_COUNT + Number(kind)] = Math.log(p);
  return changed;
}
