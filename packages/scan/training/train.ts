import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadKernels } from '../src/network/kernels.ts';
import { LAYERS, placed, weightsOf } from '../src/network/layers.ts';
import { networkOf } from '../src/network/network.ts';
import { CELL_SIDE } from '../src/types.ts';
import { workFor } from './course.ts';
import { train } from './crew.ts';
import { examOf, temperatureFor } from './exam.ts';
import { figuresOf, setFigures } from './figures.ts';
import { readFonts } from './fonts.ts';
import { packed } from './packed.ts';
import { AREA, type Pool, paintInto, poolFor } from './pool.ts';
import { reportOf } from './report.ts';
import { photoFolder, photosToCalibrate, photosToLearn, photosToMeasure } from './sets.ts';
import { fieldsOf, type SharedFonts, shared } from './symbols.ts';

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

const { values } = parseArgs({
  options: {
    cells: { type: 'string', default: '260000' },
    epochs: { type: 'string', default: '12' },
    threads: { type: 'string', default: '2' },
    out: { type: 'string', default: HERE },
  },
});

const started = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

function painted(count: number, seed: number, fonts: SharedFonts): Pool {
  const pool = poolFor(count);
  const fields = { print: fieldsOf(fonts, false), hand: fieldsOf(fonts, true) };
  for (let cell = 0; cell < count; cell++) paintInto(pool, cell, seed, fields);
  return pool;
}

/** A pool for cells that are still to be painted, followed by those of photos. */
function poolWith(count: number, photos: Pool | undefined): Pool {
  const pool = poolFor(count + (photos?.labels.length ?? 0));
  if (photos) {
    pool.pixels.set(photos.pixels, count * AREA);
    pool.labels.set(photos.labels, count);
  }
  return pool;
}

function both(a: Pool, b: Pool | undefined): Pool {
  if (!b) return a;
  const pool = poolWith(a.labels.length, b);
  pool.pixels.set(a.pixels);
  pool.labels.set(a.labels);
  return pool;
}

/** The module that the package reads its weights from. */
const moduleOf = (bytes: Uint8Array, checksum: string, temperature: number): string =>
  `// The weights of the network, as packing.ts says, written by the trainer in training/.
// training/REPORT.md says how good they are, training/MODEL.md what they were learnt from.

/** SHA-256 of the packed weights. */
export const CHECKSUM = '${checksum}';

/** What the outputs are divided by before they become probabilities. */
export const TEMPERATURE = ${temperature};

export const WEIGHTS =
  '${Buffer.from(bytes).toString('base64')}';
`;

const folder = photoFolder();
const cells = Number(values.cells);
const faces = readFonts();
const families = new Set(faces.map(({ family }) => family));
const fonts = shared(faces);
say(`${faces.length} fonts of ${families.size} families`);
const photos = folder === undefined ? undefined : photosToLearn(folder, COPY_SEED);
for (const line of photos?.says ?? ['no photos: PENCILMARK_DATA names no folder with them']) say(line);
const layers = placed(LAYERS, CELL_SIDE);
const count = layers.reduce((sum, layer) => sum + weightsOf(layer), 0);
const course = {
  seed: SEED,
  layers: LAYERS,
  epochs: Number(values.epochs),
  rate: 2e-3,
  warm: 0.25,
  decay: 1e-2,
  painted: cells,
};
const work = workFor(course, poolWith(cells, photos?.pool), fonts, count, Number(values.threads));
const losses: number[] = [];
await train(work, (epoch, loss) => {
  losses.push(loss);
  say(`epoch ${epoch} of ${course.epochs}: mean loss ${loss.toFixed(4)}`);
});
const bytes = packed(layers, work.weights);
const checksum = createHash('sha256').update(bytes).digest('hex');
say(`checksum ${checksum}`);
const network = networkOf((await loadKernels())!, bytes);
const calibration = both(
  painted(CALIBRATION_CELLS, CALIBRATION_SEED, fonts),
  folder === undefined ? undefined : photosToCalibrate(folder),
);
const temperature = temperatureFor(examOf(network, calibration));
const report = reportOf({
  checksum,
  temperature,
  learnt: [
    `${cells} painted cells, ${faces.length} fonts of ${families.size} families, ${course.epochs} epochs, seed ${SEED}`,
    ...(photos?.says ?? ['no photos']),
  ],
  losses,
  painted: figuresOf(examOf(network, painted(EXAM_CELLS, EXAM_SEED, fonts)), temperature),
  sets: folder === undefined ? [] : setFigures(photosToMeasure(folder), network, temperature),
});
const weights = values.out === HERE ? join(HERE, '../src/network/weights.ts') : join(values.out, 'weights.ts');
writeFileSync(weights, moduleOf(bytes, checksum, temperature));
writeFileSync(join(values.out, 'REPORT.md'), report);
say(`written: ${weights}, ${join(values.out, 'REPORT.md')}`);
