import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';

type Colour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What a player's colour is called, as it looks now; they are counted from 1. */
export const colourName = (colour: number): string => t(`colour.${settings.value.palette}.${colour as Colour}`);

/** The names of a set of colours: "teal, rust". */
export function colourNames(set: number): string {
  const names: string[] = [];
  for (let left = set; left !== 0; left &= left - 1) names.push(colourName(32 - Math.clz32(left & -left)));
  return names.join(', ');
}
