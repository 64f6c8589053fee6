import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { COUNT, check, TEXT } from '@pencilmark/core/result';
import { A_STREAM } from '../expected.ts';
import { packingIn, packingOf } from '../packing/packing.ts';
import { isFlow, isPacked } from './input.ts';

const MOST_AT_ONCE = 1 << 20;

/**
 * The text of an input from a place on, in UTF-8. Packed inputs are unpacked, and UTF-16 is
 * converted. `standardInput` is what `-` stands for. Everything that can be read comes first. Then
 * the generator rejects with the error of the file system or of the packing.
 *
 *     const [first] = await Array.fromAsync?.(bytesOf('LICENSE', 0)) ?? [Buffer.from('MIT')];
 *     first.length > 0      // true
 */
export async function* bytesOf(
  name: string,
  start: number,
  standardInput?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  check('bytesOf', 'name', name, TEXT);
  check('bytesOf', 'start', start, COUNT);
  if (standardInput !== undefined) check('bytesOf', 'standardInput', standardInput, A_STREAM);
  const isPlain = name !== '-' && !isPacked(name);
  let left = start;
  let encoding: string | undefined;
  let decoder: TextDecoder | undefined;
  for await (const raw of unpackedBytesOf(name, standardInput)) {
    if (encoding === undefined) {
      encoding = encodingOf(raw);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
      else if (isPlain && start > 0) {
        yield* createReadStream(name, { start, highWaterMark: MOST_AT_ONCE });
        return;
      }
    }
    const bytes = decoder ? new TextEncoder().encode(decoder.decode(raw, { stream: true })) : raw;
    if (left < bytes.length) yield bytes.subarray(left);
    left = Math.max(0, left - bytes.length);
  }
  const rest = decoder?.decode();
  if (rest) yield new TextEncoder().encode(rest);
}

/** Lets go of standard input, of which nothing more is read, so that the process can end. */
export const endStandardInput = (): void => void process.stdin.destroy();

/** UTF-8, unless the text begins with the mark that Windows programs write before UTF-16. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The bytes of an input, unpacked. The end of a file's name says how it is packed; for standard
 * input and pipes their first bytes do.
 */
async function* unpackedBytesOf(
  name: string,
  standardInput: AsyncIterable<Uint8Array> = process.stdin,
): AsyncGenerator<Uint8Array> {
  const stream = name === '-' ? standardInput : storedBytesOf(name);
  const packing = packingOf(name);
  if (packing) yield* packing.unpacked(stream);
  else if (name === '-' || (await isFlow(name))) yield* unpackedFlow(stream);
  else yield* stream;
}

/**
 * The bytes of a file as they are stored. The file is opened when the first bytes are read. If
 * it were opened earlier, nobody would hear its error, and the error would end the process.
 */
async function* storedBytesOf(name: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(name, { highWaterMark: MOST_AT_ONCE }) as AsyncIterable<Uint8Array>;
}

async function* unpackedFlow(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = stream[Symbol.asyncIterator]();
  let beginning: Uint8Array = new Uint8Array(0);
  let packing = packingIn(beginning);
  try {
    while (packing === 'unsure') {
      const next = await rest.next();
      if (next.done) packing = undefined;
      else {
        beginning = beginning.length === 0 ? next.value : joined([beginning, next.value]);
        packing = packingIn(beginning);
      }
    }
    const whole = (async function* () {
      if (beginning.length > 0) yield beginning;
      yield* { [Symbol.asyncIterator]: () => rest };
    })();
    yield* packing ? packing.unpacked(whole) : whole;
  } finally {
    await rest.return?.();
  }
}

/** Joins arrays into one. The result is a copy, so it can be kept. */
export function joined(list: readonly Uint8Array[]): Uint8Array {
  const length = list.reduce((sum, bytes) => sum + bytes.length, 0);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const bytes of list) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}
