import type { Reader } from '../../rules/lowering.ts';
import { BASE64URL } from './pair-key.ts';

// An automaton as text, six bits a character, the highest first. Two bits tell the form, of which
// 01 is read here; four how many bits a state has, less one; four how many signs there are, less
// one. In bits of a state follows how many states are starts, and how many others are ends; these
// come next. A bit tells whether the start is an end, too. Then come the states: a bit for every
// sign, that of the first digit last, and for every set bit, from the first digit on, the state to
// which the digit leads.

const BITS = 6;
const PACKED = 1;
const LARGEST_WIDTH = 16;

/**
 * What reads as a key tells, its values counted from `least`; or why the key is refused. An
 * automaton of one sign more than there are digits reads breaks of a line, too: their value is the
 * one behind the greatest.
 */
export function readNfaKey(key: string, size: number, least: number): Reader<number> | string {
  const codes = Array.from(key, (character) => BASE64URL.indexOf(character));
  if (codes.includes(-1)) return 'it is no key of an automaton';
  const bits = codes.map((code) => code.toString(2).padStart(BITS, '0')).join('');
  let at = 0;
  const take = (length: number): number => Number.parseInt(bits.slice(at, (at += length)).padEnd(length, '0'), 2);
  if (take(2) !== PACKED) return 'its automaton is written in a form that is not read here';
  const width = take(4) + 1;
  const signs = take(4) + 1;
  if (signs !== size && signs !== size + 1)
    return `its automaton reads ${signs} signs; expected ${size}, or ${size + 1} with breaks`;
  const [starts, ends, isStartEnd] = [take(width), take(width), take(1)];
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
  return {
    start: 0,
    next: (state, value) => states[state]![value - least],
    isEnd: (state) => (state === 0 ? isStartEnd === 1 : state <= ends),
  };
}

/**
 * The key of an automaton as the numbers of a clue; undefined where it has too many states for a
 * key.
 */
export function nfaKeyOf(numbers: readonly number[], size: number): string | undefined {
  const rows = Array.from({ length: numbers.length / (size + 1) }, (_, index) =>
    numbers.slice(index * (size + 1), (index + 1) * (size + 1)),
  );
  const isEnd = (row: number): boolean => rows[row]![0] === 1;
  const others = rows.map((_, row) => row).slice(1);
  const order = [0, ...others.filter(isEnd), ...others.filter((row) => !isEnd(row))];
  const width = Math.max(1, (rows.length - 1).toString(2).length);
  const ends = others.filter(isEnd).length;
  if (width > LARGEST_WIDTH || ends >= 2 ** width) return undefined;
  const bits = (number: number, length: number): string => number.toString(2).padStart(length, '0');
  const states = order.map((row) => {
    const led = rows[row]!.slice(1);
    const leads = led.map((to) => (to > 0 ? '1' : '0')).reverse();
    return [...leads, ...led.filter((to) => to > 0).map((to) => bits(order.indexOf(to - 1), width))].join('');
  });
  const head = [bits(PACKED, 2), bits(width - 1, 4), bits(size - 1, 4), bits(1, width), bits(ends, width)];
  const text = [...head, isEnd(0) ? '1' : '0', ...states].join('');
  // Whole bytes, in characters of six bits.
  const whole = text.padEnd(Math.ceil(text.length / 8) * 8, '0');
  return (whole.padEnd(Math.ceil(whole.length / BITS) * BITS, '0').match(/.{6}/g) ?? [])
    .map((code) => BASE64URL[Number.parseInt(code, 2)])
    .join('');
}
