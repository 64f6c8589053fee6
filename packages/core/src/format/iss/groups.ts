import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import { MOST_ALTERNATIVES } from '../../rules/kinds/anyof.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';
import { type Call, callOf, cellIn, valueIn } from './call.ts';
import { cluesOf, type Found, type Setting } from './clues.ts';
import type { Argument, Item } from './items.ts';

// `.Or` and `.And` hold items and further groups. As alternatives they are lists of clues, one of
// which holds with all its clues.

/** Items without the groups that ask for all that is in them. */
export const unpacked = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const isAll = item.type === 'And' || (item.type === 'Or' && item.items.length === 1);
    return isAll ? unpacked(item.items) : [item];
  });

interface Lists {
  readonly lists: readonly (readonly Clue[])[];
  readonly unknown: readonly string[];
}

const NO_LISTS: Lists = { lists: [], unknown: [] };
/** One alternative that asks for nothing. */
const ONE_LIST: Lists = { lists: [[]], unknown: [] };

/** The clue of a group `.Or`; none where one of its alternatives asks for nothing. */
export function readOr(item: Item, setting: Setting): Result<Found, Trouble> {
  const read = listsOf(item, setting);
  if (!read.ok) return read;
  const { lists, unknown } = read.value;
  if (unknown.length > 0) return ok({ clues: [], unknown });
  if (lists.length === 0) return trouble('iss', item.offset, 'This .Or has no items; expected some before its .End.');
  const isAlways = lists.some(({ length }) => length === 0);
  return ok({ clues: isAlways ? [] : [{ rule: 'anyof', cells: [], values: [], of: lists }], unknown });
}

/** The alternatives of an item. */
function listsOf(item: Item, setting: Setting): Result<Lists, Trouble> {
  if (item.type === 'Or') return gathered(item, NO_LISTS, setting, (one, other) => [...one, ...other]);
  if (item.type === 'And')
    return gathered(item, ONE_LIST, setting, (one, other) =>
      one.flatMap((list) => other.map((more) => [...list, ...more])),
    );
  if (item.type === 'Given') return givenLists(callOf(item, setting));
  const read = cluesOf(item, setting);
  return read.ok ? ok({ lists: [read.value.clues], unknown: read.value.unknown }) : read;
}

/** The alternatives of all items of a group, put together. */
function gathered(
  group: Item,
  start: Lists,
  setting: Setting,
  join: (one: Lists['lists'], other: Lists['lists']) => Lists['lists'],
): Result<Lists, Trouble> {
  let { lists, unknown } = start;
  for (const item of group.items) {
    const read = listsOf(item, setting);
    if (!read.ok) return read;
    lists = join(lists, read.value.lists);
    unknown = [...unknown, ...read.value.unknown];
    if (lists.length > MOST_ALTERNATIVES) return tooMany(group);
  }
  return ok({ lists, unknown });
}

const tooMany = ({ type, offset }: Item): Result<never, Trouble> =>
  trouble('iss', offset, `This .${type} has more than ${MOST_ALTERNATIVES} alternatives.`);

/** The alternatives of givens: for each cell one for every digit that it may hold. */
function givenLists(call: Call): Result<Lists, Trouble> {
  let lists: readonly (readonly Clue[])[] = [[]];
  for (const argument of call.args) {
    const clues = givenClues(argument, call);
    if (lists.length * clues.length > MOST_ALTERNATIVES) return tooMany(call.item);
    lists = lists.flatMap((list) => clues.map((clue) => [...list, clue]));
  }
  const fault = call.fault();
  return fault ? err(fault) : ok({ lists, unknown: [] });
}

function givenClues(argument: Argument, call: Call): Clue[] {
  const [name = '', ...digits] = argument.text.split('_');
  const cell = cellIn({ ...argument, text: name }, call);
  if (digits.length === 0) call.wrong(argument, `${quoted(argument.text)} has no digit; expected one such as R1C1_5`);
  return digits.map((text) => ({ rule: 'containexact', cells: [[cell]], values: [valueIn(argument, call, text)] }));
}
