import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server of its own, for tests. */
export interface Cluster {
  /** The address of a new empty database on it. */
  newDatabase(): string;
  stop(): void;
  start(): void;
  /** Ends the server as a crash does. */
  crash(): void;
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

/** Starts a server in a folder for passing things; undefined where the machine has none. */
export async function startCluster(): Promise<Cluster | undefined> {
  const bin = programs();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-cluster-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  call(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--no-locale']);
  // A crash of the server loses nothing that the kernel has, so nobody waits for the disk.
  const settings = `-c listen_addresses=127.0.0.1 -c fsync=off -p ${port} -k ${folder}`;
  const start = (): void =>
    call(join(bin, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  const stop = (mode: string): void => call(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop']);
  start();
  const guard = guardOf(join(bin, 'pg_ctl'), data, folder);
  let databases = 0;
  return {
    newDatabase: () => {
      const name = `test_${++databases}`;
      call(join(bin, 'createdb'), ['-h', folder, '-p', String(port), '-U', 'postgres', name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    start,
    stop: () => stop('fast'),
    crash: () => stop('immediate'),
    remove: () => {
      guard.kill();
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The name of the folder with an empty database: another after every change of its making. */
function nameOfTemplate(): string {
  const hash = createHash('sha256');
  const migrations = new URL('../../migrations/', import.meta.url);
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(name, migrations)));
  hash.update(readFileSync(new URL('../../package.json', import.meta.url)));
  return join(tmpdir(), `pencilmark-template-${process.getuid?.() ?? ''}-${hash.digest('hex').slice(0, 16)}`);
}

/**
 * A folder with an embedded database. The first is made by `fill`, in some seconds, and kept. All
 * others are copies of it, and open in one second. The caller removes the folder.
 */
export async function folderWithDatabase(fill: (folder: string) => Promise<void>): Promise<string> {
  const template = nameOfTemplate();
  if (!existsSync(template)) {
    const made = mkdtempSync(`${template}-`);
    await fill(made);
    // Somebody else may have made it meanwhile; theirs is as good.
    try {
      renameSync(made, template);
    } catch {
      rmSync(made, { recursive: true });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
