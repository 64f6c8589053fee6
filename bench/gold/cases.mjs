/**
 * The cases of HoDoKu's library: among all steps of a technique in a position there has to be one
 * that does what was recorded, or more; or there must be none. They lie in `reglib-dev.txt`, the
 * ids for its codes in `reglib-ids.txt`.
 */
import { readFileSync } from 'node:fs';
import { allSteps, techniqueCalled } from '../../packages/core/dist/human/index.js';
import { classic, gridOf, makePuzzle } from '../../packages/core/dist/index.js';
import { deeds } from './positions.mjs';

/**
 * Codes that the list of ids leaves out. What Siamese fish rule out together, a single fish may
 * rule out, too.
 */
const OTHER_CODES = {
  '03111': ['siamese-fish', 'finned-swordfish'],
  '03121': ['siamese-fish', 'finned-jellyfish'],
  '03211': ['siamese-fish', 'sashimi-swordfish'],
  '03221': ['siamese-fish', 'sashimi-jellyfish'],
  '03411': ['siamese-fish', 'finned-franken-swordfish'],
  '03421': ['siamese-fish', 'finned-franken-jellyfish'],
  '03621': ['siamese-fish', 'finned-mutant-jellyfish'],
  '0362': ['finned-mutant-jellyfish'],
};

function idsIn(folder) {
  const rows = readFileSync(`${folder}/reglib-ids.txt`, 'utf8').trim().split(/\r?\n/);
  return { ...Object.fromEntries(rows.map((row) => [row.split(' ')[0], row.split(' ').slice(1)])), ...OTHER_CODES };
}

/** Digits with their cells, as `412 598`: 4 in row 1, column 2. */
const triples = (text) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(([digit, row, column]) => ({ cell: (row - 1) * classic.size + Number(column) - 1, digit: Number(digit) }));

/** `:code-variant:digits:cells:gone:eliminations:placements:`, with a `+` before later digits. */
function caseIn(line) {
  const [, name, , cells, gone, eliminations, placements] = line.split(':');
  const [code, variant] = name.split('-');
  const placed = [...cells.matchAll(/(\+?)([\d.])/g)].map(([, sign, digit]) => ({ sign, digit: Number(digit) || 0 }));
  const digits = placed.map(({ digit }) => digit);
  const givens = Uint8Array.from(placed, ({ sign, digit }) => (sign === '+' ? 0 : digit));
  const grid = gridOf(makePuzzle(classic, digits, triples(gone)));
  const wanted = placements === '' ? deeds(triples(eliminations), '<>') : deeds(triples(placements), '=');
  return { code, isNegative: variant === 'x', grid, givens, wanted };
}

/** How a case holds: `same`, `more`, or not at all. And how many steps there are. */
function check({ isNegative, grid, givens, wanted }, ids) {
  const found = [...allSteps(grid, { givens, techniques: ids.map(techniqueCalled) })].map(
    ({ placements, eliminations }) => deeds(placements, '=') || deeds(eliminations, '<>'),
  );
  const doesAll = (one) => wanted.split(',').every((deed) => one.split(',').includes(deed));
  const isSame = isNegative ? found.length === 0 : found.includes(wanted);
  return { holds: isSame ? 'same' : !isNegative && found.some(doesAll) ? 'more' : undefined, count: found.length };
}

export function run({ folder, only }) {
  const known = idsIn(folder);
  const lines = readFileSync(`${folder}/reglib-dev.txt`, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.startsWith(':'));
  const unknown = new Map();
  const holding = { same: 0, more: 0 };
  let all = 0;
  for (const line of lines) {
    const one = caseIn(line);
    const ids = known[one.code];
    if (only.length > 0 && !only.includes(one.code)) continue;
    if (!ids) {
      unknown.set(one.code, (unknown.get(one.code) ?? 0) + 1);
      continue;
    }
    all++;
    const { holds, count } = check(one, ids);
    if (holds) holding[holds]++;
    else console.log(`${one.code} ${ids}: ${one.isNegative ? 'nothing' : one.wanted} in ${line}; here ${count} steps`);
    if (all % 50 === 0) console.error(`${all} cases`);
  }
  for (const [code, count] of unknown) console.log(`${code}: no technique for ${count} cases`);
  const { same, more } = holding;
  console.log(`HoDoKu's library: ${same + more} of ${all} cases hold, ${more} of them with more than was recorded.`);
}
