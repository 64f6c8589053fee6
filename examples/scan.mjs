// Read the puzzle of a photo. The caller decodes the picture, here with jpeg-js.
import { readFileSync } from 'node:fs';
import { loadNetwork, scan } from '@pencilmark/scan';
import { decode } from 'jpeg-js';

const picture = decode(readFileSync(new URL('../corpus/pictures/tilted.jpg', import.meta.url)), { useTArray: true });
const network = await loadNetwork();
const { found, why } = scan(picture, { network });

if (why) console.log(`Nothing was read: ${why}.`);
for (const { size, cells, doubts, state } of found) {
  for (let row = 0; row < size; row++)
    console.log(
      cells
        .slice(row * size, (row + 1) * size)
        .map(({ digit }) => digit || '.')
        .join(' '),
    );
  console.log(`The puzzle is ${state}; cells to look at: ${doubts.length}.`);
}

/* Prints:
5 3 . . 7 . . . .
6 . . 1 9 5 . . .
. 9 8 . . . . 6 .
8 . . . 6 . . . 3
4 . . 8 . 3 . . 1
7 . . . 2 . . . 6
. 6 . . . . 2 8 .
. . . 4 1 9 . . 5
. . . . 8 . . 7 9
The puzzle is proper; cells to look at: 0.
*/
