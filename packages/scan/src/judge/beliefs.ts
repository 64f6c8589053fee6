/** How many classes the network has: blank, printed digits, marks, digits by hand. */
export const CLASS_COUNT = 27;
/** A printed digit is its own class, 1…16; 10…16 are written A…G. */
const BLANK = 0;
const MARKS = 17;
/** The class of a 1 by hand; those of 2…9 follow. */
const FIRST_HAND = 18;
const LAST_HAND_DIGIT = 9;

/** What is believed of the cells of a board before the rules of Sudoku are applied. */
export interface Beliefs {
  readonly size: number;
  readonly cellCount: number;
  /** For each cell the logarithms of how likely each digit 0…size is; 0 stands for no digit. */
  readonly logs: Float64Array;
  /** For each cell, how likely it has pencil marks if it has no digit, 0…1. */
  readonly marks: Float64Array;
  /** For each cell, by how much (as a logarithm) a digit is likelier by hand than printed. */
  readonly hand: Float64Array;
  /**
   * The mean over all cells of the logarithm of the likeliest reading, while what the board cannot
   * hold still counts. It is near 0 where turn and size are right.
   */
  readonly sureness: number;
}

const LEAST_LOG = -30;
const MOST_BONUS = 3;

/** The logarithm of the sum of two numbers that are given as logarithms. */
function logSum(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY ? larger : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}

const bounded = (log: number): number => Math.max(LEAST_LOG, Math.min(-LEAST_LOG, log));

/** Scales what is likely to the sum of 1. */
function normalise(logs: Float64Array): void {
  const sum = logs.reduce(logSum, Number.NEGATIVE_INFINITY);
  for (let index = 0; index < logs.length; index++) logs[index] = bounded(logs[index]! - sum);
}

/** What the ink in the middle of a cell says besides the network. */
export interface InkRule {
  /** Less ink is none: then a digit is less likely by this logarithm. */
  readonly none: number;
  /** More ink is much: then a blank cell is less likely by the same. */
  readonly much: number;
  readonly weight: number;
}

/**
 * Takes the answers of the network apart, 27 log-probabilities a cell. Printed digits and those by
 * hand are added up, so are blank cells and pencil marks. Digits that a board of this size does not
 * have are left out, and the rest is scaled to 1. `ink` is the share of ink in the middle of each
 * cell: print that shines through looks like a digit and is fainter than ink.
 */
export function beliefsOf(answers: Float32Array, size: number, ink: Float32Array, rule: InkRule): Beliefs {
  const cellCount = size * size;
  const width = size + 1;
  const bonus = fullnessBonus(answers, cellCount);
  const logs = new Float64Array(cellCount * width);
  const marks = new Float64Array(cellCount);
  const hand = new Float64Array(cellCount);
  let sureness = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const answer = Float64Array.from(answers.subarray(cell * CLASS_COUNT, (cell + 1) * CLASS_COUNT));
    weighInk(answer, ink[cell]!, rule);
    normalise(answer);
    const row = logs.subarray(cell * width, (cell + 1) * width);
    row[0] = logSum(answer[0]!, answer[MARKS]!);
    marks[cell] = Math.exp(answer[MARKS]! - row[0]!);
    hand[cell] = digitsInto(row, answer);
    sureness += row.reduce((best, log) => Math.max(best, log));
    row[0]! -= bonus;
    normalise(row);
  }
  return { size, cellCount, logs, marks, hand, sureness: sureness / cellCount };
}

/**
 * By how much a digit is likelier where nearly all cells have one: a grid that looks full probably
 * is full.
 */
function fullnessBonus(answers: Float32Array, cellCount: number): number {
  let digits = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const answer = answers.subarray(cell * CLASS_COUNT, (cell + 1) * CLASS_COUNT);
    const best = answer.indexOf(Math.max(...answer));
    if (best !== BLANK && best !== MARKS) digits++;
  }
  return Math.max(0, Math.min(MOST_BONUS, Math.log(digits / Math.max(1, cellCount - digits))));
}

function weighInk(answer: Float64Array, ink: number, { none, much, weight }: InkRule): void {
  if (ink > much) answer[BLANK]! -= weight;
  if (ink >= none) return;
  for (let index = 1; index < CLASS_COUNT; index++) if (index !== MARKS) answer[index]! -= weight;
}

/** Adds up print and hand for each digit; gives by how much hand is likelier in all. */
function digitsInto(row: Float64Array, answer: Float64Array): number {
  let allByHand = Number.NEGATIVE_INFINITY;
  let allPrinted = Number.NEGATIVE_INFINITY;
  for (let digit = 1; digit < row.length; digit++) {
    const printed = answer[digit]!;
    const byHand = digit <= LAST_HAND_DIGIT ? answer[FIRST_HAND + digit - 1]! : Number.NEGATIVE_INFINITY;
    row[digit] = logSum(printed, byHand);
    allByHand = logSum(allByHand, byHand);
    allPrinted = logSum(allPrinted, printed);
  }
  return bounded(allByHand - allPrinted);
}

/** The logarithm of how likely a digit is in a cell; 0 is no digit. */
export const logOf = ({ size, logs }: Beliefs, cell: number, digit: number): number => logs[cell * (size + 1) + digit]!;

/** The likeliest digit of each cell, 0 for none. */
export function firstReading(beliefs: Beliefs): Uint8Array {
  const reading = new Uint8Array(beliefs.cellCount);
  for (let cell = 0; cell < beliefs.cellCount; cell++)
    for (let digit = 1; digit <= beliefs.size; digit++)
      if (logOf(beliefs, cell, digit) > logOf(beliefs, cell, reading[cell]!)) reading[cell] = digit;
  return reading;
}
