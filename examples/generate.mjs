// Make a symmetric puzzle. The same seed gives the same puzzle on every machine.
import { formatNamed } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { classic } from '@pencilmark/core/geometry';
import { isMinimal } from '@pencilmark/core/solve';

const { puzzle, givens } = generate({ geometry: classic, seed: 2026, symmetry: 'rotate180' });

console.log(formatNamed('drawn').print(puzzle));
console.log(`${givens} givens${isMinimal(puzzle) ? ', none of them spare' : ''}`);

/* Prints:
+-------+-------+-------+
| 8 . 6 | . . . | 4 5 . |
| 5 4 7 | . . . | . . . |
| . . 9 | . 5 . | . . 1 |
+-------+-------+-------+
| . . . | 7 4 . | . . 3 |
| . . 5 | . 2 . | 8 . . |
| 3 . . | . 6 8 | . . . |
+-------+-------+-------+
| 1 . . | . 8 . | 3 . . |
| . . . | . . . | 9 2 6 |
| . 9 3 | . . . | 1 . 4 |
+-------+-------+-------+
29 givens
*/
