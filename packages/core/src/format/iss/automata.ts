import { MOST_STATES, numbersOf } from '../../rules/automaton.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Reader } from '../../rules/lowering.ts';
import { smallestAutomaton } from '../../rules/smallest-automaton.ts';
import { greatestOf, type Values, valuesOf } from '../../rules/values.ts';
import type { Cell } from '../../sets/cells.ts';
import { quoted } from '../text/trouble.ts';
import { type Call, cellsIn } from './call.ts';
import { readNfaKey } from './nfa-key.ts';
import { BASE64URL } from './pair-key.ts';
import { listsIn } from './pairs.ts';
import { patternReader } from './positions.ts';
import { readPattern } from './regex.ts';

/** How many states an automaton may have before equal ones become one. */
const MOST_UNREDUCED = MOST_STATES;
/** The same with breaks: then a state also tells how many cells were read. */
const MOST_WITH_BREAKS = 10 * MOST_STATES;

/** The argument that breaks a line. */
const BREAK = '-';

/** Some lines that are broken at the same places: behind so many cells each. */
interface Lines {
  readonly breaks: readonly number[];
  readonly cells: Cell[][];
}

/** The lines that an item names after its key. */
function linesIn(call: Call): Lines[] {
  const found = new Map<string, Lines>();
  for (const list of listsIn(call.args.slice(1))) {
    const named = list.filter(({ text }) => text !== BREAK);
    const breaks = list.flatMap(({ text }, index) => (text === BREAK ? [index] : [])).map((at, before) => at - before);
    const lines = found.get(breaks.join()) ?? { breaks, cells: [] };
    lines.cells.push(cellsIn(named, call));
    found.set(breaks.join(), lines);
  }
  if (found.size === 0) call.wrong(call.item, 'it names no cells; expected some such as R1C1');
  return [...found.values()];
}

/** The clues of an automaton on the lines that an item names after its key. */
function automatonClues<State>(reader: Reader<State> | undefined, call: Call): Clue[] {
  const width = call.grid.size + 1;
  return linesIn(call).flatMap(({ breaks, cells }) => {
    const most = breaks.length > 0 ? MOST_WITH_BREAKS : MOST_UNREDUCED;
    const numbers = reader && numbersOf(call.grid, withBreaks(reader, breaks, call.grid), most);
    const values = numbers && smallestAutomaton(numbers, width);
    if (values && values.length <= MOST_STATES * width) return [{ rule: 'automaton', cells, values }];
    call.wrong(call.args[0] ?? call.item, `it needs an automaton of more than ${MOST_STATES} states`);
    return [];
  });
}

/**
 * What reads a line and its breaks as what reads its cells alone. A state tells how many it read.
 */
function withBreaks<State>(reader: Reader<State>, breaks: readonly number[], values: Values): Reader<unknown> {
  const last = breaks.at(-1);
  if (last === undefined) return reader;
  type Broken = readonly [read: number, state: State];
  const sign = greatestOf(values) + 1;
  const broken = (read: number, before: State | undefined): Broken | undefined => {
    let state = before;
    for (const at of breaks) if (at === read && state !== undefined) state = reader.next(state, sign);
    return state === undefined ? undefined : [Math.min(read, last + 1), state];
  };
  const NEVER = [-1, reader.start] as const;
  return {
    start: broken(0, reader.start) ?? NEVER,
    next: ([read, state], value) => (read < 0 ? undefined : broken(read + 1, reader.next(state, value))),
    isEnd: ([read, state]) => read >= last && reader.isEnd(state),
  } satisfies Reader<Broken> as Reader<unknown>;
}

/** Lines whose digits match a pattern. */
export function readRegex(call: Call): Clue[] {
  const first = call.args[0] ?? { text: '', offset: call.item.offset };
  const pattern = decoded(first.text);
  if (pattern === undefined) {
    call.wrong(first, `${quoted(first.text)} is no pattern in the characters of base64url`);
    return [];
  }
  const read = readPattern(pattern, valuesOf(call.grid));
  if (read.ok) return automatonClues(patternReader(read.value), call);
  call.wrong(first, `in the pattern ${quoted(pattern)}, at character ${read.error.at + 1}: ${read.error.message}`);
  return [];
}

/** Lines that an automaton reads. */
export function readNfa(call: Call): Clue[] {
  const first = call.args[0] ?? { text: '', offset: call.item.offset };
  const reader = readNfaKey(first.text, call.grid.size, call.grid.least);
  if (typeof reader !== 'string') return automatonClues(reader, call);
  call.wrong(first, reader);
  return [];
}

/** The text of base64url, characters up to 255; undefined when it is none. */
function decoded(text: string): string | undefined {
  const codes = Array.from(text.replace(/=+$/, ''), (character) => BASE64URL.indexOf(character));
  if (codes.includes(-1)) return undefined;
  const bits = codes.map((code) => code.toString(2).padStart(6, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}
