/**
 * The command as one file that needs no Node. Scripts of threads are texts inside of it, and so is
 * what a package has beside its code.
 */
import { getAsset } from 'node:sea';
import { startEarly } from './early.ts';
import { start } from './start.ts';

/**
 * A script of threads: it takes its code out of the executable. The code itself as an address would
 * have more than a million characters, which each message about an error would show.
 */
const scriptOf = (name: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import{getAsset}from'node:sea';import{createRequire}from'node:module';import{compileFunction}from'node:vm';` +
        `compileFunction(getAsset('${name}','utf8'),['require','__filename'],{filename:'${name}'})` +
        '(createRequire(process.execPath),process.execPath)',
    )}`,
  );

const worker = scriptOf('worker.js');
void start(
  {
    worker,
    scan: scriptOf('scan.js'),
    command: [process.execPath],
    version: () => getAsset('version', 'utf8'),
    checker: () => getAsset('checker.js', 'utf8'),
  },
  startEarly(worker, process.argv.slice(2)),
);
