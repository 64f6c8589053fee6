import { type TimeScale, timeScale } from '../scale.ts';
import type { Standing } from '../standings.ts';
import { shown } from './markup.ts';
import { timeText } from './times.ts';

/** Sizes in pixels. */
const WIDTH = 720;
const ROW = 24;
const NAME = 170;
const VALUE = 90;
const TOP = 26;
const DOT = 5;

/**
 * The times of a round as an SVG drawing: a row for each entry, on a scale in which each step is
 * ten times the last. A hollow dot has tasks that were not answered.
 */
export function timesChart(rows: readonly Standing[], name: string): string {
  const scale = timeScale(rows.map(({ par2 }) => par2));
  const x = xOn(scale);
  const height = TOP + rows.length * ROW + DOT;
  const lines = scale.steps.map((seconds) => {
    const at = x(seconds);
    return `<line class="grid" x1="${at}" x2="${at}" y1="${TOP - 6}" y2="${height}"/><text class="scale" x="${at}" y="14" text-anchor="middle">${stepText(seconds)}</text>`;
  });
  const title = `Times of ${name}: ${rows.map(({ entry, par2 }) => `${entry} ${timeText(par2)}`).join(', ')}`;
  return `<svg role="img" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" aria-label="${shown(title)}">${lines.join('')}${rows.map((row, index) => rowOf(row, index, x)).join('')}</svg>`;
}

function rowOf({ entry, par2, right, tasks }: Standing, index: number, xOf: (seconds: number) => number): string {
  const y = TOP + (index + 0.5) * ROW;
  const x = xOf(par2);
  return `<text x="0" y="${y + 4}">${shown(shortened(entry))}</text><line class="way" x1="${NAME}" x2="${x}" y1="${y}" y2="${y}"/><circle class="dot${right < tasks ? ' missed' : ''}" cx="${x}" cy="${y}" r="${DOT}"/><text x="${x + 2 * DOT}" y="${y + 4}">${timeText(par2)}</text>`;
}

/** Where a time lies on the drawing. */
const xOn =
  ({ at }: TimeScale) =>
  (seconds: number): number =>
    Math.round((NAME + at(seconds) * (WIDTH - NAME - VALUE)) * 10) / 10;

/** A power of ten: "10 ms". */
const stepText = (seconds: number): string => timeText(seconds).replace(/\.0+(?= )/, '');

const LONGEST_NAME = 22;
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
