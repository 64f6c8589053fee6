// Make a symmetric puzzle. The same seed gives the same puzzle on every machine.
import { classic, formatNamed, generate, isMinimal } from '@pencilmark/core';

const { puzzle, givens } = generate({ geometry: classic, seed: 2026, symmetry: 'rotate180' });

console.log(formatNamed('drawn').print(puzzle));
console.log(`${givens} givens${isMinimal(puzzle) ? ', none of them spare' : ''}`);

/* Prints:
+-------+-------+-------+
| . . 6 | . 3 7 | . 5 . |
| . . 7 | 1 . . | . . . |
| . . . | 8 . . | . 6 . |
+-------+-------+-------+
| 9 . . | . . 5 | 6 . 3 |
| 4 . . | . . . | . . 7 |
| 3 . 1 | 9 . . | . . 2 |
+-------+-------+-------+
| . 2 . | . . 9 | . . . |
| . . . | . . 3 | 9 . . |
| . 9 . | 5 7 . | 1 . . |
+-------+-------+-------+
26 givens
*/
