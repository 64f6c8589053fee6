import type { GhostMoment } from '@pencilmark/race';

// The links of earlier versions, `1f.a.3:2`: each moment is the tenths of a second since the one
// before, in base 36, and behind a colon how many cells more were filled then, unless it is one.
const TENTH = 100;
const BASE = 36;
const MOMENT = /^([0-9a-z]{1,7})(?::(-?\d{1,4}))?$/;
const MOST_MOMENTS = 20_000;

/** The moments of an older link, which name no cells; nothing where there are none. */
export function countsIn(text: string, empty: number): GhostMoment[] | undefined {
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
