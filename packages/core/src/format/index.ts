export { ALPHABETS, type Alphabet } from './alphabets.ts';
export type { Format, Notation, ParseError, ParseOptions, Part, Reading } from './format.ts';
export { detect, FORMATS, formatNamed } from './formats.ts';
export { type Found, type PuzzleOptions, parsePuzzle, puzzleOf } from './parse.ts';
export { type Entry, makeReader, type Reader, type ReaderOptions } from './reader.ts';
