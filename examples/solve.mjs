// Solve a puzzle and print it.
import { formatNamed, puzzleOf } from '@pencilmark/core/format';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { isProper, solve } from '@pencilmark/core/solve';

const puzzle = puzzleOf('5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....');
const drawn = formatNamed('drawn');

console.log(drawn.print(makePuzzle(puzzle.geometry, solve(puzzle))));
console.log(isProper(puzzle) ? 'This is the only solution.' : 'There are others.');

/* Prints:
+-------+-------+-------+
| 5 3 2 | 4 8 9 | 1 7 6 |
| 9 1 6 | 5 7 3 | 2 8 4 |
| 4 8 7 | 1 2 6 | 9 5 3 |
+-------+-------+-------+
| 7 5 9 | 2 6 1 | 3 4 8 |
| 2 6 3 | 8 4 5 | 7 1 9 |
| 8 4 1 | 3 9 7 | 6 2 5 |
+-------+-------+-------+
| 6 9 8 | 7 1 4 | 5 3 2 |
| 3 7 4 | 6 5 2 | 8 9 1 |
| 1 2 5 | 9 3 8 | 4 6 7 |
+-------+-------+-------+
This is the only solution.
*/
