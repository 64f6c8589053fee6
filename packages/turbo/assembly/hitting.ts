// Which sets of n cells hit all of some sets of cells, where more sets come to light on the way.
//
// A puzzle of a grid has a given in each unavoidable set. So the search chooses cells that hit all
// sets that are known, and asks the caller whether the chosen cells leave another grid. If so, the
// cells in which that one differs are one more set to hit: no set is needed in advance, and those
// that are known in advance only save questions. What is found depends on no order of the sets.
//
// A node of the search has chosen cells, cells that are still open, and how many are left to
// choose. It takes the set with fewest open cells, tries each of them, and closes it for those
// tried after it: so no choice is made twice. Nearly all of the work is to see early that what is
// left to choose cannot suffice:
//
//     more disjoint sets than cells left     there is no way.
//     as many                                each of them gets exactly one cell. A set that meets
//                                            only one of them is hit by the cell of that one, so
//                                            its cell lies in the intersection, and all cells
//                                            elsewhere are closed.
//     one less                               Where the sets that meet only one of them have no
//                                            common cell, two cells lie in these. All others get
//                                            exactly one cell, as before.
//
// Sets are bits of a row: a table has, for each cell, the sets that it hits, and for each set,
// those that it meets. Disjoint sets are taken greedily, the smallest first. A table holds the sets
// as the open cells leave them, so a new one is made further down, where many cells are closed.
//
// The bound by disjoint sets and the order of the branches are known from the proof that there is
// no puzzle of 16 givens (G. McGuire, B. Tugemann, G. Civario, There is no 16-Clue Sudoku, 2014).
//
// Cells are bits of two 64-bit numbers: up to 128 cells.

/** Whether the cells at CHOSEN leave another grid; the caller writes where it differs to OTHER. */
@external('caller', 'leavesOther') declare function leavesOther(): bool;
/** The cells at CHOSEN leave no other grid, nor do they with any `left` cells of those at OTHER. */
@external('caller', 'found') declare function found(left: i32): void;

/** Where cells are exchanged with the caller, as two 64-bit numbers. */
export const CHOSEN: usize = memory.data(16, 16);
export const OTHER: usize = memory.data(16, 16);

/** How many nodes were entered. */
export let nodes: f64 = 0;

/** A row of bits for the sets of a table, and how many there are at most. */
const ROW: usize = 32;
const MOST: i32 = 256;
/** How many sets a new table takes, so that there is room for those that come to light. */
const FIRST: i32 = 208;
/** How many sets a new table looks at. */
const LOOKED_AT: i32 = 3000;
/** How many sets a node looks at before it takes one, unless it knows where each cell is. */
const TRIED: i32 = 16;
/** With so many cells left, a new table is made. */
const AGAIN: i32 = 10;
/** The most cells left, and so the frames of a table. */
const DEEPEST: usize = 128;

// A table: how many sets it has, and with how many cells left it is used; the sets; for each cell
// those that it hits; for each set those that it meets, itself included; for each number of cells
// left the sets that are not hit.
const COUNT: usize = 0;
const HIGHEST: usize = 4;
const LOWEST: usize = 8;
const SETS: usize = 16;
const HITS: usize = SETS + 16 * 256;
const MEETS: usize = HITS + 128 * ROW;
const FRAMES: usize = MEETS + 256 * ROW;
const TABLE: usize = FRAMES + (DEEPEST + 1) * ROW;

/** One table for all cells, one where AGAIN are left. */
const tables: usize = memory.data(2 * (16 + 16 * 256 + 128 * 32 + 256 * 32 + 129 * 32), 16);
let table: usize = tables;
/** How many tables are in use. */
let depth: i32 = 0;

/** All known sets. When there is no more room, the oldest of those that came to light go. */
const POOL: i32 = 32768;
const pool: usize = memory.data(16 * 32768, 16);
let known: i32 = 0;
let given: i32 = 0;
let oldest: i32 = 0;

/** Known sets by their number of open cells, while a table is made. */
const bySize: usize = memory.data(16 * 32768, 16);
const starts: usize = memory.data(4 * 130, 16);

/** For each number of cells left: the disjoint sets, where their cells can be, cells to try. */
const disjoint: usize = memory.data(129 * 256, 16);
const places: usize = memory.data(129 * 2048, 16);
const trials: usize = memory.data(129 * 512, 16);
/** The sets that meet exactly one of the disjoint ones. */
const lonely: usize = memory.data(32, 16);

/** The open cells that `narrow` leaves. */
let openLow: u64 = 0;
let openHigh: u64 = 0;

/** Forgets all sets. */
export function clear(): void {
  known = 0;
  given = 0;
  oldest = 0;
  nodes = 0;
}

/** Adds a set that is known in advance; it is kept to the end. */
export function add(low: u64, high: u64): void {
  if (known >= POOL / 2) return;
  keep(known++, low, high);
  given = known;
  oldest = known;
}

@inline function keep(index: i32, low: u64, high: u64): void {
  store<u64>(pool + ((<usize>index) << 4), low);
  store<u64>(pool + ((<usize>index) << 4), high, 8);
}

/** Adds the set at OTHER, which no node with at least `left` cells left has hit. */
function learn(left: i32): void {
  const low = load<u64>(OTHER), high = load<u64>(OTHER, 8);
  if (known < POOL) keep(known++, low, high);
  else {
    keep(oldest++, low, high);
    if (oldest == POOL) oldest = given;
  }
  for (let index = 0; index < depth; index++) {
    const to = tables + <usize>index * TABLE, count = load<i32>(to, COUNT);
    if (count == MOST) continue;
    put(to, count, low, high);
    store<i32>(to, count + 1, COUNT);
    for (let frame = max(load<i32>(to, LOWEST), left); frame <= load<i32>(to, HIGHEST); frame++)
      setBit(to + FRAMES + <usize>frame * ROW, count);
  }
}

@inline function setBit(row: usize, index: i32): void {
  const word = row + ((<usize>index >> 6) << 3);
  store<u64>(word, load<u64>(word) | (<u64>1 << <u64>(index & 63)));
}

/** Writes a set as the one with an index into a table, with what it is hit by and what it meets. */
function put(to: usize, index: i32, low: u64, high: u64): void {
  const row = to + MEETS + <usize>index * ROW;
  memory.fill(row, 0, ROW);
  setBit(row, index);
  for (let other = 0; other < index; other++) {
    const set = to + SETS + ((<usize>other) << 4);
    if (!((load<u64>(set) & low) | (load<u64>(set, 8) & high))) continue;
    setBit(row, other);
    setBit(to + MEETS + <usize>other * ROW, index);
  }
  store<u64>(to + SETS + ((<usize>index) << 4), low);
  store<u64>(to + SETS + ((<usize>index) << 4), high, 8);
  for (; low; low &= low - 1) setBit(to + HITS + <usize>ctz(low) * ROW, index);
  for (; high; high &= high - 1) setBit(to + HITS + (64 + <usize>ctz(high)) * ROW, index);
}

/** Whether a set of the first `count` is part of some cells, which then need no set of their own. */
function isNeedless(to: usize, count: i32, low: u64, high: u64): bool {
  for (let set = to + SETS, end = set + ((<usize>count) << 4); set < end; set += 16)
    if (!((load<u64>(set) & ~low) | (load<u64>(set, 8) & ~high))) return true;
  return false;
}

/** Sorts the sets that are not hit by how many of their cells are open. Gives their number. */
function sort(chosenLow: u64, chosenHigh: u64, low: u64, high: u64): i32 {
  memory.fill(starts, 0, 4 * 130);
  for (let set = pool, end = pool + ((<usize>known) << 4); set < end; set += 16) {
    const a = load<u64>(set), b = load<u64>(set, 8);
    if ((a & chosenLow) | (b & chosenHigh)) continue;
    const start = starts + (<usize>(popcnt(a & low) + popcnt(b & high) + 1) << 2);
    store<i32>(start, load<i32>(start) + 1);
  }
  for (let start = starts; start < starts + 4 * 129; start += 4) store<i32>(start, load<i32>(start) + load<i32>(start, 4), 4);
  for (let set = pool, end = pool + ((<usize>known) << 4); set < end; set += 16) {
    const a = load<u64>(set), b = load<u64>(set, 8);
    if ((a & chosenLow) | (b & chosenHigh)) continue;
    const start = starts + (<usize>(popcnt(a & low) + popcnt(b & high)) << 2), to = load<i32>(start);
    store<i32>(start, to + 1);
    store<u64>(bySize + ((<usize>to) << 4), a & low);
    store<u64>(bySize + ((<usize>to) << 4), b & high, 8);
  }
  return load<i32>(starts, 4 * 128);
}

/**
 * Finds all ways to choose `left` of the open cells beside the chosen ones, in a table of its own.
 * A cell must not be both.
 */
export function search(left: i32, chosenLow: u64, chosenHigh: u64, low: u64, high: u64): void {
  const before = table, to = tables + <usize>depth * TABLE;
  const sorted = min(sort(chosenLow, chosenHigh, low, high), LOOKED_AT);
  memory.fill(to + HITS, 0, 128 * ROW);
  memory.fill(to + FRAMES + <usize>left * ROW, 0, ROW);
  let count = 0;
  for (let set = bySize, end = set + ((<usize>sorted) << 4); set < end && count < FIRST; set += 16) {
    const a = load<u64>(set), b = load<u64>(set, 8);
    if (isNeedless(to, count, a, b)) continue;
    put(to, count, a, b);
    setBit(to + FRAMES + <usize>left * ROW, count++);
  }
  store<i32>(to, count, COUNT);
  store<i32>(to, left, HIGHEST);
  store<i32>(to, 0, LOWEST);
  table = to;
  depth++;
  visit(left, chosenLow, chosenHigh, low, high);
  depth--;
  table = before;
}

@inline function isHit(row: usize): bool {
  return !v128.any_true(v128.or(v128.load(row), v128.load(row, 16)));
}

function visit(left: i32, chosenLow: u64, chosenHigh: u64, low: u64, high: u64): void {
  const row = table + FRAMES + <usize>left * ROW;
  nodes += 1;
  const least = disjointSets(row, left);
  if (least > left) return;
  if (isHit(row)) {
    store<u64>(CHOSEN, chosenLow); store<u64>(CHOSEN, chosenHigh, 8);
    if (!leavesOther()) {
      store<u64>(OTHER, low); store<u64>(OTHER, high, 8);
      found(left);
      return;
    }
    learn(left);
    if (left > 0) branch(left, chosenLow, chosenHigh, low, high, load<u64>(OTHER) & low, load<u64>(OTHER, 8) & high, false);
    return;
  }
  const isExact = least == left;
  if (least >= left - 1) {
    openLow = low; openHigh = high;
    if (isExact ? !narrow(left, row) : !narrowAround(left, row)) return;
    low = openLow; high = openHigh;
  }
  let fewest = 129, tried = 0, setLow: u64 = 0, setHigh: u64 = 0;
  for (let word: usize = 0; word < ROW; word += 8) {
    for (let bits = load<u64>(row + word); bits; bits &= bits - 1) {
      const set = table + SETS + (((word << 3) + <usize>ctz(bits)) << 4);
      const a = load<u64>(set) & low, b = load<u64>(set, 8) & high, size = <i32>(popcnt(a) + popcnt(b));
      if (size == 0) return;
      if (size < fewest) { fewest = size; setLow = a; setHigh = b; }
      if (++tried == TRIED && !isExact) { word = ROW; break; }
    }
  }
  branch(left, chosenLow, chosenHigh, low, high, setLow, setHigh, isExact);
}

/** The index of the first set of a row that is left in two vectors; -1 when there is none. */
@inline function firstOf(a: v128, b: v128): i32 {
  let word = i64x2.extract_lane(a, 0);
  if (word) return <i32>ctz(word);
  word = i64x2.extract_lane(a, 1);
  if (word) return 64 + <i32>ctz(word);
  word = i64x2.extract_lane(b, 0);
  if (word) return 128 + <i32>ctz(word);
  word = i64x2.extract_lane(b, 1);
  if (word) return 192 + <i32>ctz(word);
  return -1;
}

/** Writes disjoint sets of a row, at most `left` and one more, and gives their number. */
function disjointSets(row: usize, left: i32): i32 {
  let a = v128.load(row), b = v128.load(row, 16), count = 0;
  const list = disjoint + ((<usize>left) << 8);
  for (let index = firstOf(a, b); index >= 0; index = firstOf(a, b)) {
    if (count == left) return left + 1;
    store<u16>(list + ((<usize>count) << 1), <u16>index);
    count++;
    const meets = table + MEETS + <usize>index * ROW;
    a = v128.andnot(a, v128.load(meets)); b = v128.andnot(b, v128.load(meets, 16));
  }
  return count;
}

@inline function meetsOf(left: i32, at: i32): usize {
  return table + MEETS + <usize>load<u16>(disjoint + ((<usize>left) << 8) + ((<usize>at) << 1)) * ROW;
}

/** Writes to `lonely` which sets of a row meet exactly one of the first `count` disjoint ones. */
function findLonely(left: i32, count: i32, row: usize): void {
  let a = i64x2.splat(0), b = a, twiceA = a, twiceB = a;
  for (let at = 0; at < count; at++) {
    const meets = meetsOf(left, at);
    const nextA = v128.load(meets), nextB = v128.load(meets, 16);
    twiceA = v128.or(twiceA, v128.and(a, nextA)); twiceB = v128.or(twiceB, v128.and(b, nextB));
    a = v128.or(a, nextA); b = v128.or(b, nextB);
  }
  v128.store(lonely, v128.andnot(v128.and(v128.load(row), a), twiceA)); v128.store(lonely, v128.andnot(v128.and(v128.load(row, 16), b), twiceB), 16);
}

// What `common` found: the cells that all its sets have, and those that any has.
let commonLow: u64 = 0;
let commonHigh: u64 = 0;
let anyLow: u64 = 0;
let anyHigh: u64 = 0;

/**
 * The open cells that all lonely sets have which meet a disjoint one, but for sets with any of
 * some cells. Ends when there is none, and gives false.
 */
function common(meets: usize, low: u64, high: u64, butLow: u64, butHigh: u64): bool {
  anyLow = 0; anyHigh = 0;
  for (let word: usize = 0; word < ROW; word += 8)
    for (let bits = load<u64>(lonely + word) & load<u64>(meets + word); bits; bits &= bits - 1) {
      const set = table + SETS + (((word << 3) + <usize>ctz(bits)) << 4);
      const a = load<u64>(set), b = load<u64>(set, 8);
      if ((a & butLow) | (b & butHigh)) continue;
      anyLow |= a; anyHigh |= b;
      low &= a; high &= b;
      if (!(low | high)) return false;
    }
  commonLow = low; commonHigh = high;
  return true;
}

/** Each of `left` disjoint sets gets one cell. Closes all cells that are none; false: no way. */
function narrow(left: i32, row: usize): bool {
  findLonely(left, left, row);
  let low: u64 = 0, high: u64 = 0;
  for (let at = 0; at < left; at++) {
    if (!common(meetsOf(left, at), openLow, openHigh, 0, 0)) return false;
    low |= commonLow; high |= commonHigh;
    const place = places + ((<usize>left) << 11) + ((<usize>at) << 4);
    store<u64>(place, commonLow); store<u64>(place, commonHigh, 8);
  }
  openLow = low; openHigh = high;
  return true;
}

/**
 * One cell more is left than there are disjoint sets. Where no cell is common to the sets that
 * meet only one of them, two cells lie in these; all others get one. Closes all other cells.
 */
function narrowAround(left: i32, row: usize): bool {
  const count = left - 1;
  findLonely(left, count, row);
  let two = 0;
  while (two < count && common(meetsOf(left, two), openLow, openHigh, 0, 0)) two++;
  if (two == count) return true;
  const twoLow = anyLow & openLow, twoHigh = anyHigh & openHigh;
  let low = twoLow, high = twoHigh;
  for (let at = 0; at < count; at++) {
    if (at == two) continue;
    if (!common(meetsOf(left, at), openLow, openHigh, twoLow, twoHigh)) return false;
    low |= commonLow; high |= commonHigh;
  }
  openLow = low; openHigh = high;
  return true;
}

/** The cells of a set, those that hit most sets first, as numbers up to 127. Gives how many. */
function order(left: i32, low: u64, high: u64, isAny: bool): i32 {
  const list = trials + ((<usize>left) << 9), row = table + FRAMES + <usize>left * ROW;
  let count = 0;
  for (; low | high; ) {
    const cell = low ? <i32>ctz(low) : 64 + <i32>ctz(high);
    if (low) low &= low - 1; else high &= high - 1;
    let key = cell;
    const hits = table + HITS + <usize>cell * ROW;
    if (!isAny) for (let word: usize = 0; word < ROW; word += 8) key += <i32>popcnt(load<u64>(row + word) & load<u64>(hits + word)) << 7;
    let at = count++;
    for (; at > 0 && load<i32>(list + ((<usize>at - 1) << 2)) < key; at--) store<i32>(list + ((<usize>at) << 2), load<i32>(list + ((<usize>at - 1) << 2)));
    store<i32>(list + ((<usize>at) << 2), key);
  }
  return count;
}

/**
 * Tries each cell of a set. `isExact`: the disjoint sets get one cell each, so those where the cell
 * could be as well are closed.
 */
function branch(left: i32, chosenLow: u64, chosenHigh: u64, low: u64, high: u64, setLow: u64, setHigh: u64, isExact: bool): void {
  const own = table, row = own + FRAMES + <usize>left * ROW, below = row - ROW;
  const count = order(left, setLow, setHigh, isExact || left <= 2);
  for (let at = 0; at < count; at++) {
    const cell = load<i32>(trials + ((<usize>left) << 9) + ((<usize>at) << 2)) & 127;
    const hits = own + HITS + <usize>cell * ROW;
    v128.store(below, v128.andnot(v128.load(row), v128.load(hits))); v128.store(below, v128.andnot(v128.load(row, 16), v128.load(hits, 16)), 16);
    const cellLow: u64 = cell < 64 ? <u64>1 << <u64>cell : 0, cellHigh: u64 = cell < 64 ? 0 : <u64>1 << <u64>(cell - 64);
    low &= ~cellLow; high &= ~cellHigh;
    let nextLow = low, nextHigh = high;
    if (isExact)
      for (let place = places + ((<usize>left) << 11), end = place + ((<usize>left) << 4); place < end; place += 16)
        if ((load<u64>(place) & cellLow) | (load<u64>(place, 8) & cellHigh)) { nextLow &= ~load<u64>(place); nextHigh &= ~load<u64>(place, 8); break; }
    if (left - 1 == AGAIN && depth == 1) {
      store<i32>(own, left, LOWEST);
      search(AGAIN, chosenLow | cellLow, chosenHigh | cellHigh, nextLow, nextHigh);
      store<i32>(own, 0, LOWEST);
    } else visit(left - 1, chosenLow | cellLow, chosenHigh | cellHigh, nextLow, nextHigh);
  }
}
