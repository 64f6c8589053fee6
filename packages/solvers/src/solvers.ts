import { checkGeometry, classic, type Geometry } from '@pencilmark/core/geometry';
import { check, having } from '@pencilmark/core/result';
import { canSolve, checked, referee, SOLVERS, type Solver, solverNamed } from '@pencilmark/core/solve';

/**
 * Boards of at least this size also get conflict learning, except the plain 9×9 board. Propagation
 * and trying need 23 s for the open 9×9 board with knights, kings and diagonals. On smaller boards
 * they need 0.2 s at most, without WebAssembly.
 */
const SMALLEST_FOR_SAT = 8;

// WebAssembly is loaded when the first puzzle needs it. For `sat` it is a megabyte.
const LOADED: Readonly<Record<string, () => Promise<Solver>>> = {
  turbo: async () => (await import('@pencilmark/turbo')).loadTurbo(),
  'singles+sat': async () => (await import('@pencilmark/sat')).loadLargeSolver(),
  sat: async () => (await import('@pencilmark/sat')).loadSat(),
};

const A_SOLVER = having('a solver, such as bands', 'name', 'prepare');

/**
 * Every name that `solverCalled` and `solversFor` know: those of core's solvers, and those that are
 * loaded.
 *
 *     SOLVER_NAMES.includes('turbo')      // true
 */
export const SOLVER_NAMES: readonly string[] = [...SOLVERS.map((solver) => solver.name), ...Object.keys(LOADED)];

const kept = new Map<string, Promise<Solver>>();

/**
 * The solver with a name out of `SOLVER_NAMES`. It is always the same one, so that what it prepared
 * is kept. Rejects with a RangeError when there is none with this name.
 *
 *     (await solverCalled('sat')).name      // 'sat'
 */
export function solverCalled(name: string): Promise<Solver> {
  let solver = kept.get(name);
  if (!solver) kept.set(name, (solver = loaded(name)));
  return solver;
}

async function loaded(name: string): Promise<Solver> {
  const solver = Object.hasOwn(LOADED, name) ? await LOADED[name]!() : solverNamed(name);
  if (!solver) throw new RangeError(`solver "${String(name)}"; expected one of ${SOLVER_NAMES.join(', ')}`);
  return solver;
}

// Other demands, such as sums, are not for it: boards that have some do not load it.
const isForSat = ({ id, size, demands }: Geometry): boolean =>
  size >= SMALLEST_FOR_SAT && id !== classic.id && demands.every(({ kind }) => kind === 'house' || kind === 'apart');

/**
 * The solvers for a board, best first; with a name out of `SOLVER_NAMES`, that solver only.
 *
 *     (await solversFor(classic))[0]?.name      // 'turbo'
 *     (await solversFor(sized(8)))[0]?.name      // 'singles+sat'
 *     (await solversFor(classic, 'bands')).length      // 1
 */
export async function solversFor(geometry: Geometry, name?: string): Promise<readonly Solver[]> {
  checkGeometry('solversFor', geometry);
  if (name !== undefined) return [await solverCalled(name)];
  if (geometry.id === classic.id) return [await solverCalled('turbo'), ...SOLVERS];
  return isForSat(geometry) ? [await solverCalled('singles+sat'), ...SOLVERS] : SOLVERS;
}

const referees = new Map<string, Solver>();

/**
 * A solver that asks this one and another about puzzles on a board, and throws a `Disagreement`
 * when they differ. The other one knows the board, does not get lost on it, and works in another
 * way. On a large board with demands that no other solver knows, each solution is checked instead.
 *
 *     const careful = await refereeFor(await solverCalled('bands'), classic);
 *     countSolutions(emptyPuzzle(classic), { limit: 2, solvers: [careful] })      // 2
 */
export async function refereeFor(solver: Solver, geometry: Geometry): Promise<Solver> {
  check('refereeFor', 'solver', solver, A_SOLVER);
  checkGeometry('refereeFor', geometry);
  const second = await secondFor(solver, geometry);
  const key = `${solver.name} ${second?.name}`;
  let asking = referees.get(key);
  if (!asking) referees.set(key, (asking = second ? referee(solver, second) : checked(solver)));
  return asking;
}

/** Boards up to this size are small enough for plain backtracking to have its say. */
const LARGEST_TO_BACKTRACK = 4;

/** Another solver for a board, if there is one that does not get lost on it. */
async function secondFor({ name }: Solver, geometry: Geometry): Promise<Solver | undefined> {
  const isPlain = canSolve(await solverCalled('exact-cover'), geometry);
  if (!isPlain && geometry.size > LARGEST_TO_BACKTRACK) return undefined;
  const [best, second] = !isPlain
    ? (['demands', 'backtracking'] as const)
    : isForSat(geometry)
      ? (['sat', 'singles+sat'] as const)
      : (['singles', 'exact-cover'] as const);
  return solverCalled(name === best ? second : best);
}

/** Solvers for a board, best first, and a solver that asks two of them and compares. */
export interface CarefulSolvers {
  readonly solvers: readonly Solver[];
  readonly referee: Solver;
}

/**
 * The solvers for a board with a referee over the best of them: for puzzles whose solutions must be
 * counted beyond doubt.
 *
 *     const { referee } = await carefulSolversFor(classic);
 *     referee.supports(classic)      // true
 */
export async function carefulSolversFor(geometry: Geometry): Promise<CarefulSolvers> {
  checkGeometry('carefulSolversFor', geometry);
  const solvers = await solversFor(geometry);
  const best = solvers.find((solver) => canSolve(solver, geometry))!;
  return { solvers, referee: await refereeFor(best, geometry) };
}
