import { makeFolder } from '../pictures.ts';
import type { Session } from '../session.ts';
import { type AnswerOptions, answerWriter } from './answers.ts';
import { picturesAmong } from './files.ts';
import { readInThreads } from './threads.ts';

/** The options of the command. */
export interface ScanOptions extends AnswerOptions {
  readonly threads?: number;
}

/** Reads the pictures of files and folders, and writes what each holds. */
export async function scanFiles(session: Session, operands: readonly string[], options: ScanOptions): Promise<void> {
  if (operands.length === 0) return session.refuse('pencilmark scan', 'Give pictures, or folders with pictures.');
  const picked = picturesAmong(operands);
  if (options.svg !== undefined) makeFolder(options.svg);
  const answer = answerWriter(session, options);
  const wishes = picked.map((picture) => ({
    ...picture,
    isDrawn: options.svg !== undefined,
    isSolved: options.solve ?? false,
  }));
  await readInThreads(wishes, { script: session.parts.scan, threads: options.threads }, (said, index) =>
    answer(picked[index]!.file, said),
  );
}
