import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { beginsPacked, isPacked } from '@pencilmark/bulk';
import { openPipe } from '../reading/pipe.ts';

const LARGE = 1 << 20;
const BEGINNING = 1 << 12;

/** Whether threads pay for their start with one of the inputs; `-` is standard input. */
export async function isAnyLarge(inputs: readonly string[], standardInput: number): Promise<boolean> {
  for (const input of inputs) if (await isLarge(input, standardInput)) return true;
  return false;
}

/**
 * Whether threads pay for their start with an input: it is packed, or it is long and begins with
 * lines.
 */
async function isLarge(operand: string, input: number): Promise<boolean> {
  if (isPacked(operand)) return true;
  try {
    const pipe = operand === '-' ? openPipe(input) : undefined;
    if (pipe) {
      const come = await pipe.beginning(LARGE);
      const [first = new Uint8Array(0)] = come;
      if (beginsPacked(first)) return true;
      return come.reduce((sum, { length }) => sum + length, 0) >= LARGE && beginsWithLines(first);
    }
    const stat = operand === '-' ? fstatSync(input) : statSync(operand);
    if (!stat.isFile()) return false;
    if (operand === '-' && beginsPacked(beginningOf(input))) return true;
    return stat.size >= LARGE && beginsWithLines(beginningOf(operand === '-' ? input : operand));
  } catch {
    return false; // what is wrong is reported when it is read
  }
}

const beginsWithLines = (bytes: Uint8Array): boolean =>
  /^[\d.]{81}/m.test(Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1'));

function beginningOf(file: string | number): Uint8Array {
  const descriptor = typeof file === 'number' ? file : openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    // Reading at a given place does not move standard input on.
    return bytes.subarray(0, readSync(descriptor, bytes, 0, BEGINNING, 0));
  } finally {
    if (descriptor !== file) closeSync(descriptor);
  }
}
