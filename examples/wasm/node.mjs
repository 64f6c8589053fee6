// engine.wasm without our JavaScript: an instance, its memory and its functions.
// node examples/wasm/node.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const module = new WebAssembly.Module(
  readFileSync(fileURLToPath(import.meta.resolve('@pencilmark/turbo/engine.wasm'))),
);
const { memory, VERSION, PUZZLE, SOLUTION, FREE, solve, batch } = new WebAssembly.Instance(module).exports;
if (VERSION.value !== 1) throw new Error('an engine with another interface');

// One puzzle: a byte for each cell, 0 when it is empty.
const puzzle = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
new Uint8Array(memory.buffer, PUZZLE.value, 81).set(Array.from(puzzle, (digit) => Number(digit) || 0));
const count = solve(2, Number.POSITIVE_INFINITY, 0);
console.log(count, new Uint8Array(memory.buffer, SOLUTION.value, 81).join(''));

// Many puzzles: lines in, 82 bytes out for each.
const lines = new TextEncoder().encode(`${puzzle}\n${'.'.repeat(81)}\n11${'.'.repeat(79)}\nnone\n`);
const to = FREE.value + lines.length + 16;
const lacking = to + 82 * 4 + 16 - memory.buffer.byteLength;
if (lacking > 0) memory.grow(Math.ceil(lacking / 65536));
new Uint8Array(memory.buffer).set(lines, FREE.value);
const answered = batch(FREE.value, lines.length, to, 2);
for (let line = 0; line < answered; line++) {
  const [found, ...solution] = new Uint8Array(memory.buffer, to + 82 * line, 82);
  console.log(found, String.fromCharCode(...solution));
}

/* Prints:
1 987654321246173985351928746128537694634892157795461832519286473472319568863745219
1 987654321246173985351928746128537694634892157795461832519286473472319568863745219
2 132465978798132465465798132213546897879213546546879213321654789987321654654987321
0 000000000000000000000000000000000000000000000000000000000000000000000000000000000
255 000000000000000000000000000000000000000000000000000000000000000000000000000000000
*/
