import { lineOf, noSolution, refereeFor, Texts } from '@pencilmark/bulk';
import { Disagreement, type Format, type Puzzle, type SearchResult, type Solver, search } from '@pencilmark/core';
import { counted, rounded, solverOr } from '../asking.ts';
import { BULK_OPTIONS, isLarge, solveInBulk } from '../bulk.ts';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION, TO_OPTION, wholeNumber } from '../options.ts';
import { eachPuzzle, type Found, type ReadingOptions, report } from '../puzzles.ts';
import type { Session } from '../session.ts';

interface SolveOptions extends ReadingOptions {
  readonly to?: Format;
  readonly solver?: string;
  readonly limit?: number;
  readonly all?: true;
  readonly count?: true;
  readonly stats?: true;
  readonly check?: true;
  readonly maxCalls?: number;
  readonly threads?: number;
  readonly output?: string;
  readonly resume?: true;
}

export const solve: Command = {
  name: 'solve',
  says: 'solve puzzles',
  operand: FILES,
  options: [
    SOLVER_OPTION,
    { flags: '--limit <n>', says: 'stop after this many solutions (default: 1)', read: wholeNumber(1) },
    {
      flags: '--all',
      says: 'find every solution; they are printed as they are found, with --json before their number',
    },
    { flags: '--count', says: 'print how many solutions there are, nothing else; up to --limit, if given' },
    { flags: '--stats', says: 'tell the work of each puzzle and of all of them on standard error' },
    { flags: '--check', says: 'ask a second solver too, and refuse to answer when the two differ' },
    MAX_CALLS_OPTION,
    ...READING_OPTIONS,
    TO_OPTION,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark solve puzzles.txt', 'solve every puzzle of a file'],
    [
      'pencilmark generate --count 3 --seed 7 | pencilmark solve --json',
      'solve what comes in, one JSON object a puzzle',
    ],
    ['pencilmark solve --count --limit 1000 several.txt', 'how many solutions, up to a thousand'],
    [
      'pencilmark solve puzzles.txt --output solved.txt.gz',
      'a file of any size, on all processors; --resume goes on after a break',
    ],
    ['pencilmark solve --solver backtracking --stats puzzles.txt', 'how much work the simplest solver has'],
  ],
  async run(session: Session, operands, options: SolveOptions) {
    const strange = extraOf(options);
    if (isBulk(operands, options)) {
      if (strange === undefined) return solveInBulk(session, operands, options);
      const message = `--threads, --output, --resume and --on-error record are for one solution as text: leave out ${strange}.`;
      return session.refuse('pencilmark', message);
    }
    const texts = new Texts((line) => session.output.line(line));
    const total = { puzzles: 0, solved: 0, ms: 0 };
    await eachPuzzle(session, operands, options, async (found) => {
      const solver = await solverOr(session, found, options);
      if (!solver) return;
      const answer = answerWith(
        options.check ? await refereeFor(solver, found.reading.puzzle.geometry) : solver,
        session,
        found,
        options,
        texts,
      );
      if (!answer) return;
      const { result, ms } = answer;
      if (result.stopped === 'budget')
        session.disappoint(found.place, `Gave up after ${counted(result.calls, 'call')}.`);
      else if (result.count === 0) session.disappoint(found.place, () => noSolution(found.reading.puzzle));
      if (options.stats) session.messages.note(`${found.place}: ${workOf(solver, result, ms)}`);
      total.puzzles++;
      total.ms += ms;
      if (result.count > 0) total.solved++;
    });
    if (options.stats) session.messages.note(totalOf(total));
  },
};

/** An option that asks for more than one solution as text. */
const extraOf = (options: SolveOptions): string | undefined => {
  if ((options.limit ?? 1) !== 1) return '--limit';
  const names = ['solver', 'all', 'count', 'stats', 'check', 'maxCalls', 'json'] as const;
  const name = names.find((key) => options[key] !== undefined);
  return name && `--${name === 'maxCalls' ? 'max-calls' : name}`;
};

/** Whether the job is one for threads: it is asked for, or a file is large or packed. */
const isBulk = (operands: readonly string[], options: SolveOptions): boolean =>
  [options.threads, options.output, options.resume].some((option) => option !== undefined) ||
  (options.onError === 'record' && !options.json) ||
  (extraOf(options) === undefined && operands.some(isLarge));

interface Answer {
  readonly result: SearchResult;
  readonly ms: number;
}

/** Prints the solutions of a puzzle. Nothing comes back when two solvers differ about them: then that is reported instead. */
function answerWith(
  solver: Solver,
  session: Session,
  found: Found,
  options: SolveOptions,
  texts: Texts,
): Answer | undefined {
  try {
    return options.json
      ? answerInJson(solver, session, found, options)
      : answerInText(solver, session, found, options, texts);
  } catch (problem) {
    if (!(problem instanceof Disagreement)) throw problem;
    report(session, found, 'disappoint', { code: 'disagreement', message: problem.message }, options.json);
    return undefined;
  }
}

/** How many solutions are wanted: one, unless more are asked for. */
const limitOf = ({ limit, all, count }: SolveOptions): number => limit ?? (all || count ? Number.POSITIVE_INFINITY : 1);

/** Searches, and hands on each solution: as it is found, or with `--check` once both solvers agree. */
function ask(solver: Solver, puzzle: Puzzle, options: SolveOptions, hear: (solution: Uint8Array) => void): Answer {
  const held: Uint8Array[] = [];
  const start = performance.now();
  const result = search(
    puzzle,
    {
      limit: limitOf(options),
      keep: 0,
      ...(!options.count && { onSolution: options.check ? (solution) => void held.push(solution) : hear }),
      ...(options.maxCalls !== undefined && { maxCalls: options.maxCalls }),
    },
    [solver],
  );
  const ms = performance.now() - start;
  held.forEach(hear);
  return { result, ms };
}

function answerInText(
  solver: Solver,
  session: Session,
  { reading }: Found,
  options: SolveOptions,
  texts: Texts,
): Answer {
  const { puzzle, format, notation } = reading;
  const answer = ask(solver, puzzle, options, (solution) =>
    texts.addDigits(puzzle.geometry, solution, options.to ?? format, notation),
  );
  if (options.count) session.output.line(String(answer.result.count));
  return answer;
}

// Up to here solutions are gathered, so that their number comes first; beyond, they are written as they are found.
const MOST_GATHERED = 1000;

function answerInJson(solver: Solver, session: Session, { reading }: Found, options: SolveOptions): Answer {
  const { puzzle, notation } = reading;
  const head = { puzzle: lineOf(puzzle.givens, notation), geometry: puzzle.geometry.id };
  const tail = ({ result, ms }: Answer): object => {
    const { calls, guesses, singlesPerPass, stopped } = result;
    return { calls, guesses, ...(singlesPerPass && { singlesPerPass }), stopped, ms: rounded(ms), solver: solver.name };
  };
  if (options.check || options.count || limitOf(options) <= MOST_GATHERED) {
    const solutions: string[] = [];
    const answer = ask(solver, puzzle, options, (solution) => solutions.push(lineOf(solution, notation)));
    session.json({ ...head, count: answer.result.count, solutions, ...tail(answer) });
    return answer;
  }
  session.output.write(`${JSON.stringify(head).slice(0, -1)},"solutions":[`);
  let separator = '';
  const answer = ask(solver, puzzle, options, (solution) => {
    session.output.write(separator + JSON.stringify(lineOf(solution, notation)));
    separator = ',';
  });
  session.output.line(`],${JSON.stringify({ count: answer.result.count, ...tail(answer) }).slice(1)}`);
  return answer;
}

function workOf(solver: Solver, { count, calls, guesses, singlesPerPass, stopped }: SearchResult, ms: number): string {
  const passes = singlesPerPass ? [`singles per pass ${singlesPerPass.join('+') || 0}`] : [];
  const parts = [counted(count, 'solution'), counted(calls, 'call'), counted(guesses, 'guess', 'guesses')];
  return [...parts, ...passes, `${ms.toFixed(3)} ms`, `stopped: ${stopped}`, solver.name].join(', ');
}

function totalOf({ puzzles, solved, ms }: { puzzles: number; solved: number; ms: number }): string {
  const rate = ms > 0 ? `, ${Math.round((puzzles / ms) * 1000).toLocaleString('en')} a second` : '';
  return `${counted(puzzles, 'puzzle')}, ${solved.toLocaleString('en')} solved, ${ms.toFixed(1)} ms of solving${rate}`;
}
