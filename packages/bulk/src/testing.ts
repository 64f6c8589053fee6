import { makeRandom, makeReader, search, solverFor } from '@pencilmark/core';
import type { Problem } from './chunk.ts';
import { noSolution } from './no-solution.ts';
import { solversFor } from './solvers.ts';
import { Texts } from './text.ts';

// Puzzles of the tutorials.
const PUZZLES = [
  '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
];
const [first, second] = PUZZLES as [string, string];
const rows = (text: string, end = ''): string => text.replace(/.{9}(?!$)/g, '$&\n') + end;

/** Lines and records of every kind that a file of puzzles may have, good and bad. */
const ODDITIES = [
  '',
  '  ',
  '# a comment',
  '#A an author',
  'what?',
  '1'.repeat(81),
  '.'.repeat(16),
  `12${'.'.repeat(14)}`,
  `2${'.'.repeat(35)}`,
  '.'.repeat(80),
  '.'.repeat(82),
  '{',
  '[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]',
  `\ufeff${first}`,
  first.replaceAll('.', '0'),
  first.replace('.', '0'),
  `0${first.slice(1)}`,
  `a name,${first}`,
  `${second} # a comment`,
  `${first},${second}`,
  `${first}\r${second}`,
  `55${first.slice(2)}`,
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  '1....\n.2...',
  '1...\n..2.\n.3..\n...4',
  '111222333'.repeat(3) + '444555666'.repeat(3) + '777888999'.repeat(3),
  '123456789456789123789123456214365897365897214897214365531642978642978531978531642',
  '+---+---+',
  `é${first}`,
  rows(first),
  rows(second, '\n'),
];

/** A file of so many records, always the same; `oddity` of a thousand are of other kinds than plain lines, some with CR LF. */
export function mixedFile(records: number, oddity: number, seed: number): string {
  const random = makeRandom(seed);
  let text = '';
  for (let record = 0; record < records; record++) {
    const kinds = random.below(1000) < oddity ? ODDITIES : PUZZLES;
    text += kinds[random.below(kinds.length)]! + (random.below(10) === 0 ? '\r\n' : '\n');
  }
  return seed % 2 === 0 ? text : text.slice(0, -1);
}

/** What is written and said of a file when it is read and solved record by record. */
export async function oneByOne(text: string): Promise<{ output: string; problems: Problem[] }> {
  let output = '';
  const problems: Problem[] = [];
  const texts = new Texts((line) => {
    output += `${line}\n`;
  });
  const reader = makeReader();
  for (const entries of [reader.push(text.replace(/^\ufeff/, '')), reader.end()]) {
    for (const { line, result } of entries) {
      if (!result.ok) {
        const { line, column, message } = result.error;
        problems.push({ line, column, how: 'refuse', message });
        continue;
      }
      const { puzzle, format, notation, leftOut } = result.value;
      for (const what of leftOut ?? []) problems.push({ line, how: 'note', message: `Left out: ${what}.` });
      const solver = solverFor(puzzle.geometry, await solversFor(puzzle.geometry));
      const [solution] = search(puzzle, { limit: 1 }, [solver]).solutions;
      if (solution) texts.addDigits(puzzle.geometry, solution, format, notation);
      else problems.push({ line, how: 'disappoint', message: noSolution(puzzle) });
    }
  }
  return { output, problems };
}
