import { type Completions, quoted, words } from './completions.ts';

/** The completion script for fish. */
export function fish(all: readonly Completions[]): string {
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
