// Count solutions: of a whole kind of board, of a puzzle, and how they spread over a cell.
import { puzzleOf } from '@pencilmark/core/format';
import { boxed } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { countSolutions, enumerate, trueCandidates } from '@pencilmark/core/solve';

console.log('grids of 4x4:', countSolutions(emptyPuzzle(boxed(2, 2))));

const open = puzzleOf(['23.54.', '.6....', '1.....', '.....3', '....1.', '......'].join('\n'));
console.log('solutions of a 6x6 puzzle:', countSolutions(open));
console.log('digits that its last cell can have:', trueCandidates(open).at(-1).join(' '));

let shown = 0;
for (const solution of enumerate(open)) {
  console.log(solution.join(''));
  if (++shown === 2) break;
}

/* Prints:
grids of 4x4: 288
solutions of a 6x6 puzzle: 39
digits that its last cell can have: 2 4 5
231546465231123465546123352614614352
231546465231123465546123354612612354
*/
