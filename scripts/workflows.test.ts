/** Rules for the files of GitHub that can be looked at without GitHub. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ENGINES } from '../apps/web/tests/engines/engine.ts';
import { ROOT } from './workspace.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly steps: readonly Step[];
  readonly strategy?: {
    readonly matrix: {
      readonly os: readonly string[];
      readonly node: readonly number[];
      readonly engine?: readonly string[];
    };
  };
}
interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: { readonly [name: string]: Job };
}
interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: { readonly label: string };
  }[];
}

const FOLDER = join(ROOT, '.github');
const filesIn = (folder: string): string[] => readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith('.yml'));

function read<Content>(path: string): Content {
  const document = parseDocument(readFileSync(join(FOLDER, path), 'utf8'), { uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS() as Content;
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const workflows = filesIn('workflows').map((name) => [name, read<Workflow>(`workflows/${name}`)] as const);
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps }) => steps);

describe.each(workflows)('%s', (_name, workflow) => {
  test('may read, and no more where a job does not say so', () =>
    expect(workflow.permissions).toEqual({ contents: 'read' }));

  test('does not run beside itself', () => expect(workflow.concurrency.group).toBeTruthy());

  test('each job ends: it has a limit of minutes', () => {
    for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
  });

  test('each job runs on a named version of a system, and needs jobs that there are', () => {
    for (const job of jobsOf(workflow)) {
      const systems = job['runs-on'].includes('matrix.os') ? job.strategy!.matrix.os! : [job['runs-on']];
      for (const system of systems) expect(system).toMatch(/^(ubuntu|macos|windows)-\d/);
      if (job.needs) expect(Object.keys(workflow.jobs)).toContain(job.needs);
    }
  });

  test('actions come from GitHub itself and name a version', () => {
    for (const { uses } of stepsOf(workflow)) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
  });

  test('checking out leaves no credentials behind', () => {
    for (const step of stepsOf(workflow))
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('scripts that it runs are scripts of package.json', () => {
    for (const { run } of stepsOf(workflow)) {
      const [, name] = /^npm (?:run )?(\S+)/.exec(run ?? '') ?? [];
      if (name && !['install', 'audit'].includes(name)) expect(Object.keys(scripts)).toContain(name);
    }
  });

  test('no text of a stranger becomes a command', () => {
    for (const { run } of stepsOf(workflow)) expect(run ?? '').not.toContain('${{');
  });

  test('secrets are asked for by none, and rights to write by none that a pull request starts', () => {
    expect(JSON.stringify(workflow)).not.toContain('secrets.');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    if ('pull_request' in workflow.on) for (const job of jobsOf(workflow)) expect(job.permissions).toBeUndefined();
  });
});

test('tests run on three systems and three versions of Node, the oldest that the packages support among them', () => {
  const { matrix } = workflows.find(([name]) => name === 'test.yml')![1].jobs.test!.strategy!;
  expect(matrix.os).toHaveLength(3);
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(matrix.node).toEqual([Number(/\d+/.exec(engines.node)![0]), 22, 24]);
});

test('what lands has passed every test, on every system', () => {
  const { steps } = workflows.find(([name]) => name === 'test.yml')![1].jobs.test!;
  expect(steps.at(-1)!.run).toBe('npm test -- all');
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm run check\nnpm test -- all$/m);
});

test('one job tries the packages in every runtime, which are there for Linux on x64', () => {
  const { jobs } = workflows.find(([name]) => name === 'test.yml')![1];
  const trying = Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run === 'npm test -- packaging'));
  expect(trying.map((job) => job['runs-on'])).toEqual([expect.stringMatching(/^ubuntu-[\d.]+$/)]);
});

test('pages are tried in every engine, and in Safari', () => {
  const { engines, safari } = workflows.find(([name]) => name === 'test.yml')![1].jobs;
  const others = ENGINES.map(({ name }) => name).filter((name) => name !== 'chromium');
  expect(engines!.strategy!.matrix.engine).toEqual(others);
  expect(safari!['runs-on']).toMatch(/^macos-/);
});

const forms = filesIn('ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');

test.each(forms)('the form %s has a name, a description, and fields with labels and ids of their own', (name) => {
  const form = read<Form>(`ISSUE_TEMPLATE/${name}`);
  expect([form.name, form.description].every(Boolean)).toBe(true);
  expect(form.body.length).toBeGreaterThan(0);
  for (const { type, attributes } of form.body) {
    expect(['textarea', 'input', 'dropdown', 'checkboxes']).toContain(type);
    expect(attributes.label).toBeTruthy();
  }
  expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length);
});
