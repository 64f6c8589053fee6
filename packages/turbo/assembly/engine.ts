// Plain 9×9 puzzles with 128-bit vectors, the whole board at once. Nothing here loops over cells,
// digits or houses: one round of reasoning is about 280 vector operations with three branches (25
// ns). A round is repeated until it finds nothing.
//
// The layout. There are nine vectors x0 … x8, one for each place in a box. A vector holds the
// candidates of that place in all nine boxes:
//
//     places in a box      a vector: 4 lanes of 32 bits, the stacks
//
//     x0  x1  x2          ┌─────────┬─────────┬─────────┬─────────┐
//     x3  x4  x5          │ stack 0 │ stack 1 │ stack 2 │    -    │
//     x6  x7  x8          └─────────┴─────────┴─────────┴─────────┘
//
//     a lane: 3 groups of 10 bits, the bands; bit d of a group is digit d + 1
//
//     ┌──┬────┬─────────┬────┬─────────┬───┬───────┐
//     │  │ 29 │ 28 … 20 │ 19 │ 18 … 10 │ 9 │ 8 … 0 │
//     └──┴────┴─────────┴────┴─────────┴───┴───────┘
//       spare   band 2  spare  band 1  spare band 0
//
// So a box is (band, stack), and cell (3·band + r, 3·stack + c) is group `band` of lane `stack` of
// x(3r + c). The spare bits are clear in a node. Adding 511 to a group sets its spare bit if and
// only if it has a candidate, and leaves one less in the other bits: so `and` with what was there
// takes the lowest candidate away. The unused lane has every candidate everywhere, so no rule
// finds anything in it.
//
// Why this layout: every rule combines what stands in different places of a box, and here that is
// an operation on whole vectors:
//
//     minirow r of all boxes      m(r) = x(3r) | x(3r+1) | x(3r+2)
//     minicolumn c                n(c) = x(c) | x(c+3) | x(c+6)
//     a digit through a band      6 configurations: in each row another stack. Two vectors hold
//                                 them for all digits and bands:
//                                 lane k of EVEN: stacks k, k+1, k+2 in rows 0, 1, 2,
//                                                 m0 & next(m1) & next(next(m2))
//                                 lane k of ODD:  stacks k, k+2, k+1 in rows 0, 1, 2,
//                                                 m0 & next(next(m1)) & next(m2)
//     a digit through a stack     the same with columns, n, and bands for stacks: the groups in a
//                                 lane are rotated instead of the lanes
//     pointing, claiming          a minirow that no configuration uses goes
//     hidden single               once, but not twice, among the nine vectors
//     naked single                a group that is empty when its lowest candidate is gone
//     three digits in a minirow   they are certain there because their boxes have no other minirow
//                                 for them, so no fourth digit fits (only when nothing else helps)
//
// A guess takes one configuration of a digit in a band or stack. The idea of branching on
// configurations is tdoku's (T. Dillon); the layout is our own. docs/engine.md says all of it at
// length, with what was tried and left out, and what was measured.

/** The spare bits. */
const SPARE: v128 = i32x4(0x20080200, 0x20080200, 0x20080200, 0x20080200);
/** Every candidate. */
const NINE: v128 = i32x4(0x1ff7fdff, 0x1ff7fdff, 0x1ff7fdff, 0x1ff7fdff);
/** Every digit in the nine boxes, without the unused lane. */
const BOARD: v128 = i32x4(0x1ff7fdff, 0x1ff7fdff, 0x1ff7fdff, 0);

/** The version of what this file exports, as docs/wasm.md describes it. */
export const VERSION: i32 = 1;
/**
 * PUZZLE is where callers write 81 digits (0 … 9). STRUCK_OUT is where they may write 81 masks of
 * candidates that are struck out (bit d for digit d + 1). From SOLUTION they read 81 digits.
 */
export const PUZZLE: usize = memory.data(96, 16);
export const STRUCK_OUT: usize = memory.data(176, 16);
export const SOLUTION: usize = memory.data(96, 16);
/** The first free byte of the memory, for the lines and answers of `batch`. */
export const FREE: usize = (__heap_base + 15) & ~15;

/**
 * A guess settles one of 54 choices (digit, band or stack) for good, so there are never more open
 * nodes.
 */
const NODE: usize = 144;
const nodes: usize = memory.data(56 * 144, 16);
/**
 * For each open node: where it guesses, as digit·8 + chute (bands 0 … 2, stacks 3 … 5); and which
 * configurations are still to be tried, EVEN 0 … 2 and ODD 3 … 5.
 */
const places: usize = memory.data(56 * 4, 16);
const untried: usize = memory.data(56 * 4, 16);
/**
 * What a round keeps: the candidates that are alone in their cells, a vector for each place; then
 * where naked and hidden singles disagree. V8 keeps too much in registers and spills it; what is
 * stored by hand costs less (8 % of the whole time).
 */
const kept: usize = memory.data(160, 16);
const DISAGREEMENT: usize = 144;
/** EVEN and ODD of the bands and of the stacks, as the last propagation left them. */
const configurations: usize = memory.data(64, 16);
const LANE: usize = memory.data<u32>([0xffffffff, 0, 0, 0, 0, 0xffffffff, 0, 0, 0, 0, 0xffffffff, 0], 16);
/**
 * For a digit, or the low half of its character: the candidates 1 … 8, and the candidate 9.
 * Whatever is not 1 … 9 means an empty cell.
 */
const UP_TO_8: usize = memory.data<u8>([255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 255, 255, 255, 255, 255], 16);
const ONLY_9: usize = memory.data<u8>([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1], 16);

let open: i32 = 0;
/** Rounds of the last propagation that left its node open. */
let rounds: i32 = 0;
/** Whether every guess of the search has held so far, and there was no solution yet. */
let allHeld: bool = false;
/** Whether the node that was chosen for last seems to have many solutions. */
let isLoose: bool = false;
/** Whether the node in slot `open` waits to be propagated. */
let isWaiting: bool = false;
let callCount: f64 = 0;
let guessCount: f64 = 0;
let outcome: i32 = 0;

@inline function and(a: v128, b: v128): v128 { return v128.and(a, b); }
@inline function or(a: v128, b: v128): v128 { return v128.or(a, b); }
@inline function or3(a: v128, b: v128, c: v128): v128 { return v128.or(v128.or(a, b), c); }
@inline function xor(a: v128, b: v128): v128 { return v128.xor(a, b); }
/** What is in a and not in b. */
@inline function without(a: v128, b: v128): v128 { return v128.andnot(a, b); }
/** What is in two of the three. */
@inline function two(a: v128, b: v128, c: v128): v128 { return or(and(a, b), and(c, or(a, b))); }
/** One less in each group, and its spare bit set unless it was empty. */
@inline function less(x: v128): v128 { return i32x4.add(x, NINE); }
/** Nine ones for each group whose spare bit is set. */
@inline function some(x: v128): v128 { const spare = and(x, SPARE); return i32x4.sub(spare, i32x4.shr_u(spare, 9)); }
/** Nine ones for each cell with two candidates or more; x1 is less(x). */
@inline function several(x: v128, x1: v128): v128 { return some(less(and(x, x1))); }
/** Each stack gets the next one's, or the next but one's. */
@inline function stack1(a: v128): v128 { return v128.shuffle<i32>(a, a, 1, 2, 0, 3); }
@inline function stack2(a: v128): v128 { return v128.shuffle<i32>(a, a, 2, 0, 1, 3); }
/**
 * Each band gets the next one's, or the next but one's. The two bits above the groups are rubbish
 * afterwards.
 */
@inline function band1(a: v128): v128 { return or(i32x4.shr_u(a, 10), i32x4.shl(a, 20)); }
@inline function band2(a: v128): v128 { return or(i32x4.shl(a, 10), i32x4.shr_u(a, 20)); }
/**
 * What does not fit into a miniline: the digits that are possible but not certain where three are
 * certain.
 */
@inline function fourth(possible: v128, elsewhere: v128): v128 {
  const certain = without(possible, elsewhere);
  const second = and(certain, less(certain));
  const third = and(second, less(second));
  return and(and(possible, elsewhere), some(less(third)));
}
/**
 * A cell after naked and hidden singles: without the digits that are alone in another cell; and
 * when it has digits that are possible nowhere else in the box, with these only.
 */
@inline function settledIn(y: v128, alone: v128, naked: v128, twice: v128): v128 {
  const hidden = without(y, twice);
  return without(without(y, without(naked, alone)), without(some(less(hidden)), hidden));
}

const CONTRADICTION = -1, OPEN = 0, SOLVED = 1;

/** Whether each cell has one candidate, and each box nine different ones. */
@inline function isFilled(at: usize): bool {
  const x0 = v128.load(at, 0), x1 = v128.load(at, 16), x2 = v128.load(at, 32);
  const x3 = v128.load(at, 48), x4 = v128.load(at, 64), x5 = v128.load(at, 80);
  const x6 = v128.load(at, 96), x7 = v128.load(at, 112), x8 = v128.load(at, 128);
  const twice = or(or3(two(x0, x1, x2), two(x3, x4, x5), two(x6, x7, x8)), two(or3(x0, x1, x2), or3(x3, x4, x5), or3(x6, x7, x8)));
  const l = and(and(and(less(x0), less(x1)), and(less(x2), less(x3))), and(and(less(x4), less(x5)), and(less(x6), and(less(x7), less(x8)))));
  return !v128.any_true(or(and(twice, BOARD), without(SPARE, l)));
}

/** Draws every conclusion in the node at an address. */
function propagate(at: usize): i32 {
  // By box, the digits that have their cell, as the last round and the one before saw it.
  let settled = i32x4.splat(0), before = BOARD;
  let round = 0;
  let m0: v128, m1: v128, m2: v128, n0: v128, n1: v128, n2: v128;
  {
    const x0 = v128.load(at, 0), x1 = v128.load(at, 16), x2 = v128.load(at, 32);
    const x3 = v128.load(at, 48), x4 = v128.load(at, 64), x5 = v128.load(at, 80);
    const x6 = v128.load(at, 96), x7 = v128.load(at, 112), x8 = v128.load(at, 128);
    m0 = or3(x0, x1, x2); m1 = or3(x3, x4, x5); m2 = or3(x6, x7, x8);
    n0 = or3(x0, x3, x6); n1 = or3(x1, x4, x7); n2 = or3(x2, x5, x8);
  }
  for (;;) {
    round++;
    // Pointing and claiming, bands and stacks side by side.
    const bandEven = and(m0, and(stack1(m1), stack2(m2))), bandOdd = and(m0, and(stack2(m1), stack1(m2)));
    const stackEven = and(n0, and(band1(n1), band2(n2))), stackOdd = and(n0, and(band2(n1), band1(n2)));
    const u0 = or(bandEven, bandOdd), u1 = or(stack2(bandEven), stack1(bandOdd)), u2 = or(stack1(bandEven), stack2(bandOdd));
    const v0 = or(stackEven, stackOdd), v1 = or(band2(stackEven), band1(stackOdd)), v2 = or(band1(stackEven), band2(stackOdd));
    const lost = or(or3(without(m0, u0), without(m1, u1), without(m2, u2)), or3(without(n0, v0), without(n1, v1), without(n2, v2)));
    if (!v128.any_true(or(lost, xor(settled, before)))) {
      // Nothing is pointed at or claimed, and the last singles settled no digit that was not
      // settled before: so they took nothing either. Each hidden single is a naked one by now,
      // or two share a cell; each naked one is hidden, or it is alone in two cells of a box.
      if (v128.any_true(v128.load(kept, DISAGREEMENT))) return CONTRADICTION;
      if (!v128.any_true(without(BOARD, settled))) return SOLVED;
      const f0 = fourth(m0, or(m1, m2)), f1 = fourth(m1, or(m0, m2)), f2 = fourth(m2, or(m0, m1));
      const g0 = fourth(n0, or(n1, n2)), g1 = fourth(n1, or(n0, n2)), g2 = fourth(n2, or(n0, n1));
      if (!v128.any_true(or(or3(f0, f1, f2), or3(g0, g1, g2)))) {
        rounds = round - 1;
        v128.store(configurations, bandEven, 0); v128.store(configurations, bandOdd, 16);
        v128.store(configurations, stackEven, 32); v128.store(configurations, stackOdd, 48);
        return OPEN;
      }
      const x0 = without(v128.load(at, 0), or(f0, g0)), x1 = without(v128.load(at, 16), or(f0, g1)), x2 = without(v128.load(at, 32), or(f0, g2));
      const x3 = without(v128.load(at, 48), or(f1, g0)), x4 = without(v128.load(at, 64), or(f1, g1)), x5 = without(v128.load(at, 80), or(f1, g2));
      const x6 = without(v128.load(at, 96), or(f2, g0)), x7 = without(v128.load(at, 112), or(f2, g1)), x8 = without(v128.load(at, 128), or(f2, g2));
      v128.store(at, x0, 0); v128.store(at, x1, 16); v128.store(at, x2, 32); v128.store(at, x3, 48); v128.store(at, x4, 64);
      v128.store(at, x5, 80); v128.store(at, x6, 96); v128.store(at, x7, 112); v128.store(at, x8, 128);
      m0 = or3(x0, x1, x2); m1 = or3(x3, x4, x5); m2 = or3(x6, x7, x8);
      n0 = or3(x0, x3, x6); n1 = or3(x1, x4, x7); n2 = or3(x2, x5, x8);
      settled = i32x4.splat(0); before = BOARD;
      continue;
    }
    // Every digit has its cell, and all rows and columns agree: most often that is a solution.
    if (!v128.any_true(or(lost, without(BOARD, settled))) && isFilled(at)) return SOLVED;

    // Singles in each box: digits alone in their cells (a, p), possible at all (o) and twice (t);
    // cells that are not empty (k).
    const y0 = and(and(v128.load(at, 0), u0), v0);
    const y1 = and(and(v128.load(at, 16), u0), v1);
    const y2 = and(and(v128.load(at, 32), u0), v2);
    const l0 = less(y0), a0 = without(y0, several(y0, l0)); v128.store(kept, a0, 0);
    const l1 = less(y1), a1 = without(y1, several(y1, l1)); v128.store(kept, a1, 16);
    const l2 = less(y2), a2 = without(y2, several(y2, l2)); v128.store(kept, a2, 32);
    const o0 = or3(y0, y1, y2), t0 = two(y0, y1, y2);
    const p0 = or3(a0, a1, a2), k0 = and(l0, and(l1, l2));
    const y3 = and(and(v128.load(at, 48), u1), v0);
    const y4 = and(and(v128.load(at, 64), u1), v1);
    const y5 = and(and(v128.load(at, 80), u1), v2);
    const l3 = less(y3), a3 = without(y3, several(y3, l3)); v128.store(kept, a3, 48);
    const l4 = less(y4), a4 = without(y4, several(y4, l4)); v128.store(kept, a4, 64);
    const l5 = less(y5), a5 = without(y5, several(y5, l5)); v128.store(kept, a5, 80);
    const o1 = or3(y3, y4, y5), t1 = two(y3, y4, y5);
    const p1 = or3(a3, a4, a5), k1 = and(l3, and(l4, l5));
    const y6 = and(and(v128.load(at, 96), u2), v0);
    const y7 = and(and(v128.load(at, 112), u2), v1);
    const y8 = and(and(v128.load(at, 128), u2), v2);
    const l6 = less(y6), a6 = without(y6, several(y6, l6)); v128.store(kept, a6, 96);
    const l7 = less(y7), a7 = without(y7, several(y7, l7)); v128.store(kept, a7, 112);
    const l8 = less(y8), a8 = without(y8, several(y8, l8)); v128.store(kept, a8, 128);
    const o2 = or3(y6, y7, y8), t2 = two(y6, y7, y8);
    const p2 = or3(a6, a7, a8), k2 = and(l6, and(l7, l8));
    const once = or3(o0, o1, o2), twice = or(or3(t0, t1, t2), two(o0, o1, o2)), naked = or3(p0, p1, p2), filled = and(SPARE, and(k0, and(k1, k2)));
    if (v128.any_true(or(xor(once, NINE), xor(SPARE, filled)))) return CONTRADICTION;
    const w0 = settledIn(y0, v128.load(kept, 0), naked, twice); v128.store(at, w0, 0);
    const w1 = settledIn(y1, v128.load(kept, 16), naked, twice); v128.store(at, w1, 16);
    const w2 = settledIn(y2, v128.load(kept, 32), naked, twice); v128.store(at, w2, 32);
    const w3 = settledIn(y3, v128.load(kept, 48), naked, twice); v128.store(at, w3, 48);
    const w4 = settledIn(y4, v128.load(kept, 64), naked, twice); v128.store(at, w4, 64);
    const w5 = settledIn(y5, v128.load(kept, 80), naked, twice); v128.store(at, w5, 80);
    const w6 = settledIn(y6, v128.load(kept, 96), naked, twice); v128.store(at, w6, 96);
    const w7 = settledIn(y7, v128.load(kept, 112), naked, twice); v128.store(at, w7, 112);
    const w8 = settledIn(y8, v128.load(kept, 128), naked, twice); v128.store(at, w8, 128);
    m0 = or3(w0, w1, w2); m1 = or3(w3, w4, w5); m2 = or3(w6, w7, w8); n0 = or3(w0, w3, w6); n1 = or3(w1, w4, w7); n2 = or3(w2, w5, w8);
    before = settled;
    settled = or(naked, without(NINE, twice));
    v128.store(kept, xor(xor(naked, twice), NINE), DISAGREEMENT);
  }
  return OPEN;
}

/**
 * A chute's rank: the fewer configurations the better. But 9 means that all is settled; it wraps
 * to a very large number.
 */
@inline function rank(count: i64, chute: u32): u32 { return (<u32>(<i32>count - 10) << 3) | chute; }

/** A very large number for a chute that is passed over. */
@inline function passed(chutes: i32, chute: i32): u32 { return (<u32>(chutes >> chute) & 1) << 31; }

/**
 * Decides where the propagated node guesses: in the open band or stack with the fewest
 * configurations, and there at a digit with the fewest. Sets of chutes and digits may be passed
 * over; then there may be nothing left to guess, and `open` stays as it is.
 */
@inline function chooseAmong(chutes: i32, taken: i32): void {
  const bandEven = and(v128.load(configurations, 0), BOARD), bandOdd = and(v128.load(configurations, 16), BOARD);
  const stackEven = and(v128.load(configurations, 32), BOARD), stackOdd = and(v128.load(configurations, 48), BOARD);
  // Bands: lanes 0 and 1 of EVEN and of ODD, and lane 2 of both; a band is the same group
  // everywhere. Stacks: the same lane of both.
  const a = i64x2.extract_lane(bandEven, 0), b = i64x2.extract_lane(bandOdd, 0), c = i64x2.extract_lane(bandEven, 1) | (i64x2.extract_lane(bandOdd, 1) << 32);
  const low = v128.shuffle<i32>(stackEven, stackOdd, 0, 4, 1, 5), high = v128.shuffle<i32>(stackEven, stackOdd, 2, 6, 3, 7);
  const s0 = i64x2.extract_lane(low, 0), s1 = i64x2.extract_lane(low, 1), s2 = i64x2.extract_lane(high, 0);
  const g0: i64 = 0x000001ff000001ff, g1: i64 = g0 << 10, g2: i64 = g0 << 20;
  let best = rank(popcnt(a & g0) + popcnt(b & g0) + popcnt(c & g0), 0) | passed(chutes, 0);
  best = min(best, rank(popcnt(a & g1) + popcnt(b & g1) + popcnt(c & g1), 1) | passed(chutes, 1));
  best = min(best, rank(popcnt(a & g2) + popcnt(b & g2) + popcnt(c & g2), 2) | passed(chutes, 2));
  best = min(best, min(rank(popcnt(s0), 3) | passed(chutes, 3), min(rank(popcnt(s1), 4) | passed(chutes, 4), rank(popcnt(s2), 5) | passed(chutes, 5))));
  if (chutes && best >= 0x80000000) return;
  const chute = <i32>(best & 7);

  // The digits of its six configurations, then those that are in exactly two (else three …) of
  // them.
  let c0: i32, c1: i32, c2: i32, c3: i32, c4: i32, c5: i32;
  if (chute < 3) {
    const by = chute * 10;
    c0 = i32x4.extract_lane(bandEven, 0) >>> by; c1 = i32x4.extract_lane(bandEven, 1) >>> by; c2 = i32x4.extract_lane(bandEven, 2) >>> by;
    c3 = i32x4.extract_lane(bandOdd, 0) >>> by; c4 = i32x4.extract_lane(bandOdd, 1) >>> by; c5 = i32x4.extract_lane(bandOdd, 2) >>> by;
  } else {
    const pair = chute == 3 ? s0 : chute == 4 ? s1 : s2, even = <i32>pair, odd = <i32>(pair >>> 32);
    c0 = even; c1 = even >>> 10; c2 = even >>> 20; c3 = odd; c4 = odd >>> 10; c5 = odd >>> 20;
  }
  if (chutes) { c0 &= ~taken; c1 &= ~taken; c2 &= ~taken; c3 &= ~taken; c4 &= ~taken; c5 &= ~taken; }
  let in1 = c0 | c1, in2 = c0 & c1, in3 = in2 & c2, in4: i32, in5: i32, in6: i32;
  in2 |= in1 & c2; in1 |= c2;
  in4 = in3 & c3; in3 |= in2 & c3; in2 |= in1 & c3; in1 |= c3;
  in5 = in4 & c4; in4 |= in3 & c4; in3 |= in2 & c4; in2 |= in1 & c4; in1 |= c4;
  in6 = in5 & c5; in5 |= in4 & c5; in4 |= in3 & c5; in3 |= in2 & c5; in2 |= in1 & c5;
  let digits = in2 & ~in3 & 511;
  if (!digits) digits = in3 & ~in4 & 511;
  if (!digits) digits = in4 & ~in5 & 511;
  if (!digits) digits = (in5 & ~in6 & 511) || (in6 & 511);

  if (chutes && !digits) return;

  // Of the lowest and the highest of them the one with more configurations everywhere.
  const lowest = ctz(digits), highest = 31 - clz(digits), ofLowest: i64 = (<i64>0x0010040100100401) << lowest, ofHighest: i64 = (<i64>0x0010040100100401) << highest;
  const lowestCount = popcnt(a & ofLowest) + popcnt(b & ofLowest) + popcnt(c & ofLowest) + popcnt(s0 & ofLowest) + popcnt(s1 & ofLowest) + popcnt(s2 & ofLowest);
  const highestCount = popcnt(a & ofHighest) + popcnt(b & ofHighest) + popcnt(c & ofHighest) + popcnt(s0 & ofHighest) + popcnt(s1 & ofHighest) + popcnt(s2 & ofHighest);
  const digit = highestCount > lowestCount ? highest : lowest;
  store<i32>(places + (<usize>open << 2), (digit << 3) | chute);
  store<i32>(untried + (<usize>open << 2), ((c0 >>> digit) & 1) | (((c1 >>> digit) & 1) << 1) | (((c2 >>> digit) & 1) << 2) |
    (((c3 >>> digit) & 1) << 3) | (((c4 >>> digit) & 1) << 4) | (((c5 >>> digit) & 1) << 5));
  open++;
  if (!chutes) {
    const configurationCount = popcnt(a) + popcnt(b) + popcnt(c) + popcnt(s0) + popcnt(s1) + popcnt(s2);
    isLoose = allHeld && rounds <= 4 && best >= (4 << 3) && configurationCount <= 120;
  }
}

function choose(): void { chooseAmong(0, 0); }

/**
 * Takes up to three more guesses without propagating in between, each in another chute and of
 * another digit. What they leave out stays to be tried, as after any guess. It is worth it where
 * puzzles have many solutions: there most guesses hold, and each settles little. So it is done
 * until a guess has failed, where the last propagation was over soon although little is open.
 */
function guessFurther(): void {
  let chutes = 0, taken = 0;
  for (let extra = 0; extra < 3; extra++) {
    const top = open - 1, place = load<i32>(places + (<usize>top << 2)), left = load<i32>(untried + (<usize>top << 2));
    chutes |= 1 << (place & 7);
    taken |= 1 << (place >> 3);
    chooseAmong(chutes, taken);
    if (open == top + 1) return;
    store<i32>(untried + (<usize>top << 2), left & (left - 1));
    guessCount += 1;
    assume(nodes + <usize>top * NODE, nodes + <usize>(top + 1) * NODE, place, ctz(left));
  }
}

/** Three vectors of a node, `step` apart, without some candidates. */
@inline function takeFromThree(from: usize, to: usize, step: usize, candidates: v128): void {
  v128.store(to, without(v128.load(from), candidates));
  v128.store(to + step, without(v128.load(from + step), candidates));
  v128.store(to + 2 * step, without(v128.load(from + 2 * step), candidates));
}

/** Copies a node and takes one configuration in it. */
function assume(from: usize, to: usize, place: i32, configuration: i32): void {
  const digit = place >> 3, chute = place & 7;
  // The stack of each row (or the band of each column).
  const k0 = configuration < 3 ? configuration : configuration - 3, next = k0 < 2 ? k0 + 1 : 0, last = k0 > 0 ? k0 - 1 : 2;
  const k1 = configuration < 3 ? next : last, k2 = configuration < 3 ? last : next;
  if (chute < 3) {
    const bits = and(i32x4.splat(1 << (10 * chute + digit)), BOARD);
    takeFromThree(from, to, 16, without(bits, v128.load(LANE + (<usize>k0 << 4))));
    takeFromThree(from + 48, to + 48, 16, without(bits, v128.load(LANE + (<usize>k1 << 4))));
    takeFromThree(from + 96, to + 96, 16, without(bits, v128.load(LANE + (<usize>k2 << 4))));
  } else {
    const lane = v128.load(LANE + (<usize>(chute - 3) << 4)), bits = 0x00100401 << digit;
    takeFromThree(from, to, 48, and(lane, i32x4.splat(bits & ~(1 << (10 * k0 + digit)))));
    takeFromThree(from + 16, to + 16, 48, and(lane, i32x4.splat(bits & ~(1 << (10 * k1 + digit)))));
    takeFromThree(from + 32, to + 32, 48, and(lane, i32x4.splat(bits & ~(1 << (10 * k2 + digit)))));
  }
}

/** The candidates of column c of each stack in a row of 9 bytes; byte c of lane s is its cell. */
@inline function candidates(upTo8: v128, only9: v128, column: i32): v128 {
  return or(and(i32x4.shr_u(upTo8, 8 * column), i32x4.splat(255)), and(column == 0 ? i32x4.shl(only9, 8) : i32x4.shr_u(only9, 8 * column - 8), i32x4.splat(256)));
}
@inline function readRow(row: usize): v128 {
  return and(v128.swizzle(v128.load(row), i8x16(0, 1, 2, 15, 3, 4, 5, 15, 6, 7, 8, 15, 15, 15, 15, 15)), i32x4(0x000f0f0f, 0x000f0f0f, 0x000f0f0f, 0));
}
@inline function column(a8: v128, a9: v128, b8: v128, b9: v128, c8: v128, c9: v128, index: i32): v128 {
  return or(candidates(a8, a9, index), or(i32x4.shl(candidates(b8, b9, index), 10), i32x4.shl(candidates(c8, c9, index), 20)));
}

/** Makes the first node from 81 digits or characters. Reads 7 bytes after them. */
function begin(from: usize): void {
  const upTo8 = v128.load(UP_TO_8), only9 = v128.load(ONLY_9);
  for (let to = nodes; to < nodes + NODE; to += 48, from += 9) {
    const a = readRow(from), b = readRow(from + 27), c = readRow(from + 54);
    const a8 = v128.swizzle(upTo8, a), a9 = v128.swizzle(only9, a), b8 = v128.swizzle(upTo8, b), b9 = v128.swizzle(only9, b);
    const c8 = v128.swizzle(upTo8, c), c9 = v128.swizzle(only9, c);
    v128.store(to, column(a8, a9, b8, b9, c8, c9, 0)); v128.store(to, column(a8, a9, b8, b9, c8, c9, 1), 16); v128.store(to, column(a8, a9, b8, b9, c8, c9, 2), 32);
  }
  open = 0;
  isWaiting = true;
  allHeld = true;
  callCount = 0;
  guessCount = 0;
}

/** Begins a search of the puzzle at PUZZLE, without the candidates at STRUCK_OUT if told so. */
export function start(hasStruckOut: bool): void {
  begin(PUZZLE);
  if (!hasStruckOut) return;
  for (let cell: usize = 0; cell < 81; cell++) {
    const row = cell / 9, inRow = cell % 9, at = nodes + (row % 3) * 48 + (inRow % 3) * 16 + (inRow / 3) * 4;
    store<u32>(at, load<u32>(at) & ~(<u32>(load<u16>(STRUCK_OUT + 2 * cell) & 511) << (10 * <u32>(row / 3))));
  }
}

/**
 * Goes on to the next solution. Gives 1 when there is one, which `read` writes; 0 when there is
 * none; -1 when the calls since `start` have reached the budget.
 */
export function next(maxCalls: f64): i32 {
  for (;;) {
    if (!isWaiting) {
      if (open == 0) return 0;
      // The last alternative takes the place of the node itself.
      const top = open - 1, left = load<i32>(untried + (<usize>top << 2)), rest = left & (left - 1);
      store<i32>(untried + (<usize>top << 2), rest);
      if (rest) guessCount += 1;
      else open = top;
      assume(nodes + <usize>top * NODE, nodes + <usize>open * NODE, load<i32>(places + (<usize>top << 2)), ctz(left));
      isWaiting = true;
    }
    if (callCount >= maxCalls) return -1;
    callCount += 1;
    isWaiting = false;
    const state = propagate(nodes + <usize>open * NODE);
    if (state == SOLVED) {
      allHeld = false;
      return 1;
    }
    if (state == OPEN) {
      choose();
      if (isLoose) guessFurther();
    } else allHeld = false;
  }
  return 0;
}

/**
 * Since `start`: how often a node was propagated, the first one included; and how often an
 * alternative was tried while another remained.
 */
export function calls(): f64 { return callCount; }
export function guesses(): f64 { return guessCount; }

/**
 * The numbers of digits that stand alone in one band's groups: each is the exponent of a power of
 * two as a floating-point number.
 */
@inline function numbers(x: v128, band: i32): v128 {
  return i32x4.sub(i32x4.shr_u(f32x4.convert_i32x4_s(and(i32x4.shr_u(x, 10 * band), i32x4.splat(511))), 23), i32x4.splat(126));
}

/** Writes the solution just found, each digit plus `zero`. Spoils 7 bytes after it. */
function write(to: usize, zero: i32): void {
  const node = nodes + <usize>open * NODE;
  for (let band = 0; band < 3; band++) {
    for (let at = node; at < node + NODE; at += 48, to += 9) {
      const digits = or3(numbers(v128.load(at), band), i32x4.shl(numbers(v128.load(at, 16), band), 8), i32x4.shl(numbers(v128.load(at, 32), band), 16));
      v128.store(to, i8x16.add(v128.swizzle(digits, i8x16(0, 1, 2, 4, 5, 6, 8, 9, 10, 3, 3, 3, 3, 3, 3, 3)), i8x16.splat(<i8>zero)));
    }
  }
}

/** Writes the solution just found to SOLUTION, as digits 1 … 9. */
export function read(): void { write(SOLUTION, 0); }

/**
 * Counts further solutions after `start`, at most `limit`; the first of them is written to
 * SOLUTION.
 */
export function count(limit: f64, maxCalls: f64): f64 {
  let found: f64 = 0;
  outcome = 1;
  while (found < limit) {
    outcome = next(maxCalls);
    if (outcome <= 0) break;
    if (found == 0) write(SOLUTION, 0);
    found += 1;
  }
  return found;
}

/** Why the last `count` ended: 1 the limit, 0 there are no more solutions, -1 the budget. */
export function stopped(): i32 { return outcome; }

/** The usual case in one call from JavaScript: `start` and `count`. */
export function solve(limit: f64, maxCalls: f64, hasStruckOut: bool): f64 {
  start(hasStruckOut);
  return count(limit, maxCalls);
}

/** Whether 16 bytes are all digits or dots. */
@inline function isPuzzle(bytes: v128): v128 {
  return or(i8x16.le_u(i8x16.sub(bytes, i8x16.splat(48)), i8x16.splat(9)), i8x16.eq(bytes, i8x16.splat(46)));
}

/**
 * Answers lines. A line is 81 characters ('1' … '9', '.' or '0' for an empty cell), then anything,
 * then a line feed, which the last line may lack. Each answer has 82 bytes: how many solutions
 * there are up to `limit` (at most 254; 255 says that the line is not a puzzle), and the first
 * solution as characters, '0' when there is none. Reads 16 bytes after the lines and spoils 16
 * after the answers. Returns the number of lines.
 */
export function batch(from: usize, length: usize, to: usize, limit: i32): i32 {
  const end = from + length;
  let lines = 0;
  while (from < end) {
    const isValid = i8x16.all_true(and(and(and(isPuzzle(v128.load(from)), isPuzzle(v128.load(from, 16))), and(isPuzzle(v128.load(from, 32)), isPuzzle(v128.load(from, 48)))),
      and(isPuzzle(v128.load(from, 64)), isPuzzle(v128.load(from, 65)))));
    let found = 0;
    if (isValid && from + 81 <= end) {
      begin(from);
      while (found < limit && next(Infinity) > 0) {
        if (found == 0) write(to + 1, 48);
        found++;
      }
      from += 81;
    } else found = 255;
    if (found == 0 || found == 255) memory.fill(to + 1, 48, 81);
    store<u8>(to, <u8>found);
    while (from < end && load<u8>(from) != 10) from++;
    from++;
    to += 82;
    lines++;
  }
  return lines;
}

/** Lines that the last `run` answered. */
export let lines: i32 = 0;

/** How many of 81 bytes from a place on are a character. */
@inline function times(from: usize, character: u8): i32 {
  const wanted = i8x16.splat(character);
  let count = 0;
  for (let at: usize = 0; at < 80; at += 16) count += popcnt(i8x16.bitmask(i8x16.eq(v128.load(from + at), wanted)));
  return count + i32(load<u8>(from, 80) == character);
}

/**
 * Answers lines as they lie in a file: 81 characters and LF or CR LF, which the last line may
 * lack. The answer to each is its first solution and LF. Stops before a line that is anything
 * else, that has not exactly one solution up to `limit`, or that has both kinds of empty cells. It
 * also stops before what may be a map of regions: nine or fewer characters that stand for empty
 * cells, and a neighbour of the first cell that is like it. Returns how many bytes it dealt with.
 * Reads 16 bytes after the lines and spoils 16 after the answers.
 */
export function run(from: usize, length: usize, to: usize, limit: i32): usize {
  const start = from;
  const end = from + length;
  lines = 0;
  while (from + 81 <= end) {
    const isValid = i8x16.all_true(and(and(and(isPuzzle(v128.load(from)), isPuzzle(v128.load(from, 16))), and(isPuzzle(v128.load(from, 32)), isPuzzle(v128.load(from, 48)))),
      and(isPuzzle(v128.load(from, 64)), isPuzzle(v128.load(from, 65)))));
    if (!isValid) break;
    let after = from + 81;
    if (after < end) {
      if (load<u8>(after) == 13) after++;
      if (after >= end || load<u8>(after) != 10) break;
      after++;
    }
    const dots = times(from, 46), zeros = times(from, 48);
    if (dots > 0 && zeros > 0) break;
    const first = load<u8>(from);
    if (dots + zeros <= 9 && (first == load<u8>(from, 1) || first == load<u8>(from, 9))) break;
    begin(from);
    let found = 0;
    while (found < limit && next(Infinity) > 0) {
      if (found == 0) write(to, 48);
      found++;
    }
    if (found != 1) break;
    store<u8>(to + 81, 10);
    to += 82;
    lines++;
    from = after;
  }
  return from - start;
}
