// Read a puzzle in whatever format it comes, write it in others.
import { FORMATS, parsePuzzle } from '@pencilmark/core/format';

const text = '[[1,0,0,0],[0,0,3,0],[0,4,0,0],[0,0,0,2]]';
const read = parsePuzzle(text);
if (!read.ok) throw new Error(read.error.message);
const { puzzle, format, notation } = read.value;

console.log(`read as ${format.name}, a board of ${puzzle.geometry.id}`);
for (const name of ['line', 'rows', 'drawn']) {
  const other = FORMATS.find((candidate) => candidate.name === name);
  console.log(`\n${name}:\n${other.print(puzzle, notation)}`);
}

const bad = parsePuzzle('1...\n..3.\n.4..\n..x2');
if (!bad.ok) console.log(`\nline ${bad.error.line}, column ${bad.error.column}: ${bad.error.message}`);

/* Prints:
read as lists, a board of 4x4:2x2

line:
1.....3..4.....2

rows:
1...
..3.
.4..
...2

drawn:
+-----+-----+
| 1 . | . . |
| . . | 3 . |
+-----+-----+
| . 4 | . . |
| . . | . 2 |
+-----+-----+

line 4, column 3: "x" and "." both stand for empty cells; use one of them.
*/
