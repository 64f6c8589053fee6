import fc from 'fast-check';
import { geometryOf } from '../geometry/clues.ts';
import { withDemands } from '../geometry/geometry.ts';
import { makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import type { Random } from '../random.ts';
import { anyOf, type Demand } from '../rules/demand.ts';
import type { Certificate } from './certificate.ts';
import type { Constraint, Problem } from './checker.ts';

/** Of the problems of `anyProblem`. */
export const DIGITS = 3;
/** The last cell of the problems of `anyProblem`. */
export const CELLS = 4;
const set = fc.integer({ min: 0, max: 2 ** DIGITS - 1 });
const cells = (least: number, most = CELLS) => fc.uniqueArray(fc.nat(CELLS), { minLength: least, maxLength: most });
const near = (count: number) => fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)));

const state = fc.tuple(fc.nat(1), ...Array.from({ length: DIGITS }, () => fc.integer({ min: -1, max: 2 })));
const simple: fc.Arbitrary<Constraint> = fc.oneof(
  cells(2).map((own): Constraint => ['differ', own]),
  cells(1, DIGITS).chain((own) =>
    fc
      .uniqueArray(set.filter((one) => one.toString(2).replaceAll('0', '').length === own.length))
      .map((sets): Constraint => ['set', own, sets]),
  ),
  cells(1).chain((own) =>
    fc
      .tuple(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: own.length, maxLength: own.length }), fc.nat(9))
      .map(([factors, total]): Constraint => ['sum', own, factors, total]),
  ),
  fc.array(fc.nat(CELLS), { minLength: 1, maxLength: 5 }).map((own): Constraint => ['automaton', own, 0]),
  cells(2).chain((own) =>
    fc.tuple(set, near(own.length)).map(([one, lists]): Constraint => ['connected', own, one, lists]),
  ),
);
const constraint: fc.Arbitrary<Constraint> = fc.oneof(
  { weight: 5, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(simple, { maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((lists): Constraint => ['any', lists]),
  },
);

/** Problems of five cells, the last of which may be a further one. */
export const anyProblem: fc.Arbitrary<Problem> = fc
  .record({
    givens: fc.array(fc.constantFrom('.', '.', '.', '1', '2', '3'), { minLength: CELLS, maxLength: CELLS }),
    extra: fc.nat(1),
    automaton: fc.array(state, { minLength: 3, maxLength: 3 }),
    constraints: fc.array(constraint, { minLength: 1, maxLength: 7 }),
  })
  .map(({ givens, extra, automaton, constraints }) => ({
    digits: DIGITS,
    givens: givens.join('') + (extra === 0 ? '.' : ''),
    extra,
    automata: [automaton],
    constraints,
  }));

/** Whether digits keep a constraint: its meaning once more, word by word. */
export function isKept(constraint: Constraint, digits: readonly number[], problem: Problem): boolean {
  const [form, cells, value, more] = constraint;
  if (form === 'any') return cells.some((list) => list.every((inner) => isKept(inner, digits, problem)));
  const held = cells.map((cell) => digits[cell]!);
  const bits = held.map((digit) => 2 ** (digit - 1));
  switch (form) {
    case 'differ':
      return held.every((digit, at) => held.indexOf(digit) === at);
    case 'set':
      return new Set(held).size === held.length && value.includes(bits.reduce((sum, bit) => sum + bit, 0));
    case 'sum':
      return held.reduce((sum, digit, at) => sum + digit * value[at]!, 0) === more;
    case 'automaton': {
      let state = 0;
      for (const digit of held) if (state >= 0) state = problem.automata![value]![state]![digit]!;
      return state >= 0 && problem.automata![value]![state]![0] === 1;
    }
    case 'connected': {
      const isIn = bits.map((bit) => Math.floor(value / bit) % 2 === 1);
      // Each place gets the least number of those it touches, until nothing changes.
      const numbers = held.map((_, at) => at);
      for (let round = 0; round < held.length; round++)
        for (const [one, other] of more as readonly (readonly [number, number])[])
          if (isIn[one] && isIn[other]) numbers[one] = numbers[other] = Math.min(numbers[one]!, numbers[other]!);
      return new Set(numbers.filter((_, at) => isIn[at])).size <= 1;
    }
  }
}

/** All digits for the cells of a small problem that keep its constraints, by trying all. */
export function solutionsOf(problem: Problem): number[][] {
  const { givens, digits, extra = 0, constraints } = problem;
  let found: number[][] = [[]];
  for (const sign of givens + '.'.repeat(extra)) {
    const own = sign === '.' ? Array.from({ length: digits }, (_, at) => at + 1) : [Number.parseInt(sign, 36)];
    found = found.flatMap((start) => own.map((digit) => [...start, digit]));
  }
  return found.filter((filled) => constraints.every((constraint) => isKept(constraint, filled, problem)));
}

/**
 * The problem of a certificate as a puzzle, so that solvers can tell how many solutions it has.
 * Undefined where no board of rows and columns has so many cells and digits.
 */
export function puzzleFrom(problem: Problem): Puzzle | undefined {
  const side = Math.sqrt(problem.givens.length);
  const board = geometryOf(`${side}x${side}:1-${problem.digits}+raw`);
  if (!board.ok || problem.extra) return undefined;
  const plain = board.value;
  const at = (cells: readonly number[]): number[] => cells.map((cell) => plain.cells[cell]!);
  const demandFrom = (constraint: Constraint): Demand[] => {
    const [form, cells, value, more] = constraint;
    switch (form) {
      case 'any':
        return [anyOf(cells.map((list) => list.flatMap(demandFrom)))];
      case 'differ':
        return [{ kind: 'apart', cells: at(cells) }];
      case 'set':
        return [{ kind: 'set', cells: at(cells), sets: value.map((set) => set | 0) }];
      case 'sum':
        return [{ kind: 'sum', cells: at(cells), factors: value, total: more }];
      case 'automaton': {
        const states = problem.automata![value]!;
        const accepts = [...states.keys()].filter((state) => states[state]![0] === 1);
        return [{ kind: 'automaton', cells: at(cells), start: 0, next: states.map(([, ...next]) => next), accepts }];
      }
      case 'connected':
        return [
          {
            kind: 'connected',
            cells: at(cells),
            digits: value | 0,
            near: nearOf(cells.length, more),
            least: 0,
            most: cells.length,
          },
        ];
    }
  };
  const demands = problem.constraints.flatMap(demandFrom);
  const geometry = withDemands(plain, { id: `${plain.id}+${demands.length}`, demands, rules: [], clues: [] });
  const givens = new Uint8Array(geometry.cellCount);
  for (const [index, sign] of [...problem.givens].entries())
    givens[plain.cells[index]!] = sign === '.' ? 0 : Number.parseInt(sign, 36);
  return makePuzzle(geometry, givens);
}

/** For each place those that it touches. */
const nearOf = (count: number, pairs: readonly (readonly number[])[]): number[][] =>
  Array.from({ length: count }, (_, at) => pairs.filter((pair) => pair.includes(at)).flat());

/** A list without one of its items. */
const without = <Item>(list: readonly Item[], random: Random): Item[] => list.toSpliced(random.below(list.length), 1);

/** A value with a small change somewhere within. */
function changed(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + [1, -1, 7, 0.5][random.below(4)]!;
  if (typeof value === 'string') {
    const at = random.below(value.length);
    return value.slice(0, at) + '.123456789a'[random.below(11)]! + value.slice(at + 1);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [0];
    if (random.below(4) === 0) return without(value, random);
    if (random.below(12) === 0) return [...value, value[random.below(value.length)]];
    const at = random.below(value.length);
    return value.with(at, changed(value[at], random));
  }
  return random.below(2) === 0 ? null : {};
}

type Draft = { -readonly [Key in keyof Certificate]: Certificate[Key] };

const PARTS = ['givens', 'digits', 'constraints', 'automata', 'solution', 'refutation', 'minimal'] as const;

/** Ways to damage a certificate, each with the text that it leaves. */
const DAMAGES: readonly ((draft: Draft, text: string, random: Random) => string)[] = [
  (_, text, random) => text.slice(0, random.below(text.length)),
  (_, text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) + text.slice(at + 1);
  },
  (_, text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(20));
  },
  (draft, _, random) => JSON.stringify({ ...draft, constraints: without(draft.constraints, random) }),
  (draft, _, random) => {
    const at = random.below(draft.constraints.length);
    const [form, cells, ...others] = draft.constraints[at] as unknown as [string, unknown[], ...unknown[]];
    const weaker =
      form === 'set' ? [form, cells, [...(others[0] as number[]), 3]] : [form, without(cells, random), ...others];
    return JSON.stringify({ ...draft, constraints: draft.constraints.with(at, weaker as never) });
  },
  (draft, _, random) => JSON.stringify({ ...draft, refutation: without(draft.refutation, random) }),
  (draft, _, random) => JSON.stringify({ ...draft, refutation: changed(draft.refutation, random) }),
  (draft, _, random) =>
    JSON.stringify({
      ...draft,
      givens: draft.givens.replace(/[^.]/, '.'),
      ...(random.below(2) && { minimal: undefined }),
    }),
  (draft, _, random) => {
    const part = PARTS[random.below(PARTS.length)]!;
    return JSON.stringify({ ...draft, [part]: changed(draft[part], random) });
  },
  (draft, _, random) => {
    // Two digits exchanged in the solution, which may be another solution of the problem.
    const [one, other] = [1 + random.below(4), 1 + random.below(4)].map((digit) => digit.toString(36));
    const solution = [...draft.solution].map((sign) => (sign === one ? other : sign === other ? one : sign)).join('');
    return JSON.stringify({ ...draft, solution });
  },
];

/** The text of a certificate with a damage, or with two. */
export function damaged(certificate: Certificate, random: Random): string {
  const text = JSON.stringify(certificate);
  const once = DAMAGES[random.below(DAMAGES.length)]!({ ...certificate }, text, random);
  if (random.below(3) > 0) return once;
  try {
    return DAMAGES[random.below(DAMAGES.length)]!(JSON.parse(once), once, random);
  } catch {
    return once;
  }
}

/** The clauses of a formula in DIMACS. */
export function clausesOf(cnf: string): number[][] {
  const [head, ...lines] = cnf.split('\n').filter((line) => line !== '' && !line.startsWith('c'));
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(head!)!.map(Number);
  const clauses = lines.map((line) => line.split(' ').map(Number));
  if (clauses.length !== count || clauses.some((clause) => clause.pop() !== 0)) throw new Error('no formula');
  if (clauses.flat().some((literal) => Math.abs(literal) > variables!)) throw new Error('no such variable');
  return clauses;
}

/**
 * Why a text is no LRAT proof of a formula, or nothing where it is one: each line by its hints
 * alone, with the letter of the format. It knows no tautologies, deletions and hints of RAT.
 */
export function lratFault(clauses: readonly (readonly number[])[], proof: string): string | undefined {
  const known = new Map(clauses.map((clause, index) => [index + 1, clause]));
  for (const line of proof.trimEnd().split('\n')) {
    const numbers = line.split(' ').map(Number);
    const [id, ...rest] = numbers as [number, ...number[]];
    const end = rest.indexOf(0);
    if (end < 0 || rest.at(-1) !== 0 || rest.length < end + 2 || known.has(id)) return `no step: ${line}`;
    const clause = rest.slice(0, end);
    const isTrue = new Set(clause.map((literal) => -literal));
    let isRefuted = false;
    for (const hint of rest.slice(end + 1, -1)) {
      const left = known.get(hint)?.filter((literal) => !isTrue.has(-literal));
      if (!left || isRefuted || left.length > 1) return `${id}: the hint ${hint}`;
      if (left.length === 0) isRefuted = true;
      else isTrue.add(left[0]!);
    }
    if (!isRefuted) return `${id}: no contradiction`;
    if (clause.length === 0) return undefined;
    known.set(id, clause);
  }
  return 'no empty clause';
}
