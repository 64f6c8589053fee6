// Watch a search: each event is plain data.
import { cellName, puzzleOf, search, solverNamed } from '@pencilmark/core';

const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4');
const says = {
  try: ({ cell, digit }) => `try ${digit} in ${cellName(cell, 4)}`,
  place: ({ cell, digit, why }) => `only ${digit} fits ${cellName(cell, 4)} (${why})`,
  reject: ({ cell, digit }) => `take ${digit} back from ${cellName(cell, 4)}`,
  solution: ({ digits }) => `solution ${digits.join('')}`,
};

const { calls, guesses } = search(
  puzzle,
  { limit: 1, trace: (event) => says[event.kind] && console.log(says[event.kind](event)) },
  [solverNamed('backtracking')],
);
console.log(`${calls} calls, ${guesses} guesses`);

/* Prints:
 */
