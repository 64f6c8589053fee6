import { type CurveFigures, ENDS } from '../../src/testing/curves.ts';
import { SYMBOLS } from '../paint/symbols.ts';
import type { Confusion, Figures, SetFigures } from './figures.ts';

/** What a report says of a training. */
export interface TrainingFacts {
  readonly checksum: string;
  readonly temperature: number;
  /** Lines about what was learnt. */
  readonly learnt: readonly string[];
  /** The mean loss of the last epoch, in nats. */
  readonly loss: number;
  /** Painted cells that nobody learnt from. */
  readonly painted: Figures;
  readonly sets: readonly SetFigures[];
  /** What came of photographs that were spoilt more and more. */
  readonly curves: readonly CurveFigures[];
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(2)} %`);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The report as Markdown. It has no times, so that the same training writes the same report. */
export function reportOf({ checksum, temperature, learnt, loss, painted, sets, curves }: TrainingFacts): string {
  return `# What the training measured

Written by \`npm run train -w @pencilmark/scan\`. [MODEL.md](MODEL.md) says what the network is for.

- Checksum of the packed weights (SHA-256): \`${checksum}\`
- Temperature: ${temperature}
${learnt.map((line) => `- ${line}`).join('\n')}
- Mean loss of the last epoch, in nats: ${loss.toFixed(3)}

## Photos that nobody learnt from

Cells are cut out by the package itself. "Whole" counts pictures with every cell right before anything is repaired;
print and hand count as one digit, a blank and pencil marks as no digit.

${table(
  ['set', 'pictures', 'puzzle found', 'whole', 'cells', 'wrong', 'share'],
  sets.map((row) => [row.set, row.photos, row.found, row.whole, row.cells, row.wrong, percent(row.wrong, row.cells)]),
)}

## Painted cells that nobody learnt from

${painted.cells} cells, painted with another seed and harder to read than those of life: ${percent(painted.wrong, painted.cells)} are read wrong.
Of the digits that are read right, ${percent(painted.kinds.wrong, painted.kinds.cells)} are taken for print instead of handwriting or the other way round.

### Calibration

${table(
  ['probability from', 'cells', 'mean probability', 'right'],
  painted.bins
    .filter(({ cells }) => cells > 0)
    .map(({ from, cells, right, chance }) => [from, cells, percent(chance, cells), percent(right, cells)]),
)}

### Confusion

A row is what a cell shows, a column what was read; \`·\` is no digit.

${confusionTable(painted.confusion)}

## Photographs that are spoilt more and more

${curvesSection(curves)}
`;
}

function confusionTable(confusion: Confusion): string {
  const names = ['·', ...SYMBOLS];
  return table(
    ['', ...names],
    confusion.map((row, symbol) => [names[symbol]!, ...Array.from(row, (count) => count || '')]),
  );
}

/** Simulated photographs that are read by the whole package: what comes of each, step by step. */
function curvesSection(curves: readonly CurveFigures[]): string {
  const steps = curves.flatMap(({ name, steps: own }) => own.map(({ step, counts }) => ({ name, step, counts })));
  const [right, doubted, refused, silent] = ENDS.map((end) => steps.reduce((sum, { counts }) => sum + counts[end], 0));
  const all = right! + doubted! + refused! + silent!;
  return `The package prints ${all / steps.length} puzzles, photographs them by simulation and reads them, each time with one thing that is
worse: degrees of turn and tilt, pixels of blur, levels of noise, the quality of JPEG, the part of light that a shadow
takes, the part of the puzzle that a lamp covers, the bend of the paper in sides of the puzzle, pixels of the height.

Of ${all} photographs ${right} are read right, ${doubted} with mistakes and with doubts, ${refused} are refused with a reason,
and ${silent} are wrong in silence.

![What comes of the photographs, step by step](curves.svg)

${table(
  ['worse', 'step', ...ENDS],
  steps.map(({ name, step, counts }) => [name, step, ...ENDS.map((end) => counts[end])]),
)}`;
}
