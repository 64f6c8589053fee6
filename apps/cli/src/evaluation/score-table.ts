import type { Geometry } from '@pencilmark/core/geometry';
import { aligned } from '../output/aligned.ts';
import { boardNames } from '../verdict-table.ts';

/** What came of a game. */
export interface Score {
  readonly end: string;
  readonly right: number;
  readonly turns: number;
  readonly seconds: number;
}

interface Row {
  readonly size: string;
  readonly kinds: string;
  readonly level: string | null;
  readonly sums: { games: number; solved: number; right: number; turns: number; seconds: number };
}

/** How games went, by the size of their boards, the kinds of their rules and their level. */
export class ScoreTable {
  private readonly rows = new Map<string, Row>();

  add(geometry: Geometry, level: string | null, { end, right, turns, seconds }: Score): void {
    const names = boardNames(geometry);
    const key = `${names.size} ${names.kinds} ${level}`;
    const row = this.rows.get(key) ?? { ...names, level, sums: none() };
    this.rows.set(key, row);
    addTo(row.sums, { games: 1, solved: end === 'solved' ? 1 : 0, right, turns, seconds });
  }

  /** A row as an object, with means, in the order in which they came. */
  objects(): object[] {
    return [...this.rows.values()].map(({ sums, ...names }) => ({ ...names, ...means(sums) }));
  }

  /** The table for people, with a row for all where there are several. */
  lines(): string[] {
    const rows = [...this.rows.values()];
    const all = none();
    for (const { sums } of rows) addTo(all, sums);
    const whole = rows.length > 1 ? [{ size: 'all', kinds: '', level: '', sums: all }] : [];
    const cells = [...rows, ...whole].map(({ size, kinds, level, sums }) => {
      const { games, solved, right, turns, seconds } = means(sums);
      const share = `${((100 * solved) / games).toFixed(1)} %`;
      return [
        size,
        kinds,
        level ?? '-',
        String(games),
        String(solved),
        share,
        right.toFixed(1),
        turns.toFixed(1),
        `${seconds.toFixed(2)} s`,
      ];
    });
    return aligned([HEADING, ...cells], 3);
  }
}

const HEADING = ['size', 'kinds', 'level', 'games', 'solved', 'share', 'right', 'turns', 'time'];

type Sums = Row['sums'];

const none = (): Sums => ({ games: 0, solved: 0, right: 0, turns: 0, seconds: 0 });

function addTo(sums: Sums, more: Sums): void {
  for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += more[name];
}

/** The numbers of games and of solved ones, and means of all else. */
function means({ games, solved, ...sums }: Sums): Sums {
  const mean = (sum: number): number => Math.round((1000 * sum) / games) / 1000;
  return { games, solved, right: mean(sums.right), turns: mean(sums.turns), seconds: mean(sums.seconds) };
}
