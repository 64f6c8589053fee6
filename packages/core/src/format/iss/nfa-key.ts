import type { Reader } from '../../rules/lowering.ts';
import { BASE64URL } from './pair-key.ts';

// An automaton as text, six bits a character, the highest first. Two bits tell the form, of which
// 01 is read here; four how many bits a state has, less one; four how many signs there are, less
// one. In bits of a state follows how many states are starts and how many are ends. A bit tells
// whether the ends begin with the first state or after the start. Then come the states: a bit for
// every sign, that of the first digit last, and for every set bit, from the first digit on, the
// state to which the digit leads.

const BITS = 6;
const PACKED = 1;

/** What reads as a key tells, its values counted from `least`; or why the key is refused. */
export function readNfaKey(key: string, size: number, least: number): Reader<number> | string {
  const codes = Array.from(key, (character) => BASE64URL.indexOf(character));
  if (codes.includes(-1)) return 'it is no key of an automaton';
  const bits = codes.map((code) => code.toString(2).padStart(BITS, '0')).join('');
  let at = 0;
  const take = (length: number): number => Number.parseInt(bits.slice(at, (at += length)).padEnd(length, '0'), 2);
  if (take(2) !== PACKED) return 'its automaton is written in a form that is not read here';
  const width = take(4) + 1;
  const signs = take(4) + 1;
  if (signs !== size) return `its automaton reads ${signs} signs; expected ${size}`;
  const [starts, ends, areFromStart] = [take(width), take(width), take(1)];
  if (starts !== 1) return `its automaton has ${starts} starts; expected 1`;
  const states: (number | undefined)[][] = [];
  while (at + signs <= bits.length) {
    const led = bits
      .slice(at, (at += signs))
      .split('')
      .reverse();
    states.push(led.map((bit) => (bit === '1' ? take(width) : undefined)));
  }
  if (at > bits.length || states.flat().some((to) => to !== undefined && to >= states.length))
    return 'its automaton was cut off';
  const firstEnd = 1 - areFromStart;
  return {
    start: 0,
    next: (state, value) => states[state]![value - least],
    isEnd: (state) => state >= firstEnd && state < firstEnd + ends,
  };
}
