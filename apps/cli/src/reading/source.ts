import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { bytesOf, isPacked, sentenceOf, sourceName } from '@pencilmark/bulk';
import { err, ok, type Result } from '@pencilmark/core/result';
import { sleep } from '../output/output.ts';
import { isTerminal } from '../output/terminal.ts';
import { begunPipe } from './pipe.ts';

const CHUNK_BYTES = 1 << 16;

/** A source of puzzles. */
export interface Source {
  /** The name in messages: the name of the file, or "standard input". */
  readonly name: string;
  /** How many bytes the source has, when that is known. */
  readonly size: number | undefined;
  /** The text in pieces. It can be read once. Throws as the file system does. */
  chunks(): AsyncGenerator<TextChunk>;
}

/** A piece of text, and how many bytes of its source have been read so far. */
export interface TextChunk {
  readonly text: string;
  readonly bytes: number;
}

/** Opens a file, or for `-` standard input, which has a descriptor. */
export async function openSource(operand: string, input: number): Promise<Result<Source, string>> {
  if (operand === '-' && isTerminal(input)) return err('This is a terminal. Give a file, or pipe puzzles in.');
  try {
    const descriptor = operand === '-' ? input : openSync(operand, 'r');
    const close = (): void => {
      // Standard input belongs to the caller and stays open.
      if (operand !== '-') closeSync(descriptor);
    };
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) {
      close();
      throw Object.assign(new Error(), { code: 'EISDIR' });
    }
    const size = stat.isFile() ? stat.size : undefined;
    if (isPacked(operand)) {
      close();
      return ok({ name: operand, size: undefined, chunks: () => decoded(bytesOf(operand, 0)) });
    }
    const pieces = (operand === '-' && begunPipe()) || piecesOf(descriptor, close);
    const bytes = operand === '-' ? bytesOf(operand, 0, pieces) : pieces;
    return ok({ name: sourceName(operand), size, chunks: () => decoded(bytes) });
  } catch (problem) {
    return err(sentenceOf(problem));
  }
}

/** The bytes of an open file. `close` is called after the last byte. */
async function* piecesOf(descriptor: number, close: () => void): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(CHUNK_BYTES);
  try {
    for (let count = readSome(descriptor, buffer); count > 0; count = readSome(descriptor, buffer))
      yield buffer.subarray(0, count);
  } finally {
    close();
  }
}

/** The text of some bytes, piece by piece. */
async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<TextChunk> {
  let bytes = 0;
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    bytes += piece.length;
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield { text, bytes };
  }
  const rest = decoder?.decode();
  if (rest) yield { text: rest, bytes };
}

/** UTF-8, unless the text begins with the mark that Windows programs write before UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function readSome(descriptor: number, buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(descriptor, buffer);
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      if (code === 'EOF') return 0; // how Windows ends a pipe
      if (code !== 'EAGAIN') throw problem;
      sleep(5);
    }
  }
}
