import { type Counts, groupedNumber, SCORE_COUNT } from '@pencilmark/bulk';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';

interface Row {
  readonly name: string;
  readonly count: number;
}

const LONGEST_BAR = 40;
const BINS_FOR_ONE = 2;

/**
 * How often scores of the hardest step occur, as lines with bars: a line for every half, from the
 * least score to the greatest. A score of which only a least one is known has a line of its own.
 * Without such scores, it tells how often HoDoKu's levels occur.
 */
export function histogramOf(counts: Counts): string[] {
  const scores = scoreRows(counts);
  const rows = scores.length > 0 ? scores : levelRows(counts);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const [names, numbers] = [rows.map(({ name }) => name.length), rows.map(({ count }) => groupedNumber(count).length)];
  return rows.map(({ name, count }) => {
    const share = `${((count / all) * 100).toFixed(1)} %`;
    const bar = '█'.repeat(Math.ceil((count / most) * LONGEST_BAR));
    return [
      name.padEnd(Math.max(...names)),
      groupedNumber(count).padStart(Math.max(...numbers)),
      share.padStart('100.0 %'.length),
      bar,
    ]
      .join('  ')
      .trimEnd();
  });
}

const levelRows = (counts: Counts): Row[] =>
  HODOKU_LEVELS.map(({ name }) => ({ name, count: counts[name] ?? 0 })).filter(({ count }) => count > 0);

function scoreRows(counts: Counts): Row[] {
  const bins = new Map<number, number>();
  const beyond: Row[] = [];
  for (const [name, count] of Object.entries(counts)) {
    if (!name.startsWith(SCORE_COUNT)) continue;
    const score = name.slice(SCORE_COUNT.length);
    if (score.startsWith('>')) beyond.push({ name: score, count });
    else {
      const bin = Math.floor(Number(score) * BINS_FOR_ONE);
      bins.set(bin, (bins.get(bin) ?? 0) + count);
    }
  }
  const [least, most] = [Math.min(...bins.keys()), Math.max(...bins.keys())];
  const rows: Row[] = [];
  for (let bin = least; bin <= most; bin++) {
    const low = bin / BINS_FOR_ONE;
    rows.push({ name: `${low.toFixed(1)}–${(low + 0.4).toFixed(1)}`, count: bins.get(bin) ?? 0 });
  }
  return [...rows, ...beyond.sort((one, other) => one.name.localeCompare(other.name))];
}
