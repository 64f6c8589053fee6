/**
 * Starts what deploy/compose.yaml describes as processes of this machine, on 127.0.0.1: the same
 * words, variables, secrets and signals, and the same settings of the proxy. Names of services
 * become ports. What only an engine does is left out: networks, limits, read-only file systems.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { composed } from './compose.mjs';

const COMMAND = fileURLToPath(new URL('../apps/cli/bin/pencilmark.mjs', import.meta.url));
const DEBIAN = '/usr/lib/postgresql';
const SECRET = '/run/secrets/database-password';
const PROXY_SETTINGS = fileURLToPath(new URL('nginx.conf', import.meta.url));
const TLS_SETTINGS = fileURLToPath(new URL('nginx.tls.conf', import.meta.url));

/** Folders in which a program may lie, those of Debian's PostgreSQL among them. */
const folders = () => [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []).reverse(),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
];
const programCalled = (name) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The programs that are missing here. */
export const missing = () => ['initdb', 'postgres', 'nginx', 'openssl'].filter((name) => !programCalled(name));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// PostgreSQL refuses to run as root; its signals must reach it and nobody between.
const asPostgres = (words) =>
  process.getuid() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...words]
    : words;

/** A process of the stack. `end` sends its signal of the compose file, and waits for its grace. */
function start(name, [program, ...words], { environment = {}, signal = 'SIGTERM', grace, said }) {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(`${name}: ${text}`));
  const ended = once(child, 'exit').then(([code, by]) => code ?? by);
  return {
    name,
    ended,
    kill: (by) => child.kill(by),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** The code with which it ends, or `late`. */
    end: () => {
      child.kill(signal);
      return Promise.race([ended, after(grace, 'late', { ref: false })]);
    },
  };
}

const msOf = (text) => Number(/^(\d+)s$/.exec(text)[1]) * 1000;

/** A word or a variable of the compose file as it is here. */
const here = (text, ports, secret) =>
  Object.entries(ports)
    .reduce((told, [name, port]) => told.replaceAll(new RegExp(`\\b${name}:\\d+`, 'g'), `127.0.0.1:${port}`), text)
    .replaceAll(SECRET, secret);

/** The database as its image makes it: user, database and password from the compose file. */
async function startDatabase({ service, folder, port, secret, said }) {
  const { environment, command } = service;
  const data = join(folder, 'data');
  const init = [...environment.POSTGRES_INITDB_ARGS.split(' '), `--pwfile=${secret}`, '--no-sync', '--encoding=UTF8'];
  execFileSync(
    ...programAnd(asPostgres([programCalled('initdb'), '-D', data, '-U', environment.POSTGRES_USER, ...init])),
    {
      stdio: 'pipe',
      cwd: folder,
    },
  );
  const words = ['-D', data, '-c', 'listen_addresses=127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off'];
  const [, ...own] = command;
  const database = start('database', asPostgres([programCalled('postgres'), ...words, ...own]), {
    signal: service.stop_signal,
    grace: msOf(service.stop_grace_period),
    said,
  });
  const at = ['-h', folder, '-p', String(port), '-U', environment.POSTGRES_USER];
  for (let tries = 0; ; tries++) {
    try {
      execFileSync(programCalled('createdb'), [...at, environment.POSTGRES_DB], { stdio: 'pipe' });
      return database;
    } catch (problem) {
      if (tries > 100) throw problem;
      await after(100);
    }
  }
}
const programAnd = ([program, ...words]) => [program, words];

/** The proxy with its own settings; a certificate that it signs itself stands in for a real one. */
function startProxy({ service, folder, ports, said }) {
  const { PATH } = process.env;
  mkdirSync(join(folder, 'tls'));
  mkdirSync(join(folder, 'written'));
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'pipe',
    env: { PATH },
  });
  const settings = Object.entries(ports)
    .filter(([name]) => name.startsWith('node-'))
    .reduce(
      (text, [name, port]) => text.replaceAll(`${name}:4173`, `127.0.0.1:${port}`),
      readFileSync(PROXY_SETTINGS, 'utf8'),
    )
    .replace('listen 8080;', `listen 127.0.0.1:${ports.proxy};`);
  // The workers of a proxy that root starts would be somebody who may not read this folder.
  const user = process.getuid() === 0 ? 'user root;\n' : '';
  writeFileSync(join(folder, 'nginx.conf'), user + settings);
  const tls = readFileSync(TLS_SETTINGS, 'utf8')
    .replace('listen 8443', `listen 127.0.0.1:${ports.tls}`)
    .replaceAll('/run/secrets', folder);
  writeFileSync(join(folder, 'tls/tls.conf'), tls);
  const words = service.command.map((word) =>
    word === '/etc/pencilmark/nginx.conf'
      ? join(folder, 'nginx.conf')
      : word === '/tmp'
        ? join(folder, 'written')
        : word,
  );
  const [program, ...rest] = words;
  return start('proxy', [programCalled(program), ...rest], {
    signal: service.stop_signal,
    grace: msOf(service.stop_grace_period),
    said,
  });
}

/** Starts everything, the nodes at the same moment on an empty database. `end` removes it all. */
export async function startStack() {
  const folder = mkdtempSync(`${process.env.TMPDIR ?? '/tmp'}/pencilmark-stack-`);
  if (process.getuid() === 0) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o755);
  const said = [];
  const ports = { database: await freePort(), proxy: await freePort(), tls: await freePort() };
  const origin = `http://127.0.0.1:${ports.proxy}`;
  const { services } = composed({ PENCILMARK_ORIGIN: origin });
  const nodeNames = Object.keys(services).filter((name) => name.startsWith('node-'));
  for (const name of nodeNames) ports[name] = await freePort();

  const secret = join(folder, 'database-password');
  writeFileSync(secret, `${randomBytes(24).toString('hex')}\n`, { mode: 0o644 });
  const parts = {};
  const end = () => {
    for (const part of Object.values(parts)) part.kill(part.name === 'database' ? 'SIGINT' : 'SIGKILL');
    return Promise.all(Object.values(parts).map(({ ended }) => ended)).then(() =>
      rmSync(folder, { recursive: true, force: true }),
    );
  };
  try {
    parts.database = await startDatabase({ service: services.database, folder, port: ports.database, secret, said });
    for (const name of [...nodeNames, 'worker']) {
      const service = services[name];
      const words = service.command.map((word) =>
        here(word, ports, secret)
          .replace('--host=0.0.0.0', '--host=127.0.0.1')
          .replace('--port=4173', `--port=${ports[name]}`),
      );
      const environment = Object.fromEntries(
        Object.entries(service.environment).map(([key, text]) => [key, here(text, ports, secret)]),
      );
      parts[name] = start(name, [process.execPath, COMMAND, ...words], {
        environment: { NODE_ENV: 'production', ...environment },
        grace: msOf(service.stop_grace_period),
        said,
      });
    }
    parts.proxy = startProxy({ service: services.proxy, folder, ports, said });
    return {
      parts,
      nodeNames,
      origin,
      tls: `https://127.0.0.1:${ports.tls}`,
      addressOf: (name) => `http://127.0.0.1:${ports[name]}`,
      /** How other programs reach the database. */
      database: {
        PENCILMARK_DATABASE: `postgres://pencilmark@127.0.0.1:${ports.database}/pencilmark`,
        PENCILMARK_DATABASE_PASSWORD_FILE: secret,
      },
      said,
      end,
    };
  } catch (problem) {
    await end();
    throw problem;
  }
}
