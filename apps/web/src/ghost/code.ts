import type { GhostMoment } from '@pencilmark/race';
import type { Ghost } from '../game/game.ts';

// `name~1f.a.3:2`: after the name, each moment is the tenths of a second since the one before, in
// base 36, and behind a colon how many cells more were filled then, unless it is one.
const TENTH = 100;
const BASE = 36;
const MOMENT = /^([0-9a-z]{1,7})(?::(-?\d{1,4}))?$/;

/** More than a game has, on the largest board: nobody fills a cell so often. */
const MOST_MOMENTS = 20_000;
const MOST_NAME = 40;

/** A ghost as a text for addresses, under the name of who sends it. */
export function ghostText(moments: readonly GhostMoment[], name: string): string {
  let [tenths, cells] = [0, 0];
  const parts = moments.map((moment) => {
    const now = Math.round(moment.ms / TENTH);
    const [later, more] = [now - tenths, moment.cells - cells];
    [tenths, cells] = [now, moment.cells];
    return later.toString(BASE) + (more === 1 ? '' : `:${more}`);
  });
  return `${name.replaceAll('~', ' ')}~${parts.join('.')}`;
}

/** The ghost in a text, for a puzzle with so many empty cells; "lost" where there is none. */
export function ghostIn(text: string, empty: number): Ghost {
  const [name = '', rest = ''] = text.split('~');
  const moments = momentsIn(rest, empty);
  return moments ? { of: 'other', name: name.trim().slice(0, MOST_NAME), moments } : { of: 'lost', moments: [] };
}

function momentsIn(text: string, empty: number): GhostMoment[] | undefined {
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
