import { MOST_STATES, numbersOf } from '../../rules/automaton.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Reader } from '../../rules/lowering.ts';
import { smallestAutomaton } from '../../rules/smallest-automaton.ts';
import { valuesOf } from '../../rules/values.ts';
import { quoted } from '../trouble.ts';
import type { Call } from './call.ts';
import { readNfaKey } from './nfa-key.ts';
import { BASE64URL } from './pair-key.ts';
import { linesIn } from './pairs.ts';
import { patternReader } from './positions.ts';
import { readPattern } from './regex.ts';

/** How many states an automaton may have before equal ones become one. */
const MOST_UNREDUCED = 1000;

/** The clue of an automaton on the lines that an item names after its key. */
function automatonClue<State>(reader: Reader<State> | undefined, call: Call): Clue[] {
  const [first, ...rest] = call.args;
  const numbers = reader && numbersOf(call.grid, reader, MOST_UNREDUCED);
  const width = call.grid.size + 1;
  const values = numbers && smallestAutomaton(numbers, width);
  if (!values || values.length > MOST_STATES * width) {
    call.wrong(first ?? call.item, `it needs an automaton of more than ${MOST_STATES} states`);
    return [];
  }
  const cells = linesIn(rest, call);
  if (cells.length === 0) call.wrong(call.item, 'it names no cells; expected some such as R1C1');
  return [{ rule: 'automaton', cells, values }];
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
  if (read.ok) return automatonClue(patternReader(read.value), call);
  call.wrong(first, `in the pattern ${quoted(pattern)}, at character ${read.error.at + 1}: ${read.error.message}`);
  return [];
}

/** Lines that an automaton reads. */
export function readNfa(call: Call): Clue[] {
  const first = call.args[0] ?? { text: '', offset: call.item.offset };
  const reader = readNfaKey(first.text, call.grid.size, call.grid.least);
  if (typeof reader !== 'string') return automatonClue(reader, call);
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
