/** Two options that contradict each other in some commands, as people type them, and why. */
export interface Contradiction {
  /** By default every command that has both options. */
  readonly commands?: readonly string[];
  readonly options: readonly [string, string];
  readonly why: string;
}

const DRAWN = {
  commands: ['hint', 'explain', 'rate'],
  why: 'puzzles are drawn one after the other, and the answers go to standard output',
};

/** Every contradiction in which one of the two options would have no effect. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    commands: ['solve', 'canonical', 'generate', 'scan'],
    options: ['--to', '--json'],
    why: 'a JSON object has a form of its own',
  },
  {
    commands: ['generate'],
    options: ['--near', '--method rounds'],
    why: 'puzzles in the vicinity of others are thinned given by given',
  },
  ...['--minimal', '--method', '--near'].map(
    (option): Contradiction => ({
      commands: ['generate'],
      options: ['--kinds', option],
      why: 'clues and givens are taken away in a way of their own, and none remains that can be spared',
    }),
  ),
  ...['--minimal', '--path'].map(
    (option): Contradiction => ({
      commands: ['certify'],
      options: ['--proof', option],
      why: 'a proof by clauses says that the solution is the only one, and no more',
    }),
  ),
  { commands: ['solve'], options: ['--to', '--count'], why: 'a number has no format' },
  ...['--to', '--count', '--all', '--limit', '--check', '--stats'].map(
    (option): Contradiction => ({
      commands: ['solve'],
      options: ['--candidates', option],
      why: 'the candidates of all solutions are asked for, and no solution',
    }),
  ),
  { commands: ['solve'], options: ['--all', '--limit'], why: 'either every solution is wanted or some are' },
  { commands: ['rate'], options: ['--columns', '--raters'], why: 'the columns say who must be asked' },
  ...['--columns', '--json'].map(
    (option): Contradiction => ({
      commands: ['collect'],
      options: ['--canonical', option],
      why: 'canonical is one of the columns',
    }),
  ),
  ...['--output', '--shard'].map(
    (option): Contradiction => ({
      commands: ['dataset'],
      options: ['--folder', option],
      why: 'a set in a folder is whole, and its files have names of their own',
    }),
  ),
  ...['--rows', '--form', '--folder', '--count', '--shard', '--queue', '--on-error', '--from'].map(
    (option): Contradiction => ({
      commands: ['dataset'],
      options: ['--annotate', option],
      why: 'a table of somebody else keeps its form and its rows, and is annotated as a whole',
    }),
  ),
  ...['--table', '--puzzle'].map(
    (option): Contradiction => ({
      commands: ['grade'],
      options: ['--prompt', option],
      why: 'a prompt is what is asked, and nothing is graded',
    }),
  ),
  ...['--estimate', '--max-calls'].map(
    (option): Contradiction => ({
      commands: ['count-grids'],
      options: ['--classes', option],
      why: 'classes are counted exactly, without calls',
    }),
  ),
  ...['--paths', '--seed', '--puzzles'].map(
    (option): Contradiction => ({
      commands: ['statistics'],
      options: ['--columns', option],
      why: 'rows are read, and nothing is drawn',
    }),
  ),
  ...['--paths', '--seed', '--puzzles', '--columns'].map(
    (option): Contradiction => ({
      commands: ['statistics'],
      options: ['--exact', option],
      why: 'all minimal puzzles are counted, and nothing is drawn',
    }),
  ),
  { commands: ['evaluate'], options: ['--puzzles', '--count'], why: 'puzzles are read from a file, or made' },
  { commands: ['evaluate'], options: ['--url', '--process'], why: 'no program is started' },
  { commands: ['verify'], options: ['--json', '--print-checker'], why: 'the checker is a program' },
  { commands: ['prove'], options: ['--place', '--strike'], why: 'a reason is for one claim' },
  { commands: ['tournament'], options: ['--json', '--markdown'], why: 'standard output has one form' },
  { commands: ['watch'], options: ['--frames', '--speed'], why: 'events that are written have no speed' },
  { commands: ['jobs'], options: ['--fetch', '--cancel'], why: 'a job that is cancelled has no output' },
  {
    commands: ['jobs'],
    options: ['--fetch', '--json'],
    why: 'the output of a job has the form that its command chose',
  },
  { options: ['--queue', '--threads'], why: 'other machines do the work, each with threads of its own' },
  { options: ['--queue', '--shard'], why: 'the queue divides the job by itself' },
  ...['--threads', '--output', '--resume', '--shard', '--queue', '--on-error record'].map(
    (option): Contradiction => ({ ...DRAWN, options: ['--svg', option] }),
  ),
];

/** The sentence for options of a command that contradict each other; undefined when none do. */
export function contradictionIn(command: string, options: Readonly<Record<string, unknown>>): string | undefined {
  const isGiven = (typed: string): boolean => {
    const [flag, value] = typed.split(' ') as [string, string?];
    const given = options[keyOf(flag)];
    return given !== undefined && (value === undefined || value === given);
  };
  const contradiction = CONTRADICTIONS.find(
    (row) => (row.commands?.includes(command) ?? true) && row.options.every(isGiven),
  );
  return contradiction && `${contradiction.options.join(' and ')} cannot go together: ${contradiction.why}.`;
}

/** The name that commander gives to an option: `onError` for `--on-error`. */
export const keyOf = (flag: string): string =>
  flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
