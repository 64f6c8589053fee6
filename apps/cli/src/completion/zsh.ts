import { type Completions, quoted, words } from './completions.ts';

/** The completion script for zsh. */
export function zsh(all: readonly Completions[]): string {
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
