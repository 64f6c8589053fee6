import { readPlain } from '@pencilmark/core/format';
import type { Puzzle } from '@pencilmark/core/puzzle';
import examples from '../../../../../corpus/examples.txt?raw';

/** A puzzle to choose, by its name. */
export interface NamedPuzzle {
  readonly name: string;
  readonly text: string;
  readonly group: 'tutorials' | 'made' | 'known';
}

const EXAMPLES = examples.split('\n').flatMap((line): NamedPuzzle[] => {
  const [, text, name] = /^(\S+) # (\S+)$/.exec(line) ?? [];
  return text && name ? [{ text, name, group: name.startsWith('made-') ? 'made' : 'tutorials' }] : [];
});

// Known from articles about brute force: the solution of the first begins with 987654321, so
// that ascending digits are tried longest.
const KNOWN: readonly NamedPuzzle[] = [
  {
    name: 'against-brute-force',
    text: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    group: 'known',
  },
];

/** The puzzles to choose from: first those of tutorials. */
export const PUZZLES: readonly NamedPuzzle[] = [
  ...EXAMPLES.filter(({ group }) => group === 'tutorials'),
  ...EXAMPLES.filter(({ group }) => group === 'made'),
  ...KNOWN,
];

/** The puzzle of the list with a name, if there is one. */
export function puzzleNamed(name: string): Puzzle | undefined {
  const known = PUZZLES.find((puzzle) => puzzle.name === name);
  const reading = known && readPlain(known.text);
  return reading?.ok ? reading.value.puzzle : undefined;
}
