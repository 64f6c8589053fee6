import { SYMBOLS } from '../paint/symbols.ts';
import type { Confusion, Figures, SetFigures } from './figures.ts';

/** What a report tells of a training. */
export interface Told {
  readonly checksum: string;
  readonly temperature: number;
  /** Lines about what was learnt. */
  readonly learnt: readonly string[];
  /** The mean loss of the last epoch, in nats. */
  readonly loss: number;
  /** Painted cells that nobody learnt from. */
  readonly painted: Figures;
  readonly sets: readonly SetFigures[];
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(2)} %`);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The report as Markdown. It has no times, so that the same training writes the same report. */
export function reportOf({ checksum, temperature, learnt, loss, painted, sets }: Told): string {
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
`;
}

function confusionTable(confusion: Confusion): string {
  const names = ['·', ...SYMBOLS];
  return table(
    ['', ...names],
    confusion.map((row, symbol) => [names[symbol]!, ...Array.from(row, (count) => count || '')]),
  );
}
