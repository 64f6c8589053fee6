import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The parts of the running program: how others of it are started, and which part it is. */
export interface Parts {
  /** The script of the threads that do jobs. */
  readonly worker: URL;
  /** The script of the threads that read pictures. */
  readonly scan: URL;
  /** The program and the words with which this command is started once more. */
  readonly command: readonly string[];
  version(): string;
  /** The code of the checker of certificates, which is handed out. */
  checker(): string;
}

/** The parts as they lie in a package: scripts beside one another, package.json a folder above. */
export const partsBeside = (worker: URL): Parts => ({
  worker,
  scan: new URL('./scan.js', worker),
  command: [process.execPath, fileURLToPath(new URL('./main.js', worker))],
  version: () =>
    (JSON.parse(readFileSync(new URL('../package.json', worker), 'utf8')) as { readonly version: string }).version,
  checker: () => readFileSync(new URL('./checker.js', worker), 'utf8'),
});
