import { lowestBit, popcount } from '../bits.ts';
import { classic } from '../geometry/layouts.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Search, Solver } from './solver.ts';
import { Tally } from './tally.ts';

// A digit's candidates in a band are one word of 27 bits. Bit place·9 + row·3 + stack stands for a
// cell:
//
//             stack 0      stack 1      stack 2          place   0   1   2
//     row 0   0  9 18      1 10 19      2 11 20
//     row 1   3 12 21      4 13 22      5 14 23
//     row 2   6 15 24      7 16 25      8 17 26
//
// So the bits of a minirow lie 9 apart, and the bits of a column lie 3 apart. Two shifts gather
// either, without a table.
//
// The three words of a digit give two summaries of 27 bits with the same shape:
//
//     minirows      band·9  + row·3  + stack     may the digit be in this minirow?
//     minicolumns   place·9 + band·3 + stack     may it be in this minicolumn?
//
// A minicolumn is the part of column `place` of `stack` in `band`.
//
// Within a band a digit takes one minirow in each row and in each stack. So it has at most 6
// configurations there, the permutations of three things. The same holds for the minicolumns of a
// stack. Cells that no configuration uses lose the digit: that is pointing and claiming at once. A
// digit is certain of a minirow when no other minirow of the box can have it. If only one cell
// there can, it is a hidden single. When three digits are certain of the same minirow, no other
// digit fits there. The search branches on a configuration, not on a cell: hardest1106 then takes
// 118 guesses for each puzzle, against 380.
//
// The idea of bands and configurations is tdoku's (T. Dillon). The idea of 27-bit words comes from
// fsss2 and JCZSolve.
//
// Tried and left out: a rule by which the digits of a minirow are certain when only three are
// possible (1 % fewer guesses, no less time); saving less of the state and computing it again
// (slower). Without the rule for minicolumns there are 15 % more guesses.
//
// Two things saved the most time. Digits that lose cells are marked without a branch (-25 %). There
// is only one engine, and V8 knows that (-10 %): see `shared` below.

const ALL = 0x7ffffff;
/** The bits of the first, second, third group of three in each nine. */
const LOW = 0o007007007;
const NOT_LOW = 0o770770770;
const HIGH = 0o700700700;
const NOT_HIGH = 0o077077077;
/** Every third bit: stack 0 of a summary. Shifted by 1 or 2, it is stack 1 or 2. */
const STACK = 0o111111111;

/** The six ways of a digit through a band: in each row another stack, as bits row·3 + stack. */
const CONFIGURATIONS = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];

/** Nine bits in each of the three places. */
const inEveryPlace = (nine: number): number => nine | (nine << 9) | (nine << 18);

const forEveryNine = (value: (nine: number) => number): Int32Array =>
  Int32Array.from({ length: 512 }, (_, nine) => value(nine));

const configurationsIn = (nine: number): number[] =>
  CONFIGURATIONS.filter((configuration) => (configuration & nine) === configuration);

/**
 * By the minirows that a digit can use in a band. `USED`: the cells of its configurations. `COUNT`:
 * their number. `WHICH`: the configurations, as bits.
 */
const USED = /* @__PURE__ */ forEveryNine((nine) =>
  inEveryPlace(configurationsIn(nine).reduce((used, configuration) => used | configuration, 0)),
);
const COUNT = /* @__PURE__ */ forEveryNine((nine) => configurationsIn(nine).length);
const WHICH = /* @__PURE__ */ forEveryNine((nine) =>
  CONFIGURATIONS.reduce(
    (which, configuration, index) => ((configuration & nine) === configuration ? which | (1 << index) : which),
    0,
  ),
);

/** By three stack bits: the cells of those boxes of a band. */
const BOXES = /* @__PURE__ */ Int32Array.from({ length: 8 }, (_, stacks) =>
  [0, 1, 2].reduce((cells, stack) => ((stacks >> stack) & 1 ? cells | (STACK << stack) : cells), 0),
);

/** `BIT`: the bit of a cell in its word. `CELL`: at k·27 + b, the cell of bit b of band k. */
const BIT = /* @__PURE__ */ Int32Array.from({ length: 81 }, (_, cell) => {
  const column = cell % 9;
  return 1 << ((column % 3) * 9 + (Math.floor(cell / 9) % 3) * 3 + Math.floor(column / 3));
});
const CELL = /* @__PURE__ */ (() => {
  const cells = new Uint8Array(81);
  BIT.forEach((bit, cell) => {
    cells[Math.floor(cell / 27) * 27 + lowestBit(bit)] = cell;
  });
  return cells;
})();

/** The stacks in which a word has cells, as three bits. */
function stacksOf(word: number): number {
  const rows = word | (word >>> 9) | (word >>> 18);
  return (rows | (rows >>> 3) | (rows >>> 6)) & 7;
}

/** Whether two of these cells of a band lie in the same box. */
const shareABox = (cells: number): boolean =>
  (cells & (cells - 1)) !== 0 && popcount(stacksOf(cells)) < popcount(cells);

/** The parts of a summary that are alone in their box: the digit is certain to be there. */
const certain = (summary: number): number =>
  summary &
  ~(((summary << 3) & NOT_LOW) | ((summary >>> 6) & LOW) | ((summary << 6) & HIGH) | ((summary >>> 3) & NOT_HIGH));

/** The minirows among some, as bits row·3 + stack, in which a word has exactly one cell. */
function withOneCell(word: number, minirows: number): number {
  const first = word & 511;
  const second = (word >>> 9) & 511;
  const third = word >>> 18;
  return minirows & 511 & ~((first & second) | (third & (first | second)));
}

/** The nine bits of a stack of a summary of minicolumns, packed as place·3 + band. */
function packed(summary: number, stack: number): number {
  const spread = (summary >>> stack) & STACK;
  const groups = (spread | (spread >>> 2) | (spread >>> 4)) & LOW;
  return (groups | (groups >>> 6) | (groups >>> 12)) & 511;
}

/** The reverse of `packed` for stack 0. */
function spread(nine: number): number {
  let summary = 0;
  for (let bit = 0; bit < 9; bit++) summary |= ((nine >>> bit) & 1) << (3 * bit);
  return summary;
}

/** The columns that a summary of minicolumns allows in a band, in every row. */
const columnsOf = (summary: number, band: number): number => ((summary >>> (3 * band)) & LOW) * 0o111;

// The state of a node: 27 words of candidates at digit·3 + band, the filled cells of three bands,
// nine summaries of minirows, nine of minicolumns.
const FILLED = 27;
const MINIROWS = 30;
const MINICOLUMNS = 39;
const STATE = 48;
/** Each guess settles one of the 54 configurations of 9 digits in 3 bands and 3 stacks. */
const MOST_LEVELS = 55;

// This is one search over one state, which V8 compiles as a whole. In parts it would cost time at
// every node: with only `choose` and `readSolution` outside, 2 to 4 %.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one search over one state, see above
function makeSearch(): Search {
  const w = new Int32Array(STATE);
  const saved = new Int32Array(STATE * MOST_LEVELS);
  /**
   * By level: where the guess is, digit·6 + chute (bands 0…2, stacks 3…5), and the configurations
   * still to be tried.
   */
  const place = new Int32Array(MOST_LEVELS);
  const untried = new Int32Array(MOST_LEVELS);
  const solution = new Uint8Array(81);
  const gathered = new Int32Array(30);
  /** Digits that lost candidates since they were last looked at, as bits. */
  let dirty = 0;

  /** Takes cells of a band from every digit. The answer is the digits that lost some, as bits. */
  function takeFromAll(band: number, cells: number): number {
    const keep = ~cells;
    const a = w[band]!;
    const b = w[band + 3]!;
    const c = w[band + 6]!;
    const d = w[band + 9]!;
    const e = w[band + 12]!;
    const f = w[band + 15]!;
    const g = w[band + 18]!;
    const h = w[band + 21]!;
    const i = w[band + 24]!;
    w[band] = a & keep;
    w[band + 3] = b & keep;
    w[band + 6] = c & keep;
    w[band + 9] = d & keep;
    w[band + 12] = e & keep;
    w[band + 15] = f & keep;
    w[band + 18] = g & keep;
    w[band + 21] = h & keep;
    w[band + 24] = i & keep;
    // The sign bit of -x is set when x is not 0, x being less than 2^27: a bit without a branch.
    return (
      (-(a & cells) >>> 31) |
      ((-(b & cells) >>> 31) << 1) |
      ((-(c & cells) >>> 31) << 2) |
      ((-(d & cells) >>> 31) << 3) |
      ((-(e & cells) >>> 31) << 4) |
      ((-(f & cells) >>> 31) << 5) |
      ((-(g & cells) >>> 31) << 6) |
      ((-(h & cells) >>> 31) << 7) |
      ((-(i & cells) >>> 31) << 8)
    );
  }

  /** Fills cells of a band with a digit whose candidates there are `word`. */
  function fill(digit: number, band: number, word: number, cells: number): void {
    w[FILLED + band]! |= cells;
    dirty |= takeFromAll(band, cells) & ~(1 << digit);
    w[digit * 3 + band] = word;
  }

  /**
   * Locked candidates in both directions and hidden singles of a digit; false when the digit has no
   * place left in a band.
   */
  function settle(digit: number): boolean {
    const at = digit * 3;
    let a = w[at]!;
    let b = w[at + 1]!;
    let c = w[at + 2]!;
    let minicolumns: number;
    for (;;) {
      a &= USED[(a | (a >>> 9) | (a >>> 18)) & 511]!;
      b &= USED[(b | (b >>> 9) | (b >>> 18)) & 511]!;
      c &= USED[(c | (c >>> 9) | (c >>> 18)) & 511]!;
      if (a === 0 || b === 0 || c === 0) return false;
      minicolumns =
        ((a | (a >>> 3) | (a >>> 6)) & LOW) |
        (((b | (b >>> 3) | (b >>> 6)) & LOW) << 3) |
        (((c | (c >>> 3) | (c >>> 6)) & LOW) << 6);
      // A configuration uses a minicolumn when the other two places and the other two bands can be
      // matched in one of two ways. All stacks are computed at once.
      const down = ((minicolumns << 3) & NOT_LOW) | ((minicolumns >>> 6) & LOW);
      const up = ((minicolumns << 6) & HIGH) | ((minicolumns >>> 3) & NOT_HIGH);
      const used =
        minicolumns &
        ((((down << 9) | (down >>> 18)) & ((up << 18) | (up >>> 9))) |
          (((up << 9) | (up >>> 18)) & ((down << 18) | (down >>> 9))));
      if (used === minicolumns) break;
      a &= columnsOf(used, 0);
      b &= columnsOf(used, 1);
      c &= columnsOf(used, 2);
    }
    w[at] = a;
    w[at + 1] = b;
    w[at + 2] = c;
    const minirows =
      ((a | (a >>> 9) | (a >>> 18)) & 511) |
      (((b | (b >>> 9) | (b >>> 18)) & 511) << 9) |
      (((c | (c >>> 9) | (c >>> 18)) & 511) << 18);
    w[MINIROWS + digit] = minirows;
    w[MINICOLUMNS + digit] = minicolumns;
    const sure = certain(minirows);
    let cells = a & inEveryPlace(withOneCell(a, sure)) & ~w[FILLED]!;
    if (cells !== 0) fill(digit, 0, a, cells);
    cells = b & inEveryPlace(withOneCell(b, sure >>> 9)) & ~w[FILLED + 1]!;
    if (cells !== 0) fill(digit, 1, b, cells);
    cells = c & inEveryPlace(withOneCell(c, sure >>> 18)) & ~w[FILLED + 2]!;
    if (cells !== 0) fill(digit, 2, c, cells);
    return true;
  }

  /**
   * Naked singles of a band; false when a cell has no candidate, or two singles of a digit share a
   * box. `settle` notices when they share a line.
   */
  function nakedSingles(band: number): boolean {
    let once = 0;
    let twice = 0;
    for (let at = band; at < 27; at += 3) {
      twice |= once & w[at]!;
      once |= w[at]!;
    }
    if (once !== ALL) return false;
    const singles = ALL & ~twice & ~w[FILLED + band]!;
    if (singles === 0) return true;
    w[FILLED + band]! |= singles;
    for (let digit = 0, at = band; digit < 9; digit++, at += 3) {
      const cells = w[at]! & singles;
      if (shareABox(cells)) return false;
      w[at] = (w[at]! & ~BOXES[stacksOf(cells)]!) | cells;
      dirty |= (-cells >>> 31) << digit;
    }
    return true;
  }

  /**
   * Three digits that are certain of the same minirow (or minicolumn) leave no room for others;
   * false when four are.
   */
  function fullMinilines(summaries: number): boolean {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    let more = 0;
    let unsure = 0;
    for (let at = summaries; at < summaries + 9; at++) {
      const sure = certain(w[at]!);
      more |= thrice & sure;
      thrice |= twice & sure;
      twice |= once & sure;
      once |= sure;
      unsure |= w[at]! & ~sure;
    }
    if (more !== 0) return false;
    const full = thrice & unsure;
    if (full === 0) return true;
    for (let digit = 0, at = 0; digit < 9; digit++, at += 3) {
      const summary = w[summaries + digit]!;
      const lost = summary & full & ~certain(summary);
      if (lost === 0) continue;
      dirty |= 1 << digit;
      if (summaries === MINIROWS) {
        w[at]! &= ~inEveryPlace(lost & 511);
        w[at + 1]! &= ~inEveryPlace((lost >>> 9) & 511);
        w[at + 2]! &= ~inEveryPlace(lost >>> 18);
      } else {
        w[at]! &= columnsOf(~lost, 0);
        w[at + 1]! &= columnsOf(~lost, 1);
        w[at + 2]! &= columnsOf(~lost, 2);
      }
    }
    return true;
  }

  /** Draws every conclusion; false when the node contradicts itself. */
  function propagate(): boolean {
    for (;;) {
      while (dirty !== 0) {
        const digit = lowestBit(dirty);
        dirty &= dirty - 1;
        if (!settle(digit)) return false;
      }
      if (!nakedSingles(0) || !nakedSingles(1) || !nakedSingles(2)) return false;
      if (dirty !== 0) continue;
      if (!fullMinilines(MINIROWS)) return false;
      if (dirty !== 0) continue;
      if (!fullMinilines(MINICOLUMNS)) return false;
      if (dirty === 0) return true;
    }
  }

  const minilinesOf = (digit: number, chute: number): number =>
    chute < 3 ? (w[MINIROWS + digit]! >>> (9 * chute)) & 511 : packed(w[MINICOLUMNS + digit]!, chute - 3);

  /**
   * Where to guess, as digit·6 + chute: in the band or stack with the fewest configurations in all,
   * for the digit with the fewest there. Settled digits do not count.
   */
  function choose(): number {
    let fewest = Number.MAX_SAFE_INTEGER;
    let chosen = 0;
    for (let chute = 0; chute < 6; chute++) {
      let sum = 0;
      for (let digit = 0; digit < 9; digit++) sum += COUNT[minilinesOf(digit, chute)]!;
      if (sum > 9 && sum < fewest) {
        fewest = sum;
        chosen = chute;
      }
    }
    let least = 7;
    let best = 0;
    for (let digit = 0; digit < 9 && least > 2; digit++) {
      const count = COUNT[minilinesOf(digit, chosen)]!;
      if (count > 1 && count < least) {
        least = count;
        best = digit * 6 + chosen;
      }
    }
    return best;
  }

  /** Supposes a configuration of a digit in a chute, by its index; `where` is digit·6 + chute. */
  function assume(where: number, index: number): void {
    const digit = Math.floor(where / 6);
    const chute = where % 6;
    const at = digit * 3;
    if (chute < 3) w[at + chute]! &= inEveryPlace(CONFIGURATIONS[index]!);
    else {
      const stack = chute - 3;
      const allowed = ~(STACK << stack) | (spread(CONFIGURATIONS[index]!) << stack);
      for (let band = 0; band < 3; band++) w[at + band]! &= columnsOf(allowed, band);
    }
    dirty = 1 << digit;
  }

  /**
   * Enters the givens and the candidates struck out; false when two equal givens lie in the same
   * box.
   */
  function begin({ givens, struckOut }: Puzzle): boolean {
    // No branch is needed for empty cells: their bits gather as those of digit 0.
    gathered.fill(0);
    for (let cell = 0; cell < 27; cell++) {
      const bit = BIT[cell]!;
      gathered[givens[cell]! * 3]! |= bit;
      gathered[givens[cell + 27]! * 3 + 1]! |= bit;
      gathered[givens[cell + 54]! * 3 + 2]! |= bit;
    }
    for (let band = 0; band < 3; band++) {
      const empty = gathered[band]!;
      for (let at = band; at < 27; at += 3) {
        const given = gathered[at + 3]!;
        if (shareABox(given)) return false;
        w[at] = (empty & ~BOXES[stacksOf(given)]!) | given;
      }
      w[FILLED + band] = 0;
    }
    if (struckOut) for (const { cell, digit } of struckOut) w[(digit - 1) * 3 + Math.floor(cell / 27)]! &= ~BIT[cell]!;
    dirty = 511;
    return true;
  }

  function readSolution(): Uint8Array {
    for (let digit = 1, at = 0; digit <= 9; digit++) {
      for (let band = 0; band < 81; band += 27, at++) {
        // A full band holds a digit in three cells.
        const cells = w[at]!;
        const rest = cells & (cells - 1);
        solution[CELL[band + lowestBit(cells)]!] = digit;
        solution[CELL[band + lowestBit(rest)]!] = digit;
        solution[CELL[band + 31 - Math.clz32(rest)]!] = digit;
      }
    }
    return solution;
  }

  const search: Search = (puzzle, options) => {
    const tally = new Tally(options);
    if (tally.isOver || !tally.enter(0)) return tally.result();
    let level = 0;
    let isOpen = begin(puzzle) && propagate();
    for (;;) {
      let isRestored = false;
      if (isOpen) {
        if ((w[FILLED]! & w[FILLED + 1]! & w[FILLED + 2]!) === ALL) {
          if (!tally.found(readSolution())) break;
        } else {
          const where = choose();
          place[level] = where;
          untried[level] = WHICH[minilinesOf(Math.floor(where / 6), where % 6)]!;
          for (let from = 0, to = level * STATE; from < STATE; from++, to++) saved[to] = w[from]!;
          level++;
          isRestored = true;
        }
      }
      if (level === 0) break;
      const top = level - 1;
      const index = lowestBit(untried[top]!);
      untried[top]! &= untried[top]! - 1;
      if (!isRestored) for (let to = 0, from = top * STATE; to < STATE; to++, from++) w[to] = saved[from]!;
      if (untried[top] === 0) level--;
      else tally.guesses++;
      if (!tally.enter(level)) break;
      assume(place[top]!, index);
      isOpen = propagate();
    }
    return tally.result();
  };
  return search;
}

// All callers share an engine, because V8 compiles a closure better when it exists only once. A
// thread runs one search at a time anyway.
let shared: Search | undefined;
let isBusy = false;

/**
 * Solves 9×9 boards with bit sets. At every node it looks for locked candidates, singles and full
 * minirows and minicolumns. It branches on the configurations of bands and stacks.
 */
export const bands: Solver = {
  name: 'bands',
  says: '9×9 only: bit sets of bands, locked candidates by tables, branching on configurations',
  traces: false,
  supports: (geometry) => geometry.id === classic.id,
  prepare: () => (puzzle, options) => {
    if (isBusy) return makeSearch()(puzzle, options); // called by onSolution of a running search
    shared ??= makeSearch();
    isBusy = true;
    try {
      return shared(puzzle, options);
    } finally {
      isBusy = false;
    }
  },
};
