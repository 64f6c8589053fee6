import { type Completions, quoted, words } from './completions.ts';

/** The completion script for bash. */
export function bash(all: readonly Completions[]): string {
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
