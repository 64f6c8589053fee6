/** What is watched, and how: what a link to the page holds. */
export interface View {
  /** The name of a puzzle of the list, or a puzzle as text. */
  readonly puzzle: string;
  readonly solvers: readonly string[];
  /** Whether the search ends at the first solution or goes on through everything. */
  readonly goal: Goal;
  /** How many events have happened. */
  readonly at: number;
  /** Events a second. */
  readonly speed: number;
}

export const GOALS = ['first', 'all'] as const;
export type Goal = (typeof GOALS)[number];

/** The solvers of core that report what they do, the simplest first. */
export const WATCHABLE = [
  'linear-scan',
  'backtracking',
  'candidate-lists',
  'possibles',
  'naked-singles',
  'cross-check',
  'locked-pairs',
  'exact-cover',
  'singles',
] as const;
export type Watchable = (typeof WATCHABLE)[number];

export const isWatchable = (name: string): name is Watchable => (WATCHABLE as readonly string[]).includes(name);

export const MOST_SOLVERS = 4;

export const SPEEDS = [1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((first) => first * 10 ** (power - 1)));

export const FIRST_VIEW: View = {
  puzzle: 'nyt-easy',
  solvers: ['backtracking', 'singles'],
  goal: 'first',
  at: 0,
  speed: 20,
};

const numberIn = (text: string | null): number => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Reads the query of an address; what it lacks, or has wrong, is as at first. */
export function viewOf(query: URLSearchParams): View {
  const wanted = [...new Set((query.get('solvers') ?? '').split(','))].filter(isWatchable).slice(0, MOST_SOLVERS);
  const speed = numberIn(query.get('speed'));
  return {
    puzzle: query.get('puzzle') || FIRST_VIEW.puzzle,
    solvers: wanted.length > 0 ? wanted : FIRST_VIEW.solvers,
    goal: query.get('goal') === 'all' ? 'all' : 'first',
    at: numberIn(query.get('at')),
    speed: speed === 0 ? FIRST_VIEW.speed : nearest(speed),
  };
}

const nearest = (speed: number): number =>
  SPEEDS.reduce((best, candidate) =>
    Math.abs(Math.log(candidate / speed)) < Math.abs(Math.log(best / speed)) ? candidate : best,
  );

/** The query of a view, which `viewOf` reads back. */
export const queryOf = ({ puzzle, solvers, goal, at, speed }: View): Record<string, string> => ({
  puzzle,
  solvers: solvers.join(','),
  ...(goal !== FIRST_VIEW.goal && { goal }),
  ...(at > 0 && { at: String(at) }),
  speed: String(speed),
});
