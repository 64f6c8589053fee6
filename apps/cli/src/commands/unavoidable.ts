import { countText, gridFault, lineOf, reportProblem } from '@pencilmark/bulk';
import { type DisjointFamily, disjointFamily, unavoidableSets } from '@pencilmark/core/combinatorics';
import { type Cell, cellName, type Geometry } from '@pencilmark/core/geometry';
import { type Command, FILES } from '../command.ts';
import { sinkOf } from '../jobs/sequence.ts';
import { wholeNumber } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import { SVG_OPTION, setDrawer } from '../pictures.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

const USUAL_SIZE = 12;

interface UnavoidableSettings extends ReadingOptions {
  readonly size?: number;
  readonly svg?: string;
}

export const unavoidable: Command = {
  name: 'unavoidable',
  says: 'list the minimal unavoidable sets of complete grids, all up to a size, and a largest family of disjoint ones',
  note:
    'A set of cells is unavoidable when the rest of the grid leaves a second solution: each proper puzzle of the grid ' +
    'has a given in it. So disjoint sets are a lower bound of givens. No minimal set up to the size is missed.',
  operand: { ...FILES, says: 'files with complete grids; - or no file at all means standard input' },
  options: [
    { flags: '--size <n>', says: `the most cells of a set (default: ${USUAL_SIZE})`, read: wholeNumber(1) },
    { ...SVG_OPTION, says: 'draw each set into a folder: set-001.svg, or line-7-set-001.svg for a further grid' },
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark solve puzzles.txt | pencilmark unavoidable', 'the sets of up to 12 cells, in a second'],
    ['pencilmark solve puzzles.txt | pencilmark unavoidable --size 6 --json', 'the small ones, as JSON'],
    [
      'pencilmark solve puzzles.txt | pencilmark unavoidable --size 4 --svg pictures',
      'those of four cells, drawn, too',
    ],
  ],
  async run(session: Session, operands, options: UnavoidableSettings) {
    const { size = USUAL_SIZE, json, svg } = options;
    const draw = svg === undefined ? undefined : await setDrawer(svg);
    await eachPuzzle(session, operands, options, (found) => {
      const { puzzle, notation } = found.reading;
      const { geometry, givens } = puzzle;
      const refusal = gridFault(puzzle);
      if (refusal)
        return reportProblem(sinkOf(session, found), found, 'disappoint', { code: 'grid', message: refusal }, json);
      const sets: Cell[][] = [];
      const onProgress = (cells: number, cell: Cell): void =>
        session.progress.say(() => `sets of ${cells} cells from ${cellName(cell, geometry.size)} on`);
      for (const set of unavoidableSets(geometry, givens, { most: size, onProgress })) {
        sets.push(set);
        draw?.(found, sets.length, set);
        if (!json) session.output.line(namesOf(set, geometry));
      }
      const family = disjointFamily(sets);
      if (json)
        session.json({
          puzzle: lineOf(geometry, givens, notation),
          size,
          sets: sets.map((set) => namedCells(set, geometry)),
          disjoint: family.sets.map((set) => namedCells(set, geometry)),
          largest: family.isLargest,
        });
      else session.output.write(summaryOf(geometry, sets, { size, family }));
    });
  },
};

/** How many sets there are of each size, and the largest family of disjoint ones. */
function summaryOf(
  geometry: Geometry,
  sets: readonly (readonly Cell[])[],
  { size, family }: { readonly size: number; readonly family: DisjointFamily },
): string {
  const all = `${countText(sets.length, 'minimal unavoidable set')} of up to ${countText(size, 'cell')}`;
  if (sets.length === 0) return `${all}\n`;
  const sizes = [...new Set(sets.map(({ length }) => length))];
  const counts = sizes.map((own) => `${sets.filter(({ length }) => length === own).length} of ${own}`);
  const more = family.isLargest ? 'no more of these are' : 'perhaps more are';
  return [
    `${all}: ${counts.join(', ')}`,
    `at least ${countText(family.sets.length, 'given')}, for so many sets are disjoint (${more}):`,
    ...family.sets.map((set) => `  ${namesOf(set, geometry)}`),
    '',
  ].join('\n');
}

const namedCells = (cells: readonly Cell[], { size }: Geometry): string[] => cells.map((cell) => cellName(cell, size));
const namesOf = (cells: readonly Cell[], geometry: Geometry): string => namedCells(cells, geometry).join(' ');
