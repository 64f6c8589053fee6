import type { Family } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';
import { LEVELS } from '../../../puzzles/boards.ts';
import { usualFirst } from '../../techniques/usual.ts';
import type { Listed } from '../tasks.ts';

/** Where something lies on the map; 1 is the way from a stop to the next. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Column {
  readonly level: Difficulty;
  readonly x: number;
  readonly width: number;
}

interface Row {
  readonly family: Family;
  readonly y: number;
  readonly height: number;
  readonly techniques: readonly Listed[];
}

/** A map: families as rows, levels as columns, techniques as stops on the path of their family. */
export interface Plan {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly spots: ReadonlyMap<string, Spot>;
  readonly width: number;
  readonly height: number;
}

/** Room beside the stops of a column, and above those of a row. */
const ASIDE = 0.25;
const ABOVE = 0.2;

// More stops than these of one row and column go up and down between two lines, even more down and
// up between three or four.
const MOST_IN_LINE = 2;
const MOST_IN_TWO = 6;
const MOST_IN_THREE = 9;
const MOST_LINES = 4;

/** How wide so many stops are, where they alone decide. */
const widthFor = (count: number): number => {
  if (count <= MOST_IN_LINE) return count;
  if (count <= MOST_IN_TWO) return (count + 1) / 2;
  return Math.ceil(Math.max(Math.min(count, MOST_IN_THREE) / 3, count / MOST_LINES));
};

/**
 * Where stops lie in a column of a width, from its edge; what fits lies in one line. The path never
 * goes back to the left, so it crosses itself nowhere.
 */
function laid(count: number, across: number): Spot[] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count <= across) return all.map((index) => ({ x: index, y: 0 }));
  if ((count + 1) / 2 <= across) return all.map((index) => ({ x: index / 2, y: index % 2 }));
  const lines = Math.ceil(count / Math.floor(across));
  return all.map((index) => {
    const [step, line] = [Math.floor(index / lines), index % lines];
    return { x: step, y: step % 2 === 0 ? line : lines - 1 - line };
  });
}

/** Lays the techniques out, so that the path of a family is short. */
export function planOf(techniques: readonly Listed[]): Plan {
  const families = [...new Set(usualFirst(techniques).map(({ family }) => family))];
  const own = (family: Family, level: Difficulty): Listed[] =>
    techniques.filter((technique) => technique.family === family && technique.level === level);
  const columns: Column[] = [];
  let width = 0;
  for (const level of LEVELS) {
    const counts = families.map((family) => own(family, level).length);
    const across = Math.max(1, ...counts.map(widthFor));
    columns.push({ level, x: width, width: across + 2 * ASIDE });
    width += across + 2 * ASIDE;
  }
  const rows: Row[] = [];
  const spots = new Map<string, Spot>();
  let height = 0;
  for (const family of families) {
    let lines = 1;
    for (const column of columns) {
      const stops = own(family, column.level);
      laid(stops.length, column.width - 2 * ASIDE).forEach(({ x, y }, index) => {
        spots.set(stops[index]!.id, { x: column.x + ASIDE + x + 0.5, y: height + ABOVE + y + 0.5 });
        lines = Math.max(lines, y + 1);
      });
    }
    const tall = lines + 2 * ABOVE;
    const along = columns.flatMap(({ level }) => own(family, level));
    rows.push({ family, y: height, height: tall, techniques: along });
    height += tall;
  }
  return { columns, rows, spots, width, height };
}

/** Where an arrow key leads on the map; the stop itself where there is none further on. */
export function nextStop({ rows, spots }: Plan, id: string, key: string): string {
  const along = rows.find(({ techniques }) => techniques.some((technique) => technique.id === id))?.techniques ?? [];
  const at = along.findIndex((technique) => technique.id === id);
  if (key === 'ArrowLeft') return along[at - 1]?.id ?? id;
  if (key === 'ArrowRight') return along[at + 1]?.id ?? id;
  if (key === 'Home') return along[0]?.id ?? id;
  if (key === 'End') return along.at(-1)?.id ?? id;
  const here = spots.get(id);
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!here || way === 0) return id;
  const beyond = [...spots].filter(([, { y }]) => (y - here.y) * way > 0);
  const far = ([, { x, y }]: readonly [string, Spot]): number => Math.abs(y - here.y) * FAR + Math.abs(x - here.x);
  return beyond.sort((a, b) => far(a) - far(b))[0]?.[0] ?? id;
}

/** The next line counts first, however far to the side its stops lie. */
const FAR = 1000;
