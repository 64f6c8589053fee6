import { ok, type Result } from '../../result.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';

/** An argument of an item without spaces, and where it stands in the text. */
export interface Argument {
  readonly text: string;
  readonly offset: number;
}

/** An item of ISS text such as `.Cage~15~R1C1~R1C2`, or a group `.Or … .End` with its items. */
export interface Item {
  readonly type: string;
  readonly offset: number;
  readonly args: readonly Argument[];
  /** The items of a group; none of other items. */
  readonly items: readonly Item[];
}

/** The items that hold others, up to the `End` that belongs to them. */
export const GROUPS: readonly string[] = ['Or', 'And', 'Replicate'];

/** A text with more items than this is no puzzle. */
export const MOST_ITEMS = 20_000;
/** Groups within groups. */
const DEEPEST = 20;

const ITEM = /\.([^.~]*)((?:~[^.~]*)*)/y;

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The items of ISS text from a place on. Spaces and line ends mean nothing. */
export function readItems(text: string, start: number): Result<readonly Item[], Trouble> {
  const top: Item[] = [];
  const open: { readonly item: Item; readonly items: Item[] }[] = [];
  let count = 0;
  for (let at = start; at < text.length; at = ITEM.lastIndex) {
    ITEM.lastIndex = at;
    const [whole, name = '', rest = ''] = ITEM.exec(text) ?? [];
    if (whole === undefined)
      return trouble('iss', at, `${quoted(text.slice(at, at + 20))} found; expected an item such as .Cage~15~R1C1.`);
    if (++count > MOST_ITEMS) return trouble('iss', at, `More than ${MOST_ITEMS} items; no puzzle has so many.`);
    const type = withoutSpaces(name) || 'Given';
    if (type === 'End') {
      if (!open.pop()) return trouble('iss', at, 'This .End ends nothing; expected .Or, .And or .Replicate before it.');
      continue;
    }
    const items: Item[] = [];
    const item = { type, offset: at, args: argumentsIn(rest, at + 1 + name.length), items };
    (open.at(-1)?.items ?? top).push(item);
    if (!GROUPS.includes(type)) continue;
    if (open.push({ item, items }) > DEEPEST)
      return trouble('iss', at, `Groups stand in each other more than ${DEEPEST} times.`);
  }
  const { item } = open.pop() ?? {};
  return item ? trouble('iss', item.offset, `This .${item.type} has no end; expected .End after its items.`) : ok(top);
}

/** The arguments `~15~R1C1`, which begin at a place of the text. */
function argumentsIn(text: string, start: number): Argument[] {
  let offset = start;
  return text
    .split('~')
    .slice(1)
    .map((part) => {
      offset++;
      const argument = { text: withoutSpaces(part), offset };
      offset += part.length;
      return argument;
    });
}
