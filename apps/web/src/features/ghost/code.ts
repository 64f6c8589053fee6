import type { GhostMoment } from '@pencilmark/race';
import type { Ghost } from '../../model/game.ts';
import { bitReader, bitWriter, checked, isChecked } from '../../ui/parts/bits.ts';

// `name~~bits`: after the name, which cell was filled or cleared how many tenths of a second after
// the sign before. A cell that is filled gets empty; so no digit is shown. Between the signs is
// nothing: older links have their counts there.
const TENTH = 100;
/** A time below 6.4 seconds takes the fewest bits. */
const ORDER = 6;
/** More than a game has, on the largest board: nobody fills a cell so often. */
const MOST_MOMENTS = 20_000;
const MOST_CHARACTERS = 100_000;
const MOST_NAME = 40;

/** A ghost that knows its cells as a text for addresses, under the name of who sends it. */
export function ghostText({ moments, isHelped = false }: Ghost, name: string, givens: readonly number[]): string {
  const empty = emptyCells(givens);
  const out = bitWriter();
  out.isSo(isHelped);
  out.number(moments.length, ORDER);
  let tenths = 0;
  for (const { ms, cell } of moments) {
    const now = Math.round(ms / TENTH);
    out.below(empty.indexOf(cell!), empty.length);
    out.number(now - tenths, ORDER);
    tenths = now;
  }
  return `${name.replaceAll('~', ' ')}~~${checked(out.text())}`;
}

/** The ghost in a text, for a puzzle; "lost" where there is none. */
export function ghostIn(text: string, givens: readonly number[]): Ghost {
  const [name = '', counts = '', bits] = text.slice(0, MOST_CHARACTERS).split('~');
  const empty = emptyCells(givens);
  const decoded = bits === undefined ? withMoments(countsIn(counts, empty.length)) : cellsIn(bits, empty);
  return decoded ? { of: 'other', name: name.trim().slice(0, MOST_NAME), ...decoded } : { of: 'lost', moments: [] };
}

const emptyCells = (givens: readonly number[]): number[] => [...givens.keys()].filter((cell) => givens[cell] === 0);

const withMoments = (moments: GhostMoment[] | undefined) => moments && { moments };

function cellsIn(text: string, empty: readonly number[]): Pick<Ghost, 'moments' | 'isHelped'> | undefined {
  const from = isChecked(text) ? bitReader(text.slice(0, -2)) : undefined;
  if (!from || empty.length === 0) return undefined;
  const isHelped = from.isSo();
  const count = from.number(ORDER);
  if (count > MOST_MOMENTS) return undefined;
  const filled = new Set<number>();
  const moments: GhostMoment[] = [];
  let ms = 0;
  while (moments.length < count && !from.isOver) {
    const cell = empty[from.below(empty.length)]!;
    ms += from.number(ORDER) * TENTH;
    if (!filled.delete(cell)) filled.add(cell);
    moments.push({ ms, cells: filled.size, cell });
  }
  // Who has sent a ghost has filled the board.
  const isWhole = !from.isOver && from.isDone && filled.size === empty.length;
  return isWhole ? { moments, ...(isHelped && { isHelped }) } : undefined;
}

// The links of earlier versions, `1f.a.3:2`: each moment is the tenths of a second since the one
// before, in base 36, and behind a colon how many cells more were filled then, unless it is one.
const BASE = 36;
const MOMENT = /^([0-9a-z]{1,7})(?::(-?\d{1,4}))?$/;

/** The moments of an older link, which name no cells; nothing where there are none. */
function countsIn(text: string, empty: number): GhostMoment[] | undefined {
  const parts = text.split('.', MOST_MOMENTS + 1);
  if (parts.length > MOST_MOMENTS) return undefined;
  let [ms, cells] = [0, 0];
  const moments: GhostMoment[] = [];
  for (const part of parts) {
    const [, later, more = '1'] = MOMENT.exec(part) ?? [];
    if (later === undefined) return undefined;
    ms += Number.parseInt(later, BASE) * TENTH;
    cells += Number(more);
    if (cells < 0 || cells > empty) return undefined;
    moments.push({ ms, cells });
  }
  // Who has sent a ghost has filled the board.
  return cells === empty ? moments : undefined;
}
