import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../apps/service/src/settings.ts';
import { composed, filledIn } from '../deploy/compose.mjs';

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The instructions of a Containerfile, with continued lines joined. */
function instructionsOf(text: string): { readonly name: string; readonly rest: string }[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }));
}
type Instructions = ReturnType<typeof instructionsOf>;

const named = (all: Instructions, ...names: readonly string[]) => all.filter(({ name }) => names.includes(name));
const lastStage = (all: Instructions): Instructions => all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};
/** What bases are, with the usual values of arguments. */
const basesOf = (all: Instructions): string[] => {
  const values = Object.fromEntries(named(all, 'ARG').map(({ rest }) => rest.split('=') as [string, string]));
  return named(all, 'FROM').map(({ rest }) =>
    rest.split(' ')[0]!.replace(/\$\{(\w+)\}/, (_, name) => values[name] ?? ''),
  );
};

/** THE rules of a Containerfile: each gives what breaks it. */
const RULES: Readonly<Record<string, (all: Instructions) => readonly string[]>> = {
  'each base has a tag, and none is `latest`': (all) =>
    basesOf(all).filter((base) => !/^[\w.-]+\.[\w.]+\/[\w./-]+:(?!latest)[\w.-]+(@sha256:[0-9a-f]{64})?$/.test(base)),
  'there is more than one stage, and the last one installs nothing': (all) =>
    named(all, 'FROM').length < 2 ? ['one stage'] : named(lastStage(all), 'RUN').map(({ rest }) => rest),
  'the user is a number that is not root': (all) =>
    /^[1-9]\d*:[1-9]\d*$/.test(named(lastStage(all), 'USER').at(-1)?.rest ?? '') ? [] : ['USER'],
  'nothing is fetched by ADD': (all) => named(all, 'ADD').map(({ rest }) => rest),
  'each COPY says who owns it': (all) =>
    named(all, 'COPY').flatMap(({ rest }) =>
      /--chown=\d+:\d+ /.test(rest) || /^--from=build \/usr\/local\/bin\/node /.test(rest) ? [] : [rest],
    ),
  'lists of apt are removed where it installs': (all) =>
    named(all, 'RUN').flatMap(({ rest }) =>
      /apt-get install/.test(rest) && !/rm -rf \/var\/lib\/apt\/lists/.test(rest) ? [rest] : [],
    ),
  'what is started is a list, so no shell stands between it and signals': (all) =>
    named(all, 'CMD', 'ENTRYPOINT').flatMap(({ rest }) => (isList(rest) ? [] : [rest])),
  'there is a health check, without a shell or curl': (all) =>
    named(lastStage(all), 'HEALTHCHECK').some(
      ({ rest }) => isList(rest.replace(/^.*?CMD /, '')) && !/curl|wget/.test(rest),
    )
      ? []
      : ['HEALTHCHECK'],
  'npm runs no scripts of packages': (all) =>
    named(all, 'RUN').flatMap(({ rest }) =>
      /npm (ci|install)/.test(rest) && !rest.includes('--ignore-scripts') ? [rest] : [],
    ),
  'no secrets are baked in': (all) =>
    named(all, 'ENV', 'ARG').flatMap(({ rest }) => (/pass|secret|token|key/i.test(rest) ? [rest] : [])),
  'it says what it is': (all) => {
    const labels = named(all, 'LABEL')
      .map(({ rest }) => rest)
      .join(' ');
    return ['title', 'licenses', 'source', 'version', 'revision'].filter(
      (name) => !labels.includes(`opencontainers.image.${name}=`),
    );
  },
};

describe('the Containerfile', () => {
  const all = instructionsOf(textOf('deploy/Containerfile'));
  test.each(Object.entries(RULES))('%s', (_says, problems) => expect(problems(all)).toEqual([]));

  test.each([
    ['FROM node', 'each base has a tag, and none is `latest`'],
    ['FROM docker.io/library/node:latest', 'each base has a tag, and none is `latest`'],
    ['FROM a.b/c:1\nRUN npm ci', 'npm runs no scripts of packages'],
    ['FROM a.b/c:1\nUSER root', 'the user is a number that is not root'],
    ['FROM a.b/c:1\nUSER 0:0', 'the user is a number that is not root'],
    ['FROM a.b/c:1\nADD https://a.b/c /c', 'nothing is fetched by ADD'],
    ['FROM a.b/c:1\nCOPY . .', 'each COPY says who owns it'],
    ['FROM a.b/c:1\nRUN apt-get install --yes tini', 'lists of apt are removed where it installs'],
    ['FROM a.b/c:1\nCMD node main.js', 'what is started is a list, so no shell stands between it and signals'],
    ['FROM a.b/c:1\nHEALTHCHECK CMD curl localhost', 'there is a health check, without a shell or curl'],
    ['FROM a.b/c:1\nENV DATABASE_PASSWORD=1234', 'no secrets are baked in'],
  ])('%j would break a rule: %s', (text, rule) => expect(RULES[rule]!(instructionsOf(text))).not.toEqual([]));

  test('what it is built from is listed once, in the two names that engines look for', () =>
    expect(textOf('.dockerignore')).toBe(textOf('.containerignore')));
});

interface Service {
  readonly [key: string]: unknown;
  readonly image: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly resources?: { readonly limits?: object } };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
}
const { services, networks, secrets } = composed() as {
  services: Record<string, Service>;
  networks: Record<string, { readonly internal?: boolean }>;
  secrets: Record<string, { readonly file: string }>;
};

describe.each(Object.entries(services))('the service %s of the compose file', (name, service) => {
  test('may write only where it says, and can become nobody else', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.privileged ?? service.cap_add ?? service.network_mode ?? service.pid).toBeUndefined();
    expect(service.tmpfs).toBeDefined();
  });
  test('has bounds, a health check without a shell, and starts again', () => {
    expect(Object.keys(service.deploy?.resources?.limits ?? {}).sort()).toEqual(['cpus', 'memory', 'pids']);
    expect(service.healthcheck?.test[0]).toBe('CMD');
    expect(service.restart).toBe('unless-stopped');
    expect(service.image).toMatch(/^[\w.]+\/.+:[\w.-]+$/);
  });
  test('has time to end', () =>
    // Jobs of a node may go on for 20 s, and its sockets and database close then.
    expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(name === 'proxy' ? 10 : 30));
  test('publishes ports only as the proxy, and only on this machine unless told', () =>
    expect(service.ports ?? []).toEqual(name === 'proxy' ? ['127.0.0.1:8080:8080'] : []));
  test('has passwords from files', () => {
    const told = [...Object.entries(service.environment ?? {}).flat(), ...(service.command ?? [])].join('\n');
    expect(told).not.toMatch(/PASSWORD(?!_FILE)/);
    expect(told).not.toMatch(/:\/\/[^/\s]+:[^/\s]+@/);
  });
});

describe('the compose file', () => {
  test('the proxy cannot reach the database, and the database nothing outside', () => {
    expect([services.proxy!.networks, services.database!.networks, services.worker!.networks]).toEqual([
      ['front'],
      ['back'],
      ['back'],
    ]);
    expect(networks.back).toEqual({ internal: true });
  });
  test('the three nodes are the same', () => {
    expect(services['node-2']).toEqual(services['node-1']);
    expect(services['node-3']).toEqual(services['node-1']);
  });
  test('its secret lies where git does not see it', () => {
    expect(Object.values(secrets).map(({ file }) => file)).toEqual(['./secrets/database-password']);
    expect(textOf('.gitignore').split('\n')).toContain('deploy/secrets/');
  });
  test('the proxy knows every node, and lets through what the service takes', () => {
    const settings = textOf('deploy/nginx.conf');
    const nodes = Object.keys(services).filter((name) => name.startsWith('node-'));
    expect([...settings.matchAll(/server (node-\d):4173 /g)].map(([, node]) => node)).toEqual(nodes);
    const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(settings)!;
    expect(Number(kilobytes) * 1024).toBeGreaterThan(LIMITS.body);
    const [, rate] = /rate=(\d+)r\/s/.exec(settings)!;
    expect(Number(rate) * 60).toBeGreaterThanOrEqual(LIMITS.requests);
    const [, connections] = /limit_conn connections (\d+);/.exec(settings)!;
    expect(Number(connections)).toBeGreaterThan(LIMITS.socketsOfAddress);
  });
});

test.each([
  ['A:-b', {}, 'b'],
  ['A:-b', { A: 'x' }, 'x'],
  ['A', {}, ''],
  ['A:-http://h:8', { A: '' }, 'http://h:8'],
])('a variable %j with %j is %j', (variable, variables, result) =>
  expect(filledIn(`<\${${variable}}>`, variables)).toBe(`<${result}>`),
);
