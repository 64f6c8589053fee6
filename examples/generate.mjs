// Make a symmetric puzzle. The same seed gives the same puzzle on every machine.
import { classic, formatNamed, generate, isMinimal } from '@pencilmark/core';

const { puzzle, givens } = generate({ geometry: classic, seed: 2026, symmetry: 'rotate180' });

console.log(formatNamed('drawn').print(puzzle));
console.log(`${givens} givens${isMinimal(puzzle) ? ', none of them spare' : ''}`);

/* Prints:
 */
