// Solve a puzzle and print it.
import { formatNamed, isProper, makePuzzle, puzzleOf, solve } from '@pencilmark/core';

const puzzle = puzzleOf('5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....');
const drawn = formatNamed('drawn');

console.log(drawn.print(makePuzzle(puzzle.geometry, solve(puzzle))));
console.log(isProper(puzzle) ? 'This is the only solution.' : 'There are others.');

/* Prints:
 */
