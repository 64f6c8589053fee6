import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FolderInUse, lockFolder } from './embedded/lock.ts';

/** A PostgreSQL server of its own, for tests. */
export interface Cluster {
  /** The address of a new empty database on it. */
  newDatabase(): string;
  /** The address of a new database in which a service was before. */
  filledDatabase(): string;
  /** Lets `pg_dump` make a backup of a database, and gives its file. */
  dump(address: string): Promise<string>;
  /** The address of a new database that `pg_restore` has made of such a file. */
  restoredDatabase(file: string): Promise<string>;
  stop(): void;
  start(): void;
  /** Ends the server as a crash does. */
  crash(): void;
  /** Starts the server where a test that failed has left it stopped. */
  wake(): void;
  remove(): void;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a PostgreSQL server of this machine; undefined without one. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...versions.reverse(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

// PostgreSQL refuses to run as root. Debian's own user for it may run it there.
const isRoot = process.getuid?.() === 0;

const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

function call(program: string, args: readonly string[]): void {
  execFileSync(...asUser(program, args), { stdio: 'pipe', cwd: tmpdir(), timeout: 60_000 });
}

/** The same, while this process goes on. */
async function run(program: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(...asUser(program, args), { cwd: tmpdir(), timeout: 60_000 });
}

/** Ends a server whose test was stopped: this process waits until our end of its pipe closes. */
function guardOf(program: string, data: string, folder: string): ChildProcess {
  const script = 'read -r _; "$0" -D "$1" -m immediate stop; rm -rf "$2"';
  const guard = spawn(...asUser('sh', ['-c', script, program, data, folder]), {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: tmpdir(),
  });
  guard.unref();
  return guard;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** A server whose folders exist, and how it is started and stopped. */
interface Server {
  readonly folder: string;
  readonly data: string;
  address(database: string): string;
  create(database: string, template: string): void;
  start(): void;
  stop(mode: 'fast' | 'immediate'): void;
}

async function serverIn(folder: string, bin: string): Promise<Server> {
  const data = join(folder, 'data');
  const port = await freePort();
  // A crash of the server loses nothing that the kernel has, so nobody waits for the disk.
  const settings = `-c listen_addresses=127.0.0.1 -c fsync=off -p ${port} -k ${folder}`;
  const at = ['-h', folder, '-p', String(port), '-U', 'postgres'];
  return {
    folder,
    data,
    address: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    create: (database, template) => call(join(bin, 'createdb'), [...at, '-T', template, database]),
    start: () => call(join(bin, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']),
    stop: (mode) => call(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop']),
  };
}

/** Makes a new folder of the user who runs the server. */
function folderOfServer(name: string): string {
  const folder = mkdtempSync(name);
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  return folder;
}

const FILLED = 'filled';

/** Fills a database. */
type Fill = (database: string) => Promise<void>;

/** Makes the data of a server, with a database that `fill` has filled. Gives its folder. */
async function newServer(draft: string, bin: string, fill?: Fill): Promise<string> {
  const server = await serverIn(folderOfServer(draft), bin);
  const how = ['-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--no-locale'];
  call(join(bin, 'initdb'), ['-D', server.data, ...how]);
  if (!fill) return server.folder;
  server.start();
  try {
    server.create(FILLED, 'template1');
    await fill(server.address(FILLED));
  } finally {
    server.stop('fast');
  }
  return server.folder;
}

/**
 * Starts a server in a folder for passing things; undefined where the machine has none. The data of
 * the first are made, in some seconds, and kept. All others are copies. `fill` makes the tables of
 * a service; without it there is no filled database.
 */
export async function startCluster(fill?: Fill): Promise<Cluster | undefined> {
  const bin = programs();
  if (bin === undefined) return undefined;
  const template = await keptFolder(`${fill ? FILLED : 'bare'}-cluster-${bin}`, (draft) => newServer(draft, bin, fill));
  const server = await serverIn(folderOfServer(join(tmpdir(), 'pencilmark-cluster-')), bin);
  call('cp', ['-r', join(template, 'data'), server.data]);
  server.start();
  const guard = guardOf(join(bin, 'pg_ctl'), server.data, server.folder);
  let databases = 0;
  let backups = 0;
  let isUp = true;
  const start = (): void => {
    server.start();
    isUp = true;
  };
  const stop = (mode: 'fast' | 'immediate'): void => {
    isUp = false;
    server.stop(mode);
  };
  const database = (from: string): string => {
    const name = `test_${++databases}`;
    server.create(name, from);
    return server.address(name);
  };
  return {
    newDatabase: () => database('template1'),
    filledDatabase: () => database(FILLED),
    dump: async (address) => {
      const file = join(server.folder, `backup_${++backups}`);
      await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, address]);
      return file;
    },
    restoredDatabase: async (file) => {
      const address = database('template0');
      await run(join(bin, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${address}`, file]);
      return address;
    },
    start,
    stop: () => stop('fast'),
    crash: () => stop('immediate'),
    wake: () => {
      if (!isUp) start();
    },
    remove: () => {
      guard.kill();
      stop('immediate');
      rmSync(server.folder, { recursive: true, force: true });
    },
  };
}

/** A name that changes with all that goes into a database of a service. */
function nameOfTemplate(what: string): string {
  const hash = createHash('sha256').update(what);
  const migrations = new URL('../../migrations/', import.meta.url);
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(name, migrations)));
  hash.update(readFileSync(new URL('../../package.json', import.meta.url)));
  return join(tmpdir(), `pencilmark-template-${process.getuid?.() ?? ''}-${hash.digest('hex').slice(0, 16)}`);
}

/** Takes a folder for this process; undefined while another process has it. */
function lockIfFree(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder);
  } catch (problem) {
    if (problem instanceof FolderInUse) return undefined;
    throw problem;
  }
}

/**
 * A folder that is made once and kept. While one process makes it, the others wait. `make` gets the
 * beginning of a name for a new folder, and gives the folder.
 */
async function keptFolder(what: string, make: (draft: string) => Promise<string>): Promise<string> {
  const template = nameOfTemplate(what);
  while (!existsSync(template)) {
    const leave = lockIfFree(`${template}-lock`);
    try {
      if (!leave) await sleep(100);
      else if (!existsSync(template)) renameSync(await make(`${template}-`), template);
    } finally {
      leave?.();
    }
  }
  return template;
}

/**
 * A folder with an embedded database. The first is made by `fill`, in some seconds, and kept. All
 * others are copies of it, and open in one second. The caller removes the folder.
 */
export async function folderWithDatabase(fill: (folder: string) => Promise<void>): Promise<string> {
  const template = await keptFolder('embedded', async (draft) => {
    const made = mkdtempSync(draft);
    await fill(made);
    return made;
  });
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
