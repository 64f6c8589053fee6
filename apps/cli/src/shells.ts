import type { Command } from './command.ts';

/** What may follow a command: its options, each perhaps with choices, and words of its own. */
export interface Completions {
  readonly name: string;
  readonly says: string;
  readonly words: readonly string[];
  readonly options: readonly {
    readonly long: string;
    readonly says: string;
    readonly takes: Taken;
    readonly choices: readonly string[];
  }[];
}

/** What stands behind an option. */
type Taken = 'nothing' | 'word' | 'file';

const takenBy = (flags: string): Taken => {
  if (flags.includes('<file>')) return 'file';
  return flags.includes('<') ? 'word' : 'nothing';
};

/** What completes the commands; some choices are long lists that are loaded for it. */
export const completionsOf = async (commands: readonly Command[]): Promise<Completions[]> => [
  ...(await Promise.all(
    commands.map(async ({ name, says, operand, options }) => ({
      name,
      says,
      words: operand?.choices ?? [],
      options: await Promise.all(
        options.map(async ({ flags, says, choices }) => ({
          long: /--[\w-]+/.exec(flags)![0],
          says,
          takes: takenBy(flags),
          choices: (await choices?.()) ?? [],
        })),
      ),
    })),
  )),
  { name: 'help', says: 'explain a command, with examples', words: commands.map(({ name }) => name), options: [] },
];

const words = (list: readonly string[]): string => list.join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function bash(all: readonly Completions[]): string {
  const choiceCases = all.flatMap(({ name, options }) =>
    options
      .filter(({ takes }) => takes !== 'nothing')
      .map(({ long, takes, choices }) => {
        const kind = takes === 'file' ? '-f' : `-W ${quoted(words(choices))}`;
        return `    ${quoted(`${name} ${long}`)}) COMPREPLY=($(compgen ${kind} -- "$word")); return ;;`;
      }),
  );
  const wordCases = all.map(({ name, options, words: own }) => {
    const list = words([...own, ...options.map(({ long }) => long), '--help']);
    return `    ${name}) COMPREPLY=($(compgen -W ${quoted(list)} -- "$word")${own.length > 0 ? '' : ' $(compgen -f -- "$word")'}) ;;`;
  });
  return `# Completion of pencilmark for bash
_pencilmark() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(words([...all.map(({ name }) => name), '--help', '--version']))} -- "$word"))
    return
  fi
  case "$command $before" in
${choiceCases.join('\n')}
  esac
  case "$command" in
${wordCases.join('\n')}
  esac
}
complete -o filenames -F _pencilmark pencilmark
`;
}

function zsh(all: readonly Completions[]): string {
  const described = (name: string, says: string): string => quoted(`${name}:${says.replaceAll(':', '\\:')}`);
  const spec = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');
  const cases = all.map(({ name, options, words: own }) => {
    const rows = options.map(({ long, says, takes, choices }) => {
      const kind = takes === 'file' ? '_files' : choices.length > 0 ? `(${words(choices)})` : '';
      return quoted(`${long}[${spec(says)}]${takes === 'nothing' ? '' : `:${long.slice(2)}:${kind}`}`);
    });
    const operand = own.length > 0 ? `1:what:(${words(own)})` : '*:file:_files';
    return `    ${name}) _arguments ${[...rows, quoted(operand)].join(' ')} ;;`;
  });
  return `#compdef pencilmark
# Completion of pencilmark for zsh
_pencilmark() {
  local -a commands
  commands=(${all.map(({ name, says }) => described(name, says)).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _pencilmark pencilmark
`;
}

function fish(all: readonly Completions[]): string {
  const lines = all.flatMap(({ name, says, options, words: own }) => {
    const within = `complete -c pencilmark -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c pencilmark -n __fish_use_subcommand -f -a ${name} -d ${quoted(says)}`,
      ...(own.length > 0 ? [`${within} -f -a ${quoted(words(own))}`] : []),
      ...options.map(({ long, says, takes, choices }) => {
        const choice = choices.length > 0 ? ` -a ${quoted(words(choices))}` : '';
        const argument = { nothing: '', word: ` -x${choice}`, file: ' -r -F' }[takes];
        return `${within} -l ${long.slice(2)}${argument} -d ${quoted(says)}`;
      }),
    ];
  });
  return `# Completion of pencilmark for fish\n${lines.join('\n')}\n`;
}

/** The shells there are scripts for. */
export const SHELLS: Readonly<Record<string, (all: readonly Completions[]) => string>> = { bash, zsh, fish };
