/**
 * The checker of certificates: one file that imports nothing, for whoever is given a puzzle with a
 * proof that its solution is the only one. docs/certificates.md says what a certificate holds.
 *
 * A set of digits is a number whose bit d-1 stands for digit d. A candidate, digit d in a cell, is
 * the number `cell · digits + d - 1`.
 */

/** What some cells keep: the name of a form, the cells, and what else the form has. */
export type Constraint =
  | readonly ['differ', cells: readonly number[]]
  | readonly ['set', cells: readonly number[], sets: readonly number[]]
  | readonly ['sum', cells: readonly number[], factors: readonly number[], total: number]
  | readonly ['automaton', cells: readonly number[], index: number]
  | readonly ['connected', cells: readonly number[], set: number, touching: readonly (readonly number[])[]]
  | readonly ['any', lists: readonly (readonly Constraint[])[]];

/** A state of an automaton: 1 where cells may end, else 0; where each digit leads, or -1. */
export type State = readonly number[];

/** The part of a certificate that states the problem. */
export interface Problem {
  /** How many digits there are, 1 to 32. */
  readonly digits: number;
  /** A character for each cell of the board: its digit as in base 36, or a point. */
  readonly givens: string;
  /** How many further cells there are. Their digits are no part of the answer. */
  readonly extra?: number;
  /** The first state of each automaton is its start. */
  readonly automata?: readonly (readonly State[])[];
  readonly constraints: readonly Constraint[];
}

/** What a check came to. A place is written as in JSON: `constraints[3][1]`. */
export type Verdict =
  | {
      readonly holds: true;
      readonly shown: readonly string[];
      readonly notLookedAt: readonly string[];
      readonly isMinimal: boolean;
      readonly branches: number;
      /** The elementary steps that the check took. */
      readonly work: number;
    }
  | { readonly holds: false; readonly place: string; readonly reason: string };

/** The most characters of a certificate. */
export const LONGEST_CERTIFICATE = 2 ** 23;
const MOST_CELLS = 4096;
/** The most alternatives within alternatives. */
const DEEPEST = 8;

/** Throws a reason with its place. `checkCertificate` makes a verdict of it. */
function refuse(place: string, reason: string): never {
  throw Object.assign(new Error(reason), { place });
}

const bitOf = (digit: number): number => 1 << (digit - 1);
const highest = (set: number): number => 32 - Math.clz32(set);
const lowest = (set: number): number => highest(set & -set);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}

/** How many elementary steps were taken, and how many are allowed. */
export interface Meter {
  work: number;
  readonly most: number;
}

function spend(meter: Meter, work: number): void {
  meter.work += work;
  if (meter.work > meter.most) refuse('refutation', `The check takes more than ${meter.most} elementary steps.`);
}

/** A constraint that was read. */
interface Part {
  readonly cells: readonly number[];
  /** About how many elementary steps `narrow` takes. */
  readonly cost: number;
  /** Takes candidates away; false where a cell has none left or the constraint cannot be kept. */
  narrow(network: Network): boolean;
  /** Whether digits for all cells keep it. */
  isKept(digits: readonly number[]): boolean;
}

const part = (...[cells, cost, narrow, isKept]: Parts): Part => ({ cells, cost, narrow, isKept });
type Parts = [Part['cells'], Part['cost'], Part['narrow'], Part['isKept']];

/**
 * Constraints that narrow the candidates of cells until nothing changes. A constraint that sees
 * fewer candidates takes no fewer away, so the order in which they are asked changes nothing.
 */
export class Network {
  readonly parts: readonly Part[];
  readonly meter: Meter;
  /** The set of digits that each cell may hold. */
  masks = new Int32Array(0);
  readonly #watchers = new Map<number, number[]>();
  readonly #isQueued: Uint8Array;
  #queue: number[] = [];

  constructor(parts: readonly Part[], meter: Meter) {
    this.parts = parts;
    this.meter = meter;
    this.#isQueued = new Uint8Array(parts.length);
    for (const [index, { cells }] of parts.entries())
      for (const cell of new Set(cells)) {
        const watchers = this.#watchers.get(cell) ?? [];
        watchers.push(index);
        this.#watchers.set(cell, watchers);
      }
  }

  /** Narrows after a cell changed, or from nothing; false when there is a contradiction. */
  settle(masks: Int32Array<ArrayBuffer>, changed?: number): boolean {
    this.masks = masks;
    this.#queue = [];
    this.#isQueued.fill(0);
    spend(this.meter, this.parts.length + masks.length);
    this.#wake(changed === undefined ? [...this.parts.keys()] : this.#watchers.get(changed));
    for (let at = 0; at < this.#queue.length; at++) {
      const index = this.#queue[at]!;
      this.#isQueued[index] = 0;
      spend(this.meter, this.parts[index]!.cost);
      if (!this.parts[index]!.narrow(this)) return false;
    }
    return true;
  }

  /** Leaves a cell only digits of a set; false when none is left. */
  keep(cell: number, set: number): boolean {
    const mask = this.masks[cell]! & set;
    if (mask !== this.masks[cell]) {
      this.masks[cell] = mask;
      this.#wake(this.#watchers.get(cell));
    }
    return mask !== 0;
  }

  #wake(indexes: readonly number[] = []): void {
    for (const index of indexes) {
      if (this.#isQueued[index] === 0) this.#queue.push(index);
      this.#isQueued[index] = 1;
    }
  }
}

/** Reads a list of whole numbers between bounds. */
function numbersIn(value: unknown, place: string, least: number, most: number, length?: number): readonly number[] {
  if (!Array.isArray(value)) refuse(place, 'Expected a list.');
  if (length !== undefined && value.length !== length) refuse(place, `Expected ${length} numbers.`);
  const wrong = value.findIndex((item) => !isWhole(item, least, most));
  if (wrong >= 0) refuse(`${place}[${wrong}]`, `Expected a whole number from ${least} to ${most}.`);
  return value;
}

type Read = (cells: readonly number[], others: readonly unknown[], place: string, problem: Problem) => Part;

/** The forms of constraints besides alternatives, each with the number of parts after the cells. */
const FORMS: Readonly<Record<string, readonly [parts: number, read: Read]>> = {
  differ: [0, readDiffer],
  set: [1, readSet],
  sum: [2, readSum],
  automaton: [1, readAutomaton],
  connected: [2, readConnected],
};

/** A digit alone in its cell goes elsewhere; one that is needed and has one place goes there. */
function readDiffer(cells: readonly number[]): Part {
  function narrow(network: Network): boolean {
    const { masks } = network;
    for (const cell of cells)
      if (sizeOf(masks[cell]!) === 1)
        for (const other of cells) if (other !== cell && !network.keep(other, ~masks[cell]!)) return false;
    let [once, twice] = [0, 0];
    for (const cell of cells) {
      twice |= once & masks[cell]!;
      once |= masks[cell]!;
    }
    const digits = sizeOf(once);
    if (digits !== cells.length) return digits > cells.length;
    return cells.every((cell) => {
      const alone = masks[cell]! & once & ~twice;
      return alone === 0 || (sizeOf(alone) === 1 && network.keep(cell, alone));
    });
  }
  const isKept: Part['isKept'] = (digits) => new Set(cells.map((cell) => digits[cell])).size === cells.length;
  return part(cells, 4 * cells.length, narrow, isKept);
}

/** The sets count of which every digit has a place, and that leave every cell a digit. */
function readSet(...[cells, [list], place, problem]: Parameters<Read>): Part {
  const sets = numbersIn(list, `${place}[2]`, 0, 2 ** problem.digits - 1).map((set) => set | 0);
  const wrong = sets.findIndex((set) => sizeOf(set) !== cells.length);
  if (wrong >= 0) refuse(`${place}[2][${wrong}]`, `Expected a set of ${cells.length} digits.`);
  function narrow(network: Network): boolean {
    const held = cells.reduce((union, cell) => union | network.masks[cell]!, 0);
    const fitting = sets.filter(
      (set) => (set & ~held) === 0 && cells.every((cell) => (network.masks[cell]! & set) !== 0),
    );
    const union = fitting.reduce((digits, set) => digits | set, 0);
    return cells.every((cell) => network.keep(cell, union));
  }
  const isKept: Part['isKept'] = (digits) =>
    sets.includes(cells.reduce((held, cell) => held | bitOf(digits[cell]!), 0));
  return part(cells, cells.length * (sets.length + 2), narrow, isKept);
}

/** A digit goes that the least or the greatest sum of the other cells makes impossible. */
function readSum(...[cells, [list, total], place]: Parameters<Read>): Part {
  const factors = numbersIn(list, `${place}[2]`, -1e6, 1e6, cells.length);
  if (!isWhole(total, -1e9, 1e9)) refuse(`${place}[3]`, 'Expected a total.');
  const termOf = (digit: number, at: number): number => digit * factors[at]!;
  const narrow = (network: Network): boolean => {
    const termsOf = (mask: number, at: number) => [termOf(lowest(mask), at), termOf(highest(mask), at)];
    const ends = cells.map((cell, at) => termsOf(network.masks[cell]!, at).sort((a, b) => a - b) as [number, number]);
    const least = ends.reduce((rest, [low]) => rest + low, 0);
    const most = ends.reduce((rest, [, high]) => rest + high, 0);
    return cells.every((cell, at) => {
      let kept = 0;
      for (let left = network.masks[cell]!; left !== 0; left &= left - 1) {
        const term = termOf(lowest(left), at);
        const isPossible = least - ends[at]![0] + term <= total && most - ends[at]![1] + term >= total;
        if (isPossible) kept |= left & -left;
      }
      return network.keep(cell, kept);
    });
  };
  const isKept: Part['isKept'] = (digits) =>
    cells.reduce((sum, cell, at) => sum + termOf(digits[cell]!, at), 0) === total;
  return part(cells, 20 * cells.length, narrow, isKept);
}

/** A digit goes that lies on no way from the first state to one in which cells may end. */
function readAutomaton(...[cells, [index], place, problem]: Parameters<Read>): Part {
  const { automata = [], digits: size } = problem;
  if (!isWhole(index, 0, automata.length - 1)) refuse(`${place}[2]`, 'There is no such automaton.');
  const states = automata[index]!;
  const width = states.length;
  if (cells.length * width > 4e6) refuse(place, 'The automaton is too large for so many cells.');
  function narrow(network: Network): boolean {
    const reached = new Uint8Array((cells.length + 1) * width);
    reached[0] = 1;
    for (let at = 0; at < cells.length; at++)
      for (let state = 0; state < width; state++)
        if (reached[at * width + state] === 1)
          for (let left = network.masks[cells[at]!]!; left !== 0; left &= left - 1) {
            const next = states[state]![lowest(left)]!;
            if (next >= 0) reached[(at + 1) * width + next] = 1;
          }
    // Behind the last cell those states count where cells may end; before, those that lead there.
    for (let state = 0; state < width; state++) if (states[state]![0] === 0) reached[cells.length * width + state] = 0;
    for (let at = cells.length - 1; at >= 0; at--) {
      let kept = 0;
      for (let state = 0; state < width; state++) {
        if (reached[at * width + state] === 0) continue;
        let good = 0;
        for (let left = network.masks[cells[at]!]!; left !== 0; left &= left - 1) {
          const next = states[state]![lowest(left)]!;
          if (next >= 0 && reached[(at + 1) * width + next] === 1) good |= left & -left;
        }
        if (good === 0) reached[at * width + state] = 0;
        kept |= good;
      }
      if (!network.keep(cells[at]!, kept)) return false;
    }
    return true;
  }
  const after = (state: number, digit: number): number => (state < 0 ? state : states[state]![digit]!);
  const isKept: Part['isKept'] = (digits) =>
    states[cells.reduce((state, cell) => after(state, digits[cell]!), 0)]?.[0] === 1;
  return part(cells, cells.length * width * size, narrow, isKept);
}

/** Where some cell certainly holds a digit of the set, cells that it does not reach hold none. */
function readConnected(...[cells, [set, list], place, problem]: Parameters<Read>): Part {
  if (!isWhole(set, 0, 2 ** problem.digits - 1)) refuse(`${place}[2]`, 'Expected a set of digits.');
  if (!Array.isArray(list)) refuse(`${place}[3]`, 'Expected a list of pairs.');
  const near = cells.map((): number[] => []);
  for (const [at, pair] of list.entries()) {
    const [one, other] = numbersIn(pair, `${place}[3][${at}]`, 0, cells.length - 1, 2) as [number, number];
    near[one]!.push(other);
    near[other]!.push(one);
  }
  function reachedFrom(start: number, isIn: (at: number) => boolean): ReadonlySet<number> {
    const reached = new Set([start]);
    // The set grows while it is walked.
    for (const at of reached) for (const next of near[at]!) if (isIn(next)) reached.add(next);
    return reached;
  }
  const narrow = (network: Network): boolean => {
    const maskAt = (at: number): number => network.masks[cells[at]!]!;
    const start = cells.findIndex((_, at) => (maskAt(at) & ~set) === 0);
    if (start < 0) return true;
    const reached = reachedFrom(start, (at) => (maskAt(at) & set) !== 0);
    return cells.every((cell, at) => reached.has(at) || network.keep(cell, ~set));
  };
  const isKept = (digits: readonly number[]): boolean => {
    const isIn = (at: number): boolean => (bitOf(digits[cells[at]!]!) & set) !== 0;
    const held = [...cells.keys()].filter(isIn);
    return held.length === 0 || reachedFrom(held[0]!, isIn).size === held.length;
  };
  return part(cells, 4 * list.length + cells.length, narrow, isKept);
}

/** What some alternative leaves, each narrowed by itself, counts. */
function anyOf(lists: readonly (readonly Part[])[], meter: Meter): Part {
  const cells = [...new Set(lists.flat().flatMap((part) => part.cells))];
  const networks = lists.map((parts) => new Network(parts, meter));
  function narrow(network: Network): boolean {
    const union = new Int32Array(network.masks.length);
    let isAnyLeft = false;
    for (const list of networks) {
      const masks = network.masks.slice();
      if (!list.settle(masks)) continue;
      isAnyLeft = true;
      for (const cell of cells) union[cell]! |= masks[cell]!;
    }
    return isAnyLeft && cells.every((cell) => network.keep(cell, union[cell]!));
  }
  const isKept: Part['isKept'] = (digits) => lists.some((parts) => parts.every((part) => part.isKept(digits)));
  return part(cells, lists.length * cells.length, narrow, isKept);
}

/** Reads constraints. Alternatives have some within. */
function partsIn(list: unknown, place: string, problem: Problem, meter: Meter, depth = 0): readonly Part[] {
  if (!Array.isArray(list)) refuse(place, 'Expected a list.');
  // Lists and constraints count for the memory that they take: some 200 000 are the most.
  spend(meter, 5000 * (1 + list.length));
  return list.map((item, index) => {
    const at = `${place}[${index}]`;
    if (!Array.isArray(item)) refuse(at, 'Expected a constraint, such as ["differ", [0, 1]].');
    const [name, first, ...others] = item;
    if (name === 'any') {
      if (depth === DEEPEST) refuse(at, `Alternatives lie within alternatives, more than ${DEEPEST} deep.`);
      if (!Array.isArray(first) || others.length > 0) refuse(at, 'Expected ["any", [LIST, …]].');
      return anyOf(
        first.map((inner, n) => partsIn(inner, `${at}[1][${n}]`, problem, meter, depth + 1)),
        meter,
      );
    }
    const [count, read] =
      (typeof name === 'string' && Object.hasOwn(FORMS, name) && FORMS[name]) ||
      refuse(`${at}[0]`, 'There is no such form.');
    const cells = numbersIn(first, `${at}[1]`, 0, problem.givens.length + (problem.extra ?? 0) - 1);
    const isRepeated = name !== 'automaton' && new Set(cells).size < cells.length;
    if (isRepeated || cells.length === 0) refuse(`${at}[1]`, isRepeated ? 'A cell stands twice.' : 'Expected a cell.');
    if (others.length !== count) refuse(at, `The form ${name} has ${count} parts after the cells.`);
    return read(cells, others, at, problem);
  });
}

/** The constraints of a problem, which is refused where it is none. */
export function networkOf(problem: Problem, meter: Meter): Network {
  const { digits, givens, extra = 0, automata = [], constraints } = problem;
  if (!isWhole(digits, 1, 32)) refuse('digits', 'Expected a whole number from 1 to 32.');
  const most = typeof givens === 'string' && givens !== '' ? MOST_CELLS - givens.length : -1;
  if (most < 0) refuse('givens', `Expected a character for each cell, of 1 to ${MOST_CELLS} cells.`);
  if (!isWhole(extra, 0, most)) refuse('extra', `Expected a whole number from 0 to ${most}.`);
  if (!Array.isArray(automata)) refuse('automata', 'Expected a list.');
  for (const [index, states] of automata.entries()) {
    const place = `automata[${index}]`;
    if (!Array.isArray(states) || states.length === 0) refuse(place, 'Expected a list for each state.');
    for (const [state, row] of states.entries()) {
      const [isEnd, ...next] = Array.isArray(row) ? row : refuse(`${place}[${state}]`, 'Expected a list.');
      numbersIn([-1, ...next], `${place}[${state}]`, -1, states.length - 1, digits + 1);
      if (!isWhole(isEnd, 0, 1)) refuse(`${place}[${state}][0]`, 'Expected 1 where cells may end, else 0.');
    }
  }
  return new Network(partsIn(constraints, 'constraints', problem, meter), meter);
}

/** Reads digits as characters, 1 to 9 and then a to w; `blank` stands for 0. */
function digitsIn(text: unknown, place: string, length: number, most: number, blank = ''): readonly number[] {
  if (typeof text !== 'string' || text.length !== length) refuse(place, `Expected ${length} characters.`);
  return [...text].map((character, at) => {
    if (character === blank) return 0;
    const digit = /^[1-9a-w]$/.test(character) ? Number.parseInt(character, 36) : 0;
    return digit >= 1 && digit <= most ? digit : refuse(`${place}[${at}]`, `Expected a digit from 1 to ${most}.`);
  });
}

/** The sets of digits that cells may hold, as far as givens tell; a given 0 is an empty cell. */
export function masksOf(givens: readonly number[], { digits, extra = 0 }: Problem): Int32Array<ArrayBuffer> {
  const masks = new Int32Array(givens.length + extra).fill(digits === 32 ? -1 : 2 ** digits - 1);
  for (const [cell, digit] of givens.entries()) if (digit !== 0) masks[cell] = bitOf(digit);
  return masks;
}

/** Refuses digits that break a constraint or a given other than that of one cell. */
function checkSolution(
  network: Network,
  digits: readonly number[],
  givens: readonly number[],
  place: string,
  but = -1,
) {
  spend(network.meter, digits.length * (1 + network.parts.length));
  const wrong = givens.findIndex((given, cell) => cell !== but && given !== 0 && given !== digits[cell]);
  if (wrong >= 0) refuse(`${place}[${wrong}]`, 'This is another digit than the given.');
  const broken = network.parts.findIndex((part) => !part.isKept(digits));
  if (broken >= 0) refuse(place, `It breaks constraints[${broken}].`);
}

/** Follows the branches until every case has ended in a contradiction or in the solution. */
function checkRefutation(
  network: Network,
  start: Int32Array<ArrayBuffer>,
  solution: readonly number[],
  branches: readonly number[],
  digits: number,
): void {
  const waiting: (readonly [masks: Int32Array<ArrayBuffer>, changed: number])[] = [];
  let masks = start;
  let isPossible = network.settle(masks);
  let [at, solved] = [0, 0];
  for (;;) {
    const isSolved = isPossible && solution.every((digit, cell) => masks[cell] === bitOf(digit));
    if (isSolved) solved++;
    if (isSolved || !isPossible) {
      const next = waiting.pop();
      if (!next) break;
      masks = next[0];
      isPossible = network.settle(masks, next[1]);
      continue;
    }
    if (at === branches.length) refuse('refutation', 'It ends while a case is open.');
    const [cell, bit] = [Math.floor(branches[at]! / digits), bitOf((branches[at]! % digits) + 1)];
    if ((masks[cell]! & bit) === 0 || masks[cell] === bit) refuse(`refutation[${at}]`, 'It is decided already.');
    at++;
    const without = masks.slice();
    without[cell]! ^= bit;
    waiting.push([without, cell]);
    masks[cell] = bit;
    isPossible = network.settle(masks, cell);
  }
  if (at < branches.length) refuse(`refutation[${at}]`, 'It goes on after every case has ended.');
  if (solved === 0) refuse('refutation', 'No case ends in the solution.');
}

/** Checks a second solution for each given. */
function checkMinimal(
  network: Network,
  list: unknown,
  givens: readonly number[],
  { digits, extra = 0 }: Problem,
): void {
  if (!Array.isArray(list)) refuse('minimal', 'Expected a list.');
  const left = new Set([...givens.keys()].filter((cell) => givens[cell] !== 0));
  for (const [index, item] of list.entries()) {
    const place = `minimal[${index}]`;
    if (!Array.isArray(item) || item.length !== 2) refuse(place, 'Expected a cell and a solution.');
    if (!left.delete(item[0])) refuse(`${place}[0]`, 'Expected the cells of the givens, each once.');
    const other = digitsIn(item[1], `${place}[1]`, givens.length + extra, digits);
    checkSolution(network, other, givens, `${place}[1]`, item[0]);
    if (other[item[0]] === givens[item[0]]) refuse(`${place}[1]`, 'The cell holds the given as before.');
  }
  if (left.size > 0) refuse('minimal', `There is nothing about the given of cell ${[...left][0]}.`);
}

/** The parts of a certificate as JSON has them; nothing is known of their values. */
function objectIn(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string') refuse('', 'Expected a text.');
  if (text.length > LONGEST_CERTIFICATE) refuse('', `It has more than ${LONGEST_CERTIFICATE} characters.`);
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('', 'Expected an object.');
  const { format, version, ...parts } = value as Readonly<Record<string, unknown>>;
  if (format !== 'pencilmark-certificate') refuse('format', 'Expected "pencilmark-certificate".');
  if (version !== 1) refuse('version', 'Expected 1.');
  const known = ' puzzle digits givens extra automata constraints solution refutation minimal path ';
  const strange = Object.keys(parts).find((key) => !known.includes(` ${key} `));
  if (strange !== undefined) refuse(strange.slice(0, 40), 'A certificate has no such part.');
  return parts;
}

/**
 * Checks the text of a certificate: its solution, its branches, and what it says about givens. It
 * never throws, and refuses what takes more than `mostWork` elementary steps; default: 1e9.
 *
 *     checkCertificate('{}').holds      // false
 */
export function checkCertificate(text: string, mostWork = 1e9): Verdict {
  try {
    const { solution, refutation, minimal, path, ...parts } = objectIn(text);
    const problem = parts as unknown as Problem;
    const { digits, extra = 0 } = problem;
    const meter = { work: 0, most: mostWork };
    const network = networkOf(problem, meter);
    const givens = digitsIn(problem.givens, 'givens', problem.givens.length, digits, '.');
    const all = digitsIn(solution, 'solution', givens.length + extra, digits);
    checkSolution(network, all, givens, 'solution');
    const branches = numbersIn(refutation, 'refutation', 0, all.length * digits - 1);
    checkRefutation(network, masksOf(givens, problem), all.slice(0, givens.length), branches, digits);
    const isMinimal = minimal !== undefined;
    if (isMinimal) checkMinimal(network, minimal, givens, problem);
    const shown = ['The solution keeps every given and every constraint, and no other digits on the board do.'].concat(
      isMinimal ? ['Without any one of the givens there is another solution.'] : [],
    );
    const notLookedAt = ['whether the constraints mean what the puzzle says', ...(path ? ['the path'] : [])];
    return { holds: true, shown, notLookedAt, isMinimal, branches: branches.length, work: meter.work };
  } catch (problem) {
    // What JSON.parse throws has no place.
    const { place = '', message } = problem as Error & { readonly place?: string };
    return { holds: false, place, reason: message };
  }
}
