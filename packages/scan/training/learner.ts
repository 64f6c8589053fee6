import { shuffled } from '@pencilmark/core/random';
import type { Address, Kernels } from '../src/network/kernels.ts';
import { type Placed, placed } from '../src/network/layers.ts';
import { CELL_SIDE } from '../src/types.ts';
import { type School, schoolFor } from './backward.ts';
import { BATCH, type Course, meet, SHARDS, type Work } from './course.ts';
import { type Dice, diceOf } from './dice.ts';
import { lesson } from './lesson.ts';
import { paintInto } from './pool.ts';
import { fieldsOf } from './symbols.ts';

/** Cells that go through the network together. */
const GROUP = 16;

/** Seeds of the dice, one for each use. */
const SEEDS = { weights: 1, order: 2, lessons: 3 };

/** Told after each epoch: its number from 1, and the mean loss in nats. */
export type Progress = (epoch: number, loss: number) => void;

/** The part of thread `index` in a course. When all threads are done, the weights are learnt. */
export function learn(work: Work, index: number, kernels: Kernels, tell: Progress): void {
  const { course, pool, threads } = work;
  const fonts = { print: fieldsOf(work.fonts, false), hand: fieldsOf(work.fonts, true) };
  for (let cell = index; cell < course.painted; cell += threads) paintInto(pool, cell, course.seed, fonts);
  const learner = learnerOf(work, kernels);
  if (index === 0) firstWeights(course, learner.school.layers, work.weights);
  meet(work);
  const batches = Math.floor(pool.labels.length / BATCH);
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    const order = orderOf(course, pool.labels.length, epoch);
    if (index === 0) work.losses.fill(0);
    for (let batch = 0; batch < batches; batch++) {
      learner.take();
      const step = epoch * batches + batch;
      for (let shard = index; shard < SHARDS; shard += threads) {
        const size = BATCH / SHARDS;
        const start = batch * BATCH + shard * size;
        learner.study(
          shard,
          order.subarray(start, start + size),
          diceFor(course, SEEDS.lessons, step * SHARDS + shard),
        );
      }
      meet(work);
      if (index === 0) learner.step(step, batches * course.epochs);
      meet(work);
    }
    if (index === 0) tell(epoch + 1, work.losses.reduce((sum, loss) => sum + loss, 0) / (batches * BATCH));
  }
}

const diceFor = (course: Course, use: number, index: number): Dice => diceOf((course.seed * 8 + use) * 2 ** 32 + index);

const orderOf = (course: Course, count: number, epoch: number): Int32Array =>
  Int32Array.from(
    shuffled(
      Array.from({ length: count }, (_, at) => at),
      diceFor(course, SEEDS.order, epoch),
    ),
  );

/** What one thread does in a step. */
interface Learner {
  readonly school: School;
  /** Takes the weights that all share. */
  take(): void;
  /** The gradients of some cells become those of a shard. */
  study(shard: number, cells: Int32Array, dice: Dice): void;
  /** Adds the shards up and changes the weights. */
  step(step: number, steps: number): void;
}

function learnerOf(work: Work, kernels: Kernels): Learner {
  const { course } = work;
  const school = schoolFor(kernels, placed(course.layers, CELL_SIDE), GROUP);
  const count = school.weightCount;
  const [fast, slow]: readonly [Address, Address] = [kernels.reserve(count), kernels.reserve(count)];
  const numbers = (at: Address): Float32Array => kernels.floats(at, count);
  return {
    school,
    take: () => numbers(school.weights).set(work.weights),
    study: (shard, cells, dice) => {
      numbers(school.slopes).fill(0);
      work.losses[shard]! += lesson(kernels, school, work.pool, cells, dice);
      work.slopes[shard]!.set(numbers(school.slopes));
    },
    step: (step, steps) => {
      const slopes = numbers(school.slopes);
      for (let at = 0; at < count; at++) {
        let sum = 0;
        for (let shard = 0; shard < SHARDS; shard++) sum += work.slopes[shard]![at]!;
        slopes[at] = sum / BATCH;
      }
      const rate = course.rate * riseAndFall((step + 1) / steps, course.warm);
      kernels.adam(school.weights, school.slopes, fast, slow, count, ...correctionsOf(step, rate), rate * course.decay);
      work.weights.set(numbers(school.weights));
    },
  };
}

/** 0…1: rises in a straight line until `warm`, then falls to 0. */
const riseAndFall = (done: number, warm: number): number => (done < warm ? done / warm : (1 - done) / (1 - warm));

/** The running means begin at 0; what they lack of their full weight is made up for. */
function correctionsOf(step: number, rate: number): readonly [rate: number, slowScale: number] {
  let [fast, slow] = [1, 1];
  for (let past = 0; past <= Math.min(step, 20_000); past++) [fast, slow] = [fast * 0.9, slow * 0.999];
  return [rate / (1 - fast), 1 / (1 - slow)];
}

/** Weights to begin with: values keep their size from layer to layer (He and others 2015). */
function firstWeights(course: Course, layers: readonly Placed[], weights: Float32Array): void {
  const dice = diceFor(course, SEEDS.weights, 0);
  weights.fill(0);
  for (const { layer, inner, outChannels, weights: from } of layers) {
    if (layer.kind === 'pool') continue;
    const deviation = Math.sqrt(2 / inner);
    for (let at = 0; at < inner * outChannels; at++) weights[from + at] = deviation * dice.bell();
  }
}
