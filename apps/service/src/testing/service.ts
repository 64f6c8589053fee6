import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createService, type Service } from '../service.ts';
import type { ServiceOptions } from '../settings.ts';
import { type Cluster, folderWithDatabase, startCluster } from '../store/testing.ts';
import { type Place, placeAt, placeOf } from './place.ts';

export type TestService = Service & Place;

/** Lets a service make its tables, and the puzzles that matches need first. */
async function fill(options: ServiceOptions): Promise<void> {
  const service = await createService(options);
  await service.lifecycle.opened;
  const { store } = service.lifecycle.node();
  const count = async (what: string) => (await store.execute(`select distinct ${what}`)).rows.length;
  const isFull = async () => (await count('level from pool')) >= 2 && (await count('date, level from daily')) >= 10;
  while (!(await isFull())) await new Promise((resolve) => setTimeout(resolve, 100));
  await service.close();
}

/** A folder with a database in which a service was before. The caller removes it. */
export const folderForTests = (): Promise<string> => {
  holdMachineCode();
  return folderWithDatabase((data) => fill({ data }));
};

let cluster: Promise<Cluster | undefined> | undefined;

/**
 * The PostgreSQL server of this process, with which it ends; undefined where the machine has none.
 * Files share it, one after the other, each with databases of its own.
 */
export async function clusterForTests(): Promise<Cluster | undefined> {
  cluster ??= startCluster((database) => fill({ database }));
  (await cluster)?.wake();
  return cluster;
}

const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

const modules: WebAssembly.Module[] = [];

/**
 * Holds the program of the embedded database. While somebody does, V8 keeps its machine code, and
 * the next database of the process is there in half the time.
 */
function holdMachineCode(): void {
  if (modules.length === 0) modules.push(new WebAssembly.Module(readFileSync(PROGRAM)));
}

/** A service on an empty embedded database of its own, unless another is given. */
export async function serviceForTests(options: ServiceOptions = {}): Promise<TestService> {
  const isOwn = options.database === undefined && options.data === undefined;
  const data = isOwn ? await folderForTests() : undefined;
  // All tests come from one address.
  const limits = { requests: 100_000, logins: 1000, guests: 1000, socketsOfAddress: 1000, ...options.limits };
  const service = await createService({ ...(isOwn && { data }), ...options, limits });
  await service.lifecycle.opened;
  return {
    ...service,
    ...placeOf(service),
    close: async () => {
      await service.close();
      if (data !== undefined) rmSync(data, { recursive: true });
    },
  };
}

/** The same, for all tests of a file; it ends with them. */
export async function serviceOfFile(options?: ServiceOptions): Promise<TestService> {
  const service = await serviceForTests(options);
  afterAll(() => service.close());
  return service;
}

const NODE = `
  import { createService } from ${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)};
  const service = await createService({ limits: { requests: 100000, guests: 1000 }, ...JSON.parse(process.argv[1]) });
  await service.lifecycle.opened;
  // A test that is stopped leaves no node behind: its end of the pipe closes.
  process.stdin.resume().once('end', () => process.exit());
  console.log((await service.listen({ port: 0, host: '127.0.0.1' })).address);`;

export type NodeProcess = Place & { readonly child: ChildProcess };

/** A node in a process of its own, for tests that end it as a crash does. */
export async function nodeProcess(options: ServiceOptions): Promise<NodeProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', NODE, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout!, 'data');
  return { ...placeAt(String(line).trim()), child };
}
