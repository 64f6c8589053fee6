/**
 * Trains the network: reads fonts and photos, learns, measures, and writes weights and report.
 * `start.mjs` bundles this file and runs it.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadKernels } from '../src/network/kernels.ts';
import { LAYERS, placed, weightsOf } from '../src/network/layers.ts';
import { type Network, networkOf } from '../src/network/network.ts';
import { curveFigures } from '../src/testing/curves.ts';
import { CELL_SIDE } from '../src/types.ts';
import { workFor } from './learn/course.ts';
import { train } from './learn/crew.ts';
import { packed } from './learn/packed.ts';
import { chartOf } from './measure/chart.ts';
import { examOf, temperatureFor } from './measure/exam.ts';
import { figuresOf, setFigures } from './measure/figures.ts';
import { reportOf } from './measure/report.ts';
import { photoFolder, photosToCalibrate, photosToLearn, photosToMeasure } from './measure/sets.ts';
import { readFonts } from './paint/fonts.ts';
import type { Fonts } from './paint/scene.ts';
import { fontsOf, type SharedFonts, shared } from './paint/symbols.ts';
import { joined, type Pool, painted, poolFor } from './pool.ts';

/** The folder of the trainer; this file is run from its `dist`. */
const HERE = join(dirname(fileURLToPath(import.meta.url)), '..');

const SEED = 14;
/** Seeds of what is not learnt, and of how copies of photos stray. */
const EXAM_SEED = 15;
const CALIBRATION_SEED = 16;
const COPY_SEED = 17;
/** Painted cells of the exam. */
const EXAM_CELLS = 20_000;
/** Painted cells that the temperature is taken from, beside photos. */
const CALIBRATION_CELLS = 4000;
/** How the network learns: the highest rate and its place, and how weights decay. */
const MANNER = { rate: 2e-3, warm: 0.25, decay: 1e-2 };

const started = performance.now();

function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${seconds.padStart(5)} s  ${line}`);
}

/** The options of the command line. */
interface Wish {
  readonly cells: number;
  readonly epochs: number;
  readonly threads: number;
  /** Where weights and report go; the weights of the package are left alone if it is elsewhere. */
  readonly out: string;
}

function wish(): Wish {
  const { values } = parseArgs({
    options: {
      cells: { type: 'string', default: '260000' },
      epochs: { type: 'string', default: '12' },
      threads: { type: 'string', default: '2' },
      out: { type: 'string', default: HERE },
    },
  });
  const { cells, epochs, threads, out } = values;
  return { cells: Number(cells), epochs: Number(epochs), threads: Number(threads), out };
}

/** Packed weights, learnt from painted cells and from photos if there are any. */
async function learnt(
  { cells, epochs, threads }: Wish,
  fonts: SharedFonts,
  photos: Pool | undefined,
): Promise<{ readonly bytes: Uint8Array; readonly loss: number }> {
  const layers = placed(LAYERS, CELL_SIDE);
  const count = layers.reduce((sum, layer) => sum + weightsOf(layer), 0);
  // The threads paint the first cells.
  const pool = joined(photos ? [poolFor(cells), photos] : [poolFor(cells)]);
  const course = { ...MANNER, seed: SEED, layers: LAYERS, epochs, painted: cells };
  const work = workFor(course, pool, fonts, count, threads);
  let last = 0;
  await train(work, ({ number, loss, checksum }) => {
    last = loss;
    say(`epoch ${number} of ${epochs}: mean loss ${loss.toFixed(4)}, weights ${checksum.slice(0, 12)}`);
  });
  return { bytes: packed(layers, work.weights), loss: last };
}

/** The temperature of a network, from painted cells and from photos if there are any. */
function temperatureOf(network: Network, fonts: Fonts, folder: string | undefined): number {
  const cells = painted(CALIBRATION_CELLS, CALIBRATION_SEED, fonts);
  const photos = folder === undefined ? [] : [photosToCalibrate(folder)];
  return temperatureFor(examOf(network, joined([cells, ...photos])));
}

/** The module that the package reads its weights from. */
const moduleOf = (bytes: Uint8Array, checksum: string, temperature: number): string =>
  `// The weights of the network, as packing.ts says, written by the trainer in training/.
// training/REPORT.md says how good they are, training/MODEL.md what they were learnt from.

/** SHA-256 of the packed weights. */
export const CHECKSUM = '${checksum}';

/** What the outputs are divided by before they become probabilities. */
export const TEMPERATURE = ${temperature};

export const WEIGHTS: string =
  '${Buffer.from(bytes).toString('base64')}';
`;

async function main(): Promise<void> {
  const wanted = wish();
  const folder = photoFolder();
  const faces = readFonts();
  const families = new Set(faces.map(({ family }) => family)).size;
  const shelf = shared(faces);
  say(`${faces.length} fonts of ${families} families`);
  const photos = folder === undefined ? undefined : photosToLearn(folder, COPY_SEED);
  for (const line of photos?.says ?? ['no photos: PENCILMARK_DATA names no folder with them']) say(line);
  const { bytes, loss } = await learnt(wanted, shelf, photos?.pool);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  say(`checksum ${checksum}`);
  const kernels = (await loadKernels())!;
  const network = networkOf(kernels, bytes);
  const fonts = fontsOf(shelf);
  const temperature = temperatureOf(network, fonts, folder);
  const curves = curveFigures(networkOf(kernels, bytes, temperature));
  const { cells, epochs, out } = wanted;
  const drawn = `${cells} painted cells, ${faces.length} fonts of ${families} families, ${epochs} epochs, seed ${SEED}`;
  const report = reportOf({
    checksum,
    temperature,
    learnt: [drawn, ...(photos?.says ?? ['no photos'])],
    loss,
    painted: figuresOf(examOf(network, painted(EXAM_CELLS, EXAM_SEED, fonts)), temperature),
    sets: folder === undefined ? [] : setFigures(photosToMeasure(folder), network, temperature),
    curves,
  });
  const weights = out === HERE ? join(HERE, '../src/network/weights.ts') : join(out, 'weights.ts');
  writeFileSync(weights, moduleOf(bytes, checksum, temperature));
  writeFileSync(join(out, 'REPORT.md'), report);
  writeFileSync(join(out, 'curves.svg'), chartOf(curves));
  say(`written: ${weights}, and REPORT.md and curves.svg in ${out}`);
}

await main();
