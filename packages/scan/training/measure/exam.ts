import { CLASSES, MARKS } from '../../src/network/layers.ts';
import type { Network } from '../../src/network/network.ts';
import { logarithm } from '../dice.ts';
import { classesOf, softmax } from '../learn/loss.ts';
import { EITHER, type Pool, STEPS } from '../pool.ts';

/** Cells with what the network says of them. */
export interface Exam {
  readonly labels: Uint8Array;
  /** What goes out of the network, so many numbers for each cell. */
  readonly outputs: Float32Array;
  readonly width: number;
}

/** Lets a network read all cells of a pool. */
export function examOf(network: Network, { pixels, labels }: Pool): Exam {
  const outputs = network.outputs(
    Float32Array.from(pixels, (pixel) => pixel / STEPS),
    labels.length,
  );
  return { labels, outputs, width: outputs.length / labels.length };
}

/** The probabilities of a cell of an exam. */
export const chancesOf = ({ outputs, width }: Exam, cell: number, temperature: number): Float64Array =>
  softmax(outputs.subarray(cell * width, (cell + 1) * width), temperature);

/** Symbols of cells: no digit, 1–9, A–G. */
export const SYMBOL_COUNT = MARKS;

/** The symbol of a class: print and hand are one, blank and pencil marks are one. */
export const symbolOf = (kind: number): number => (kind === MARKS ? 0 : kind > MARKS ? kind - MARKS : kind);

/** The symbol that a label stands for. */
export const symbolOfLabel = (label: number): number => (label > EITHER ? label - EITHER : symbolOf(label));

/** The probabilities of the symbols that a puzzle of a size may show. */
export function symbolChances(chances: Float64Array, size: number): Float64Array {
  const symbols = new Float64Array(size + 1);
  for (let kind = 0; kind < CLASSES; kind++) {
    const symbol = symbolOf(kind);
    if (symbol <= size) symbols[symbol]! += chances[kind]!;
  }
  const sum = symbols.reduce((total, chance) => total + chance, 0);
  return symbols.map((chance) => chance / sum);
}

/** The index of the largest number. */
export const likeliest = (chances: Float64Array): number =>
  chances.reduce((best, chance, at) => (chance > chances[best]! ? at : best), 0);

const STEP = 0.05;
const LEAST = 0.5;
const MOST = 3;

/** The temperature at which the exam surprises the network least. */
export function temperatureFor(exam: Exam): number {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (let at = 0; LEAST + at * STEP <= MOST; at++) {
    const temperature = Math.round(100 * (LEAST + at * STEP)) / 100;
    const loss = lossAt(exam, temperature);
    if (loss < least) [best, least] = [temperature, loss];
  }
  return best;
}

function lossAt(exam: Exam, temperature: number): number {
  return exam.labels.reduce((sum, label, cell) => {
    const chances = chancesOf(exam, cell, temperature);
    return sum - logarithm(classesOf(label).reduce((total, kind) => total + chances[kind]!, 1e-12));
  }, 0);
}
