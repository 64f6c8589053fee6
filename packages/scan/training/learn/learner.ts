import { shuffled } from '@pencilmark/core/random';
import type { Address, Kernels } from '../../src/network/kernels.ts';
import { type Placed, placed } from '../../src/network/layers.ts';
import { CELL_SIDE } from '../../src/types.ts';
import { type Dice, diceOf } from '../dice.ts';
import { fontsOf } from '../paint/symbols.ts';
import { paintInto } from '../pool.ts';
import { type School, schoolFor } from './backward.ts';
import { BATCH, type Course, meet, SHARDS, type Work } from './course.ts';
import { lesson } from './lesson.ts';

/** Cells that go through the network together. */
const GROUP = 16;

/** Seeds of the dice, one for each use. */
const SEEDS = { weights: 1, order: 2, lessons: 3 };

/** Called after each epoch, while all threads wait: its number from 1, the mean loss in nats. */
export type Progress = (epoch: number, loss: number) => void;

/** The part of thread `index` in a course. When all threads are done, the weights are learnt. */
export function learn(work: Work, index: number, kernels: Kernels, tell: Progress): void {
  const { course, pool, threads } = work;
  const fonts = fontsOf(work.fonts);
  for (let cell = index; cell < course.painted; cell += threads) paintInto(pool, cell, course.seed, fonts);
  const learner = learnerOf(work, kernels);
  if (index === 0) firstWeights(course, learner.school.layers, work.weights);
  meet(work);
  const batches = Math.floor(pool.labels.length / BATCH);
  for (let step = 0; step < batches * course.epochs; step++) {
    const [epoch, batch] = [Math.floor(step / batches), step % batches];
    if (batch === 0) learner.open(orderOf(course, pool.labels.length, epoch));
    learner.take();
    for (let shard = index; shard < SHARDS; shard += threads) learner.study(step, batch, shard);
    meet(work);
    // Between the two meetings the other threads wait, so this thread may change what all share.
    if (index === 0) learner.step(step, batches * course.epochs);
    if (index === 0 && batch === batches - 1) {
      tell(epoch + 1, work.losses.reduce((sum, loss) => sum + loss, 0) / (batches * BATCH));
      work.losses.fill(0);
    }
    meet(work);
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
  /** An epoch begins, in which the cells of the pool come in this order. */
  open(order: Int32Array): void;
  /** Takes the weights that all share. */
  take(): void;
  /** The gradients of the cells of a shard become those that all share. */
  study(step: number, batch: number, shard: number): void;
  /** Adds the shards up and changes the weights. */
  step(step: number, steps: number): void;
}

function learnerOf(work: Work, kernels: Kernels): Learner {
  const { course } = work;
  const school = schoolFor(kernels, placed(course.layers, CELL_SIDE), GROUP);
  const count = school.weightCount;
  const [fast, slow]: readonly [Address, Address] = [kernels.reserve(count), kernels.reserve(count)];
  const numbers = (at: Address): Float32Array => kernels.floats(at, count);
  let order: Int32Array = new Int32Array();
  // The running means of Adam begin at 0: what part of their weight they lack is made up for.
  let [fastLack, slowLack] = [1, 1];
  return {
    school,
    take: () => numbers(school.weights).set(work.weights),
    open: (next) => {
      order = next;
    },
    study: (step, batch, shard) => {
      const size = BATCH / SHARDS;
      const start = batch * BATCH + shard * size;
      const cells = order.subarray(start, start + size);
      const dice = diceFor(course, SEEDS.lessons, step * SHARDS + shard);
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
      fastLack *= 0.9;
      slowLack *= 0.999;
      const [fastRate, slowScale] = [rate / (1 - fastLack), 1 / (1 - slowLack)];
      kernels.adam(school.weights, school.slopes, fast, slow, count, fastRate, slowScale, rate * course.decay);
      work.weights.set(numbers(school.weights));
    },
  };
}

/** 0…1: rises in a straight line until `warm`, then falls to 0. */
const riseAndFall = (done: number, warm: number): number => (done < warm ? done / warm : (1 - done) / (1 - warm));

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
