export type {
  About,
  CellCounts,
  DocumentEntry,
  Format,
  Notation,
  ParseError,
  ParseOptions,
  PrintOptions,
  Reading,
} from './format.ts';
export { detectFormat, FORMATS, type FormatName, formatNamed } from './formats.ts';
export { type ParsedPuzzle, type PuzzleOptions, parsePuzzle, puzzleOf } from './parse.ts';
export { readPlain } from './plain.ts';
export { type Entry, makeReader, type Reader, type ReaderOptions } from './reader.ts';
export type { BoardLines, Closing, Field, QuickLine, Signs } from './signs.ts';
export { ALPHABETS, type Alphabet, usualNotation } from './text/alphabets.ts';
export { writeCells } from './text/cells.ts';
