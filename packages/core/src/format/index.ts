export { ALPHABETS, type Alphabet, usualNotation } from './alphabets.ts';
export { writeCells } from './cells.ts';
export type { Format, Notation, ParseError, ParseOptions, Part, Reading } from './format.ts';
export { detect, FORMATS, formatNamed } from './formats.ts';
export { type Found, type PuzzleOptions, parsePuzzle, puzzleOf } from './parse.ts';
export { readPlain } from './plain.ts';
export { type Entry, makeReader, type Reader, type ReaderOptions } from './reader.ts';
