// Watch a search: each event is plain data.
import { puzzleOf } from '@pencilmark/core/format';
import { cellName } from '@pencilmark/core/geometry';
import { search, solverNamed } from '@pencilmark/core/solve';

const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4');
const says = {
  try: ({ cell, digit }) => `try ${digit} in ${cellName(cell, 4)}`,
  place: ({ cell, digit, why }) => `only ${digit} fits ${cellName(cell, 4)} (${why})`,
  reject: ({ cell, digit }) => `take ${digit} back from ${cellName(cell, 4)}`,
  solution: ({ digits }) => `solution ${digits.join('')}`,
};

const { calls, guesses } = search(puzzle, {
  limit: 1,
  trace: (event) => says[event.kind] && console.log(says[event.kind](event)),
  solvers: [solverNamed('backtracking')],
});
console.log(`${calls} calls, ${guesses} guesses`);

/* Prints:
try 2 in r1c2
try 3 in r1c3
take 3 back from r1c3
try 4 in r1c3
try 3 in r1c4
try 3 in r2c1
try 4 in r2c2
try 1 in r2c4
try 2 in r3c1
try 1 in r3c3
take 1 back from r3c3
take 2 back from r3c1
try 4 in r3c1
try 1 in r3c3
try 2 in r3c4
try 2 in r4c1
try 1 in r4c2
try 3 in r4c3
solution 1243342143122134
16 calls, 4 guesses
*/
